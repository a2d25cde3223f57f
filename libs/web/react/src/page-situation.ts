import {
  ALL_LOCALES,
  ALL_REGIONS,
  DEFAULT_REGION,
  PORTAL_LOCALES,
  cookieDomain,
  isPublicFrontEnd,
  parseRegionPath,
  withRegionData,
  type LocaleCode,
  type PlatformConfig,
  type RegionConfig,
} from '@tradeport/kernel/config'
import { startLocale, type StartLocale } from '@tradeport/web/i18n'
import { createCookieJar, type CookieJar, type Session } from '@tradeport/web/session'

export interface PageRegion {
  readonly region: RegionConfig
  readonly prefix: string | null
  readonly known: boolean
}

/** The region in the path, else the one that the server put into the page, else the deployment's default. */
export function regionOfPage(): PageRegion {
  const parsed = parseRegionPath(window.location.pathname)
  const { region: provided, own } = document.documentElement.dataset
  const region = parsed.region ?? ALL_REGIONS.find(item => item.region === provided) ?? DEFAULT_REGION
  return {
    region: withRegionData(region, own),
    prefix: parsed.region?.prefix ?? null,
    known: parsed.kind !== 'unknown',
  }
}

/** The public front-ends offer the portal's twelve languages, the others all thirteen: those of the region, in its own order where it has one. */
export function offeredLocales(platform: PlatformConfig, region: RegionConfig): readonly LocaleCode[] {
  const offered = isPublicFrontEnd(platform.key) ? PORTAL_LOCALES : ALL_LOCALES
  return region.localeList.filter(locale => offered.includes(locale))
}

/** The language of the page: see `startLocale`; only the public front-ends ask the browser. */
export function localeOfPage(
  platform: PlatformConfig,
  session: Pick<Session, 'language'>,
  region: RegionConfig,
  supported: readonly LocaleCode[],
): StartLocale {
  return startLocale({
    cookie: session.language(),
    page: document.documentElement.dataset.lang,
    regionDefault: region.locale,
    supported,
    ...(isPublicFrontEnd(platform.key) ? { browserLanguages: navigator.languages } : {}),
  })
}

export function pageCookies(): CookieJar {
  return createCookieJar({
    domain: cookieDomain(window.location.host),
    secure: window.location.protocol === 'https:',
  })
}
