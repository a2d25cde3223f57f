import { ORDER_CANCEL_REASONS } from '@tradeport/domain/trading/contract'
import { known } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'

const EVENTS = [
  'create',
  'cancel',
  'conclude',
  'start_production',
  'cancel_unpaid',
  'update_production',
  'ready',
  'clear_shipping',
  'ship',
  'ship_more',
  'deliver',
  'accept',
  'complete',
  'agree_cancel',
  'request_cancel',
  'refuse_cancel',
  'freeze',
  'unfreeze',
  'payment_reported',
  'payment_received',
  'payment_refused',
  'payment_secured',
  'documents_released',
  'hand_on',
] as const

/** What an entry of an order's history says; one that only a newer server knows is shown by its name. */
export function describeOrderEvent(t: Translate<'trading'>, action: string): string {
  const event = known(EVENTS, action)
  return event ? t(`order.event.${event}`) : action
}

/** Why an order was cancelled: a reason of the list, or words. */
export function cancelReasonText(t: Translate<'trading'>, reason: string): string {
  const own = known(ORDER_CANCEL_REASONS, reason)
  return own ? t(`order.cancel.${own}`) : reason
}
