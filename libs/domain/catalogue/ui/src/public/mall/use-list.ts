import { useMemo } from 'react'
import { readListQuery, writeListQuery, type ListQuery } from '@tradeport/domain/catalogue/rules'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useNavigateTo } from '@tradeport/web/navigation'

export interface ListAddress {
  readonly query: ListQuery
  /** The address of another list at the same place. */
  readonly hrefOf: (query: ListQuery) => string
  readonly show: (query: ListQuery) => void
}

/** The list that the address describes. */
export function useListAddress(): ListAddress {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigateTo()
  const query = useMemo(() => readListQuery(params), [params])
  const hrefOf = (next: ListQuery) => {
    const written = writeListQuery(next)
    return written === '' ? pathname : `${pathname}?${written}`
  }
  return {
    query,
    hrefOf,
    show: next => {
      const href = hrefOf(next)
      if (href !== hrefOf(query)) navigate(href)
    },
  }
}
