import type { ActorContext } from '@tradeport/node/server-kit'

/** Agency orders of a company, as client or broker, that have not ended. Drafts bind nobody. */
export async function openCustomsOrdersOf(ctx: ActorContext, companyId: string): Promise<number> {
  const open = `region_id = $2 and status not in ('draft', 'completed', 'rejected', 'cancelled')`
  const [row] = await ctx.query<{ count: number }>(
    'customs_orders_open_of',
    `select (select count(*) from customs_order where client_company_id = $1 and ${open})::int
       + (select count(*) from customs_order where provider_company_id = $1 and ${open})::int as count`,
    [companyId, ctx.region.regionId],
  )
  return row?.count ?? 0
}

/** What a company ever had done at customs, or did itself; drafts do not count. */
export async function customsBegun(
  ctx: ActorContext,
  companyId: string,
): Promise<{ declarations: boolean; orders: boolean }> {
  const [row] = await ctx.query<{ declarations: boolean; orders: boolean }>(
    'customs_begun',
    `select exists (select 1 from declaration_form where company_id = $1 and region_id = $2 and status <> 'draft') as declarations,
       exists (select 1 from customs_order where client_company_id = $1 and region_id = $2 and status <> 'draft') as orders`,
    [companyId, ctx.region.regionId],
  )
  return row ?? { declarations: false, orders: false }
}
