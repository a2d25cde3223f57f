import { sql } from 'drizzle-orm'
import type { ImportError, ImportedProduct } from '@tradeport/domain/catalogue/contract'
import { pictureKey } from '@tradeport/domain/catalogue/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { ownStoreId } from './store.repository'

/** A product as the preview keeps it for apply. */
export interface PlannedProduct extends ImportedProduct {
  /** Of the product it updates, as it was at the preview. */
  target: { id: string; version: number } | null
  content: unknown
}

export interface ImportRecord extends Record<string, unknown> {
  id: string
  category_id: string
  file_name: string
  file_hash: string
  status: 'preview' | 'applied' | 'expired'
  row_count: number
  products: PlannedProduct[]
  errors: ImportError[]
  error_count: number
  created: number
  updated: number
  created_at: string
  expires_at: string
}

const COLUMNS = sql`id, category_id, file_name, file_hash, status, row_count, products, errors, error_count, created, updated,
  created_at, expires_at`

export async function insertImport(
  ctx: ActorContext,
  record: Pick<
    ImportRecord,
    'id' | 'category_id' | 'file_name' | 'file_hash' | 'row_count' | 'products' | 'errors' | 'error_count'
  > & {
    expiresAt: Date
  },
): Promise<void> {
  await ctx.db.execute(sql`
    insert into product_import (id, region_id, store_id, category_id, file_name, file_hash, status, row_count, products, errors,
      error_count, created_at, created_by, expires_at)
    values (${record.id}, ${ctx.region.regionId}, ${ownStoreId(ctx)}, ${record.category_id}, ${record.file_name}, ${record.file_hash},
      'preview', ${record.row_count}, ${JSON.stringify(record.products)}::jsonb, ${JSON.stringify(record.errors)}::jsonb,
      ${record.error_count}, ${ctx.now().toISOString()}, ${ctx.actor.userId}, ${record.expiresAt.toISOString()})`)
}

/** @throws AppError `MALL600404` for an import of another store. */
export async function ownImport(
  ctx: ActorContext,
  id: string,
  options: { lock: boolean } = { lock: false },
): Promise<ImportRecord> {
  const { rows } = await ctx.db.execute<ImportRecord>(sql`
    select ${COLUMNS} from product_import where id = ${id} and store_id = ${ownStoreId(ctx)} ${options.lock ? sql`for update` : sql``}`)
  const [row] = rows
  if (!row) throw new AppError('MALL600404')
  return row
}

/** The import that this file has become already, in this store and category. */
export async function appliedImport(
  ctx: ActorContext,
  categoryId: string,
  fileHash: string,
): Promise<ImportRecord | undefined> {
  const { rows } = await ctx.db.execute<ImportRecord>(sql`
    select ${COLUMNS} from product_import
    where store_id = ${ownStoreId(ctx)} and category_id = ${categoryId} and file_hash = ${fileHash} and status = 'applied'`)
  return rows[0]
}

/** Two applies of the same file wait for each other, whichever previews they come from. */
export async function lockFile(ctx: ActorContext, fileHash: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ownStoreId(ctx)}:${fileHash}`}, 0))`)
}

export async function markApplied(
  ctx: ActorContext,
  id: string,
  counts: { created: number; updated: number },
): Promise<void> {
  // What is kept is the answer; the content is the products' now.
  await ctx.db.execute(sql`
    update product_import set status = 'applied', created = ${counts.created}, updated = ${counts.updated},
      applied_at = ${ctx.now().toISOString()}, products = (select coalesce(jsonb_agg(p - 'content'), '[]') from jsonb_array_elements(products) p)
    where id = ${id}`)
}

export interface ModelRow extends Record<string, unknown> {
  id: string
  model_no: string
  status: string
  change_status: string | null
  version: number
  content: unknown
  published_at: string | null
  off_sale_at: string | null
}

/** Products of the store with these model numbers, the latest of each. */
export async function productsByModel(ctx: ActorContext, modelNos: readonly string[]): Promise<Map<string, ModelRow>> {
  const { rows } = await ctx.db.execute<ModelRow>(sql`
    select distinct on (lower(p.model_no)) p.id, p.model_no, p.status, p.change_status, p.version, p.published_at, p.off_sale_at,
      coalesce((select c.content from product_change c where c.product_id = p.id and c.status in ('draft', 'rejected')), p.content) as content
    from product p
    where p.store_id = ${ownStoreId(ctx)} and lower(p.model_no) = any (${sql.param(modelNos.map(no => no.toLowerCase()))}::text[])
    order by lower(p.model_no), p.id desc`)
  return new Map(rows.map(row => [row.model_no.toLowerCase(), row]))
}

export interface OwnPicture extends Record<string, unknown> {
  id: string
  sha256: string
}

/** A sheet means pictures that were uploaded for it, not what had the same name last year. */
const PICTURE_DAYS = 30
const DAY_MS = 86_400_000
const MOST_PICTURES = 20_000

/** The company's own pictures that were uploaded under these names (`pictureKey`), the latest of each; a name may leave out its ending. */
export async function picturesByName(ctx: ActorContext, names: readonly string[]): Promise<Map<string, OwnPicture>> {
  if (names.length === 0) return new Map()
  const since = new Date(ctx.now().getTime() - PICTURE_DAYS * DAY_MS).toISOString()
  const { rows } = await ctx.db.execute<OwnPicture & { file_name: string }>(sql`
    select id, sha256, file_name from file_asset
    where owner_company_id = ${ctx.actor.companyId} and kind = 'image' and created_at > ${since}
    order by created_at desc limit ${MOST_PICTURES}`)
  const known = new Map<string, OwnPicture>()
  for (const { id, sha256, file_name } of rows.reverse()) {
    const key = pictureKey(file_name)
    known.set(key.replace(/\.[a-z]+$/, ''), { id, sha256 })
    known.set(key, { id, sha256 })
  }
  const found = new Map<string, OwnPicture>()
  for (const name of names) {
    const picture = known.get(name)
    if (picture) found.set(name, picture)
  }
  return found
}

/** Previews nobody applied lose their content. */
export async function expireImports(ctx: ActorContext): Promise<void> {
  await ctx.db.execute(sql`
    update product_import set status = 'expired', products = '[]', errors = '[]'
    where status = 'preview' and expires_at <= ${ctx.now().toISOString()}`)
}
