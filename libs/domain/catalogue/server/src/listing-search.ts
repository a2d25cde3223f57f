import { queryWords, searchQuery, type QueryMode, type QueryWord } from '@tradeport/kernel/values'
import { sql, type SQL } from 'drizzle-orm'
import { limits, type ActorContext } from '@tradeport/node/server-kit'
import { filled } from './filled-statement'
import { cardColumnsText, cardValues, type CardRow } from './listing-card'
import { figureConditions, termConditions, termGroups, type ListingFilters } from './listing-filter'
import { categoryLexeme } from './listing.repository'
import { ORDERS, isNarrowed, type FoundPage, type ListingQuestion, type Order } from './listing-order'
import { OF_LISTING, seenText } from './price-sight'
import { UNBANDED, bandPlan, type BandPlan } from './score-bands'
import { madeOnce } from './made-once'
import { meantWords } from './search-vocabulary'

/** Nobody reads further; what is found beyond is said to exist. */
const MAX_FOUND = 1000
/** Orders other than by relevance look at so many at once. */
const SORTED_AT_ONCE = 300
/** Shorter beginnings mean too many words. */
const MIN_BEGINNING = 3

/** What is asked of the index: words, within a category, by these bands of the score. */
export interface SearchQuestion {
  words: string
  within: string | undefined
  plan: BandPlan
}

/**
 * From the strictest question to the mildest: all words, the beginnings of all words, all as they were meant, any of them. The
 * next one is thought of when the one before has found nothing.
 */
export async function* searchQuestions(ctx: ActorContext, filters: ListingFilters): AsyncGenerator<SearchQuestion> {
  const text = filters.keyword ?? ''
  const asked = queryWords(text, ctx.locale)
  const plan = await bandPlan(ctx)
  const within = filters.categoryId ? categoryLexeme(filters.categoryId) : undefined
  const known = new Set<string>()
  const questionOf = (of: readonly QueryWord[], mode: QueryMode): SearchQuestion[] => {
    const words = searchQuery(of, mode)
    // A single word is the same question with `any` as with `all`.
    if (words === null || known.has(words)) return []
    known.add(words)
    // Beginnings are gathered as a whole by the index, whatever else is asked.
    return [{ words, within, plan: mode === 'prefix' ? { ...UNBANDED, block: plan.block } : plan }]
  }
  yield* questionOf(asked, 'all')
  if (hasBeginning(asked)) yield* questionOf(asked, 'prefix')
  const meant = await meantWords(ctx, asked, text)
  if (meant) yield* questionOf(meant, 'all')
  yield* questionOf(meant ?? asked, 'any')
}

function hasBeginning(asked: readonly QueryWord[]): boolean {
  const last = asked.at(-1)?.[0]?.at(-1) ?? ''
  return !/^[\x20-\x7e]*$/.test(last) || last.length >= MIN_BEGINNING
}

/**
 * Listings that a question finds, the best bands first; stops as soon as there are enough. $1 region, $2 the question, $3 the score
 * below which bands are not told apart, then the question within each group of bands. How many stands in the text: see `rowStatement`.
 */
function candidatesText(columns: string, groups: number, firstGroup: number, limit: number): string {
  const branch = (match: string) =>
    `(select ${columns} from product_listing l where l.region_id = $1 and l.visible§filters§ and ${match})`
  const banded = Array.from({ length: groups }, (_, group) => branch(`l.search @@ $${firstGroup + group}::tsquery`))
  const found = [...banded, branch('l.search @@ $2::tsquery and l.score < $3')]
  return `select * from (${found.join(' union all ')}) found limit ${limit}`
}

function candidateValues(ctx: ActorContext, { words, within, plan }: SearchQuestion) {
  const question = within ? `(${words})&'${within}'` : `(${words})`
  return {
    first: [ctx.region.regionId, question, plan.restBelow],
    groups: plan.groups.map(lexemes => `${question}&(${lexemes.map(lexeme => `'${lexeme}'`).join('|')})`),
  }
}

/** The same as part of another query, with these columns. */
export function searchCandidates(
  ctx: ActorContext,
  columns: SQL,
  filters: SQL,
  asked: SearchQuestion,
  limit: number,
): SQL {
  const { first, groups } = candidateValues(ctx, asked)
  const text = candidatesText('§columns§', groups.length, first.length + 1, limit)
  return filled(text, [...first, ...groups], { columns, filters })
}

/** What narrows a search to a store; the category is a lexeme of the question. */
export function storeCondition(filters: ListingFilters): SQL {
  return filters.storeId ? sql` and l.store_id = ${filters.storeId}` : sql``
}

/**
 * Relevance to the words, lifted by what a product and its store answer; block by block, so that a further page neither repeats
 * nor skips what an earlier one showed.
 */
const BEST: Order = {
  column: 'rank',
  by: alias => `${alias}.block, ${alias}.rank * (1 + ${alias}.score / 200.0) desc, ${alias}.product_id desc`,
}

const isCard = <T extends { product_id?: string | null }>(row: T): row is T & CardRow =>
  typeof row.product_id === 'string'

/** After the values of the candidates: $4 words, $5 block, $6 size and $7 begin of the page, from $8 those of cards. */
const pageText = (order: Order, groups: number, wanted: number) => `
  with candidate as materialized (
    select found.*, (row_number() over () - 1) / $5::int as block from (${candidatesText(
      `l.product_id, l.score, l.published_at, case when ${seenText(OF_LISTING, '$9', '$10')} then l.price_ref end as price,
       l.moq, ts_rank(l.search, $4::tsquery) as rank`,
      groups,
      11,
      wanted,
    )}) found)
  select ${cardColumnsText(8)}, counted.total from (select count(*)::int as total from candidate) counted
  left join (select * from candidate c order by ${order.by('c')} limit $6 offset $7) k on true
  left join product_listing l on l.product_id = k.product_id
  order by ${order.by('k')}`

/** The same for words alone. */
const plainText = madeOnce((order: Order) =>
  madeOnce((groups: number) =>
    madeOnce((wanted: number) => pageText(order, groups, wanted).replaceAll('§filters§', '')),
  ),
)

interface FoundRow extends Record<string, unknown> {
  product_id: string | null
  total: number
}

const filtersOf = (ctx: ActorContext, question: ListingQuestion): SQL =>
  sql`${storeCondition(question)}${figureConditions(ctx, question)}${termConditions(termGroups(question))}`

/** One page of what a text finds: as many candidates from the index as the page needs, ranked. */
export async function searchPage(ctx: ActorContext, question: ListingQuestion): Promise<FoundPage> {
  const isPlain = !question.storeId && !isNarrowed(question)
  const sort = question.sort ?? 'relevance'
  const order = sort === 'relevance' ? BEST : ORDERS[sort]
  const { limit, offset } = limits(question)
  for await (const asked of searchQuestions(ctx, question)) {
    const { block } = asked.plan
    const wanted = order === BEST ? Math.min(MAX_FOUND, Math.ceil((offset + limit) / block) * block) : SORTED_AT_ONCE
    const { first, groups } = candidateValues(ctx, asked)
    const values = [...first, asked.words, block, limit, offset, ...cardValues(ctx), ...groups]
    // Words alone are the hot path: one prepared statement for each order.
    const rows = isPlain
      ? await ctx.query<FoundRow>(
          `search_${sort}_${groups.length}_${wanted}`,
          plainText(order)(groups.length)(wanted),
          values,
        )
      : (
          await ctx.db.execute<FoundRow>(
            filled(pageText(order, groups.length, wanted), values, { filters: filtersOf(ctx, question) }),
          )
        ).rows
    const total = rows[0]?.total ?? 0
    // Beyond the last page there is the total alone; without any candidate the next, milder question is asked.
    if (total > 0) return { rows: rows.filter(isCard), total, capped: total >= wanted }
  }
  return { rows: [], total: 0, capped: false }
}
