import { createHash } from 'node:crypto'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ReportKind, ReportTab } from '@tradeport/domain/reporting/contract'
import { KEPT_MS, MAX_GROUPS, REOPENS_AFTER_MS, withPlace } from '@tradeport/domain/reporting/rules'
import type { AppKey } from '@tradeport/kernel/config'
import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7, likePattern } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { reportGroup, type ReportGroup } from './report.table'

export interface Sighting {
  kind: ReportKind
  /** The API refused for a reason it knows. */
  isRefusal: boolean
  code: string
  frontEnd: AppKey
  build: string
  message: string
  place: string
  count: number
}

const fingerprintOf = ({ kind, code, frontEnd, build, message }: Sighting): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, code, frontEnd, build, message]))
    .digest('base64url')

/** Counts a sighting in its group; false when it would begin a group and there is no room for more. */
export async function count(ctx: ActorContext, sighting: Sighting): Promise<boolean> {
  const fingerprint = fingerprintOf(sighting)
  const where = and(eq(reportGroup.regionId, ctx.region.regionId), eq(reportGroup.fingerprint, fingerprint))
  const found = () => ctx.db.select().from(reportGroup).where(where).for('update')
  const now = ctx.now()
  let [group] = await found()
  if (!group) {
    if ((await groupsLike(ctx, sighting)) >= MAX_GROUPS) return false
    await ctx.db
      .insert(reportGroup)
      .values(newGroup(ctx, sighting, fingerprint))
      .onConflictDoNothing()
    // Another call may have begun the same group at the same time: whoever began it, this one adds to it.
    ;[group] = await found()
  }
  if (!group) return false
  await ctx.db
    .update(reportGroup)
    .set({
      places: withPlace(group.places, { place: sighting.place, count: sighting.count }),
      count: group.count + sighting.count,
      lastSeenAt: now,
    })
    .where(eq(reportGroup.id, group.id))
  return true
}

function newGroup(ctx: ActorContext, sighting: Sighting, fingerprint: string): ReportGroup {
  const { kind, isRefusal, code, frontEnd, build, message } = sighting
  const now = ctx.now()
  return {
    ...{ code, frontEnd, build, message, fingerprint },
    kind: isRefusal ? 'refusal' : kind,
    id: uuidv7(),
    regionId: ctx.region.regionId,
    status: 'open',
    version: 0,
    places: [],
    count: 0,
    firstSeenAt: now,
    lastSeenAt: now,
    resolvedAt: null,
    createdAt: now,
    updatedAt: now,
    createdBy: null,
    updatedBy: null,
  }
}

/** Faults and refusals have each their room: what is refused day by day keeps no fault out. */
async function groupsLike(ctx: ActorContext, { isRefusal }: Sighting): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from report_group where region_id = ${ctx.region.regionId} and (kind = 'refusal') = ${isRefusal} limit ${MAX_GROUPS}
    ) as counted`)
  return rows[0]?.count ?? 0
}

/** @throws AppError `MALL600404`: also for a group of another region. */
export async function loadGroup(ctx: ActorContext, id: string): Promise<ReportGroup> {
  const [row] = await ctx.db
    .select()
    .from(reportGroup)
    .where(and(eq(reportGroup.id, id), eq(reportGroup.regionId, ctx.region.regionId)))
  if (!row) throw new AppError('MALL600404')
  return row
}

export interface Filter {
  /** Without one all faults: refusals are none. */
  status?: ReportTab | undefined
  frontEnd?: AppKey | undefined
  kind?: ReportKind | undefined
  keyword?: string | undefined
}

function matching(ctx: ActorContext, { status, frontEnd, kind, keyword }: Filter): SQL {
  const parts = [sql`region_id = ${ctx.region.regionId}`]
  parts.push(status === 'refused' ? sql`kind = 'refusal'` : sql`kind <> 'refusal'`)
  if (status && status !== 'refused') parts.push(sql`status = ${status}`)
  if (frontEnd) parts.push(sql`front_end = ${frontEnd}`)
  // What is refused is a call.
  if (kind && !(status === 'refused' && kind === 'call')) parts.push(sql`kind = ${kind}`)
  if (keyword) {
    const part = likePattern(keyword)
    parts.push(sql`(code ilike ${part} or build ilike ${part} or message ilike ${part} or places::text ilike ${part})`)
  }
  return sql.join(parts, sql` and `)
}

const ORDERS = {
  '-lastSeenAt': sql`last_seen_at desc, id desc`,
  '-firstSeenAt': sql`first_seen_at desc, id desc`,
  '-count': sql`count desc, id desc`,
} as const

export async function groupPage(
  ctx: ActorContext,
  input: Filter & { pageNum: number; pageSize: number; sort?: keyof typeof ORDERS | undefined },
): Promise<Page<ReportGroup>> {
  const { limit, offset } = limits(input)
  const where = matching(ctx, input)
  const rows = await ctx.db
    .select()
    .from(reportGroup)
    .where(where)
    .orderBy(ORDERS[input.sort ?? '-lastSeenAt'])
    .limit(limit)
    .offset(offset)
  return countedPage(ctx.db, input, rows, sql`from report_group where ${where}`, TOTAL_CAP)
}

export async function statusCounts(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from report_group where ${matching(ctx, filter)} group by status
    union all
    select 'refused', count(*)::int from report_group where ${matching(ctx, { ...filter, status: 'refused' })} having count(*) > 0`)
  return {
    all: rows.reduce((sum, row) => sum + (row.status === 'refused' ? 0 : row.count), 0),
    ...Object.fromEntries(rows.map(row => [row.status, row.count])),
  }
}

const before = (ctx: ActorContext, ms: number) => new Date(ctx.now().getTime() - ms).toISOString()

/** Resolved groups that were seen again after the old tabs had gone. */
export async function comeBack(ctx: ActorContext): Promise<ReportGroup[]> {
  return ctx.db
    .select()
    .from(reportGroup)
    .where(
      sql`status = 'resolved' and kind <> 'refusal' and resolved_at < ${before(ctx, REOPENS_AFTER_MS)}
        and last_seen_at > resolved_at + ${REOPENS_AFTER_MS / 1_000} * interval '1 second'`,
    )
    .limit(200)
}

/** Groups that nobody needs any more. */
export async function removeOld(ctx: ActorContext): Promise<void> {
  await ctx.db.delete(reportGroup).where(
    sql`last_seen_at < ${before(ctx, KEPT_MS.seenOnce)} and (count = 1
      or last_seen_at < ${before(ctx, KEPT_MS.open)}
      or ((status = 'resolved' or kind = 'refusal') and last_seen_at < ${before(ctx, KEPT_MS.resolved)}))`,
  )
}
