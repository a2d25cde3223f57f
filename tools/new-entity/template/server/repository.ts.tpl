import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { {{Entity}}Status } from '@tradeport/domain/{{domain}}/contract'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern } from '@tradeport/node/db'
import { COUNT_LIMIT, limits, type ActorContext } from '@tradeport/node/server-kit'
import { {{entity}}, type {{Entity}} } from './{{entity-kebab}}.table'

interface Filter {
  status?: {{Entity}}Status | undefined
  keyword?: string | undefined
}

function filtered(ctx: ActorContext, { status, keyword }: Filter): SQL {
  const like = keyword && likePattern(keyword)
  return sql.join(
    [
      sql`region_id = ${ctx.region.regionId}`,
      status ? sql` and status = ${status}` : sql``,
      like ? sql` and (name ilike ${like} or no ilike ${like})` : sql``,
    ],
    sql``,
  )
}

/** @throws AppError `MALL600404` */
export async function load{{Entity}}(ctx: ActorContext, id: string): Promise<{{Entity}}> {
  const rows = await ctx.db
    .select()
    .from({{entity}})
    .where(and(eq({{entity}}.id, id), eq({{entity}}.regionId, ctx.region.regionId)))
  if (!rows[0]) throw new AppError('MALL600404')
  return rows[0]
}

export async function {{entity}}PageRows(ctx: ActorContext, input: Filter & { pageNum: number; pageSize: number }) {
  const where = filtered(ctx, input)
  const { limit, offset } = limits(input)
  const rows = await ctx.db
    .select()
    .from({{entity}})
    .where(where)
    .orderBy(sql`updated_at desc, id desc`)
    .limit(limit)
    .offset(offset)
  const counted = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from {{entity_snake}} where ${where} limit ${COUNT_LIMIT}) as counted`,
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

export async function {{entity}}Counts(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from {{entity_snake}} where ${filtered(ctx, filter)} group by status`,
  )
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return { all, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}
