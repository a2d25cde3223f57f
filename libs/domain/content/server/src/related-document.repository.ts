import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { DocumentKind, PublicationStatus } from '@tradeport/domain/content/contract'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern } from '@tradeport/node/db'
import { COUNT_LIMIT, limits, type ActorContext } from '@tradeport/node/server-kit'
import { relatedDocument, type RelatedDocument } from './content.table'

/** @throws AppError `MALL600404` */
export async function loadDocument(ctx: ActorContext, id: string): Promise<RelatedDocument> {
  const rows = await ctx.db
    .select()
    .from(relatedDocument)
    .where(and(eq(relatedDocument.id, id), eq(relatedDocument.regionId, ctx.region.regionId)))
  if (!rows[0]) throw new AppError('MALL600404')
  return rows[0]
}

/** What the caller may read now; the timer comes a little after the time. */
function readable(ctx: ActorContext): SQL {
  const now = ctx.now().toISOString()
  return sql`region_id = ${ctx.region.regionId} and status = 'published'
    and (show_until is null or show_until > ${now})
    and (audiences = '{}' or ${ctx.actor.kind} = any (audiences))`
}

/** @throws AppError `MALL600404` */
export async function readableDocument(
  ctx: ActorContext,
  which: { id?: string | undefined; code?: string | undefined },
): Promise<RelatedDocument> {
  if (which.id === undefined && which.code === undefined) throw new AppError('MALL600404')
  const match = which.id === undefined ? sql`code = ${which.code}` : sql`id = ${which.id}`
  const rows = await ctx.db
    .select()
    .from(relatedDocument)
    .where(sql`${readable(ctx)} and ${match}`)
  if (!rows[0]) throw new AppError('MALL600404')
  return rows[0]
}

interface Filter {
  kind?: DocumentKind | undefined
  status?: PublicationStatus | undefined
  translations?: 'stale' | undefined
  keyword?: string | undefined
}
type PageRequest = Filter & { pageNum: number; pageSize: number }

const filtered = (base: SQL, filter: Filter): SQL =>
  sql.join(
    [
      base,
      filter.kind ? sql` and kind = ${filter.kind}` : sql``,
      filter.status ? sql` and status = ${filter.status}` : sql``,
      filter.translations ? sql` and stale_locales <> '{}'` : sql``,
      filter.keyword ? sql` and search_text like ${likePattern(filter.keyword)}` : sql``,
    ],
    sql``,
  )

async function pageBy(ctx: ActorContext, where: SQL, order: SQL, input: PageRequest) {
  const { limit, offset } = limits(input)
  const rows = await ctx.db.select().from(relatedDocument).where(where).orderBy(order).limit(limit).offset(offset)
  const counted = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from related_document where ${where} limit ${COUNT_LIMIT}) as counted`)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

export const readablePage = (ctx: ActorContext, input: PageRequest) =>
  pageBy(ctx, filtered(readable(ctx), input), sql`effective_at desc, id desc`, input)

export const editorPage = (ctx: ActorContext, input: PageRequest) =>
  pageBy(ctx, filtered(sql`region_id = ${ctx.region.regionId}`, input), sql`updated_at desc, id desc`, input)

export async function inForce(ctx: ActorContext, code: string): Promise<RelatedDocument | undefined> {
  const rows = await ctx.db
    .select()
    .from(relatedDocument)
    .where(sql`region_id = ${ctx.region.regionId} and code = ${code} and status = 'published'`)
    .for('update')
  return rows[0]
}

export async function lastEdition(ctx: ActorContext, code: string): Promise<RelatedDocument | undefined> {
  const rows = await ctx.db
    .select()
    .from(relatedDocument)
    .where(sql`region_id = ${ctx.region.regionId} and code = ${code}`)
    .orderBy(sql`edition desc`)
    .limit(1)
  return rows[0]
}

export async function nextEdition(ctx: ActorContext, code: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ edition: number }>(sql`
    select coalesce(max(edition), 0)::int + 1 as edition from related_document
    where region_id = ${ctx.region.regionId} and code = ${code}`)
  return rows[0]?.edition ?? 1
}

interface StoredFile extends Record<string, unknown> {
  storage_key: string
  mime: string
  file_name: string
}

export async function storedFile(ctx: ActorContext, fileId: string): Promise<StoredFile | undefined> {
  const { rows } = await ctx.db.execute<StoredFile>(
    sql`select storage_key, mime, file_name from file_asset where id = ${fileId} and scan_state = 'clean'`,
  )
  return rows[0]
}
