import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'

/** Languages in which all of the texts say something. */
export function completeLocales(...texts: readonly I18nText[]): LocaleCode[] {
  return LOCALE_CODES.filter(locale => texts.every(text => (text[locale] ?? '').trim() !== ''))
}

/** The language to show something in: the reader's, else the author's, else English, else any it exists in. */
export function readingLocale(
  available: readonly LocaleCode[],
  wanted: LocaleCode,
  source: LocaleCode,
): LocaleCode | undefined {
  return [wanted, source, FALLBACK_LOCALE].find(locale => available.includes(locale)) ?? available[0]
}
