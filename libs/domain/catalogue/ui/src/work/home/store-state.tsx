import { sellerStoreDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useText } from '@tradeport/web/react'
import { CheckIcon, LinkButton, MinusIcon, Picture, SkeletonText } from '@tradeport/web/ui'
import styles from './home.module.css'

/** Whether the store can be found, and what its page still lacks: a card of the start page. */
export default function StoreState() {
  const t = useT('catalogue')
  const text = useText()
  const { data: store, error } = useEndpoint(sellerStoreDetail, {}, { quiet: true })
  // Somebody without a store of their own has nothing to do here.
  if (error) return null
  const lacks = store && [
    { key: 'logo', done: store.logoFileId !== null, label: t('home.store.logo') },
    { key: 'intro', done: Object.values(store.intro).some(Boolean), label: t('home.store.intro') },
    { key: 'terms', done: store.acceptPayments.length > 0, label: t('home.store.payments') },
    { key: 'product', done: store.productCount > 0, label: t('home.store.product') },
  ]
  return (
    <section className={styles['card']} aria-labelledby="store-state">
      <div className={styles['cardHead']}>
        <h2 id="store-state" className={styles['cardTitle']}>
          {store ? text(store.name) : t('store.own')}
        </h2>
        {store && (
          <span className={styles['logo']}>
            <Picture id={store.logoFileId} alt="" width={40} />
          </span>
        )}
      </div>
      {!store && <SkeletonText lines={4} />}
      {store && <p className={styles['label']}>{t(`home.store.${store.status}`)}</p>}
      {lacks && (
        <ul className={styles['checks']}>
          {lacks.map(({ key, done, label }) => (
            <li key={key} data-done={done || undefined}>
              {done ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
              <span>{label}</span>
              <span className="tp-visually-hidden">{t(done ? 'home.done' : 'home.open')}</span>
            </li>
          ))}
        </ul>
      )}
      {store && (
        <LinkButton href="/store" variant="secondary" size="small">
          {t('home.store.edit')}
        </LinkButton>
      )}
    </section>
  )
}
