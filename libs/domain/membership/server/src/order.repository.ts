import { and, eq, sql, type SQL } from 'drizzle-orm'
import { DAY_MS, orderActions } from '@tradeport/domain/membership/rules'
import { timerOf } from '@tradeport/kernel/config'
import { TOTAL_CAP, type I18nText, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { fromMinor } from '@tradeport/kernel/values'
import { iso, isoOrNull, likePattern } from '@tradeport/node/db'
import { towards } from '@tradeport/node/parties'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { orderTable, termsTable, type OrderRecord } from './membership.table'
import { memberOf, type Member } from './party'

interface Filters {
  kind?: string | undefined
  party?: string | undefined
  status?: string | undefined
  keyword?: string | undefined
}

/** Operators see the orders of their region, companies their own. */
function whereOf(ctx: ActorContext, input: Filters): SQL {
  const member = ctx.actor.kind === 'operator' ? null : memberOf(ctx)
  return sql.join(
    [
      sql`o.region_id = ${ctx.region.regionId}`,
      member ? sql` and o.company_id = ${member.companyId} and o.party = ${member.party}` : sql``,
      input.kind ? sql` and o.kind = ${input.kind}` : sql``,
      input.party ? sql` and o.party = ${input.party}` : sql``,
      input.status ? sql` and o.status = ${input.status}` : sql``,
      input.keyword ? sql` and o.search_text like ${likePattern(input.keyword)}` : sql``,
    ],
    sql``,
  )
}

/** An order with what is asked about it in the same query. */
export interface OrderView {
  readonly order: OrderRecord
  readonly name: I18nText
  /** Whether something of it was used, or another order builds on it. */
  readonly used: boolean
}

/** A later period of the same plan, and an upgrade that is still to be paid and counts what of this plan is unused. */
const usedOf = sql<boolean>`(exists (select 1 from ability_grant g join ability_use u on u.grant_id = g.id
  where g.order_id = ${orderTable.id} and u.gives_back is null
    and not exists (select 1 from ability_use b where b.gives_back = u.id)) or exists (select 1 from membership_order later
  where later.subscription_id = ${orderTable.subscriptionId} and later.id <> ${orderTable.id} and later.status = 'fulfilled')
  or (${orderTable.kind} = 'plan' and exists (select 1 from membership_order later
  where later.company_id = ${orderTable.companyId} and later.party = ${orderTable.party} and later.kind = 'plan'
    and later.status in ('pending_payment', 'payment_reported') and later.credit_minor > 0)))`

const viewOf = (ctx: ActorContext) =>
  ctx.db
    .select({ order: orderTable, name: termsTable.name, used: usedOf })
    .from(orderTable)
    .innerJoin(termsTable, eq(termsTable.id, orderTable.termsId))

export async function orderPage(
  ctx: ActorContext,
  input: Filters & { pageNum: number; pageSize: number },
): Promise<Page<OrderView>> {
  const where = whereOf(ctx, input)
  const { limit, offset } = limits(input)
  const found = await ctx.db.execute<{ id: string }>(sql`select o.id from membership_order o where ${where}
    order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`)
  const rows: OrderView[] = await viewOf(ctx)
    .where(sql`${orderTable.id} = any (${sql.param(found.rows.map(row => row.id))}::uuid[])`)
    .orderBy(sql`${orderTable.createdAt} desc, ${orderTable.id} desc`)
  return countedPage(ctx.db, input, rows, sql`from membership_order o where ${where}`, TOTAL_CAP)
}

export async function orderCounts(ctx: ActorContext, input: Filters): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(
    sql`select o.status, count(*)::int as count from membership_order o where ${whereOf(ctx, input)} group by 1`,
  )
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    ...Object.fromEntries(rows.map(row => [row.status, row.count])),
  }
}

/** Orders of one company wait for each other, so that what is unused is credited once, or paid back. */
export const lockOrders = ({ query }: Pick<ActorContext, 'query'>, { companyId, party }: Member) =>
  query('membership_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `membership ${companyId} ${party}`,
  ])

/** @throws AppError `USER_SERVICE530404` when it does not exist for the caller. */
export async function loadOrder(ctx: ActorContext, id: string): Promise<OrderView> {
  const member = ctx.actor.kind === 'operator' ? null : memberOf(ctx)
  const [view] = await viewOf(ctx).where(
    and(
      eq(orderTable.id, id),
      eq(orderTable.regionId, ctx.region.regionId),
      member ? and(eq(orderTable.companyId, member.companyId), eq(orderTable.party, member.party)) : undefined,
    ),
  )
  if (!view) throw new AppError('USER_SERVICE530404')
  return view
}

/** Money goes back for what was new and has not been used, as long as the region says. */
export function isRefundable(
  { order, used }: OrderView,
  { now, region }: Pick<ActorContext, 'now' | 'region'>,
): boolean {
  return (
    (order.purpose === 'new' || order.kind === 'package') &&
    !used &&
    order.fulfilledAt !== null &&
    now().getTime() - order.fulfilledAt.getTime() <= timerOf(region, 'planRefundDays') * DAY_MS
  )
}

export const orderDto = (ctx: ActorContext, view: OrderView, stakes: ReadonlySet<string>) => {
  const { order } = view
  const ownStake = stakes.has(order.companyId)
  return {
    id: order.id,
    no: order.no,
    status: order.status,
    version: order.version,
    companyId: order.companyId,
    companyName: order.companyName,
    party: order.party,
    kind: order.kind,
    purpose: order.purpose,
    automatic: order.renewalOf !== null,
    name: view.name,
    quantity: order.quantity,
    currency: order.currency,
    value: fromMinor(order.valueMinor, order.currency),
    credit: fromMinor(order.creditMinor, order.currency),
    amount: fromMinor(order.amountMinor, order.currency),
    payUntil: iso(order.payUntil),
    invoiceNeed: order.invoiceNeed,
    bankReference: order.bankReference,
    reportedAt: isoOrNull(order.reportedAt),
    createdAt: iso(order.createdAt),
    ownStake,
    actions: orderActions(
      { status: order.status, refundable: isRefundable(view, ctx) },
      towards(ctx, ownStake).actor.roles,
    ),
  }
}
