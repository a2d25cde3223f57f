import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { timersOfRegions, type ActorContext, type Job } from '@tradeport/node/server-kit'
import { refresh, tell } from './notices'
import { ACCEPT_TIMERS, acceptance } from './order-acceptance'
import { DAY_MS, advance, moveOrder, tellDue } from './order-progress'
import { moveMilestone } from './order.repository'
import { milestoneTable, orderTable, type OrderRecord } from './order.table'

/** At most so many documents in one transaction; what is left is due at the next run. */
const BATCH = 100
const REMIND_BEFORE_SIGNING_DAYS = 2
/** Days after the due date at which the buyer is told again. */
const OVERDUE_REMINDERS = [3, 7] as const

/** Timers of orders. Each takes only what nobody else has locked and changes it only in the state it was found in. */
export const tradingJobs: readonly Job[] = [
  { name: 'trading.cancelUnsigned', everySeconds: 300, run: cancelUnsigned },
  { name: 'trading.remindToSign', everySeconds: 3600, run: remindToSign },
  { name: 'trading.markOverdue', everySeconds: 300, run: markOverdue },
  { name: 'trading.remindOverdue', everySeconds: 3600, run: remindOverdue },
  { name: 'trading.acceptDelivered', everySeconds: 600, run: acceptDelivered },
  { name: 'trading.completeOrders', everySeconds: 600, run: completeOrders },
]

function before(ctx: ActorContext, days: number): string {
  return new Date(ctx.now().getTime() - days * DAY_MS).toISOString()
}

/** Locked orders that nobody else is working on; held ones wait. */
async function dueOrders(ctx: ActorContext, condition: SQL): Promise<OrderRecord[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from trade_order where ${condition} and not frozen order by updated_at limit ${BATCH} for update skip locked`)
  if (rows.length === 0) return []
  return ctx.db
    .select()
    .from(orderTable)
    .where(
      inArray(
        orderTable.id,
        rows.map(row => row.id),
      ),
    )
}

async function cancelUnsigned(system: ActorContext): Promise<void> {
  const orders = await dueOrders(system, sql`status = 'contracting' and sign_by < ${system.now().toISOString()}`)
  for (const order of orders)
    await moveOrder(system.inRegion(order.regionId), order, 'cancel', { set: { cancelReason: 'not_signed' } })
}

async function remindToSign(system: ActorContext): Promise<void> {
  const until = new Date(system.now().getTime() + REMIND_BEFORE_SIGNING_DAYS * DAY_MS).toISOString()
  const orders = await dueOrders(
    system,
    sql`status = 'contracting' and sign_reminders = 0 and sign_by between ${system.now().toISOString()} and ${until}`,
  )
  for (const order of orders) {
    const ctx = system.inRegion(order.regionId)
    await ctx.db.update(orderTable).set({ signReminders: 1 }).where(eq(orderTable.id, order.id))
    for (const to of ['buyer', 'seller'] as const)
      await tell(ctx, order, to, 'contract_to_sign', {}, `contract_to_sign:${order.id}:${to}`)
  }
}

async function markOverdue(system: ActorContext): Promise<void> {
  await eachMilestone(
    system,
    sql`m.status = 'due' and m.due_at < ${system.now().toISOString()}`,
    async (ctx, order, found) => {
      const overdue = await moveMilestone(ctx, found, 'mark_overdue')
      await tellDue(ctx, order, overdue, 'payment_overdue')
      refresh(ctx, order)
    },
  )
}

async function remindOverdue(system: ActorContext): Promise<void> {
  for (const [index, days] of OVERDUE_REMINDERS.entries()) {
    const condition = sql`m.status = 'overdue' and m.overdue_reminders <= ${index} and m.due_at < ${before(system, days)}`
    await eachMilestone(system, condition, async (ctx, order, found) => {
      await ctx.db
        .update(milestoneTable)
        .set({ overdueReminders: index + 1 })
        .where(eq(milestoneTable.id, found.id))
      await tellDue(ctx, order, found, 'payment_overdue')
    })
  }
}

/** Takes the lock of the order as well, as everybody does who changes one of its instalments. */
async function eachMilestone(
  system: ActorContext,
  condition: SQL,
  work: (ctx: ActorContext, order: OrderRecord, found: typeof milestoneTable.$inferSelect) => Promise<void>,
): Promise<void> {
  const { rows } = await system.db.execute<{ id: string }>(sql`
    select m.id from payment_milestone m join trade_order o on o.id = m.order_id
    where ${condition} and not o.frozen and o.suspended_sides = '{}' order by m.due_at limit ${BATCH} for update of o, m skip locked`)
  if (rows.length === 0) return
  const found = await system.db
    .select({ milestone: milestoneTable, order: orderTable })
    .from(milestoneTable)
    .innerJoin(orderTable, eq(orderTable.id, milestoneTable.orderId))
    .where(
      inArray(
        milestoneTable.id,
        rows.map(row => row.id),
      ),
    )
  for (const { milestone, order } of found) await work(system.inRegion(order.regionId), order, milestone)
}

async function acceptDelivered(system: ActorContext): Promise<void> {
  const foreign = timersOfRegions(system, ACCEPT_TIMERS.foreign)
  const domestic = timersOfRegions(system, ACCEPT_TIMERS.domestic)
  // The shortest of all is what the index can narrow by.
  const longestAgo = before(system, Math.min(foreign.shortest, domestic.shortest))
  const orders = await dueOrders(
    system,
    sql`status = 'delivered' and delivered_at < ${longestAgo} and delivered_at < ${system.now().toISOString()}::timestamptz - interval '1 day'
      * (select case when trade_type = 'foreign' then timer.foreign_days else timer.domestic_days end
        from unnest(${sql.param([...foreign.columns[0]])}::text[], ${sql.param([...foreign.columns[1]])}::int[],
          ${sql.param([...domestic.columns[1]])}::int[]) as timer (region_id, foreign_days, domestic_days)
        where timer.region_id = trade_order.region_id)`,
  )
  for (const order of orders) {
    const ctx = system.inRegion(order.regionId)
    await moveOrder(ctx, order, 'accept', { set: await acceptance(ctx, order) })
  }
}

async function completeOrders(system: ActorContext): Promise<void> {
  const orders = await dueOrders(
    system,
    sql`status = 'accepted' and claim_until < ${system.now().toISOString()}
      and not exists (select 1 from payment_milestone m where m.order_id = trade_order.id and m.status not in ('paid', 'waived'))`,
  )
  for (const order of orders) await advance(system.inRegion(order.regionId), order)
}
