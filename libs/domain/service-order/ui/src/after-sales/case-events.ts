import { known } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'

const EVENTS = [
  'create',
  'agree',
  'offer',
  'reject',
  'accept_offer',
  'decline_offer',
  'escalate',
  'hand_on',
  'start_refund',
  'start_redo',
  'decide_refund',
  'decide_redo',
  'decide_close',
  'refund_done',
  'refund_failed',
  'redo_done',
  'confirm',
  'time_out',
  'cancel',
  'refund_paid',
  'refund_missing',
  'refund_received',
  'escalate_payback',
  'payback_paid',
  'payback_owed',
] as const

/** What an entry of a case's history says; one that only a newer server knows is shown by its name. */
export function describeCaseEvent(t: Translate<'afterSales'>, action: string): string {
  const event = known(EVENTS, action)
  return event ? t(`event.${event}`) : action
}

/** What was done with somebody's words; nothing where they only wrote. */
export function doneWith(t: Translate<'afterSales'>, action: string): string | undefined {
  const event = known(EVENTS, action)
  return event && t(`event.${event}`)
}
