import { sql, type SQL } from 'drizzle-orm'
import type { NotificationCategory, NotificationTab } from '@tradeport/domain/messaging/contract'
import type { CountedGroup } from '@tradeport/domain/messaging/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface NotificationDbRow extends Record<string, unknown> {
  id: string
  kind: string
  tab: NotificationTab
  category: NotificationCategory | null
  store_id: string | null
  store_name: I18nText | null
  verification_time: string | null
  params: Record<string, string>
  reply: string | null
  link_front_end: string
  link_route: string
  count: number
  created_at: string
  read_at: string | null
  archived_at: string | null
}

export interface NotificationFilter {
  tab: 'all' | NotificationTab
  category?: NotificationCategory | undefined
  unreadOnly: boolean
}

/** The reader's own rows, in the region and the identity they are signed in with. */
function own(ctx: ActorContext): SQL {
  if (ctx.actor.userId === null) throw new AppError('global400001')
  return sql`user_id = ${ctx.actor.userId} and identity = ${ctx.actor.kind} and region_id = ${ctx.region.regionId}
    and archived_at is null`
}

function matching(filter: NotificationFilter): SQL {
  return sql.join(
    [
      filter.tab === 'all' ? sql`` : sql` and tab = ${filter.tab}`,
      filter.category === undefined ? sql`` : sql` and category = ${filter.category}`,
      filter.unreadOnly ? sql` and read_at is null` : sql``,
    ],
    sql``,
  )
}

export async function pageRows(
  ctx: ActorContext,
  filter: NotificationFilter,
  at: { limit: number; offset: number; after: { at: Date; id: string } | null },
): Promise<NotificationDbRow[]> {
  const start = at.after
    ? sql` and (created_at, id) < (${at.after.at.toISOString()}::timestamptz, ${at.after.id}::uuid)`
    : sql``
  const { rows } = await ctx.db.execute<NotificationDbRow>(sql`
    select id, kind, tab, category, store_id, store_name, verification_time, params, reply, link_front_end, link_route, count,
      created_at, read_at, archived_at
    from notification where ${own(ctx)}${matching(filter)}${start}
    order by created_at desc, id desc limit ${at.limit} offset ${at.after ? 0 : at.offset}`)
  return rows
}

/** All rows that a list shows, as they are counted. */
export const listedRows = (ctx: ActorContext, filter: NotificationFilter): SQL =>
  sql`from notification where ${own(ctx)}${matching(filter)}`

export async function unreadGroups(ctx: ActorContext): Promise<CountedGroup[]> {
  const { rows } = await ctx.db.execute<CountedGroup & Record<string, unknown>>(sql`
    select tab, category, count(*)::int as count from notification
    where ${own(ctx)} and read_at is null group by tab, category`)
  return rows
}

/**
 * Marks unread rows read. Rows that somebody is just writing a repeat into are passed by: their new content has not been seen.
 *
 * @returns how many changed.
 */
export async function markRead(ctx: ActorContext, batch: string, which: SQL): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    with target as (
      select id from notification where ${own(ctx)} and read_at is null and ${which} order by id for update skip locked
    )
    update notification set read_at = ${ctx.now().toISOString()}, read_batch = ${batch} from target where notification.id = target.id`)
  return rowCount ?? 0
}

export const withIds = (ids: readonly string[]): SQL => sql`id = any (${sql.param([...ids])}::uuid[])`

export const arrivedBy = (filter: Omit<NotificationFilter, 'unreadOnly'>, before: Date): SQL =>
  sql`created_at <= ${before.toISOString()}${matching({ ...filter, unreadOnly: false })}`

/** A row that is unread again must not meet a newer unread one of the same key; it stands for itself from now on. */
export async function markUnread(ctx: ActorContext, which: SQL): Promise<number> {
  const { rowCount } = await ctx.db.execute(sql`
    with target as (select id from notification where ${own(ctx)} and read_at is not null and ${which} order by id for update)
    update notification set read_at = null, read_batch = null, dedupe_key = null from target where notification.id = target.id`)
  return rowCount ?? 0
}

export const markedBy = (batch: string, notBefore: Date): SQL =>
  sql`read_batch = ${batch} and read_at >= ${notBefore.toISOString()}`

const BATCH = 1000

/** Machine 18's timers, for all readers: a thousand rows at a time, so that no run holds many locks. */
export async function archiveOlderThan(ctx: ActorContext, before: Date): Promise<void> {
  await ctx.db.execute(sql`
    update notification set archived_at = ${ctx.now().toISOString()} where id in (
      select id from notification where archived_at is null and created_at < ${before.toISOString()}
      order by created_at limit ${BATCH} for update skip locked)`)
}

export async function purgeOlderThan(ctx: ActorContext, before: Date): Promise<void> {
  await ctx.db.execute(sql`
    delete from notification where id in (
      select id from notification where archived_at is not null and created_at < ${before.toISOString()}
      order by created_at limit ${BATCH} for update skip locked)`)
}
