import { describe, expect, test } from 'vitest'
import { checkContainerNo, checkUscc, checkVin, isVinChecked } from './check-digits'

describe('container numbers (trade-services.md 18)', () => {
  test.each([
    ['CSQU3054383', 6185, 3, true],
    ['CSQU3054384', 6185, 3, false],
    ['RAIU6900114', 1533, 4, true],
    ['ZEPU0037255', 4592, 5, true],
    ['MSCU6639870', 7656, 0, true],
    ['MSCU6639871', 7656, 0, false],
    ['csqu 305438-3', 6185, 3, true],
  ])('%s has the sum %i, rest %i: valid %s', (input, sum, rest, valid) => {
    expect(checkContainerNo(input)).toMatchObject({ sum, rest, valid, check: String(rest), warning: null })
  })

  test('a rest of ten is the digit 0, and not recommended', () => {
    expect(checkContainerNo('TGHU0000040')).toMatchObject({
      sum: 2441,
      rest: 10,
      check: '0',
      valid: true,
      warning: 'remainder_10',
    })
  })

  test.each(['CSQU3054383X', 'ABCU123456', 'CSQ,3054383', 'CSQA3054383', ''])('%j has no form of one', input => {
    expect(checkContainerNo(input)).toMatchObject({ valid: false, fault: 'format' })
  })

  test('spaces and dashes are no part of it', () => {
    expect(checkContainerNo('csqu 305438-3').normalised).toBe('CSQU3054383')
  })
})

describe('vehicle numbers', () => {
  test.each([
    ['1M8GDM9AXKP042788', 351, 10, 'X', true],
    ['11111111111111111', 89, 1, '1', true],
    ['LATPAB071W1005301', 265, 1, '1', true],
    ['LATPAB070W1005301', 265, 1, '1', false],
  ])('%s has the sum %i, rest %i, sign %s: valid %s', (input, sum, rest, check, valid) => {
    expect(checkVin(input)).toMatchObject({ sum, rest, check, valid })
  })

  test.each(['1M8GDM9AXKP04278', '1M8GDM9AXKPO42788', '1M8GDM9AXKPI42788', '1M8GDM9AXKPQ42788'])(
    '%s has no form of one',
    input => {
      expect(checkVin(input)).toMatchObject({ valid: false, fault: 'format' })
    },
  )

  test('makers of China and North America have to write the sign', () => {
    expect(['LATPAB071W1005301', '1M8GDM9AXKP042788', 'WVWZZZ1JZXW000001'].map(isVinChecked)).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('credit codes', () => {
  test.each([
    ['91350100M000100Y43', 1640, 28, '3', true],
    ['91350100M000100Y4Z', 1640, 28, '3', false],
    ['9144030071526726XG', 1782, 15, 'G', true],
    ['91330100799655058B', 1384, 20, 'B', true],
    ['91330483MA7LYKN050', 2604, 0, '0', true],
  ])('%s has the sum %i, rest %i, sign %s: valid %s', (input, sum, rest, check, valid) => {
    expect(checkUscc(input)).toMatchObject({ sum, rest, check, valid, warning: null })
  })

  test('letters that are not used have no form', () => {
    expect(checkUscc('9133048IMA7LYKN050')).toMatchObject({ valid: false, fault: 'format' })
  })

  test('an organisation code inside that does not check is a warning alone', () => {
    // The last sign fits the seventeen before it; the ninth of the organisation code does not fit its eight.
    const codes = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map(sign => checkUscc(`91330483MA7LYKN06${sign}`))
    expect(codes.filter(code => code.valid)).toMatchObject([{ warning: 'inner' }])
  })
})
