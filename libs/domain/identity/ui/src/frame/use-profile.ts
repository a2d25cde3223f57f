import { profile } from '@tradeport/domain/identity/contract'
import { useEndpoint } from '@tradeport/web/react'
import { PROFILE_OPTIONS } from './work-start'

/** Who is signed in: asked once and kept, refreshed when the session changes. */
export function useProfile() {
  return useEndpoint(profile, {}, PROFILE_OPTIONS)
}
