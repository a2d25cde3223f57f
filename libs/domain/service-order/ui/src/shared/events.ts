import type { ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { known } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'
import type { Format } from '@tradeport/web/react'

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
  'request_material',
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
  'release',
  'money_settled',
  'settlement_failed',
  'retry_payment',
  'report_payment',
  'confirm_receipt',
  'deny_receipt',
  'escalate_payment',
  'decide_payment',
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

type OrderEvent = ServiceOrderDetail['timeline'][number]

/** Their notes begin with an amount as the server keeps it: `1200.00 CNY`. */
const PRICED: readonly string[] = ['quote', 'propose_cancel']
const AMOUNT_FIRST = /^(\d+(?:\.\d+)?) ([A-Z]{3})(?= · |$)/

/** The history of an order, with amounts as everywhere else on its page. */
export function readableEvents(timeline: readonly OrderEvent[], format: Format): OrderEvent[] {
  return timeline.map(event =>
    event.note !== null && PRICED.includes(event.action)
      ? {
          ...event,
          note: event.note.replace(AMOUNT_FIRST, (_, amount: string, currency: string) =>
            format.money(amount, currency),
          ),
        }
      : event,
  )
}
