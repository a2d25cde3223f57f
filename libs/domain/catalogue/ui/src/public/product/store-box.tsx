import { mallRoutes, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { Link, LinkButton, PinIcon } from '@tradeport/web/ui'
import { StoreLogo } from '../shared/store-logo'
import { useStoreFacts } from '../shared/use-store-facts'
import { VerifiedEvidence } from '../shared/verified-evidence'
import styles from './store-box.module.css'

/** Who sells it. */
export function StoreBox({ store }: { readonly store: ProductDetail['store'] }) {
  const t = useT('mall')
  const countries = useCountries()
  const format = useFormat()
  const facts = useStoreFacts(store)
  return (
    <aside className={styles.box} aria-label={t('store.of')}>
      <div className={styles.head}>
        <StoreLogo id={store.logoFileId} name={store.name} size={56} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={mallRoutes.store(store.slug)}>{store.name}</Link>
          </h2>
          <p className={styles.place}>
            <PinIcon size={14} />
            {[store.city, countries.nameOf(store.country)].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <VerifiedEvidence level={store.verifyLevel} storeId={store.id} />
      {facts.length > 0 && (
        <ul role="list" className={styles.facts}>
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {store.closedFrom && store.closedTo && (
        <p className={styles.closed}>
          {t('store.closed', { from: format.civilDate(store.closedFrom), to: format.civilDate(store.closedTo) })}
        </p>
      )}
      <LinkButton block href={mallRoutes.store(store.slug)}>
        {t('store.visit')}
      </LinkButton>
    </aside>
  )
}
