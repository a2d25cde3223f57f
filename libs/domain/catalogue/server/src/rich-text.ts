import sanitizeHtml from 'sanitize-html'
import type { I18nText } from '@tradeport/kernel/contract-kit'

/** What a product description may contain: text, lists, tables, and nothing that loads, runs, links out or covers the page. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: [],
  disallowedTagsMode: 'discard',
}

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim()
}

export function cleanHtmlText(text: I18nText): I18nText {
  return Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, cleanHtml(html)]))
}
