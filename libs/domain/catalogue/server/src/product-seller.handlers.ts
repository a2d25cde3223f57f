import { eq, sql } from 'drizzle-orm'
import type {
  ProductContent,
  ownProductDetail,
  ownProductPage,
  ownProductStatusCount,
  productCopy,
  productCreate,
  productDelete,
  productMove,
  productDiscardChange,
  productRelist,
  productStock,
  productSubmit,
  productTakeDown,
  productUpdate,
  productWithdraw,
} from '@tradeport/domain/catalogue/contract'
import {
  PRODUCT_EDITORS,
  axesKey,
  contentDifferences,
  editsAsChange,
  mayRelist,
} from '@tradeport/domain/catalogue/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { productTable, type ProductRecord, type ProductSkuRecord } from './catalogue.table'
import { showListing } from './listing.repository'
import { acceptedContent, contentToStore, projectedColumns, storedContent } from './product-content'
import { heldCategoryFacts } from './category.repository'
import { categoryCondition, keywordCondition, productPageOf } from './product-list.repository'
import {
  announceProduct,
  listProduct,
  moveChange,
  moveProduct,
  moveToStore,
  submitProduct,
  withdrawProduct,
} from './product-publishing'
import { ownDetail, withLiveSkus } from './product-view'
import {
  changeSkus,
  insertProduct,
  openChange,
  ownProduct,
  requireAction,
  saveChange,
  skusOf,
  stateOf,
  updateProduct,
  type PlainSkuChange,
} from './product.repository'
import { otherStore, ownStore, ownStoreId } from './store.repository'
import { mayStep } from '@tradeport/kernel/contract-kit'

type SellerEndpoints = {
  ownProductPage: typeof ownProductPage
  ownProductStatusCount: typeof ownProductStatusCount
  ownProductDetail: typeof ownProductDetail
  productCreate: typeof productCreate
  productUpdate: typeof productUpdate
  productSubmit: typeof productSubmit
  productWithdraw: typeof productWithdraw
  productDiscardChange: typeof productDiscardChange
  productTakeDown: typeof productTakeDown
  productRelist: typeof productRelist
  productDelete: typeof productDelete
  productMove: typeof productMove
  productCopy: typeof productCopy
  productStock: typeof productStock
}

const ORDERS = {
  updated: sql`p.updated_at desc, p.id desc`,
  newest: sql`p.id desc`,
} as const

/** @throws AppError `MALL600403` for members without the right to edit products. */
export function requireEditor(ctx: ActorContext): void {
  if (!mayStep(PRODUCT_EDITORS, ctx.actor.roles, 'product:create')) throw new AppError('MALL600403')
}

/** Stock and on/off that the content asks for and the SKUs do not have yet. */
function plainChanges(content: ProductContent, skus: readonly ProductSkuRecord[]): PlainSkuChange[] {
  const live = new Map(skus.map(sku => [sku.axesKey, sku]))
  return content.skus.flatMap(sku => {
    const now = live.get(axesKey(sku.axes))
    if (!now || (now.stockQty === sku.stockQty && now.enabled === sku.enabled)) return []
    return [{ id: now.id, stockQty: sku.stockQty, enabled: sku.enabled }]
  })
}

/** New content for a product that has been on sale: its SKUs have the plain fields already, the rest waits beside the live version. */
async function editLive(
  ctx: ActorContext,
  product: ProductRecord,
  content: ProductContent,
  switched: boolean,
): Promise<ProductRecord> {
  const skus = await skusOf(ctx, product.id)
  const same =
    contentDifferences(withLiveSkus(storedContent(product.content), skus), withLiveSkus(content, skus)).length === 0
  if (!same || product.changeStatus !== null) await saveChange(ctx, product, content)
  const next = await updateProduct(ctx, product, same ? {} : { changeStatus: product.changeStatus ?? 'draft' })
  if (switched) await listProduct(ctx, next)
  return next
}

export const sellerProductHandlers: Handlers<SellerEndpoints> = {
  async ownProductPage(ctx, input) {
    const where = sql`p.store_id = ${ownStoreId(ctx)}
      ${input.status ? sql`and p.status = ${input.status}` : sql``}
      ${input.changeStatus ? sql`and p.change_status = ${input.changeStatus}` : sql``}
      ${categoryCondition(input.categoryId)} ${keywordCondition(input.keyword, ctx.locale)}`
    return productPageOf(ctx, input, where, ORDERS[input.sort ?? 'updated'])
  },

  async ownProductStatusCount(ctx, input) {
    const { rows } = await ctx.db.execute<{ status: string; n: number; pending: number; rejected: number }>(sql`
      select p.status, count(*)::int as n, count(*) filter (where p.change_status = 'pending_review')::int as pending,
        count(*) filter (where p.change_status = 'rejected')::int as rejected
      from product p where p.store_id = ${ownStoreId(ctx)} ${categoryCondition(input.categoryId)}
        ${keywordCondition(input.keyword, ctx.locale)}
      group by p.status`)
    const total = (field: 'n' | 'pending' | 'rejected') => rows.reduce((sum, row) => sum + row[field], 0)
    return {
      all: total('n'),
      ...Object.fromEntries(rows.map(row => [row.status, row.n])),
      change_pending: total('pending'),
      change_rejected: total('rejected'),
    }
  },

  async ownProductDetail(ctx, input) {
    return ownDetail(ctx, await ownProduct(ctx, input.id))
  },

  async productCreate(ctx, input) {
    requireEditor(ctx)
    const store = await ownStore(ctx)
    if (store.status === 'closed') throw new AppError('MALL600403')
    const { content, category } = await acceptedContent(ctx, input.content)
    const product = await insertProduct(ctx, store, content, category)
    announceProduct(ctx, product)
    return ownDetail(ctx, product)
  },

  async productUpdate(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    requireAction(ctx, product, 'update', input.version)
    const { content, category } = await acceptedContent(ctx, input.content)
    const skus = product.publishedAt === null ? [] : await skusOf(ctx, product.id)
    const switched = await changeSkus(ctx, product.id, plainChanges(content, skus))
    const next = editsAsChange(stateOf(product))
      ? await editLive(ctx, product, content, switched)
      : await updateProduct(ctx, product, {
          content: contentToStore(content),
          ...projectedColumns(content, category, product.no),
        })
    announceProduct(ctx, next)
    return ownDetail(ctx, next)
  },

  async productSubmit(ctx, input) {
    return ownDetail(ctx, await submitProduct(ctx, await ownProduct(ctx, input.id), input.version))
  },

  async productWithdraw(ctx, input) {
    return ownDetail(ctx, await withdrawProduct(ctx, await ownProduct(ctx, input.id), input.version))
  },

  async productDiscardChange(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    requireAction(ctx, product, 'discard_change', input.version)
    const change = await openChange(ctx, product.id)
    if (!change) throw new AppError('MALL600403')
    return ownDetail(ctx, await moveChange(ctx, product, change, 'discard', input.version))
  },

  async productTakeDown(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    const next = await moveProduct(ctx, product, 'take_down', input.version, { offSaleAt: ctx.now() })
    await showListing(ctx, product.id, false)
    return ownDetail(ctx, next)
  },

  async productRelist(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    if (product.status === 'off_sale' && !mayRelist(product.offSaleAt, ctx.now())) throw new AppError('MALL610105')
    const category = await heldCategoryFacts(ctx, product.categoryId)
    if (!category?.takesGoods) throw new AppError('MALL610102')
    const next = await moveProduct(ctx, product, 'relist', input.version, { offSaleAt: null })
    await showListing(ctx, product.id, true)
    return ownDetail(ctx, next)
  },

  async productMove(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    requireAction(ctx, product, 'move', input.version)
    const target = await otherStore(ctx, input.storeId)
    return ownDetail(ctx, await moveToStore(ctx, product, await ownStore(ctx), target))
  },

  async productDelete(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    requireAction(ctx, product, 'delete', input.version)
    const deleted = await ctx.db
      .delete(productTable)
      .where(sql`${eq(productTable.id, product.id)} and ${eq(productTable.version, product.version)}`)
      .returning({ id: productTable.id })
    if (deleted.length === 0) throw new AppError('FT510006')
    await ctx.event({ documentType: 'product', documentId: product.id, action: 'delete', fromStatus: product.status })
    announceProduct(ctx, product)
    return { id: product.id }
  },

  async productCopy(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    requireAction(ctx, product, 'copy')
    const original = storedContent(product.content)
    // Article numbers are unique in a store, and a model number tells products apart in imports.
    const skus = original.skus.map(sku => ({ ...sku, code: '', barcode: '' }))
    const priceTiers = original.priceTiers.filter(tier => tier.skuCode === null)
    const { content, category } = await acceptedContent(ctx, { ...original, modelNo: '', skus, priceTiers })
    const copy = await insertProduct(ctx, await ownStore(ctx), content, category)
    announceProduct(ctx, copy)
    return ownDetail(ctx, copy)
  },

  async productStock(ctx, input) {
    const product = await ownProduct(ctx, input.id)
    requireAction(ctx, product, 'stock', input.version)
    const switched = await changeSkus(ctx, product.id, input.skus)
    const next = await updateProduct(ctx, product, {})
    if (switched) await listProduct(ctx, next)
    announceProduct(ctx, next)
    return ownDetail(ctx, next)
  },
}
