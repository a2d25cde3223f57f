import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { OPEN_CLAIM_STATUSES } from '@tradeport/domain/customs/contract'
import { timersOfRegions, type ActorContext, type Job, type JobStep } from '@tradeport/node/server-kit'
import { following } from '@tradeport/node/parties'
import { lockForms } from './confirmation'
import { moveClaim } from './customs-order-claims'
import { cancelForms } from './customs-order-forms'
import { customsMoneyJob } from './customs-order-money'
import { tellOrder } from './customs-order-progress'
import { lockAnyOrder } from './customs-order.repository'
import { completeOrder, lapseUnpaid } from './customs-order-write'
import { customsOrder, type CustomsOrderRecord } from './customs-order.table'
import type { CustomsPorts } from './ports'

/** At most so many documents in one transaction; what is left is due at the next run. */
const BATCH = 100

export const customsOrderJobs = (ports: CustomsPorts): readonly Job[] => [
  customsMoneyJob(ports),
  { name: 'customs.completeOrders', everySeconds: 300, steps: step => completeCleared(step, ports) },
  { name: 'customs.cancelUnpaidOrders', everySeconds: 300, steps: step => cancelUnpaid(step, ports) },
  {
    name: 'customs.tellLateOrders',
    everySeconds: 60,
    run: async system => {
      await tellLate(system)
      await remindClients(system)
      await lapseClaims(system)
    },
  },
]

/** While a complaint is open its money stays where it is: an order is complete by itself once that is settled. */
const NOTHING_DISPUTED = sql`(claim_status is null or claim_status not in (${sql.join(
  OPEN_CLAIM_STATUSES.map(status => sql`${status}`),
  sql`, `,
)}))`

/** Locked orders that nobody else is working on. */
async function dueOrders(ctx: ActorContext, condition: SQL): Promise<CustomsOrderRecord[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from customs_order where ${condition} and due_at < ${ctx.now().toISOString()}
    order by due_at limit ${BATCH} for update skip locked`)
  const ids = rows.map(row => row.id)
  return ids.length === 0 ? [] : ctx.db.select().from(customsOrder).where(inArray(customsOrder.id, ids))
}

/** Each in a transaction of its own: a service order is locked before the agency order that does its work. */
async function eachDue(
  step: JobStep,
  { serviceOrders }: Pick<CustomsPorts, 'serviceOrders'>,
  which: SQL,
  change: (ctx: ActorContext, order: CustomsOrderRecord) => Promise<unknown>,
): Promise<void> {
  const isDue = (ctx: ActorContext) => sql`${which} and due_at < ${ctx.now().toISOString()}`
  const due = await step(ctx =>
    ctx.db
      .select({ id: customsOrder.id, regionId: customsOrder.regionId, serviceOrderId: customsOrder.serviceOrderId })
      .from(customsOrder)
      .where(isDue(ctx))
      .orderBy(customsOrder.dueAt)
      .limit(BATCH),
  )
  for (const { id, regionId, serviceOrderId } of due)
    await step(async system => {
      const ctx = system.inRegion(regionId)
      if (serviceOrderId !== null) await serviceOrders.hold(ctx, serviceOrderId)
      // Forms before their order, as receipts lock them.
      await lockForms(ctx, id)
      const [order] = await ctx.db
        .select()
        .from(customsOrder)
        .where(and(eq(customsOrder.id, id), isDue(ctx)))
        .for('update')
      if (order) await change(ctx, order)
    })
}

const completeCleared = (step: JobStep, ports: Pick<CustomsPorts, 'serviceOrders'>): Promise<void> =>
  eachDue(step, ports, sql`status = 'cleared' and ${NOTHING_DISPUTED}`, (ctx, order) =>
    completeOrder(ctx, ports, order),
  )

/** Accepted, with a quote that nobody has paid, nor the bank has on its way. */
const UNPAID = sql`status = 'accepted' and fees @> '[{"status": "fixed", "money": "due"}]' and not fees @> '[{"money": "processing"}]'`

/** An order whose quote is not paid in time comes to nothing, with the declarations that were begun for it. */
const cancelUnpaid = (step: JobStep, ports: Pick<CustomsPorts, 'serviceOrders' | 'agreements'>): Promise<void> =>
  eachDue(step, ports, UNPAID, async (ctx, order) => {
    if (order.declarationCount > 0) await cancelForms(ctx, order.id, order.no)
    await lapseUnpaid(ctx, ports, order)
  })

/** A broker that does not answer in time has refused: the client may turn to the platform. */
async function lapseClaims(system: ActorContext): Promise<void> {
  const { rows } = await system.db.execute<{ id: string }>(sql`
    select id from customs_order where claim_due_at < ${system.now().toISOString()}
    order by claim_due_at limit ${BATCH} for update skip locked`)
  for (const { id } of rows) {
    const order = await lockAnyOrder(system, id)
    if (!order) continue
    const said = { action: 'claim_lapse', text: '' }
    await moveClaim(following(system.inRegion(order.regionId)), order, { action: 'claim_lapse', to: 'refused', said })
  }
}

/** A client whose order nobody accepted in time may choose another broker. */
async function tellLate(system: ActorContext): Promise<void> {
  for (const order of await dueOrders(system, sql`status = 'submitted' and not late_told`)) {
    const ctx = system.inRegion(order.regionId)
    await ctx.db.update(customsOrder).set({ lateTold: true }).where(eq(customsOrder.id, order.id))
    await tellOrder(ctx, order, 'late')
  }
}

/**
 * A client is told once, in time, that its order is soon complete without a word of it, or cancelled with its quote unpaid; never sooner than
 * half of the time is over.
 */
async function remindClients(system: ActorContext): Promise<void> {
  const [regionIds, hours] = timersOfRegions(system, 'serviceReminderHours').columns
  const now = system.now().toISOString()
  const { rows } = await system.db.execute<{ id: string }>(sql`
    select o.id from customs_order o
    join unnest(${sql.param([...regionIds])}::text[], ${sql.param([...hours])}::int[]) as timer (region_id, hours)
      on timer.region_id = o.region_id
    cross join lateral (select coalesce(o.cleared_at, o.accepted_at) as at) began
    where ((o.status = 'cleared' and ${NOTHING_DISPUTED}) or (${UNPAID}))
      and o.due_at > ${now} and o.reminded_for is distinct from o.due_at
      and greatest(o.due_at - timer.hours * interval '1 hour', began.at + (o.due_at - began.at) / 2) <= ${now}
    order by o.due_at limit ${BATCH} for update of o skip locked`)
  for (const { id } of rows) {
    const order = await lockAnyOrder(system, id)
    if (!order) continue
    const ctx = system.inRegion(order.regionId)
    await ctx.db.update(customsOrder).set({ remindedFor: order.dueAt }).where(eq(customsOrder.id, order.id))
    await tellOrder(ctx, order, order.status === 'accepted' ? 'pay_soon' : 'due_soon', 'client')
  }
}
