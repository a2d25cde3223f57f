import type { ActorContext } from '@tradeport/node/server-kit'

/** Negotiations of a company, as buyer or seller, in which somebody may still answer. */
export async function openNegotiationsOf(ctx: ActorContext, companyId: string): Promise<number> {
  const open = `region_id = $2 and status not in ('won', 'lost', 'declined', 'closed')`
  const [row] = await ctx.query<{ count: number }>(
    'threads_open_of',
    `select (select count(*) from inquiry_thread where buyer_company_id = $1 and ${open})::int
       + (select count(*) from inquiry_thread where seller_company_id = $1 and ${open})::int as count`,
    [companyId, ctx.region.regionId],
  )
  return row?.count ?? 0
}
