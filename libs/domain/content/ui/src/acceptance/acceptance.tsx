import { Suspense, lazy, useEffect, useState } from 'react'
import { documentsToAccept } from '@tradeport/domain/content/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { useEndpoint, useRuntime, whenAnswered } from '@tradeport/web/react'

const AcceptanceDialog = lazy(() => import('./acceptance-dialog'))

const KEPT_MS = 300_000

/** Asks the person, and nobody who only looks on. */
export default function Acceptance() {
  const { queryClient } = useRuntime()
  const [isTime, setTime] = useState(false)
  useEffect(() => whenAnswered(queryClient, () => setTime(true)), [queryClient])
  const who = useEndpoint(profile, {}, { staleMs: KEPT_MS }).data
  const isTheirs = who !== undefined && who.user !== null && who.viewing === null
  const { data, refetch } = useEndpoint(
    documentsToAccept,
    {},
    { enabled: isTime && isTheirs, staleMs: KEPT_MS, quiet: true },
  )
  if (!data || data.documents.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AcceptanceDialog documents={data.documents} onOutdated={refetch} />
    </Suspense>
  )
}
