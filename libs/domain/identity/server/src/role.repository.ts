import { sql } from 'drizzle-orm'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { saidTo, type GivenNameRow } from './given-name'

export interface OwnRole extends Record<string, unknown>, GivenNameRow {
  code: string
  /** The name in the reader's language. */
  said: string
  description: string
  permissions: string[]
  status: 'enabled' | 'disabled'
  version: number
}

const columns = (ctx: ActorContext) =>
  sql`r.code, r.name, r.names, r.name_locale, ${saidTo(ctx, 'r')} as said, r.description, r.permissions, r.status, r.version`

const ORDERS = {
  name: (ctx: ActorContext) => sql`lower(${saidTo(ctx, 'r')})`,
  newest: () => sql`r.created_at desc, r.code desc`,
}

/** The roles that operators have made; there are as many as people can tell apart. */
export async function ownRoles(ctx: ActorContext, order: keyof typeof ORDERS = 'name'): Promise<OwnRole[]> {
  const { rows } = await ctx.db.execute<OwnRole>(
    sql`select ${columns(ctx)} from operator_role r order by ${ORDERS[order](ctx)} limit 1000`,
  )
  return rows
}

export async function ownRoleForChange(ctx: ActorContext, code: string): Promise<OwnRole | undefined> {
  const { rows } = await ctx.db.execute<OwnRole>(
    sql`select ${columns(ctx)} from operator_role r where r.code = ${code} for update`,
  )
  return rows[0]
}

/** How many people hold each role, counted in one query: operators everywhere, members in the caller's region. */
export async function roleMembers(ctx: ActorContext): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ role: string; n: number }>(sql`
    select role, count(*)::int as n from (
      select unnest(roles) as role from operator where status <> 'left'
      union all
      select unnest(m.roles) from company_member m join company c on c.id = m.company_id
      where m.status = 'active' and c.region_id = ${ctx.region.regionId}
    ) t group by role`)
  return new Map(rows.map(row => [row.role, row.n]))
}

/** People who hold a role or wait for it, now or for a time. */
export async function roleUsers(ctx: ActorContext, code: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from operator o
    where (${code} = any (o.roles) and o.status <> 'left') or exists (
      select 1 from operator_grant g where g.user_id = o.user_id and g.held = ${code} and g.status in ('pending', 'active')
        and g.ends_at > ${ctx.now().toISOString()})`)
  return rows[0]?.n ?? 0
}

/** Operators in office, other than the caller, whose rights a role is part of now. */
export async function roleHolders(ctx: ActorContext, code: string): Promise<{ id: string; region_ids: string[] }[]> {
  return ctx.query<{ id: string; region_ids: string[] }>(
    'role_holders',
    `select o.user_id as id, o.region_ids from operator o
     where o.status = 'active' and o.user_id <> $3 and ($1 = any (o.roles) or exists (
       select 1 from operator_grant g where g.user_id = o.user_id and g.held = $1 and g.status = 'active'
         and g.starts_at <= $2 and g.ends_at > $2))
     order by o.user_id`,
    [code, ctx.now().toISOString(), ctx.actor.userId],
  )
}

export interface RoleContent extends GivenNameRow {
  description?: string | undefined
  permissions: readonly string[]
}

/** @returns undefined when another role has the name. */
export async function insertRole(ctx: ActorContext, content: RoleContent): Promise<string | undefined> {
  const code = uuidv7()
  const at = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ code: string }>(sql`
    insert into operator_role (code, name, names, name_locale, description, permissions, created_at, updated_at, created_by, updated_by)
    values (${code}, ${content.name}, ${JSON.stringify(content.names)}::jsonb, ${content.name_locale}, ${content.description ?? ''}, ${sql.param([...content.permissions])}::text[], ${at}, ${at},
      ${ctx.actor.userId}, ${ctx.actor.userId})
    on conflict do nothing returning code`)
  return rows[0]?.code
}

export async function nameIsTaken(ctx: ActorContext, name: string, except: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from operator_role where lower(name) = lower(${name}) and code <> ${except}`,
  )
  return rows.length > 0
}

export async function updateRole(
  ctx: ActorContext,
  role: OwnRole,
  set: Partial<RoleContent> & { status?: OwnRole['status'] },
): Promise<number> {
  const version = role.version + 1
  await ctx.db.execute(sql`
    update operator_role set name = ${set.name ?? role.name}, names = ${JSON.stringify(set.names ?? role.names)}::jsonb, description = ${set.description ?? role.description},
      permissions = ${sql.param([...(set.permissions ?? role.permissions)])}::text[], status = ${set.status ?? role.status},
      version = ${version}, updated_at = ${ctx.now().toISOString()}, updated_by = ${ctx.actor.userId}
    where code = ${role.code}`)
  return version
}
