import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import {
  addDecimal,
  compareDecimal,
  divDecimal,
  fromUnits,
  isDecimal,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  maxDecimal,
  minDecimal,
  mulDecimal,
  negate,
  normalizeDecimal,
  roundDecimal,
  scaleOf,
  subtractDecimal,
  sumDecimal,
  toUnits,
  type Rounding,
} from './decimal'

test.each([
  ['0', true],
  ['-12.50', true],
  ['007', true],
  ['12345678901234567890.123456789', true],
  ['', false],
  ['.5', false],
  ['1.', false],
  ['+1', false],
  ['1e3', false],
  ['1,000', false],
  [' 1', false],
  ['0x1', false],
  ['NaN', false],
  ['١٢', false],
  [12.5, false],
])('isDecimal(%j) is %s', (value, expected) => {
  expect(isDecimal(value)).toBe(expected)
})

test.each(['', '1e3', '1,5', 'abc', '--1'])('%j is refused instead of guessed', value => {
  expect(() => addDecimal(value, '1')).toThrow(RangeError)
})

test.each([
  ['1.50', '1.5'],
  ['-0.0', '0'],
  ['007', '7'],
  ['100', '100'],
  ['0.000', '0'],
  ['-1.10', '-1.1'],
])('normalizeDecimal(%s) is %s', (value, expected) => {
  expect(normalizeDecimal(value)).toBe(expected)
})

test('sums are exact where floats are not', () => {
  expect(addDecimal('0.1', '0.2')).toBe('0.3')
  expect(addDecimal('12345678901234567890.12', '0.01')).toBe('12345678901234567890.13')
  expect(subtractDecimal('1', '0.9')).toBe('0.1')
  expect(sumDecimal(['0.1', '0.2', '-0.3'])).toBe('0')
  expect(sumDecimal([])).toBe('0')
  expect(mulDecimal('1.005', '1000')).toBe('1005')
  expect(mulDecimal('-0.5', '0.5')).toBe('-0.25')
})

test.each<[string, number, Rounding, string]>([
  ['1.005', 2, 'half_up', '1.01'],
  ['-1.005', 2, 'half_up', '-1.01'],
  ['1.0049', 2, 'half_up', '1.00'],
  ['-0.004', 2, 'half_up', '0.00'],
  ['2.5', 0, 'half_up', '3'],
  ['1.001', 2, 'up', '1.01'],
  ['-1.001', 2, 'up', '-1.01'],
  ['1.009', 2, 'down', '1.00'],
  ['-1.009', 2, 'down', '-1.00'],
  ['7', 3, 'half_up', '7.000'],
])('roundDecimal(%s, %i, %s) is %s', (value, scale, rounding, expected) => {
  expect(roundDecimal(value, scale, rounding)).toBe(expected)
})

test.each<[string, string, number, Rounding, string]>([
  ['1', '3', 4, 'half_up', '0.3333'],
  ['2', '3', 4, 'half_up', '0.6667'],
  ['-2', '3', 0, 'half_up', '-1'],
  ['2', '-3', 2, 'down', '-0.66'],
  ['1001', '40', 0, 'up', '26'],
  ['1000', '40', 0, 'up', '25'],
  ['0.5', '0.25', 0, 'half_up', '2'],
  ['0', '-5', 2, 'half_up', '0.00'],
])('divDecimal(%s, %s, %i, %s) is %s', (left, right, scale, rounding, expected) => {
  expect(divDecimal(left, right, scale, rounding)).toBe(expected)
})

test('dividing by zero is refused', () => {
  expect(() => divDecimal('1', '0.00', 2)).toThrow(RangeError)
})

test('comparisons do not mind how a value is written', () => {
  expect(compareDecimal('1.0', '1')).toBe(0)
  expect(compareDecimal('-2', '1')).toBe(-1)
  expect(compareDecimal('10', '9.99')).toBe(1)
  expect([isPositive('0.01'), isPositive('0.00'), isPositive('-1')]).toEqual([true, false, false])
  expect([isNegative('-0.01'), isNegative('-0'), isNegative('1')]).toEqual([true, false, false])
  expect([isZero('0.000'), isZero('-0'), isZero('0.1')]).toEqual([true, true, false])
  expect(minDecimal('2', '10')).toBe('2')
  expect(maxDecimal('2', '10')).toBe('10')
  expect(negate('1.50')).toBe('-1.5')
  expect(negate('0')).toBe('0')
})

test('scaleOf counts the digits that matter', () => {
  expect([scaleOf('1.2500'), scaleOf('10'), scaleOf('0.001')]).toEqual([2, 0, 3])
})

test.each([
  ['120', '12', true],
  ['121', '12', false],
  ['0.3', '0.1', true],
  ['0', '5', true],
  ['5', '0', false],
  ['5', '-5', false],
])('isMultipleOf(%s, %s) is %s', (value, step, expected) => {
  expect(isMultipleOf(value, step)).toBe(expected)
})

test('units of ten are exact, and digits are never dropped', () => {
  expect(toUnits('12.5', 2)).toBe(1250n)
  expect(toUnits('-0.01', 2)).toBe(-1n)
  expect(toUnits('12.500', 2)).toBe(1250n)
  expect(() => toUnits('12.505', 2)).toThrow(RangeError)
  expect(fromUnits(1250n, 2)).toBe('12.50')
  expect(fromUnits(-1n, 2)).toBe('-0.01')
  expect(fromUnits(7n, 0)).toBe('7')
})

describe('against big.js', () => {
  const random = seeded(20_261_121)
  const cases = Array.from({ length: 2_000 }, () => [decimalOf(random), decimalOf(random)] as const)

  test('sums, differences, products, quotients and order agree', () => {
    for (const [left, right] of cases) {
      expect(addDecimal(left, right)).toBe(plain(Big(left).plus(right)))
      expect(subtractDecimal(left, right)).toBe(plain(Big(left).minus(right)))
      expect(mulDecimal(left, right)).toBe(plain(Big(left).times(right)))
      expect(compareDecimal(left, right)).toBe(Big(left).cmp(right))
      if (isZero(right)) continue
      // Big rounds a division at DP digits first, which must be far behind the digit looked at.
      const wide = Big()
      wide.DP = 60
      expect(divDecimal(left, right, 4)).toBe(unsignedZero(wide(left).div(right).toFixed(4, 1)))
    }
  })

  test('rounding agrees in every mode', () => {
    for (const [value] of cases) {
      for (const [mode, big] of [
        ['half_up', 1],
        ['up', 3],
        ['down', 0],
      ] as const) {
        expect(roundDecimal(value, 2, mode)).toBe(unsignedZero(Big(value).toFixed(2, big)))
      }
    }
  })
})

function plain(value: Big): string {
  return unsignedZero(value.toFixed())
}

function unsignedZero(digits: string): string {
  return /^-[0.]+$/.test(digits) ? digits.slice(1) : digits
}

function decimalOf(random: () => number): string {
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('')
  const whole = String(BigInt(digits(1 + Math.floor(random() * 22))))
  const scale = Math.floor(random() * 6)
  return (random() < 0.3 ? '-' : '') + whole + (scale === 0 ? '' : `.${digits(scale)}`)
}

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
