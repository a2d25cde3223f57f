export {
  BESIDE,
  maySideStep,
  mayWriteMessage,
  rejectionStep,
  rejectionsLeft,
  serviceOrderActions,
  serviceOrderMachine,
  type OrderFacts,
  type Party,
  type ServiceOrderBeside,
  type ServiceOrderStep,
} from './service-order.machine'
export {
  BESIDE_CASE,
  CASE_AFTER_DUE,
  afterSalesActions,
  afterSalesMachine,
  asksForAll,
  caseActorOf,
  caseDueAfter,
  caseRemindBefore,
  decisionStep,
  mayBeside,
  remedyOf,
  stepAfterAgreement,
  type AfterSalesBeside,
  type AfterSalesStep,
  type CaseFacts,
  type CaseTurn,
} from './after-sales.machine'
export {
  includedTax,
  isQuoted,
  isWithinAfterSales,
  openCommission,
  orderPrice,
  reclaimOf,
  sharesOf,
  type OrderPrice,
  type Shares,
} from './order-price'
export { completionRate } from './order-record'
export {
  AFTER_DUE,
  commissionDueOn,
  dueAfter,
  isRefundDisputable,
  nextActorOf,
  orderRemindBefore,
  quoteDueAt,
  receiptDueAfter,
  refundDueAfter,
  refundRemindedFrom,
} from './order-time'
export { answerProblems, askedAnswers, type AnswerProblem } from './order-form'
export { CUSTOMERS, PAYERS, SPEAKERS, PAYMENT_KEEPERS, COMMISSION_READERS, DECIDERS } from './role-groups'
