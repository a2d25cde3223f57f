import { sql, type SQL } from 'drizzle-orm'
import { divDecimal } from '@tradeport/kernel/values'
import { completionRate } from '@tradeport/domain/service-order/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import { heldProviders } from './payback-hold'

/** What orders say of a service, or of a provider. */
export interface OrderRecord {
  orders: number
  ratings: number
  score: string | null
  completionRate: string | null
  /** Of the latest: how long it took until a paid order was accepted, or a request answered with a first quote. */
  responseMinutes: readonly number[]
  /** The platform decided that its provider still owes a refund: nothing new is taken on. */
  isHeld: boolean
}

const DAY = 86_400_000
/** What was long ago says little of today, and nobody waits for a page because a service is ordered much. */
const YEAR = 365 * DAY
const LATEST = 200
const LATEST_RESPONSES = 40

export const serviceRecords = (ctx: ActorContext, services: readonly { id: string; providerCompanyId: string }[]) =>
  recordsBy(ctx, sql`service_id`, services)

/** Completed orders of a provider of another kind, and the sum of the scores that they were given. */
export interface OtherRecord {
  orders: number
  ratings: number
  points: number
}

export const providerRecords = (
  ctx: ActorContext,
  ids: readonly string[],
  others: ReadonlyMap<string, OtherRecord> = new Map(),
) =>
  recordsBy(
    ctx,
    sql`provider_company_id`,
    ids.map(id => ({ id, providerCompanyId: id })),
    others,
  )

/** By what was asked for; what was never ordered is missing. */
async function recordsBy(
  ctx: ActorContext,
  of: SQL,
  asked: readonly { id: string; providerCompanyId: string }[],
  others: ReadonlyMap<string, OtherRecord> = new Map(),
): Promise<Map<string, OrderRecord>> {
  if (asked.length === 0) return new Map()
  const ids = sql.param(asked.map(({ id }) => id))
  const providers = sql.param(asked.map(({ providerCompanyId }) => providerCompanyId))
  const { rows } = await ctx.db.execute<{
    id: string
    orders: number
    ratings: number
    points: number
    completed: number
    ended: number
    minutes: number[] | null
    held: boolean
  }>(sql`
    with latest as (
      select asked.id, o.*
      from unnest(${ids}::uuid[]) as asked (id)
        cross join lateral (select status, submitted_at, paid_at, accepted_at, (quotes -> 0 ->> 'at')::timestamptz as quoted_at
          from service_order
          where ${of} = asked.id and region_id = ${ctx.region.regionId}
            and submitted_at > ${new Date(ctx.now().getTime() - YEAR).toISOString()}::timestamptz
          order by submitted_at desc limit ${LATEST}) o
    ), response as (
      select id, round(extract(epoch from answered_at - asked_at) / 60)::int as minutes,
        row_number() over (partition by id order by answered_at desc) as no
      from (select id, submitted_at as asked_at, quoted_at as answered_at from latest
        union all select id, paid_at, accepted_at from latest) answer
      where asked_at is not null and answered_at is not null
    )
    select asked.id, done.orders, done.ratings, done.points, ended.completed, ended.ended, answered.minutes, hold.held
    from unnest(${ids}::uuid[], ${providers}::uuid[]) as asked (id, provider_id)
      cross join lateral (select count(*)::int as orders, count(rating)::int as ratings,
          coalesce(sum((rating ->> 'score')::int), 0)::int as points
        from service_order
        where ${of} = asked.id and status = 'completed' and submitted_at is not null and region_id = ${ctx.region.regionId}) done
      cross join lateral (select count(*) filter (where status = 'completed')::int as completed, count(*)::int as ended
        from latest
        where latest.id = asked.id and paid_at is not null
          and (status in ('completed', 'rejected') or (status = 'cancelled' and accepted_at is not null))) ended
      cross join lateral (select array_agg(minutes) as minutes from response
        where response.id = asked.id and no <= ${LATEST_RESPONSES}) answered
      cross join lateral (select exists (${heldProviders(sql`provider_company_id = asked.provider_id
        and region_id = ${ctx.region.regionId}`)}) as held) hold
    where done.orders > 0 or ended.ended > 0 or answered.minutes is not null or hold.held`)
  const found = new Map(rows.map(row => [row.id, row]))
  return new Map(
    asked.flatMap(({ id }): [string, OrderRecord][] => {
      const own = found.get(id)
      const other = others.get(id)
      if (!own && !other) return []
      const ratings = (own?.ratings ?? 0) + (other?.ratings ?? 0)
      const points = (own?.points ?? 0) + (other?.points ?? 0)
      const record = {
        orders: (own?.orders ?? 0) + (other?.orders ?? 0),
        ratings,
        score: ratings === 0 ? null : divDecimal(String(points), String(ratings), 1),
        completionRate: completionRate(ctx.region, own?.completed ?? 0, own?.ended ?? 0),
        responseMinutes: own?.minutes ?? [],
        isHeld: own?.held ?? false,
      }
      return [[id, record]]
    }),
  )
}
