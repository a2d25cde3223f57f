import { CURRENCIES, displayCurrencies, type CurrencyCode } from '@tradeport/kernel/config'
import { useMemo } from 'react'
import { useLocale, useRegion } from './runtime-context'
import { useCodeEntries, type CodeListEndpoint } from './use-code-list'
import { useCountries, type Country } from './use-countries'

/** What a document says already: it can be left as it is, whatever has become of the code. */
export type KeptCodes = string | readonly string[] | null | undefined

const isKept = (kept: KeptCodes, code: string): boolean =>
  typeof kept === 'string' ? kept === code : (kept?.includes(code) ?? false)

/**
 * Countries as operators offer them for something new, by name in the reader's order, and those that are kept. All of them until the
 * list has come, and where it does not come: nobody is kept from writing by it.
 *
 * @param endpoint the reference domain's `dictList`
 */
export function useCountryChoices(endpoint: CodeListEndpoint, kept?: KeptCodes): readonly Country[] {
  const { list } = useCountries()
  const { locale, bcp47 } = useLocale()
  const entries = useCodeEntries(endpoint, 'country')
  return useMemo(() => {
    if (!entries) return list
    const compare = new Intl.Collator(bcp47).compare
    return list
      .filter(({ code }) => entries.get(code)?.enabled === true || isKept(kept, code))
      .map(({ code, name }) => ({ code, name: entries.get(code)?.nameI18n[locale] ?? name }))
      .sort((a, b) => compare(a.name, b.name))
  }, [list, locale, bcp47, entries, kept])
}

export interface CurrencyChoice {
  readonly code: string
  readonly symbol: string
  /** In the reader's language. */
  readonly name: string
}

/** Currencies as operators offer them, those of the region first, then in the product's order: amounts are reckoned in those that it knows. As with countries otherwise. */
export function useCurrencyChoices(endpoint: CodeListEndpoint, kept?: KeptCodes): readonly CurrencyChoice[] {
  const { locale, bcp47 } = useLocale()
  const region = useRegion()
  const entries = useCodeEntries(endpoint, 'currency')
  return useMemo(() => {
    const names = new Intl.DisplayNames([bcp47], { type: 'currency' })
    const first = displayCurrencies(region)
    const placeOf = (code: CurrencyCode) => {
      const place = first.indexOf(code)
      return place < 0 ? first.length : place
    }
    const inOrder = [...CURRENCIES].sort((a, b) => placeOf(a.code) - placeOf(b.code))
    return inOrder
      .filter(({ code }) => !entries || entries.get(code)?.enabled === true || isKept(kept, code))
      .map(({ code, symbol }) => ({
        code,
        symbol,
        name: entries?.get(code)?.nameI18n[locale] ?? names.of(code) ?? code,
      }))
  }, [locale, bcp47, region, entries, kept])
}
