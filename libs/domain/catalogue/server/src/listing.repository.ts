import { sql } from 'drizzle-orm'
import type { AttributeValue, ProductContent } from '@tradeport/domain/catalogue/contract'
import { isComposition, isOptionList, leadTimeFor, priceSpans } from '@tradeport/domain/catalogue/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { searchDocument, surfaceWords } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { ProductRecord, StoreRecord } from './catalogue.table'
import type { CategoryFacts } from './category.repository'
import { leastPriceSql } from './reference-rate.repository'
import { learnWords } from './search-vocabulary'
import { BAND_WIDTH, TOP_BAND, allBandLexemes, bandLexeme, bandOf } from './score-bands'
import { entriesOf, textsOf } from './product-content'

/** How far up a product stands among equals: what it answers, and how far its store is verified and answers. */
export function listingScore(
  product: { completeness: number; sample: boolean },
  store: Pick<StoreRecord, 'verifyLevel' | 'responseRate'>,
): number {
  return (
    product.completeness +
    store.verifyLevel * 20 +
    Math.round((store.responseRate ?? 50) * 0.3) +
    (product.sample ? 10 : 0)
  )
}

function attributeTerms(code: string, value: AttributeValue): string[] {
  if (typeof value === 'boolean') return [`a.${code}=${value ? 'yes' : 'no'}`]
  if (typeof value === 'string') return value === '' ? [] : [`a.${code}=${value}`]
  if (isComposition(value)) return value.map(part => `a.${code}=${part.option}`)
  return isOptionList(value) ? value.map(option => `a.${code}=${option}`) : []
}

/** What facets filter by and count. */
export function listingTerms(
  content: ProductContent,
  category: CategoryFacts,
  store: Pick<StoreRecord, 'regionId' | 'verifyLevel'>,
): string[] {
  const terms = new Set([`region=${store.regionId}`, `verify=${store.verifyLevel}`])
  for (const { code, filterable } of category.attributes) {
    if (!filterable) continue
    const value = content.attributes[code]
    if (value !== undefined && !content.axes.includes(code))
      for (const term of attributeTerms(code, value)) terms.add(term)
    if (content.axes.includes(code))
      for (const sku of content.skus) if (sku.enabled && sku.axes[code]) terms.add(`a.${code}=${sku.axes[code]}`)
  }
  for (const incoterm of content.incoterms) terms.add(`incoterm=${incoterm}`)
  for (const tradeType of content.tradeTypes) terms.add(`trade=${tradeType}`)
  if (content.originCountry) terms.add(`origin=${content.originCountry}`)
  if (content.sample?.available) terms.add('sample=yes')
  if (content.customisable || content.oem || content.odm) terms.add('customisable=yes')
  return [...terms]
}

/** Stands in the search document for a category and all below it: words within a category are found without reading others. */
export const categoryLexeme = (categoryId: string) => `^${categoryId}`

type SearchText = Parameters<typeof searchDocument>[0][number]

/** Everything a text search finds a product by, in all its languages; descriptions are left out: they match everything. */
function listingTexts(
  content: ProductContent,
  category: CategoryFacts,
  product: Pick<ProductRecord, 'no'>,
  store: Pick<StoreRecord, 'name'>,
): SearchText[] {
  const options = category.attributes.flatMap(attribute => {
    const value = content.attributes[attribute.code]
    const chosen =
      value === undefined
        ? []
        : isComposition(value)
          ? value.map(part => part.option)
          : typeof value === 'string'
            ? [value]
            : isOptionList(value)
              ? value
              : []
    const axis = content.axes.includes(attribute.code) ? content.skus.map(sku => sku.axes[attribute.code]) : []
    return attribute.options.filter(option => chosen.includes(option.value) || axis.includes(option.value))
  })
  return [
    ...textsOf(content.title, 'A'),
    ...entriesOf(content.keywords).flatMap(([locale, list]) =>
      list.map(text => ({ text, locale, weight: 'B' as const })),
    ),
    ...[product.no, content.modelNo, content.brand, ...content.skus.map(sku => sku.code)].map(text => ({
      text,
      weight: 'B' as const,
    })),
    ...category.path.flatMap(({ name }) => textsOf(name, 'B')),
    ...options.flatMap(({ label }) => textsOf(label, 'C')),
    ...textsOf(store.name, 'D'),
    ...textsOf(content.summary, 'D'),
  ]
}

/** The search document, with the marks of its region, score and categories. */
function listingDocument(
  texts: readonly SearchText[],
  category: CategoryFacts,
  regionId: string,
  score: number,
): string {
  const marks = [bandLexeme(bandOf(score), regionId), ...category.path.map(({ id }) => categoryLexeme(id))]
  return `${searchDocument(texts)} ${marks.map(mark => `'${mark}'`).join(' ')}`
}

/** Writes what visitors see of a product from its live content. */
export async function writeListing(
  ctx: ActorContext,
  product: Pick<ProductRecord, 'id' | 'no' | 'regionId' | 'completeness' | 'publishedAt'>,
  content: ProductContent,
  category: CategoryFacts,
  store: StoreRecord,
  onSale: boolean,
): Promise<void> {
  const spans = priceSpans(content)
  const prices = JSON.stringify(Object.fromEntries(spans.map(span => [span.currency, [span.min, span.max]])))
  const sample = content.sample?.available ?? false
  const score = listingScore({ completeness: product.completeness, sample }, store)
  const texts = listingTexts(content, category, product, store)
  const cover = content.media.find(item => item.isCover)?.fileId ?? null
  const moq = content.moq ?? '1'
  await ctx.db.execute(sql`
    insert into product_listing (product_id, region_id, store_id, category_id, visible, score, published_at, title, source_locale,
      cover_file_id, prices, price_currency, price_ref, sale_unit, moq, lead_days, sample, customisable, incoterms, origin_country,
      store_name, store_slug, store_locale, country, verify_level, founded_year, response_rate, price_visibility, terms, search)
    values (${product.id}, ${product.regionId}, ${store.id}, ${content.categoryId}, ${onSale && store.status === 'open'}, ${score},
      ${(product.publishedAt ?? ctx.now()).toISOString()}, ${JSON.stringify(content.title)}::jsonb, ${content.sourceLocale}, ${cover},
      ${prices}::jsonb, ${spans[0]?.currency ?? null},
      (select ${sql.raw(leastPriceSql('given.prices'))} from (select ${prices}::jsonb as prices) given),
      ${content.saleUnit}, ${moq}, ${leadTimeFor(content.leadTimes, moq)?.days ?? content.leadTimes[0]?.days ?? null},
      ${sample}, ${content.customisable || content.oem || content.odm}, ${sql.param(content.incoterms)}::text[],
      ${content.originCountry}, ${JSON.stringify(store.name)}::jsonb, ${store.slug}, ${store.sourceLocale}, ${store.country},
      ${store.verifyLevel}, ${store.foundedYear}, ${store.responseRate}, ${store.priceVisibility},
      ${sql.param(listingTerms(content, category, store))}::text[],
      ${listingDocument(texts, category, product.regionId, score)}::tsvector)
    on conflict (product_id) do update set store_id = excluded.store_id, category_id = excluded.category_id,
      visible = excluded.visible, score = excluded.score,
      published_at = excluded.published_at, title = excluded.title, source_locale = excluded.source_locale,
      cover_file_id = excluded.cover_file_id, prices = excluded.prices, price_currency = excluded.price_currency,
      price_ref = excluded.price_ref, sale_unit = excluded.sale_unit, moq = excluded.moq, lead_days = excluded.lead_days,
      sample = excluded.sample, customisable = excluded.customisable, incoterms = excluded.incoterms,
      origin_country = excluded.origin_country, store_name = excluded.store_name, store_slug = excluded.store_slug,
      store_locale = excluded.store_locale, country = excluded.country, verify_level = excluded.verify_level,
      founded_year = excluded.founded_year, response_rate = excluded.response_rate, price_visibility = excluded.price_visibility,
      terms = excluded.terms, search = excluded.search, search_stale = false`)
  await learnWords(ctx, texts)
  await rememberSuggestions(ctx, product.regionId, content)
}

/** Writes anew what is searched and filtered by; the rest of the listing stays as it is. */
export async function rewriteListingSearch(
  ctx: ActorContext,
  product: Pick<ProductRecord, 'id' | 'no' | 'regionId'>,
  content: ProductContent,
  category: CategoryFacts,
  listing: { storeName: I18nText; score: number; verifyLevel: number },
): Promise<void> {
  const texts = listingTexts(content, category, product, { name: listing.storeName })
  await ctx.db.execute(sql`
    update product_listing set search_stale = false,
      terms = ${sql.param(listingTerms(content, category, { regionId: product.regionId, verifyLevel: listing.verifyLevel }))}::text[],
      search = ${listingDocument(texts, category, product.regionId, listing.score)}::tsvector
    where product_id = ${product.id}`)
  await learnWords(ctx, texts)
}

/** What listings of a category and below it are found by has changed: a job writes them anew. */
export async function markListingsStale(ctx: ActorContext, categoryIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update product_listing set search_stale = true
    where not search_stale and category_id in (select id from category where path && ${sql.param([...categoryIds])}::uuid[])`)
}

/** Words of titles and whole keywords, to be offered while somebody types; their frequency is counted by a job. */
async function rememberSuggestions(ctx: ActorContext, regionId: string, content: ProductContent): Promise<void> {
  const phrases = new Map<string, string>()
  for (const [locale, title] of entriesOf(content.title))
    for (const word of surfaceWords(title, locale))
      if (/\p{L}/u.test(word) && [...word].length > 1) phrases.set(word, word)
  for (const [locale, keywords] of entriesOf(content.keywords))
    for (const keyword of keywords) phrases.set(surfaceWords(keyword, locale).join(' '), keyword.toLowerCase())
  phrases.delete('')
  // In one order everywhere, so that two transactions with the same new words cannot wait for each other.
  const folded = [...phrases.keys()].sort()
  await ctx.db.execute(sql`
    insert into search_suggestion (region_id, folded, display)
    select ${regionId}, s.folded, s.display
    from unnest(${sql.param(folded)}::text[], ${sql.param(folded.map(key => phrases.get(key) ?? key))}::text[]) as s (folded, display)
    on conflict do nothing`)
}

/** A product leaves the mall, or comes back as it was. */
export async function showListing(ctx: ActorContext, productId: string, visible: boolean): Promise<void> {
  await ctx.db.execute(sql`
    update product_listing l set visible = ${visible} and s.status = 'open'
    from store s where l.product_id = ${productId} and s.id = l.store_id`)
}

/** All products of a store follow what the store became: open or not, its name, its verified level. */
export async function refreshStoreListings(ctx: ActorContext, store: StoreRecord): Promise<void> {
  await ctx.db.execute(sql`
    update product_listing l set
      visible = ${store.status === 'open'} and p.status = 'on_sale',
      search_stale = l.search_stale or l.store_name <> ${JSON.stringify(store.name)}::jsonb,
      store_name = ${JSON.stringify(store.name)}::jsonb, store_slug = ${store.slug}, store_locale = ${store.sourceLocale},
      country = ${store.country}, founded_year = ${store.foundedYear}, price_visibility = ${store.priceVisibility},
      score = l.score + (${store.verifyLevel}::int - l.verify_level) * 20
        + round(coalesce(${store.responseRate}::int, 50) * 0.3)::int - round(coalesce(l.response_rate, 50) * 0.3)::int,
      verify_level = ${store.verifyLevel}, response_rate = ${store.responseRate}::int,
      terms = array_append(array_remove(l.terms, 'verify=' || l.verify_level), ${`verify=${store.verifyLevel}`})
    from product p where l.store_id = ${store.id} and p.id = l.product_id`)
  await ctx.db.execute(sql`
    update product_listing set search = ts_delete(search, ${sql.param(allBandLexemes(store.regionId))}::text[])
      || array_to_tsvector(array['~' || least(score / ${sql.raw(String(BAND_WIDTH))}, ${sql.raw(String(TOP_BAND))}) || '.' || region_id])
    where store_id = ${store.id}`)
}
