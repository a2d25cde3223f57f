import { sql, type SQL } from 'drizzle-orm'
import type { ServiceRecord } from '@tradeport/domain/service-market/contract'
import { responseTime } from '@tradeport/domain/service-market/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Offered, OrderRecord, RecordPort } from './ports'

const YEAR = 365 * 86_400_000
const LATEST_ANSWERS = 40
const NOTHING: OrderRecord = {
  ...{ orders: 0, ratings: 0, score: null, completionRate: null, responseMinutes: [] },
  isHeld: false,
}

/** What orders and questions say of services; each that was asked for is in the answer. */
export async function recordsOfServices(ctx: ActorContext, records: RecordPort, services: readonly Offered[]) {
  const ids = services.map(({ id }) => id)
  return joined(ids, await records.ofServices(ctx, services), await answerTimes(ctx, sql`service_id`, ids))
}

/** The same of providers, over all their services. */
export async function recordsOfProviders(ctx: ActorContext, records: RecordPort, ids: readonly string[]) {
  return joined(ids, await records.ofProviders(ctx, ids), await answerTimes(ctx, sql`provider_company_id`, ids))
}

function joined(
  ids: readonly string[],
  ordered: ReadonlyMap<string, OrderRecord>,
  answered: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, ServiceRecord> {
  return new Map(
    ids.map(id => {
      const { responseMinutes, isHeld, ...record } = ordered.get(id) ?? NOTHING
      const waits = responseTime([...responseMinutes, ...(answered.get(id) ?? [])])
      return [id, { ...record, responseMinutes: waits, takesOrders: !isHeld }]
    }),
  )
}

async function answerTimes(ctx: ActorContext, of: SQL, ids: readonly string[]): Promise<Map<string, number[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ id: string; minutes: number[] }>(sql`
    select asked.id, array_agg(round(extract(epoch from q.answered_at - q.created_at) / 60)::int) as minutes
    from unnest(${sql.param([...ids])}::uuid[]) as asked (id)
      cross join lateral (select created_at, answered_at from service_question
        where ${of} = asked.id and region_id = ${ctx.region.regionId}
          and answered_at > ${new Date(ctx.now().getTime() - YEAR).toISOString()}::timestamptz
        order by answered_at desc limit ${LATEST_ANSWERS}) q
    group by asked.id`)
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}
