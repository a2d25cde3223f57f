import { sql, type SQL } from 'drizzle-orm'
import type { ProductCard, ProductSort } from '@tradeport/domain/catalogue/contract'
import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { limits, pageOf, rowStatement, type ActorContext, type RowStatement } from '@tradeport/node/server-kit'
import { cardColumns, cardColumnsText, cardOf, cardValues, type CardRow } from './listing-card'
import {
  figureConditions,
  isWholeScope,
  keptAndSeen,
  priceCurrency,
  scopeConditions,
  scopeOf,
  scopeSample,
  scopeTotal,
  termConditions,
  termGroups,
  type SeenPrice,
} from './listing-filter'
import { ORDERS, isByPrice, isNarrowed, type FoundPage, type ListingQuestion, type Order } from './listing-order'
import { OF_LISTING, seenText, seesPublicOnly } from './price-sight'
import { searchPage } from './listing-search'
import { madeOnce } from './made-once'
import { hasReferenceRate } from './reference-rate.repository'

interface Keys<Q> {
  join(...parts: (Q | string)[]): Q
  where(which: SeenPrice): Q
  limit: Q
  /** A condition on rows with a kept price that the caller sees; null where they see none. */
  kept: Q | null
}

/**
 * The first keys of a condition in an order. By price it is three lists, each from an index of its own: prices that everybody sees, those
 * kept for the caller among others, and what has none that the caller sees.
 */
function firstKeys<Q extends SQL | string>(order: Order, { join, where, limit, kept }: Keys<Q>): Q {
  const from = ' from product_listing l where '
  if (!isByPrice(order))
    return join(
      `select l.product_id, l.${order.column}${from}`,
      where('any'),
      ` order by ${order.by('l')} limit `,
      limit,
    )
  const branch = (price: string, which: SeenPrice, and: (Q | string)[], by: string): (Q | string)[] => [
    `(select l.product_id, ${price} as price${from}`,
    ...[where(which), ' and ', ...and, ` order by ${by}l.product_id ${order.id} limit `, limit, ')'],
  ]
  const unseen = kept === null ? [] : [' and not (', kept, ')']
  return join(
    ...branch('l.price_open', 'open', ['l.price_open is not null'], `l.price_open ${order.price}, `),
    ...(kept === null ? [] : [' union all ', ...branch('l.price_ref', 'kept', [kept], `l.price_ref ${order.price}, `)]),
    ' union all ',
    ...branch('null::numeric', 'open', ['l.price_open is null', ...unseen], ''),
  )
}

const textOf = (...parts: string[]) => parts.join('')
/** In a prepared statement; `sight` is where the two values of who asks begin. */
const textKeys = (where: string, depth: number, sight: number, who: Reader): Keys<string> => ({
  join: textOf,
  where: () => where,
  limit: String(depth),
  kept:
    who === 'visitors'
      ? null
      : `l.price_visibility <> 'public' and l.price_ref is not null and ${seenText(OF_LISTING, `$${sight}`, `$${sight + 1}`)}`,
})
const queryOf = (...parts: (SQL | string)[]) =>
  sql.join(
    parts.map(part => (typeof part === 'string' ? sql.raw(part) : part)),
    sql``,
  )

interface CountedRow extends CardRow {
  total: number
}

/** Visitors have a statement of their own, which looks at nothing kept. */
type Reader = 'visitors' | 'members'

/**
 * A category in order: the first rows of each of its leaves from the leaf's own index, merged. What it reads depends on the page
 * and the number of leaves, not on the number of products; the total is a sum of counters.
 */
const categoryStatement = (sort: ProductSort, who: Reader): RowStatement<CountedRow> =>
  rowStatement(
    `listing_category_${sort}_${who}`,
    depth => `
  with leaf as materialized (select id from category where path @> array[$2::uuid] and is_leaf)
  select ${cardColumnsText(5)},
    (select coalesce(sum(n.delta), 0)::int from listing_count n join leaf on leaf.id = n.category_id where n.region_id = $1) as total
  from (
    select top.product_id, top.${ORDERS[sort].column} from leaf cross join lateral (
      ${firstKeys(ORDERS[sort], textKeys('l.region_id = $1 and l.category_id = leaf.id and l.visible', depth, 6, who))}) top
    order by ${ORDERS[sort].by('top')} limit $3 offset $4
  ) k join product_listing l on l.product_id = k.product_id
  order by ${ORDERS[sort].by('k')}`,
  )

const regionStatement = (sort: ProductSort, who: Reader): RowStatement<CountedRow> =>
  rowStatement(
    `listing_region_${sort}_${who}`,
    depth => `
  select ${cardColumnsText(4)}, (select coalesce(sum(delta), 0)::int from listing_count where region_id = $1) as total
  from (
    select top.* from (${firstKeys(ORDERS[sort], textKeys('l.region_id = $1 and l.visible', depth, 5, who))}) top
    order by ${ORDERS[sort].by('top')} limit $2 offset $3
  ) k join product_listing l on l.product_id = k.product_id
  order by ${ORDERS[sort].by('k')}`,
  )

const statementsFor = (make: (sort: ProductSort, who: Reader) => RowStatement<CountedRow>) => ({
  visitors: madeOnce((sort: ProductSort) => make(sort, 'visitors')),
  members: madeOnce((sort: ProductSort) => make(sort, 'members')),
})
const ofCategory = statementsFor(categoryStatement)
const ofRegion = statementsFor(regionStatement)

/** The hot path: a category, or all, without further filters. One prepared statement. */
async function plainPage(ctx: ActorContext, question: ListingQuestion, sort: ProductSort): Promise<FoundPage> {
  const { limit, offset } = limits(question)
  const { regionId } = ctx.region
  const values = [limit, offset, ...cardValues(ctx)]
  // Only by price does it matter which rows have a price that the caller sees.
  const who: Reader = !isByPrice(ORDERS[sort]) || seesPublicOnly(ctx) ? 'visitors' : 'members'
  const rows = question.categoryId
    ? await ofCategory[who](sort)(ctx, offset + limit, [regionId, question.categoryId, ...values])
    : await ofRegion[who](sort)(ctx, offset + limit, [regionId, ...values])
  const [first] = rows
  if (first || offset === 0) return { rows, total: first?.total ?? 0, capped: false }
  // A page beyond the end still says how many there are.
  const { total } = await plainPage(ctx, { ...question, pageNum: 1, pageSize: 1 }, sort)
  return { rows: [], total, capped: false }
}

/** With filters: in the order of one index, or from the index of the rarest filter, as the planner estimates. */
async function filteredPage(ctx: ActorContext, question: ListingQuestion, sort: ProductSort): Promise<FoundPage> {
  const { limit, offset } = limits(question)
  const order = ORDERS[sort]
  const scope = await scopeOf(ctx, question)
  const filtersOf = (which: SeenPrice) =>
    sql`${figureConditions(ctx, question, which)}${termConditions(termGroups(question))}`
  const keys: Keys<SQL | string> = {
    join: queryOf,
    where: which => sql`${scopeConditions(ctx, scope)}${filtersOf(which)}`,
    limit: sql`${offset + limit}`,
    kept: seesPublicOnly(ctx) ? null : keptAndSeen(ctx),
  }
  const { rows } = await ctx.db.execute<CardRow>(sql`
    select ${cardColumns(ctx)} from (
      select top.* from (${firstKeys<SQL | string>(order, keys)}) top
      order by ${sql.raw(order.by('top'))} limit ${limit} offset ${offset}
    ) k join product_listing l on l.product_id = k.product_id
    order by ${sql.raw(order.by('k'))}`)
  if (rows.length > 0 && rows.length < limit) return { rows, total: offset + rows.length, capped: false }
  const all = await scopeTotal(ctx, scope)
  if (isScopeOnly(question)) return { rows, total: all, capped: false }
  const { rows: counted } = await ctx.db.execute<{ fitting: number; seen: number }>(sql`
    select count(*) filter (where fits)::int as fitting, count(*)::int as seen
    from (${scopeSample(ctx, scope, sql`(true ${filtersOf('any')}) as fits`)}) sample`)
  const { fitting, seen } = counted[0] ?? { fitting: 0, seen: 0 }
  // Of a long list only the first part is counted; what the page itself shows, and one more page, is there in any case.
  const shown = rows.length > 0 ? offset + rows.length + 1 : 0
  return isWholeScope(scope, seen, all)
    ? { rows, total: fitting, capped: false }
    : { rows, total: Math.max(fitting, shown), capped: true }
}

const isPlain = (question: ListingQuestion) => !isNarrowed(question) && !question.storeId
/** Has a counter of its own. */
const isScopeOnly = (question: ListingQuestion) => !isNarrowed(question) && !(question.storeId && question.categoryId)

/** Without a rate no price is within limits: that is said, instead of showing that there is nothing. */
async function requireRate(ctx: ActorContext, question: ListingQuestion): Promise<void> {
  const currency = priceCurrency(question)
  if ((question.priceMin ?? question.priceMax) === undefined || (await hasReferenceRate(ctx, currency))) return
  throw new AppError('MALL610107', { currency })
}

export async function listingPage(ctx: ActorContext, question: ListingQuestion): Promise<Page<ProductCard>> {
  const keyword = question.keyword ?? ''
  const sort = question.sort ?? 'relevance'
  // Nobody reads page 600; a robot that asks for it does not make the database walk there.
  if (limits(question).offset >= TOTAL_CAP) return pageOf(question, [], TOTAL_CAP)
  const found =
    keyword !== ''
      ? await searchPage(ctx, question)
      : isPlain(question)
        ? await plainPage(ctx, question, sort)
        : await filteredPage(ctx, question, sort)
  if (found.rows.length === 0) await requireRate(ctx, question)
  const page = pageOf(
    question,
    found.rows.map(row => cardOf(ctx, row, question.currency)),
    found.total,
  )
  return found.capped ? { ...page, totalCapped: true } : page
}
