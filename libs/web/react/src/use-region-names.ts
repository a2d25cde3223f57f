import { useQuery } from '@tanstack/react-query'
import { ALL_REGIONS, loadRegionTexts, type RegionKey } from '@tradeport/kernel/config'
import { useLocale, usePlatform, useRegion, useRegionTexts } from './runtime-context'

/** Names of the regions in the reader's language, as their operators have them; undefined until they are there. */
function useNames(): ReadonlyMap<string, string> | undefined {
  const { locale } = useLocale()
  const { own } = useRegion()
  const { data } = useQuery({
    queryKey: ['regionNames', locale],
    staleTime: Infinity,
    queryFn: async () => {
      const texts = await Promise.all(ALL_REGIONS.map(({ region }) => loadRegionTexts(region)))
      return new Map(
        ALL_REGIONS.map(({ region, regionId }, index) => [
          regionId,
          own?.names?.[region]?.[locale] ?? texts[index]?.regionName[locale] ?? '',
        ]),
      )
    },
  })
  return data
}

/** The region's name by its id, in the reader's language. */
export function useRegionNames(): (id: string) => string {
  const names = useNames()
  return id => names?.get(id) ?? ALL_REGIONS.find(region => region.regionId === id)?.prefix.toUpperCase() ?? id
}

export interface RegionHome {
  readonly region: RegionKey
  readonly name: string
  readonly href: string
}

/** The markets under the same roof. Another market is another address: the front-end's home page behind its own prefix. */
export function useRegionHomes(): readonly RegionHome[] {
  const current = useRegion()
  const { regionName } = useRegionTexts()
  const nameOf = useRegionNames()
  const { basicPath } = usePlatform()
  return ALL_REGIONS.map(({ region, regionId, prefix }) => ({
    region,
    // There at once, with the page.
    name: region === current.region ? regionName : nameOf(regionId),
    // Absolute: a path would get the current market’s prefix.
    href: `${window.location.origin}/${prefix}${basicPath}`,
  }))
}
