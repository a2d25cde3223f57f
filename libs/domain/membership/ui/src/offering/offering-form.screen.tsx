import { offeringDetail } from '@tradeport/domain/membership/contract'
import { LoadFailed, useEndpoint } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { OfferingForm } from './offering-form'

/** `/membership/offerings/new` and `/membership/offerings/:id/edit`. */
export default function OfferingFormScreen() {
  const { id } = useParams()
  const { data, error, refetch } = useEndpoint(offeringDetail, { id: id ?? '' }, { enabled: id !== undefined })
  if (id === undefined) return <OfferingForm detail={null} />
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={12} />
  return <OfferingForm key={data.version} detail={data} />
}
