import type { FacetGroup } from '@tradeport/domain/catalogue/contract'
import { EMPTY_QUERY, type ListQuery } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { Button, CloseIcon } from '@tradeport/web/ui'
import { changed, toggled } from '../shared/list-query'
import { verifyLevelOf } from '../shared/use-words'
import styles from './active-filters.module.css'

export interface ActiveFiltersProps {
  readonly query: ListQuery
  /** For the names of options. */
  readonly groups: readonly FacetGroup[] | undefined
  readonly onQuery: (query: ListQuery) => void
}

interface Active {
  readonly key: string
  readonly label: string
  readonly without: ListQuery
}

/** What narrows the list, each one click from being gone. */
export function ActiveFilters({ query, groups, onQuery }: ActiveFiltersProps) {
  const t = useT('mall')
  const active = useActive(query, groups)
  if (active.length === 0) return null
  return (
    <ul role="list" className={styles.active} aria-label={t('filter.active')}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filter.remove', { name: label })}
            onClick={() => onQuery(without)}
          >
            {label}
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onQuery({ ...EMPTY_QUERY, keyword: query.keyword, trade: query.trade, sort: query.sort })}
        >
          {t('filter.clear')}
        </Button>
      </li>
    </ul>
  )
}

function useActive(query: ListQuery, groups: readonly FacetGroup[] | undefined): readonly Active[] {
  const t = useT('mall')
  const format = useFormat()
  const countries = useCountries()
  const active: Active[] = []
  const add = (key: string, label: string, change: Partial<ListQuery>) =>
    active.push({ key, label, without: changed(query, change) })

  for (const [code, values] of Object.entries(query.attributes)) {
    const options = groups?.find(group => group.key === `a.${code}`)?.options
    for (const value of values) {
      const { [code]: _all, ...others } = query.attributes
      const rest = toggled(values, value)
      add(`a.${code}=${value}`, options?.find(option => option.value === value)?.label ?? value, {
        attributes: rest.length > 0 ? { ...others, [code]: rest } : others,
      })
    }
  }
  for (const code of query.incoterms) add(code, code, { incoterms: toggled(query.incoterms, code) })
  const { priceMin, priceMax, currency } = query
  const amount = (value: string) => format.unitPrice(value, currency)
  if (priceMin && priceMax)
    add('price', t('filter.priceBetween', { min: amount(priceMin), max: amount(priceMax) }), {
      priceMin: '',
      priceMax: '',
    })
  else if (priceMin) add('price', t('filter.priceFrom', { min: amount(priceMin) }), { priceMin: '' })
  else if (priceMax) add('price', t('filter.priceTo', { max: amount(priceMax) }), { priceMax: '' })
  if (query.moqMax) add('moq', t('filter.moqTo', { quantity: format.number(query.moqMax) }), { moqMax: '' })
  if (query.leadMax) add('lead', t('filter.leadTo', { count: Number(query.leadMax) }), { leadMax: '' })
  if (query.sample) add('sample', t('filter.sample'), { sample: false })
  if (query.customisable) add('customisable', t('filter.customisable'), { customisable: false })
  if (query.verify > 0) add('verify', t(`filter.verify.${verifyLevelOf(query.verify)}`), { verify: 0 })
  if (query.origin) add('origin', countries.nameOf(query.origin), { origin: '' })
  return active
}
