import { bannerPage, type BannerRow } from '@tradeport/domain/content/contract'
import { MAX_PAGE_SIZE } from '@tradeport/kernel/contract-kit'
import type { EndpointState } from '@tradeport/web/entity'
import { useEndpoint, useOpened } from '@tradeport/web/react'

/** Banners are few: the list is their detail. */
const ALL = { pageSize: MAX_PAGE_SIZE }
const NOT_FOUND = { code: 'MALL600404', message: '' }

function among(
  all: ReturnType<typeof useEndpoint<typeof bannerPage>>,
  id: string | undefined,
): EndpointState<BannerRow> {
  const banner = all.data?.records.find(row => row.id === id)
  return { ...all, data: banner, error: all.data && !banner ? NOT_FOUND : all.error }
}

export const useBanner = (id: string | undefined) =>
  among(useEndpoint(bannerPage, ALL, { enabled: id !== undefined, quiet: true }), id)

/** For its form. */
export const useOpenedBanner = (id: string | undefined) =>
  among(useOpened(bannerPage, ALL, { enabled: id !== undefined, quiet: true }), id)
