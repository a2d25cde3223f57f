import { countryNames, toBcp47, type LocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'

/**
 * What the language data of the platform (CLDR) calls an entry of a list: a country by the two letters of ISO 3166-1, a currency by the three
 * of ISO 4217. Undefined for every other list, and for what it does not know.
 */
export function standardNames(
  region: RegionConfig,
  locale: LocaleCode,
): (list: string, value: string) => string | undefined {
  const country = countryNames(region, locale)
  const currencies = new Intl.DisplayNames([toBcp47(locale)], { type: 'currency' })
  return (list, value) => {
    const name =
      list === 'country' && /^[A-Z]{2}$/.test(value)
        ? country(value)
        : list === 'currency' && /^[A-Z]{3}$/.test(value)
          ? currencies.of(value)
          : undefined
    return name === value ? undefined : name
  }
}

/** What entries of lists are called: the name that stands for them in this language, else the standard one, else one in another language. */
export function itemNames(
  region: RegionConfig,
  locale: LocaleCode,
): (list: string, value: string, label: I18nText) => string {
  const standard = standardNames(region, locale)
  return (list, value, label) => label[locale] || standard(list, value) || pickText(label, locale) || value
}
