import {
  canonicalPath,
  hostsFrom,
  languageVersions,
  PLATFORMS,
  PORTAL_LOCALES,
  type LanguageVersion,
  type AppKey,
  type LocaleCode,
  type RegionConfig,
} from '@tradeport/kernel/config'

/** The portal, or the service market, of one region as search engines and previews are told of it: whole addresses. */
export interface Site {
  /** A page's one address, in the language that the request names by its address. */
  page(path: string): string
  /** A file, the same in all regions and languages. */
  file(path: string): string
  /** The same page for phones. */
  phone(path: string): string
  /** The page in each language. */
  languages(path: string): readonly LanguageVersion[]
}

export interface SiteRequest {
  /** As the request was made, with the port where there is one; all front-ends are beside it. */
  host: string
  protocol: string
  region: RegionConfig
  /** Whose pages they are: the phone's are the portal's. */
  app?: AppKey | undefined
  /** The language that the address names. */
  named?: LocaleCode | undefined
}

export function siteOf({ host, protocol, region, app, named }: SiteRequest): Site {
  const { hosts } = hostsFrom(host)
  const origin = `${protocol}://${app === 'serviceMarket' ? hosts.serviceMarket : hosts.portal}`
  const offered = PORTAL_LOCALES.filter(locale => region.localeList.includes(locale))
  return {
    page: path => origin + canonicalPath(region, path, named),
    file: path => origin + path,
    phone: path => `${protocol}://${hosts.h5}${canonicalPath(region, PLATFORMS.h5.basicPath + path.slice(1))}`,
    languages: path =>
      languageVersions(region, path, offered).map(version => ({ ...version, path: origin + version.path })),
  }
}
