import {
  favouriteProductPage,
  favouriteStorePage,
  mallRoutes,
  type FavouriteProduct,
  type FavouriteStore,
} from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { Link, Picture, Tag, classNames } from '@tradeport/web/ui'
import { StoreLogo } from '../shared/store-logo'
import { useWords } from '../shared/use-words'
import { KeptList, KeptRow, pageInput, type ListProps } from './kept-list'
import { useMallUrl } from './use-mall-url'
import styles from './favourites.module.css'

export function KeptProducts({ folder, folders, pages }: ListProps) {
  const answer = useEndpoint(favouriteProductPage, pageInput(folder, pages), { keepPrevious: true })
  return (
    <KeptList type="product" answer={answer} pages={pages}>
      {record => <Product key={record.product.id} record={record} folders={folders} />}
    </KeptList>
  )
}

function Product({ record, folders }: { record: FavouriteProduct; folders: readonly string[] }) {
  const { product, priceAtSave, priceChange } = record
  const t = useT('goods')
  const mall = useT('mall')
  const format = useFormat()
  const words = useWords()
  const mallUrl = useMallUrl()
  const before = priceAtSave && format.unitPrice(priceAtSave.amount, priceAtSave.currency)
  return (
    <KeptRow
      type="product"
      id={product.id}
      name={product.title}
      record={record}
      folders={folders}
      picture={<Picture id={product.coverFileId} alt="" width={120} className={classNames(styles.picture)} />}
      goneText={t('favourites.gone')}
      tags={
        <>
          {before && priceChange === 'lower' && <Tag tone="success">{t('favourites.lower', { price: before })}</Tag>}
          {before && priceChange === 'higher' && <Tag tone="warning">{t('favourites.higher', { price: before })}</Tag>}
        </>
      }
    >
      <Link className={styles.name} href={mallUrl(mallRoutes.product(product.id))}>
        {product.title}
      </Link>
      <span>{product.store.name}</span>
      <span className={styles.price}>
        {product.price ? (
          <>
            <bdi>{words.span(product.price)}</bdi> {words.per(product.saleUnit)}
          </>
        ) : (
          mall(product.priceNeed ? `price.hidden.${product.priceNeed}` : 'price.negotiable')
        )}
      </span>
    </KeptRow>
  )
}

export function KeptStores({ folder, folders, pages }: ListProps) {
  const answer = useEndpoint(favouriteStorePage, pageInput(folder, pages), { keepPrevious: true })
  return (
    <KeptList type="store" answer={answer} pages={pages}>
      {record => <Store key={record.store.id} record={record} folders={folders} />}
    </KeptList>
  )
}

function Store({ record, folders }: { record: FavouriteStore; folders: readonly string[] }) {
  const { store, productCount } = record
  const t = useT('goods')
  const words = useWords()
  const mallUrl = useMallUrl()
  return (
    <KeptRow
      type="store"
      id={store.id}
      name={store.name}
      record={record}
      folders={folders}
      picture={<StoreLogo id={store.logoFileId} name={store.name} size={56} />}
      goneText={t('favourites.closed')}
    >
      <Link className={styles.name} href={mallUrl(mallRoutes.store(store.slug))}>
        {store.name}
      </Link>
      <span>{words.goods(productCount)}</span>
    </KeptRow>
  )
}
