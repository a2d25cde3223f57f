import { FALLBACK_LOCALE, type LocaleCode } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'
import { useLocale, useRegion } from '@tradeport/web/react'

export interface Reading {
  html: string
  locale: LocaleCode
  /** Not the language that the page is read in. */
  isOther: boolean
}

/** A long text in the reader's language or the nearest one it exists in, with the language it came out in. */
export function useReading(text: I18nText, source: LocaleCode): Reading {
  const wanted = useLocale().locale
  const region = useRegion()
  const locale =
    [wanted, region.locale, FALLBACK_LOCALE, source, ...LOCALE_CODES].find(code => (text[code] ?? '') !== '') ?? wanted
  return { html: text[locale] ?? '', locale, isOther: locale !== wanted }
}
