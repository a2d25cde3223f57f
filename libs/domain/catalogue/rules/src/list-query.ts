import {
  PRODUCT_SORTS,
  type productFacets,
  type productPage,
  type ProductSort,
} from '@tradeport/domain/catalogue/contract'
import { INCOTERM_CODES, TRADE_TYPES, type IncotermCode, type TradeType } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'

/** What a product list shows; its address holds all of it, so that a link shows the same list. */
export interface ListQuery {
  readonly keyword: string
  readonly trade: TradeType | undefined
  readonly attributes: Readonly<Record<string, readonly string[]>>
  readonly incoterms: readonly IncotermCode[]
  readonly currency: string
  readonly priceMin: string
  readonly priceMax: string
  readonly moqMax: string
  readonly leadMax: string
  readonly sample: boolean
  readonly customisable: boolean
  readonly verify: number
  readonly origin: string
  readonly sort: ProductSort | undefined
  readonly page: number
}

export const DEFAULT_CURRENCY = 'USD'
const ATTRIBUTE = 'a.'
const MAX_ATTRIBUTES = 10
const MAX_OPTIONS = 20
/** The server lists no further than 10,000 rows. */
const MAX_PAGE = 500

const DECIMAL = /^\d{1,9}(?:\.\d{1,3})?$/
const WHOLE = /^[1-9]\d{0,2}$/
const CODE = /^[a-z0-9][a-z0-9_.-]{0,47}$/

/** Query of an address; browser and Node both have it. */
interface Params {
  get(name: string): string | null
  keys(): Iterable<string>
}
declare const URLSearchParams: new () => Params & { set(name: string, value: string): void; toString(): string }

/** Reads an address; what nobody can mean is left out rather than refused. */
export function readListQuery(params: Params): ListQuery {
  const text = (name: string, shape: RegExp) => {
    const value = (params.get(name) ?? '').trim()
    return shape.test(value) ? value : ''
  }
  const list = (name: string) => (params.get(name) ?? '').split(',').filter(value => value !== '' && value.length <= 60)
  const attributes: Record<string, readonly string[]> = {}
  for (const name of new Set(params.keys())) {
    const code = name.slice(ATTRIBUTE.length)
    const values = list(name).slice(0, MAX_OPTIONS)
    if (!name.startsWith(ATTRIBUTE) || !CODE.test(code) || values.length === 0) continue
    if (Object.keys(attributes).length < MAX_ATTRIBUTES) attributes[code] = values
  }
  const given = new Set(list('incoterm'))
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, 200),
    trade: TRADE_TYPES.find(type => type === params.get('trade')),
    attributes,
    incoterms: INCOTERM_CODES.filter(code => given.has(code)),
    currency: text('currency', /^[A-Z]{3}$/) || DEFAULT_CURRENCY,
    priceMin: text('priceMin', DECIMAL),
    priceMax: text('priceMax', DECIMAL),
    moqMax: text('moqMax', DECIMAL),
    leadMax: text('leadMax', WHOLE),
    sample: params.get('sample') === '1',
    customisable: params.get('custom') === '1',
    verify: Number(text('verify', /^[1-3]$/)),
    origin: text('origin', /^[A-Z]{2}$/),
    sort: PRODUCT_SORTS.find(sort => sort === params.get('sort')),
    page: Math.min(MAX_PAGE, Math.max(1, Number(text('page', /^\d{1,4}$/)))),
  }
}

/** The same list always has the same address: a fixed order, defaults left out. */
export function writeListQuery(query: ListQuery): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string) => value !== '' && params.set(name, value)
  put('q', query.keyword)
  put('trade', query.trade ?? '')
  for (const code of Object.keys(query.attributes).sort()) {
    put(ATTRIBUTE + code, [...(query.attributes[code] ?? [])].sort().join(','))
  }
  put('incoterm', query.incoterms.join(','))
  put('currency', query.currency === DEFAULT_CURRENCY ? '' : query.currency)
  put('priceMin', query.priceMin)
  put('priceMax', query.priceMax)
  put('moqMax', query.moqMax)
  put('leadMax', query.leadMax)
  put('sample', query.sample ? '1' : '')
  put('custom', query.customisable ? '1' : '')
  put('verify', query.verify > 0 ? String(query.verify) : '')
  put('origin', query.origin)
  put('sort', query.sort === 'relevance' ? '' : (query.sort ?? ''))
  put('page', query.page > 1 ? String(query.page) : '')
  // Commas separate values and are legal in a query; encoded they make links unreadable.
  return params.toString().replaceAll('%2C', ',')
}

export const EMPTY_QUERY: ListQuery = readListQuery(new URLSearchParams())

/** Where the goods of a list are: everywhere, in a category, or in a store. */
export interface ListPlace {
  readonly categoryId?: string | undefined
  readonly storeId?: string | undefined
}

/** Everything but order and page, as the server takes it. */
export function filtersOf(query: ListQuery, within: ListPlace) {
  const filters: InputOf<typeof productFacets> = {
    ...(query.keyword ? { keyword: query.keyword } : {}),
    ...(within.categoryId ? { categoryId: within.categoryId } : {}),
    ...(within.storeId ? { storeId: within.storeId } : {}),
    ...(query.trade ? { tradeType: query.trade } : {}),
    ...(Object.keys(query.attributes).length > 0
      ? {
          attributes: Object.fromEntries(Object.entries(query.attributes).map(([code, values]) => [code, [...values]])),
        }
      : {}),
    ...(query.incoterms.length > 0 ? { incoterms: [...query.incoterms] } : {}),
    ...(query.priceMin || query.priceMax || query.currency !== DEFAULT_CURRENCY ? { currency: query.currency } : {}),
    ...(query.priceMin ? { priceMin: query.priceMin } : {}),
    ...(query.priceMax ? { priceMax: query.priceMax } : {}),
    ...(query.moqMax ? { moqMax: query.moqMax } : {}),
    ...(query.leadMax ? { leadDaysMax: Number(query.leadMax) } : {}),
    ...(query.sample ? { sampleAvailable: true } : {}),
    ...(query.customisable ? { customisable: true } : {}),
    ...(query.verify > 0 ? { verifyLevel: query.verify } : {}),
    ...(query.origin ? { originCountry: query.origin } : {}),
  }
  return filters
}

/** Full rows in two, three and four columns. */
export const LIST_PAGE_SIZE = 24

/** What a page of a list asks the server for. */
export function listInput(query: ListQuery, within: ListPlace): InputOf<typeof productPage> {
  return {
    ...filtersOf(query, within),
    pageNum: query.page,
    pageSize: LIST_PAGE_SIZE,
    ...(query.sort ? { sort: query.sort } : {}),
  }
}
