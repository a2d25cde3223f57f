import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { KNITWEAR_ID, SCARF_ID, SWEATER_ID } from '@tradeport/domain/catalogue/contract'
import { VISITOR, type ActorContext } from '@tradeport/node/server-kit'
import { generateProducts } from './bench-data'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'
import { listingFacets } from './listing-facets'
import { listingPage } from './listing-page'
import { productDetailOf } from './product-detail'
import { operatorProductHandlers } from './product-operator.handlers'
import { publicHandlers } from './product-public.handlers'
import { sellerProductHandlers } from './product-seller.handlers'
import { siteMapHandlers } from './site-map.handlers'
import { suggestionsFor } from './search-suggestions'
import { storePageOf } from './store-public'

/** Enough for the planner to prefer an index wherever one fits. */
const PRODUCTS = 20_000

let mall: TestMall
let seller: TestSeller
let someProduct = ''

interface Statement {
  /** Of one that is kept prepared. */
  name?: string
  text: string
  values: readonly unknown[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** The same context, which remembers every statement that goes through it. */
function recording(ctx: ActorContext, statements: Statement[]): ActorContext {
  const db = new Proxy(ctx.db, {
    get(target, key, receiver) {
      if (key !== 'execute') return Reflect.get(target, key, receiver)
      return (query: Parameters<typeof dialect.sqlToQuery>[0]) => {
        const { sql: text, params } = dialect.sqlToQuery(query)
        statements.push({ text, values: params })
        return target.execute(query)
      }
    },
  })
  return {
    ...ctx,
    db,
    query(name, text, values) {
      statements.push({ name, text, values })
      return ctx.query(name, text, values)
    },
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** Runs a question and explains all its statements: which indexes were used, which tables read whole, and how many rows of big tables. */
async function explained(work: (ctx: ActorContext) => Promise<unknown>, as = VISITOR) {
  const statements: Statement[] = []
  await mall.inside(ctx => work(recording(ctx, statements)), as)
  const nodes: PlanNode[] = []
  for (const { text, values } of statements) {
    const { rows } = await mall.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    )
    const plan = rows[0]?.['QUERY PLAN'][0]
    if (plan) nodes.push(...nodesOf(plan.Plan))
  }
  const big = nodes.filter(node => node['Relation Name'] === 'product_listing' || node['Relation Name'] === 'product')
  const read = (node: PlanNode) =>
    ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
  return {
    indexes: [...new Set(nodes.flatMap(node => node['Index Name'] ?? []))],
    scanned: big.filter(node => node['Node Type'] === 'Seq Scan').map(node => node['Relation Name']),
    rows: Math.max(0, ...big.map(read)),
  }
}

/** More often than PostgreSQL tries a plan for the values at hand before it thinks of one to keep. */
const ENOUGH_TO_KEEP = 8

/**
 * The named statements of a question that PostgreSQL plans anew for each call, once it has seen them often enough. Those that look for words
 * are not among them: how rare a word is decides how it is best looked for.
 */
async function plannedAnew(
  work: (ctx: ActorContext) => Promise<unknown>,
): Promise<{ names: string[]; anew: string[] }> {
  const statements: Statement[] = []
  await mall.inside(ctx => work(recording(ctx, statements)), VISITOR)
  const named = statements.flatMap(({ name, ...rest }) => (name === undefined ? [] : [{ name, ...rest }]))
  const client = await mall.pool.connect()
  try {
    for (const { name, text, values } of named)
      for (let time = 0; time < ENOUGH_TO_KEEP; time++)
        await client.query({ name: `kept_${name}`, text, values: [...values] })
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_prepared_statements where name = any ($1) and generic_plans = 0`,
      [named.map(({ name }) => `kept_${name}`)],
    )
    return { names: named.map(({ name }) => name), anew: rows.map(({ name }) => name) }
  } finally {
    client.release()
  }
}

const page = (
  ctx: ActorContext,
  question: Omit<Parameters<typeof listingPage>[1], 'pageNum' | 'pageSize'> & { pageNum?: number },
) => listingPage(ctx, { pageNum: 1, pageSize: 20, ...question })

beforeAll(async () => {
  mall = await startMall()
  seller = await mall.seller({ verifyLevel: 3 })
  await mall.onSale(seller)
  const stores = [seller.storeId]
  for (let level = 0; level < 20; level++) stores.push((await mall.seller({ verifyLevel: level % 4 })).storeId)
  await mall.pool.query(`update store set status = 'open', opened_at = created_at`)
  await mall.inside(ctx =>
    generateProducts(ctx.db, {
      count: PRODUCTS,
      regionId: DEFAULT_REGION.regionId,
      storeIds: stores,
      categories: [SWEATER_ID, SCARF_ID],
    }),
  )
  // Some wait for review, as in life.
  await mall.pool.query(
    `update product set status = 'pending_review', submitted_at = created_at where no like 'PRB%77'`,
  )
  await mall.pool.query('vacuum analyze')
  await mall.api.jobs.run('catalogue.measure-bands')
  someProduct =
    (await mall.pool.query<{ product_id: string }>('select product_id from product_listing limit 1')).rows[0]
      ?.product_id ?? ''
}, 180_000)
afterAll(() => mall.close())

describe(`with ${PRODUCTS} products`, () => {
  it.each<[string, (ctx: ActorContext) => Promise<unknown>, string, number]>([
    ['a category', ctx => page(ctx, { categoryId: KNITWEAR_ID }), 'listing_category_score', 60],
    [
      'a category, newest first',
      ctx => page(ctx, { categoryId: SCARF_ID, sort: 'newest' }),
      'listing_category_newest',
      60,
    ],
    [
      'a category by price',
      ctx => page(ctx, { categoryId: KNITWEAR_ID, sort: 'price_asc' }),
      'listing_category_price',
      60,
    ],
    [
      'a category by falling price',
      ctx => page(ctx, { categoryId: KNITWEAR_ID, sort: 'price_desc' }),
      'listing_category_price',
      60,
    ],
    ['a category by MOQ', ctx => page(ctx, { categoryId: KNITWEAR_ID, sort: 'moq_asc' }), 'listing_category_moq', 60],
    ['a category, page 30', ctx => page(ctx, { categoryId: KNITWEAR_ID, pageNum: 30 }), 'listing_category_score', 1300],
    ['the whole region', ctx => page(ctx, { sort: 'newest' }), 'listing_newest', 60],
    ['the whole region by price', ctx => page(ctx, { sort: 'price_desc' }), 'listing_price', 60],
    [
      'a common facet',
      ctx => page(ctx, { categoryId: KNITWEAR_ID, attributes: { gauge: ['12'] } }),
      'listing_score',
      12_000,
    ],
    ['a store', ctx => page(ctx, { storeId: seller.storeId }), 'listing_store', 12_000],
    ['a common word', ctx => page(ctx, { keyword: 'mohair' }), 'listing_search', 300],
    ['a rare word', ctx => page(ctx, { keyword: 'gulomuk' }), 'listing_search', 300],
    ['two words', ctx => page(ctx, { keyword: 'merino cardigan' }), 'listing_search', 300],
    ['Chinese words', ctx => page(ctx, { keyword: '美利奴' }), 'listing_search', 300],
    ['a word with a mistake', ctx => page(ctx, { keyword: 'moahir' }), 'search_word_sound', 300],
    ['facets of a category', ctx => listingFacets(ctx, { categoryId: SCARF_ID }), 'listing_category_score', 12_000],
    ['facets of a search', ctx => listingFacets(ctx, { keyword: 'mohair' }), 'listing_search', 2100],
    // The smaller of the two indexes that lead to it.
    ['a product', ctx => productDetailOf(ctx, someProduct), 'listing_site_map', 1],
    ['suggestions', ctx => suggestionsFor(ctx, 'swe'), 'search_suggestion_prefix', 1],
    ['stores', ctx => storePageOf(ctx, { pageNum: 1, pageSize: 20 }), 'listing_store', 1000],
  ])('%s is read by its index', async (_, work, index, rows) => {
    const plan = await explained(work)
    expect(plan.indexes).toContain(index)
    expect(plan.scanned).toEqual([])
    expect(plan.rows).toBeLessThanOrEqual(rows)
  })

  it.each<[string, (ctx: ActorContext) => Promise<unknown>, string]>([
    ['a category', ctx => page(ctx, { categoryId: KNITWEAR_ID }), 'listing_category_relevance_visitors_20'],
    ['the whole region by price', ctx => page(ctx, { sort: 'price_asc' }), 'listing_region_price_asc_visitors_20'],
    [
      'a category, page 30',
      ctx => page(ctx, { categoryId: KNITWEAR_ID, pageNum: 30 }),
      'listing_category_relevance_visitors_600',
    ],
    [
      'related goods',
      ctx => publicHandlers.relatedProducts(ctx, { id: someProduct, limit: 6 }, { files: [] }),
      'related_similar_10',
    ],
    ['suggestions', ctx => suggestionsFor(ctx, 'sweater'), 'suggestions'],
    [
      'a page of the site map',
      ctx => siteMapHandlers.siteMapEntries(ctx, { kind: 'product', skip: 1000, limit: 1000 }, { files: [] }),
      'site_map_product_2400',
    ],
  ])('%s is planned once and kept', async (_, work, name) => {
    const { names, anew } = await plannedAnew(work)
    expect(names).toContain(name)
    expect(anew).toEqual([])
  })

  it('the most frequent words read no more than the candidates', async () => {
    expect((await explained(ctx => page(ctx, { keyword: 'knit' }))).rows).toBeLessThanOrEqual(200)
  })

  it.each<[string, (ctx: ActorContext) => Promise<unknown>, string]>([
    [
      'own products',
      ctx => sellerProductHandlers.ownProductPage(ctx, { pageNum: 1, pageSize: 20 }, { files: [] }),
      'product_store_updated',
    ],
    [
      'own products of a status',
      ctx =>
        sellerProductHandlers.ownProductPage(
          ctx,
          { pageNum: 1, pageSize: 20, status: 'pending_review' },
          { files: [] },
        ),
      'product_store_status',
    ],
    [
      'own products by a word',
      ctx => sellerProductHandlers.ownProductPage(ctx, { pageNum: 1, pageSize: 20, keyword: 'MM-1' }, { files: [] }),
      'product_words',
    ],
  ])('%s are read by their index', async (_, work, index) => {
    const plan = await explained(work, seller.actor)
    expect(plan.indexes).toContain(index)
    expect(plan.scanned).toEqual([])
  })

  it('the review queue is read by its index', async () => {
    const plan = await explained(
      ctx =>
        operatorProductHandlers({ stakesOf: async () => new Set() }).adminProductPage(
          ctx,
          { pageNum: 1, pageSize: 20, status: 'review' },
          { files: [] },
        ),
      mall.operator.actor,
    )
    expect(plan.indexes).toContain('product_queue')
    expect(plan.scanned).toEqual([])
    expect(plan.rows).toBeLessThanOrEqual(PRODUCTS / 50)
  })

  it('knows totals without counting', async () => {
    const { total, totalCapped } = await mall.inside(ctx => page(ctx, { categoryId: KNITWEAR_ID }), VISITOR)
    expect([total, totalCapped]).toEqual([10_000, true])
  })

  it('counts facets of a long list over its first part, and says so', async () => {
    const facets = await mall.inside(ctx => listingFacets(ctx, { categoryId: KNITWEAR_ID }), VISITOR)
    expect(facets.approximate).toBe(true)
    expect(facets.groups.find(group => group.key === 'a.gauge')?.options).toHaveLength(7)
  })

  it('shows each product once over all pages of a category', async () => {
    const seen: string[] = []
    for (let pageNum = 1; pageNum <= 25; pageNum++) {
      const { records } = await mall.inside(ctx => page(ctx, { categoryId: KNITWEAR_ID, pageNum }), VISITOR)
      seen.push(...records.map(record => record.id))
    }
    expect(new Set(seen).size).toBe(500)
  })

  it('shows each product once over all pages of a search, the best bands first', async () => {
    const seen: string[] = []
    for (let pageNum = 1; pageNum <= 20; pageNum++) {
      const { records, totalCapped } = await mall.inside(ctx => page(ctx, { keyword: 'knit', pageNum }), VISITOR)
      expect([records.length, totalCapped]).toEqual([20, true])
      seen.push(...records.map(record => record.id))
    }
    expect(new Set(seen).size).toBe(400)
    const { rows } = await mall.pool.query<{ lowest: number; top: number }>(
      'select min(score) as lowest, (select max(score) from product_listing) as top from product_listing where product_id = any ($1)',
      [seen],
    )
    expect((rows[0]?.top ?? 0) - (rows[0]?.lowest ?? 0)).toBeLessThan(30)
  })

  it('keeps its counters right when they are folded together', async () => {
    const figure = async () =>
      (await mall.pool.query<{ n: string }>('select sum(delta) as n from listing_count')).rows[0]?.n
    await mall.pool.query(
      `insert into listing_count select region_id, category_id, d from listing_count, generate_series(-300, 300) d where d <> 0`,
    )
    const before = await figure()
    await mall.api.jobs.run('catalogue.fold-counts')
    expect(await figure()).toBe(before)
    expect(
      Number((await mall.pool.query<{ n: string }>('select count(*) as n from listing_count')).rows[0]?.n),
    ).toBeLessThan(5)
  })

  it('learns which words are common', async () => {
    await mall.api.jobs.run('catalogue.count-suggestions')
    const { words } = await mall.inside(ctx => suggestionsFor(ctx, 'k'), VISITOR)
    expect(words[0]).toBe('knit')
  })

  it('knows how many there are as before when changes are summed up, in one row for each number that changed', async () => {
    const shown = () =>
      mall.inside(
        async ctx => [
          (await page(ctx, { categoryId: KNITWEAR_ID })).total,
          (await page(ctx, { categoryId: SCARF_ID })).total,
        ],
        VISITOR,
      )
    const rows = async () =>
      (await mall.pool.query(`select count(*)::int as rows from listing_count where category_id = $1`, [SCARF_ID]))
        .rows[0]
    await mall.pool.query(`insert into listing_count
      select region_id, category_id, case when n % 2 = 0 then 1 else -1 end
      from (select distinct region_id, category_id from listing_count) c, generate_series(1, 30) n`)
    const before = await shown()
    await mall.api.jobs.run('catalogue.fold-counts')
    expect(await shown()).toEqual(before)
    expect(await rows()).toEqual({ rows: 1 })
    await mall.pool.query(`insert into listing_count
      select region_id, category_id, 0 from (select distinct region_id, category_id from listing_count) c`)
    await mall.api.jobs.run('catalogue.fold-counts')
    expect(await rows()).toEqual({ rows: 2 })
  })
})
