import { sql, type SQL } from 'drizzle-orm'
import {
  companyFacts,
  storePublicDetail,
  type StoreListRow,
  type StorePublicDetail,
} from '@tradeport/domain/catalogue/contract'
import { closureAhead } from '@tradeport/domain/catalogue/rules'
import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { civilDateIn, pickText, queryWords, searchQuery } from '@tradeport/kernel/values'
import { isoOrNull } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { storeTable, type StoreRecord } from './catalogue.table'
import { categoryNames } from './category.repository'
import { pickTextSql } from './pick-text-sql'
import { localeOf, storeCardOf } from './store-card'
import { visibleProducts } from './store.repository'

export interface StoreQuestion {
  pageNum: number
  pageSize: number
  keyword?: string | undefined
  sort?: 'relevance' | 'newest' | undefined
  categoryId?: string | undefined
  verifyLevel?: number | undefined
  country?: string | undefined
}

const SHOWN_PRODUCTS = 4

function conditionsOf(ctx: ActorContext, question: StoreQuestion): SQL {
  const query = question.keyword ? searchQuery(queryWords(question.keyword, ctx.locale), 'prefix') : undefined
  return sql`region_id = ${ctx.region.regionId} and status = 'open'
    ${query === undefined ? sql`` : query === null ? sql`and false` : sql`and words @@ ${query}::tsquery`}
    ${question.verifyLevel === undefined ? sql`` : sql`and verify_level >= ${question.verifyLevel}`}
    ${question.country === undefined ? sql`` : sql`and country = ${question.country}`}
    ${
      question.categoryId === undefined
        ? sql``
        : sql`and exists (select 1 from product_listing l where l.store_id = store.id and l.visible
            and l.category_id in (select id from category where path @> array[${question.categoryId}::uuid]))`
    }`
}

export async function storePageOf(ctx: ActorContext, question: StoreQuestion): Promise<Page<StoreListRow>> {
  const where = conditionsOf(ctx, question)
  const { limit, offset } = limits(question)
  const order =
    question.sort === 'newest' ? sql`opened_at desc, id desc` : sql`verify_level desc, opened_at desc, id desc`
  const stores = await ctx.db.select().from(storeTable).where(where).orderBy(order).limit(limit).offset(offset)
  const counts = await visibleProducts(
    ctx,
    stores.map(store => store.id),
  )
  const products = await topProducts(ctx, stores)
  const categories = await categoryNames(
    ctx,
    stores.flatMap(store => store.mainCategoryIds),
  )
  return countedPage(
    ctx.db,
    question,
    stores.map(store => ({
      ...storeCardOf(ctx, store),
      intro: pickText(store.intro, ctx.locale, localeOf(store.sourceLocale)),
      companyType: store.companyType,
      productCount: counts.get(store.id) ?? 0,
      mainCategories: namedCategories(store, categories),
      products: products.get(store.id) ?? [],
    })),
    sql`from store where ${where}`,
    TOTAL_CAP,
  )
}

async function topProducts(
  ctx: ActorContext,
  stores: readonly StoreRecord[],
): Promise<Map<string, StoreListRow['products']>> {
  const rows = await ctx.query<{ store_id: string; products: StoreListRow['products'] }>(
    'store_top_products',
    `select s.id as store_id, jsonb_agg(jsonb_build_object('id', l.product_id, 'coverFileId', l.cover_file_id,
       'title', ${pickTextSql('l.title', '$2', 'l.source_locale')}) order by l.score desc) as products
     from unnest($1::uuid[]) as s (id) cross join lateral (
       select product_id, cover_file_id, title, source_locale, score from product_listing
       where store_id = s.id and visible order by score desc, product_id desc limit ${SHOWN_PRODUCTS}) l
     group by s.id`,
    [stores.map(store => store.id), ctx.locale],
  )
  return new Map(rows.map(row => [row.store_id, row.products]))
}

function namedCategories(store: StoreRecord, names: ReadonlyMap<string, string>): { id: string; name: string }[] {
  return store.mainCategoryIds.flatMap(id => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}

export async function storePublic(
  ctx: ActorContext,
  wanted: { id?: string | undefined; slug?: string | undefined },
): Promise<StorePublicDetail> {
  const [store] = await ctx.db
    .select()
    .from(storeTable)
    .where(
      sql`${storeTable.regionId} = ${ctx.region.regionId} and ${storeTable.status} = 'open'
        and ${wanted.id ? sql`${storeTable.id} = ${wanted.id}` : sql`${storeTable.slug} = ${wanted.slug ?? ''}`}`,
    )
  if (!store) throw new AppError('MALL600404')
  const counts = await visibleProducts(ctx, [store.id])
  const { monthlyCapacity, typeProvenUntil, productionProvenUntil, ...facts } = companyFacts.parse(store.companyFacts)
  const names = await categoryNames(ctx, [
    ...store.mainCategoryIds,
    ...monthlyCapacity.map(({ categoryId }) => categoryId),
  ])
  const today = ctx.now().toISOString().slice(0, 10)
  const closure = closureAhead(store.closedFrom, store.closedTo, civilDateIn(ctx.now(), ctx.region.timeZone))
  const holding = (until: string | null) => (until !== null && until >= today ? until : null)
  return storePublicDetail.parse({
    ...store,
    ...storeCardOf(ctx, store),
    intro: pickText(store.intro, ctx.locale, localeOf(store.sourceLocale)),
    mainCategories: namedCategories(store, names),
    productCount: counts.get(store.id) ?? 0,
    openedAt: isoOrNull(store.openedAt),
    closedFrom: closure?.from ?? null,
    closedTo: closure?.to ?? null,
    facts: {
      ...facts,
      monthlyCapacity: monthlyCapacity.flatMap(({ categoryId, quantity, unit }) => {
        const category = names.get(categoryId)
        return category === undefined ? [] : [{ category, quantity, unit }]
      }),
      typeProvenUntil: holding(typeProvenUntil),
      productionProvenUntil: holding(productionProvenUntil),
    },
  })
}
