import type { NextActor, ServiceOrderStatus } from '@tradeport/domain/service-order/contract'
import { timerOf, type TimedRegion } from '@tradeport/kernel/config'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** By when the next move is due, counted from the moment the status is reached; null where nobody is hurried. */
export function dueAfter(
  status: ServiceOrderStatus,
  { now, region }: { now: Date; region: TimedRegion },
  deliveryDays: number | null,
): Date | null {
  const spans: Partial<Record<ServiceOrderStatus, number | null>> = {
    pending_payment: timerOf(region, 'servicePayHours') * HOUR_MS,
    pending_accept: timerOf(region, 'serviceAcceptHours') * HOUR_MS,
    in_service: deliveryDays === null ? null : deliveryDays * DAY_MS,
    pending_confirm: timerOf(region, 'serviceConfirmDays') * DAY_MS,
  }
  const span = spans[status]
  return span === null || span === undefined ? null : new Date(now.getTime() + span)
}

/** What happens by itself when that moment has passed. A late service is told, and goes on. */
export const AFTER_DUE = {
  pending_payment: 'cancel',
  pending_accept: 'reject',
  pending_confirm: 'confirm',
} as const satisfies Partial<Record<ServiceOrderStatus, string>>

const ACTOR_OF: Readonly<Record<ServiceOrderStatus, NextActor | null>> = {
  draft: 'customer',
  pending_quote: 'provider',
  pending_payment: 'customer',
  pending_accept: 'provider',
  in_service: 'provider',
  pending_confirm: 'customer',
  disputed: 'platform',
  completed: null,
  rejected: null,
  cancelled: null,
}

/** Who has the next move: while the bank is asked or a case is open nobody, on an open quote the customer. */
export function nextActorOf(order: {
  status: ServiceOrderStatus
  hasOpenQuote: boolean
  isPaying: boolean
  cancelProposedBy: 'customer' | 'provider' | null
  hasOpenCase: boolean
}): NextActor | null {
  if (order.status === 'pending_payment' && order.isPaying) return null
  if (order.status === 'pending_confirm' && order.hasOpenCase) return null
  if (order.status === 'pending_quote' && order.hasOpenQuote) return 'customer'
  if (order.status === 'in_service' && order.cancelProposedBy === 'provider') return 'customer'
  return ACTOR_OF[order.status]
}
