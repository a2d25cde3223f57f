import type { ReactNode } from 'react'
import type { StorePublicDetail } from '@tradeport/domain/catalogue/contract'
import { COMPANY_TYPES } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useCodeList, useCountries, useFormat } from '@tradeport/web/react'
import { ShieldIcon, SpecTable, Tag, type SpecRow } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'
import styles from './store.module.css'

const row = (key: string, label: string, value: ReactNode): SpecRow[] => (value ? [{ key, label, value }] : [])

/** The store in its own words, and its terms. */
export function StoreProfile({ store }: { readonly store: StorePublicDetail }) {
  const t = useT('mall')
  const format = useFormat()
  const countries = useCountries()
  const companyType = useCompanyType(store.companyType)
  const bands = useCodeList(dictList, 'annual_revenue_band')
  const sizes = useCodeList(dictList, 'employee_band')
  const { facts } = store
  const list = (values: readonly string[]) => values.join(', ')
  const rows = [
    ...row('type', t('profile.type'), companyType && <WithProof said={companyType} until={facts.typeProvenUntil} />),
    ...row('founded', t('profile.founded'), store.foundedYear === null ? null : String(store.foundedYear)),
    ...row('employees', t('profile.employees'), store.employeesBand && sizes.nameOf(store.employeesBand)),
    ...row('revenue', t('profile.revenue'), facts.annualRevenue && bands.nameOf(facts.annualRevenue)),
    ...row('place', t('profile.place'), [store.city, countries.nameOf(store.country)].filter(Boolean).join(', ')),
    ...row('main', t('profile.main'), list(store.mainCategories.map(({ name }) => name))),
    ...row('languages', t('profile.languages'), list(store.languagesSpoken.map(code => localeConfig(code).name))),
    ...row('trade', t('profile.trade'), list(store.acceptTradeTypes.map(type => t(`filter.trade.${type}`)))),
    ...row('incoterms', t('profile.incoterms'), list(store.acceptIncoterms)),
    ...row('payments', t('profile.payments'), list(store.acceptPayments.map(method => t(`payment.${method}`)))),
    ...row('least', t('profile.least'), format.money(store.minOrderAmount, store.minOrderCurrency)),
    ...useProduction(facts),
  ]
  return (
    <section className={styles.profile} aria-labelledby="profile-title">
      <div>
        <h2 id="profile-title" className={styles.title}>
          {t('profile.title')}
        </h2>
        {store.intro !== '' && <p className={styles.intro}>{store.intro}</p>}
        {store.closedFrom && store.closedTo && (
          <p className={styles.closed}>
            {t('store.closed', { from: format.civilDate(store.closedFrom), to: format.civilDate(store.closedTo) })}
          </p>
        )}
      </div>
      <SpecTable rows={rows} columns={1} />
    </section>
  )
}

/** What was said, and whether somebody of the platform has seen it. */
function WithProof({ said, until }: { readonly said: ReactNode; readonly until: string | null }) {
  const t = useT('mall')
  const format = useFormat()
  const isProven = until !== null
  return (
    <span className={styles.proof}>
      <span>{said}</span>
      <span title={isProven ? t('profile.provenHelp', { date: format.civilDate(until) }) : t('profile.declaredHelp')}>
        <Tag tone={isProven ? 'success' : 'neutral'} icon={isProven && <ShieldIcon size={12} />}>
          {t(isProven ? 'profile.proven' : 'profile.declared')}
        </Tag>
      </span>
    </span>
  )
}

/** What stands in the factory and what it can make; the first line says whose word that is. */
function useProduction(facts: StorePublicDetail['facts']): SpecRow[] {
  const t = useT('mall')
  const format = useFormat()
  const units = useUnits()
  const { factoryAreaM2, productionLines, machines, monthlyCapacity, productionProvenUntil: until } = facts
  const machineWords = machines.map(({ type, count, year }) =>
    year === null
      ? t('profile.machine', { count: format.number(count), type })
      : t('profile.machineSince', { count: format.number(count), type, year }),
  )
  const goods = monthlyCapacity.map(({ category, quantity, unit }) =>
    t('profile.capacityValue', { category, quantity: format.number(quantity), unit: units.name(unit) }),
  )
  const rows = [
    ...row('capacity', t('profile.capacity'), goods.length > 0 && <Several words={goods} />),
    ...row(
      'area',
      t('profile.area'),
      factoryAreaM2 !== null && t('profile.areaValue', { area: format.number(factoryAreaM2) }),
    ),
    ...row('lines', t('profile.lines'), productionLines),
    ...row('machines', t('profile.machines'), machines.length > 0 && <Several words={machineWords} />),
  ]
  return rows.map((each, index) =>
    index === 0 ? { ...each, value: <WithProof said={each.value} until={until} /> } : each,
  )
}

function Several({ words }: { readonly words: readonly string[] }) {
  return (
    <span className={styles.several}>
      {words.map((word, index) => (
        <span key={index}>{word}</span>
      ))}
    </span>
  )
}

/** Kinds that the product knows in its words, those of operators in theirs. */
function useCompanyType(type: string | null): string | null {
  const t = useT('mall')
  const listed = useCodeList(dictList, 'company_type')
  const known = COMPANY_TYPES.find(each => each === type)
  return known ? t(`profile.type.${known}`) : type && listed.nameOf(type)
}
