import { COUNTRY_CODES, countryNames } from '@tradeport/kernel/config'
import { useMemo } from 'react'
import { useLocale, useRegion } from './runtime-context'

export interface Country {
  readonly code: string
  readonly name: string
}

/** All countries by name in the reader's language and order; the region's own names where it has them. */
export function useCountries(): { readonly list: readonly Country[]; readonly nameOf: (code: string) => string } {
  const { locale, bcp47 } = useLocale()
  const region = useRegion()
  return useMemo(() => {
    const nameOf = countryNames(region, locale)
    const compare = new Intl.Collator(bcp47).compare
    const list = COUNTRY_CODES.map(code => ({ code, name: nameOf(code) })).sort((a, b) => compare(a.name, b.name))
    return { list, nameOf }
  }, [locale, bcp47, region])
}
