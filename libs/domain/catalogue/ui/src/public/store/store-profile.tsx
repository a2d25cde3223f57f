import type { StorePublicDetail } from '@tradeport/domain/catalogue/contract'
import { COMPANY_TYPES } from '@tradeport/domain/identity/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { SpecTable, type SpecRow } from '@tradeport/web/ui'
import styles from './store.module.css'

const row = (key: string, label: string, value: string | null | undefined): SpecRow[] =>
  value ? [{ key, label, value }] : []

/** The store in its own words, and its terms. */
export function StoreProfile({ store }: { readonly store: StorePublicDetail }) {
  const t = useT('mall')
  const format = useFormat()
  const countries = useCountries()
  const companyType = useCompanyType(store.companyType)
  const list = (values: readonly string[]) => values.join(', ')
  const rows = [
    ...row('type', t('profile.type'), companyType),
    ...row('founded', t('profile.founded'), store.foundedYear === null ? null : String(store.foundedYear)),
    ...row('employees', t('profile.employees'), store.employeesBand),
    ...row('place', t('profile.place'), [store.city, countries.nameOf(store.country)].filter(Boolean).join(', ')),
    ...row('main', t('profile.main'), list(store.mainCategories.map(({ name }) => name))),
    ...row('languages', t('profile.languages'), list(store.languagesSpoken.map(code => localeConfig(code).name))),
    ...row('trade', t('profile.trade'), list(store.acceptTradeTypes.map(type => t(`filter.trade.${type}`)))),
    ...row('incoterms', t('profile.incoterms'), list(store.acceptIncoterms)),
    ...row('payments', t('profile.payments'), list(store.acceptPayments.map(method => t(`payment.${method}`)))),
    ...row('least', t('profile.least'), format.money(store.minOrderAmount, store.minOrderCurrency)),
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

/** Kinds that registration knows are said in the reader's language, others as they are. */
function useCompanyType(type: string | null): string | null {
  const t = useT('mall')
  const known = COMPANY_TYPES.find(each => each === type)
  return known ? t(`profile.type.${known}`) : type
}
