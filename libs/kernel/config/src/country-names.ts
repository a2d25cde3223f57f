import { toBcp47, type LocaleCode } from './locales'
import type { RegionConfig } from './regions/region-config'

/** Names of countries in a language; the region's own where it has them. What is no code is given back. */
export function countryNames(region: RegionConfig, locale: LocaleCode): (code: string) => string {
  const names = new Intl.DisplayNames([toBcp47(locale)], { type: 'region' })
  return code => region.countryNames[code]?.[locale] ?? (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
