import { eq, sql } from 'drizzle-orm'
import { releaseDueAfter } from '@tradeport/domain/service-order/rules'
import type { ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { dueOrders } from './due-orders'
import { recordEvent, refresh, settlement } from './order-progress'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

type Kept = Pick<ServiceOrderRecord, 'money' | 'settlementDays'>

/** The service is over: its money goes to the provider at once, or stays with the bank for as long as its category says (P-15). */
export async function releaseOrKeep(
  ctx: ActorContext,
  order: ServiceOrderRecord,
): Promise<Partial<ServiceOrderRecord>> {
  return isKept(order)
    ? { releaseDueAt: releaseDueAfter(ctx.now(), order.settlementDays) }
    : settlement(ctx, order, '0')
}

const isKept = ({ money, settlementDays }: Kept): boolean => money === 'held' && settlementDays > 0

/** What the bank kept for so long is the provider's; while a case is about it, nothing moves. */
export async function releaseKept(system: ActorContext): Promise<void> {
  const due = sql`release_due_at < ${system.now().toISOString()} and open_case_id is null`
  for (const order of await dueOrders(system, due, sql`release_due_at`)) {
    const ctx = system.inRegion(order.regionId)
    const [released] = await ctx.db
      .update(serviceOrder)
      .set({
        ...(await settlement(ctx, order, '0')),
        ...{ releaseDueAt: null, version: order.version + 1, updatedAt: ctx.now() },
      })
      .where(eq(serviceOrder.id, order.id))
      .returning()
    await recordEvent(ctx, released ?? order, 'release', null)
    refresh(ctx, order)
  }
}

/** For the provider and the platform: how long the money stays after the end, and until when it does. */
export function releaseView(order: ServiceOrderRecord): ServiceOrderDetail['release'] {
  const { settlementDays, releaseDueAt, completedAt, payMode } = order
  if (settlementDays === 0 || payMode === 'offline') return null
  // An order that is over and of which nothing is kept any more says it by its payments.
  const isOver = completedAt !== null || order.status === 'cancelled' || order.status === 'rejected'
  return isOver && releaseDueAt === null ? null : { days: settlementDays, dueAt: isoOrNull(releaseDueAt) }
}
