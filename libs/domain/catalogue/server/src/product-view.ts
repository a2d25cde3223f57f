import { sql } from 'drizzle-orm'
import type {
  AdminProductDetail,
  OwnProductDetail,
  ProductContent,
  ProductRow,
  ReviewRisk,
  ShownSku,
} from '@tradeport/domain/catalogue/contract'
import {
  axesKey,
  checkProduct,
  containerLoad,
  contentDifferences,
  priceSpans,
  productActions,
} from '@tradeport/domain/catalogue/rules'
import { isUnitCode } from '@tradeport/kernel/config'
import { OWN_STAKE, type I18nText } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull } from '@tradeport/node/db'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import type { ProductRecord, ProductSkuRecord, StoreRecord } from './catalogue.table'
import { crumbsOf } from './category.handlers'
import { categoryFacts, type CategoryFacts } from './category.repository'
import { shownAttributes, storedContent } from './product-content'
import { openChange, skusOf, stateOf } from './product.repository'
import { storeCardOf } from './store-card'
import { storeById } from './store.repository'

/** What a list row needs besides the product's own columns. */
export interface RowFacts {
  categoryName: I18nText
  storeName: I18nText
  stockQty: number | null
}

/** @param ctx towards the product's company, where an operator reads it */
export function productRowOf(ctx: ActorContext, product: ProductRecord, facts: RowFacts): ProductRow {
  const state = stateOf(product)
  return {
    id: product.id,
    no: product.no,
    title: product.title,
    sourceLocale: product.sourceLocale,
    coverFileId: product.coverFileId,
    categoryId: product.categoryId,
    categoryName: facts.categoryName,
    modelNo: product.modelNo,
    status: state.status,
    changeStatus: state.changeStatus,
    version: product.version,
    ownStake: ctx.actor.roles.includes(OWN_STAKE),
    actions: productActions(state, ctx.actor.roles, ctx.now(), ctx.actor.storeIds?.length),
    price: priceOf(product),
    saleUnit: isUnitCode(product.saleUnit) ? product.saleUnit : 'piece',
    moq: product.moq === null ? null : plain(product.moq),
    skuCount: product.skuCount,
    stockQty: facts.stockQty,
    completeness: product.completeness,
    store: { id: product.storeId, name: facts.storeName },
    submittedAt: isoOrNull(product.submittedAt),
    publishedAt: isoOrNull(product.publishedAt),
    hiddenAt: isoOrNull(product.hiddenAt),
    createdAt: iso(product.createdAt),
    updatedAt: iso(product.updatedAt),
  }
}

/** A numeric column without the zeros of its scale. */
export function plain(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value
}

function priceOf({ priceMin, priceMax, priceCurrency }: ProductRecord): ProductRow['price'] {
  if (priceMin === null || priceMax === null || priceCurrency === null) return null
  return { min: plain(priceMin), max: plain(priceMax), currency: priceCurrency }
}

export function shownSkus(skus: readonly ProductSkuRecord[]): ShownSku[] {
  return skus.map(({ id, code, axes, stockQty, weightG, imageFileId, enabled }) => ({
    id,
    code,
    axes,
    stockQty,
    weightG,
    imageFileId,
    enabled,
  }))
}

/** Content with the stock and on/off that the SKUs have now. */
export function withLiveSkus(content: ProductContent, skus: readonly ProductSkuRecord[]): ProductContent {
  const live = new Map(skus.map(sku => [sku.axesKey, sku]))
  return {
    ...content,
    skus: content.skus.map(sku => {
      const now = live.get(axesKey(sku.axes))
      return now ? { ...sku, stockQty: now.stockQty, enabled: now.enabled } : sku
    }),
  }
}

interface Parts {
  detail: OwnProductDetail
  category: CategoryFacts
  store: StoreRecord
  live: ProductContent
}

async function partsOf(ctx: ActorContext, product: ProductRecord): Promise<Parts> {
  const [store, skus, change] = [
    await storeById(ctx, product.storeId),
    await skusOf(ctx, product.id),
    product.changeStatus === null ? undefined : await openChange(ctx, product.id),
  ]
  const live = withLiveSkus(storedContent(product.content), skus)
  const content = change ? withLiveSkus(storedContent(change.content), skus) : live
  const category = await categoryFacts(ctx, content.categoryId)
  if (!store || !category) throw new Error(`product ${product.id} has no store or category`)
  const stock = skus.filter(sku => sku.enabled && sku.stockQty !== null).map(sku => sku.stockQty ?? 0)
  const row = productRowOf(ctx, product, {
    categoryName: category.name,
    storeName: store.name,
    stockQty: stock.length > 0 ? stock.reduce((total, quantity) => total + quantity, 0) : null,
  })
  const detail: OwnProductDetail = {
    ...row,
    content,
    liveContent: change ? live : null,
    skus: shownSkus(skus),
    load: containerLoad(content.packaging),
    issues: checkProduct(content, category.attributes),
    review: product.review,
    timeline: await timeline(ctx, 'product', product.id),
  }
  return { detail, category, store, live }
}

export async function ownDetail(ctx: ActorContext, product: ProductRecord): Promise<OwnProductDetail> {
  return (await partsOf(ctx, product)).detail
}

export async function adminDetail(ctx: ActorContext, product: ProductRecord): Promise<AdminProductDetail> {
  const { detail, category, store } = await partsOf(ctx, product)
  return {
    ...detail,
    storeCard: storeCardOf(ctx, store),
    attributes: shownAttributes(detail.content, category, ctx.locale),
    path: crumbsOf(category, ctx.locale),
    differences: detail.liveContent ? contentDifferences(detail.liveContent, detail.content) : [],
    risks: await risksOf(ctx, product, detail),
  }
}

/** What makes a reviewer look twice (spec C, product_change.risk). */
async function risksOf(ctx: ActorContext, product: ProductRecord, detail: OwnProductDetail): Promise<ReviewRisk[]> {
  const risks: ReviewRisk[] = []
  const { content, liveContent } = detail
  const { rows } = await ctx.db.execute<{ first: boolean; reused: boolean }>(sql`
    select not exists (select 1 from product where store_id = ${product.storeId} and published_at is not null) as first,
      exists (select 1 from product where cover_file_id = ${product.coverFileId} and id <> ${product.id}
        and store_id = ${product.storeId}) as reused`)
  if (rows[0]?.first) risks.push('first_product')
  if (rows[0]?.reused) risks.push('image_reused')
  if (!liveContent) return risks
  if (content.brand !== liveContent.brand) risks.push('brand')
  if (content.categoryId !== liveContent.categoryId) risks.push('category')
  const before = new Map(priceSpans(liveContent).map(span => [span.currency, Number(span.min)]))
  if (priceSpans(content).some(span => Number(span.min) < (before.get(span.currency) ?? 0) / 2))
    risks.push('price_drop')
  return risks
}
