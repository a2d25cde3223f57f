import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListQuery } from './entity-definition'

const FILTER = 'f.'
const COLUMNS = 'cols'
/** Where somebody is in a list; all else says how it is shown. */
const PAGE = 'page'
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
    pageNum: positive(params.get(PAGE), 1),
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
  if (change.pageNum === undefined) next.delete(PAGE)
  else put(PAGE, change.pageNum === 1 ? undefined : String(change.pageNum))
  if (change.pageSize !== undefined) put('size', String(change.pageSize))
  if ('status' in change) put('status', change.status)
  if ('keyword' in change) put('q', change.keyword)
  if ('sort' in change) put('sort', change.sort)
  for (const [key, value] of Object.entries(change.filters ?? {})) put(`${FILTER}${key}`, value)
  return next
}

/** The columns that the address names, in their own order; those that are shown at first where it names none that there are. */
export function columnsFrom<K extends string>(
  params: URLSearchParams,
  all: readonly K[],
  first: readonly K[],
): readonly K[] {
  const named = params.get(COLUMNS)?.split(',') ?? []
  const chosen = all.filter(column => named.includes(column))
  return chosen.length > 0 ? chosen : first
}

/** The address of the same list, and the same page of it, with these columns. */
export function withColumns<K extends string>(
  params: URLSearchParams,
  chosen: readonly K[],
  first: readonly K[],
): URLSearchParams {
  const next = new URLSearchParams(params)
  if (chosen.join() === first.join()) next.delete(COLUMNS)
  else next.set(COLUMNS, chosen.join())
  return next
}

/** Everything is shown again, in the order and with the columns and rows to a page that were chosen. */
export function cleared(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([key]) => key === COLUMNS || key === 'sort' || key === 'size'))
}

/** How a list is shown, as it is kept: the same for the same view, wherever in the list somebody is. */
export function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([key, value]) => key !== PAGE && value !== ''))
  kept.sort()
  return kept.toString()
}

/** What the address says: what is drawn is behind it while a change is on its way, and the next one may come before that is drawn. */
const addressed = () => new URLSearchParams(window.location.search)

/** Status tab, filters, sort, page and columns live in the address, so that a link shows the same list. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => queryFrom(params), [params])
  const [place] = useState(() => window.location.pathname)
  const change = useCallback(
    (next: ListChange, replace = false) => {
      // The list still shows while the page that was chosen is fetched: words that come to rest then must not lead back.
      if (window.location.pathname === place) setParams(changed(addressed(), next), { replace })
    },
    [setParams, place],
  )
  const clear = useCallback(() => setParams(cleared(addressed())), [setParams])
  return { query, change, clear }
}

/** The columns of a list that are shown, and how to choose others: at least one always is. */
export function useListColumns<K extends string>(all: readonly K[], first: readonly K[]) {
  const [params, setParams] = useSearchParams()
  const columns = columnsFrom(params, all, first)
  const toggle = (column: K) => {
    const now = addressed()
    const shown = columnsFrom(now, all, first)
    const next = all.filter(each => shown.includes(each) !== (each === column))
    if (next.length > 0) setParams(withColumns(now, next, first), { replace: true })
  }
  return { columns, toggle }
}
