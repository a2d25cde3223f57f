import { and, eq, inArray } from 'drizzle-orm'
import { ABILITY_KEYS, isCapacity } from '@tradeport/domain/membership/contract'
import { isTrial, type Holding, type PaidPeriod } from '@tradeport/domain/membership/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import { offeringTable, orderTable, subscriptionTable } from './membership.table'
import type { Member } from './party'
import { liveSubscription, paidPeriods } from './subscription.repository'

const CAPACITIES = ABILITY_KEYS.filter(isCapacity)
const OPEN = ['pending_payment', 'payment_reported'] as const

/** Until when packages of a company run, by offering: as long as something is left of them. */
export async function runningPackages(
  ctx: ActorContext,
  { companyId, party }: Member,
  offeringIds?: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await ctx.query<{ offering_id: string; until: Date }>(
    'membership_running_packages',
    `select t.offering_id, max(g.valid_to) as until from ability_grant g join membership_terms t on t.id = g.source_id
     where g.company_id = $1 and g.party = $2 and g.source = 'package' and g.valid_to > $3
       and (g.quota is null or g.used < g.quota or g.reset <> 'none' or g.ability = any ($4))
       and ($5::uuid[] is null or t.offering_id = any ($5))
     group by 1`,
    [companyId, party, ctx.now().toISOString(), CAPACITIES, offeringIds ?? null],
  )
  return new Map(rows.map(row => [row.offering_id, new Date(row.until)]))
}

async function openOrders(ctx: ActorContext, { companyId, party }: Member) {
  return ctx.db
    .select({ kind: orderTable.kind, offeringId: orderTable.offeringId })
    .from(orderTable)
    .where(and(eq(orderTable.companyId, companyId), eq(orderTable.party, party), inArray(orderTable.status, [...OPEN])))
}

async function plansHad(ctx: ActorContext, { companyId, party }: Member): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectDistinct({ id: subscriptionTable.offeringId })
    .from(subscriptionTable)
    .where(and(eq(subscriptionTable.companyId, companyId), eq(subscriptionTable.party, party)))
  return new Set(rows.map(row => row.id))
}

async function currentPlan(ctx: ActorContext, member: Member) {
  const row = await liveSubscription(ctx, member)
  if (!row || (row.status !== 'active' && row.status !== 'ending' && row.status !== 'grace')) return null
  const [offering] = await ctx.db
    .select({ level: offeringTable.level })
    .from(offeringTable)
    .where(eq(offeringTable.id, row.offeringId))
  return {
    id: row.id,
    offeringId: row.offeringId,
    status: row.status,
    level: offering?.level ?? 0,
    trial: isTrial(row),
  }
}

export interface CompanyHolding extends Holding {
  readonly paid: readonly PaidPeriod[]
}

/** What the company has now, which decides what anything else costs: asked once, however many offerings are priced. */
export async function holdingOf(ctx: ActorContext, member: Member): Promise<CompanyHolding> {
  const plan = await currentPlan(ctx, member)
  const orders = await openOrders(ctx, member)
  return {
    plan,
    paid: plan ? await paidPeriods(ctx, plan.id) : [],
    isPlanOrdered: orders.some(({ kind }) => kind === 'plan'),
    ordered: new Set(orders.flatMap(({ kind, offeringId }) => (kind === 'package' ? [offeringId] : []))),
    had: await plansHad(ctx, member),
    running: await runningPackages(ctx, member),
  }
}
