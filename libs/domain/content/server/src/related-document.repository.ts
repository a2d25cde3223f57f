import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { DocumentKind, PublicationStatus } from '@tradeport/domain/content/contract'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
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

/** What a reader, by default the caller, may read now; the timer comes a little after the time. */
function readable(ctx: ActorContext, reader: ActorContext['actor']['kind'] = ctx.actor.kind): SQL {
  const now = ctx.now().toISOString()
  return sql`region_id = ${ctx.region.regionId} and status = 'published'
    and (show_until is null or show_until > ${now})
    and (audiences = '{}' or ${reader} = any (audiences))`
}

/** What each of these documents is called by in all its editions: the id of its first one, by code. */
export async function documentIds(
  ctx: ActorContext,
  rows: readonly Pick<RelatedDocument, 'code'>[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map()
  const first = await ctx.query<{ code: string; id: string }>(
    'document_ids',
    'select code, id from related_document where region_id = $1 and code = any ($2::text[]) and edition = 1',
    [ctx.region.regionId, rows.map(row => row.code)],
  )
  return new Map(first.map(({ code, id }) => [code, id]))
}

/** The first edition of each document, by which it is known in all of them. */
const FIRST_EDITION = sql`(select f.id as first_id, f.code as of_code, f.region_id as of_region
  from related_document f where f.edition = 1) first_edition`

/** The editions that the caller has to accept and has not accepted yet. */
export async function editionsToAccept(ctx: ActorContext): Promise<(RelatedDocument & { documentId: string })[]> {
  return ctx.db
    .select({ ...getTableColumns(relatedDocument), documentId: sql<string>`first_id` })
    .from(relatedDocument)
    .innerJoin(FIRST_EDITION, sql`of_code = code and of_region = region_id`)
    .where(
      sql`${readable(ctx)} and must_accept and effective_at <= ${ctx.now().toISOString()}
        and not exists (select 1 from document_acceptance a where a.document_id = first_id
          and a.edition = related_document.edition and a.user_id = ${ctx.actor.userId})`,
    )
    .orderBy(sql`effective_at, id`)
}

/** The edition in force of a document that the caller may read; nobody publishes another one until the transaction ends. */
export async function holdInForce(ctx: ActorContext, documentId: string): Promise<RelatedDocument | undefined> {
  const rows = await ctx.db
    .select()
    .from(relatedDocument)
    .where(
      sql`${readable(ctx)} and code = (select f.code from related_document f
        where f.id = ${documentId} and f.region_id = ${ctx.region.regionId} and f.edition = 1)`,
    )
    .for('share')
  return rows[0]
}

/** The editions in force of these documents, as far as everybody may read them. */
export async function inForceOf(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<(RelatedDocument & { documentId: string })[]> {
  return ctx.db
    .select({ ...getTableColumns(relatedDocument), documentId: sql<string>`asked.id` })
    .from(relatedDocument)
    .innerJoin(
      sql`(select d.id, d.code as of_code, d.region_id as of_region from related_document d
        where d.id = any (${sql.param(ids)}::uuid[]) and d.edition = 1) asked`,
      sql`of_code = code and of_region = region_id`,
    )
    .where(readable(ctx, 'visitor'))
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
  return countedPage(ctx.db, input, rows, sql`from related_document where ${where}`, TOTAL_CAP)
}

export const readablePage = (ctx: ActorContext, input: PageRequest) =>
  pageBy(ctx, filtered(readable(ctx), input), sql`effective_at desc, id desc`, input)

export const editorPage = (ctx: ActorContext, input: PageRequest) =>
  pageBy(ctx, filtered(sql`region_id = ${ctx.region.regionId}`, input), sql`updated_at desc, id desc`, input)

/** How many the editor has of each status. */
export async function editorCounts(ctx: ActorContext, filter: Omit<Filter, 'status'>): Promise<Record<string, number>> {
  const where = filtered(sql`region_id = ${ctx.region.regionId}`, filter)
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from related_document where ${where} group by status`,
  )
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  return { all: rows.reduce((sum, { count }) => sum + count, 0), ...counts }
}

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
