import { sql, type SQL } from 'drizzle-orm'
import type {
  OrderFile,
  OrderRefund,
  OrderRefundStatus,
  PaybackState,
  PaymentClaim,
  PaymentOutcome,
  PaymentReport,
  RefundClaim,
} from '@tradeport/domain/service-order/contract'
import {
  isRefundDisputable,
  refundDueAfter,
  refundRemindedFrom,
  type Party,
} from '@tradeport/domain/service-order/rules'
import { AppError } from '@tradeport/kernel/errors'
import { fromMinor } from '@tradeport/kernel/values'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { timesOf } from './order-times'
import type { RefundRecord, ServiceOrderRecord } from './service-order.table'

/** An order that ended or a case: what its provider gives back itself, as it was paid past the platform. */
export type PaybackColumns = Pick<
  ServiceOrderRecord,
  'regionId' | 'currency' | 'directRefund' | 'refundDueAt' | 'refundRemindAt' | 'refundClaims' | 'refundUpheldAt'
>
/** What changes of it, with the time of the next move. */
type PaybackChange = Partial<Omit<PaybackColumns, 'regionId' | 'currency'> & { dueAt: Date | null; lateTold: boolean }>

/** What is owed from now on, with its day and the reminder before it. */
export function refundOwedFrom(
  ctx: ActorContext,
  { regionId }: Pick<PaybackColumns, 'regionId'>,
  amountMinor: bigint,
): PaybackChange & { directRefund: RefundRecord } {
  const times = timesOf(ctx, { regionId })
  const dueAt = refundDueAfter('owed', times, null)
  return {
    directRefund: { amountMinor: String(amountMinor), status: 'owed', reports: [] },
    ...{ dueAt, refundDueAt: dueAt, lateTold: false },
    refundRemindAt: dueAt && refundRemindedFrom(dueAt, times.region),
    ...{ refundClaims: [], refundUpheldAt: null },
  }
}

/** Where it stands now, and by when whoever is next has to act. */
export function refundNow(
  ctx: ActorContext,
  owing: PaybackColumns,
  status: OrderRefundStatus,
  reports: PaymentReport[],
): PaybackChange {
  if (owing.directRefund === null) throw new AppError('MALL600403')
  const isSame = owing.directRefund.status === status
  return {
    directRefund: { ...owing.directRefund, status, reports },
    ...(isSame ? {} : { dueAt: refundDueAfter(status, timesOf(ctx, owing), owing.refundDueAt) }),
    // Who says that it paid need not be reminded; who did not, has been.
    refundRemindAt: null,
  }
}

/** The customer has it: the provider is free again. */
export function refundSettled(ctx: ActorContext, owing: PaybackColumns, reports: PaymentReport[]): PaybackChange {
  return {
    ...refundNow(ctx, owing, 'received', reports),
    refundUpheldAt: null,
    refundClaims: closed(ctx, owing.refundClaims, null, null),
  }
}

/** The customer takes it to the platform. */
export function refundDisputed(
  ctx: ActorContext,
  owing: PaybackColumns,
  { reason, files }: { reason: string; files: OrderFile[] },
): PaybackChange {
  if (owing.directRefund === null || !isDisputable(owing, ctx.now())) throw new AppError('MALL600403')
  const claim: RefundClaim = {
    ...{ reason, files, byName: ctx.actor.displayName || null, at: ctx.now().toISOString() },
    ...{ outcome: null, outcomeReason: null, closedAt: null },
  }
  return {
    ...refundNow(ctx, owing, 'in_review', owing.directRefund.reports),
    refundClaims: [...owing.refundClaims, claim],
  }
}

/** Paid back, as was shown; or still owed: then the provider is held until its customer has it. */
export function refundDecided(
  ctx: ActorContext,
  owing: PaybackColumns,
  { outcome, reason }: { outcome: 'paid' | 'owed'; reason: string },
): PaybackChange {
  const refund = owing.directRefund
  if (refund?.status !== 'in_review') throw new AppError('MALL600403')
  const isPaid = outcome === 'paid'
  const reports = answered(ctx, refund.reports, isPaid ? 'received' : 'missing', isPaid ? null : reason)
  return {
    ...refundNow(ctx, owing, isPaid ? 'received' : 'owed', reports),
    refundClaims: closed(ctx, owing.refundClaims, outcome, reason),
    refundUpheldAt: isPaid ? null : ctx.now(),
  }
}

/** What somebody says of money past the platform, and what the platform decides about that. */
type Claim = RefundClaim | PaymentClaim

function closed<C extends Claim>(
  ctx: ActorContext,
  claims: readonly C[],
  outcome: C['outcome'],
  outcomeReason: string | null,
): C[] {
  const closedAt = ctx.now().toISOString()
  return claims.map(claim => (claim.closedAt === null ? { ...claim, outcome, outcomeReason, closedAt } : claim))
}

/** A payment was decided about, answered, or given up before that: nothing of it waits for the platform any more. */
export function paymentClaimOver(
  ctx: ActorContext,
  { paymentClaims }: Pick<ServiceOrderRecord, 'paymentClaims'>,
  outcome: PaymentOutcome | null = null,
  reason: string | null = null,
): Pick<ServiceOrderRecord, 'paymentClaims' | 'paymentDisputedAt'> {
  return { paymentClaims: closed(ctx, paymentClaims, outcome, reason), paymentDisputedAt: null }
}

/** One side says that it paid. */
export function reported(
  ctx: ActorContext,
  { paidOn, reference, files }: Pick<PaymentReport, 'paidOn' | 'reference' | 'files'>,
): PaymentReport {
  return {
    ...{ paidOn, reference, files, byName: ctx.actor.displayName || null },
    ...{ at: ctx.now().toISOString(), status: 'reported', reason: null, answeredAt: null },
  }
}

/** The other one has it, or misses it. */
export function answered(
  ctx: ActorContext,
  reports: readonly PaymentReport[],
  status: 'received' | 'missing',
  reason: string | null,
): PaymentReport[] {
  const answeredAt = ctx.now().toISOString()
  return reports.map(report => (report.status === 'reported' ? { ...report, status, reason, answeredAt } : report))
}

/** What was denied waits for an answer again; why it was denied stays to be read until there is one. */
export const awaitedAnew = (reports: readonly PaymentReport[]): PaymentReport[] =>
  reports.map((report, index) =>
    index === reports.length - 1 ? { ...report, status: 'reported', answeredAt: null } : report,
  )

export function isDisputable(owing: Omit<PaybackColumns, 'regionId' | 'currency'>, now: Date): boolean {
  const { directRefund, refundDueAt, refundUpheldAt } = owing
  if (directRefund === null) return false
  return isRefundDisputable({ ...directRefund, dueAt: refundDueAt, upheldAt: refundUpheldAt }, now)
}

export function refundView(owing: PaybackColumns, now: Date): OrderRefund | null {
  const { directRefund, refundDueAt, refundClaims, refundUpheldAt, currency } = owing
  if (directRefund === null) return null
  const { amountMinor, status, reports } = directRefund
  return {
    ...{ amount: fromMinor(BigInt(amountMinor), currency), status, reports },
    dueAt: isoOrNull(refundDueAt),
    isOverdue: status !== 'received' && refundDueAt !== null && refundDueAt < now,
    claims: refundClaims,
    upheldAt: isoOrNull(refundUpheldAt),
  }
}

/** What narrows a list; `open`: what is not settled yet, as the index of that table has it. */
export function paybackIs(state: PaybackState, open: SQL, now: Date): SQL {
  switch (state) {
    case 'open':
      return open
    case 'overdue':
      return sql`${open} and direct_refund ->> 'status' = 'owed' and refund_due_at < ${now.toISOString()}`
    case 'review':
      return sql`${open} and direct_refund ->> 'status' = 'in_review'`
    case 'upheld':
      return sql`refund_upheld_at is not null`
  }
}

/** Documents of one kind whose providers owe something back. */
export interface Owing<R extends PaybackColumns & { id: string }> {
  table: SQL
  /** Which of them owe, or have reported. */
  inStatus(status: OrderRefundStatus): SQL
  /** Those, locked, in that order. */
  due(system: ActorContext, condition: SQL, by: SQL): Promise<R[]>
  tell(ctx: ActorContext, row: R, stage: 'refund_due_soon' | 'refund_overdue', to?: readonly Party[]): Promise<void>
}

/** The provider is reminded before the day and on it, and its customer told. */
export async function followOwed<R extends PaybackColumns & { id: string }>(
  system: ActorContext,
  { table, inStatus, due, tell }: Owing<R>,
): Promise<void> {
  const now = system.now().toISOString()
  const owed = inStatus('owed')
  for (const row of await due(system, sql`refund_remind_at < ${now} and ${owed}`, sql`refund_remind_at`)) {
    const ctx = system.inRegion(row.regionId)
    await ctx.db.execute(sql`update ${table} set refund_remind_at = null where id = ${row.id}`)
    // What nobody looked at in time is told as overdue at once.
    if (row.refundDueAt !== null && row.refundDueAt > ctx.now()) await tell(ctx, row, 'refund_due_soon', ['provider'])
  }
  for (const row of await due(system, sql`${owed} and not late_told and due_at < ${now}`, sql`due_at`)) {
    const ctx = system.inRegion(row.regionId)
    await ctx.db.execute(sql`update ${table} set late_told = true where id = ${row.id}`)
    await tell(ctx, row, 'refund_overdue')
  }
}
