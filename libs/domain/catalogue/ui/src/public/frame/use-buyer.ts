import { useMemo } from 'react'
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { profile, type Profile } from '@tradeport/domain/identity/contract'
import { PLATFORMS, cookieDomain } from '@tradeport/kernel/config'
import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { resolveError } from '@tradeport/kernel/errors'
import { useRuntime } from '@tradeport/web/react'
import { createRequestLayer, type Failure, type RequestLayer } from '@tradeport/web/request'
import { createCookieJar } from '@tradeport/web/session'

export interface Buyer {
  /** Somebody is signed in at the buyer front-end. */
  readonly isSignedIn: boolean
  /** Who, once the server has said so. */
  readonly who: Profile | undefined
}

const ASK_AGAIN_MS = 300_000

/** Of the buyer front-end, with its `Bearer ` prefix. */
export function buyerToken(): string | undefined {
  const jar = createCookieJar({
    domain: cookieDomain(window.location.host),
    secure: window.location.protocol === 'https:',
  })
  return jar.get(PLATFORMS.buyer.tokenKey)
}

/**
 * Calls with the buyer front-end's token; none where nobody is signed in there. The portal's own calls are a visitor's (spec
 * section 6): only what greets a buyer, or shows prices kept for buyers, goes this way.
 */
export function useBuyerLayer(): RequestLayer | undefined {
  const { region, i18n, session } = useRuntime()
  const isSignedIn = session.isSignedInAt(PLATFORMS.buyer)
  return useMemo(() => {
    if (!isSignedIn) return undefined
    return createRequestLayer({
      platform: 'buyer',
      requestSource: PLATFORMS.buyer.requestSource,
      source: () => region.source,
      token: buyerToken,
      locale: i18n.locale,
    })
  }, [isSignedIn, region, i18n])
}

/** When a buyer is asked about, and how long the answer stands. */
interface Asking {
  readonly key: QueryKey
  readonly isAsked?: boolean
  readonly staleTime?: number
  /** Default those of the connection. */
  readonly retries?: number
}

interface AskedBuyer<T> {
  readonly layer: RequestLayer | undefined
  /** Nobody is signed in: there is no token, or the server has said that its session is over. A lost answer says nothing of that. */
  readonly isNobody: boolean
  readonly data: T | undefined
}

/** What the buyer front-end's session is answered; nothing is asked where nobody is signed in there. */
export function useAsBuyer<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key, isAsked = true, retries, ...asking }: Asking,
): AskedBuyer<OutputOf<E>> {
  const layer = useBuyerLayer()
  const { data, error } = useQuery<OutputOf<E>, Partial<Failure> | null>({
    ...asking,
    queryKey: key,
    enabled: layer !== undefined && isAsked,
    queryFn: async ({ signal }) => {
      const result = await layer?.call(endpoint, input, {
        signal,
        ignoreError: true,
        ...(retries === undefined ? {} : { retries }),
      })
      return result?.ok ? result.data : Promise.reject(result?.failure)
    },
  })
  return { layer, isNobody: layer === undefined || resolveError(error?.code ?? '').removeToken, data }
}

/** Who is signed in at the buyer front-end; a session that has ended reads as signed out. */
export function useBuyer(): Buyer {
  const asked = useAsBuyer(profile, {}, { key: ['buyer.profile'], staleTime: ASK_AGAIN_MS, retries: 0 })
  const isNobody = asked.isNobody || asked.data?.user === null
  return { isSignedIn: !isNobody, who: isNobody ? undefined : asked.data }
}
