import { relatedProducts, type ProductCard as Card } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Rail } from '@tradeport/web/ui'
import { ProductCard } from '../shared/product-card'
import styles from './related.module.css'

const MOST = 10

/** More of the store, and the like from others; nothing where there are none. */
export function RelatedProducts({ id }: { readonly id: string }) {
  const t = useT('goods')
  const { data } = useEndpoint(relatedProducts, { id, limit: MOST }, { ignoreError: true })
  return (
    <>
      <Row title={t('related.similar')} products={data?.similar ?? []} withStore />
      <Row title={t('related.store')} products={data?.sameStore ?? []} />
    </>
  )
}

interface RowProps {
  readonly title: string
  readonly products: readonly Card[]
  readonly withStore?: boolean
}

function Row({ title, products, withStore = false }: RowProps) {
  const t = useT('mall')
  if (products.length === 0) return null
  return (
    <section className={styles.related}>
      <h2 className={styles.title}>{title}</h2>
      <Rail label={title} previousLabel={t('rail.previous')} nextLabel={t('rail.next')} itemWidth={200}>
        {products.map(product => (
          <li key={product.id}>
            <ProductCard product={product} sizes="230px" withStore={withStore} />
          </li>
        ))}
      </Rail>
    </section>
  )
}
