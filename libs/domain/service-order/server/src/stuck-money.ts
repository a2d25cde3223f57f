import { and, eq, inArray, isNull } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { newPayment } from '@tradeport/node/funds'
import type { ActorContext } from '@tradeport/node/server-kit'
import { DOCUMENT, SERVICE_ORDER_BOOKS, writeBeside } from './order-progress'
import { serviceOrderPayment, type ServiceOrderRecord } from './service-order.table'

/** Asks the bank again for what it refused of an ended order: new instructions, since a reference is carried out once at most. */
export async function retryPayments(ctx: ActorContext, order: ServiceOrderRecord): Promise<ServiceOrderRecord> {
  if (order.stuckSince === null) throw new AppError('MALL600403')
  const written = await writeBeside(ctx, order, 'retry_payment', { set: { stuckSince: null } })
  const refused = await ctx.db
    .select()
    .from(serviceOrderPayment)
    .where(
      and(
        eq(serviceOrderPayment.orderId, order.id),
        eq(serviceOrderPayment.status, 'failed'),
        inArray(serviceOrderPayment.kind, ['release', 'refund']),
        isNull(serviceOrderPayment.caseId),
        isNull(serviceOrderPayment.replacedBy),
      ),
    )
  for (const { id: before, kind, currency, amountMinor, commissionMinor } of refused) {
    const asked = { orderId: order.id, kind, currency, amountMinor, commissionMinor }
    const payment = newPayment(ctx, SERVICE_ORDER_BOOKS, asked)
    await ctx.db.insert(serviceOrderPayment).values(payment)
    await ctx.db.update(serviceOrderPayment).set({ replacedBy: payment.id }).where(eq(serviceOrderPayment.id, before))
  }
  await ctx.audit({
    action: `${DOCUMENT}:retry_payment`,
    entityType: DOCUMENT,
    entityId: order.id,
    entityNo: order.no,
    companyId: order.customerCompanyId,
    before: { stuckSince: order.stuckSince?.toISOString() ?? null },
    after: { payments: refused.length },
  })
  return written
}
