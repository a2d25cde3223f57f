import { compareDecimal, sumDecimal } from '@tradeport/kernel/values'
import type { DueEvent, PaymentGate } from '@tradeport/domain/sourcing/contract'
import type { RuleProblem } from './rule-problem'

/** When in the life of an order something falls due. */
const MOMENT: Record<DueEvent, number> = {
  on_sign: 0,
  lc_opened: 0,
  before_production: 1,
  before_shipment: 2,
  on_bl_copy: 3,
  on_documents: 3,
  days_after: 3,
  on_arrival: 4,
  on_acceptance: 5,
}

/** The last moment at which a payment may fall due and still be able to hold back what its gate names. */
const LAST_MOMENT: Record<PaymentGate, number> = {
  start_production: 1,
  ship: 2,
  release_documents: 3,
  complete: 5,
  none: 5,
}

export function percentSum(plan: readonly { percent: string }[]): string {
  return sumDecimal(plan.map(part => part.percent))
}

/**
 * What is wrong with a payment plan. A gate that closes before its payment falls due would stop the order for ever: the goods wait
 * for the money and the money waits for the goods.
 */
export function paymentPlanProblems(
  plan: readonly { percent: string; dueEvent: DueEvent; gate: PaymentGate }[],
): RuleProblem[] {
  if (plan.length === 0) return [{ path: 'paymentPlan', rule: 'required' }]
  const problems: RuleProblem[] = []
  plan.forEach((part, index) => {
    if (MOMENT[part.dueEvent] > LAST_MOMENT[part.gate])
      problems.push({ path: `paymentPlan.${index}.gate`, rule: 'gate_before_due' })
  })
  const sum = percentSum(plan)
  if (compareDecimal(sum, '100') !== 0) problems.push({ path: 'paymentPlan', rule: 'sum_100', params: { sum } })
  return problems
}
