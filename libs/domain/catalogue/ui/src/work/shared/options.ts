import { useMemo } from 'react'
import { dictList } from '@tradeport/domain/reference/contract'
import { INCOTERM_CODES, LOCALES, TRADE_TYPES } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useCountryChoices, useCurrencyChoices, type KeptCodes } from '@tradeport/web/react'

/** Found by code or by name, in the reader's language. */
export const typedSearch = { optionFilterProp: 'label' } as const

export function useCountryOptions(kept?: KeptCodes) {
  const list = useCountryChoices(dictList, kept)
  return useMemo(
    () => list.map(country => ({ value: country.code, label: `${country.name} (${country.code})` })),
    [list],
  )
}

export function useCurrencyOptions(kept?: KeptCodes) {
  const list = useCurrencyChoices(dictList, kept)
  return useMemo(() => list.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })), [list])
}

export function useIncotermOptions() {
  const t = useT('catalogue')
  return useMemo(
    () => INCOTERM_CODES.map(code => ({ value: code, label: `${code} – ${t(`product.incoterm.${code}`)}` })),
    [t],
  )
}

export function useTradeTypeOptions() {
  const t = useT('catalogue')
  return useMemo(() => TRADE_TYPES.map(value => ({ value, label: t(`product.tradeType.${value}`) })), [t])
}

/** Languages by their own names; `without` are there already. */
export function localeOptions(without: readonly LocaleCode[] = []) {
  return LOCALES.filter(({ code }) => !without.includes(code)).map(({ code, name }) => ({ value: code, label: name }))
}

const NAMES = new Map<string, string>(LOCALES.map(({ code, name }) => [code, name]))

/** A language by its own name. */
export function localeName(code: string): string {
  return NAMES.get(code) ?? code
}
