import {
  isClosed,
  noticeAt,
  toBcp47,
  type LocaleCode,
  type LocaleMap,
  type RegionConfig,
} from '@tradeport/kernel/config'
import { markup, type Markup } from './markup'
import { CLOSED_TITLES, NOTICE_LABELS, UNDER_WAY } from './page-region.texts'

/** What a page says of its region above everything else. */
export interface RegionParts {
  head: readonly string[]
  above: string
}

/** By themselves, so that the bars cost no app a byte; the words of the language that the page is in are shown. */
const styleOf = (locales: readonly LocaleCode[]) => {
  const shown = locales.map(locale => `html[lang="${toBcp47(locale)}"] .tp-notice p[lang="${toBcp47(locale)}"]`)
  return [
    '.tp-notice{padding:10px clamp(16px,4vw,40px);border-bottom:1px solid var(--tp-line,#d9d6cf);background:var(--tp-surface,#fff);color:var(--tp-ink,#0e1b2c);font-size:14px;line-height:1.5;overflow-wrap:anywhere}',
    '.tp-notice[data-kind=closed]{background:#0e1b2c;color:#fff}',
    '.tp-notice p{display:none;max-width:1360px;margin:0 auto;white-space:pre-line}',
    `${shown.join(',')}{display:block}`,
    '@media print{.tp-notice{display:none}}',
  ].join('')
}

/** In the reader's language, else in English, else in the region's own, where it always is; marked where it is not the reader's. */
function inLanguage(text: Partial<LocaleMap>, reader: LocaleCode, region: RegionConfig): Markup | undefined {
  const locale = [reader, 'en_US' as const, region.locale].find(each => text[each])
  const said = locale && text[locale]
  if (!said) return undefined
  return locale === reader ? markup`${said}` : markup`<span lang="${toBcp47(locale)}">${said}</span>`
}

export function regionParts(
  region: RegionConfig,
  locale: LocaleCode,
  offered: readonly LocaleCode[],
  now: Date,
): RegionParts {
  const notice = noticeAt(region, now)
  const closed = region.own?.closed
  const bars: Markup[] = []
  // Every language, because readers change it without loading the page again.
  const bar = (kind: 'closed' | 'notice', label: string, words: (language: LocaleCode) => Markup | undefined) =>
    bars.push(
      markup`<aside class="tp-notice" data-kind="${kind}" aria-label="${label}">${offered.map(language => markup`<p lang="${toBcp47(language)}">${words(language)}</p>`)}</aside>`,
    )
  if (closed && isClosed(region))
    bar('closed', CLOSED_TITLES[locale], language => {
      const why = inLanguage(closed.text, language, region)
      return markup`<strong>${CLOSED_TITLES[language]}</strong> ${UNDER_WAY[language]}${why && markup` ${why}`}`
    })
  if (notice) bar('notice', NOTICE_LABELS[locale], language => inLanguage(notice.text, language, region))
  return {
    head: bars.length > 0 ? [`<style nonce="__CSP_NONCE__">${styleOf(offered)}</style>`] : [],
    above: bars.map(({ html }) => html).join(''),
  }
}
