import type {
  MoneyState,
  NextActor,
  OrderRefundStatus,
  PaymentClaim,
  PaymentReport,
  ServiceOrderStatus,
} from '@tradeport/domain/service-order/contract'
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
    pending_quote: timerOf(region, 'serviceQuoteHours') * HOUR_MS,
    pending_payment: timerOf(region, 'servicePayHours') * HOUR_MS,
    pending_accept: timerOf(region, 'serviceAcceptHours') * HOUR_MS,
    in_service: deliveryDays === null ? null : deliveryDays * DAY_MS,
    pending_confirm: timerOf(region, 'serviceConfirmDays') * DAY_MS,
  }
  const span = spans[status]
  return span === null || span === undefined ? null : new Date(now.getTime() + span)
}

/** What happens by itself when that moment has passed. A late quote or service is told, and goes on. */
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

/** Until when the bank keeps what is the provider's of an order that is over. */
export function releaseDueAfter(completedAt: Date, settlementDays: number): Date {
  return new Date(completedAt.getTime() + settlementDays * DAY_MS)
}

/** By when the provider says whether what was paid past the platform has come: as long as it has to accept an order. */
export function receiptDueAfter({ now, region }: { now: Date; region: TimedRegion }): Date {
  return new Date(now.getTime() + timerOf(region, 'serviceAcceptHours') * HOUR_MS)
}

/**
 * By when the customer of a payment past the platform that its provider denies reports it anew, pays otherwise, or takes it to the platform:
 * as long as it has to answer in a case, and never less than it has to pay.
 */
export function deniedDueAfter({ now, region }: { now: Date; region: TimedRegion }): Date {
  return new Date(now.getTime() + deniedHours(region) * HOUR_MS)
}
export const deniedHours = (region: TimedRegion): number =>
  Math.max(timerOf(region, 'servicePayHours'), timerOf(region, 'caseCustomerHours'))

/** How long after both were told that the provider is late to answer a reported payment the platform decides about it, whoever asks for that. */
export const unansweredHours = (region: TimedRegion): number => timerOf(region, 'servicePayHours')

/** A quote waits for its customer to the end of the last day on which it holds (`YYYY-MM-DD`, in the trade's own zone). */
export function quoteDueAt(validTo: string): Date {
  return new Date(Date.parse(`${validTo}T00:00:00+08:00`) + DAY_MS)
}

/** The day by which the provider pays the commission of what was paid past the platform, from the day on which it came to be owed. */
export function commissionDueOn(day: string, region: TimedRegion): string {
  return new Date(Date.parse(day) + timerOf(region, 'serviceCommissionDays') * DAY_MS).toISOString().slice(0, 10)
}

type Times = Readonly<{ now: Date; region: TimedRegion }>

/** By when who has the next move in what goes back past the platform makes it; `payback`: by when the provider pays it back. */
export function refundDueAfter(status: OrderRefundStatus, { now, region }: Times, payback: Date | null): Date | null {
  switch (status) {
    case 'owed':
      return payback ?? new Date(now.getTime() + timerOf(region, 'servicePaybackDays') * DAY_MS)
    case 'reported':
      return new Date(now.getTime() + timerOf(region, 'caseCustomerHours') * HOUR_MS)
    case 'in_review':
      return new Date(now.getTime() + timerOf(region, 'caseDecideDays') * DAY_MS)
    case 'received':
      return null
  }
}

/** From when on the provider is reminded that it is due. */
export function refundRemindedFrom(payback: Date, region: TimedRegion): Date {
  return new Date(payback.getTime() - timerOf(region, 'servicePaybackReminderDays') * DAY_MS)
}

/**
 * Whether the customer can take what is owed back to the platform: once it is overdue, or denied; after the platform has decided that it
 * is owed, once the provider says again that it paid.
 */
export function isRefundDisputable(
  refund: {
    status: OrderRefundStatus
    dueAt: Date | null
    upheldAt: Date | null
    reports: readonly Pick<PaymentReport, 'status' | 'answeredAt'>[]
  },
  now: Date,
): boolean {
  if (refund.status !== 'owed') return false
  const { upheldAt, dueAt } = refund
  const denied = refund.reports.filter(({ status }) => status === 'missing')
  if (upheldAt !== null) return denied.some(({ answeredAt }) => answeredAt !== null && new Date(answeredAt) > upheldAt)
  return denied.length > 0 || (dueAt !== null && dueAt < now)
}

/** How often a payment past the platform is reported of one order; then it is paid through the platform. */
export const MAX_PAYMENT_REPORTS = 3

type Reports = readonly Pick<PaymentReport, 'status' | 'answeredAt'>[]

interface DirectlyPaid {
  money: MoneyState
  paymentReports: Reports
  paymentClaims: readonly Pick<PaymentClaim, 'outcome' | 'closedAt'>[]
}

/** When the platform said last whether a payment came. */
const decidedAt = ({ paymentClaims }: DirectlyPaid): string =>
  paymentClaims.findLast(({ outcome }) => outcome !== null)?.closedAt ?? ''

/** Who said of a payment past the platform that it has not come, where that is the last that was said of it. */
export function paymentDeniedBy(order: DirectlyPaid): 'provider' | 'platform' | null {
  const last = order.paymentReports.at(-1)
  if (order.money !== 'none' || last?.status !== 'missing') return null
  return (last.answeredAt ?? '') > decidedAt(order) ? 'provider' : 'platform'
}

/**
 * Whether the customer can take what it paid past the platform there: once the provider is late to say that it came, or denies it. What the
 * platform has decided is no denial of the provider: nobody takes the same payment there twice.
 */
export function isPaymentDisputable(
  order: DirectlyPaid & { dueAt: Date | null; paymentDisputedAt: Date | null },
  now: Date,
): boolean {
  if (order.paymentDisputedAt !== null) return false
  if (order.money !== 'reported') return paymentDeniedBy(order) === 'provider'
  const since = decidedAt(order)
  const wasDenied = order.paymentReports.some(
    ({ status, answeredAt }) => status === 'missing' && (answeredAt ?? '') > since,
  )
  return wasDenied || (order.dueAt !== null && order.dueAt < now)
}

/** By when the platform says whether it came. */
export function paymentDecisionDueAfter({ now, region }: Times): Date {
  return new Date(now.getTime() + timerOf(region, 'caseDecideDays') * DAY_MS)
}

/** How long before something happens by itself somebody is reminded of it: in time, and never sooner than half of the time is over. */
export function remindBefore(spanMs: number, region: TimedRegion): number {
  return Math.min(timerOf(region, 'serviceReminderHours') * HOUR_MS, spanMs / 2)
}

/** The same of an order whose next move is that side's; null where nothing happens by itself. */
export function orderRemindBefore(
  status: ServiceOrderStatus,
  actor: NextActor | null,
  region: TimedRegion,
): number | null {
  const isAnswer = status === 'pending_payment' && actor === 'provider'
  const spans: Partial<Record<ServiceOrderStatus, number>> = {
    pending_payment: timerOf(region, isAnswer ? 'serviceAcceptHours' : 'servicePayHours') * HOUR_MS,
    pending_accept: timerOf(region, 'serviceAcceptHours') * HOUR_MS,
    pending_confirm: timerOf(region, 'serviceConfirmDays') * DAY_MS,
  }
  const span = spans[status]
  return span === undefined ? null : remindBefore(span, region)
}

/**
 * Who has the next move: while the bank is asked or a case is open nobody, on an open quote the customer; of what was paid past the
 * platform whoever has to say that it came or went back.
 *
 * @param isWorkWaiting the document that does its work waits for the customer
 */
export function nextActorOf(
  order: {
    status: ServiceOrderStatus
    hasOpenQuote: boolean
    isPaying: boolean
    cancelProposedBy: 'customer' | 'provider' | null
    hasOpenCase: boolean
    isReported: boolean
    isPaymentDisputed: boolean
    directRefund: OrderRefundStatus | null
  },
  isWorkWaiting = false,
): NextActor | null {
  if (order.status === 'pending_payment' && order.isPaying) return null
  if (order.status === 'pending_payment' && order.isReported) return order.isPaymentDisputed ? 'platform' : 'provider'
  if (order.directRefund === 'owed') return 'provider'
  if (order.directRefund === 'reported') return 'customer'
  if (order.directRefund === 'in_review') return 'platform'
  if (order.status === 'pending_confirm' && order.hasOpenCase) return null
  if (order.status === 'pending_quote' && order.hasOpenQuote) return 'customer'
  if (order.status === 'in_service' && order.cancelProposedBy === 'provider') return 'customer'
  if (order.status === 'in_service' && isWorkWaiting) return 'customer'
  return ACTOR_OF[order.status]
}
