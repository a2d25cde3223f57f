import { LoadFailed, type EndpointState } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'

export interface DetailPendingProps {
  readonly state: Pick<EndpointState<unknown>, 'error' | 'refetch'>
  readonly lines: number
}

/** Where a form waits for the document that it is about: its outline, or that it did not come and can be asked for again. */
export function DetailPending({ state: { error, refetch }, lines }: DetailPendingProps) {
  return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={lines} />
}
