import type { OwedCommission } from '@tradeport/domain/service-order/contract'
import { commissionDueOn, openCommission, reclaimOf, type Shares } from '@tradeport/domain/service-order/rules'
import { fromMinor, toMinor } from '@tradeport/kernel/values'
import { iso, tradeDay, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { and, asc, eq } from 'drizzle-orm'
import { timesOf } from './order-times'
import { refundOwedFrom } from './payback'
import {
  serviceOrderDirectEntry,
  type DirectEntryKind,
  type DirectEntryRecord,
  type ServiceOrderRecord,
} from './service-order.table'

/** The provider has what was paid, past the platform: nothing of it is moved by the bank. */
export const isDirect = ({ money }: Pick<ServiceOrderRecord, 'money'>): boolean => money === 'direct'

type EntryWords = Partial<Pick<DirectEntryRecord, 'reference' | 'reason' | 'files'>>

export async function enter(
  ctx: ActorContext,
  { id: orderId, currency }: Pick<ServiceOrderRecord, 'id' | 'currency'>,
  kind: DirectEntryKind,
  amountMinor: bigint,
  words: EntryWords = {},
): Promise<void> {
  if (amountMinor === 0n) return
  const at = ctx.now()
  const byName = ctx.actor.displayName || null
  await ctx.db
    .insert(serviceOrderDirectEntry)
    .values({ id: uuidv7(), orderId, kind, currency, amountMinor, byName, at, ...words })
}

/** The order is over: what the provider keeps and owes the platform of it, and what it gives back itself. */
export async function settleDirectly(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  shares: Shares,
): Promise<Partial<ServiceOrderRecord>> {
  const { currency } = order
  const refundMinor = toMinor(shares.refund, currency)
  const commissionMinor = toMinor(shares.commission, currency)
  await enter(ctx, order, 'commission', commissionMinor)
  return {
    refundMinor: refundMinor + order.caseRefundMinor,
    commissionMinor,
    providerMinor: toMinor(shares.provider, currency),
    ...(refundMinor > 0n ? refundOwedFrom(ctx, order, refundMinor) : {}),
    ...(commissionMinor > 0n
      ? { commissionDueOn: commissionDueOn(tradeDay(ctx.now()), timesOf(ctx, order).region) }
      : {}),
  }
}

/** What a case took of an order that is over also lessens what the provider owes the platform of it. */
export async function lessCommission(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  amountMinor: bigint,
): Promise<Partial<ServiceOrderRecord>> {
  if (order.refundMinor === null) return {}
  const { currency, commissionRate } = order
  const taken = reclaimOf({
    payable: fromMinor(order.payableMinor ?? 0n, currency),
    refunded: fromMinor(order.refundMinor, currency),
    amount: fromMinor(amountMinor, currency),
    commissionRate,
    currency,
  })
  const commission = toMinor(taken.commission, currency)
  await enter(ctx, order, 'commission', -commission)
  return {
    refundMinor: order.refundMinor + amountMinor,
    commissionMinor: (order.commissionMinor ?? 0n) - commission,
    providerMinor: (order.providerMinor ?? 0n) - toMinor(taken.provider, currency),
  }
}

export const openCommissionOf = ({ payMode, commissionMinor, commissionReceivedMinor }: ServiceOrderRecord): bigint =>
  payMode === 'offline' ? openCommission(commissionMinor, commissionReceivedMinor) : 0n

/** What the provider owes of it, and what came; null where there was never anything to owe. */
export async function owedCommissionView(ctx: ActorContext, order: ServiceOrderRecord): Promise<OwedCommission | null> {
  const { currency, commissionDueOn: dueOn, commissionMinor } = order
  if (order.payMode !== 'offline' || dueOn === null) return null
  const entries = await ctx.db
    .select()
    .from(serviceOrderDirectEntry)
    .where(and(eq(serviceOrderDirectEntry.orderId, order.id), eq(serviceOrderDirectEntry.kind, 'commission_received')))
    .orderBy(asc(serviceOrderDirectEntry.at), asc(serviceOrderDirectEntry.id))
  const open = openCommissionOf(order)
  return {
    amount: fromMinor(commissionMinor ?? 0n, currency),
    open: fromMinor(open, currency),
    dueOn,
    isOverdue: open > 0n && dueOn < tradeDay(ctx.now()),
    received: entries.map(({ amountMinor, reference, reason, files, byName, at }) => ({
      ...{ amount: fromMinor(amountMinor, currency), reference, reason, files, byName, at: iso(at) },
    })),
  }
}
