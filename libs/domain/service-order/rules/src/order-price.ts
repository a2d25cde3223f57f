import {
  addDecimal,
  compareDecimal,
  divDecimal,
  exponentOf,
  mulDecimal,
  mulMoney,
  percentOf,
  roundMoney,
  subtractMoney,
} from '@tradeport/kernel/values'
import type { PriceMode } from '@tradeport/domain/service-market/contract'

export interface OrderPrice {
  /** Unit price times quantity. */
  amount: string
  discount: string
  payable: string
  /** Included in `payable`. */
  tax: string
}

/** Only a fixed price can be paid at once; `from` is the lowest of several, the others name none. */
export function isQuoted(priceMode: PriceMode): boolean {
  return priceMode !== 'fixed'
}

/**
 * Decimal strings in the order's currency; unit prices include the tax (trade-services 14, vector SO-1).
 *
 * @throws RangeError where the discount is more than the amount.
 */
export function orderPrice(input: {
  unitPrice: string
  qty: string
  discount: string
  taxRate: string
  currency: string
}): OrderPrice {
  const { currency, taxRate } = input
  const amount = mulMoney(input.unitPrice, input.qty, currency)
  const discount = roundMoney(input.discount, currency)
  if (compareDecimal(discount, amount) > 0) throw new RangeError('The discount is more than the amount')
  const payable = subtractMoney(amount, discount, currency)
  return { amount, discount, payable, tax: includedTax(payable, taxRate, currency) }
}

/** The tax inside an amount: what is left after dividing by one plus the rate. */
export function includedTax(payable: string, taxRate: string, currency: string): string {
  const whole = addDecimal('100', taxRate)
  const net = divDecimal(mulDecimal(payable, '100'), whole, exponentOf(currency))
  return subtractMoney(payable, net, currency)
}

export interface Shares {
  refund: string
  commission: string
  provider: string
}

/**
 * How what was paid is shared when an order ends: `refund` to the customer, of the rest the commission to the platform and what is left
 * to the provider (vectors SO-1 and AS-1). The three add up to `payable`.
 *
 * @throws RangeError where more is given back than was paid.
 */
export function sharesOf(input: { payable: string; refund: string; commissionRate: string; currency: string }): Shares {
  const { currency } = input
  const refund = roundMoney(input.refund, currency)
  if (compareDecimal(refund, input.payable) > 0) throw new RangeError('More is given back than was paid')
  const rest = subtractMoney(input.payable, refund, currency)
  const commission = percentOf(rest, input.commissionRate, currency)
  return { refund, commission, provider: subtractMoney(rest, commission, currency) }
}

/**
 * What provider and platform give back when `amount` more is refunded after the release (posting P-14): the difference of the shares, so
 * that all refunds together never take more than each of them got.
 *
 * @throws RangeError where more is given back than was paid.
 */
export function reclaimOf(input: {
  payable: string
  refunded: string
  amount: string
  commissionRate: string
  currency: string
}): { commission: string; provider: string } {
  const { payable, refunded, amount, commissionRate, currency } = input
  const before = sharesOf({ payable, refund: refunded, commissionRate, currency })
  const after = sharesOf({ payable, refund: addDecimal(refunded, amount), commissionRate, currency })
  return {
    commission: subtractMoney(before.commission, after.commission, currency),
    provider: subtractMoney(before.provider, after.provider, currency),
  }
}

/** What is open of a commission that the provider owes; less than nothing where more was received than is owed by now. */
export function openCommission(owedMinor: bigint | null, receivedMinor: bigint): bigint {
  return (owedMinor ?? 0n) - receivedMinor
}

/** Whether an ended order is still within the days its service allows for after-sales. */
export function isWithinAfterSales(completedAt: Date, afterSaleDays: number, now: Date): boolean {
  return now.getTime() <= completedAt.getTime() + afterSaleDays * 24 * 60 * 60 * 1000
}
