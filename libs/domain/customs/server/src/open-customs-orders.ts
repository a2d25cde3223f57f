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
