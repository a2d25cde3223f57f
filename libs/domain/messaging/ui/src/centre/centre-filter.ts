import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_TABS,
  type NotificationCategory,
  type NotificationTab,
} from '@tradeport/domain/messaging/contract'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

export const TABS = ['all', ...NOTIFICATION_TABS] as const
export const PAGE_SIZE = 20

export interface CentreFilter {
  tab: 'all' | NotificationTab
  category?: NotificationCategory
  unreadOnly: boolean
  pageNum: number
}

export function filterFrom(params: URLSearchParams): CentreFilter {
  const tab = TABS.find(known => known === params.get('tab')) ?? 'all'
  // System notifications have no areas.
  const category =
    tab === 'system' ? undefined : NOTIFICATION_CATEGORIES.find(known => known === params.get('category'))
  const page = Number(params.get('page'))
  return {
    tab,
    ...(category ? { category } : {}),
    unreadOnly: params.get('unread') === '1',
    pageNum: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function paramsOf({ tab, category, unreadOnly, pageNum }: CentreFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('tab', tab)
  if (category && tab !== 'system') params.set('category', category)
  if (unreadOnly) params.set('unread', '1')
  if (pageNum > 1) params.set('page', String(pageNum))
  return params
}

/** What is shown lives in the address, so that a link or a reload shows the same messages. */
export function useCentreFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => filterFrom(params), [params])
  const show = useCallback((next: CentreFilter) => setParams(paramsOf(next)), [setParams])
  return { filter, show }
}
