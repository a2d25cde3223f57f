import { useQuery } from '@tanstack/react-query'
import { ALL_REGIONS, loadRegionTexts } from '@tradeport/kernel/config'
import { useLocale, useRegion, useRegionTexts } from '@tradeport/web/react'
import type { RegionChoice } from '@tradeport/web/shell'

/** The markets under the same roof, each behind its own prefix. */
export function useRegions(): readonly RegionChoice[] {
  const current = useRegion()
  const { regionName } = useRegionTexts()
  const { locale } = useLocale()
  const { data: names } = useQuery({
    queryKey: ['regionNames', locale],
    staleTime: Infinity,
    queryFn: async () => {
      const texts = await Promise.all(ALL_REGIONS.map(({ region }) => loadRegionTexts(region)))
      return texts.map(text => text.regionName[locale])
    },
  })
  return ALL_REGIONS.map(({ region, prefix }, index) => ({
    region,
    name: region === current.region ? regionName : (names?.[index] ?? prefix.toUpperCase()),
    // Absolute: a path would get the prefix of the market that is shown.
    href: `${window.location.origin}/${prefix}/`,
  }))
}
