import type { ProductContent, ProductDetail, ShownAxis, ShownSku } from '@tradeport/domain/catalogue/contract'
import { closureAhead, containerLoad, leadThrough, type Closure } from '@tradeport/domain/catalogue/rules'
import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { civilDateIn, pickText } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { crumbsOf } from './category.handlers'
import { categoryFactsIn, type CategoryFacts } from './category.repository'
import { mayRead } from './product-document'
import { readContent, shownAttributes } from './product-content'
import { OF_STORE, priceNeed, seenText, sightOf } from './price-sight'
import { withLiveSkus } from './product-view'
import { localeOf, yearsSince } from './store-card'

interface DetailRow {
  no: string
  content: unknown
  published_at: string
  updated_at: string
  skus: (ShownSku & { axesKey: string })[]
  store_id: string
  takes_inquiries: boolean
  slug: string
  store_name: I18nText
  store_locale: string
  logo_file_id: string | null
  country: string
  city: string | null
  verify_level: number
  founded_year: number | null
  response_rate: number | null
  response_minutes: number | null
  price_visibility: string
  price_seen: boolean
  closed_from: string | null
  closed_to: string | null
  category_state: string
}

/** As answers say it: neither parsed nor made a date on the way. */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const DETAIL = `
  select p.no, p.content, ${instant('p.published_at')} as published_at, ${instant('p.updated_at')} as updated_at,
    coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code, 'axes', k.axes, 'axesKey', k.axes_key,
      'stockQty', k.stock_qty, 'weightG', k.weight_g, 'imageFileId', k.image_file_id, 'enabled', k.enabled) order by k.position)
      from product_sku k where k.product_id = p.id and k.current), '[]') as skus,
    s.id as store_id, s.slug, s.name as store_name, s.source_locale as store_locale, s.logo_file_id, s.country, s.city,
    s.verify_level, s.founded_year, s.response_rate, s.response_minutes, s.price_visibility,
    ${seenText(OF_STORE, '$3', '$4')} as price_seen,
    s.closed_from::text as closed_from, s.closed_to::text as closed_to, s.takes_inquiries,
    (select state from category_state) as category_state
  from product_listing l join product p on p.id = l.product_id join store s on s.id = l.store_id
  where l.product_id = $1 and l.region_id = $2 and l.visible`

/** The public page of a product: what is on sale, in the caller's language. */
export async function productDetailOf(ctx: ActorContext, id: string): Promise<ProductDetail> {
  const [row] = await ctx.query<DetailRow>('product_detail', DETAIL, [id, ctx.region.regionId, ...sightOf(ctx)])
  if (!row) throw new AppError('MALL600404')
  const content = readContent(row.content)
  const category = await categoryFactsIn(ctx, row.category_state, content.categoryId)
  if (!category) throw new Error(`product ${id} has no category`)
  const priceHidden = !row.price_seen
  const today = civilDateIn(ctx.now(), ctx.region.timeZone)
  const closure = closureAhead(row.closed_from, row.closed_to, today)
  return {
    id,
    no: row.no,
    ...textsIn(content, ctx.locale),
    path: crumbsOf(category, ctx.locale),
    ...factsOf(content),
    leadTimes: content.leadTimes.map(tier => ({ ...tier, days: leadThrough(tier.days, closure, today) })),
    attributes: shownAttributes(content, category, ctx.locale),
    priceHidden,
    priceNeed: priceNeed(row),
    priceTiers: priceHidden ? [] : content.priceTiers,
    sample: content.sample && priceHidden ? { ...content.sample, price: null } : content.sample,
    customisations: content.customisations.map(option => ({
      ...option,
      name: pickText(option.name, ctx.locale, content.sourceLocale),
      ...(priceHidden ? { unitSurcharge: null, setupFee: null } : {}),
    })),
    axes: content.axes.length === 0 ? [] : axesOf(withEnabled(content, row.skus), category, ctx.locale),
    skus: row.skus,
    load: containerLoad(content.packaging),
    documents: content.documents.map(({ fileId, kind, name, validUntil, visibility }) => ({
      fileId: mayRead(ctx, { visibility }) ? fileId : null,
      kind,
      name,
      validUntil,
    })),
    store: storeOf(ctx, row, closure),
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  }
}

function textsIn(content: ProductContent, locale: LocaleCode) {
  const { sourceLocale, title, summary, description, keywords } = content
  const shown = [locale, FALLBACK_LOCALE].find(code => title[code]) ?? sourceLocale
  const inLocale = (text: I18nText) => pickText(text, shown, sourceLocale)
  return {
    locale: shown,
    sourceLocale,
    title: inLocale(title),
    summary: inLocale(summary),
    description: inLocale(description),
    keywords: keywords[shown] ?? keywords[sourceLocale] ?? [],
    original:
      shown === sourceLocale
        ? null
        : {
            title: title[sourceLocale] ?? '',
            summary: summary[sourceLocale] ?? '',
            description: description[sourceLocale] ?? '',
          },
    locales: LOCALE_CODES.filter(code => title[code]?.trim()),
  }
}

function factsOf(content: ProductContent) {
  // Field by field: spread objects are what made this the dearest line of the most read page.
  return {
    brand: content.brand,
    modelNo: content.modelNo,
    originCountry: content.originCountry,
    tradeTypes: content.tradeTypes,
    saleUnit: content.saleUnit,
    moqScope: content.moqScope,
    orderMultiple: content.orderMultiple,
    mixedBatch: content.mixedBatch,
    priceMode: content.priceMode,
    customisable: content.customisable,
    oem: content.oem,
    odm: content.odm,
    stockMode: content.stockMode,
    hsCode: content.hsCode,
    packaging: content.packaging,
    loadPort: content.loadPort,
    incoterms: content.incoterms,
    media: content.media,
    moq: content.moq ?? '1',
  }
}

function withEnabled(content: ProductContent, skus: DetailRow['skus']): ProductContent {
  const records = skus.map((sku, position) => ({
    ...sku,
    productId: '',
    storeId: '',
    barcode: '',
    current: true,
    position,
  }))
  const live = withLiveSkus(content, records)
  return { ...live, skus: live.skus.filter(sku => sku.enabled) }
}

/** The options of each axis that a SKU on sale has, in the category's order. */
function axesOf(content: ProductContent, category: CategoryFacts, locale: LocaleCode): ShownAxis[] {
  return content.axes.flatMap(axis => {
    const attribute = category.attributes.find(candidate => candidate.code === axis)
    if (!attribute) return []
    const used = new Set(content.skus.map(sku => sku.axes[axis]))
    const options = attribute.options
      .filter(option => used.has(option.value))
      .map(option => ({
        value: option.value,
        label: pickText(option.label, locale) || option.value,
        swatch: option.swatch,
      }))
    return [{ code: axis, name: pickText(attribute.name, locale), options }]
  })
}

function storeOf(ctx: ActorContext, row: DetailRow, closure: Closure | null): ProductDetail['store'] {
  return {
    id: row.store_id,
    slug: row.slug,
    name: pickText(row.store_name, ctx.locale, localeOf(row.store_locale)),
    logoFileId: row.logo_file_id,
    country: row.country,
    city: row.city,
    verifyLevel: row.verify_level,
    years: yearsSince(row.founded_year, ctx.now()),
    responseRate: row.response_rate,
    responseMinutes: row.response_minutes,
    closedFrom: closure?.from ?? null,
    closedTo: closure?.to ?? null,
    takesInquiries: row.takes_inquiries,
  }
}
