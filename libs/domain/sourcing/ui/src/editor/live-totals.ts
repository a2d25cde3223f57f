import { isCurrencyCode } from '@tradeport/kernel/config'
import { compareDecimal, subtractDecimal } from '@tradeport/kernel/values'
import { percentSum, quotationTotals, type ComputedTotals } from '@tradeport/domain/sourcing/rules'
import { tidy, type EditorValues, type InstalmentValues } from './editor-values'

/** The totals of what is typed so far, by the same rule that the server computes with; what is missing counts as nothing. */
export function liveTotals(
  values: Pick<EditorValues, 'currency' | 'items' | 'charges' | 'taxPercent'>,
): ComputedTotals | undefined {
  if (!isCurrencyCode(values.currency)) return undefined
  return quotationTotals({
    currency: values.currency,
    items: values.items.map(item => {
      const [qty, unitPrice] = [tidy(item.qty), tidy(item.unitPrice)]
      return { kind: item.kind, qty: qty ?? '0', unitPrice: qty === undefined ? undefined : unitPrice }
    }),
    charges: values.charges.map(charge => ({
      kind: charge.kind,
      amount: tidy(charge.amount) ?? '0',
      included: charge.included ?? false,
    })),
    taxPercent: tidy(values.taxPercent) ?? '0',
  })
}

export interface PlanSum {
  sum: string
  /** What is missing to 100; negative when there is too much. */
  rest: string
  complete: boolean
}

export function livePlanSum(plan: readonly Pick<InstalmentValues, 'percent'>[]): PlanSum {
  const sum = percentSum(plan.map(part => ({ percent: tidy(part.percent) ?? '0' })))
  return { sum, rest: subtractDecimal('100', sum), complete: compareDecimal(sum, '100') === 0 }
}
