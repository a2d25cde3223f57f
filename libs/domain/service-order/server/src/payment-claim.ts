import { sql } from 'drizzle-orm'
import {
  serviceOrderRoutes,
  type OrderFile,
  type serviceOrderDecidePayment,
  type serviceOrderEscalatePayment,
} from '@tradeport/domain/service-order/contract'
import {
  isPaymentDisputable,
  paymentDecisionDueAfter,
  paymentDeniedBy,
  unansweredHours,
} from '@tradeport/domain/service-order/rules'
import { ALL_REGIONS } from '@tradeport/kernel/config'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { following } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { PAYMENT, paidAnew } from './direct-steps'
import { dueOrders } from './due-orders'
import { requireOwnFiles, shareFiles } from './order-files'
import { DOCUMENT, askPlatform, writeBeside } from './order-progress'
import { timesOf } from './order-times'
import { answered, awaitedAnew, paymentClaimOver } from './payback'
import type { ServiceOrderRecord } from './service-order.table'

const HOUR_MS = 60 * 60 * 1000

/** What was paid past the platform and is denied, or not answered, becomes the platform's to decide. */
export async function escalatePayment(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  { reason, files }: ParsedInputOf<typeof serviceOrderEscalatePayment>,
): Promise<ServiceOrderRecord> {
  if (!isPaymentDisputable(order, ctx.now())) throw new AppError('MALL600403')
  await requireOwnFiles(ctx, files)
  const written = await toPlatform(ctx, order, { reason, files, says: 'payment_escalated' })
  await shareFiles(ctx, files, order.providerCompanyId)
  return written
}

/** Nobody may hold an order for ever: what its provider does not answer, and its customer does not give up, the platform decides so long after both were told that it is late. */
export async function escalateUnanswered(system: ActorContext): Promise<void> {
  for (const { regionId } of ALL_REGIONS) {
    const ctx = system.inRegion(regionId)
    const toldBy = new Date(ctx.now().getTime() - unansweredHours(ctx.region) * HOUR_MS).toISOString()
    const unanswered = sql`region_id = ${regionId} and status = 'pending_payment' and money = 'reported'
      and payment_disputed_at is null and late_told and late_told_at <= ${toldBy}`
    for (const order of await dueOrders(ctx, unanswered, sql`due_at`))
      await toPlatform(ctx, order, { reason: '', files: [], says: 'payment_unanswered' })
  }
}

/** Also what was denied waits for an answer again, and for nothing else. */
async function toPlatform(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  { reason, files, says }: { reason: string; files: OrderFile[]; says: 'payment_escalated' | 'payment_unanswered' },
): Promise<ServiceOrderRecord> {
  // Nobody by name, where nobody asked for it.
  const byName = ctx.actor.kind === 'system' ? null : ctx.actor.displayName || null
  const claim = {
    ...{ reason, files, byName, at: ctx.now().toISOString() },
    ...{ outcome: null, outcomeReason: null, closedAt: null },
  }
  const set = {
    ...({ money: 'reported', payMode: 'offline' } as const),
    ...{ paymentClaims: [...order.paymentClaims, claim], paymentDisputedAt: ctx.now() },
    ...(paymentDeniedBy(order) !== null ? { paymentReports: awaitedAnew(order.paymentReports) } : {}),
    ...{ dueAt: paymentDecisionDueAfter(timesOf(ctx, order)), lateTold: false },
  }
  const written = await writeBeside(ctx, order, 'escalate_payment', { set, note: reason || null, says })
  await askPlatform(ctx, {
    ...{ ...written, subject: DOCUMENT, route: serviceOrderRoutes.order(order.id) },
    permission: 'serviceOrder:decide_payment',
  })
  return written
}

/** The provider has it, and the order goes on; or it has not come, and is paid anew. */
export async function decidePayment(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  { outcome, reason }: ParsedInputOf<typeof serviceOrderDecidePayment>,
): Promise<ServiceOrderRecord> {
  if (order.paymentDisputedAt === null) throw new AppError('MALL600403')
  const reports = answered(ctx, PAYMENT.awaited(order), outcome, outcome === 'missing' ? reason : null)
  const closed = paymentClaimOver(ctx, order, outcome, reason)
  const written = await writeBeside(ctx, order, 'decide_payment', {
    set: outcome === 'missing' ? { ...paidAnew(ctx, order, reports), ...closed } : closed,
    note: reason,
    says: outcome === 'missing' ? 'payment_decided_missing' : 'payment_decided_received',
  })
  await ctx.audit({
    action: `${DOCUMENT}:decide_payment`,
    entityType: DOCUMENT,
    entityId: order.id,
    entityNo: order.no,
    companyId: order.providerCompanyId,
    before: { money: order.money },
    after: { outcome },
    reason,
  })
  return outcome === 'missing' ? written : PAYMENT.asReceived(following(ctx), written, reports)
}
