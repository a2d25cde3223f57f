import { useMemo } from 'react'
import { CURRENCIES, INCOTERM_CODES, UNIT_CODES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useLocale } from '@tradeport/web/react'

export interface Option<V extends string = string> {
  value: V
  label: string
}

/** Typed by code or by name, in the reader's language. */
export const typedSearch = { optionFilterProp: 'label' } as const

export function useCountryOptions(): Option[] {
  const { list } = useCountries()
  return useMemo(
    () => list.map(country => ({ value: country.code, label: `${country.name} (${country.code})` })),
    [list],
  )
}

export function useCurrencyOptions(): Option[] {
  const { bcp47 } = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames([bcp47], { type: 'currency' })
    return CURRENCIES.map(({ code }) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }))
  }, [bcp47])
}

export function useIncotermOptions() {
  const t = useT('sourcing')
  return useMemo(() => INCOTERM_CODES.map(code => ({ value: code, label: `${code} – ${t(`incoterm.${code}`)}` })), [t])
}

export function useUnitOptions() {
  const t = useT('sourcing')
  return useMemo(() => UNIT_CODES.map(code => ({ value: code, label: t(`unit.${code}`) })), [t])
}
