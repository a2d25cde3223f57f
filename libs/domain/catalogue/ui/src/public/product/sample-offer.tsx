import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { CheckIcon } from '@tradeport/web/ui'
import { useWords } from '../shared/use-words'
import styles from './offer-tables.module.css'

/** What a sample costs, how soon it comes, and whether it is paid back. */
export function SampleOffer({ product }: { readonly product: ProductDetail }) {
  const t = useT('goods')
  const mall = useT('mall')
  const format = useFormat()
  const words = useWords()
  const { sample } = product
  if (!sample?.available) return <p className={styles.soft}>{t('sample.none')}</p>
  const isFree = !product.priceNeed && (sample.price === null || Number(sample.price) === 0)
  const lines = [
    product.priceNeed
      ? mall(`price.hidden.${product.priceNeed}`)
      : isFree
        ? t('sample.free')
        : t('sample.price', { price: format.unitPrice(sample.price, sample.currency) }),
    t('sample.most', { quantity: words.quantity(sample.maxQty, product.saleUnit) }),
    t('sample.days', { count: sample.days }),
    t(`sample.fee.${sample.shipFeeBy}`),
    ...(sample.refundableOnBulk && !isFree ? [t('sample.refundable')] : []),
  ]
  return (
    <ul role="list" className={styles.list}>
      {lines.map(line => (
        <li key={line} className={styles.line}>
          <CheckIcon size={18} />
          {line}
        </li>
      ))}
    </ul>
  )
}
