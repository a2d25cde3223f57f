import { SQL, sql } from 'drizzle-orm'
import { MAX_FACET_VALUES } from '@tradeport/domain/service-market/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { conditionsOf, sought, type MarketFilter } from './market.repository'

type FilterName = keyof ReturnType<typeof conditionsOf>
const LISTS = ['priceMode', 'country', 'language', 'port', 'serviceRegion', 'proof', 'provider'] as const
type ListName = (typeof LISTS)[number]

interface Choice {
  value: string
  count: number
}

export interface FacetCounts {
  lists: Readonly<Record<ListName, Choice[]>>
  verified: number
  prices: { min: string; max: string } | null
}

/** What each choice would leave, given the other filters: one pass over what words and category leave. */
export async function facetCounts(
  ctx: ActorContext,
  filter: MarketFilter,
  verifiedIds: readonly string[],
): Promise<FacetCounts> {
  const conditions = conditionsOf(ctx, { ...filter, verifiedIds })
  const flag = (name: string) => sql.identifier(`is_${name.toLowerCase()}`)
  const names: FilterName[] = []
  for (const name in conditions) if (isFilter(conditions, name)) names.push(name)
  const flags = names.map(
    name => sql`${conditions[name] instanceof SQL ? conditions[name] : sql`true`} as ${flag(name)}`,
  )
  const others = (own: FilterName) =>
    sql.join(
      names.filter(name => name !== own).map(name => sql`${flag(name)}`),
      sql` and `,
    )
  const counted = (name: ListName, value: SQL, from: SQL) => sql`
    (select ${name}::text as facet, value, count(*)::int as count, null::numeric as low, null::numeric as high
    from (select ${value} as value from ${from} where ${others(name)}) as choice
    where value is not null group by value order by count(*) desc, value limit ${MAX_FACET_VALUES})`
  const each = (column: SQL) => sql`base, unnest(${column}) as item`
  const item = sql`item`
  // What names none works for all of them: counted once, and added to each.
  const unlimited = (name: 'country' | 'language', column: SQL) => sql`
    (select ${`any_${name}`}::text, null, count(*)::int, null, null from base where ${others(name)} and ${column} = '{}')`
  const { rows } = await ctx.db.execute<{
    facet: string
    value: string | null
    count: number
    low: string
    high: string
  }>(sql`
    with base as (select provider_company_id, price_mode, price_from, currency, countries, languages, ports, service_regions,
        array(select distinct held.type from unnest(proofs, proof_ends) as held (type, ends)
          where held.ends is null or held.ends >= ${filter.day}::date) as proofs,
        ${sql.join(flags, sql`, `)}
      from service where ${await sought(ctx, filter)})
    ${sql.join(
      [
        counted('priceMode', sql`price_mode`, sql`base`),
        counted('country', item, each(sql`countries`)),
        counted('language', item, each(sql`languages`)),
        counted('port', item, each(sql`ports`)),
        counted('serviceRegion', item, each(sql`service_regions`)),
        counted('proof', item, each(sql`proofs`)),
        counted('provider', sql`provider_company_id::text`, sql`base`),
        unlimited('country', sql`countries`),
        unlimited('language', sql`languages`),
        sql`(select 'verified', null, count(*)::int, null, null from base
          where ${others('verified')} and provider_company_id = any (${sql.param([...verifiedIds])}::uuid[]))`,
        sql`(select 'price', null, count(*)::int, trim_scale(min(price_from)), trim_scale(max(price_from)) from base
          where ${others('price')} and currency = ${ctx.region.currency} and price_from is not null)`,
      ],
      sql` union all `,
    )}`)
  const one = (facet: string) => rows.find(row => row.facet === facet)
  const listOf = (name: ListName): Choice[] => {
    const besides = one(`any_${name}`)?.count ?? 0
    return rows.flatMap(({ facet, value, count }) =>
      facet === name && value !== null ? [{ value, count: count + besides }] : [],
    )
  }
  const price = one('price')
  return {
    lists: {
      priceMode: listOf('priceMode'),
      country: listOf('country'),
      language: listOf('language'),
      port: listOf('port'),
      serviceRegion: listOf('serviceRegion'),
      proof: listOf('proof'),
      provider: listOf('provider'),
    },
    verified: one('verified')?.count ?? 0,
    prices: price && price.count > 0 ? { min: price.low, max: price.high } : null,
  }
}

function isFilter(conditions: object, name: string): name is FilterName {
  return name in conditions
}
