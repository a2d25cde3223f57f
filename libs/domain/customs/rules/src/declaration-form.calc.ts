import type {
  DeclarationContent,
  DeclarationHead,
  DeclarationItem,
  DeclarationTotals,
} from '@tradeport/domain/customs/contract'
import {
  addDecimal,
  compareDecimal,
  divDecimal,
  isDecimal,
  isNegative,
  maxDecimal,
  mulDecimal,
  negate,
  normalizeDecimal,
  roundDecimal,
  subtractDecimal,
  sumDecimal,
} from '@tradeport/kernel/values'

/** Factors of customs units to the first of their kind; what is not here is counted, not measured. */
const MEASURES: Readonly<
  Record<string, { readonly kind: 'mass' | 'length' | 'volume' | 'pieces'; readonly factor: string }>
> = {
  '035': { kind: 'mass', factor: '1' },
  '036': { kind: 'mass', factor: '0.001' },
  '070': { kind: 'mass', factor: '1000' },
  '076': { kind: 'mass', factor: '0.45359237' },
  '030': { kind: 'length', factor: '1' },
  '086': { kind: 'length', factor: '0.9144' },
  '095': { kind: 'volume', factor: '1' },
  '063': { kind: 'volume', factor: '1000' },
  '033': { kind: 'volume', factor: '1000' },
  '007': { kind: 'pieces', factor: '1' },
  '011': { kind: 'pieces', factor: '1' },
  '127': { kind: 'pieces', factor: '12' },
}

/** The same quantity in another unit, at most five digits after the point; undefined where units have nothing to do with each other. */
export function convertQuantity(quantity: string, from: string, to: string): string | undefined {
  if (!isDecimal(quantity)) return undefined
  if (from === to) return quantity
  const source = MEASURES[from]
  const target = MEASURES[to]
  if (!source || !target || source.kind !== target.kind) return undefined
  return normalizeDecimal(divDecimal(mulDecimal(quantity, source.factor), target.factor, 5))
}

const numbers = (values: readonly string[]) => values.filter(isDecimal)

/** Price times quantity as it stands in the form, two digits after the point. */
export function lineTotal(item: Pick<DeclarationItem, 'declPrice' | 'gQty'>): string | undefined {
  if (!isDecimal(item.declPrice) || !isDecimal(item.gQty)) return undefined
  return roundDecimal(mulDecimal(item.declPrice, item.gQty), 2)
}

/** By how much a total may miss price times quantity: a price has five digits after the point, so each piece may hide half of the last one. */
export function lineTolerance(quantity: string): string {
  return maxDecimal('0.01', mulDecimal('0.000005', quantity))
}

export const absolute = (value: string): string => (isNegative(value) ? negate(value) : value)

function sumsBy<T>(rows: readonly T[], keyOf: (row: T) => string, valueOf: (row: T) => string): [string, string][] {
  const sums = new Map<string, string>()
  for (const row of rows) {
    const key = keyOf(row)
    const value = valueOf(row)
    if (key && isDecimal(value)) sums.set(key, addDecimal(sums.get(key) ?? '0', value))
  }
  return [...sums]
}

export const declaredBy = (items: readonly DeclarationItem[]): { currency: string; amount: string }[] =>
  sumsBy(
    items,
    item => item.tradeCurr,
    item => item.declTotal,
  ).map(([currency, amount]) => ({ currency, amount: roundDecimal(amount, 2) }))

type Charges = Pick<
  DeclarationHead,
  'feeMark' | 'feeRate' | 'feeCurr' | 'insurMark' | 'insurRate' | 'insurCurr' | 'grossWt'
>

/**
 * What a freight or an insurance is in the currency of the goods: mark 1 a percentage of their value, 2 a price per tonne of gross weight,
 * 3 a sum. Undefined where its currency is another one.
 */
function chargeOf(
  mark: string,
  rate: string,
  currency: string,
  goods: { currency: string; amount: string },
  gross: string,
) {
  if (mark === '' && rate === '') return '0'
  if (!isDecimal(rate)) return undefined
  if (mark === '1') return mulDecimal(goods.amount, divDecimal(rate, '100', 9))
  if (currency !== goods.currency) return undefined
  if (mark === '3') return rate
  return mark === '2' && isDecimal(gross) ? mulDecimal(rate, divDecimal(gross, '1000', 8)) : undefined
}

/**
 * The value at the ship's rail: of CIF goods without freight and insurance, of C&F without freight, of C&I without insurance.
 *
 * @returns null where the price is none of these, currencies differ or something is missing
 */
export function fobValue(
  transMode: string,
  head: Charges,
  goods: { currency: string; amount: string },
): { currency: string; amount: string } | null {
  const { currency } = goods
  const freight = chargeOf(head.feeMark, head.feeRate, head.feeCurr, goods, head.grossWt)
  const insurance = chargeOf(head.insurMark, head.insurRate, head.insurCurr, goods, head.grossWt)
  const parts = { '1': [freight, insurance], '2': [freight], '3': [], '4': [insurance] }[transMode]
  if (!parts) return null
  let amount = goods.amount
  for (const part of parts) {
    if (part === undefined) return null
    amount = subtractDecimal(amount, part)
  }
  return { currency, amount: roundDecimal(amount, 2) }
}

/** What is shown while somebody types and what the server keeps: both call this. */
export function declarationTotals({ head, items }: DeclarationContent): DeclarationTotals {
  const declared = declaredBy(items)
  const [only, ...others] = declared
  const quantities = sumsBy(
    items,
    item => item.gUnit,
    item => item.gQty,
  )
  return {
    itemCount: items.length,
    quantities: quantities.map(([unit, quantity]) => ({ unit, quantity })),
    gross: isDecimal(head.grossWt) ? head.grossWt : '0',
    net: isDecimal(head.netWt) ? head.netWt : '0',
    declared,
    fob: only && others.length === 0 ? fobValue(head.transMode, head, only) : null,
  }
}

/** Σ of the lines' own net weights, where each of them says one. */
export function netOfItems(items: readonly DeclarationItem[]): string | undefined {
  const weights = numbers(items.map(item => item.netWt))
  return items.length > 0 && weights.length === items.length ? sumDecimal(weights) : undefined
}

/** What a refund would be at most, in the currency of the line: its value without VAT times the rate; a preview, never sent to customs. */
export function estimatedRefund(declTotal: string, refundRate: string | null): string | undefined {
  if (!isDecimal(declTotal) || refundRate === null || !isDecimal(refundRate)) return undefined
  return compareDecimal(refundRate, '0') === 0 ? '0.00' : roundDecimal(mulDecimal(declTotal, refundRate), 2)
}
