import { sql } from 'drizzle-orm'
import type { FacetGroup } from '@tradeport/domain/catalogue/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import {
  figureConditions,
  isWholeScope,
  scopeOf,
  scopeSample,
  scopeTotal,
  termGroups,
  type ListingFilters,
  type ListingScope,
} from './listing-filter'
import { searchCandidates, searchQuestions, storeCondition, type SearchQuestion } from './listing-search'

/** A search is counted over fewer products than a category: its candidates lie scattered. */
const SEARCH_SAMPLE = 600
const MAX_OPTIONS = 40
/** Built-in groups, in the order they are shown; attributes follow. */
const BUILT_IN = ['category', 'verify', 'incoterm', 'sample', 'customisable', 'origin']
/** Terms that are no choice. */
const NOT_SHOWN = new Set(['region', 'trade'])

interface CountRow extends Record<string, unknown> {
  facet: string
  option: string
  n: number
  seen: number
}

/**
 * Counts what each choice would leave, over the first products of the list. A group is counted without its own choice: choosing
 * `red` must not hide how many are blue. So a product that misses one group counts for that group, one that misses none for all.
 */
async function counts(
  ctx: ActorContext,
  filters: ListingFilters,
  scope: ListingScope,
  asked: SearchQuestion | null,
): Promise<CountRow[]> {
  const missed = termGroups(filters).map(
    ({ key, terms }) => sql`case when l.terms && ${sql.param(terms)}::text[] then null else ${key}::text end`,
  )
  const columns = sql`array_append(l.terms, 'category=' || l.category_id::text) as terms, (true ${figureConditions(ctx, filters)}) as fits,
    array_remove(array[${sql.join(missed, sql`, `)}]::text[], null) as missed`
  const sample =
    asked === null
      ? scopeSample(ctx, scope, columns)
      : searchCandidates(ctx, columns, storeCondition(filters), asked, SEARCH_SAMPLE)
  const { rows } = await ctx.db.execute<CountRow>(sql`
    with sample as materialized (${sample})
    select split_part(term, '=', 1) as facet, substr(term, strpos(term, '=') + 1) as option, count(*)::int as n,
      (select count(*)::int from sample) as seen
    from sample cross join unnest(terms) as term
    where fits and (missed = '{}' or missed = array[split_part(term, '=', 1)])
    group by term`)
  return rows
}

interface Names {
  attributes: Map<
    string,
    {
      name: I18nText
      unit: string | null
      sort: number
      options: Map<string, { label: I18nText; swatch: string | null; sort: number }>
    }
  >
  categories: Map<string, I18nText>
}

async function namesOf(ctx: ActorContext, rows: readonly CountRow[]): Promise<Names> {
  const codes = [...new Set(rows.filter(row => row.facet.startsWith('a.')).map(row => row.facet.slice(2)))]
  const categoryIds = rows.filter(row => row.facet === 'category').map(row => row.option)
  const attributes = await ctx.query<{
    code: string
    name: I18nText
    unit: string | null
    value: string | null
    label: I18nText | null
    swatch: string | null
    sort: number
  }>(
    'facet_names',
    `select a.code, a.name, a.unit, o.value, o.label, o.swatch, coalesce(o.sort, 0) as sort
     from attribute a left join attribute_option o on o.attribute_code = a.code
     where a.code = any ($1::text[]) and a.status = 'enabled'
       and exists (select from category_attribute ca where ca.attribute_code = a.code and ca.filterable)
     order by o.sort`,
    [codes],
  )
  const categories = await ctx.query<{ id: string; name: I18nText }>(
    'facet_categories',
    'select id, name from category where id = any ($1::uuid[])',
    [categoryIds],
  )
  const names: Names = { attributes: new Map(), categories: new Map(categories.map(row => [row.id, row.name])) }
  for (const row of attributes) {
    const known = names.attributes.get(row.code) ?? {
      name: row.name,
      unit: row.unit,
      sort: names.attributes.size,
      options: new Map(),
    }
    if (row.value !== null && row.label)
      known.options.set(row.value, { label: row.label, swatch: row.swatch, sort: row.sort })
    names.attributes.set(row.code, known)
  }
  return names
}

function groupOf(ctx: ActorContext, facet: string, rows: readonly CountRow[], names: Names): FacetGroup {
  const attribute = facet.startsWith('a.') ? names.attributes.get(facet.slice(2)) : undefined
  const options = rows.map(({ option, n }) => {
    const known = attribute?.options.get(option)
    const category = facet === 'category' ? names.categories.get(option) : undefined
    const label = known ? pickText(known.label, ctx.locale) : category ? pickText(category, ctx.locale) : option
    return { value: option, label: label || option, swatch: known?.swatch ?? null, count: n, sort: known?.sort ?? 0 }
  })
  return {
    key: facet,
    name: attribute ? pickText(attribute.name, ctx.locale) : '',
    unit: attribute?.unit ?? null,
    options: options
      .sort((a, b) => (attribute ? a.sort - b.sort : b.count - a.count) || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_OPTIONS)
      .map(({ value, label, swatch, count }) => ({ value, label, swatch, count })),
  }
}

/** The same question as the list asks: all words, else their beginnings, else any of them. */
async function countedRows(
  ctx: ActorContext,
  filters: ListingFilters,
): Promise<{ rows: CountRow[]; approximate: boolean }> {
  const scope = await scopeOf(ctx, filters)
  if (!filters.keyword) {
    const rows = await counts(ctx, filters, scope, null)
    const seen = rows[0]?.seen ?? 0
    return { rows, approximate: !isWholeScope(scope, seen, await scopeTotal(ctx, scope)) }
  }
  for await (const asked of searchQuestions(ctx, filters)) {
    const rows = await counts(ctx, filters, scope, asked)
    if (rows.length > 0) return { rows, approximate: (rows[0]?.seen ?? 0) >= SEARCH_SAMPLE }
  }
  return { rows: [], approximate: false }
}

export async function listingFacets(
  ctx: ActorContext,
  filters: ListingFilters,
): Promise<{ groups: FacetGroup[]; approximate: boolean }> {
  const { rows, approximate } = await countedRows(ctx, filters)
  const names = await namesOf(ctx, rows)
  const facets = new Map<string, CountRow[]>()
  // What is no longer filtered by, listings that were written before still name.
  const isAsked = (facet: string) => !facet.startsWith('a.') || names.attributes.has(facet.slice(2))
  for (const row of rows)
    if (!NOT_SHOWN.has(row.facet) && isAsked(row.facet)) facets.set(row.facet, [...(facets.get(row.facet) ?? []), row])
  const rank = (facet: string) => {
    const builtIn = BUILT_IN.indexOf(facet)
    return builtIn >= 0 ? builtIn : BUILT_IN.length + (names.attributes.get(facet.slice(2))?.sort ?? 0)
  }
  return {
    groups: [...facets]
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([facet, found]) => groupOf(ctx, facet, found, names)),
    approximate,
  }
}
