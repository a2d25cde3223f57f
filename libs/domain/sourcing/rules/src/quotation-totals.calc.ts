import type { ChargeKind, QuotationItemKind, QuotationTotals } from '@tradeport/domain/sourcing/contract'
import {
  addMoney,
  compareDecimal,
  isPositive,
  mulMoney,
  percentOf,
  roundMoney,
  subtractMoney,
} from '@tradeport/kernel/values'

export interface PricedLine {
  kind: QuotationItemKind
  qty: string
  unitPrice?: string | null | undefined
}

export interface PricedCharge {
  kind: ChargeKind
  amount: string
  included: boolean
}

export interface ComputedTotals extends QuotationTotals {
  /** One per line: null where there is no price. */
  amounts: (string | null)[]
}

const COUNTED: readonly QuotationItemKind[] = ['requested', 'replacement']

/** Whether a line is bought when the quotation is accepted. */
export function isCounted(kind: QuotationItemKind): boolean {
  return COUNTED.includes(kind)
}

/**
 * Every line is rounded half up to the currency's minor units, then added: so the lines a buyer adds up by hand give the total.
 * Charges that are inside the unit prices already are not added; a discount is taken off; tax is on goods and charges.
 */
export function quotationTotals(quotation: {
  currency: string
  items: readonly PricedLine[]
  charges: readonly PricedCharge[]
  taxPercent: string
}): ComputedTotals {
  const { currency, items, charges } = quotation
  const zero = roundMoney('0', currency)
  const amounts = items.map(line => amountOf(line, currency))
  const subtotal = items.reduce((sum, line, index) => {
    const amount = amounts[index] ?? null
    return isCounted(line.kind) && amount !== null ? addMoney(sum, amount, currency) : sum
  }, zero)
  const chargesTotal = charges.reduce((sum, charge) => {
    if (charge.included) return sum
    const amount = roundMoney(charge.amount, currency)
    return charge.kind === 'discount' ? subtractMoney(sum, amount, currency) : addMoney(sum, amount, currency)
  }, zero)
  const base = addMoney(subtotal, chargesTotal, currency)
  const taxTotal = isPositive(base) ? percentOf(base, quotation.taxPercent, currency) : zero
  return { amounts, subtotal, chargesTotal, taxTotal, total: addMoney(base, taxTotal, currency) }
}

function amountOf(line: PricedLine, currency: string): string | null {
  if (line.kind === 'not_available' || line.unitPrice === undefined || line.unitPrice === null) return null
  return mulMoney(line.unitPrice, line.qty, currency)
}

/** Whether what somebody was shown is what it really is; `12.5` and `12.50` are the same. */
export function sameTotals(shown: QuotationTotals, real: QuotationTotals): boolean {
  return (
    compareDecimal(shown.subtotal, real.subtotal) === 0 &&
    compareDecimal(shown.chargesTotal, real.chargesTotal) === 0 &&
    compareDecimal(shown.taxTotal, real.taxTotal) === 0 &&
    compareDecimal(shown.total, real.total) === 0
  )
}
