import { eq } from 'drizzle-orm'
import { following } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { releaseOrKeep } from './kept-money'
import { moveOrder } from './order-progress'
import { requireOpenProvider } from './payback-hold'
import type { ServiceOrderPorts } from './ports'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

/** The provider takes it on: the agreement holds, and where a document does the work, its customer finds it begun. */
export async function acceptOrder(
  ctx: ActorContext,
  { agreements, linkedWork }: Pick<ServiceOrderPorts, 'agreements' | 'linkedWork'>,
  order: ServiceOrderRecord,
): Promise<ServiceOrderRecord> {
  await requireOpenProvider(ctx, order)
  const accepted = await moveOrder(ctx, order, 'accept_order', { set: { acceptedAt: ctx.now() } })
  await agreements?.sign(ctx, order.id)
  const work = linkedWork?.[order.flowCode]
  if (!work || accepted.customsOrderId !== null) return accepted
  const customsOrderId = await work.begin(following(ctx), { ...accepted, answers: accepted.form.answers })
  await ctx.db.update(serviceOrder).set({ customsOrderId }).where(eq(serviceOrder.id, order.id))
  return { ...accepted, customsOrderId }
}

/** What was handed over is taken: by the customer, or by itself after the time for it. */
export async function completeOrder(ctx: ActorContext, order: ServiceOrderRecord): Promise<ServiceOrderRecord> {
  const set = {
    completedAt: ctx.now(),
    // Of what the work was done by another document nothing need be there.
    deliverables: order.deliverables.map(each =>
      each.status === 'submitted' ? { ...each, status: 'accepted' as const } : each,
    ),
    ...(await releaseOrKeep(ctx, order)),
  }
  return moveOrder(ctx, order, 'confirm', { set })
}
