import { describe, expect, test } from 'vitest'
import vectors from './check-digits.vectors.json'
import { checkContainerNo, checkUscc, checkVin, isVinChecked } from './check-digits'

/** Worked examples of the design (trade-services.md 18), as they were handed over: a wrong one says so itself. */
const { iso6346, vin, uscc } = vectors
const isWhole = <V extends { sum?: number | undefined }>(vector: V): boolean => vector.sum !== undefined

test('the worked examples are all there', () => {
  expect([iso6346.length, vin.length, uscc.length]).toEqual([11, 6, 6])
})

describe('container numbers (trade-services.md 18)', () => {
  test.each(iso6346.filter(isWhole))('$input has the sum $sum, rest $mod: valid $valid', vector => {
    expect(checkContainerNo(vector.input)).toMatchObject({
      sum: vector.sum,
      rest: vector.mod,
      valid: vector.valid,
      check: String(vector.checkDigit),
      normalised: vector.normalised,
      warning: vector.warnRemainder10 === true ? 'remainder_10' : null,
    })
  })

  test.each([...iso6346.filter(vector => !isWhole(vector)).map(({ input }) => input), 'CSQA3054383', ''])(
    '%j has no form of one',
    input => {
      expect(checkContainerNo(input)).toMatchObject({ valid: false, fault: 'format' })
    },
  )

  test('spaces and dashes are no part of it', () => {
    expect(checkContainerNo('csqu 305438-3').normalised).toBe('CSQU3054383')
  })
})

describe('vehicle numbers', () => {
  test.each(vin.filter(isWhole))('$input has the sum $sum, rest $mod, sign $check: valid $valid', vector => {
    const { sum, mod: rest, check, valid } = vector
    expect(checkVin(vector.input)).toMatchObject({ sum, rest, check, valid })
  })

  test.each([
    ...vin.filter(vector => !isWhole(vector)).map(({ input }) => input),
    '1M8GDM9AXKPI42788',
    '1M8GDM9AXKPQ42788',
  ])('%s has no form of one', input => {
    expect(checkVin(input)).toMatchObject({ valid: false, fault: 'format' })
  })

  test('makers of China and North America have to write the sign', () => {
    expect(['LATPAB071W1005301', '1M8GDM9AXKP042788', 'WVWZZZ1JZXW000001'].map(isVinChecked)).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('credit codes', () => {
  test.each(uscc.filter(isWhole))('$input has the sum $sum, rest $mod, sign $check: valid $valid', vector => {
    const { sum, mod: rest, check, valid } = vector
    const warning = vector.orgCheckOk === true ? null : 'inner'
    expect(checkUscc(vector.input)).toMatchObject({ sum, rest, check, valid, warning })
  })

  test.each(uscc.filter(vector => !isWhole(vector)).map(({ input }) => input))('%s has no form of one', input => {
    expect(checkUscc(input)).toMatchObject({ valid: false, fault: 'format' })
  })

  test('an organisation code inside that does not check is a warning alone', () => {
    // The last sign fits the seventeen before it; the ninth of the organisation code does not fit its eight.
    const codes = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map(sign => checkUscc(`91330483MA7LYKN06${sign}`))
    expect(codes.filter(code => code.valid)).toMatchObject([{ warning: 'inner' }])
  })
})
