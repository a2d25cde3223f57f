import { sql } from 'drizzle-orm'
import type { ServiceRecord } from '@tradeport/domain/service-market/contract'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Completed orders of services and how their customers rate them; a service without any is missing. */
export async function serviceRecords(
  ctx: ActorContext,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, ServiceRecord>> {
  const { rows } = await ctx.db.execute<ServiceRecord & { service_id: string }>(sql`
    select service_id, count(*)::int as orders, count(rating)::int as ratings,
      round(avg((rating ->> 'score')::numeric), 1)::text as score
    from service_order
    where service_id = any (${sql.param([...serviceIds])}::uuid[]) and status = 'completed'
      and region_id = ${ctx.region.regionId}
    group by service_id`)
  return new Map(rows.map(({ service_id: id, orders, ratings, score }) => [id, { orders, ratings, score }]))
}
