import { sql, type SQL } from 'drizzle-orm'
import { AUDIT_RESULTS, type AuditResult } from '@tradeport/domain/governance/contract'
import { likePattern } from '@tradeport/node/db'
import { countCap, limits, tabCounts, type ActorContext } from '@tradeport/node/server-kit'

export interface AuditLogRow extends Record<string, unknown> {
  seq: string
  region_id: string
  at: string
  actor_user_id: string | null
  actor_kind: string
  actor_name: string | null
  request_source: number
  request_id: string
  action: string
  entity_type: string
  entity_id: string
  entity_no: string | null
  company_id: string | null
  before: unknown
  after: unknown
  reason: string | null
  on_behalf_of: string | null
  ip: string | null
  user_agent: string | null
  result: AuditResult
  sealed: boolean
}

export interface AuditFilter {
  /** Regions that are looked through; without them that of the call. */
  regionIds?: readonly string[] | undefined
  keyword?: string | undefined
  status?: AuditResult | undefined
  entityType?: string | undefined
  actorUserId?: string | undefined
  companyId?: string | undefined
  /** Companies that the keyword names. */
  companyIds?: readonly string[] | undefined
  /** Kinds of documents that the keyword names. */
  entityTypes?: readonly string[] | undefined
  /** Acts that the keyword names. */
  acts?: readonly string[] | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Not `exists`, which is answered for all rows at once by reading every seal. */
const COLUMNS = sql`
  a.seq::text as seq, a.region_id, a.at, a.actor_user_id, a.actor_kind, a.actor_name, a.request_source, a.request_id, a.action, a.entity_type,
  a.entity_id, a.entity_no, a.company_id, a.before, a.after, a.reason, a.on_behalf_of, host(a.ip) as ip, a.user_agent, a.result,
  coalesce((select true from audit_seal s where s.seq = a.seq), false) as sealed`

function matching(ctx: ActorContext, filter: AuditFilter, regionIds: readonly string[]): SQL {
  const {
    keyword,
    status,
    entityType,
    actorUserId,
    companyId,
    companyIds = [],
    entityTypes = [],
    acts = [],
    from,
    to,
  } = filter
  const { timeZone } = ctx.actor
  const parts = [inRegions(regionIds)]
  if (status) parts.push(sql`a.result = ${status}`)
  if (entityType) parts.push(sql`a.entity_type = ${entityType}`)
  if (actorUserId) parts.push(sql`a.actor_user_id = ${actorUserId}`)
  if (companyId) parts.push(sql`a.company_id = ${companyId}`)
  if (from) parts.push(sql`a.at >= (${from}::date)::timestamp at time zone ${timeZone}`)
  if (to) parts.push(sql`a.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (keyword) {
    const part = likePattern(keyword)
    parts.push(sql`(a.entity_no = ${keyword} or a.entity_id = ${keyword} or a.actor_name ilike ${part}
      ${UUID.test(keyword) ? sql`or a.on_behalf_of = ${keyword} or a.actor_user_id = ${keyword}` : sql``}
      ${companyIds.length > 0 ? sql`or a.company_id = any (${sql.param([...companyIds])}::uuid[])` : sql``}
      ${entityTypes.length > 0 ? sql`or a.entity_type = any (${sql.param([...entityTypes])}::text[])` : sql``}
      ${acts.length > 0 ? sql`or a.action = any (${sql.param([...acts])}::text[])` : sql``})`)
  }
  return sql.join(parts, sql` and `)
}

const inRegions = ([first, ...others]: readonly string[]): SQL =>
  others.length === 0 ? sql`a.region_id = ${first}` : sql`a.region_id = any (${sql.param([first, ...others])}::text[])`

const regionsOf = (ctx: ActorContext, { regionIds }: AuditFilter): readonly string[] =>
  regionIds ?? [ctx.region.regionId]

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const ORDERS = { '-at': sql`a.at desc, a.seq desc`, at: sql`a.at, a.seq` } as const

export async function auditRows(
  ctx: ActorContext,
  input: AuditFilter & { pageNum: number; pageSize: number; sort?: keyof typeof ORDERS | undefined },
): Promise<{ rows: AuditLogRow[]; count: number }> {
  const { limit, offset } = limits(input)
  const order = ORDERS[input.sort ?? '-at']
  const regionIds = regionsOf(ctx, input)
  // Each region has its index in the order of time: of each only as many rows are read as the page can show of it.
  const each = regionIds.map(
    id =>
      sql`(select a.* from audit_log a where ${matching(ctx, input, [id])} order by ${order} limit ${offset + limit})`,
  )
  const { rows } = await ctx.db.execute<AuditLogRow>(sql`
    select ${COLUMNS} from (${sql.join(each, sql` union all `)}) a order by ${order} limit ${limit} offset ${offset}`)
  const counted = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from audit_log a where ${matching(ctx, input, regionIds)}
      limit ${countCap(input) + 1}) as counted`)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

export const auditCounts = (ctx: ActorContext, filter: AuditFilter): Promise<Record<string, number>> =>
  tabCounts(
    ctx.db,
    AUDIT_RESULTS,
    result => sql`from audit_log a where ${matching(ctx, filter, regionsOf(ctx, filter))} and a.result = ${result}`,
  )

export async function auditRowById(
  ctx: ActorContext,
  id: string,
  regionIds: readonly string[],
): Promise<AuditLogRow | undefined> {
  const { rows } = await ctx.db.execute<AuditLogRow>(
    sql`select ${COLUMNS} from audit_log a where a.seq = ${id} and ${inRegions(regionIds)}`,
  )
  return rows[0]
}

/** Kinds of documents that stand in the log. */
export const auditEntityTypesOf = (ctx: ActorContext, filter: AuditFilter) => valuesOf(ctx, filter, sql`entity_type`)

/** Acts that stand in the log. */
export const auditActsOf = (ctx: ActorContext, filter: AuditFilter) => valuesOf(ctx, filter, sql`action`)

/** Each value is found by one step down its index, however many rows there are. */
async function valuesOf(ctx: ActorContext, filter: AuditFilter, column: SQL): Promise<string[]> {
  const found = new Set<string>()
  for (const regionId of regionsOf(ctx, filter)) {
    const { rows } = await ctx.db.execute<{ value: string }>(sql`
      with recursive found as (
        (select ${column} as value from audit_log where region_id = ${regionId} order by ${column} limit 1)
        union all
        select (select ${column} from audit_log where region_id = ${regionId} and ${column} > found.value
          order by ${column} limit 1)
        from found where found.value is not null
      )
      select value from found where value is not null and value <> ''`)
    for (const { value } of rows) found.add(value)
  }
  return [...found]
}
