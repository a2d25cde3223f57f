import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListQuery } from './entity-definition'

const FILTER = 'f.'
export const PAGE_SIZES = [20, 50, 100] as const

function positive(text: string | null, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

export function queryFrom(params: URLSearchParams): ListQuery {
  const filters: Record<string, string> = {}
  for (const [key, value] of params) if (key.startsWith(FILTER) && value) filters[key.slice(FILTER.length)] = value
  const status = params.get('status')
  const keyword = params.get('q')
  const sort = params.get('sort')
  return {
    pageNum: positive(params.get('page'), 1),
    pageSize: Math.min(200, positive(params.get('size'), PAGE_SIZES[0])),
    ...(status ? { status } : {}),
    ...(keyword ? { keyword } : {}),
    ...(sort ? { sort } : {}),
    filters,
  }
}

export interface ListChange {
  pageNum?: number
  pageSize?: number
  status?: string | undefined
  keyword?: string | undefined
  sort?: string | undefined
  filters?: Readonly<Record<string, string | undefined>>
}

/** The address of a changed list: everything but a page change goes back to the first page. */
export function changed(params: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (key: string, value: string | undefined) => {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  if (change.pageNum === undefined) next.delete('page')
  else put('page', change.pageNum === 1 ? undefined : String(change.pageNum))
  if (change.pageSize !== undefined) put('size', String(change.pageSize))
  if ('status' in change) put('status', change.status)
  if ('keyword' in change) put('q', change.keyword)
  if ('sort' in change) put('sort', change.sort)
  for (const [key, value] of Object.entries(change.filters ?? {})) put(`${FILTER}${key}`, value)
  return next
}

/** Status tab, filters, sort and page live in the address, so that a link shows the same list. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => queryFrom(params), [params])
  const [place] = useState(() => window.location.pathname)
  const change = useCallback(
    (next: ListChange, replace = false) => {
      // The list still shows while the page that was chosen is fetched: words that come to rest then must not lead back.
      if (window.location.pathname === place) setParams(current => changed(current, next), { replace })
    },
    [setParams, place],
  )
  const clear = useCallback(() => setParams(new URLSearchParams()), [setParams])
  return { query, change, clear }
}
