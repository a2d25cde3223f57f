import { Select } from 'antd'
import { MOST_CURRENCIES } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { displayCurrencies, type RegionConfig } from '@tradeport/kernel/config'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCurrencyChoices } from '@tradeport/web/react'

export interface CurrenciesFieldProps {
  file: RegionConfig
  /** null: as the file has them. */
  value: readonly string[] | null
  onChange(currencies: string[] | null): void
}

/** Currencies that the region offers, in the order in which they were chosen. */
export function CurrenciesField({ file, value, onChange }: CurrenciesFieldProps) {
  const t = useT('identityRegion')
  const builtIn = displayCurrencies(file)
  const offered = value ?? builtIn
  const choices = useCurrencyChoices(dictList, offered)
  return (
    <PathField
      path="currencies"
      label={t('region.currencies')}
      help={t('region.currencies.help', { currency: file.currency })}
      wide
    >
      {({ status, ...control }) => (
        <Select
          {...control}
          status={status}
          mode="multiple"
          maxCount={MOST_CURRENCIES}
          optionFilterProp="label"
          value={[...offered]}
          options={choices.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
          onChange={(codes: string[]) => onChange(codes.join() === builtIn.join() ? null : codes)}
        />
      )}
    </PathField>
  )
}
