import { useParams } from 'react-router-dom'
import { mallRoutes, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { Breadcrumb, Tag } from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'
import { SavedBar, SavedButtons } from '../saved/lazy'
import { Gallery } from './gallery'
import { InquireButton } from './inquire'
import { PricePanel } from './price-panel'
import { ProductHead } from './product-head'
import { ProductSections } from './product-sections'
import { ProductState } from './product-state'
import { ProductSkeleton } from './product-skeleton'
import { pictureOf } from './product-choice'
import { QuantityPanel } from './quantity-panel'
import { RelatedProducts } from './related'
import { SkuPicker } from './sku-picker'
import { StoreBox } from './store-box'
import { useChoice } from './use-choice'
import { useProduct } from './use-product'
import styles from './product.module.css'

/** The page of one product. */
export default function ProductScreen() {
  const { id = '' } = useParams()
  const product = useProduct(id)
  return (
    <div className={`tp-content ${styles.page ?? ''}`}>
      {product.data ? (
        <Product key={product.data.id} product={product.data} />
      ) : product.error ? (
        <ProductState error={product.error} onRetry={product.refetch} />
      ) : (
        <ProductSkeleton />
      )}
    </div>
  )
}

function Product({ product }: { readonly product: ProductDetail }) {
  const t = useT('mall')
  const tg = useT('goods')
  const choice = useChoice(product)
  const images = product.media.filter(({ kind }) => kind === 'image').map(({ fileId }) => fileId)
  return (
    <>
      <ProductHead product={product} />
      <Breadcrumb
        label={t('crumbs')}
        items={[
          { key: 'mall', label: t('list.all'), href: MALL },
          ...product.path.map(node => ({ key: node.id, label: node.name, href: mallRoutes.category(node.slug) })),
        ]}
      />
      <article className={styles.product}>
        <div className={styles.gallery}>
          <Gallery title={product.title} images={images} front={pictureOf(product, choice.axes)} />
        </div>
        <div className={styles.offer}>
          <header className={styles.head}>
            <h1 className={styles.title}>{product.title}</h1>
            <span className={styles.saved}>
              <SavedButtons type="product" id={product.id} name={product.title} place="line" />
            </span>
            <p className={styles.tags}>
              {product.customisable && <Tag tone="accent">{t('tag.customisable')}</Tag>}
              {product.sample?.available && <Tag tone="success">{t('tag.sample')}</Tag>}
              <Tag>{t(product.stockMode === 'stock' ? 'tag.stock' : 'tag.madeToOrder')}</Tag>
            </p>
          </header>
          <PricePanel product={product} choice={choice} />
          <SkuPicker product={product} choice={choice} />
          <QuantityPanel product={product} choice={choice} />
          <div className={styles.inquire}>
            {product.store.takesInquiries && <InquireButton product={product} choice={choice} block />}
            <p className={styles.hint}>{tg(product.store.takesInquiries ? 'inquire.hint' : 'inquire.closed')}</p>
          </div>
        </div>
        <div className={styles.side}>
          <StoreBox store={product.store} />
        </div>
        <div className={styles.sections}>
          <ProductSections product={product} quantity={choice.quantity} />
        </div>
      </article>
      <RelatedProducts id={product.id} />
      <SavedBar />
    </>
  )
}
