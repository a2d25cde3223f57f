import { and, eq, sql } from 'drizzle-orm'
import { fromMinor, normalizeDecimal } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { itemsOf } from './order.repository'
import { orderItemTable, orderTable } from './order.table'

/** The goods of an order as they were agreed on, for documents that declare or carry them. */
export interface GoodsSold {
  no: string
  buyerName: string
  currency: string
  incoterm: string | null
  /** Two letters. */
  destCountry: string | null
  items: {
    name: string
    hsCode: string | null
    qty: string
    unit: string
    unitPrice: string
    amount: string
    originCountry: string | null
  }[]
}

const soldBy = (ctx: ActorContext, orderId: string, sellerCompanyId: string) =>
  and(
    eq(orderTable.id, orderId),
    eq(orderTable.sellerCompanyId, sellerCompanyId),
    eq(orderTable.regionId, ctx.region.regionId),
    // People who work for one shop see that shop's orders.
    ...(ctx.actor.storeId === null ? [] : [eq(orderTable.storeId, ctx.actor.storeId)]),
  )

/** What the goods of an order come to, without freight and the like; undefined for what the company did not sell. */
export async function totalSold(
  ctx: ActorContext,
  orderId: string,
  sellerCompanyId: string,
): Promise<{ no: string; currency: string; amount: string } | undefined> {
  const [order] = await ctx.db
    .select({
      no: orderTable.no,
      currency: orderTable.currency,
      minor: sql<string>`coalesce(sum(${orderItemTable.amountMinor}), 0)::text`,
    })
    .from(orderTable)
    .leftJoin(orderItemTable, eq(orderItemTable.orderId, orderTable.id))
    .where(soldBy(ctx, orderId, sellerCompanyId))
    .groupBy(orderTable.id)
  return order && { no: order.no, currency: order.currency, amount: fromMinor(BigInt(order.minor), order.currency) }
}

/** What a company sold by an order; undefined for what is not its own. */
export async function goodsSold(
  ctx: ActorContext,
  orderId: string,
  sellerCompanyId: string,
): Promise<GoodsSold | undefined> {
  const [order] = await ctx.db
    .select()
    .from(orderTable)
    .where(soldBy(ctx, orderId, sellerCompanyId))
  if (!order) return undefined
  const { no, buyerName, currency, incoterm, destCountry } = order
  return {
    no,
    buyerName,
    currency,
    incoterm,
    destCountry,
    items: (await itemsOf(ctx, orderId)).map(item => ({
      name: item.name,
      hsCode: item.hsCode,
      qty: normalizeDecimal(item.qty),
      unit: item.unit,
      unitPrice: normalizeDecimal(item.unitPrice),
      amount: fromMinor(item.amountMinor, currency),
      originCountry: item.originCountry,
    })),
  }
}
