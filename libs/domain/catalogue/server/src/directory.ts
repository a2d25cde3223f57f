import { sql } from 'drizzle-orm'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { civilDateIn } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { LeadFromEvent, ProductContent } from '@tradeport/domain/catalogue/contract'
import { closureAhead, leadThrough, priceTermsOf, tiersFor } from '@tradeport/domain/catalogue/rules'
import { entriesOf, readContent } from './product-content'

/** What other domains ask of the catalogue through their ports. */

export interface StoreFacts {
  storeId: string
  companyId: string
  name: I18nText
  /** Whether the store takes inquiries now. */
  open: boolean
}

/** Stores of the call's region; unknown ids are not in the answer. */
export async function storesByIds(ctx: ActorContext, storeIds: readonly string[]): Promise<StoreFacts[]> {
  const rows = await ctx.query<{ id: string; company_id: string; name: I18nText; open: boolean }>(
    'stores_by_ids',
    `select id, company_id, name, status = 'open' and takes_inquiries as open from store where id = any ($1::uuid[]) and region_id = $2`,
    [[...storeIds], ctx.region.regionId],
  )
  return rows.map(row => ({ storeId: row.id, companyId: row.company_id, name: row.name, open: row.open }))
}

/** Products of the caller's company that are on sale, or will be when a reviewer agrees. */
export async function countProductsForSale(ctx: ActorContext): Promise<number> {
  const [row] = await ctx.query<{ n: number }>(
    'products_for_sale',
    `select count(*)::int as n from product where store_id in (select id from store where company_id = $1)
       and status in ('on_sale', 'pending_review')`,
    [ctx.actor.companyId],
  )
  return row?.n ?? 0
}

export interface ProductSnapshotFacts {
  productId: string
  skuId: string | null
  no: string
  title: I18nText
  skuLabel: I18nText | null
  imageFileId: string | null
  storeId: string
  storeName: I18nText
  unit: string
  moq: string | null
  available: boolean
}

interface SnapshotRow extends Record<string, unknown> {
  product_id: string
  sku_id: string | null
  no: string
  title: I18nText
  cover_file_id: string | null
  image_file_id: string | null
  store_id: string
  store_name: I18nText
  sale_unit: string
  moq: string | null
  available: boolean
  labels: I18nText[]
}

/** Products and variants as documents keep them; those no longer on sale come with `available: false`, unknown ones not at all. */
export async function productSnapshots(
  ctx: ActorContext,
  products: readonly { productId: string; skuId: string | null }[],
): Promise<ProductSnapshotFacts[]> {
  if (products.length === 0) return []
  const { rows } = await ctx.db.execute<SnapshotRow>(sql`
    select p.id as product_id, k.id as sku_id, p.no, p.title, p.cover_file_id, k.image_file_id, p.store_id, s.name as store_name,
      p.sale_unit, trim_scale(p.moq)::text as moq,
      coalesce(l.visible, false) and coalesce(k.enabled and k.current, true) as available,
      coalesce((select jsonb_agg(o.label order by a.ordinality)
        from jsonb_array_elements_text(p.content -> 'axes') with ordinality a (code, ordinality)
        join attribute_option o on o.attribute_code = a.code and o.value = k.axes ->> a.code), '[]') as labels
    from jsonb_to_recordset(${JSON.stringify(products.map(({ productId, skuId }) => ({ product: productId, sku: skuId })))}::jsonb)
      as asked (product uuid, sku uuid)
    join product p on p.id = asked.product and p.published_at is not null and p.region_id = ${ctx.region.regionId}
    join store s on s.id = p.store_id
    left join product_listing l on l.product_id = p.id
    left join product_sku k on k.id = asked.sku and k.product_id = p.id
    where asked.sku is null or k.id is not null`)
  return rows.map(row => {
    return {
      productId: row.product_id,
      skuId: row.sku_id,
      no: row.no,
      title: row.title,
      skuLabel: row.sku_id === null ? null : joinedLabels(row.labels),
      imageFileId: row.image_file_id ?? row.cover_file_id,
      storeId: row.store_id,
      storeName: row.store_name,
      unit: row.sale_unit,
      moq: row.moq,
      available: row.available,
    }
  })
}

/** What a company has published about goods of its own. */
export interface ListedOfferFacts {
  productId: string
  skuId: string | null
  unit: string
  /** Steps of each price of the kind of trade, the variant's own instead of those for all variants where it has some. */
  ladders: {
    currency: string
    incoterm: IncotermCode | null
    place: string
    steps: { minQty: string; price: string }[]
  }[]
  leadTimes: { minQty: string; days: number; from: LeadFromEvent }[]
  /** Null where it counts per something that is smaller than what is asked for. */
  moq: string | null
  orderMultiple: string
  hsCode: string
  originCountry: string | null
  packing: string
  loadPort: string
}

interface ListedRow extends Record<string, unknown> {
  product_id: string
  sku_id: string | null
  sku_code: string | null
  closed_from: string | null
  closed_to: string | null
  content: unknown
}

/** What the caller's own company lists; products of others, and those that were never published, are not in the answer. */
export async function listedOffers(
  ctx: ActorContext,
  products: readonly { productId: string; skuId: string | null }[],
  tradeType: TradeType,
): Promise<ListedOfferFacts[]> {
  if (products.length === 0) return []
  const { rows } = await ctx.db.execute<ListedRow>(sql`
    select p.id as product_id, k.id as sku_id, k.code as sku_code, p.content,
      s.closed_from::text as closed_from, s.closed_to::text as closed_to
    from jsonb_to_recordset(${JSON.stringify(products.map(({ productId, skuId }) => ({ product: productId, sku: skuId })))}::jsonb)
      as asked (product uuid, sku uuid)
    join product p on p.id = asked.product and p.published_at is not null and p.region_id = ${ctx.region.regionId}
    join store s on s.id = p.store_id and s.company_id = ${ctx.actor.companyId}
    left join product_sku k on k.id = asked.sku and k.product_id = p.id
    where asked.sku is null or k.id is not null`)
  const today = civilDateIn(ctx.now(), ctx.region.timeZone)
  return rows.map(row => listedOffer(row, readContent(row.content), tradeType, today))
}

function listedOffer(row: ListedRow, content: ProductContent, tradeType: TradeType, today: string): ListedOfferFacts {
  const closure = closureAhead(row.closed_from, row.closed_to, today)
  const prices = content.priceMode === 'ladder' ? content.priceTiers : []
  return {
    productId: row.product_id,
    skuId: row.sku_id,
    unit: content.saleUnit,
    ladders: priceTermsOf(prices)
      .filter(terms => terms.tradeType === tradeType)
      .map(terms => ({
        currency: terms.currency,
        incoterm: terms.incoterm,
        place: terms.port,
        steps: tiersFor(prices, terms, row.sku_code ?? undefined).map(({ minQty, price }) => ({ minQty, price })),
      })),
    leadTimes: content.leadTimes.map(({ minQty, days, fromEvent }) => ({
      minQty,
      days: leadThrough(days, closure, today),
      from: fromEvent,
    })),
    moq: content.moqScope === 'spu' || row.sku_id !== null ? content.moq : null,
    orderMultiple: content.orderMultiple,
    hsCode: content.hsCode,
    originCountry: content.originCountry,
    packing: content.packaging.inner,
    loadPort: content.loadPort,
  }
}

/** `Red · M` in every language that all of its parts have. */
function joinedLabels(labels: readonly I18nText[]): I18nText {
  const [first, ...others] = labels
  if (!first) return {}
  return Object.fromEntries(
    entriesOf(first).map(([locale, label]) => [
      locale,
      [label, ...others.map(other => other[locale] ?? other.en_US ?? '')].filter(Boolean).join(' · '),
    ]),
  )
}

/** How much the mall of the region offers now. */
export async function catalogueFigures(ctx: ActorContext): Promise<{ products: number; stores: number }> {
  const [row] = await ctx.query<{ products: number; stores: number }>(
    'catalogue_figures',
    `select coalesce((select sum(delta) from listing_count where region_id = $1), 0)::int as products,
       (select count(*)::int from store where region_id = $1 and status = 'open') as stores`,
    [ctx.region.regionId],
  )
  return row ?? { products: 0, stores: 0 }
}
