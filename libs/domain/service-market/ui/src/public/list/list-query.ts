import { MARKET_SORTS, PRICE_MODES, type MarketSort, type PriceMode } from '@tradeport/domain/service-market/contract'
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
  pageNum: number
}

const KEYWORD_MAX = 200

export function queryFrom(params: URLSearchParams): MarketQuery {
  const language = params.get('language') ?? ''
  const country = params.get('country') ?? ''
  const page = Number(params.get('page'))
  return {
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    sort: MARKET_SORTS.find(sort => sort === params.get('sort')) ?? 'recommended',
    priceMode: PRICE_MODES.find(mode => mode === params.get('price')),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    language: isLocaleCode(language) ? language : undefined,
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
  if (query.pageNum > 1) put('page', String(query.pageNum))
  return params
}

export const filterCount = ({ priceMode, country, language }: MarketQuery): number =>
  [priceMode, country, language].filter(Boolean).length

/** What is asked for lives in the address; everything but a page change goes back to the first page. */
export function useMarketQuery() {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => queryFrom(params), [params])
  const change = useCallback(
    (next: Partial<MarketQuery>, replace = false) =>
      setParams(current => paramsOf({ ...queryFrom(current), pageNum: 1, ...next }), { replace }),
    [setParams],
  )
  return { query, change, hrefOf: (pageNum: number) => `${pathname}?${paramsOf({ ...query, pageNum })}` }
}
