import type { ProductSort } from '@tradeport/domain/catalogue/contract'
import type { CardRow } from './listing-card'
import type { ListingFilters } from './listing-filter'

export interface ListingQuestion extends ListingFilters {
  pageNum: number
  pageSize: number
  sort?: ProductSort | undefined
}

/** Whether there are filters, other than words and where the list is of. */
export function isNarrowed(question: ListingQuestion): boolean {
  const {
    pageNum: _page,
    pageSize: _size,
    sort: _sort,
    categoryId: _category,
    storeId: _store,
    currency: _currency,
    keyword: _keyword,
    ...filters
  } = question
  return Object.values(filters).some(value => value !== undefined && value !== '' && value !== false)
}

/** An order of lists. */
export interface Order {
  column: string
  /** Of the rows of an alias, fitting an index from one of its ends. */
  by(alias: string): string
}

/** By prices that the caller sees; those they do not, and goods without one, come last. */
export interface PriceOrder extends Order {
  readonly column: 'price'
  /** The two directions: of prices, and among goods of one price. */
  readonly price: 'asc' | 'desc'
  readonly id: 'asc' | 'desc'
}

export const isByPrice = (order: Order): order is PriceOrder => 'price' in order

const CHEAPEST: PriceOrder = {
  column: 'price',
  price: 'asc',
  id: 'desc',
  by: alias => `${alias}.price, ${alias}.product_id desc`,
}

const DEAREST: PriceOrder = {
  column: 'price',
  price: 'desc',
  id: 'asc',
  by: alias => `${alias}.price desc nulls last, ${alias}.product_id`,
}

export const ORDERS: Record<ProductSort, Order> = {
  relevance: { column: 'score', by: alias => `${alias}.score desc, ${alias}.product_id desc` },
  newest: { column: 'published_at', by: alias => `${alias}.published_at desc, ${alias}.product_id desc` },
  price_asc: CHEAPEST,
  price_desc: DEAREST,
  moq_asc: { column: 'moq', by: alias => `${alias}.moq, ${alias}.product_id desc` },
}

export interface FoundPage {
  rows: CardRow[]
  total: number
  /** There are more than `total`. */
  capped: boolean
}
