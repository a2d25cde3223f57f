import { bannerPage, type BannerRow } from '@tradeport/domain/content/contract'
import { MAX_PAGE_SIZE } from '@tradeport/kernel/contract-kit'
import type { EndpointState } from '@tradeport/web/entity'
import { useEndpoint } from '@tradeport/web/react'

/** Banners are few: the list is their detail. */
const NOT_FOUND = { code: 'MALL600404', message: '' }

export function useBanner(id: string | undefined): EndpointState<BannerRow> {
  const all = useEndpoint(bannerPage, { pageSize: MAX_PAGE_SIZE }, { enabled: id !== undefined, quiet: true })
  const banner = all.data?.records.find(row => row.id === id)
  return { ...all, data: banner, error: all.data && !banner ? NOT_FOUND : all.error }
}
