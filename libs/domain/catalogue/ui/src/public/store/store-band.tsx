import type { StorePublicDetail } from '@tradeport/domain/catalogue/contract'
import { useCountries } from '@tradeport/web/react'
import { Picture, PinIcon, classNames, useDarkTop } from '@tradeport/web/ui'
import { SavedButtons } from '../saved/lazy'
import { StoreLogo } from '../shared/store-logo'
import { useStoreFacts } from '../shared/use-store-facts'
import { useWords } from '../shared/use-words'
import { VerifiedEvidence } from '../shared/verified-evidence'
import styles from './store-band.module.css'

/** The store's picture from edge to edge, its sign and what is known of it. */
export function StoreBand({ store }: { readonly store: StorePublicDetail }) {
  useDarkTop()
  const words = useWords()
  const countries = useCountries()
  const facts = useStoreFacts(store)
  const [banner] = store.bannerFileIds
  return (
    <header className={styles.band} data-hero="dark">
      {banner && (
        <Picture
          id={banner}
          alt=""
          widths={[480, 768, 960]}
          sizes="100vw"
          ratio={4}
          priority
          className={classNames(styles.picture)}
        />
      )}
      <div className={styles.shade} />
      <div className={classNames('tp-content', styles.content)}>
        <StoreLogo id={store.logoFileId} name={store.name} size={88} />
        <div className={styles.words}>
          <h1 className={styles.name}>{store.name}</h1>
          <span className={styles.saved}>
            <SavedButtons type="store" id={store.id} name={store.name} place="line" />
          </span>
          <p className={styles.legal}>{store.legalName}</p>
          <p className={styles.facts}>
            <span className={styles.place}>
              <PinIcon size={16} />
              {[store.city, countries.nameOf(store.country)].filter(Boolean).join(', ')}
            </span>
            {[words.goods(store.productCount), ...facts].map(fact => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <span className={styles.verified}>
            <VerifiedEvidence level={store.verifyLevel} storeId={store.id} />
          </span>
        </div>
      </div>
    </header>
  )
}
