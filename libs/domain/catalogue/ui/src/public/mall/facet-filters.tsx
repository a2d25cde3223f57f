import type { FacetGroup } from '@tradeport/domain/catalogue/contract'
import type { ListQuery } from '@tradeport/domain/catalogue/rules'
import { INCOTERM_CODES, type IncotermCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useCountries } from '@tradeport/web/react'
import { Skeleton } from '@tradeport/web/ui'
import { changed, toggled } from '../shared/list-query'
import { verifyLevelOf } from '../shared/use-words'
import { FilterGroup, FoldedOptions, OptionRow } from './filter-group'
import styles from './facet-filters.module.css'

export interface FacetFiltersProps {
  readonly query: ListQuery
  readonly onQuery: (query: ListQuery) => void
  readonly groups: readonly FacetGroup[] | undefined
  readonly isApproximate: boolean
}

/** Choices with counts, in the order of the server: checked suppliers, terms, then what this kind of goods says of itself. */
export function FacetFilters({ query, onQuery, groups, isApproximate }: FacetFiltersProps) {
  const t = useT('mall')
  if (!groups) {
    return (
      <div className={styles.loading} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} height="1em" width={`${90 - (index % 4) * 12}%`} />
        ))}
      </div>
    )
  }
  return (
    <>
      {groups.map(group => (
        <Group key={group.key} group={group} query={query} onQuery={onQuery} />
      ))}
      {isApproximate && <p className={styles.note}>{t('filter.approximate')}</p>}
    </>
  )
}

interface GroupProps {
  readonly group: FacetGroup
  readonly query: ListQuery
  readonly onQuery: (query: ListQuery) => void
}

function Group({ group, query, onQuery }: GroupProps) {
  if (group.key.startsWith('a.')) return <AttributeGroup group={group} query={query} onQuery={onQuery} />
  if (group.key === 'verify') return <VerifyGroup group={group} query={query} onQuery={onQuery} />
  if (group.key === 'incoterm') return <IncotermGroup group={group} query={query} onQuery={onQuery} />
  if (group.key === 'origin') return <OriginGroup group={group} query={query} onQuery={onQuery} />
  if (group.key === 'sample' || group.key === 'customisable')
    return <OfferGroup of={group.key} group={group} query={query} onQuery={onQuery} />
  return null
}

function AttributeGroup({ group, query, onQuery }: GroupProps) {
  const code = group.key.slice(2)
  const chosen = query.attributes[code] ?? []
  const choose = (value: string) => {
    const { [code]: _all, ...others } = query.attributes
    const next = toggled(chosen, value)
    onQuery(changed(query, { attributes: next.length > 0 ? { ...others, [code]: next } : others }))
  }
  return (
    <FilterGroup title={group.name}>
      <FoldedOptions
        rows={group.options.map(option => (
          <OptionRow
            key={option.value}
            kind="checkbox"
            label={option.label}
            swatch={option.swatch}
            count={option.count}
            checked={chosen.includes(option.value)}
            onChoose={() => choose(option.value)}
          />
        ))}
      />
    </FilterGroup>
  )
}

/** "At least this far": each level counts those above it. */
function VerifyGroup({ group, query, onQuery }: GroupProps) {
  const t = useT('mall')
  const atLeast = (level: number) =>
    group.options.filter(option => Number(option.value) >= level).reduce((sum, option) => sum + option.count, 0)
  return (
    <FilterGroup title={t('filter.verify')}>
      {[0, 1, 2, 3].map(level => (
        <OptionRow
          key={level}
          kind="radio"
          name="verify"
          label={level === 0 ? t('filter.any') : t(`filter.verify.${verifyLevelOf(level)}`)}
          count={level === 0 ? undefined : atLeast(level)}
          checked={query.verify === level}
          onChoose={() => onQuery(changed(query, { verify: level }))}
        />
      ))}
    </FilterGroup>
  )
}

function IncotermGroup({ group, query, onQuery }: GroupProps) {
  const t = useT('mall')
  const offered = group.options.flatMap(option => {
    const code = INCOTERM_CODES.find((known): known is IncotermCode => known === option.value)
    return code ? [{ code, count: option.count }] : []
  })
  return (
    <FilterGroup title={t('filter.incoterm')}>
      {offered.map(({ code, count }) => (
        <OptionRow
          key={code}
          kind="checkbox"
          label={code}
          count={count}
          checked={query.incoterms.includes(code)}
          onChoose={() => onQuery(changed(query, { incoterms: toggled(query.incoterms, code) }))}
        />
      ))}
    </FilterGroup>
  )
}

function OriginGroup({ group, query, onQuery }: GroupProps) {
  const t = useT('mall')
  const countries = useCountries()
  if (group.options.length < 2 && query.origin === '') return null
  return (
    <FilterGroup title={t('filter.origin')}>
      <FoldedOptions
        rows={group.options.map(({ value, count }) => (
          <OptionRow
            key={value}
            kind="checkbox"
            label={countries.nameOf(value)}
            count={count}
            checked={query.origin === value}
            onChoose={() => onQuery(changed(query, { origin: query.origin === value ? '' : value }))}
          />
        ))}
      />
    </FilterGroup>
  )
}

function OfferGroup({ of, group, query, onQuery }: GroupProps & { readonly of: 'sample' | 'customisable' }) {
  const t = useT('mall')
  return (
    <FilterGroup title={t(`filter.${of}Title`)}>
      <OptionRow
        kind="checkbox"
        label={t(`filter.${of}`)}
        count={group.options.find(option => option.value === 'yes')?.count ?? 0}
        checked={query[of]}
        onChoose={() => onQuery(changed(query, { [of]: !query[of] }))}
      />
    </FilterGroup>
  )
}
