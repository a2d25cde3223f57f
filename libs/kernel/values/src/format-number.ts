import { currency, toBcp47, type LocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import { normalizeDecimal, roundDecimal, scaleOf } from './decimal'

const NO_BREAK_SPACE = '\u00A0'

/** Separators follow the region (spec section 9), whatever language is read. */
export type Separators = Pick<RegionConfig, 'thousandSeparator' | 'decimalPoint'>

export interface NumberFormat {
  readonly region: Separators
  /** Digits after the point that are always shown. */
  readonly minDigits?: number
  /** Digits after the point at most, rounded half up; all of them when left out. */
  readonly maxDigits?: number
}

/** A decimal string (or a whole number) with the region's separators. */
export function formatNumber(value: string | number | bigint, format: NumberFormat): string {
  const digits = withDigits(decimalOf(value), format.minDigits ?? 0, format.maxDigits)
  const [whole = '0', part = ''] = digits.replace('-', '').split('.')
  const sign = digits.startsWith('-') ? '-' : ''
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, format.region.thousandSeparator)
  const shown = unmistakable(part, format.region)
  return sign + grouped + (shown === '' ? '' : format.region.decimalPoint + shown)
}

/** The amount with the currency's symbol, which stands where the reader's language puts it. */
export function formatMoney(amount: string, code: string, locale: LocaleCode, region: Separators): string {
  const { exponent } = currency(code)
  return withSymbol(formatNumber(amount, { region, minDigits: exponent, maxDigits: exponent }), code, locale)
}

/** A unit price: at least the currency's digits, at most four (its column's scale). */
export function formatUnitPrice(amount: string, code: string, locale: LocaleCode, region: Separators): string {
  return withSymbol(formatNumber(amount, { region, minDigits: currency(code).exponent, maxDigits: 4 }), code, locale)
}

/** `12.5` becomes `12.5%` or, where the language has it so, `12.5 %`. */
export function formatPercent(value: string, locale: LocaleCode, region: Separators, maxDigits = 2): string {
  const parts = new Intl.NumberFormat(toBcp47(locale), { style: 'percent' }).formatToParts(0)
  const gap = parts.some(part => part.type === 'literal') ? NO_BREAK_SPACE : ''
  return `${formatNumber(value, { region, maxDigits })}${gap}%`
}

function decimalOf(value: string | number | bigint): string {
  if (typeof value === 'string') return value
  // Counts come as numbers; anything with a fraction has to be a decimal string.
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`)
  return value.toString()
}

function withDigits(value: string, min: number, max: number | undefined): string {
  const scale = scaleOf(value)
  const digits = Math.min(scale, max ?? scale)
  const rounded = normalizeDecimal(roundDecimal(value, digits))
  return scaleOf(rounded) < min ? roundDecimal(rounded, min) : rounded
}

/**
 * Guangzhou and Puyuan use the point for both separators (spec section 9): `1.234` is a thousand there. Three digits
 * after the decimal point would read as a group, so a fourth is shown: `1.2340`.
 */
function unmistakable(part: string, region: Separators): string {
  return part.length === 3 && region.thousandSeparator === region.decimalPoint ? `${part}0` : part
}

function withSymbol(number: string, code: string, locale: LocaleCode): string {
  const { symbol } = currency(code)
  const { before, gap } = symbolPlace(locale, code)
  const sign = number.startsWith('-') ? '-' : ''
  const digits = number.slice(sign.length)
  // A symbol that ends like a word keeps its distance from the digits: "Rp 1", but "$1".
  const space = gap || (before && /\p{L}$/u.test(symbol)) ? NO_BREAK_SPACE : ''
  return sign + (before ? symbol + space + digits : digits + space + symbol)
}

interface SymbolPlace {
  readonly before: boolean
  readonly gap: boolean
}

/** Making a formatter is slow enough to be felt in a list of a thousand prices. */
const PLACES = /* @__PURE__ */ new Map<string, SymbolPlace>()

/** Where the language puts the symbol and whether a space stands between; Intl's own symbol and digits are not used. */
function symbolPlace(locale: LocaleCode, code: string): SymbolPlace {
  const key = `${locale}/${code}`
  const known = PLACES.get(key)
  if (known) return known
  const parts = new Intl.NumberFormat(toBcp47(locale), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(1)
  const types = parts.map(part => part.type)
  const place = { before: types.indexOf('currency') < types.indexOf('integer'), gap: types.includes('literal') }
  PLACES.set(key, place)
  return place
}
