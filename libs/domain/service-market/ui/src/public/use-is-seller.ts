import { profile } from '@tradeport/domain/identity/contract'
import { useEndpoint, useSession } from '@tradeport/web/react'

/** Sellers alone order services, and ask about them. A session that has ended must not drive a reader away from a public page. */
export function useIsSeller(): boolean {
  const { isSignedIn } = useSession()
  const who = useEndpoint(profile, {}, { enabled: isSignedIn, ignoreError: true, staleMs: 300_000 })
  return isSignedIn && who.data?.kind === 'seller'
}
