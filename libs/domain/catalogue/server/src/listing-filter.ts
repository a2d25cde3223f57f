import { sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type { productFacets } from '@tradeport/domain/catalogue/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { leafCategoryIds } from './category.repository'
import { seen, seesPublicOnly } from './price-sight'

export type ListingFilters = ParsedInputOf<typeof productFacets>

/** Alternatives of one facet; facets narrow each other. `key` is the part of a term before `=`. */
export interface TermGroup {
  key: string
  terms: string[]
}

export function termGroups(filters: ListingFilters): TermGroup[] {
  const groups = Object.entries(filters.attributes ?? {}).map(([code, values]) => ({
    key: `a.${code}`,
    terms: values.map(value => `a.${code}=${value}`),
  }))
  const add = (key: string, values: readonly string[]) =>
    values.length > 0 && groups.push({ key, terms: values.map(value => `${key}=${value}`) })
  add('incoterm', filters.incoterms ?? [])
  add('trade', filters.tradeType ? [filters.tradeType] : [])
  add('origin', filters.originCountry ? [filters.originCountry] : [])
  add('sample', filters.sampleAvailable ? ['yes'] : [])
  add('customisable', filters.customisable ? ['yes'] : [])
  add(
    'verify',
    filters.verifyLevel ? [0, 1, 2, 3].filter(level => level >= (filters.verifyLevel ?? 0)).map(String) : [],
  )
  return groups
}

export function termConditions(groups: readonly TermGroup[]): SQL {
  return sql.join(
    groups.map(({ terms }) => sql` and l.terms && ${sql.param(terms)}::text[]`),
    sql``,
  )
}

/** Whose products are listed: those of a category, of a store, of the region. */
export interface ListingScope {
  /** Leaf categories; null for all. */
  leaves: string[] | null
  storeId: string | null
}

export async function scopeOf(ctx: ActorContext, filters: ListingFilters): Promise<ListingScope> {
  return {
    // Looked up first: with the ids at hand the planner knows how many products they have.
    leaves: filters.categoryId ? await leafCategoryIds(ctx, filters.categoryId) : null,
    storeId: filters.storeId ?? null,
  }
}

export function scopeConditions(ctx: ActorContext, { leaves, storeId }: ListingScope): SQL {
  const parts: SQL[] = [sql`l.region_id = ${ctx.region.regionId} and l.visible`]
  const [only] = leaves ?? []
  // One leaf is read in the order of its own index.
  if (leaves?.length === 1 && only) parts.push(sql`l.category_id = ${only}::uuid`)
  else if (leaves) parts.push(sql`l.category_id = any (${sql.param(leaves)}::uuid[])`)
  if (storeId) parts.push(sql`l.store_id = ${storeId}`)
  return sql.join(parts, sql` and `)
}

/** In which currency prices are meant. */
export const priceCurrency = ({ currency }: Pick<ListingFilters, 'currency'>): string => currency ?? 'USD'

/** Which prices of a row are meant: one that everybody sees, one that is kept for some, or whichever the caller sees. */
export type SeenPrice = 'open' | 'kept' | 'any'

/** Of rows whose price is kept for some, and which the caller sees. */
export const keptAndSeen = (ctx: ActorContext): SQL =>
  sql`l.price_visibility <> 'public' and l.price_ref is not null and ${seen(ctx)}`

/** At the rate that listings are reckoned at, so that a price is found at just itself. */
function priceConditions(ctx: ActorContext, filters: ListingFilters, which: SeenPrice): SQL {
  const { priceMin, priceMax } = filters
  if (!priceMin && !priceMax) return sql``
  const rate = sql`(select coalesce(listed, usd) from reference_rate where currency = ${priceCurrency(filters)})`
  const within = (column: SQL) =>
    sql.join(
      [
        ...(priceMin ? [sql`${column} >= ${priceMin}::numeric * ${rate}`] : []),
        ...(priceMax ? [sql`${column} <= ${priceMax}::numeric * ${rate}`] : []),
      ],
      sql` and `,
    )
  const open = within(sql`l.price_open`)
  if (which === 'open' || (which === 'any' && seesPublicOnly(ctx))) return sql` and ${open}`
  const kept = sql`${within(sql`l.price_ref`)} and ${keptAndSeen(ctx)}`
  return which === 'kept' ? sql` and ${kept}` : sql` and (${open} or ${kept})`
}

/** Filters by figures. */
export function figureConditions(ctx: ActorContext, filters: ListingFilters, which: SeenPrice = 'any'): SQL {
  const parts: SQL[] = []
  if (filters.moqMax) parts.push(sql` and l.moq <= ${filters.moqMax}::numeric`)
  if (filters.leadDaysMax) parts.push(sql` and l.lead_days <= ${filters.leadDaysMax}`)
  parts.push(priceConditions(ctx, filters, which))
  return sql.join(parts, sql``)
}

/** At most this many products are looked at to count: beyond it figures mean "at least". */
const SAMPLE = 1000

/**
 * The first products of a scope, whatever the filters: reading them costs the same however rare what is counted is. A category
 * gives as many from each of its leaves.
 */
export function scopeSample(ctx: ActorContext, scope: ListingScope, columns: SQL): SQL {
  const { leaves, storeId } = scope
  if (!leaves || leaves.length === 0 || storeId)
    return sql`select ${columns} from product_listing l where ${scopeConditions(ctx, scope)} order by l.score desc, l.product_id desc limit ${SAMPLE}`
  const each = Math.ceil(SAMPLE / leaves.length)
  return sql`
    select found.* from unnest(${sql.param(leaves)}::uuid[]) as leaf (id) cross join lateral (
      select ${columns} from product_listing l
      where l.region_id = ${ctx.region.regionId} and l.category_id = leaf.id and l.visible
      order by l.score desc, l.product_id desc limit ${each}) found`
}

/** Whether a sample of `seen` products is all there are in its scope of `all`. */
export function isWholeScope({ leaves, storeId }: ListingScope, seen: number, all: number): boolean {
  return leaves && !storeId ? seen >= all : seen < SAMPLE
}

/** How many products a scope has, from its counters. */
export async function scopeTotal(ctx: ActorContext, { leaves, storeId }: ListingScope): Promise<number> {
  const [row] = storeId
    ? await ctx.query<{ n: number }>(
        'store_total',
        'select coalesce(sum(delta), 0)::int as n from store_listing_count where store_id = $1',
        [storeId],
      )
    : await ctx.query<{ n: number }>(
        'category_total',
        `select coalesce(sum(delta), 0)::int as n from listing_count
         where region_id = $1 and ($2::uuid[] is null or category_id = any ($2::uuid[]))`,
        [ctx.region.regionId, leaves],
      )
  return row?.n ?? 0
}
