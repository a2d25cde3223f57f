import { profile } from '@tradeport/domain/identity/contract'
import { CUSTOMERS } from '@tradeport/domain/service-order/rules'
import { useLookingOn } from '@tradeport/web/navigation'
import { useEndpoint, useSession } from '@tradeport/web/react'

const KEPT_MS = 300_000

/** Who came to the market: whoever is neither customer nor provider has no orders. */
export function useParty() {
  const { isSignedIn } = useSession()
  const looksOn = useLookingOn() !== undefined
  const { data, error } = useEndpoint(profile, {}, { enabled: isSignedIn, ignoreError: true, staleMs: KEPT_MS })
  const kind = isSignedIn && data?.user ? data.kind : undefined
  return {
    audience: kind === 'seller' ? ('customer' as const) : kind === 'provider' ? ('provider' as const) : undefined,
    /** Whether their roles order for the company. */
    mayOrder:
      kind === 'seller' &&
      !looksOn &&
      (data?.ownRights?.includes('serviceOrder:create') ?? CUSTOMERS.some(role => data?.roles.includes(role))),
    person: data?.user?.displayName ?? '',
    /** The person and their company: what is typed for one of their companies is not found again at another. */
    whose: `${data?.user?.id}.${data?.company?.id}`,
    isKnown: !isSignedIn || data !== undefined || error !== undefined,
  }
}
