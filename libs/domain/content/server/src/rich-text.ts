import sanitizeHtml from 'sanitize-html'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'

/** Pictures only from the product's own files: no reader's address goes to a stranger's server. */
const OWN_IMAGE = /^\/api\/file\/image\/[0-9a-f-]{36}(\?w=\d{1,4})?$/

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
    ],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'code', 'pre'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
  exclusiveFilter: frame => frame.tag === 'img' && !OWN_IMAGE.test(frame.attribs['src'] ?? ''),
}

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim()
}

/** Each language cleaned; those that say nothing are left out. */
export function cleanI18nHtml(text: I18nText): I18nText {
  return mapI18n(text, cleanHtml)
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

/** All languages in lower case, for the keyword. */
export function searchTextOf(...texts: readonly I18nText[]): string {
  return texts
    .flatMap(text => Object.values(text))
    .join('\n')
    .toLowerCase()
}
