export type {
  FundsFailure,
  FundsInstruction,
  FundsOutcome,
  FundsPayMode,
  FundsPort,
  InstructionKind,
} from './funds.port'
export { hasPendingPayments, newPayment, paymentColumns, settlePayments, type PaymentBooks } from './payment-queue'
