import { regionDetail } from '@tradeport/domain/identity/contract'
import { loadRegionTexts } from '@tradeport/kernel/config'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed, useEndpoint, useRegion } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useMayDo } from '../frame/use-may-do'
import { useProfile } from '../frame/use-profile'
import { RegionForm } from './region-form'

/** What operators say of the region of the address over what came with the deployment. */
export default function RegionScreen() {
  const { data, error, refetch } = useEndpoint(regionDetail, {})
  const { region } = useRegion()
  const { data: texts } = useQuery({
    queryKey: ['regionTexts', region],
    staleTime: Infinity,
    queryFn: () => loadRegionTexts(region),
  })
  const userId = useProfile().data?.user?.id
  const may = useMayDo()
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data || !texts || !userId) return <SkeletonText lines={14} />
  return (
    <RegionForm
      key={`${data.region} ${data.version}`}
      detail={data}
      texts={texts}
      userId={userId}
      mayEdit={may.holds('region:update')}
    />
  )
}
