import { mallRoutes, type ProductCard as Card } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { Link, Picture, Skeleton, classNames } from '@tradeport/web/ui'
import { SavedButtons } from '../saved/lazy'
import { useWords } from './use-words'
import { Verified } from './verified'
import styles from './product-card.module.css'

export interface ProductCardProps {
  readonly product: Card
  /** Widths the picture may have, by `sizes`. */
  readonly sizes?: string | undefined
  /** Among the first of the page: its picture is not waited for. */
  readonly priority?: boolean | undefined
  /** Inside a store's own page its name is left out. */
  readonly withStore?: boolean | undefined
  readonly level?: 2 | 3 | undefined
}

const WIDTHS = [160, 240, 320]
const SIZES = '(min-width: 1200px) 260px, (min-width: 768px) 30vw, 46vw'

/** One product of a list: the whole card leads to it, the store's name to the store. */
export function ProductCard({
  product,
  sizes = SIZES,
  priority = false,
  withStore = true,
  level = 3,
}: ProductCardProps) {
  const t = useT('mall')
  const words = useWords()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { store } = product
  return (
    <article className={styles.card}>
      <Picture
        id={product.coverFileId}
        alt=""
        className={classNames(styles.picture)}
        widths={WIDTHS}
        sizes={sizes}
        priority={priority}
      />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link href={mallRoutes.product(product.id)}>{product.title}</Link>
        </Heading>
        <p className={styles.price}>
          {product.price ? (
            <>
              <bdi className={styles.amount}>{words.span(product.price)}</bdi>{' '}
              <span className={styles.per}>{words.per(product.saleUnit)}</span>
            </>
          ) : (
            <span className={styles.open}>
              {t(product.priceNeed ? `price.hidden.${product.priceNeed}` : 'price.negotiable')}
            </span>
          )}
        </p>
        <p className={styles.terms}>
          <span>{t('card.moq', { quantity: words.quantity(product.moq, product.saleUnit) })}</span>
          {product.leadDays !== null && <span>{t('card.lead', { count: product.leadDays })}</span>}
          {product.sampleAvailable && <span>{t('card.sample')}</span>}
        </p>
        {withStore && (
          <p className={styles.store}>
            <Link className={styles.storeName} href={mallRoutes.store(store.slug)}>
              {store.name}
            </Link>
            <span className={styles.trust}>
              <Verified level={store.verifyLevel} />
              {store.years !== null && store.years > 0 && (
                <span className={styles.years}>{t('store.years', { count: store.years })}</span>
              )}
            </span>
          </p>
        )}
      </div>
      <SavedButtons type="product" id={product.id} name={product.title} />
    </article>
  )
}

/** The card's room while it loads. */
export function ProductCardSkeleton({ withStore = true }: { readonly withStore?: boolean }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio={1} radius="large" />
      <div className={styles.words}>
        <span className={styles.titleRoom}>
          <Skeleton height="0.8em" />
          <Skeleton height="0.8em" width="60%" />
        </span>
        <Skeleton height="1.2em" width="70%" />
        <Skeleton height="0.8em" width="85%" />
        {withStore && <Skeleton height="2.2em" width="50%" />}
      </div>
    </div>
  )
}
