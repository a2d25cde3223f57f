import type { ActorContext } from '@tradeport/node/server-kit'

/** Orders of a company, as customer or provider, that have not ended, whose money is on its way or kept, or that an after-sales case is about. Drafts bind nobody. */
export async function openServiceOrdersOf(ctx: ActorContext, companyId: string): Promise<number> {
  const open = `region_id = $2 and (status not in ('draft', 'completed', 'rejected', 'cancelled') or money in ('processing', 'held') or open_case_id is not null)`
  const [row] = await ctx.query<{ count: number }>(
    'service_orders_open_of',
    `select (select count(*) from service_order where customer_company_id = $1 and ${open})::int
       + (select count(*) from service_order where provider_company_id = $1 and submitted_at is not null and ${open})::int as count`,
    [companyId, ctx.region.regionId],
  )
  return row?.count ?? 0
}

/** Whether a company ever sent an order of a service. */
export async function hasOrderedServices(ctx: ActorContext, companyId: string): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'service_orders_begun',
    `select id from service_order where customer_company_id = $1 and region_id = $2 and status <> 'draft' limit 1`,
    [companyId, ctx.region.regionId],
  )
  return rows.length > 0
}
