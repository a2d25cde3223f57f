import { sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type {
  AfterSalesSort,
  afterSalesCaseExport,
  afterSalesCasePage,
  afterSalesCaseStatusCount,
} from '@tradeport/domain/service-order/contract'
import { likePattern } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { caseScope } from './after-sales-progress'
import { caseRowView } from './after-sales-view'
import { afterSalesCase, type AfterSalesRecord } from './after-sales.table'
import { paybackIs } from './payback'
import type { ServiceOrderPorts } from './ports'

type Filter = ParsedInputOf<typeof afterSalesCaseStatusCount>

const ORDERS: Readonly<Record<AfterSalesSort, SQL>> = {
  newest: sql`created_at desc, id desc`,
  updated: sql`updated_at desc, id desc`,
  due: sql`due_at nulls last, id`,
}

/** What is not settled yet, as its index has it. */
const OPEN_PAYBACK = sql`status in ('refunding', 'platform_review') and direct_refund is not null and direct_refund ->> 'status' <> 'received'`

function matching(ctx: ActorContext, filter: Filter & { status?: string | undefined }): SQL {
  // Civil days of the trade's own zone, as moments, so that the index of the time serves them.
  const day = (date: string, plus = 0) => sql`((${date}::date + ${plus}::int)::timestamp at time zone 'Asia/Shanghai')`
  return sql.join(
    [
      caseScope(ctx),
      filter.status ? sql` and status = ${filter.status}` : sql``,
      filter.serviceOrderId ? sql` and service_order_id = ${filter.serviceOrderId}` : sql``,
      filter.providerId ? sql` and provider_company_id = ${filter.providerId}` : sql``,
      filter.type ? sql` and type = ${filter.type}` : sql``,
      filter.payback ? sql` and ${paybackIs(filter.payback, OPEN_PAYBACK, ctx.now())}` : sql``,
      filter.dateFrom ? sql` and created_at >= ${day(filter.dateFrom)}` : sql``,
      filter.dateTo ? sql` and created_at < ${day(filter.dateTo, 1)}` : sql``,
      filter.keyword ? sql` and search_text like ${likePattern(filter.keyword)}` : sql``,
    ],
    sql``,
  )
}

export async function pageCases(
  ctx: ActorContext,
  { organisation }: Pick<ServiceOrderPorts, 'organisation'>,
  input: ParsedInputOf<typeof afterSalesCasePage>,
) {
  const { limit, offset } = limits(input)
  const where = matching(ctx, input)
  const records = await ctx.db
    .select()
    .from(afterSalesCase)
    .where(where)
    .orderBy(ORDERS[input.sort ?? 'newest'])
    .limit(limit)
    .offset(offset)
  const stakes = await organisation.stakesOf(ctx)
  const views = records.map(record => caseRowView(ctx, record, stakes))
  return countedPage(ctx.db, input, views, sql`from after_sales_case where ${where}`)
}

/** The newest of them, at most so many. */
export async function casesToExport(
  ctx: ActorContext,
  filter: ParsedInputOf<typeof afterSalesCaseExport>,
  most: number,
): Promise<AfterSalesRecord[]> {
  return ctx.db.select().from(afterSalesCase).where(matching(ctx, filter)).orderBy(ORDERS.newest).limit(most)
}

export async function countCases(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from after_sales_case where ${matching(ctx, filter)} group by status`)
  const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
  return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
}
