import { ADVISORY_LISTS } from '@tradeport/domain/customs/contract'
import type { CodeEntry } from '@tradeport/domain/reference/contract'
import { useT } from '@tradeport/web/i18n'
import { Combobox, type ComboboxOption, type ComboboxTexts } from '@tradeport/web/ui'
import { isTariffCode, optionOf, useChosen, useCodes, useCodeSearch } from './use-codes'

export interface CodeFieldProps {
  list: string
  value: string
  onValue(value: string): void
}

export function useComboboxTexts(): ComboboxTexts {
  const t = useT('customs')
  return {
    empty: t('wizard.search.empty'),
    loading: t('wizard.search.loading'),
    failed: t('wizard.search.failed'),
    clear: t('wizard.search.clear'),
    open: t('wizard.search.open'),
  }
}

/** A code of a short list. */
export function ListedCode({ list, value, onValue }: CodeFieldProps) {
  const texts = useComboboxTexts()
  const { options, nameOf } = useCodes(list)
  const name = nameOf(value)
  const chosen = value === '' ? null : { value, label: name === value ? value : `${value} · ${name}` }
  return <Combobox options={options} value={chosen} texts={texts} onValue={option => onValue(option?.value ?? '')} />
}

/** What somebody typed as a code that the list does not hold. */
function ownCode(typed: string, known: readonly CodeEntry[]): ComboboxOption[] {
  const code = typed.trim().toUpperCase()
  const isNew = /^[0-9A-Z]{5,6}$/.test(code) && !known.some(entry => entry.code === code)
  return isNew ? [{ value: code, label: code }] : []
}

/** A code of a list that is searched on the server; where nobody has the list whole, also one that is typed. */
export function SearchedCode({ list, value, onValue }: CodeFieldProps) {
  const texts = useComboboxTexts()
  const search = useCodeSearch(list)
  const chosen = useChosen(list, value)
  return (
    <Combobox
      load={async (typed, signal) => {
        const found = await search(typed, signal)
        return [
          ...found.map(entry => optionOf(list, entry)),
          ...(ADVISORY_LISTS.has(list) ? ownCode(typed, found) : []),
        ]
      }}
      value={chosen}
      texts={texts}
      onValue={option => onValue(option?.value ?? '')}
    />
  )
}

/** A tariff line: only those of ten digits can be declared. */
export function TariffCode({ value, onValue }: Omit<CodeFieldProps, 'list'>) {
  const t = useT('customs')
  const texts = useComboboxTexts()
  const search = useCodeSearch('hs_code')
  const chosen = useChosen('hs_code', value)
  return (
    <Combobox
      load={async (typed, signal) => {
        if (typed.trim() === '') return []
        const found = await search(typed, signal)
        const lines = found.filter(({ code }) => isTariffCode(code))
        const headings = found.filter(({ code }) => !isTariffCode(code))
        // Headings only say where one is: what can be chosen stands first, so that Enter takes it.
        return [
          ...lines.map(entry => optionOf('hs_code', entry)),
          ...headings.map(entry => ({ ...optionOf('hs_code', entry), disabled: true })),
        ]
      }}
      value={chosen}
      placeholder={t('wizard.search.hs')}
      texts={texts}
      onValue={option => onValue(option?.value ?? '')}
    />
  )
}
