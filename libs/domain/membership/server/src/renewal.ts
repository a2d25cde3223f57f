import { and, asc, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '@tradeport/domain/membership/rules'
import { ALL_REGIONS, isClosed, timerOf, type PlatformKey } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { fromMinor } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { moveSubscription } from './fulfilment'
import { nextInvoice } from './invoice'
import {
  orderTable,
  subscriptionTable,
  type OfferingRecord,
  type OrderRecord,
  type SubscriptionRecord,
} from './membership.table'
import { loadOffering, loadTerms } from './offering.handlers'
import { openPlanOrder } from './open-orders'
import { memberPage } from './order-notices'
import { lockOrders } from './order.repository'
import { moveOrder, writeOrder } from './order-writing'
import { asMember } from './over-quota'
import type { MembershipPorts } from './ports'
import { liveSubscription } from './subscription.repository'
import { named } from './terms'

const AT_ONCE = 100

/** The order for the period that follows was made, whatever became of it since. */
const IS_ASKED = sql`exists (select 1 from membership_order o
  where o.renewal_of = ${subscriptionTable.id} and o.renewal_from = ${subscriptionTable.endsAt})`

/** The company orders something for itself, which is not finished. */
const HAS_OPEN_ORDER = sql`exists (select 1 from membership_order o
  where o.company_id = ${subscriptionTable.companyId} and o.party = ${subscriptionTable.party} and o.kind = 'plan'
    and o.status in ('pending_payment', 'payment_reported'))`

/** When the order for the next period is made: with the first reminder, which it takes the place of. */
const renewalDay = (ctx: ActorContext, { endsAt }: SubscriptionRecord): Date =>
  new Date(endsAt.getTime() - timerOf(ctx.region, 'planFirstReminderDays') * DAY_MS)

/** The day on which the next order is made by itself; null where none will be. */
export async function renewsOn(ctx: ActorContext, row: SubscriptionRecord): Promise<Date | null> {
  if (!row.autoRenew || row.status !== 'active') return null
  const [asked] = await ctx.db
    .select({ id: subscriptionTable.id })
    .from(subscriptionTable)
    .where(and(eq(subscriptionTable.id, row.id), IS_ASKED))
  if (asked) return null
  const day = renewalDay(ctx, row)
  return day > ctx.now() ? day : ctx.now()
}

/** What was ordered by itself and is not paid for goes with the wish for it. Called behind the lock of the company's orders. */
export async function withdrawRenewal(ctx: ActorContext, { id }: SubscriptionRecord): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.renewalOf, id), eq(orderTable.status, 'pending_payment')))
  for (const order of rows) await moveOrder(ctx, order, 'cancel', order.version)
}

const membershipPage = ({ party }: SubscriptionRecord): { frontEnd: PlatformKey; route: string } => ({
  frontEnd: party === 'provider' ? 'providerAdmin' : party,
  route: '/membership',
})

/** What is not sold any more cannot be renewed: the company hears of it while there is time to choose another plan. */
async function tellWithdrawn(ctx: ActorContext, row: SubscriptionRecord): Promise<void> {
  const next = await moveSubscription(ctx, row, 'stop_renewing', { autoRenew: false })
  const terms = await loadTerms(ctx, row.termsId)
  await ctx.notify({
    kind: 'plan_renewal_withdrawn',
    to: { companyId: row.companyId, identity: row.party },
    params: { ...named(terms.name, ctx), date: row.endsAt.toISOString() },
    link: membershipPage(row),
    dedupeKey: `plan_renewal_withdrawn ${row.id}`,
  })
  ctx.live({ to: { companyId: row.companyId }, topic: 'membership', id: next.id })
}

const inWords = (minor: bigint, currency: string) => `${fromMinor(minor, currency)} ${currency}`

async function tellOrdered(ctx: ActorContext, row: SubscriptionRecord, order: OrderRecord, name: I18nText) {
  // What cost nothing waits for nobody, and the reminders of the next period begin anew.
  if (order.status !== 'pending_payment') return
  const { priceMinor, currency } = await loadTerms(ctx, row.termsId)
  const [amount, before] = [inWords(order.amountMinor, order.currency), inWords(priceMinor, currency)]
  await ctx.notify({
    kind: amount === before ? 'plan_renewal_ordered' : 'plan_renewal_repriced',
    to: { companyId: row.companyId, identity: row.party },
    params: {
      ...{ ...named(name, ctx), no: order.no, amount, date: row.endsAt.toISOString() },
      ...(amount === before ? {} : { before }),
    },
    link: memberPage(order),
    dedupeKey: `plan_renewal_ordered ${order.id}`,
  })
  const remindedDays = timerOf(ctx.region, 'planFirstReminderDays')
  await ctx.db.update(subscriptionTable).set({ remindedDays }).where(eq(subscriptionTable.id, row.id))
}

/** The order of the next period, at the price of today. */
async function orderRenewal(
  ctx: ActorContext,
  ports: MembershipPorts,
  row: SubscriptionRecord,
  offering: OfferingRecord,
): Promise<void> {
  const member = { companyId: row.companyId, party: row.party }
  const terms = await loadTerms(ctx, offering.termsId)
  const names = await ports.organisation.companyNames(ctx, [row.companyId])
  const order = await writeOrder(ctx, ports, {
    ...{ member, offering, terms, purpose: 'renew', quantity: 1, credit: '0' },
    companyName: names.get(row.companyId) ?? '',
    amount: fromMinor(terms.priceMinor, terms.currency),
    invoice: await nextInvoice(asMember(ctx, member), ports, member),
    renewal: { subscriptionId: row.id, from: row.endsAt },
  })
  await tellOrdered(ctx, row, order, terms.name)
}

async function renew(ctx: ActorContext, ports: MembershipPorts, due: SubscriptionRecord): Promise<void> {
  // Behind orders that are written and confirmed at this moment, and behind the switch: what holds is looked at when it is alone.
  await lockOrders(ctx, due)
  const row = await liveSubscription(ctx, due, 'update')
  if (row?.id !== due.id || !row.autoRenew || row.status !== 'active' || +row.endsAt !== +due.endsAt) return
  // The company orders something for itself: that order comes first.
  if ((await openPlanOrder(ctx, row)) !== null) return
  const offering = await loadOffering(ctx, row.offeringId)
  if (offering.status === 'on_sale') await orderRenewal(ctx, ports, row, offering)
  else await tellWithdrawn(ctx, row)
}

/** Plans whose order is to be made now. The statement itself says which, so that none waits behind others that are held back. */
async function plansToRenew(ctx: ActorContext, { organisation }: MembershipPorts): Promise<SubscriptionRecord[]> {
  const open = ALL_REGIONS.map(({ regionId }) => ctx.inRegion(regionId).region).filter(region => !isClosed(region))
  const [regionIds, days] = [
    open.map(({ regionId }) => regionId),
    open.map(region => timerOf(region, 'planFirstReminderDays')),
  ]
  const now = ctx.now().toISOString()
  return ctx.db
    .select()
    .from(subscriptionTable)
    .where(
      sql`auto_renew and status = 'active' and ends_at > ${now} and (trial_ends_at is null or ends_at > trial_ends_at)
        and exists (select from unnest(${sql.param(regionIds)}::text[], ${sql.param(days)}::int[]) as timer (region_id, days)
          where timer.region_id = ${subscriptionTable.regionId}
            and ends_at <= ${now}::timestamptz + timer.days * interval '1 day')
        and not ${IS_ASKED} and not ${HAS_OPEN_ORDER} and ${organisation.mayBegin(sql`${subscriptionTable.companyId}`)}`,
    )
    .orderBy(asc(subscriptionTable.endsAt))
    .limit(AT_ONCE)
}

/** Makes the orders of plans that renew themselves, once for each period; they are paid and confirmed as others are. */
export async function renewPlans(ctx: ActorContext, ports: MembershipPorts): Promise<void> {
  for (const row of await plansToRenew(ctx, ports)) await renew(ctx.inRegion(row.regionId), ports, row)
}
