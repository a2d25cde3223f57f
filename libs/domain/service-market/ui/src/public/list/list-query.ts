import {
  MARKET_SORTS,
  PRICE_MODES,
  QUALIFICATION_TYPES,
  type MarketSort,
  type PriceMode,
  type QualificationType,
} from '@tradeport/domain/service-market/contract'
import { isLocaleCode, type LocaleCode } from '@tradeport/kernel/config'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

export const PAGE_SIZE = 24

export interface MarketQuery {
  keyword: string
  sort: MarketSort
  priceMode: PriceMode | undefined
  country: string | undefined
  language: LocaleCode | undefined
  port: string | undefined
  serviceRegion: string | undefined
  proof: QualificationType | undefined
  providerCompanyId: string | undefined
  exceptProviderId: string | undefined
  verified: true | undefined
  priceMin: string | undefined
  priceMax: string | undefined
  pageNum: number
}

const KEYWORD_MAX = 200
const REGION_MAX = 80
const PORT = /^[A-Z]{2}[A-Z2-9]{3}$/
const AMOUNT = /^\d{1,12}(?:\.\d{1,4})?$/
const COMPANY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What narrows the list besides words and category: nothing is chosen. */
export const NO_FILTERS = {
  priceMode: undefined,
  country: undefined,
  language: undefined,
  port: undefined,
  serviceRegion: undefined,
  proof: undefined,
  providerCompanyId: undefined,
  exceptProviderId: undefined,
  verified: undefined,
  priceMin: undefined,
  priceMax: undefined,
} as const satisfies Partial<MarketQuery>

export function queryFrom(params: URLSearchParams): MarketQuery {
  const language = params.get('language') ?? ''
  const country = params.get('country') ?? ''
  const page = Number(params.get('page'))
  const given = (name: string, form: RegExp) => {
    const value = params.get(name) ?? ''
    return form.test(value) ? value : undefined
  }
  return {
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    sort: MARKET_SORTS.find(sort => sort === params.get('sort')) ?? 'recommended',
    priceMode: PRICE_MODES.find(mode => mode === params.get('price')),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    language: isLocaleCode(language) ? language : undefined,
    port: given('port', PORT),
    serviceRegion: params.get('region')?.trim().slice(0, REGION_MAX) || undefined,
    proof: QUALIFICATION_TYPES.find(type => type === params.get('proof')),
    providerCompanyId: given('provider', COMPANY),
    exceptProviderId: given('except', COMPANY),
    verified: params.get('verified') === '1' ? true : undefined,
    priceMin: given('min', AMOUNT),
    priceMax: given('max', AMOUNT),
    pageNum: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function paramsOf(query: MarketQuery): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | undefined) => value && params.set(name, value)
  put('q', query.keyword)
  if (query.sort !== 'recommended') put('sort', query.sort)
  put('price', query.priceMode)
  put('country', query.country)
  put('language', query.language)
  put('port', query.port)
  put('region', query.serviceRegion)
  put('proof', query.proof)
  put('provider', query.providerCompanyId)
  put('except', query.exceptProviderId)
  put('verified', query.verified && '1')
  put('min', query.priceMin)
  put('max', query.priceMax)
  if (query.pageNum > 1) put('page', String(query.pageNum))
  return params
}

/** As the market is asked; the page and the order are not among them. */
export const filtersOf = ({ keyword, pageNum: _page, sort: _sort, ...filters }: MarketQuery) => ({
  ...filters,
  ...(keyword ? { keyword } : {}),
})

/** Both ends of a price are one filter. */
export function filterCount(query: MarketQuery): number {
  const { priceMin, priceMax, ...filters } = filtersOf({ ...query, keyword: '' })
  return [...Object.values(filters), priceMin ?? priceMax].filter(Boolean).length
}

/** Which order somebody came from stays, whatever is looked for. */
function keeping(current: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const like = current.get('like')
  if (like !== null) next.set('like', like)
  return next
}

/** What is asked for lives in the address; everything but a page change goes back to the first page. */
export function useMarketQuery() {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => queryFrom(params), [params])
  const change = useCallback(
    (next: Partial<MarketQuery>, replace = false) =>
      setParams(current => keeping(current, paramsOf({ ...queryFrom(current), pageNum: 1, ...next })), { replace }),
    [setParams],
  )
  const at = (path: string, pageNum: number) => {
    const search = keeping(params, paramsOf({ ...query, pageNum })).toString()
    return search ? `${path}?${search}` : path
  }
  return {
    ...{ query, change },
    hrefOf: (pageNum: number) => at(pathname, pageNum),
    /** The same search in a category; in all of them without one. */
    hrefOfCategory: (code?: string) => at(code === undefined ? '/services' : `/category/${code}`, 1),
  }
}
