import { EMAIL_MAX, type RegionConfig } from '@tradeport/kernel/config'

/** By the region's pattern (spec section 5) and at most 320 characters. */
export function isEmail(value: string, region: Pick<RegionConfig, 'emailRegexp'>): boolean {
  return value.length <= EMAIL_MAX && new RegExp(region.emailRegexp).test(value)
}

/** By the region's pattern: digits only, 1 to 20. */
export function isPhone(value: string, region: Pick<RegionConfig, 'phoneRegexp'>): boolean {
  return new RegExp(region.phoneRegexp).test(value)
}
