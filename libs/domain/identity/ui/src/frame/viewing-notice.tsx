import { Suspense, lazy } from 'react'
import type { Profile } from '@tradeport/domain/identity/contract'

const ViewingBanner = lazy(async () => ({ default: (await import('./viewing-banner')).ViewingBanner }))

/** The banner of whoever looks on, for front-ends with a frame of their own; fetched only then. */
export function ViewingNotice({ who }: { who: Profile }) {
  if (!who.viewing) return null
  return (
    <Suspense fallback={null}>
      <ViewingBanner who={who} viewing={who.viewing} atEdge />
    </Suspense>
  )
}
