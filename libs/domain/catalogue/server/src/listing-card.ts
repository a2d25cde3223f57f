import type { SQL } from 'drizzle-orm'
import type { ProductCard } from '@tradeport/domain/catalogue/contract'
import { isUnitCode } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { filled } from './filled-statement'
import { pickTextSql } from './pick-text-sql'
import { OF_LISTING, priceNeed, seenText, sightOf } from './price-sight'
import { yearsSince } from './store-card'

/** A listing as lists read it: few columns, texts in one language. */
export interface CardRow extends Record<string, unknown> {
  product_id: string
  title: string
  cover_file_id: string | null
  prices: Record<string, [string, string]>
  price_currency: string | null
  sale_unit: string
  moq: string
  lead_days: number | null
  sample: boolean
  customisable: boolean
  incoterms: string[]
  origin_country: string | null
  category_id: string
  store_id: string
  store_slug: string
  store_name: string
  country: string
  verify_level: number
  founded_year: number | null
  response_rate: number | null
  price_visibility: string
  price_seen: boolean
}

/** The values that `cardColumnsText` takes: the language, and who asks. */
export const cardValues = (ctx: ActorContext): unknown[] => [ctx.locale, ...sightOf(ctx)]

/** `at` is where these values begin in a prepared statement (3 for `$3`). */
export function cardColumnsText(at: number): string {
  const locale = `$${at}::text`
  return `
  l.product_id, ${pickTextSql('l.title', locale, 'l.source_locale')} as title, l.cover_file_id, l.prices,
  l.price_currency, l.sale_unit, trim_scale(l.moq)::text as moq, l.lead_days, l.sample, l.customisable, l.incoterms, l.origin_country,
  l.category_id, l.store_id, l.store_slug,
  ${pickTextSql('l.store_name', locale, 'l.store_locale')} as store_name, l.country, l.verify_level,
  l.founded_year, l.response_rate, l.price_visibility, ${seenText(OF_LISTING, `$${at + 1}`, `$${at + 2}`)} as price_seen`
}

/** The same for a query that is put together at run time. */
export const cardColumns = (ctx: ActorContext): SQL => filled(cardColumnsText(1), cardValues(ctx))

export function cardOf(ctx: ActorContext, row: CardRow, currency: string | undefined): ProductCard {
  const priceHidden = !row.price_seen
  const shown = currency !== undefined && row.prices[currency] ? currency : row.price_currency
  const span = shown === null ? undefined : row.prices[shown]
  return {
    id: row.product_id,
    title: row.title,
    coverFileId: row.cover_file_id,
    price: span && shown !== null && !priceHidden ? { min: span[0], max: span[1], currency: shown } : null,
    priceHidden,
    priceNeed: priceNeed(row),
    saleUnit: isUnitCode(row.sale_unit) ? row.sale_unit : 'piece',
    moq: row.moq,
    leadDays: row.lead_days,
    sampleAvailable: row.sample,
    customisable: row.customisable,
    incoterms: row.incoterms,
    originCountry: row.origin_country,
    categoryId: row.category_id,
    store: {
      id: row.store_id,
      slug: row.store_slug,
      name: row.store_name,
      country: row.country,
      verifyLevel: row.verify_level,
      years: yearsSince(row.founded_year, ctx.now()),
      responseRate: row.response_rate,
    },
  }
}
