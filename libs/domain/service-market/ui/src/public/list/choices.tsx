import { PRICE_MODES, QUALIFICATION_TYPES, marketFacets } from '@tradeport/domain/service-market/contract'
import { PORTAL_LOCALES } from '@tradeport/kernel/config'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useEndpoint, useFormat, useRegion } from '@tradeport/web/react'
import { Button, Checkbox, Field, NumberInput, Select } from '@tradeport/web/ui'
import { useState } from 'react'
import { useLanguageName } from '../../shared/language-name'
import { useProofName } from '../../shared/paper-names'
import { usePortName } from '../../shared/use-port-name'
import type { FiltersProps } from './list-filters'
import { filtersOf, type MarketQuery } from './list-query'
import styles from './service-list.module.css'

type Facets = OutputOf<typeof marketFacets>
type Choice = Facets['ports'][number]

/** Every filter with how many services each of its choices would leave, given the others. */
export function Choices({ code, query, onChange }: FiltersProps) {
  const t = useT('serviceMarket')
  const countries = useCountries()
  const languageName = useLanguageName()
  const proofName = useProofName()
  const format = useFormat()
  const facets = useEndpoint(
    marketFacets,
    { ...filtersOf(query), ...(code ? { categoryCode: code } : {}) },
    { keepPrevious: true, quiet: true },
  ).data
  const portName = usePortName((facets?.ports ?? []).map(({ value }) => value))
  const providerName = (id: string) => facets?.providers.find(({ value }) => value === id)?.name ?? id
  const left = facets?.providers.find(({ value }) => value === query.exceptProviderId)
  return (
    <>
      <OneOf
        label={t('list.filter.priceMode')}
        any={t('list.filter.priceMode.any')}
        value={query.priceMode}
        choices={facets?.priceModes}
        nameOf={mode => {
          const known = PRICE_MODES.find(one => one === mode)
          return known ? t(`price.mode.${known}`) : mode
        }}
        onChoose={value => onChange({ priceMode: PRICE_MODES.find(mode => mode === value) })}
      />
      <PriceRange
        key={`${query.priceMin ?? ''} ${query.priceMax ?? ''}`}
        query={query}
        prices={facets?.prices}
        onChange={onChange}
      />
      <OneOf
        label={t('list.filter.country')}
        any={t('list.filter.country.any')}
        value={query.country}
        choices={facets?.countries}
        nameOf={countries.nameOf}
        onChoose={country => onChange({ country })}
      />
      <OneOf
        label={t('list.filter.port')}
        any={t('list.filter.port.any')}
        value={query.port}
        choices={facets?.ports}
        nameOf={portName}
        onChoose={port => onChange({ port })}
      />
      <OneOf
        label={t('list.filter.region')}
        any={t('list.filter.region.any')}
        value={query.serviceRegion}
        choices={facets?.serviceRegions}
        onChoose={serviceRegion => onChange({ serviceRegion })}
      />
      <OneOf
        label={t('list.filter.language')}
        any={t('list.filter.language.any')}
        value={query.language}
        choices={facets?.languages}
        nameOf={locale => {
          const known = PORTAL_LOCALES.find(one => one === locale)
          return known ? languageName(known) : locale
        }}
        onChoose={value => onChange({ language: PORTAL_LOCALES.find(locale => locale === value) })}
      />
      <OneOf
        label={t('list.filter.proof')}
        any={t('list.filter.proof.any')}
        value={query.proof}
        choices={facets?.proofs}
        nameOf={proofName}
        onChoose={value => onChange({ proof: QUALIFICATION_TYPES.find(type => type === value) })}
      />
      <OneOf
        label={t('list.filter.provider')}
        any={t('list.filter.provider.any')}
        value={query.providerCompanyId}
        choices={facets?.providers}
        nameOf={providerName}
        onChoose={providerCompanyId => onChange({ providerCompanyId, exceptProviderId: undefined })}
      />
      {left !== undefined && (
        <Checkbox checked onChange={() => onChange({ exceptProviderId: undefined })}>
          {t('list.filter.except', { name: left.name })}
        </Checkbox>
      )}
      <Checkbox
        checked={query.verified === true}
        onChange={event => onChange({ verified: event.target.checked ? true : undefined })}
      >
        {facets
          ? t('list.filter.choice', { name: t('list.filter.verified'), number: format.number(facets.verified) })
          : t('list.filter.verified')}
      </Checkbox>
    </>
  )
}

interface OneOfProps {
  label: string
  any: string
  value: string | undefined
  choices: readonly Choice[] | undefined
  nameOf?(value: string): string
  onChoose(value: string | undefined): void
}

function OneOf({ label, any, value, choices, nameOf = name => name, onChoose }: OneOfProps) {
  const t = useT('serviceMarket')
  const format = useFormat()
  const options = (choices ?? []).map(choice => ({
    value: choice.value,
    label: t('list.filter.choice', { name: nameOf(choice.value), number: format.number(choice.count) }),
  }))
  // What is chosen stays readable where the other filters leave nothing of it, and before the numbers are there.
  const chosen =
    value === undefined || options.some(option => option.value === value) ? [] : [{ value, label: nameOf(value) }]
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        placeholder={any}
        options={[...chosen, ...options]}
        onValue={next => onChoose(next || undefined)}
      />
    </Field>
  )
}

interface PriceRangeProps {
  query: MarketQuery
  prices: Facets['prices'] | undefined
  onChange: FiltersProps['onChange']
}

/** In the region's own currency. */
function PriceRange({ query, prices, onChange }: PriceRangeProps) {
  const t = useT('serviceMarket')
  const format = useFormat()
  const { currency } = useRegion()
  const [min, setMin] = useState(query.priceMin ?? '')
  const [max, setMax] = useState(query.priceMax ?? '')
  const range = prices && {
    from: format.money(prices.min, prices.currency),
    to: format.money(prices.max, prices.currency),
  }
  return (
    <form
      className={styles['range']}
      onSubmit={event => {
        event.preventDefault()
        onChange({ priceMin: min || undefined, priceMax: max || undefined })
      }}
    >
      <Field label={t('list.filter.priceMin')}>
        <NumberInput value={min} scale={4} unit={currency} onValue={setMin} />
      </Field>
      <Field label={t('list.filter.priceMax')}>
        <NumberInput value={max} scale={4} unit={currency} onValue={setMax} />
      </Field>
      {range && <p className={styles['rangeHint']}>{t('list.filter.priceRange', range)}</p>}
      <Button changes={false} type="submit" size="small">
        {t('list.filter.priceApply')}
      </Button>
    </form>
  )
}
