import { sql, type SQL } from 'drizzle-orm'
import type { ProductCard, ProductSort } from '@tradeport/domain/catalogue/contract'
import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { limits, pageOf, type ActorContext } from '@tradeport/node/server-kit'
import { cardColumns, cardColumnsText, cardOf, type CardRow } from './listing-card'
import {
  figureConditions,
  isWholeScope,
  priceCurrency,
  scopeConditions,
  scopeOf,
  scopeSample,
  scopeTotal,
  termConditions,
  termGroups,
} from './listing-filter'
import { DEAREST, ORDERS, isNarrowed, type FoundPage, type ListingQuestion, type Order } from './listing-order'
import { searchPage } from './listing-search'
import { madeOnce } from './made-once'
import { hasReferenceRate } from './reference-rate.repository'

/** The first keys of a condition in an order. From its dear end an index begins with what has no price; that is read apart. */
function firstKeys<Q extends SQL | string>(order: Order, join: (...parts: (Q | string)[]) => Q, where: Q, limit: Q): Q {
  const head = `select l.product_id, l.${order.column} from product_listing l where `
  if (order !== DEAREST) return join(head, where, ` order by ${order.by('l')} limit `, limit)
  return join(
    ...['(', head, where, ' and l.price_ref is not null order by l.price_ref desc, l.product_id limit ', limit],
    ...[') union all (', head, where, ' and l.price_ref is null order by l.product_id limit ', limit, ')'],
  )
}

const textOf = (...parts: string[]) => parts.join('')
const queryOf = (...parts: (SQL | string)[]) =>
  sql.join(
    parts.map(part => (typeof part === 'string' ? sql.raw(part) : part)),
    sql``,
  )

/**
 * A category in order: the first rows of each of its leaves from the leaf's own index, merged. What it reads depends on the page
 * and the number of leaves, not on the number of products; the total is a sum of counters.
 */
const categoryText = madeOnce(
  (order: Order) => `
  with leaf as materialized (select id from category where path @> array[$2::uuid] and is_leaf)
  select ${cardColumnsText('$3')},
    (select coalesce(sum(n.delta), 0)::int from listing_count n join leaf on leaf.id = n.category_id where n.region_id = $1) as total
  from (
    select top.product_id, top.${order.column} from leaf cross join lateral (
      ${firstKeys(order, textOf, 'l.region_id = $1 and l.category_id = leaf.id and l.visible', '$4')}) top
    order by ${order.by('top')} limit $5 offset $6
  ) k join product_listing l on l.product_id = k.product_id
  order by ${order.by('k')}`,
)

const regionText = madeOnce(
  (order: Order) => `
  select ${cardColumnsText('$2')}, (select coalesce(sum(delta), 0)::int from listing_count where region_id = $1) as total
  from (
    select top.* from (${firstKeys(order, textOf, 'l.region_id = $1 and l.visible', '$3')}) top
    order by ${order.by('top')} limit $4 offset $5
  ) k join product_listing l on l.product_id = k.product_id
  order by ${order.by('k')}`,
)

interface CountedRow extends CardRow {
  total: number
}

/** The hot path: a category, or all, without further filters. One prepared statement. */
async function plainPage(ctx: ActorContext, question: ListingQuestion, sort: ProductSort): Promise<FoundPage> {
  const { limit, offset } = limits(question)
  const { regionId } = ctx.region
  const window = [offset + limit, limit, offset]
  const rows = question.categoryId
    ? await ctx.query<CountedRow>(`listing_category_${sort}`, categoryText(ORDERS[sort]), [
        regionId,
        question.categoryId,
        ctx.locale,
        ...window,
      ])
    : await ctx.query<CountedRow>(`listing_region_${sort}`, regionText(ORDERS[sort]), [regionId, ctx.locale, ...window])
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
  const filters = sql`${figureConditions(question)}${termConditions(termGroups(question))}`
  const where = sql`${scopeConditions(ctx, scope)}${filters}`
  const { rows } = await ctx.db.execute<CardRow>(sql`
    select ${cardColumns(ctx.locale)} from (
      select top.* from (${firstKeys<SQL | string>(order, queryOf, where, sql`${offset + limit}`)}) top
      order by ${sql.raw(order.by('top'))} limit ${limit} offset ${offset}
    ) k join product_listing l on l.product_id = k.product_id
    order by ${sql.raw(order.by('k'))}`)
  if (rows.length > 0 && rows.length < limit) return { rows, total: offset + rows.length, capped: false }
  const all = await scopeTotal(ctx, scope)
  if (isScopeOnly(question)) return { rows, total: all, capped: false }
  const { rows: counted } = await ctx.db.execute<{ fitting: number; seen: number }>(sql`
    select count(*) filter (where fits)::int as fitting, count(*)::int as seen
    from (${scopeSample(ctx, scope, sql`(true ${filters}) as fits`)}) sample`)
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
