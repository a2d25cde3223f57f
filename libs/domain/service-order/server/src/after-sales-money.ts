import { eq } from 'drizzle-orm'
import { dueAfter, reclaimOf } from '@tradeport/domain/service-order/rules'
import { fromMinor, toMinor } from '@tradeport/kernel/values'
import { following } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { enter, isDirect, lessCommission } from './direct-money'
import { timesOf } from './order-times'
import { instruct, moveOrder, recordEvent, refresh } from './order-progress'
import { serviceOrder, type PaymentRecord, type ServiceOrderRecord } from './service-order.table'

/** What cases and the end of the order have given back. */
export function refundedOf(order: ServiceOrderRecord): bigint {
  return order.refundMinor ?? order.caseRefundMinor
}

/** The most that a case can still give back. */
export function refundableOf(order: ServiceOrderRecord): bigint {
  if (order.money !== 'held' && order.money !== 'settled' && !isDirect(order)) return 0n
  return (order.payableMinor ?? 0n) - refundedOf(order)
}

/** A case is open, or is over: without one the customer has the usual time to confirm again. */
export async function bindOrder(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  caseId: string | null,
): Promise<ServiceOrderRecord> {
  const dueAt = caseId === null ? dueAfter('pending_confirm', timesOf(ctx, order), null) : null
  const [bound] = await ctx.db
    .update(serviceOrder)
    .set({
      openCaseId: caseId,
      version: order.version + 1,
      updatedAt: ctx.now(),
      ...(order.status === 'pending_confirm' ? { dueAt } : {}),
    })
    .where(eq(serviceOrder.id, order.id))
    .returning()
  refresh(ctx, order)
  return bound ?? order
}

/**
 * Asks the bank for what a case gives back: out of escrow (P-13), or from provider and platform after the release (P-14). What was paid
 * past the platform comes back past it.
 *
 * @returns whether it is the bank's to give back, not the provider's
 */
export async function refundByCase(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  caseId: string,
  amountMinor: bigint,
): Promise<boolean> {
  if (isDirect(order)) return false
  if (order.money === 'held') {
    await instruct(ctx, order, 'refund', amountMinor, { caseId })
    return true
  }
  const { currency, commissionRate } = order
  const { commission } = reclaimOf({
    payable: fromMinor(order.payableMinor ?? 0n, currency),
    refunded: fromMinor(refundedOf(order), currency),
    amount: fromMinor(amountMinor, currency),
    commissionRate,
    currency,
  })
  await instruct(ctx, order, 'reclaim', amountMinor, { caseId, commissionMinor: toMinor(commission, currency) })
  return true
}

/** The bank gave it back: what is left of the order's money is less, and an order with none left is over, if it was not before. */
export async function writeCaseRefund(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  { amountMinor, commissionMinor }: PaymentRecord,
): Promise<ServiceOrderRecord> {
  const caseRefundMinor = order.caseRefundMinor + amountMinor
  const settled = {
    refundMinor: (order.refundMinor ?? 0n) + amountMinor,
    commissionMinor: (order.commissionMinor ?? 0n) - commissionMinor,
    providerMinor: (order.providerMinor ?? 0n) - (amountMinor - commissionMinor),
  }
  const [written] = await ctx.db
    .update(serviceOrder)
    .set({
      caseRefundMinor,
      version: order.version + 1,
      updatedAt: ctx.now(),
      ...(order.money === 'settled' ? settled : {}),
    })
    .where(eq(serviceOrder.id, order.id))
    .returning()
  const refunded = written ?? order
  await recordEvent(ctx, refunded, 'case_refunded', null)
  if (refunded.money !== 'held' || caseRefundMinor < (refunded.payableMinor ?? 0n)) return refunded
  const set = { money: 'settled', refundMinor: caseRefundMinor, commissionMinor: 0n, providerMinor: 0n } as const
  if (refunded.status !== 'completed') return moveOrder(ctx, refunded, 'refund_all', { set })
  const [given] = await ctx.db
    .update(serviceOrder)
    .set({ ...set, releaseDueAt: null })
    .where(eq(serviceOrder.id, order.id))
    .returning()
  return given ?? refunded
}

/** The customer has it back from the provider itself. */
export async function writeDirectCaseRefund(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  amountMinor: bigint,
): Promise<ServiceOrderRecord> {
  await enter(ctx, order, 'refunded', amountMinor)
  const caseRefundMinor = order.caseRefundMinor + amountMinor
  const less = await lessCommission(ctx, order, amountMinor)
  const [written] = await ctx.db
    .update(serviceOrder)
    .set({ caseRefundMinor, ...less, version: order.version + 1, updatedAt: ctx.now() })
    .where(eq(serviceOrder.id, order.id))
    .returning()
  const refunded = written ?? order
  await recordEvent(ctx, refunded, 'case_refunded', null)
  if (refunded.refundMinor !== null || caseRefundMinor < (refunded.payableMinor ?? 0n)) return refunded
  const set = { refundMinor: caseRefundMinor, commissionMinor: 0n, providerMinor: 0n }
  return moveOrder(following(ctx), refunded, 'refund_all', { set })
}
