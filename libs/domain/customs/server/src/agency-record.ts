import type { ActorContext } from '@tradeport/node/server-kit'

/** What agency orders say of a broker that no service order says: each of those has a rating of its own. */
export interface AgencyRecord {
  orders: number
  ratings: number
  /** The sum of the scores. */
  points: number
}

/** Of orders that were placed with the broker directly; brokers without one that was completed are missing. */
export async function agencyRecords(
  ctx: ActorContext,
  companyIds: readonly string[],
): Promise<Map<string, AgencyRecord>> {
  const rows = await ctx.query<AgencyRecord & { id: string }>(
    'customs_agency_records',
    `select provider_company_id as id, count(*)::int as orders, count(rating)::int as ratings,
       coalesce(sum((rating ->> 'score')::int), 0)::int as points
     from customs_order
     where provider_company_id = any ($1) and region_id = $2 and status = 'completed' and service_order_id is null
     group by provider_company_id`,
    [companyIds, ctx.region.regionId],
  )
  return new Map(rows.map(({ id, ...record }) => [id, record]))
}
