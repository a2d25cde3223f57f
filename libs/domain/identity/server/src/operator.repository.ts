import { sql } from 'drizzle-orm'
import type { OperatorStatus } from '@tradeport/domain/identity/contract'
import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern, uuidv7 } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { saidTo } from './given-name'

export interface OperatorRow extends Record<string, unknown> {
  id: string
  display_name: string
  avatar_file_id: string | null
  email: string
  locale: string
  employee_no: string | null
  department_id: string | null
  department_name: string | null
  region_ids: string[]
  languages: string[]
  roles: string[]
  /** Everything they go by now, what was lent for a time with it. */
  holds: string[]
  role_names: Record<string, string>
  status: OperatorStatus
  is_locked: boolean
  has_second_factor: boolean
  last_login_at: string | null
  version: number
}

interface Query {
  pageNum: number
  pageSize: number
  keyword?: string | undefined
  role?: string | undefined
  status?: string | undefined
  departmentId?: string | undefined
}

const columns = (ctx: ActorContext) => sql`
  u.id, u.display_name, u.avatar_file_id, u.email, u.locale, o.employee_no, o.department_id, ${saidTo(ctx, 'd')} as department_name, o.region_ids, o.languages, o.roles,
  operator_holds(o.user_id, o.roles, ${ctx.now().toISOString()}) as holds, o.status, o.version, u.last_login_at, coalesce(u.locked_until > ${ctx.now().toISOString()}, false) as is_locked,
  exists (select 1 from second_factor f where f.user_id = u.id and f.enabled_at is not null)
    or exists (select 1 from passkey p where p.user_id = u.id) as has_second_factor,
  (select coalesce(jsonb_object_agg(r.code, ${saidTo(ctx, 'r')}), '{}') from operator_role r where r.code = any (o.roles)) as role_names`

const FROM = sql`from operator o join user_account u on u.id = o.user_id left join department d on d.id = o.department_id`

/** Operators whose regions the caller looks after too: others are not there. */
const visible = (ctx: ActorContext) =>
  ctx.actor.regionIds.length === 0
    ? sql`true`
    : sql`(o.region_ids = '{}' or o.region_ids && ${sql.param([...ctx.actor.regionIds])}::text[])`

export async function pageOperators(ctx: ActorContext, input: Query): Promise<Page<OperatorRow>> {
  const { limit, offset } = limits(input)
  const keyword = input.keyword ? likePattern(input.keyword) : null
  const where = sql`where (${keyword}::text is null or u.display_name ilike ${keyword} or u.email ilike ${keyword}
      or o.employee_no ilike ${keyword})
    and (${input.role ?? null}::text is null or ${input.role ?? null} = any (o.roles))
    and (${input.status ?? null}::text is null or o.status = ${input.status ?? null})
    and (${input.departmentId ?? null}::uuid is null or o.department_id = ${input.departmentId ?? null})
    and ${visible(ctx)}`
  const { rows } = await ctx.db.execute<OperatorRow>(
    sql`select ${columns(ctx)} ${FROM} ${where} order by u.id limit ${limit} offset ${offset}`,
  )
  return countedPage(ctx.db, input, rows, sql`${FROM} ${where}`, TOTAL_CAP)
}

export async function operatorForChange(ctx: ActorContext, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await ctx.db.execute<OperatorRow>(
    sql`select ${columns(ctx)} ${FROM} where o.user_id = ${id} and ${visible(ctx)} for update of o`,
  )
  return rows[0]
}

/** What somebody goes by now besides the roles of the record: what was granted for a time. */
export async function grantedTo(ctx: ActorContext, id: string): Promise<string[]> {
  const rows = await ctx.query<{ held: string }>(
    'grants_open',
    `select held from operator_grant where user_id = $1 and status = 'active' and ends_at > $2`,
    [id, ctx.now().toISOString()],
  )
  return rows.map(row => row.held)
}

/** A colleague in office whom the caller sees, with everything they go by. */
export async function servingFrom(
  ctx: ActorContext,
  id: string,
): Promise<{ display_name: string; region_ids: string[]; held: string[] } | undefined> {
  const { rows } = await ctx.db.execute<{ display_name: string; region_ids: string[]; held: string[] }>(sql`
    select u.display_name, o.region_ids, operator_holds(o.user_id, o.roles, ${ctx.now().toISOString()}) as held
    from operator o join user_account u on u.id = o.user_id
    where o.user_id = ${id} and o.status = 'active' and u.status = 'active' and ${visible(ctx)}`)
  return rows[0]
}

/** Asked under a lock, so that of the last two not both go at once. */
async function otherSuperOperators(ctx: ActorContext, id: string): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('op_super', 0))`)
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from operator o join user_account u on u.id = o.user_id
    where 'op_super' = any (o.roles) and o.region_ids = '{}' and o.status = 'active' and u.status = 'active' and o.user_id <> ${id}`)
  return rows[0]?.n ?? 0
}

/** An all-round super operator: the one of whom at least one has to stay. */
export const isHead = (roles: readonly string[], regionIds: readonly string[]): boolean =>
  roles.includes('op_super') && regionIds.length === 0

/** @throws AppError `USER_SERVICE530303` where nobody else would be left who looks after everything. */
export async function requireAnotherHead(
  ctx: ActorContext,
  row: Pick<OperatorRow, 'id' | 'roles' | 'region_ids' | 'status'>,
): Promise<void> {
  if (!isHead(row.roles, row.region_ids) || row.status !== 'active') return
  if ((await otherSuperOperators(ctx, row.id)) === 0) throw new AppError('USER_SERVICE530303')
}

export interface Post {
  employeeNo: string | null
  departmentId: string | null
  roles: readonly string[]
  regionIds: readonly string[]
  languages: readonly string[]
}

/** @returns undefined when an operator has this address already. */
export async function insertInvited(
  ctx: ActorContext,
  person: { email: string; displayName: string; locale: string; passwordHash: string },
  post: Post,
): Promise<string | undefined> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${person.email}), 1))`)
  const { rows: taken } = await ctx.db.execute(sql`
    select 1 from user_account u where lower(u.email) = lower(${person.email}) and u.status <> 'deleted'
      and (u.region_id = ${ctx.region.regionId} or exists (select 1 from operator o where o.user_id = u.id))`)
  if (taken.length > 0) return undefined
  const id = uuidv7()
  const at = ctx.now().toISOString()
  await ctx.db.execute(sql`
    insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
    values (${id}, ${ctx.region.regionId}, ${person.email}, ${person.passwordHash}, ${person.displayName}, ${person.locale},
      'Asia/Shanghai', 'active', ${at}, ${at})`)
  await ctx.db.execute(sql`
    insert into operator (user_id, employee_no, department_id, region_ids, languages, roles, status, created_at)
    values (${id}, ${post.employeeNo}, ${post.departmentId}, ${sql.param([...post.regionIds])}::text[],
      ${sql.param([...post.languages])}::text[], ${sql.param([...post.roles])}::text[], 'invited', ${at})`)
  return id
}

export async function updatePost(ctx: ActorContext, row: OperatorRow, name: string, post: Post): Promise<number> {
  const version = row.version + 1
  await ctx.db.execute(sql`
    update operator set employee_no = ${post.employeeNo}, department_id = ${post.departmentId},
      region_ids = ${sql.param([...post.regionIds])}::text[], languages = ${sql.param([...post.languages])}::text[], roles = ${sql.param([...post.roles])}::text[], version = ${version}
    where user_id = ${row.id}`)
  await ctx.db.execute(sql`
    update user_account set display_name = ${name}, updated_at = ${ctx.now().toISOString()} where id = ${row.id}`)
  return version
}

export async function updateStatus(ctx: ActorContext, row: OperatorRow, status: OperatorStatus): Promise<number> {
  const version = row.version + 1
  await ctx.db.execute(sql`update operator set status = ${status}, version = ${version} where user_id = ${row.id}`)
  return version
}

export async function liftLock(ctx: ActorContext, id: string): Promise<void> {
  await ctx.db.execute(sql`
    update user_account set failed_count = 0, failed_since = null, locked_until = null where id = ${id}`)
}

/** Those of the given roles that are neither built in nor an enabled one of the platform's own. */
export async function unknownRoles(
  ctx: ActorContext,
  builtIn: readonly string[],
  roles: readonly string[],
): Promise<string[]> {
  const own = roles.filter(role => !builtIn.includes(role))
  const { rows } = await ctx.db.execute<{ code: string }>(
    sql`select code from operator_role where code = any (${sql.param(own)}::text[]) and status = 'enabled'`,
  )
  const known = new Set(rows.map(({ code }) => code))
  return own.filter(role => !known.has(role))
}

/** What of the given post does not exist, by its field. */
export async function unknownInPost(ctx: ActorContext, builtIn: readonly string[], post: Post): Promise<string[]> {
  const wrong = (await unknownRoles(ctx, builtIn, post.roles)).length > 0 ? ['roles'] : []
  if (post.departmentId === null) return wrong
  const { rows } = await ctx.db.execute(sql`select 1 from department where id = ${post.departmentId}`)
  return rows.length > 0 ? wrong : [...wrong, 'departmentId']
}

export async function numberIsTaken(ctx: ActorContext, employeeNo: string | null, except?: string): Promise<boolean> {
  if (employeeNo === null) return false
  const { rows } = await ctx.db.execute(
    sql`select 1 from operator where employee_no = ${employeeNo} and (${except ?? null}::uuid is null or user_id <> ${except ?? null})`,
  )
  return rows.length > 0
}
