import { useQueryClient } from '@tanstack/react-query'
import {
  favouriteAdd,
  favouriteMarks,
  favouriteRemove,
  type FavouriteTarget,
} from '@tradeport/domain/catalogue/contract'
import { isViewSession } from '@tradeport/kernel/config'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useRuntime } from '@tradeport/web/react'
import { buyerSignInUrl } from '../frame/addresses'
import { buyerToken, useAsBuyer } from '../frame/use-buyer'
import { keepWish } from './wish'

type Marks = OutputOf<typeof favouriteMarks>

const KEY = ['buyer', favouriteMarks.name]
const ASK_AGAIN_MS = 60_000
const NOTHING: Marks = { product: [], store: [], news: [], document: [] }

export interface Favourites {
  /** Nobody can keep anything before they have signed in as a buyer. */
  readonly isSignedIn: boolean
  /** While an operator looks on as the buyer: why what is kept stays as it is. */
  readonly lockedBy: string | undefined
  /** What is kept is known. */
  readonly isReady: boolean
  has(type: FavouriteTarget, id: string): boolean
  /** Keeps it or lets it go; a visitor is taken to the sign-in, which comes back here. */
  toggle(type: FavouriteTarget, id: string): Promise<void>
}

/** What the buyer keeps; one question for all hearts of a page. */
export function useFavourites(): Favourites {
  const { i18n } = useRuntime()
  const client = useQueryClient()
  const { layer, isNobody, data } = useAsBuyer(favouriteMarks, {}, { key: KEY, staleTime: ASK_AGAIN_MS })
  const isSignedIn = !isNobody
  const has = (type: FavouriteTarget, id: string) => data?.[type].includes(id) ?? false
  return {
    isSignedIn,
    lockedBy: isSignedIn && isViewSession(buyerToken()) ? i18n.text('shell', 'viewing.reason') : undefined,
    isReady: data !== undefined,
    has,
    async toggle(targetType, targetId) {
      if (!layer || !isSignedIn) {
        keepWish(targetType, targetId)
        return window.location.assign(buyerSignInUrl())
      }
      const isKept = has(targetType, targetId)
      mark(client, targetType, targetId, !isKept)
      const result = await layer.call(isKept ? favouriteRemove : favouriteAdd, { targetType, targetId }, {})
      if (!result.ok) mark(client, targetType, targetId, isKept)
    },
  }
}

/** Shown at once, and taken back where the server refuses. */
function mark(client: ReturnType<typeof useQueryClient>, type: FavouriteTarget, id: string, isKept: boolean): void {
  client.setQueryData<Marks>(KEY, (marks = NOTHING) => {
    const others = marks[type].filter(other => other !== id)
    return { ...marks, [type]: isKept ? [id, ...others] : others }
  })
}
