import { profile } from '@tradeport/domain/identity/contract'
import { offeringDetail } from '@tradeport/domain/membership/contract'
import { LoadFailed, useEndpoint } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { OfferingForm } from './offering-form'

/** `/membership/offerings/new` and `/membership/offerings/:id/edit`. */
export default function OfferingFormScreen() {
  const { id } = useParams()
  const { data, error, refetch } = useEndpoint(offeringDetail, { id: id ?? '' }, { enabled: id !== undefined })
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const userId = who.data?.user?.id
  if (userId && id === undefined) return <OfferingForm detail={null} userId={userId} />
  if (userId && data) return <OfferingForm key={data.version} detail={data} userId={userId} />
  const failed = error ?? who.error
  if (!failed) return <SkeletonText lines={12} />
  return (
    <LoadFailed
      error={failed}
      onRetry={() => {
        who.refetch()
        refetch()
      }}
    />
  )
}
