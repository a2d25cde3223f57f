import { useMemo } from 'react'
import { dictList } from '@tradeport/domain/reference/contract'
import { INCOTERM_CODES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useCountryChoices, useCurrencyChoices, type KeptCodes } from '@tradeport/web/react'

export interface Option<V extends string = string> {
  value: V
  label: string
}

/** Typed by code or by name, in the reader's language. */
export const typedSearch = { optionFilterProp: 'label' } as const

export function useCountryOptions(kept?: KeptCodes): Option[] {
  const list = useCountryChoices(dictList, kept)
  return useMemo(
    () => list.map(country => ({ value: country.code, label: `${country.name} (${country.code})` })),
    [list],
  )
}

export function useCurrencyOptions(kept?: KeptCodes): Option[] {
  const list = useCurrencyChoices(dictList, kept)
  return useMemo(() => list.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })), [list])
}

export function useIncotermOptions() {
  const t = useT('sourcing')
  return useMemo(() => INCOTERM_CODES.map(code => ({ value: code, label: `${code} – ${t(`incoterm.${code}`)}` })), [t])
}
