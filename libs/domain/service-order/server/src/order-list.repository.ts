import { sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import {
  AFTER_SALE_TAB,
  WORKBENCH_STAGES,
  type PaybackState,
  type WorkbenchStage,
  type serviceOrderBoard,
  type ServiceOrderSort,
  type serviceOrderExport,
  type serviceOrderPage,
  type serviceOrderStatusCount,
} from '@tradeport/domain/service-order/contract'
import { likePattern } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { waitingWork } from './linked-work'
import { rowView } from './order-view'
import { orderScope, partyOf } from './party'
import { paybackIs } from './payback'
import { heldFor } from './payback-hold'
import type { ServiceOrderPorts } from './ports'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

type Filter = ParsedInputOf<typeof serviceOrderStatusCount>

const ORDERS: Readonly<Record<ServiceOrderSort, SQL>> = {
  newest: sql`created_at desc, id desc`,
  updated: sql`updated_at desc, id desc`,
  due: sql`due_at nulls last, id`,
}

function matching(ctx: ActorContext, filter: Filter & { status?: string | undefined }): SQL {
  // Civil days of the trade's own zone, as moments, so that the index of the time serves them.
  const day = (date: string, plus = 0) => sql`((${date}::date + ${plus}::int)::timestamp at time zone 'Asia/Shanghai')`
  return sql.join(
    [
      orderScope(ctx),
      filter.status ? sql` and status = ${filter.status}` : sql``,
      filter.providerCompanyId ? sql` and provider_company_id = ${filter.providerCompanyId}` : sql``,
      filter.customerCompanyId ? sql` and customer_company_id = ${filter.customerCompanyId}` : sql``,
      filter.categoryCode ? sql` and category_code = ${filter.categoryCode}` : sql``,
      filter.flowCode ? sql` and flow_code = ${filter.flowCode}` : sql``,
      filter.serviceId ? sql` and service_id = ${filter.serviceId}` : sql``,
      filter.tradeOrderId ? sql` and trade_order_id = ${filter.tradeOrderId}` : sql``,
      filter.afterSale === undefined ? sql`` : sql` and (open_case_id is not null) = ${filter.afterSale}`,
      filter.stuck ? sql` and stuck_since is not null` : sql``,
      filter.commissionOpen ? sql` and pay_mode = 'offline' and commission_minor <> commission_received_minor` : sql``,
      filter.payback
        ? sql` and (${paybackIs(filter.payback, OPEN_PAYBACK, ctx.now())}${inDispute(filter.payback)})`
        : sql``,
      filter.late ? sql` and due_at < ${ctx.now().toISOString()}` : sql``,
      filter.dateFrom ? sql` and created_at >= ${day(filter.dateFrom)}` : sql``,
      filter.dateTo ? sql` and created_at < ${day(filter.dateTo, 1)}` : sql``,
      filter.keyword ? sql` and search_text like ${likePattern(filter.keyword)}` : sql``,
    ],
    sql``,
  )
}

/** With the platform is also a payment past it that nobody confirmed. */
const inDispute = (payback: PaybackState): SQL =>
  payback === 'review' ? sql` or payment_disputed_at is not null` : sql``

/** What is not settled yet, as its index has it. */
const OPEN_PAYBACK = sql`direct_refund is not null and direct_refund ->> 'status' <> 'received'`

/** Whether the caller is a provider that takes nothing new on before it has paid something back. */
async function isHeld(ctx: ActorContext): Promise<boolean> {
  if (partyOf(ctx) !== 'provider') return false
  return (await heldFor(ctx, { providerCompanyId: companyOf(ctx), regionId: ctx.region.regionId })) !== null
}

export async function pageOrders(
  ctx: ActorContext,
  ports: Pick<ServiceOrderPorts, 'linkedWork' | 'organisation'>,
  input: ParsedInputOf<typeof serviceOrderPage>,
) {
  const { limit, offset } = limits(input)
  const where = matching(ctx, input)
  const rows = await ctx.db
    .select()
    .from(serviceOrder)
    .where(where)
    .orderBy(ORDERS[input.sort ?? 'newest'])
    .limit(limit)
    .offset(offset)
  const waiting = await waitingWork(ctx, ports, rows)
  const held = await isHeld(ctx)
  const stakes = await ports.organisation.stakesOf(ctx)
  const records = rows.map(row => rowView(ctx, row, { isHeld: held, isWorkWaiting: waiting.has(row.id), stakes }))
  return countedPage(ctx.db, input, records, sql`from service_order where ${where}`)
}

/** All columns of a provider's workbench: their counts in one statement, their most urgent orders in another. */
export async function boardOf(
  ctx: ActorContext,
  ports: Pick<ServiceOrderPorts, 'linkedWork'>,
  { size }: ParsedInputOf<typeof serviceOrderBoard>,
) {
  const scope = orderScope(ctx)
  const { rows: counted } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from service_order
    where ${scope} and status in (${sql.join(
      WORKBENCH_STAGES.map(stage => sql`${stage}`),
      sql`, `,
    )}) group by status`)
  const countOf = (stage: WorkbenchStage) => counted.find(({ status }) => status === stage)?.count ?? 0
  const [first, second, ...rest] = WORKBENCH_STAGES.filter(stage => countOf(stage) > 0).map(stage =>
    ctx.db
      .select()
      .from(serviceOrder)
      .where(sql`${scope} and status = ${stage}`)
      .orderBy(ORDERS.due)
      .limit(size),
  )
  const found = first && second ? await unionAll(first, second, ...rest) : ((await first) ?? [])
  const waiting = await waitingWork(ctx, ports, found)
  const held = await isHeld(ctx)
  return {
    columns: WORKBENCH_STAGES.map(key => ({
      key,
      count: countOf(key),
      records: found
        .filter(row => row.status === key)
        .map(row => rowView(ctx, row, { isHeld: held, isWorkWaiting: waiting.has(row.id) })),
    })),
  }
}

export async function countOrders(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number; cases: number }>(sql`
    select status, count(*)::int as count, count(open_case_id)::int as cases
    from service_order where ${matching(ctx, filter)} group by status`)
  const sum = (part: 'count' | 'cases') => rows.reduce((total, row) => total + row[part], 0)
  return {
    all: sum('count'),
    ...Object.fromEntries(rows.map(row => [row.status, row.count])),
    ...(sum('cases') > 0 ? { [AFTER_SALE_TAB]: sum('cases') } : {}),
  }
}

/** The newest of them, at most so many. */
export async function ordersToExport(
  ctx: ActorContext,
  filter: ParsedInputOf<typeof serviceOrderExport>,
  most: number,
): Promise<ServiceOrderRecord[]> {
  return ctx.db.select().from(serviceOrder).where(matching(ctx, filter)).orderBy(ORDERS.newest).limit(most)
}
