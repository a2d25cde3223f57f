import { known } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'

const EVENTS = [
  'create',
  'update',
  'submit',
  'submit_for_quote',
  'quote',
  'confirm_quote',
  'pay',
  'hold',
  'payment_failed',
  'accept_order',
  'reject',
  'upload_material',
  'verify_material',
  'finish_step',
  'submit_deliverable',
  'hand_over',
  'confirm',
  'reject_deliverable',
  'dispute',
  'propose_cancel',
  'refuse_cancel',
  'agree_cancel',
  'give_up',
  'work_cancelled',
  'cancel',
  'decide',
  'money_settled',
  'settlement_failed',
  'retry_payment',
  'report_payment',
  'confirm_receipt',
  'deny_receipt',
  'report_refund',
  'confirm_refund',
  'deny_refund',
  'escalate_refund',
  'decide_refund',
  'receive_commission',
  'evaluate',
  'raise_case',
  'case_refunded',
  'refund_all',
] as const

/** What an entry of an order's history says; one that only a newer server knows is shown by its name. */
export function describeEvent(t: Translate<'serviceOrder'>, action: string): string {
  const event = known(EVENTS, action)
  return event ? t(`event.${event}`) : action
}
