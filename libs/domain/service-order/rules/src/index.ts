export {
  BESIDE,
  CUSTOMERS,
  DECIDERS,
  PAYERS,
  maySideStep,
  rejectionStep,
  serviceOrderActions,
  serviceOrderMachine,
  type OrderFacts,
  type Party,
  type ServiceOrderBeside,
  type ServiceOrderStep,
} from './service-order.machine'
export { includedTax, isQuoted, orderPrice, sharesOf, type OrderPrice, type Shares } from './order-price'
export { AFTER_DUE, dueAfter, nextActorOf } from './order-time'
export { answerProblems, askedAnswers, visibleFields, type AnswerProblem } from './order-form'
