import { useQuery } from '@tanstack/react-query'
import { ALL_REGIONS, loadRegionTexts } from '@tradeport/kernel/config'
import { useLocale, usePlatform, useRegion, useRegionTexts } from '@tradeport/web/react'
import type { RegionChoice } from '@tradeport/web/shell'

/** The markets under the same roof. Another market is another address: its home page behind its own prefix. */
export function useRegionChoices(): readonly RegionChoice[] {
  const current = useRegion()
  const { regionName } = useRegionTexts()
  const { locale } = useLocale()
  const { basicPath } = usePlatform()
  const { data: names } = useQuery({
    queryKey: ['regions', locale],
    staleTime: Infinity,
    queryFn: async () => {
      const texts = await Promise.all(ALL_REGIONS.map(({ region }) => loadRegionTexts(region)))
      return texts.map(text => text.regionName[locale])
    },
  })
  return ALL_REGIONS.map(({ region, prefix }, index) => ({
    region,
    name: region === current.region ? regionName : (names?.[index] ?? prefix.toUpperCase()),
    // Absolute: a path would get the current market’s prefix.
    href: `${window.location.origin}/${prefix}${basicPath}`,
  }))
}
