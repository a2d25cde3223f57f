import { sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type {
  ServiceOrderSort,
  serviceOrderExport,
  serviceOrderPage,
  serviceOrderStatusCount,
} from '@tradeport/domain/service-order/contract'
import { likePattern } from '@tradeport/node/db'
import { COUNT_LIMIT, limits, pageOf, type ActorContext } from '@tradeport/node/server-kit'
import { rowView } from './order-view'
import { orderScope } from './party'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

type Filter = ParsedInputOf<typeof serviceOrderStatusCount>

const ORDERS: Readonly<Record<ServiceOrderSort, SQL>> = {
  newest: sql`created_at desc, id desc`,
  updated: sql`updated_at desc, id desc`,
  due: sql`due_at nulls last, id`,
}

function matching(ctx: ActorContext, filter: Filter & { status?: string | undefined }): SQL {
  // Civil days of the trade's own zone.
  const day = sql`(created_at at time zone 'Asia/Shanghai')::date`
  return sql.join(
    [
      orderScope(ctx),
      filter.status ? sql` and status = ${filter.status}` : sql``,
      filter.providerCompanyId ? sql` and provider_company_id = ${filter.providerCompanyId}` : sql``,
      filter.customerCompanyId ? sql` and customer_company_id = ${filter.customerCompanyId}` : sql``,
      filter.categoryCode ? sql` and category_code = ${filter.categoryCode}` : sql``,
      filter.dateFrom ? sql` and ${day} >= ${filter.dateFrom}::date` : sql``,
      filter.dateTo ? sql` and ${day} <= ${filter.dateTo}::date` : sql``,
      filter.keyword ? sql` and search_text like ${likePattern(filter.keyword)}` : sql``,
    ],
    sql``,
  )
}

export async function pageOrders(ctx: ActorContext, input: ParsedInputOf<typeof serviceOrderPage>) {
  const { limit, offset } = limits(input)
  const where = matching(ctx, input)
  const rows = await ctx.db
    .select()
    .from(serviceOrder)
    .where(where)
    .orderBy(ORDERS[input.sort ?? 'newest'])
    .limit(limit)
    .offset(offset)
  const counted = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from service_order where ${where} limit ${COUNT_LIMIT}) as counted`)
  return pageOf(
    input,
    rows.map(row => rowView(ctx, row)),
    counted.rows[0]?.count ?? 0,
  )
}

export async function countOrders(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from service_order where ${matching(ctx, filter)} group by status`)
  const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
  return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
}

/** The newest of them, at most so many. */
export async function ordersToExport(
  ctx: ActorContext,
  filter: ParsedInputOf<typeof serviceOrderExport>,
  most: number,
): Promise<ServiceOrderRecord[]> {
  return ctx.db.select().from(serviceOrder).where(matching(ctx, filter)).orderBy(ORDERS.newest).limit(most)
}
