import type { RegionConfig } from '@tradeport/kernel/config'

/** Regions as their operators have them, kept in memory. Implemented by the identity domain. */
export interface RegionBook {
  of(region: RegionConfig): RegionConfig
}

export const REGIONS_OF_FILES: RegionBook = { of: region => region }
