import { Select } from 'antd'
import { useState } from 'react'
import { storePage } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useEndpoint } from '@tradeport/web/react'
import { useRested } from './use-rested'

export interface ChosenStore {
  value: string
  label: string
}

export interface StorePickerProps {
  id?: string
  value?: readonly ChosenStore[]
  onChange?(stores: ChosenStore[]): void
  /** Stores that are there already. */
  without?: readonly string[]
  max: number
  placeholder?: string
  'aria-label'?: string
}

/** Sellers by name, in any language. */
export function StorePicker({ value = [], onChange, without = [], max, ...rest }: StorePickerProps) {
  const t = useT('sourcing')
  const countries = useCountries()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const keyword = useRested(typed.trim(), 250)
  const { data, isFetching } = useEndpoint(
    storePage,
    { pageNum: 1, pageSize: 20, ...(keyword ? { keyword } : {}) },
    { enabled: asked, keepPrevious: true, quiet: true },
  )
  const options = (data?.records ?? [])
    .filter(store => !without.includes(store.id))
    .map(store => ({ value: store.id, label: store.name, country: countries.nameOf(store.country) }))
  return (
    <Select
      {...rest}
      mode="multiple"
      labelInValue
      maxCount={max}
      value={[...value]}
      options={options}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={isFetching ? null : t('stores.none')}
      optionRender={option => `${String(option.data.label)} · ${option.data.country}`}
      onOpenChange={open => open && setAsked(true)}
      onChange={chosen => onChange?.(chosen.map(store => ({ value: store.value, label: String(store.label) })))}
      style={{ width: '100%' }}
    />
  )
}
