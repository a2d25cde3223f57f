import { and, eq } from 'drizzle-orm'
import type { OrderAnswers, ServiceOrderStatus } from '@tradeport/domain/service-order/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { refresh } from './order-progress'
import { orderScope } from './party'
import { serviceOrder } from './service-order.table'

/** An order as other documents need it that do its work. */
export interface OrderedWork {
  id: string
  no: string
  categoryCode: string
  customerCompanyId: string
  providerCompanyId: string
  /** Paid, and not handed over yet. */
  isRunning: boolean
  customsOrderId: string | null
  answers: OrderAnswers
}

const RUNNING: readonly ServiceOrderStatus[] = ['pending_accept', 'in_service']

/** Undefined for what does not exist and for what is not the caller's. */
export async function orderedWork(ctx: ActorContext, id: string, lock?: 'update'): Promise<OrderedWork | undefined> {
  const query = ctx.db
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.id, id), orderScope(ctx)))
  const [order] = await (lock ? query.for(lock) : query)
  return (
    order && {
      id: order.id,
      no: order.no,
      categoryCode: order.categoryCode,
      customerCompanyId: order.customerCompanyId,
      providerCompanyId: order.providerCompanyId,
      isRunning: RUNNING.includes(order.status),
      customsOrderId: order.customsOrderId,
      answers: order.form.answers,
    }
  )
}

/** Names the agency order that does the work of this one; null: none any more. Whoever calls it has seen that the order is theirs. */
export async function linkCustomsOrder(ctx: ActorContext, id: string, customsOrderId: string | null): Promise<void> {
  const [order] = await ctx.db.update(serviceOrder).set({ customsOrderId }).where(eq(serviceOrder.id, id)).returning()
  if (order) refresh(ctx, order)
}
