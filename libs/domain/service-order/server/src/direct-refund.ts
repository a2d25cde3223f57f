import { sql } from 'drizzle-orm'
import {
  serviceOrderRoutes,
  type OrderRefundStatus,
  type PaymentReport,
  type serviceOrderDecideRefund,
  type serviceOrderEscalateRefund,
} from '@tradeport/domain/service-order/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { AfterSalesRecord } from './after-sales.table'
import { tellCase } from './after-sales-progress'
import { enter } from './direct-money'
import { dueCases, dueOrders } from './due-orders'
import { requireOwnFiles, shareFiles } from './order-files'
import { DOCUMENT, askPlatform, tell, writeBeside } from './order-progress'
import { answered, followOwed, refundDecided, refundDisputed, refundSettled, type Owing } from './payback'
import type { ServiceOrderRecord } from './service-order.table'

/** The customer has it, or says nothing against that in time: the provider is free again. */
export async function refundCame(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  reports: PaymentReport[],
): Promise<ServiceOrderRecord> {
  await enter(ctx, order, 'refunded', BigInt(order.directRefund?.amountMinor ?? 0))
  const set = refundSettled(ctx, order, reports)
  return writeBeside(ctx, order, 'confirm_refund', { set, says: 'refund_received' })
}

/** What is overdue or denied becomes the platform's to decide. */
export async function escalateRefund(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  { reason, files }: ParsedInputOf<typeof serviceOrderEscalateRefund>,
): Promise<ServiceOrderRecord> {
  const set = refundDisputed(ctx, order, { reason, files })
  await requireOwnFiles(ctx, files)
  const written = await writeBeside(ctx, order, 'escalate_refund', { set, note: reason, says: 'refund_escalated' })
  await shareFiles(ctx, files, order.providerCompanyId)
  await askPlatform(ctx, {
    ...written,
    subject: DOCUMENT,
    route: serviceOrderRoutes.order(order.id),
    permission: 'serviceOrder:decide_refund',
  })
  return written
}

/** Paid back, as was shown; or still owed: then the provider is held until its customer has it. */
export async function decideRefund(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  decision: ParsedInputOf<typeof serviceOrderDecideRefund>,
): Promise<ServiceOrderRecord> {
  const { outcome, reason } = decision
  const set = refundDecided(ctx, order, decision)
  const says = outcome === 'paid' ? 'refund_decided_paid' : 'refund_decided_owed'
  const written = await writeBeside(ctx, order, 'decide_refund', { set, note: reason, says })
  if (outcome === 'paid') await enter(ctx, order, 'refunded', BigInt(order.directRefund?.amountMinor ?? 0))
  await ctx.audit({
    action: `${DOCUMENT}:decide_refund`,
    entityType: DOCUMENT,
    entityId: order.id,
    entityNo: order.no,
    companyId: order.providerCompanyId,
    before: { refund: order.directRefund?.status ?? null },
    after: { refund: set.directRefund?.status ?? null, outcome },
    reason,
  })
  return written
}

const OF_ORDERS: Owing<ServiceOrderRecord> = {
  table: sql`service_order`,
  inStatus: (status: OrderRefundStatus) =>
    sql`status in ('rejected', 'cancelled') and direct_refund is not null and direct_refund ->> 'status' = ${status}`,
  due: dueOrders,
  tell,
}
const OF_CASES: Owing<AfterSalesRecord> = {
  table: sql`after_sales_case`,
  inStatus: (status: OrderRefundStatus) =>
    sql`status = 'refunding' and direct_refund is not null and direct_refund ->> 'status' = ${status}`,
  due: dueCases,
  tell: (ctx, record, stage, to) => tellCase(ctx, record, stage, undefined, to),
}

/** What is owed back past the platform is reminded of and told as overdue; what a customer does not answer has come, which of a case its own job says. */
export async function followRefunds(system: ActorContext): Promise<void> {
  await followOwed(system, OF_ORDERS)
  await followOwed(system, OF_CASES)
  const unanswered = sql`${OF_ORDERS.inStatus('reported')} and due_at < ${system.now().toISOString()}`
  for (const order of await dueOrders(system, unanswered, sql`due_at`))
    await refundCame(
      system.inRegion(order.regionId),
      order,
      answered(system, order.directRefund?.reports ?? [], 'received', null),
    )
}
