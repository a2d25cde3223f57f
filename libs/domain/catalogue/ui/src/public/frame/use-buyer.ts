import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { profile, type Profile } from '@tradeport/domain/identity/contract'
import { PLATFORMS, cookieDomain } from '@tradeport/kernel/config'
import { useRuntime } from '@tradeport/web/react'
import { createRequestLayer, type RequestLayer } from '@tradeport/web/request'
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

/** Who is signed in at the buyer front-end; a session that has ended reads as signed out. */
export function useBuyer(): Buyer {
  const layer = useBuyerLayer()
  const { data, isError } = useQuery({
    queryKey: ['buyer.profile'],
    enabled: layer !== undefined,
    staleTime: ASK_AGAIN_MS,
    queryFn: async ({ signal }) => {
      const result = await layer?.call(profile, {}, { signal, ignoreError: true, retries: 0 })
      return result?.ok ? result.data : Promise.reject(result?.failure)
    },
  })
  const isNobody = isError || data?.user === null
  return { isSignedIn: layer !== undefined && !isNobody, who: isNobody ? undefined : data }
}
