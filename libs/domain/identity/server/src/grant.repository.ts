import { sql, type SQL } from 'drizzle-orm'
import type { GrantStatus } from '@tradeport/domain/identity/contract'
import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'
import { likePattern, uuidv7 } from '@tradeport/node/db'
import { COUNT_LIMIT, countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { saidTo } from './given-name'

export interface GrantRecord extends Record<string, unknown> {
  id: string
  user_id: string
  display_name: string
  avatar_file_id: string | null
  email: string
  region_ids: string[]
  home_region: string
  held: string
  role_name: string | null
  reason: string
  starts_at: string
  ends_at: string
  status: GrantStatus
  decided_by_name: string | null
  decided_at: string | null
  decision_note: string | null
  created_at: string
  version: number
}

interface Query {
  pageNum: number
  pageSize: number
  keyword?: string | undefined
  status?: GrantStatus | undefined
  userId?: string | undefined
}

/** What time has ended counts as ended before the timer has said so. */
const statusNow = (ctx: ActorContext) =>
  sql`case when g.status in ('pending', 'active') and g.ends_at <= ${ctx.now().toISOString()} then 'ended' else g.status end`

const columns = (ctx: ActorContext) => sql`
  g.id, g.user_id, u.display_name, u.avatar_file_id, u.email, o.region_ids, u.region_id as home_region, g.held,
  case when r.code is not null then ${saidTo(ctx, 'r')} end as role_name, g.reason, g.starts_at, g.ends_at,
  ${statusNow(ctx)} as status, d.display_name as decided_by_name, g.decided_at, g.decision_note, g.created_at, g.version`

const FROM = sql`from operator_grant g join operator o on o.user_id = g.user_id join user_account u on u.id = g.user_id
  left join operator_role r on r.code = g.held left join user_account d on d.id = g.decided_by`

/** Grants of operators whose regions the caller looks after too, and the caller's own. */
const visible = (ctx: ActorContext) =>
  ctx.actor.regionIds.length === 0
    ? sql`true`
    : sql`(g.user_id = ${ctx.actor.userId} or o.region_ids && ${sql.param([...ctx.actor.regionIds])}::text[])`

function matching(ctx: ActorContext, { keyword, status, userId }: Omit<Query, 'pageNum' | 'pageSize'>): SQL {
  const parts = [visible(ctx)]
  if (status) parts.push(sql`${statusNow(ctx)} = ${status}`)
  if (userId) parts.push(sql`g.user_id = ${userId}`)
  if (keyword) {
    const part = likePattern(keyword)
    parts.push(
      sql`(u.display_name ilike ${part} or u.email ilike ${part} or g.held ilike ${part} or r.name ilike ${part} or ${saidTo(ctx, 'r')} ilike ${part})`,
    )
  }
  return sql.join(parts, sql` and `)
}

export async function pageGrants(ctx: ActorContext, input: Query): Promise<Page<GrantRecord>> {
  const { limit, offset } = limits(input)
  const where = matching(ctx, input)
  const { rows } = await ctx.db.execute<GrantRecord>(sql`
    select ${columns(ctx)} ${FROM} where ${where} order by g.created_at desc, g.id desc limit ${limit} offset ${offset}`)
  return countedPage(ctx.db, input, rows, sql`${FROM} where ${where}`, TOTAL_CAP)
}

export async function grantCounts(ctx: ActorContext): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; n: number }>(sql`
    select status, count(*)::int as n
    from (select ${statusNow(ctx)} as status ${FROM} where ${visible(ctx)} limit ${COUNT_LIMIT}) t group by status`)
  return {
    all: rows.reduce((sum, { n }) => sum + n, 0),
    ...Object.fromEntries(rows.map(({ status, n }) => [status, n])),
  }
}

export async function grantForChange(ctx: ActorContext, id: string): Promise<GrantRecord | undefined> {
  const { rows } = await ctx.db.execute<GrantRecord>(
    sql`select ${columns(ctx)} ${FROM} where g.id = ${id} and ${visible(ctx)} for update of g`,
  )
  return rows[0]
}

/** True while the same is asked for or lent already. Asked under a lock, so that two requests at once are not both the first. */
export async function hasOpenGrant(ctx: ActorContext, userId: string, held: string): Promise<boolean> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`grant ${userId}`}, 0))`)
  const { rows } = await ctx.db.execute(sql`
    select 1 from operator_grant where user_id = ${userId} and held = ${held} and status in ('pending', 'active')
      and ends_at > ${ctx.now().toISOString()}`)
  return rows.length > 0
}

export async function insertGrant(
  ctx: ActorContext,
  grant: { userId: string; held: string; reason: string; startsAt: Date; endsAt: Date },
): Promise<string> {
  const id = uuidv7()
  const at = ctx.now().toISOString()
  await ctx.db.execute(sql`
    insert into operator_grant (id, user_id, held, reason, starts_at, ends_at, status, created_at, updated_at, created_by)
    values (${id}, ${grant.userId}, ${grant.held}, ${grant.reason}, ${grant.startsAt.toISOString()},
      ${grant.endsAt.toISOString()}, 'pending', ${at}, ${at}, ${ctx.actor.userId})`)
  return id
}

export async function moveGrant(
  ctx: ActorContext,
  row: GrantRecord,
  to: GrantStatus,
  decision?: { note: string },
): Promise<number> {
  const version = row.version + 1
  const at = ctx.now().toISOString()
  await ctx.db.execute(sql`
    update operator_grant set status = ${to}, version = ${version}, updated_at = ${at}, updated_by = ${ctx.actor.userId},
      starts_at = case when ${to} = 'active' then greatest(starts_at, ${at}::timestamptz) else starts_at end,
      decided_by = case when ${decision !== undefined} then ${ctx.actor.userId}::uuid else decided_by end,
      decided_at = case when ${decision !== undefined} then ${at}::timestamptz else decided_at end,
      decision_note = coalesce(${decision?.note ?? null}, decision_note)
    where id = ${row.id}`)
  return version
}

/** What was lent to somebody, or asked for by them, ends with their work here. */
export async function revokeGrantsOf(ctx: ActorContext, userId: string, note: string): Promise<void> {
  const at = ctx.now().toISOString()
  await ctx.db.execute(sql`
    update operator_grant set status = 'revoked', version = version + 1, updated_at = ${at}, updated_by = ${ctx.actor.userId},
      decided_by = ${ctx.actor.userId}, decided_at = ${at}, decision_note = ${note}
    where user_id = ${userId} and status in ('pending', 'active')`)
}

/** Everything that somebody will still go by at a moment to come. */
export async function holdsAt(ctx: ActorContext, userId: string, moment: Date): Promise<string[]> {
  const rows = await ctx.query<{ held: string[] }>(
    'operator_holds_at',
    'select operator_holds(user_id, roles, $2) as held from operator where user_id = $1',
    [userId, moment.toISOString()],
  )
  return rows[0]?.held ?? []
}

export async function grantsOverAt(ctx: ActorContext, limit: number): Promise<GrantRecord[]> {
  const { rows } = await ctx.db.execute<GrantRecord>(sql`
    select ${columns(ctx)} ${FROM} where g.status in ('pending', 'active') and g.ends_at <= ${ctx.now().toISOString()}
    order by g.ends_at limit ${limit} for update of g skip locked`)
  return rows
}
