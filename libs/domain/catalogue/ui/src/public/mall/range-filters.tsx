import { type FormEvent, useState } from 'react'
import type { ListQuery } from '@tradeport/domain/catalogue/rules'
import { displayCurrencies } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useRegion } from '@tradeport/web/react'
import { Button, Field, NumberInput, Select } from '@tradeport/web/ui'
import { changed } from '../shared/list-query'
import { FilterGroup } from './filter-group'
import styles from './range-filters.module.css'

export interface RangeFiltersProps {
  readonly query: ListQuery
  readonly onQuery: (query: ListQuery) => void
}

const MOQ_STEPS = ['1', '50', '100', '300', '500', '1000', '5000']
const LEAD_STEPS = ['7', '15', '30', '45', '60']

/** Price, smallest order and lead time. */
export function RangeFilters({ query, onQuery }: RangeFiltersProps) {
  const t = useT('mall')
  const format = useFormat()
  return (
    <>
      <PriceFilter key={`${query.priceMin}-${query.priceMax}-${query.currency}`} query={query} onQuery={onQuery} />
      <FilterGroup title={t('filter.moq')}>
        <Select
          aria-label={t('filter.moq')}
          value={query.moqMax}
          placeholder={t('filter.any')}
          options={withValue(MOQ_STEPS, query.moqMax).map(value => ({
            value,
            label: t('filter.moqTo', { quantity: format.number(value) }),
          }))}
          onValue={moqMax => onQuery(changed(query, { moqMax }))}
        />
      </FilterGroup>
      <FilterGroup title={t('filter.lead')}>
        <Select
          aria-label={t('filter.lead')}
          value={query.leadMax}
          placeholder={t('filter.any')}
          options={withValue(LEAD_STEPS, query.leadMax).map(value => ({
            value,
            label: t('filter.leadTo', { count: Number(value) }),
          }))}
          onValue={leadMax => onQuery(changed(query, { leadMax }))}
        />
      </FilterGroup>
    </>
  )
}

/** A value that came with the address is offered too. */
const withValue = (steps: readonly string[], value: string): readonly string[] =>
  value === '' || steps.includes(value) ? steps : [...steps, value].sort((a, b) => Number(a) - Number(b))

function PriceFilter({ query, onQuery }: RangeFiltersProps) {
  const t = useT('mall')
  const region = useRegion()
  const [min, setMin] = useState(query.priceMin)
  const [max, setMax] = useState(query.priceMax)
  const currencies = withoutDoubles([...displayCurrencies(region), query.currency])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A range typed the wrong way round is meant the right way round.
    const isReversed = min !== '' && max !== '' && Number(min) > Number(max)
    onQuery(changed(query, isReversed ? { priceMin: max, priceMax: min } : { priceMin: min, priceMax: max }))
  }
  return (
    <FilterGroup title={t('filter.price')}>
      <form className={styles.price} onSubmit={submit}>
        <Field label={t('filter.currency')}>
          <Select
            value={query.currency}
            options={currencies.map(code => ({ value: code, label: code }))}
            onValue={currency => onQuery(changed(query, { currency }))}
          />
        </Field>
        <Field label={t('filter.priceMin')}>
          <NumberInput value={min} onValue={setMin} scale={2} />
        </Field>
        <Field label={t('filter.priceMax')}>
          <NumberInput value={max} onValue={setMax} scale={2} />
        </Field>
        <Button changes={false} type="submit" block>
          {t('filter.apply')}
        </Button>
      </form>
    </FilterGroup>
  )
}

const withoutDoubles = (values: readonly string[]): readonly string[] => [...new Set(values)]
