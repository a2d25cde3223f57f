import type { RegionConfig } from './region-config'

/** The region as its page has it. */
export const withRegionData = (region: RegionConfig, data: string | undefined): RegionConfig => ({
  ...region,
  // Written into the page by `regionDataOf` of this same version of the product.
  ...(data && (JSON.parse(data) as Partial<RegionConfig>)),
})
