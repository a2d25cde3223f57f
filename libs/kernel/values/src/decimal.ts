/**
 * Decimal strings, exact at any size; JavaScript numbers never take part. A decimal is an optional minus, digits, and
 * an optional point with digits: what `numeric` columns give and the wire carries. Inside it is a whole number of
 * 10^-scale as a bigint, the same thing a ledger of minor units holds, so that no library is needed and a browser
 * loads nothing for it.
 */
interface Scaled {
  readonly units: bigint
  readonly scale: number
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Halves go away from zero; `up` is away from zero, `down` towards it. */
export type Rounding = 'half_up' | 'up' | 'down'

export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && DECIMAL.test(value)
}

/** The shortest writing of the same value: `1.50` becomes `1.5`, `-0.0` becomes `0`, `007` becomes `7`. */
export function normalizeDecimal(value: string): string {
  const { units, scale } = read(value)
  return write(units, scale)
}

export function addDecimal(left: string, right: string): string {
  const { a, b, scale } = align(left, right)
  return shorten(a + b, scale)
}

export function subtractDecimal(left: string, right: string): string {
  const { a, b, scale } = align(left, right)
  return shorten(a - b, scale)
}

export function sumDecimal(values: readonly string[]): string {
  return values.reduce(addDecimal, '0')
}

export function mulDecimal(left: string, right: string): string {
  const a = read(left)
  const b = read(right)
  return shorten(a.units * b.units, a.scale + b.scale)
}

/**
 * The quotient with `scale` digits, rounded once.
 *
 * @throws RangeError when dividing by zero.
 */
export function divDecimal(left: string, right: string, scale: number, rounding: Rounding = 'half_up'): string {
  const { a, b } = align(left, right)
  if (b === 0n) throw new RangeError('Division by zero')
  return write(divide(a * 10n ** BigInt(scale), b, rounding), scale)
}

/** Rounded to `scale` digits and written with all of them. */
export function roundDecimal(value: string, scale: number, rounding: Rounding = 'half_up'): string {
  return divDecimal(value, '1', scale, rounding)
}

export function compareDecimal(left: string, right: string): -1 | 0 | 1 {
  const { a, b } = align(left, right)
  return a < b ? -1 : a > b ? 1 : 0
}

export const isPositive = (value: string): boolean => signOf(value) > 0
export const isNegative = (value: string): boolean => signOf(value) < 0
export const isZero = (value: string): boolean => signOf(value) === 0

export function negate(value: string): string {
  return subtractDecimal('0', value)
}

export function minDecimal(left: string, right: string): string {
  return compareDecimal(left, right) <= 0 ? left : right
}

export function maxDecimal(left: string, right: string): string {
  return compareDecimal(left, right) >= 0 ? left : right
}

/** Digits after the point that matter: 2 for `1.2500`. */
export function scaleOf(value: string): number {
  return read(value).scale
}

/** Whether `value` is a whole number of `step`s; a step of zero or less has no multiples. */
export function isMultipleOf(value: string, step: string): boolean {
  const { a, b } = align(value, step)
  return b > 0n && a % b === 0n
}

/** The value in units of 10^-scale. @throws RangeError when it has more digits than that. */
export function toUnits(value: string, scale: number): bigint {
  const decimal = read(value)
  if (decimal.scale > scale) throw new RangeError(`${value} has more than ${scale} digits after the point`)
  return decimal.units * 10n ** BigInt(scale - decimal.scale)
}

/** Units of 10^-scale with all their digits: `fromUnits(1250n, 2)` is `12.50`. */
export function fromUnits(units: bigint, scale: number): string {
  return write(units, scale)
}

/** Without zeros at the end. @throws RangeError when the string is no decimal: an amount is never guessed. */
function read(value: string): Scaled {
  const match = DECIMAL.exec(value)
  if (!match) throw new RangeError(`Not a decimal: ${value}`)
  const [, sign = '', whole = '', part = ''] = match
  const digits = part.replace(/0+$/, '')
  const units = BigInt(whole + digits)
  return { units: sign === '-' ? -units : units, scale: digits.length }
}

/** @throws RangeError when the string is no decimal. */
function signOf(value: string): -1 | 0 | 1 {
  if (!DECIMAL.test(value)) throw new RangeError(`Not a decimal: ${value}`)
  if (!/[1-9]/.test(value)) return 0
  return value.startsWith('-') ? -1 : 1
}

function write(units: bigint, scale: number): string {
  const digits = magnitude(units)
    .toString()
    .padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

function shorten(units: bigint, scale: number): string {
  return normalizeDecimal(write(units, scale))
}

function align(left: string, right: string): { a: bigint; b: bigint; scale: number } {
  const a = read(left)
  const b = read(right)
  const scale = Math.max(a.scale, b.scale)
  return { a: a.units * 10n ** BigInt(scale - a.scale), b: b.units * 10n ** BigInt(scale - b.scale), scale }
}

function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const top = magnitude(dividend)
  const bottom = magnitude(divisor)
  const whole = top / bottom
  const rest = top % bottom
  const isAway = rounding === 'up' ? rest > 0n : rounding === 'half_up' && rest * 2n >= bottom
  const result = isAway ? whole + 1n : whole
  return dividend < 0n === divisor < 0n ? result : -result
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
