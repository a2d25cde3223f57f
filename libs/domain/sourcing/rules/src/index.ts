export { inquiryMachine } from './inquiry.machine'
export { inquiryActions, isOpenInquiry, takesQuotations } from './inquiry.policy'
export { asksOnTrust, isOnCredit, mayAskOnTrust } from './asked-on-trust'
export { inquiryCompleteness, type InquiryFacts, type InquiryTopic } from './inquiry-completeness.calc'
export { OPEN_THREAD_STATUSES, isOpenThread, opensBySpeaking, threadMachine } from './thread.machine'
export { threadActions } from './thread.policy'
export { LIVE_QUOTATION_STATUSES, isLiveQuotation, quotationActions, quotationMachine } from './quotation.machine'
export {
  isCounted,
  quotationTotals,
  sameTotals,
  type ComputedTotals,
  type PricedCharge,
  type PricedLine,
} from './quotation-totals.calc'
export { paymentPlanProblems, percentSum } from './payment-plan.calc'
export { quotationProblems, type QuotationSurroundings } from './quotation-check'
export { canonicalQuotation, type QuotationStatement } from './quotation-canonical'
export { firstDraft, nextDraft, type EarlierVersion, type FirstDraftFacts } from './quotation-draft'
export type { ListedOffer } from './listed-offer'
export { quotationDiff, type DifferingField, type VersionDifference } from './quotation-diff'
export {
  compareOffers,
  furthestIncoterm,
  missingCosts,
  type ComparedLine,
  type ComparedOffer,
  type Comparison,
} from './comparison.calc'
export { addDays, civilDateIn, endOfDay, isTimeZone } from './valid-until.calc'
export { purchaseApprovalActions, purchaseApprovalMachine } from './purchase-approval.machine'
export { BUYERS_WHO_ACT, BUYERS_WHO_APPROVE, SELLERS_WHO_ACT, SELLERS_WHO_SPEAK } from './role-groups'
export type { RuleProblem } from './rule-problem'
