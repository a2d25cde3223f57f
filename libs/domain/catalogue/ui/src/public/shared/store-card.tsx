import { mallRoutes, type StoreListRow } from '@tradeport/domain/catalogue/contract'
import { useCountries } from '@tradeport/web/react'
import { Link, Picture, PinIcon, Skeleton, classNames } from '@tradeport/web/ui'
import { StoreLogo } from './store-logo'
import { useStoreFacts } from './use-store-facts'
import { useWords } from './use-words'
import { Verified } from './verified'
import styles from './store-card.module.css'

const THUMBNAILS = 4

/** A supplier with four of its goods; the card leads to its store. */
export function StoreCard({ store }: { readonly store: StoreListRow }) {
  const words = useWords()
  const countries = useCountries()
  const facts = useStoreFacts(store)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <StoreLogo id={store.logoFileId} name={store.name} size={56} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            <Link href={mallRoutes.store(store.slug)}>{store.name}</Link>
          </h3>
          <p className={styles.place}>
            <PinIcon size={14} />
            {[store.city, countries.nameOf(store.country)].filter(Boolean).join(', ')}
          </p>
          <Verified level={store.verifyLevel} />
        </div>
      </header>
      <ul role="list" className={styles.goods}>
        {store.products.slice(0, THUMBNAILS).map(product => (
          <li key={product.id}>
            <Link className={styles.thumbnail} href={mallRoutes.product(product.id)} aria-label={product.title}>
              <Picture id={product.coverFileId} alt="" width={120} className={classNames(styles.picture)} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        {[words.goods(store.productCount), ...facts].map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </article>
  )
}

export function StoreCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton width={56} height={56} radius="medium" />
        <div className={styles.who}>
          <Skeleton height="1.2em" width="70%" />
          <Skeleton height="0.8em" width="50%" />
        </div>
      </div>
      <div className={styles.goods}>
        {Array.from({ length: THUMBNAILS }, (_, index) => (
          <Skeleton key={index} ratio={1} radius="medium" />
        ))}
      </div>
      <Skeleton height="0.8em" width="80%" />
    </div>
  )
}
