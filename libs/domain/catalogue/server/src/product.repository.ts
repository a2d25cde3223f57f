import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  OPEN_CHANGE_STATUSES,
  PRODUCT_STATUSES,
  type OpenChangeStatus,
  type ProductContent,
  type ProductStatus,
} from '@tradeport/domain/catalogue/contract'
import { axesKey, productActions, type ProductState } from '@tradeport/domain/catalogue/rules'
import { NO_NEW_BUSINESS } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { requireMay, type ActorContext } from '@tradeport/node/server-kit'
import {
  productChangeTable,
  productSkuTable,
  productTable,
  type ProductChangeRecord,
  type ProductRecord,
  type ProductSkuRecord,
  type StoreRecord,
} from './catalogue.table'
import { contentToStore, projectedColumns } from './product-content'
import type { CategoryFacts } from './category.repository'
import { ownStoreId } from './store.repository'
import { withUniqueAnswers } from './unique-constraint'

const isProductStatus = (value: string): value is ProductStatus => PRODUCT_STATUSES.some(status => status === value)
const isOpenChange = (value: string | null): value is OpenChangeStatus =>
  OPEN_CHANGE_STATUSES.some(status => status === value)

/** The state that actions are decided by. */
export function stateOf(
  product: Pick<ProductRecord, 'id' | 'status' | 'changeStatus' | 'publishedAt' | 'offSaleAt'>,
): ProductState {
  if (!isProductStatus(product.status))
    throw new Error(`product ${product.id} has the unknown status ${product.status}`)
  return {
    status: product.status,
    changeStatus: isOpenChange(product.changeStatus) ? product.changeStatus : null,
    published: product.publishedAt !== null,
    offSaleAt: product.offSaleAt,
  }
}

/** A product of the caller's own store; somebody else's is not found. */
export async function ownProduct(ctx: ActorContext, id: string): Promise<ProductRecord> {
  const [row] = await ctx.db
    .select()
    .from(productTable)
    .where(
      and(
        eq(productTable.id, id),
        eq(productTable.storeId, ownStoreId(ctx)),
        eq(productTable.regionId, ctx.region.regionId),
      ),
    )
  if (!row) throw new AppError('MALL600404')
  return row
}

/** A product of the call's region, for operators. */
export async function regionProduct(ctx: ActorContext, id: string): Promise<ProductRecord> {
  const [row] = await ctx.db
    .select()
    .from(productTable)
    .where(and(eq(productTable.id, id), eq(productTable.regionId, ctx.region.regionId)))
  if (!row) throw new AppError('MALL600404')
  return row
}

/**
 * @throws AppError `MALL600403` when the caller may not do this now, `USER_SERVICE530307` where others decide about their own company,
 *   `FT510006` when the product changed since it was read.
 */
export function requireAction(
  ctx: ActorContext,
  product: ProductRecord,
  action: ReturnType<typeof productActions>[number],
  version?: number,
): void {
  if (version !== undefined && version !== product.version) throw new AppError('FT510006')
  const mayWith = (roles: readonly string[]) =>
    productActions(stateOf(product), roles, ctx.now(), ctx.actor.storeIds?.length).includes(action)
  const { roles } = ctx.actor
  if (!mayWith(roles) && mayWith(roles.filter(role => role !== NO_NEW_BUSINESS)))
    throw new AppError('USER_SERVICE530154')
  requireMay(ctx, mayWith)
}

export async function insertProduct(
  ctx: ActorContext,
  store: StoreRecord,
  content: ProductContent,
  category: CategoryFacts,
): Promise<ProductRecord> {
  const no = await nextDocumentNo(ctx.db, 'PR', ctx.region, ctx.now())
  const [row] = await ctx.db
    .insert(productTable)
    .values({
      id: uuidv7(),
      no,
      regionId: store.regionId,
      storeId: store.id,
      companyId: store.companyId,
      status: 'draft',
      version: 0,
      content: contentToStore(content),
      ...projectedColumns(content, category, no),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    })
    .returning()
  if (!row) throw new Error('a product was not inserted')
  await ctx.event({ documentType: 'product', documentId: row.id, action: 'create', toStatus: 'draft' })
  return row
}

/** Writes columns of a product that nobody changed since it was read. */
export async function updateProduct(
  ctx: ActorContext,
  product: ProductRecord,
  set: Partial<ProductRecord>,
): Promise<ProductRecord> {
  const [row] = await ctx.db
    .update(productTable)
    .set({ ...set, version: product.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
    .where(and(eq(productTable.id, product.id), eq(productTable.version, product.version)))
    .returning()
  if (!row) throw new AppError('FT510006')
  return row
}

export async function openChange(ctx: ActorContext, productId: string): Promise<ProductChangeRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(productChangeTable)
    .where(
      and(eq(productChangeTable.productId, productId), inArray(productChangeTable.status, [...OPEN_CHANGE_STATUSES])),
    )
  return row
}

/** Keeps new content beside the live version. */
export async function saveChange(ctx: ActorContext, product: ProductRecord, content: ProductContent): Promise<void> {
  const updated = await ctx.db
    .update(productChangeTable)
    .set({
      content: contentToStore(content),
      version: sql`${productChangeTable.version} + 1`,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    })
    .where(and(eq(productChangeTable.productId, product.id), inArray(productChangeTable.status, ['draft', 'rejected'])))
    .returning({ id: productChangeTable.id })
  if (updated.length > 0) return
  await withUniqueAnswers(() =>
    ctx.db.insert(productChangeTable).values({
      id: uuidv7(),
      productId: product.id,
      regionId: product.regionId,
      status: 'draft',
      version: 0,
      content: contentToStore(content),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    }),
  )
}

export async function skusOf(ctx: ActorContext, productId: string): Promise<ProductSkuRecord[]> {
  return ctx.db
    .select()
    .from(productSkuTable)
    .where(and(eq(productSkuTable.productId, productId), eq(productSkuTable.current, true)))
    .orderBy(productSkuTable.position)
}

/** The SKUs of a product without a matrix: itself. */
function matrixOf(content: ProductContent) {
  if (content.skus.length > 0) return content.skus
  return [
    { code: content.modelNo, axes: {}, barcode: '', stockQty: null, weightG: null, imageFileId: null, enabled: true },
  ]
}

/** Brings the SKUs in line with content that goes live; those that stay keep their id, stock and whether they are on. */
export async function syncSkus(ctx: ActorContext, product: ProductRecord, content: ProductContent): Promise<void> {
  const matrix = matrixOf(content).map((sku, position) => ({
    id: uuidv7(),
    axes_key: axesKey(sku.axes),
    axes: sku.axes,
    code: sku.code,
    barcode: sku.barcode,
    weight_g: sku.weightG,
    image_file_id: sku.imageFileId,
    stock_qty: sku.stockQty,
    enabled: sku.enabled,
    position,
  }))
  await withUniqueAnswers(async () => {
    // First away with all, so that two SKUs may exchange their article numbers.
    await ctx.db.update(productSkuTable).set({ current: false }).where(eq(productSkuTable.productId, product.id))
    await ctx.db.execute(sql`
      insert into product_sku (id, product_id, store_id, axes_key, axes, code, barcode, weight_g, image_file_id, stock_qty, enabled, position)
      select s.id, ${product.id}, ${product.storeId}, s.axes_key, s.axes, s.code, s.barcode, s.weight_g, s.image_file_id, s.stock_qty,
        s.enabled, s.position
      from jsonb_to_recordset(${JSON.stringify(matrix)}::jsonb) as s (id uuid, axes_key text, axes jsonb, code text, barcode text,
        weight_g int, image_file_id uuid, stock_qty int, enabled boolean, position int)
      on conflict (product_id, axes_key) do update set code = excluded.code, barcode = excluded.barcode, weight_g = excluded.weight_g,
        image_file_id = excluded.image_file_id, position = excluded.position, current = true`)
  })
}

/** Article numbers of the content that other products of the store already use, as paths of the wrong fields. */
export async function takenSkuCodes(
  ctx: ActorContext,
  product: Pick<ProductRecord, 'id' | 'storeId'>,
  content: ProductContent,
): Promise<string[]> {
  const codes = content.skus.map(sku => sku.code.toLowerCase())
  const rows = await ctx.query<{ code: string }>(
    'sku_codes_taken',
    `select lower(code) as code from product_sku
     where store_id = $1 and product_id <> $2 and current and lower(code) = any ($3::text[]) and code <> ''`,
    [product.storeId, product.id, codes],
  )
  const taken = new Set(rows.map(row => row.code))
  return codes.flatMap((code, index) => (taken.has(code) ? [`skus.${index}.code`] : []))
}

export interface PlainSkuChange {
  id: string
  stockQty?: number | null | undefined
  enabled?: boolean | undefined
}

/** Stock and on/off, at once. @returns whether a SKU went on or off. */
export async function changeSkus(
  ctx: ActorContext,
  productId: string,
  changes: readonly PlainSkuChange[],
): Promise<boolean> {
  let switched = false
  for (const { id, stockQty, enabled } of changes) {
    if (stockQty === undefined && enabled === undefined) continue
    const updated = await ctx.db
      .update(productSkuTable)
      .set({ ...(stockQty === undefined ? {} : { stockQty }), ...(enabled === undefined ? {} : { enabled }) })
      .where(
        and(eq(productSkuTable.id, id), eq(productSkuTable.productId, productId), eq(productSkuTable.current, true)),
      )
      .returning({ id: productSkuTable.id })
    if (updated.length === 0) throw new AppError('MALL600404')
    switched ||= enabled !== undefined
  }
  return switched
}
