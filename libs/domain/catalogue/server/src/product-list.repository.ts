import { sql, type SQL } from 'drizzle-orm'
import type { ProductRow } from '@tradeport/domain/catalogue/contract'
import { TOTAL_CAP, type I18nText, type LocaleCode, type Page } from '@tradeport/kernel/contract-kit'
import { queryWords, searchQuery } from '@tradeport/kernel/values'
import { towards } from '@tradeport/node/parties'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { productRowOf } from './product-view'
import type { ProductRecord } from './catalogue.table'

/** What a keyword of sellers and operators finds: number, model number and title words that begin with it. */
export function keywordCondition(keyword: string | undefined, locale: LocaleCode): SQL {
  if (!keyword) return sql``
  const query = searchQuery(queryWords(keyword, locale), 'prefix')
  return query ? sql` and p.words @@ ${query}::tsquery` : sql` and false`
}

/** Products in and below a category. */
export function categoryCondition(categoryId: string | undefined): SQL {
  return categoryId
    ? sql` and p.category_id in (select id from category where path @> array[${categoryId}::uuid])`
    : sql``
}

interface ListRow extends Record<string, unknown> {
  id: string
  no: string
  store_id: string
  company_id: string
  category_id: string
  status: string
  change_status: string | null
  version: number
  title: I18nText
  source_locale: string
  model_no: string
  cover_file_id: string | null
  price_min: string | null
  price_max: string | null
  price_currency: string | null
  sale_unit: string
  moq: string | null
  sku_count: number
  completeness: number
  submitted_at: string | null
  published_at: string | null
  off_sale_at: string | null
  hidden_at: string | null
  created_at: string
  updated_at: string
  category_name: I18nText
  store_name: I18nText
  stock: number | null
}

const time = (value: string | null) => (value === null ? null : new Date(value))

function recordOf(row: ListRow): ProductRecord {
  return {
    id: row.id,
    no: row.no,
    regionId: '',
    status: row.status,
    version: row.version,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    createdBy: null,
    updatedBy: null,
    storeId: row.store_id,
    companyId: row.company_id,
    categoryId: row.category_id,
    changeStatus: row.change_status,
    content: null,
    title: row.title,
    sourceLocale: row.source_locale,
    modelNo: row.model_no,
    coverFileId: row.cover_file_id,
    priceMin: row.price_min,
    priceMax: row.price_max,
    priceCurrency: row.price_currency,
    saleUnit: row.sale_unit,
    moq: row.moq,
    skuCount: row.sku_count,
    completeness: row.completeness,
    words: '',
    review: null,
    submittedAt: time(row.submitted_at),
    publishedAt: time(row.published_at),
    offSaleAt: time(row.off_sale_at),
    hiddenAt: time(row.hidden_at),
  }
}

/**
 * One page of products for sellers and operators: the page in one query, its total in a capped second.
 *
 * @param stakes the companies that the reader, an operator, is one of the people of
 */
export async function productPageOf(
  ctx: ActorContext,
  input: { pageNum: number; pageSize: number },
  where: SQL,
  order: SQL,
  stakes: ReadonlySet<string> = new Set(),
): Promise<Page<ProductRow>> {
  const { limit, offset } = limits(input)
  const { rows } = await ctx.db.execute<ListRow>(sql`
    select p.id, p.no, p.store_id, p.company_id, p.category_id, p.status, p.change_status, p.version, p.title, p.source_locale, p.model_no,
      p.cover_file_id, p.price_min, p.price_max, p.price_currency, p.sale_unit, p.moq, p.sku_count, p.completeness, p.submitted_at,
      p.published_at, p.off_sale_at, p.hidden_at, p.created_at, p.updated_at, c.name as category_name, s.name as store_name,
      (select sum(k.stock_qty)::int from product_sku k where k.product_id = p.id and k.current and k.enabled) as stock
    from (select * from product p where ${where} order by ${order} limit ${limit} offset ${offset}) p
    join category c on c.id = p.category_id join store s on s.id = p.store_id
    order by ${order}`)
  const records = rows.map(row =>
    productRowOf(towards(ctx, stakes.has(row.company_id)), recordOf(row), {
      categoryName: row.category_name,
      storeName: row.store_name,
      stockQty: row.stock,
    }),
  )
  return countedPage(ctx.db, input, records, sql`from product p where ${where}`, TOTAL_CAP)
}
