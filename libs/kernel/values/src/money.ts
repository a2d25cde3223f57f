import { currency } from '@tradeport/kernel/config'
import {
  addDecimal,
  compareDecimal,
  divDecimal,
  fromUnits,
  mulDecimal,
  roundDecimal,
  subtractDecimal,
  sumDecimal,
  toUnits,
} from './decimal'

/**
 * Amounts are decimal strings with a currency beside them. Results are rounded half up (halves away from zero) to the
 * currency's minor units of ISO 4217 and written with all their digits: `12.50` USD, `13` JPY, `12.500` KWD.
 */
export interface Money {
  readonly amount: string
  readonly currency: string
}

/** @throws RangeError for a currency that is not offered. */
export function exponentOf(code: string): number {
  return currency(code).exponent
}

export function roundMoney(amount: string, code: string): string {
  return roundDecimal(amount, exponentOf(code))
}

export function addMoney(left: string, right: string, code: string): string {
  return roundMoney(addDecimal(left, right), code)
}

export function subtractMoney(left: string, right: string, code: string): string {
  return roundMoney(subtractDecimal(left, right), code)
}

/** Added exactly, rounded once. */
export function sumMoney(amounts: readonly string[], code: string): string {
  return roundMoney(sumDecimal(amounts), code)
}

/** A line's amount: unit prices may have more digits than the currency, so only the product is rounded. */
export function mulMoney(unitPrice: string, quantity: string, code: string): string {
  return roundMoney(mulDecimal(unitPrice, quantity), code)
}

/** `percent` per cent of the amount. */
export function percentOf(amount: string, percent: string, code: string): string {
  return divDecimal(mulDecimal(amount, percent), '100', exponentOf(code))
}

/**
 * Splits a total by percentages: each part is rounded, and the last one takes what is left, so that the parts always
 * add up to the total.
 *
 * @throws RangeError when the percentages do not add up to 100.
 */
export function allocateMoney(total: string, percents: readonly string[], code: string): string[] {
  if (compareDecimal(sumDecimal(percents), '100') !== 0) throw new RangeError('Percentages must add up to 100')
  const whole = roundMoney(total, code)
  const parts = percents.slice(0, -1).map(percent => percentOf(whole, percent, code))
  return [...parts, subtractMoney(whole, sumDecimal(parts), code)]
}

/** Into another currency at `rate` (units of the target per unit of the source). */
export function convertMoney(amount: string, rate: string, targetCurrency: string): string {
  return roundMoney(mulDecimal(amount, rate), targetCurrency)
}

/** Minor units for ledgers. @throws RangeError when the amount has more digits than the currency. */
export function toMinor(amount: string, code: string): bigint {
  return toUnits(amount, exponentOf(code))
}

export function fromMinor(minor: bigint, code: string): string {
  return fromUnits(minor, exponentOf(code))
}

/** @throws RangeError when the currencies differ: those amounts cannot be compared. */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  if (left.currency !== right.currency) throw new RangeError(`Cannot compare ${left.currency} with ${right.currency}`)
  return compareDecimal(left.amount, right.amount)
}
