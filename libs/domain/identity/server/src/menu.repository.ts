import { sql } from 'drizzle-orm'
import type { MenuContent } from '@tradeport/domain/identity/contract'
import type { MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface MenuVersion extends Record<string, unknown> {
  version: number
  content: MenuContent
  reason: string
  restored: number | null
  published_at: string
  published_by: string | null
}

/** What counts where nothing was published: the product's own menu. */
export const PRODUCTS_OWN: MenuContent = { groups: [] }

const COLUMNS = sql.raw(
  'm.version, m.content, m.reason, m.restored, m.published_at, (select display_name from user_account where id = m.published_by) as published_by',
)

/** The arrangement that a front-end shows; asked for with every fresh page of a work app. */
export async function publishedMenu(ctx: ActorContext, frontEnd: MenuFrontEnd): Promise<MenuContent | undefined> {
  const [row] = await ctx.query<{ content: MenuContent }>(
    'menu_published',
    'select content from menu_version where front_end = $1 order by version desc limit 1',
    [frontEnd],
  )
  return row?.content
}

/** Newest first. */
export async function menuVersions(
  ctx: ActorContext,
  frontEnd: MenuFrontEnd,
  at: { limit: number; offset: number },
): Promise<MenuVersion[]> {
  const { rows } = await ctx.db.execute<MenuVersion>(sql`
    select ${COLUMNS} from menu_version m where m.front_end = ${frontEnd} order by m.version desc
    limit ${at.limit} offset ${at.offset}`)
  return rows
}

export async function menuVersion(
  ctx: ActorContext,
  frontEnd: MenuFrontEnd,
  version: number,
): Promise<MenuVersion | undefined> {
  const { rows } = await ctx.db.execute<MenuVersion>(
    sql`select ${COLUMNS} from menu_version m where m.front_end = ${frontEnd} and m.version = ${version}`,
  )
  return rows[0]
}

/** @returns false when somebody else has published that version meanwhile. */
export async function insertMenuVersion(
  ctx: ActorContext,
  frontEnd: MenuFrontEnd,
  of: { version: number; content: MenuContent; reason: string; restored: number | null },
): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    insert into menu_version (front_end, version, content, reason, restored, published_at, published_by)
    select ${frontEnd}, ${of.version}, ${JSON.stringify(of.content)}::jsonb, ${of.reason}, ${of.restored},
      ${ctx.now().toISOString()}, ${ctx.actor.userId}
    where ${of.version - 1} = (select coalesce(max(version), 0) from menu_version where front_end = ${frontEnd})
    on conflict do nothing returning version`)
  return rows.length > 0
}
