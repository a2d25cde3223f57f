import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ActorContext, Job } from '@tradeport/node/server-kit'
import { tellOrder } from './customs-order-progress'
import { completeOrder } from './customs-order.handlers'
import { customsOrder, type CustomsOrderRecord } from './customs-order.table'

/** At most so many documents in one transaction; what is left is due at the next run. */
const BATCH = 100

export const customsOrderJobs: readonly Job[] = [
  { name: 'customs.completeOrders', everySeconds: 300, run: completeCleared },
  { name: 'customs.tellLateOrders', everySeconds: 60, run: tellLate },
]

/** Locked orders that nobody else is working on. */
async function dueOrders(ctx: ActorContext, condition: SQL): Promise<CustomsOrderRecord[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from customs_order where ${condition} and due_at < ${ctx.now().toISOString()}
    order by due_at limit ${BATCH} for update skip locked`)
  const ids = rows.map(row => row.id)
  return ids.length === 0 ? [] : ctx.db.select().from(customsOrder).where(inArray(customsOrder.id, ids))
}

async function completeCleared(system: ActorContext): Promise<void> {
  for (const order of await dueOrders(system, sql`status = 'cleared'`))
    await completeOrder(system.inRegion(order.regionId), order)
}

/** A client whose order nobody accepted in time may choose another broker. */
async function tellLate(system: ActorContext): Promise<void> {
  for (const order of await dueOrders(system, sql`status = 'submitted' and not late_told`)) {
    const ctx = system.inRegion(order.regionId)
    await ctx.db.update(customsOrder).set({ lateTold: true }).where(eq(customsOrder.id, order.id))
    await tellOrder(ctx, order, 'late')
  }
}
