import { and, eq, inArray, sql } from 'drizzle-orm'
import { fromMinor, normalizeDecimal } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { itemsOf } from './order.repository'
import { orderItemTable, orderTable } from './order.table'

/** The goods of an order as they were agreed on, for documents that declare or carry them. */
export interface GoodsSold {
  no: string
  buyerCompanyId: string
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

/** What the goods of an order come to, without freight and the like. */
export interface SoldTotal {
  no: string
  buyerCompanyId: string
  currency: string
  amount: string
}

const soldBy = (ctx: ActorContext, orderIds: readonly string[], sellerCompanyId: string) =>
  and(
    inArray(orderTable.id, [...orderIds]),
    eq(orderTable.sellerCompanyId, sellerCompanyId),
    eq(orderTable.regionId, ctx.region.regionId),
    // People who work for one shop see that shop's orders.
    ...(ctx.actor.storeId === null ? [] : [eq(orderTable.storeId, ctx.actor.storeId)]),
  )

/** Of orders by their ids; what the company did not sell is missing. */
export async function totalsSold(
  ctx: ActorContext,
  orderIds: readonly string[],
  sellerCompanyId: string,
): Promise<ReadonlyMap<string, SoldTotal>> {
  if (orderIds.length === 0) return new Map()
  const orders = await ctx.db
    .select({
      id: orderTable.id,
      no: orderTable.no,
      buyerCompanyId: orderTable.buyerCompanyId,
      currency: orderTable.currency,
      minor: sql<string>`coalesce(sum(${orderItemTable.amountMinor}), 0)::text`,
    })
    .from(orderTable)
    .leftJoin(orderItemTable, eq(orderItemTable.orderId, orderTable.id))
    .where(soldBy(ctx, orderIds, sellerCompanyId))
    .groupBy(orderTable.id)
  return new Map(
    orders.map(({ id, minor, ...order }) => [id, { ...order, amount: fromMinor(BigInt(minor), order.currency) }]),
  )
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
    .where(soldBy(ctx, [orderId], sellerCompanyId))
  if (!order) return undefined
  const { no, buyerCompanyId, buyerName, currency, incoterm, destCountry } = order
  return {
    no,
    buyerCompanyId,
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
