import { useState, type ReactNode } from 'react'
import {
  favouriteFolders,
  favouriteProductPage,
  favouriteRemove,
  favouriteStorePage,
  mallRoutes,
  type FavouriteProduct,
  type FavouriteStore,
  type FavouriteTarget,
} from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, type EndpointState } from '@tradeport/web/react'
import {
  Button,
  EmptyState,
  Link,
  LinkButton,
  Picture,
  Select,
  SkeletonText,
  Tabs,
  Tag,
  classNames,
} from '@tradeport/web/ui'
import { StoreLogo } from '../shared/store-logo'
import { useWords } from '../shared/use-words'
import { KeptBecause, Sort } from './sort-favourite'
import { useMallUrl } from './use-mall-url'
import styles from './favourites.module.css'

const PAGE_SIZE = 200

/** What the buyer keeps, with changes of price and of what is offered. */
export default function FavouritesScreen() {
  const t = useT('goods')
  const [type, setType] = useState<FavouriteTarget>('product')
  const [chosen, setFolder] = useState('')
  const { data: made = [] } = useEndpoint(favouriteFolders, {}, { keepPrevious: true })
  const folders = made.filter(folder => folder[type] > 0)
  // The last one was taken out of it.
  const folder = folders.some(({ name }) => name === chosen) ? chosen : ''
  const names = made.map(({ name }) => name)
  const tabs = [
    { key: 'product', label: t('favourites.products') },
    { key: 'store', label: t('favourites.stores') },
  ] as const
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('favourites.title')}</h1>
      <Tabs label={t('favourites.title')} items={tabs} value={type} onValue={setType}>
        {folders.length > 0 && (
          <Select
            className={classNames(styles.folders)}
            aria-label={t('favourites.folder')}
            value={folder}
            placeholder={t('favourites.allFolders')}
            options={folders.map(({ name, [type]: count }) => ({
              value: name,
              label: t('favourites.folderCount', { name, count }),
            }))}
            onValue={setFolder}
          />
        )}
        {type === 'product' ? <Products folder={folder} folders={names} /> : <Stores folder={folder} folders={names} />}
      </Tabs>
    </div>
  )
}

interface ListProps {
  readonly folder: string
  readonly folders: readonly string[]
}

const firstPage = (folder: string) => ({ pageNum: 1, pageSize: PAGE_SIZE, ...(folder ? { folder } : {}) })

interface KeptProps<Row> {
  readonly answer: Pick<EndpointState<{ records: Row[] }>, 'data' | 'error' | 'refetch'>
  readonly children: (record: Row) => ReactNode
}

function Kept<Row>({ answer: { data, error, refetch }, children }: KeptProps<Row>) {
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={6} />
  if (data.records.length === 0) return <Nothing />
  return (
    <ul role="list" className={styles.list}>
      {data.records.map(children)}
    </ul>
  )
}

function Products({ folder, folders }: ListProps) {
  const answer = useEndpoint(favouriteProductPage, firstPage(folder), { keepPrevious: true })
  return <Kept answer={answer}>{record => <Product key={record.product.id} record={record} folders={folders} />}</Kept>
}

function Product({ record, folders }: { record: FavouriteProduct; folders: readonly string[] }) {
  const { product, savedAt, available, priceAtSave, priceChange } = record
  const t = useT('goods')
  const mall = useT('mall')
  const format = useFormat()
  const words = useWords()
  const mallUrl = useMallUrl()
  const before = priceAtSave && format.unitPrice(priceAtSave.amount, priceAtSave.currency)
  return (
    <li className={styles.row} data-gone={!available || undefined}>
      <Picture id={product.coverFileId} alt="" width={120} className={classNames(styles.picture)} />
      <div className={styles.words}>
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
        <span className={styles.tags}>
          {!available && <Tag>{t('favourites.gone')}</Tag>}
          {available && before && priceChange === 'lower' && (
            <Tag tone="success">{t('favourites.lower', { price: before })}</Tag>
          )}
          {available && before && priceChange === 'higher' && (
            <Tag tone="warning">{t('favourites.higher', { price: before })}</Tag>
          )}
          <span className={styles.since}>{t('favourites.since', { date: format.date(savedAt) })}</span>
        </span>
        <KeptBecause record={record} />
      </div>
      <span className={styles.buttons}>
        <Sort type="product" id={product.id} name={product.title} record={record} folders={folders} />
        <Remove type="product" id={product.id} name={product.title} />
      </span>
    </li>
  )
}

function Stores({ folder, folders }: ListProps) {
  const answer = useEndpoint(favouriteStorePage, firstPage(folder), { keepPrevious: true })
  return <Kept answer={answer}>{record => <Store key={record.store.id} record={record} folders={folders} />}</Kept>
}

function Store({ record, folders }: { record: FavouriteStore; folders: readonly string[] }) {
  const { store, available, productCount, savedAt } = record
  const t = useT('goods')
  const format = useFormat()
  const words = useWords()
  const mallUrl = useMallUrl()
  return (
    <li className={styles.row} data-gone={!available || undefined}>
      <StoreLogo id={store.logoFileId} name={store.name} size={56} />
      <div className={styles.words}>
        <Link className={styles.name} href={mallUrl(mallRoutes.store(store.slug))}>
          {store.name}
        </Link>
        <span>{words.goods(productCount)}</span>
        <span className={styles.tags}>
          {!available && <Tag>{t('favourites.closed')}</Tag>}
          <span className={styles.since}>{t('favourites.since', { date: format.date(savedAt) })}</span>
        </span>
        <KeptBecause record={record} />
      </div>
      <span className={styles.buttons}>
        <Sort type="store" id={store.id} name={store.name} record={record} folders={folders} />
        <Remove type="store" id={store.id} name={store.name} />
      </span>
    </li>
  )
}

function Remove({ type, id, name }: { type: FavouriteTarget; id: string; name: string }) {
  const t = useT('goods')
  const remove = useAction(favouriteRemove)
  return (
    <Button
      aria-label={t('favourites.remove', { name })}
      loading={remove.pending}
      onClick={() => void remove.run({ targetType: type, targetId: id })}
    >
      ✕
    </Button>
  )
}

function Nothing() {
  const t = useT('goods')
  const mallUrl = useMallUrl()
  return (
    <EmptyState
      title={t('favourites.empty')}
      actions={
        <LinkButton variant="primary" href={mallUrl('/')}>
          {t('favourites.mall')}
        </LinkButton>
      }
    >
      {t('favourites.emptyHelp')}
    </EmptyState>
  )
}
