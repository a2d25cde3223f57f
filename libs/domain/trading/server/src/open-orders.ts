import type { ActorContext } from '@tradeport/node/server-kit'

/** Orders of a company, as buyer or seller, that have not ended. */
export async function openOrdersOf(ctx: ActorContext, companyId: string): Promise<number> {
  const [row] = await ctx.query<{ count: number }>(
    'orders_open_of',
    `select (select count(*) from trade_order where buyer_company_id = $1 and region_id = $2 and status not in ('completed', 'cancelled'))::int
       + (select count(*) from trade_order where seller_company_id = $1 and region_id = $2 and status not in ('completed', 'cancelled'))::int
       as count`,
    [companyId, ctx.region.regionId],
  )
  return row?.count ?? 0
}

/** Orders of one shop that have not ended. */
export async function openOrdersOfStore(
  ctx: ActorContext,
  { companyId, storeId }: { companyId: string; storeId: string },
): Promise<number> {
  const [row] = await ctx.query<{ count: number }>(
    'orders_open_of_store',
    `select count(*)::int as count from trade_order
     where seller_company_id = $1 and region_id = $2 and store_id = $3 and status not in ('completed', 'cancelled')`,
    [companyId, ctx.region.regionId, storeId],
  )
  return row?.count ?? 0
}

/** The other sides of these orders. */
export async function openPartnersOf(
  ctx: ActorContext,
  companyId: string,
): Promise<{ companyId: string; identity: 'buyer' | 'seller' }[]> {
  return ctx.query<{ companyId: string; identity: 'buyer' | 'seller' }>(
    'orders_open_partners',
    `select seller_company_id as "companyId", 'seller' as identity from trade_order
       where buyer_company_id = $1 and region_id = $2 and status not in ('completed', 'cancelled')
     union
     select buyer_company_id, 'buyer' from trade_order
       where seller_company_id = $1 and region_id = $2 and status not in ('completed', 'cancelled')`,
    [companyId, ctx.region.regionId],
  )
}

/** How many orders that have not ended name each of the codes, in all regions. */
export async function openOrdersWith(
  ctx: ActorContext,
  list: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.query<{ code: string; count: number }>(
    'orders_open_with',
    `select code, count(*)::int as count from (
       select case $1 when 'currency' then currency when 'incoterm' then incoterm when 'country' then dest_country end as code
       from trade_order where status not in ('completed', 'cancelled')
     ) named
     where code = any($2) group by code`,
    [list, codes],
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}
