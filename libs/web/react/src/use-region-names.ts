import { useQuery } from '@tanstack/react-query'
import { ALL_REGIONS, loadRegionTexts } from '@tradeport/kernel/config'
import { useLocale } from './runtime-context'

/** Names of the regions in the reader's language. */
export function useRegionNames(): (id: string) => string {
  const { locale } = useLocale()
  const { data } = useQuery({
    queryKey: ['regionNamesById', locale],
    staleTime: Infinity,
    queryFn: async () => {
      const texts = await Promise.all(ALL_REGIONS.map(({ region }) => loadRegionTexts(region)))
      return new Map(ALL_REGIONS.map((region, index) => [region.regionId, texts[index]?.regionName[locale] ?? '']))
    },
  })
  return id => data?.get(id) ?? ALL_REGIONS.find(region => region.regionId === id)?.prefix.toUpperCase() ?? id
}
