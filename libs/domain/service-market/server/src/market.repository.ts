import { SQL, sql } from 'drizzle-orm'
import type { MarketSort, PriceMode, QualificationType } from '@tradeport/domain/service-market/contract'
import type { LocaleCode, Page } from '@tradeport/kernel/contract-kit'
import { likePattern } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import type { ProviderPort } from './ports'
import { branchCodes } from './service-category.repository'
import { service, type Service } from './service-market.table'

export interface MarketFilter {
  /** Companies whose services nobody sees. */
  hidden: readonly string[]
  /** Whom the keyword names. */
  named?: readonly string[] | undefined
  /** Companies that are verified; asked for where it is filtered by that. */
  verifiedIds?: readonly string[] | undefined
  /** Of the trade. */
  day: string
  categoryCode?: string | undefined
  priceMode?: PriceMode | undefined
  country?: string | undefined
  language?: LocaleCode | undefined
  providerCompanyId?: string | undefined
  exceptProviderId?: string | undefined
  port?: string | undefined
  serviceRegion?: string | undefined
  proof?: QualificationType | undefined
  verified?: boolean | undefined
  priceMin?: string | undefined
  priceMax?: string | undefined
  keyword?: string | undefined
}

const onMarket = (ctx: ActorContext): SQL =>
  sql`region_id = ${ctx.region.regionId} and status in ('on_shelf', 'revision_review')`

/** The same, of a row of the caller's region. */
export const isOnMarket = ({ status }: Pick<Service, 'status'>): boolean =>
  status === 'on_shelf' || status === 'revision_review'

const shown = (ctx: ActorContext, hidden: readonly string[]): SQL =>
  hidden.length === 0
    ? onMarket(ctx)
    : sql`${onMarket(ctx)} and provider_company_id <> all (${sql.param([...hidden])}::uuid[])`

/** What every filter leaves: the region's market, a branch of its categories, words. */
export async function sought(ctx: ActorContext, filter: MarketFilter): Promise<SQL> {
  const codes = filter.categoryCode ? await branchCodes(ctx, filter.categoryCode) : []
  const keyword = filter.keyword ? likePattern(filter.keyword) : null
  return sql.join(
    [
      shown(ctx, filter.hidden),
      filter.categoryCode ? sql` and category_code = any (${sql.param(codes)}::text[])` : sql``,
      keyword === null
        ? sql``
        : sql` and (search_text like ${keyword} or description_text like ${keyword}
            or category_code in (select code from service_category where search_text like ${keyword})
            or provider_company_id = any (${sql.param([...(filter.named ?? [])])}::uuid[])
            or provider_company_id in (select company_id from provider_profile
              where region_id = ${ctx.region.regionId} and search_text like ${keyword}))`,
    ],
    sql``,
  )
}

/** Each filter's own condition; undefined where nothing is chosen. */
export function conditionsOf(ctx: ActorContext, filter: MarketFilter) {
  const { priceMode, country, language, port, serviceRegion, proof, priceMin, priceMax } = filter
  const isPriced = priceMin !== undefined || priceMax !== undefined
  return {
    priceMode: priceMode && sql`price_mode = ${priceMode}`,
    // A service that names no country or language limits itself to none.
    country: country && sql`(countries = '{}' or ${country} = any (countries))`,
    language: language && sql`(languages = '{}' or ${language} = any (languages))`,
    provider: ofProvider(filter),
    port: port && sql`${port} = any (ports)`,
    serviceRegion: serviceRegion && sql`${serviceRegion} = any (service_regions)`,
    proof:
      proof &&
      sql`exists (select 1 from unnest(proofs, proof_ends) as held (type, ends)
        where held.type = ${proof} and (held.ends is null or held.ends >= ${filter.day}::date))`,
    verified: filter.verified
      ? sql`provider_company_id = any (${sql.param([...(filter.verifiedIds ?? [])])}::uuid[])`
      : undefined,
    price: isPriced
      ? sql`(currency = ${ctx.region.currency}
          and price_from >= coalesce(${priceMin ?? null}::numeric, 0)
          and price_from <= coalesce(${priceMax ?? null}::numeric, price_from))`
      : undefined,
  }
}

/** One filter of two ends: whoever is left out stays among its choices, by name. */
function ofProvider({ providerCompanyId, exceptProviderId }: MarketFilter): SQL | undefined {
  if (providerCompanyId) return sql`provider_company_id = ${providerCompanyId}::uuid`
  return exceptProviderId ? sql`provider_company_id <> ${exceptProviderId}::uuid` : undefined
}

async function matching(ctx: ActorContext, filter: MarketFilter): Promise<SQL> {
  const chosen = Object.values(conditionsOf(ctx, filter)).filter(condition => condition instanceof SQL)
  return sql.join([await sought(ctx, filter), ...chosen], sql` and `)
}

/** Companies with something on the market. */
export async function offeringProviders(ctx: ActorContext, hidden: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select distinct provider_company_id as id from service where ${shown(ctx, hidden)}`,
  )
  return rows.map(({ id }) => id)
}

function orderOf(ctx: ActorContext, sort: MarketSort, keyword: string | undefined): SQL {
  // What says it in its name goes before what mentions it.
  const named = keyword ? sql`(search_text like ${likePattern(keyword)}) desc, ` : sql``
  const ownCurrency = sql`(currency is not distinct from ${ctx.region.currency}) desc, currency nulls last`
  const orders: Record<MarketSort, SQL> = {
    recommended: sql`${named}proof_count desc, published_at desc, id desc`,
    newest: sql`published_at desc, id desc`,
    price_asc: sql`${ownCurrency}, price_from nulls last, id`,
    price_desc: sql`${ownCurrency}, price_from desc nulls last, id`,
    delivery: sql`delivery_days_max nulls last, id`,
  }
  return orders[sort]
}

export async function marketRows(
  ctx: ActorContext,
  input: MarketFilter & { pageNum: number; pageSize: number; sort: MarketSort },
): Promise<Page<Service>> {
  const { limit, offset } = limits(input)
  const where = await matching(ctx, input)
  const rows = await ctx.db
    .select()
    .from(service)
    .where(where)
    .orderBy(orderOf(ctx, input.sort, input.keyword))
    .limit(limit)
    .offset(offset)
  return countedPage(ctx.db, input, rows, sql`from service where ${where}`)
}

export async function listedServices(ctx: ActorContext, ids: readonly string[]): Promise<Service[]> {
  return ctx.db
    .select()
    .from(service)
    .where(sql`${onMarket(ctx)} and id = any (${sql.param([...ids])}::uuid[])`)
}

export async function listedService(ctx: ActorContext, id: string): Promise<Service | undefined> {
  return (await listedServices(ctx, [id]))[0]
}

/** Kinds of services that are looked for at once, and where they have to work. */
export interface MarketSearch {
  /** Each with what is below it. */
  branches: readonly (readonly string[])[]
  countries: readonly string[]
  /** Of each kind. */
  most: number
}

/** Ids of the best of each kind: what names one of the countries goes before what names none; what names only others is left out. */
export async function bestOfEach(
  ctx: ActorContext,
  hidden: readonly string[],
  { branches, countries, most }: MarketSearch,
): Promise<string[][]> {
  const places = branches.flatMap((codes, place) => codes.map(() => place))
  const named = sql.param([...countries])
  const { rows } = await ctx.db.execute<{ place: number; ids: string[] }>(sql`
    select kind.place, best.ids
    from (select place, array_agg(code) as codes
        from unnest(${sql.param(places)}::int[], ${sql.param(branches.flat())}::text[]) as sought (place, code)
        group by place) kind
      cross join lateral (select array_agg(found.id order by found.rank) as ids
        from (select id, row_number() over (order by (countries && ${named}::text[]) desc, proof_count desc, published_at desc, id desc) as rank
          from service
          where ${shown(ctx, hidden)} and category_code = any (kind.codes)
            and (countries = '{}' or cardinality(${named}::text[]) = 0 or countries && ${named}::text[])
          order by rank limit ${most}) found) best
    where best.ids is not null`)
  const byPlace = new Map(rows.map(({ place, ids }) => [place, ids]))
  return branches.map((_codes, place) => byPlace.get(place) ?? [])
}

/** Others of the same category, of other providers first. */
export async function relatedServices(ctx: ActorContext, row: Service, hidden: readonly string[]): Promise<Service[]> {
  return ctx.db
    .select()
    .from(service)
    .where(sql`${shown(ctx, hidden)} and category_code = ${row.categoryCode} and id <> ${row.id}`)
    .orderBy(sql`(provider_company_id = ${row.providerCompanyId}), proof_count desc, published_at desc, id desc`)
    .limit(4)
}

export async function offerOf(ctx: ActorContext, companyId: string): Promise<{ count: number; codes: string[] }> {
  const { rows } = await ctx.db.execute<{ count: number; codes: string[] | null }>(sql`
    select count(*)::int as count, array_agg(distinct category_code) as codes from service
    where ${onMarket(ctx)} and provider_company_id = ${companyId}`)
  return { count: rows[0]?.count ?? 0, codes: rows[0]?.codes ?? [] }
}

/** For the numbers of the portal's home page. */
export async function countPublishedServices(
  ctx: ActorContext,
  { hiddenProviders }: Pick<ProviderPort, 'hiddenProviders'>,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from service where ${shown(ctx, await hiddenProviders(ctx))}`,
  )
  return rows[0]?.count ?? 0
}
