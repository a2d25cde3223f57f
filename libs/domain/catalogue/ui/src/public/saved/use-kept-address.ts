import { useSearchParams } from 'react-router-dom'
import { FAVOURITE_TARGETS, type FavouriteTarget } from '@tradeport/domain/catalogue/contract'

export interface KeptAddress {
  readonly type: FavouriteTarget
  /** Empty for all folders. */
  readonly folder: string
  readonly page: number
  /** Another kind or folder begins with its first page. */
  show(change: { readonly type?: FavouriteTarget; readonly folder?: string; readonly page?: number }): void
  /** In place of the page that there is no more. */
  fallBackTo(page: number): void
}

/** What of all that is kept the address shows. */
export function useKeptAddress(): KeptAddress {
  const [params, setParams] = useSearchParams()
  const type = FAVOURITE_TARGETS.find(known => known === params.get('type')) ?? 'product'
  const folder = params.get('folder') ?? ''
  const given = params.get('page') ?? ''
  const paramsOf: (change: Parameters<KeptAddress['show']>[0]) => URLSearchParams = change => {
    const next = { type, folder, page: 1, ...change }
    return new URLSearchParams({
      ...(next.type === 'product' ? {} : { type: next.type }),
      ...(next.folder === '' ? {} : { folder: next.folder }),
      ...(next.page > 1 ? { page: String(next.page) } : {}),
    })
  }
  return {
    ...{ type, folder, page: /^[1-9]\d{0,2}$/.test(given) ? Number(given) : 1 },
    show: change => setParams(paramsOf(change)),
    fallBackTo: page => setParams(paramsOf({ page }), { replace: true }),
  }
}
