import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'

/** Fills `{name}` in every language of a pattern; sentences begin with a capital letter. */
export function fill(pattern: I18nText, values: Readonly<Record<string, I18nText | string>>): I18nText {
  return Object.fromEntries(
    LOCALE_CODES.flatMap(locale => {
      const text = pattern[locale]
      if (text === undefined) return []
      const filled = text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
        const value = values[name]
        return (typeof value === 'string' ? value : value?.[locale]) ?? ''
      })
      return [[locale, filled.charAt(0).toLocaleUpperCase() + filled.slice(1)]]
    }),
  )
}
