import { lazy, Suspense } from 'react'
import { useBuyer } from './use-buyer'

const Viewing = lazy(() => import('../buyer/viewing'))

/** The last of a public frame: that an operator looks on as the buyer. Fetched only then. */
export function ViewingNotice() {
  const { who } = useBuyer()
  if (!who?.viewing) return null
  return (
    <Suspense fallback={null}>
      <Viewing who={who} viewing={who.viewing} />
    </Suspense>
  )
}
