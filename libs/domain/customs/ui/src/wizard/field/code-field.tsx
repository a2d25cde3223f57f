import { useT } from '@tradeport/web/i18n'
import { Combobox, type ComboboxTexts } from '@tradeport/web/ui'
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

/** A code of a list that is searched on the server. */
export function SearchedCode({ list, value, onValue }: CodeFieldProps) {
  const texts = useComboboxTexts()
  const search = useCodeSearch(list)
  const chosen = useChosen(list, value)
  return (
    <Combobox
      load={async (typed, signal) => (await search(typed, signal)).map(entry => optionOf(list, entry))}
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
