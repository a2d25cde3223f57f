import { useParams } from 'react-router-dom'
import { mallRoutes, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { AssistantIcon, Link, MailIcon, Skeleton, SkeletonText, StoreIcon, Tag } from '@tradeport/web/ui'
import { ASSISTANT, MESSAGE } from '../frame/addresses'
import { PricePanel } from '../product/price-panel'
import { pictureOf } from '../product/product-choice'
import { ProductHead } from '../product/product-head'
import { ProductSections } from '../product/product-sections'
import { ProductState } from '../product/product-state'
import { QuantityPanel } from '../product/quantity-panel'
import { RelatedProducts } from '../product/related'
import { SkuPicker } from '../product/sku-picker'
import { StoreBox } from '../product/store-box'
import { useChoice } from '../product/use-choice'
import { useProduct } from '../product/use-product'
import { SavedButtons } from '../saved/lazy'
import { InquireHere } from './inquire-here'
import { SwipeGallery } from './swipe-gallery'
import styles from './product-h5.module.css'

/** The page of one product on a phone, with the next step under the thumb. */
export default function ProductH5Screen() {
  const { id = '' } = useParams()
  const product = useProduct(id)
  if (product.data) return <Product key={product.data.id} product={product.data} />
  if (product.error) return <ProductState error={product.error} onRetry={product.refetch} />
  return (
    <div aria-busy="true">
      <Skeleton ratio={1} />
      <div className={styles.block}>
        <Skeleton height="1.8rem" width="90%" />
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}

/** The platform's own help, beside the store's. */
function Help() {
  const shell = useT('shell')
  return (
    <p className={styles.help}>
      <Link href={ASSISTANT}>
        <AssistantIcon size={20} />
        {shell('nav.assistant')}
      </Link>
      <Link href={MESSAGE}>
        <MailIcon size={20} />
        {shell('entry.message')}
      </Link>
    </p>
  )
}

function Product({ product }: { readonly product: ProductDetail }) {
  const t = useT('mall')
  const goods = useT('goods')
  const choice = useChoice(product)
  const images = product.media.filter(({ kind }) => kind === 'image').map(({ fileId }) => fileId)
  return (
    <article className={styles.product}>
      <ProductHead product={product} />
      <SwipeGallery title={product.title} images={images} front={pictureOf(product, choice.axes)} />
      <div className={styles.block}>
        <div className={styles.head}>
          <h1 className={styles.title}>{product.title}</h1>
          <span className={styles.saved}>
            <SavedButtons type="product" id={product.id} name={product.title} place="line" />
          </span>
        </div>
        <p className={styles.tags}>
          {product.customisable && <Tag tone="accent">{t('tag.customisable')}</Tag>}
          {product.sample?.available && <Tag tone="success">{t('tag.sample')}</Tag>}
          <Tag>{t(product.stockMode === 'stock' ? 'tag.stock' : 'tag.madeToOrder')}</Tag>
        </p>
        <PricePanel product={product} choice={choice} />
        <SkuPicker product={product} choice={choice} />
        <QuantityPanel product={product} choice={choice} />
        <StoreBox store={product.store} />
        <Help />
        <div>
          <ProductSections product={product} quantity={choice.quantity} columns={1} />
        </div>
        <RelatedProducts id={product.id} />
      </div>
      <div className={styles.bar}>
        <Link className={styles.store} href={mallRoutes.store(product.store.slug)}>
          <StoreIcon size={22} />
          {t('h5.visitStore')}
        </Link>
        {product.store.takesInquiries ? (
          <InquireHere product={product} choice={choice} />
        ) : (
          <p>{goods('inquire.closed')}</p>
        )}
      </div>
    </article>
  )
}
