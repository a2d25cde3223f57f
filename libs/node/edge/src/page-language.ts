import {
  ALL_LOCALES,
  FALLBACK_LOCALE,
  LANGUAGE_PARAM,
  isLocaleCode,
  isPublicFrontEnd,
  pickLocale,
  PLATFORMS,
  PORTAL_LOCALES,
  toBcp47,
  type AppKey,
  type LocaleCode,
  type RegionConfig,
} from '@tradeport/kernel/config'

/** What a front-end offers of the region's languages. */
export const offeredBy = (app: AppKey, region: RegionConfig): readonly LocaleCode[] =>
  (isPublicFrontEnd(app) ? PORTAL_LOCALES : ALL_LOCALES).filter(locale => region.localeList.includes(locale))

interface LanguageHints {
  app: AppKey
  query: URLSearchParams
  cookies: string | undefined
  acceptLanguage: string | undefined
  region: RegionConfig
}

/** The language that the address itself names, where the front-end offers it; in the work apps the reader's choice alone counts (ADR 0009). */
export function addressedLanguage(app: AppKey, query: URLSearchParams, region: RegionConfig): LocaleCode | undefined {
  if (!isPublicFrontEnd(app)) return undefined
  const named = query.get(LANGUAGE_PARAM)
  return isLocaleCode(named) && offeredBy(app, region).includes(named) ? named : undefined
}

/** The language a page starts in: the address's, else the reader's choice, else the browser's, else the region's. */
export function pageLanguage({ app, query, cookies, acceptLanguage, region }: LanguageHints): LocaleCode {
  const named = addressedLanguage(app, query, region)
  if (named) return named
  const offered = offeredBy(app, region)
  const chosen = cookieValue(cookies, PLATFORMS[app].langKey)
  if (isLocaleCode(chosen) && offered.includes(chosen)) return chosen
  const asked = languagesOf(acceptLanguage)
  // The portal answers a browser in a language that it does not offer in English (spec section 3), work apps in the region's.
  const hasEnglish = offered.includes(FALLBACK_LOCALE)
  if (asked.length > 0 && isPublicFrontEnd(app) && hasEnglish) return pickLocale(asked, offered)
  return pickLocale([...asked, toBcp47(region.locale)], offered)
}

/** The language of a page that belongs to no front-end: the browser's. */
export function pageLocale(acceptLanguage: string | undefined): LocaleCode {
  return pickLocale(languagesOf(acceptLanguage), ALL_LOCALES)
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find(part => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function languagesOf(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map(part => {
      const [tag = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/)
      return { tag, weight: Number(weight.replace('q=', '')) }
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 20)
    .map(({ tag }) => tag)
}
