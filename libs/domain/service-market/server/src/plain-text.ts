import sanitizeHtml from 'sanitize-html'
import { saidIn } from '@tradeport/domain/service-market/rules'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
}

/** A provider's description: structure and emphasis; no links away from the market and no pictures besides the gallery. */
export function cleanDescription(text: I18nText): I18nText {
  return mapI18n(text, html => sanitizeHtml(html, OPTIONS).trim())
}

export function trimI18n(text: I18nText): I18nText {
  return mapI18n(text, value => value.trim())
}

function mapI18n(text: I18nText, change: (value: string) => string): I18nText {
  const result: I18nText = {}
  for (const locale of LOCALE_CODES) {
    const value = change(text[locale] ?? '')
    if (value !== '') result[locale] = value
  }
  return result
}

/** A description without its format. */
export function wordsOf(text: I18nText): I18nText {
  return mapI18n(text, html => saidIn(html))
}

/** All languages in lower case, for the keyword. */
export function searchTextOf(...texts: readonly I18nText[]): string {
  return [...new Set(texts.flatMap(text => Object.values(text)))].join('\n').toLowerCase()
}
