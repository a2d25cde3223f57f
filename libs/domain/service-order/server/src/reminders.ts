import { inArray, sql, type SQL } from 'drizzle-orm'
import { caseActorOf, caseRemindBefore, orderRemindBefore } from '@tradeport/domain/service-order/rules'
import { ALL_REGIONS, type TimedRegion } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { caseTurn, tellCase } from './after-sales-progress'
import { afterSalesCase } from './after-sales.table'
import { nextActor } from './order-facts'
import { tell } from './order-progress'
import { serviceOrder } from './service-order.table'

/** At most so many documents in one transaction; what is left is due at the next run. */
const BATCH = 100

/** What somebody is reminded of, and how long before it, in each region. */
type Reminders = readonly { what: string; before(region: TimedRegion): number | null }[]

/** `reported`: the provider is to say whether what was paid past the platform has come. */
const OF_ORDERS: Reminders = [
  { what: 'pending_payment', before: region => orderRemindBefore('pending_payment', 'customer', region) },
  { what: 'reported', before: region => orderRemindBefore('pending_payment', 'provider', region) },
  { what: 'pending_accept', before: region => orderRemindBefore('pending_accept', 'provider', region) },
  { what: 'pending_confirm', before: region => orderRemindBefore('pending_confirm', 'customer', region) },
]
const OF_CASES: Reminders = [
  { what: 'provider', before: region => caseRemindBefore('provider', region) },
  { what: 'customer', before: region => caseRemindBefore('customer', region) },
]

/** Whoever has the next move is told in time, once, that orders and cases soon go on by themselves. */
export async function remindBeforeDue(system: ActorContext): Promise<void> {
  await remindOfOrders(system)
  await remindOfCases(system)
}

/**
 * The statement itself says whose reminder has come, so that none waits behind others that are due sooner and reminded later.
 *
 * @param what how a row is told from others in `reminders`; null where nobody is reminded of it
 */
async function toRemind(
  system: ActorContext,
  table: SQL,
  { what, where, reminders }: { what: SQL; where: SQL; reminders: Reminders },
): Promise<string[]> {
  const timers = ALL_REGIONS.flatMap(({ regionId }) =>
    reminders.map(reminder => ({
      ...{ regionId, what: reminder.what },
      seconds: (reminder.before(system.inRegion(regionId).region) ?? 0) / 1000,
    })),
  )
  const now = system.now().toISOString()
  const { rows } = await system.db.execute<{ id: string }>(sql`
    select d.id from ${table} d
    join unnest(
      ${sql.param(timers.map(timer => timer.regionId))}::text[], ${sql.param(timers.map(timer => timer.what))}::text[],
      ${sql.param(timers.map(timer => timer.seconds))}::float8[]
    ) as timer (region_id, what, seconds) on timer.region_id = d.region_id and timer.what = ${what}
    where ${where} and d.due_at > ${now} and d.reminded_for is distinct from d.due_at
      and d.due_at - timer.seconds * interval '1 second' <= ${now}
    order by d.due_at, d.id limit ${BATCH} for update of d skip locked`)
  return rows.map(row => row.id)
}

async function remindOfOrders(system: ActorContext): Promise<void> {
  const ids = await toRemind(system, sql`service_order`, {
    what: sql`case when d.status = 'pending_payment' and d.money = 'reported' then 'reported' else d.status end`,
    // While the bank is asked or a case is open nobody is hurried.
    where: sql`d.status in ('pending_payment', 'pending_accept', 'pending_confirm')
      and not (d.status = 'pending_payment' and d.money = 'processing') and d.open_case_id is null`,
    reminders: OF_ORDERS,
  })
  if (ids.length === 0) return
  const reminded = { remindedFor: sql`due_at` }
  for (const order of await system.db
    .update(serviceOrder)
    .set(reminded)
    .where(inArray(serviceOrder.id, ids))
    .returning()) {
    const ctx = system.inRegion(order.regionId)
    const actor = nextActor(ctx, order)
    if (actor === 'customer' || actor === 'provider') await tell(ctx, order, 'due_soon', [actor])
  }
}

async function remindOfCases(system: ActorContext): Promise<void> {
  const ids = await toRemind(system, sql`after_sales_case`, {
    what: sql`case when d.status = 'pending_provider' then 'provider' else 'customer' end`,
    // Until the customer can say whether what the provider paid back itself has come, nothing happens by itself.
    where: sql`(d.status in ('pending_provider', 'negotiating', 'agreed', 'redoing', 'rejected')
      or (d.status = 'refunding' and d.direct_refund ->> 'status' = 'reported'))`,
    reminders: OF_CASES,
  })
  if (ids.length === 0) return
  const reminded = { remindedFor: sql`due_at` }
  for (const record of await system.db
    .update(afterSalesCase)
    .set(reminded)
    .where(inArray(afterSalesCase.id, ids))
    .returning()) {
    const ctx = system.inRegion(record.regionId)
    const actor = caseActorOf(caseTurn(record))
    if (actor === 'customer' || actor === 'provider') await tellCase(ctx, record, 'due_soon', undefined, [actor])
  }
}
