import { PORTAL_LOCALES, toBcp47, type AppKey, type LocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import { escapeHtml } from './plain-page'
import type { Site } from './site'

/** What search engines and link previews, which run no scripts, are told of a page. */
export interface PageMeta {
  /** The page's path on the portal, with what of its query makes it another page. */
  path: string
  type: 'website' | 'article' | 'product'
  /** Name of the whole site. */
  site: string
  /** Whole address of the picture that a preview shows, with its words. */
  picture?: { url: string; alt: string } | undefined
  /** The phone's front-end has this page too. */
  onPhone?: boolean | undefined
  /** JSON-LD. */
  structured: readonly object[]
}

export interface PageWords {
  title: string
  description?: string | undefined
}

/** Marks what belongs to the page that was sent: `web/react` takes it away with that page. */
export const PAGE_MARK = 'data-page'

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" ${PAGE_MARK}>`

const link = (attributes: string, href: string) => `<link ${attributes} href="${escapeHtml(href)}" ${PAGE_MARK}>`

/** The language as Open Graph names it: `id_ID`. */
const graphLocale = (locale: LocaleCode) => toBcp47(locale).replace('-', '_')

/** Markup of the head. The phone's pages point to the portal's and leave the languages to them. */
export function metaTags(
  { path, type, site: siteName, picture, onPhone, structured }: PageMeta,
  { title, description }: PageWords,
  { app, locale, site, region }: { app: AppKey; locale: LocaleCode; site: Site; region: RegionConfig },
): string[] {
  const others = PORTAL_LOCALES.filter(code => code !== locale && region.localeList.includes(code))
  return [
    link('rel="canonical"', site.page(path)),
    ...(app === 'h5'
      ? []
      : [
          ...(onPhone ? [link('rel="alternate" media="only screen and (max-width: 640px)"', site.phone(path))] : []),
          ...site.languages(path).map(version => link(`rel="alternate" hreflang="${version.hreflang}"`, version.path)),
        ]),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', site.page(path)),
    meta('property', 'og:locale', graphLocale(locale)),
    ...others.map(code => meta('property', 'og:locale:alternate', graphLocale(code))),
    ...(picture ? [meta('property', 'og:image', picture.url), meta('property', 'og:image:alt', picture.alt)] : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    ...(description ? [meta('name', 'twitter:description', description)] : []),
    ...(picture ? [meta('name', 'twitter:image', picture.url)] : []),
    ...structured.map(data => `<script type="application/ld+json" ${PAGE_MARK}>${scriptJson(data)}</script>`),
  ]
}

export const NOT_FOR_SEARCH = 'noindex, nofollow'
export const robotsTag = () => meta('name', 'robots', NOT_FOR_SEARCH)

/** JSON inside a script element, which the browser reads as data and no policy needs to allow: "<" would let a text end it. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
