import { isAbilityKey, type MembershipParty } from '@tradeport/domain/membership/contract'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { DAY_MS, TRIAL_REMIND_DAYS, dueReminder, isTrial, orderMachine } from '@tradeport/domain/membership/rules'
import { timerOf } from '@tradeport/kernel/config'
import { timersOfRegions, transition, type ActorContext, type Job } from '@tradeport/node/server-kit'
import { moveSubscription } from './fulfilment'
import { orderTable, subscriptionTable, termsTable, type SubscriptionRecord } from './membership.table'
import { ORDER_DOCUMENT, tellMember } from './order-notices'
import { fitToQuota, sidesOf } from './over-quota'
import type { MembershipPorts } from './ports'
import { renewPlans } from './renewal'
import { liveSubscription } from './subscription.repository'
import { named } from './terms'

const AT_ONCE = 200

/** Plans whose time is over: some time to renew, then they are gone. One that was cancelled goes at once. */
async function endSubscriptions(ctx: ActorContext, ports: MembershipPorts): Promise<void> {
  const now = ctx.now()
  const grace = timersOfRegions(ctx, 'planGraceDays')
  const [regionIds, days] = grace.columns
  const rows = await ctx.db
    .select()
    .from(subscriptionTable)
    .where(
      sql`(status in ('active', 'ending') and ends_at <= ${now.toISOString()}) or (status = 'grace'
        and ends_at <= ${new Date(now.getTime() - grace.shortest * DAY_MS).toISOString()}
        and ends_at <= ${now.toISOString()}::timestamptz - interval '1 day' * (select timer.days
          from unnest(${sql.param([...regionIds])}::text[], ${sql.param([...days])}::int[]) as timer (region_id, days)
          where timer.region_id = ${subscriptionTable.regionId}))`,
    )
    .orderBy(subscriptionTable.endsAt)
    .limit(AT_ONCE)
    .for('update')
  for (const row of rows) {
    const own = ctx.inRegion(row.regionId)
    // What was tried has nothing to renew: it ends at once.
    const step = row.status === 'active' && !isTrial(row) ? 'end' : 'lapse'
    await moveSubscription(own, row, step)
    // While it can still be renewed, everything stays where it is.
    if (step === 'lapse') await fitToQuota(own, ports, row, true)
    own.live({ to: { companyId: row.companyId }, topic: 'membership', id: row.id })
    own.live({ to: { companyId: row.companyId }, topic: 'ability', id: row.id })
  }
}

/** Packages and gifts whose time is over; what a plan gave stays in sight until it lapses. */
async function endGrants(ctx: ActorContext, ports: MembershipPorts): Promise<void> {
  const rows = await ctx.query<{
    company_id: string
    region_id: string
    party: MembershipParty | null
    ability: string
  }>(
    'ability_grants_ended',
    `with ended as materialized (
       select id from ability_grant where valid_to <= $1 and end_seen_at is null order by valid_to limit ${AT_ONCE} for update skip locked)
     update ability_grant g set end_seen_at = $1 from ended where g.id = ended.id
     returning g.company_id, g.region_id, g.party, g.ability`,
    [ctx.now().toISOString()],
  )
  for (const row of rows) {
    if (!isAbilityKey(row.ability) || !ports.overQuota[row.ability]) continue
    const own = ctx.inRegion(row.region_id)
    for (const party of sidesOf(ports, row.party)) {
      const member = { companyId: row.company_id, party }
      const plan = await liveSubscription(own, member)
      if (plan?.status !== 'grace') await fitToQuota(own, ports, member, true)
    }
  }
}

async function remind(ctx: ActorContext, row: SubscriptionRecord, days: number): Promise<void> {
  const own = ctx.inRegion(row.regionId)
  const kind = isTrial(row) ? 'trial_expiring' : 'plan_expiring'
  const [terms] = await ctx.db.select().from(termsTable).where(eq(termsTable.id, row.termsId))
  await own.notify({
    kind,
    to: { companyId: row.companyId, identity: row.party },
    params: { ...named(terms?.name ?? {}, own), date: row.endsAt.toISOString() },
    link: { frontEnd: row.party === 'provider' ? 'providerAdmin' : row.party, route: '/membership' },
    dedupeKey: `${kind} ${row.id}`,
  })
  await ctx.db.update(subscriptionTable).set({ remindedDays: days }).where(eq(subscriptionTable.id, row.id))
}

/** Tells companies that their plan ends, twice before it does; of one that they try, three days before and one. */
async function remindCompanies(ctx: ActorContext): Promise<void> {
  const now = ctx.now()
  const { longest } = timersOfRegions(ctx, 'planFirstReminderDays')
  const horizon = new Date(now.getTime() + longest * DAY_MS)
  const rows = await ctx.db
    .select()
    .from(subscriptionTable)
    .where(
      and(
        eq(subscriptionTable.status, 'active'),
        lte(subscriptionTable.endsAt, horizon),
        // Trials are shorter, and told of later.
        sql`(trial_ends_at is null or ends_at > trial_ends_at
          or ends_at <= ${now.toISOString()}::timestamptz + ${TRIAL_REMIND_DAYS[0]} * interval '1 day')`,
        sql`(reminded_days is null or ends_at <= ${now.toISOString()}::timestamptz + reminded_days * interval '1 day' - interval '1 day')`,
      ),
    )
    .orderBy(subscriptionTable.endsAt)
    .limit(AT_ONCE)
  for (const row of rows) {
    const { region } = ctx.inRegion(row.regionId)
    const days = dueReminder(row.endsAt, row.remindedDays, { now, region }, isTrial(row))
    // What renews itself is told of with its order; where that was not made, before the end like any other.
    const isFirst = days === timerOf(region, 'planFirstReminderDays')
    if (days !== undefined && !(row.autoRenew && isFirst)) await remind(ctx, row, days)
  }
}

/** Orders that nobody has paid in time. */
async function expireOrders(ctx: ActorContext): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(orderTable)
    .where(and(inArray(orderTable.status, ['pending_payment']), lte(orderTable.payUntil, ctx.now())))
    .orderBy(orderTable.payUntil)
    .limit(AT_ONCE)
    .for('update')
  for (const row of rows) {
    const own = ctx.inRegion(row.regionId)
    await transition(own, {
      table: orderTable,
      machine: orderMachine,
      row,
      action: 'expire',
      documentType: ORDER_DOCUMENT,
    })
    await tellMember(own, row, 'membership_order_expired')
    own.live({ to: { companyId: row.companyId }, topic: 'membershipOrder', id: row.id })
    own.live({ to: { companyId: row.companyId }, topic: 'membership', id: row.id })
  }
}

export const membershipJobs = (ports: MembershipPorts): readonly Job[] => [
  { name: 'membership.end', everySeconds: 60, run: ctx => endSubscriptions(ctx, ports) },
  { name: 'membership.end-grants', everySeconds: 60, run: ctx => endGrants(ctx, ports) },
  { name: 'membership.renew', everySeconds: 3600, run: ctx => renewPlans(ctx, ports) },
  { name: 'membership.remind', everySeconds: 3600, run: remindCompanies },
  { name: 'membership.expire-orders', everySeconds: 600, run: expireOrders },
]
