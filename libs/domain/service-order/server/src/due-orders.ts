import { inArray, sql, type SQL } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'
import { afterSalesCase, type AfterSalesRecord } from './after-sales.table'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

/** At most so many in one transaction; what is left is due at the next run. */
const BATCH = 100

/** Locked orders that nobody else is working on, the longest due first. */
export async function dueOrders(ctx: ActorContext, condition: SQL, by: SQL): Promise<ServiceOrderRecord[]> {
  const ids = await dueIds(ctx, sql`service_order`, condition, by)
  return ids.length === 0 ? [] : ctx.db.select().from(serviceOrder).where(inArray(serviceOrder.id, ids))
}

/** The same of after-sales cases, where nothing of their orders is changed. */
export async function dueCases(ctx: ActorContext, condition: SQL, by: SQL): Promise<AfterSalesRecord[]> {
  const ids = await dueIds(ctx, sql`after_sales_case`, condition, by)
  return ids.length === 0 ? [] : ctx.db.select().from(afterSalesCase).where(inArray(afterSalesCase.id, ids))
}

async function dueIds(ctx: ActorContext, table: SQL, condition: SQL, by: SQL): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from ${table} where ${condition} order by ${by} limit ${BATCH} for update skip locked`)
  return rows.map(row => row.id)
}
