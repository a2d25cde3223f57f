import type { StorePublicDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LockIcon } from '@tradeport/web/ui'
import { PriceAccess } from './lazy'
import styles from './store-prices.module.css'

/** Beside the goods of a store that keeps its prices: from whom, and what one can do. */
export function StorePrices({ store }: { readonly store: StorePublicDetail }) {
  const t = useT('mall')
  const { priceVisibility } = store
  if (priceVisibility === 'public') return null
  return (
    <div className={styles.prices}>
      <LockIcon />
      <p>{t(`price.hiddenLong.${priceVisibility}`)}</p>
      <PriceAccess need={priceVisibility} store={store} />
    </div>
  )
}
