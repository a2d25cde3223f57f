import { FALLBACK_LOCALE, type LocaleCode } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'

/**
 * A text for a reader: in the wanted language, else in English, which most can read, else as it was written, else in any language.
 * Lists that choose inside a query do the same (`pickTextSql` of the catalogue).
 */
export function pickText(text: I18nText | null | undefined, locale: LocaleCode, source?: LocaleCode): string {
  if (!text) return ''
  return (
    text[locale] ||
    text[FALLBACK_LOCALE] ||
    (source && text[source]) ||
    Object.values(text).find(value => value !== '') ||
    ''
  )
}
