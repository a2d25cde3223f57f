import { eq, sql } from 'drizzle-orm'
import type { SubscriptionStatus } from '@tradeport/domain/membership/contract'
import { periodEnd, remindedAtStart, subscriptionMachine } from '@tradeport/domain/membership/rules'
import { uuidv7 } from '@tradeport/node/db'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { writeGrant } from './grant.repository'
import { runningPackages } from './holding.repository'
import {
  orderTable,
  subscriptionTable,
  type OfferingRecord,
  type OrderRecord,
  type SubscriptionRecord,
  type TermsRecord,
} from './membership.table'
import { loadOffering, loadTerms } from './offering.handlers'
import type { Member } from './party'
import { liveSubscription } from './subscription.repository'
import { following } from '@tradeport/node/parties'

const DOCUMENT = 'subscription'

export const moveSubscription = (
  ctx: ActorContext,
  row: SubscriptionRecord,
  action: keyof typeof subscriptionMachine.actions,
  set: Partial<SubscriptionRecord> = {},
  version?: number,
) =>
  transition(ctx, {
    table: subscriptionTable,
    machine: subscriptionMachine,
    row,
    action,
    set,
    documentType: DOCUMENT,
    ...(version === undefined ? {} : { version }),
  })

/** What a subscription gave is taken back from now on; packages stay. */
async function closeGrants(ctx: ActorContext, subscriptionId: string): Promise<void> {
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    update ability_grant set valid_to = greatest(valid_from, ${now}::timestamptz)
    where (order_id in (select id from membership_order where subscription_id = ${subscriptionId})
        or subscription_id = ${subscriptionId})
      and (valid_to is null or valid_to > ${now})`)
}

/** @param options `trialEndsAt` of what is tried without an order. */
export async function beginSubscription(
  ctx: ActorContext,
  { companyId, party }: Member,
  offering: OfferingRecord,
  terms: TermsRecord,
  { trialEndsAt = null, autoRenew = false }: { trialEndsAt?: Date | null; autoRenew?: boolean } = {},
): Promise<SubscriptionRecord> {
  const now = ctx.now()
  const status: SubscriptionStatus = subscriptionMachine.initial
  const [row] = await ctx.db
    .insert(subscriptionTable)
    .values({
      id: uuidv7(),
      regionId: ctx.region.regionId,
      status,
      version: 0,
      companyId,
      party,
      offeringId: offering.id,
      termsId: terms.id,
      startsAt: now,
      endsAt: trialEndsAt ?? periodEnd(now, terms),
      trialEndsAt,
      autoRenew,
      remindedDays: trialEndsAt && remindedAtStart(terms.trialDays),
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    })
    .returning()
  if (!row) throw new Error(`plan ${offering.code} began no subscription`)
  await ctx.event({
    documentType: DOCUMENT,
    documentId: row.id,
    action: trialEndsAt ? 'begin_trial' : 'begin',
    toStatus: status,
  })
  return row
}

interface Fulfilled {
  readonly from: Date
  readonly to: Date
  readonly subscriptionId: string | null
}

async function fulfilPlan(
  ctx: ActorContext,
  order: OrderRecord,
  offering: OfferingRecord,
  terms: TermsRecord,
): Promise<Fulfilled> {
  // The timer may be ending it at this very moment: whoever comes second sees what the first has made of it.
  const current = await liveSubscription(ctx, order, 'update')
  if (current && current.offeringId === offering.id) {
    // Renewed in time it goes on where it ends, later it begins anew.
    const from = current.endsAt > ctx.now() ? current.endsAt : ctx.now()
    const to = periodEnd(from, terms)
    await moveSubscription(following(ctx), current, 'renew', { termsId: terms.id, endsAt: to, remindedDays: null })
    return { from, to, subscriptionId: current.id }
  }
  if (current) {
    await moveSubscription(following(ctx), current, 'replace')
    await closeGrants(ctx, current.id)
  }
  // Whoever has their plan renewed goes on so with a higher one.
  const next = await beginSubscription(ctx, order, offering, terms, { autoRenew: current?.autoRenew ?? false })
  return { from: next.startsAt, to: next.endsAt, subscriptionId: next.id }
}

/** One that does not add to another follows what is left of it. */
async function packagePeriod(
  ctx: ActorContext,
  order: OrderRecord,
  offering: OfferingRecord,
  terms: TermsRecord,
): Promise<Fulfilled> {
  const now = ctx.now()
  const until = terms.stackable ? undefined : (await runningPackages(ctx, order, [offering.id])).get(offering.id)
  const from = until && until > now ? until : now
  return { from, to: periodEnd(from, terms), subscriptionId: null }
}

/** What was ordered begins: the period, and a grant for each ability of the terms that were ordered. */
export async function fulfil(ctx: ActorContext, order: OrderRecord): Promise<void> {
  const offering = await loadOffering(ctx, order.offeringId)
  const terms = await loadTerms(ctx, order.termsId)
  const done: Fulfilled =
    order.kind === 'plan'
      ? await fulfilPlan(ctx, order, offering, terms)
      : await packagePeriod(ctx, order, offering, terms)
  await ctx.db
    .update(orderTable)
    .set({ subscriptionId: done.subscriptionId, periodFrom: done.from, periodTo: done.to, fulfilledAt: ctx.now() })
    .where(eq(orderTable.id, order.id))
  for (const { ability, quota, reset } of terms.abilities)
    await writeGrant(ctx, {
      companyId: order.companyId,
      party: order.party,
      ability,
      source: order.kind,
      sourceId: terms.id,
      orderId: order.id,
      name: terms.name,
      quota: quota === null ? null : quota * order.quantity,
      reset,
      validFrom: done.from,
      validTo: done.to,
      reason: null,
    })
}

/** Takes back what an order gave. */
export async function takeBack(ctx: ActorContext, order: OrderRecord): Promise<void> {
  const now = ctx.now().toISOString()
  await ctx.db.execute(
    sql`update ability_grant set valid_to = greatest(valid_from, ${now}::timestamptz) where order_id = ${order.id}`,
  )
  if (order.subscriptionId === null) return
  const [subscription] = await ctx.db
    .select()
    .from(subscriptionTable)
    .where(eq(subscriptionTable.id, order.subscriptionId))
  if (!subscription) return
  await moveSubscription(ctx, subscription, 'refund')
  // What was tried before it was paid for goes with it.
  await closeGrants(ctx, subscription.id)
}
