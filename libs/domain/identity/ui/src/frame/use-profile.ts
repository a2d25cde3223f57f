import { profile } from '@tradeport/domain/identity/contract'
import { useEndpoint } from '@tradeport/web/react'

/** Who is signed in: asked once and kept, refreshed when the session changes. */
export function useProfile() {
  return useEndpoint(profile, {}, { staleMs: 300_000 })
}
