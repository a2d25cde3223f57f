import type { LocaleCode } from '../locales'
import { CHONGQING } from './chongqing'
import { DEMO } from './demo'
import { GUANGZHOU } from './guangzhou'
import { PUYUAN } from './puyuan'
import type { RegionConfig, RegionKey } from './region-config'

export const REGIONS: Readonly<Record<RegionKey, RegionConfig>> = {
  demo: DEMO,
  chongqing: CHONGQING,
  guangzhou: GUANGZHOU,
  puyuan: PUYUAN,
}

export const ALL_REGIONS: readonly RegionConfig[] = [DEMO, CHONGQING, GUANGZHOU, PUYUAN]

/** Whether regions as an operator's record has them are all of the product: each named, or none. */
export function servesEverywhere(served: readonly string[]): boolean {
  return served.length === 0 || ALL_REGIONS.every(({ regionId }) => served.includes(regionId))
}

/** The region of a path without a region prefix. */
export const DEFAULT_REGION: RegionConfig = PUYUAN

/** The language that names of companies are kept in: the file's, whichever default its operators give the pages. */
export const nameLocale = ({ region }: Pick<RegionConfig, 'region'>): LocaleCode => REGIONS[region].locale

/** `undefined` for an unknown source: the API refuses it, it is never replaced by a default. */
export function regionBySourceId(source: string): RegionConfig | undefined {
  return ALL_REGIONS.find(region => region.source === source)
}

export function regionById(id: string): RegionConfig | undefined {
  return ALL_REGIONS.find(region => region.regionId === id)
}

export function regionByPrefix(prefix: string): RegionConfig | undefined {
  const wanted = prefix.toLowerCase()
  return ALL_REGIONS.find(region => region.prefix === wanted)
}
