import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { NewsStatus } from '@tradeport/domain/content/contract'
import { TOTAL_CAP, type I18nText, type LocaleCode, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { newsArticle, type NewsArticle } from './content.table'

/** @throws AppError `MALL600404`: also for an article of another region or a removed one. */
export async function loadArticle(ctx: ActorContext, id: string): Promise<NewsArticle> {
  const rows = await ctx.db
    .select()
    .from(newsArticle)
    .where(and(eq(newsArticle.id, id), eq(newsArticle.regionId, ctx.region.regionId)))
  const row = rows[0]
  if (!row || row.status === 'removed') throw new AppError('MALL600404')
  return row
}

/** The article a working version was made of, or the working version of an article; nobody else changes it meanwhile. */
export async function lockArticle(ctx: ActorContext, id: string): Promise<NewsArticle> {
  const rows = await ctx.db.select().from(newsArticle).where(eq(newsArticle.id, id)).for('update')
  if (!rows[0]) throw new AppError('MALL600404')
  return rows[0]
}

/** The same for timers, which come again: false while somebody else is at it. */
export async function isLockedNow(ctx: ActorContext, id: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`select 1 from news_article where id = ${id} for update skip locked`)
  return rows.length > 0
}

interface QueueFilter {
  status?: NewsStatus | undefined
  categoryCode?: string | undefined
  translations?: 'stale' | undefined
  keyword?: string | undefined
}

function queue(ctx: ActorContext, filter: QueueFilter): SQL {
  return sql.join(
    [
      sql`region_id = ${ctx.region.regionId} and status <> 'removed'`,
      filter.status ? sql` and status = ${filter.status}` : sql``,
      filter.categoryCode ? sql` and category_code = ${filter.categoryCode}` : sql``,
      filter.translations ? sql` and stale_locales <> '{}'` : sql``,
      filter.keyword
        ? sql` and (search_text like ${likePattern(filter.keyword)} or no ilike ${likePattern(filter.keyword)})`
        : sql``,
    ],
    sql``,
  )
}

const ORDERS = {
  updatedAt: sql`updated_at, id`,
  '-updatedAt': sql`updated_at desc, id desc`,
  publishedAt: sql`published_at nulls last, id`,
  '-publishedAt': sql`published_at desc nulls last, id desc`,
} as const

export async function queuePage(
  ctx: ActorContext,
  input: QueueFilter & { pageNum: number; pageSize: number; sort?: string | undefined },
): Promise<Page<NewsArticle>> {
  const { limit, offset } = limits(input)
  const order = Object.entries(ORDERS).find(([name]) => name === input.sort)?.[1] ?? ORDERS['-updatedAt']
  const rows = await ctx.db
    .select()
    .from(newsArticle)
    .where(queue(ctx, input))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  return countedPage(ctx.db, input, rows, sql`from news_article where ${queue(ctx, input)}`, TOTAL_CAP)
}

export async function statusCounts(ctx: ActorContext, filter: QueueFilter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from news_article where ${queue(ctx, filter)} group by status`)
  const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
  return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
}

/** What a reader, by default the caller, may read: published, in this region, for everybody or for this kind of reader. */
function readable(ctx: ActorContext, reader: ActorContext['actor']['kind'] = ctx.actor.kind): SQL {
  return sql`status = 'published' and ${ctx.region.regionId} = any (region_ids)
    and (audiences = '{}' or ${reader} = any (audiences))`
}

export interface PublicNewsRow extends Record<string, unknown> {
  id: string
  category_code: string
  category_name: I18nText
  title: I18nText
  summary: I18nText
  locales: LocaleCode[]
  source_locale: LocaleCode
  cover_file_id: string | null
  published_at: string
  pinned: boolean
  tags: string[]
}

const PUBLIC_COLUMNS = sql`n.id, n.category_code, c.name as category_name, n.title, n.summary, n.locales, n.source_locale,
  n.cover_file_id, n.published_at, n.tags`
const PUBLIC_FROM = sql`news_article n join news_category c on c.code = n.category_code`
const pinned = (ctx: ActorContext) => sql`coalesce(n.top_until > ${ctx.now().toISOString()}, false)`

export async function publicPage(
  ctx: ActorContext,
  input: { pageNum: number; pageSize: number; keyword?: string | undefined; categoryCode?: string | undefined },
): Promise<Page<PublicNewsRow>> {
  const { limit, offset } = limits(input)
  const where = sql.join(
    [
      readable(ctx),
      input.categoryCode ? sql` and category_code = ${input.categoryCode}` : sql``,
      input.keyword ? sql` and search_text like ${likePattern(input.keyword)}` : sql``,
    ],
    sql``,
  )
  const { rows } = await ctx.db.execute<PublicNewsRow>(sql`
    select ${PUBLIC_COLUMNS}, ${pinned(ctx)} as pinned from ${PUBLIC_FROM} where ${where}
    order by ${pinned(ctx)} desc, n.published_at desc, n.id desc limit ${limit} offset ${offset}`)
  return countedPage(ctx.db, input, rows, sql`from news_article where ${where}`, TOTAL_CAP)
}

export type PublicNewsDetailRow = PublicNewsRow & {
  body: I18nText
  source: string | null
  author_name: string | null
  views: string
}

/** @throws AppError `MALL600404` for everything that is not in public here. */
export async function publicArticle(ctx: ActorContext, id: string): Promise<PublicNewsDetailRow> {
  const { rows } = await ctx.db.execute<PublicNewsDetailRow>(sql`
    select ${PUBLIC_COLUMNS}, ${pinned(ctx)} as pinned, n.body, n.source, n.author_name, n.views
    from ${PUBLIC_FROM} where n.id = ${id} and ${readable(ctx)}`)
  const row = rows[0]
  if (!row) throw new AppError('MALL600404')
  return row
}

/** Those of these articles that everybody may read. */
export async function publicArticles(ctx: ActorContext, ids: readonly string[]): Promise<PublicNewsRow[]> {
  const { rows } = await ctx.db.execute<PublicNewsRow>(sql`
    select ${PUBLIC_COLUMNS}, ${pinned(ctx)} as pinned from ${PUBLIC_FROM}
    where n.id = any (${sql.param(ids)}::uuid[]) and ${readable(ctx, 'visitor')}`)
  return rows
}

export async function neighbours(ctx: ActorContext, row: PublicNewsRow) {
  const beside = async (compare: SQL, order: SQL) => {
    const { rows } = await ctx.db.execute<PublicNewsRow>(sql`
      select ${PUBLIC_COLUMNS}, false as pinned from ${PUBLIC_FROM}
      where ${readable(ctx)} and (n.published_at, n.id) ${compare} (${row.published_at}::timestamptz, ${row.id}::uuid)
      order by ${order} limit 1`)
    return rows[0]
  }
  const previous = await beside(sql`<`, sql`n.published_at desc, n.id desc`)
  const next = await beside(sql`>`, sql`n.published_at, n.id`)
  const related = await ctx.db.execute<PublicNewsRow>(sql`
    select ${PUBLIC_COLUMNS}, ${pinned(ctx)} as pinned from ${PUBLIC_FROM}
    where ${readable(ctx)} and n.category_code = ${row.category_code} and n.id <> ${row.id}
    order by n.published_at desc, n.id desc limit 4`)
  return { previous, next, related: related.rows }
}

/** @throws AppError `MALL600404` */
export async function countView(ctx: ActorContext, id: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ views: string }>(sql`
    update news_article set views = views + 1 where id = ${id} and ${readable(ctx)} returning views`)
  if (!rows[0]) throw new AppError('MALL600404')
  return Number(rows[0].views)
}

export async function dueArticles(ctx: ActorContext): Promise<NewsArticle[]> {
  return ctx.db
    .select()
    .from(newsArticle)
    .where(sql`status = 'scheduled' and publish_at <= ${ctx.now().toISOString()}`)
    .orderBy(newsArticle.publishAt)
    .limit(100)
    .for('update', { skipLocked: true })
}

/** Articles whose time is over, shown or still to be; working versions before what they were made of, which takes them over. */
export async function endedArticles(ctx: ActorContext): Promise<NewsArticle[]> {
  return ctx.db
    .select()
    .from(newsArticle)
    .where(sql`status in ('scheduled', 'published') and show_until <= ${ctx.now().toISOString()}`)
    .orderBy(sql`revision_of is null`, newsArticle.showUntil)
    .limit(100)
    .for('update', { skipLocked: true })
}

export async function knowsCategory(ctx: ActorContext, code: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`select 1 from news_category where code = ${code}`)
  return rows.length > 0
}

export async function categories(ctx: ActorContext) {
  const { rows } = await ctx.db.execute<{ code: string; name: I18nText; sort: number }>(
    sql`select code, name, sort from news_category order by sort, code`,
  )
  return rows
}
