import { isCurrencyCode, isUnitCode, unit, type TradeType } from '@tradeport/kernel/config'
import { compareDecimal, isMultipleOf, isNegative } from '@tradeport/kernel/values'
import {
  MAX_VALID_DAYS,
  type QuotationContentValues,
  type QuotationItemValues,
} from '@tradeport/domain/sourcing/contract'
import { paymentPlanProblems } from './payment-plan.calc'
import { isCounted, quotationTotals } from './quotation-totals.calc'
import type { RuleProblem } from './rule-problem'
import { addDays } from './valid-until.calc'

export interface QuotationSurroundings {
  tradeType: TradeType
  /** Lines of the inquiry as it stands now. */
  inquiryItemIds: readonly string[]
  /** Today where the buyer is. */
  today: string
}

/** Everything that keeps a draft from being sent. */
export function quotationProblems(content: QuotationContentValues, around: QuotationSurroundings): RuleProblem[] {
  return [
    ...itemProblems(content.items, around.inquiryItemIds),
    ...termProblems(content, around),
    ...paymentPlanProblems(content.paymentPlan),
    ...totalProblems(content),
  ]
}

function itemProblems(items: readonly QuotationItemValues[], inquiryItemIds: readonly string[]): RuleProblem[] {
  const problems: RuleProblem[] = []
  const answered = new Set<string>()
  items.forEach((item, index) => {
    const at = `items.${index}`
    if (item.kind !== 'not_available' && item.unitPrice === undefined)
      problems.push({ path: `${at}.unitPrice`, rule: 'required' })
    if (isUnitCode(item.unit) && !unit(item.unit)?.fraction && !isMultipleOf(item.qty, '1'))
      problems.push({ path: `${at}.qty`, rule: 'not_whole' })
    if (item.inquiryItemId === undefined) return
    if (!inquiryItemIds.includes(item.inquiryItemId)) {
      problems.push({ path: `${at}.inquiryItemId`, rule: 'unknown_item' })
    } else if (item.kind !== 'alternative') {
      if (answered.has(item.inquiryItemId)) problems.push({ path: `${at}.inquiryItemId`, rule: 'item_twice' })
      answered.add(item.inquiryItemId)
    }
  })
  if (!items.some(item => isCounted(item.kind))) problems.push({ path: 'items', rule: 'required' })
  return problems
}

function termProblems(content: QuotationContentValues, around: QuotationSurroundings): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (!isCurrencyCode(content.currency)) problems.push({ path: 'currency', rule: 'currency' })
  if (around.tradeType === 'foreign') {
    if (content.incoterm === undefined) problems.push({ path: 'incoterm', rule: 'required' })
    if ((content.namedPlace ?? '') === '') problems.push({ path: 'namedPlace', rule: 'required' })
  }
  if (content.leadDays === undefined) problems.push({ path: 'leadDays', rule: 'required' })
  if (content.validUntil === undefined) {
    problems.push({ path: 'validUntil', rule: 'required' })
  } else if (content.validUntil < around.today) {
    problems.push({ path: 'validUntil', rule: 'in_past' })
  } else if (content.validUntil > addDays(around.today, MAX_VALID_DAYS)) {
    problems.push({ path: 'validUntil', rule: 'too_late', params: { max: MAX_VALID_DAYS } })
  }
  return problems
}

/** More than any trade, and less than what an order's ledger can hold. */
const MAX_TOTAL = '99999999999999'

function totalProblems(content: QuotationContentValues): RuleProblem[] {
  if (!isCurrencyCode(content.currency)) return []
  const { subtotal, chargesTotal, taxTotal, total } = quotationTotals(content)
  if (isNegative(total)) return [{ path: 'charges', rule: 'too_small', params: { min: 0 } }]
  const isTooMuch = [subtotal, chargesTotal, taxTotal, total].some(sum => compareDecimal(sum, MAX_TOTAL) > 0)
  return isTooMuch ? [{ path: 'items', rule: 'too_big', params: { max: MAX_TOTAL } }] : []
}
