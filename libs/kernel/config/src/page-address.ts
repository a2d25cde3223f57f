import { LOCALES, type LocaleCode } from './locales'
import { addRegionPrefix } from './region-path'
import type { RegionConfig } from './regions/region-config'
import { DEFAULT_REGION } from './regions/regions'

/** Names a page's language in its address, so that each language of a page can be found and linked by itself. */
export const LANGUAGE_PARAM = 'lang'

/**
 * The one address of a public page that is reached by several: the default region's without prefix, in the language that was asked
 * for by address, else in none.
 */
export function canonicalPath(region: RegionConfig, path: string, locale?: LocaleCode): string {
  const address = addRegionPrefix(path, region.region === DEFAULT_REGION.region ? null : region.prefix)
  if (locale === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${locale}`
}

export interface LanguageVersion {
  /** `de`, or `x-default` for the address that leaves the language to the reader. */
  readonly hreflang: string
  readonly path: string
}

/** Where search engines find a page in each language. Without countries: German is meant for every reader of German. */
export function languageVersions(
  region: RegionConfig,
  path: string,
  offered: readonly LocaleCode[],
): readonly LanguageVersion[] {
  return [
    ...LOCALES.filter(({ code }) => offered.includes(code)).map(({ code, bcp47 }) => ({
      hreflang: bcp47.slice(0, 2),
      path: canonicalPath(region, path, code),
    })),
    { hreflang: 'x-default', path: canonicalPath(region, path) },
  ]
}
