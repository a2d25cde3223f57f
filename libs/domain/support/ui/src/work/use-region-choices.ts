import { useQuery } from '@tanstack/react-query'
import { ALL_REGIONS, loadRegionTexts } from '@tradeport/kernel/config'
import { useLocale } from '@tradeport/web/react'

/** Names of the regions in the reader's language. */
function useRegionNames(): ReadonlyMap<string, string> {
  const { locale } = useLocale()
  const { data } = useQuery({
    queryKey: ['regionNamesById', locale],
    staleTime: Infinity,
    queryFn: async () => {
      const texts = await Promise.all(ALL_REGIONS.map(({ region }) => loadRegionTexts(region)))
      return new Map(ALL_REGIONS.map((region, index) => [region.regionId, texts[index]?.regionName[locale] ?? '']))
    },
  })
  return data ?? new Map(ALL_REGIONS.map(region => [region.regionId, region.prefix.toUpperCase()]))
}

export function useRegionName(id: string): string {
  return useRegionNames().get(id) ?? id
}

export function useRegionChoices() {
  const names = useRegionNames()
  return ALL_REGIONS.map(region => ({ value: region.region, label: names.get(region.regionId) ?? region.prefix }))
}
