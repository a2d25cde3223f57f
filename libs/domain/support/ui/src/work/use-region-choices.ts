import { ALL_REGIONS } from '@tradeport/kernel/config'
import { useRegionNames } from '@tradeport/web/react'

export function useRegionChoices() {
  const nameOf = useRegionNames()
  return ALL_REGIONS.map(({ region, regionId }) => ({ value: region, label: nameOf(regionId) }))
}
