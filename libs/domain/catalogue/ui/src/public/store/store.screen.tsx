import { useParams } from 'react-router-dom'
import { mallRoutes, storeDetail, type StorePublicDetail } from '@tradeport/domain/catalogue/contract'
import { EMPTY_QUERY } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useCanonical, useDescription, useEndpoint, useTitle } from '@tradeport/web/react'
import { Breadcrumb, LinkButton, NotFoundState, Skeleton } from '@tradeport/web/ui'
import { STORES } from '../frame/addresses'
import { ProductList } from '../mall/product-list'
import { useListAddress } from '../mall/use-list'
import { StorePrices } from '../prices/store-prices'
import { changed } from '../shared/list-query'
import { SearchBox } from '../shared/search-box'
import { StoreBand } from './store-band'
import { StoreProfile } from './store-profile'
import styles from './store.module.css'

const REFUSALS = ['MALL600404', 'MALL600400']
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The page of one store, by its slug or id. */
export default function StoreScreen() {
  const t = useT('mall')
  const { slug = '' } = useParams()
  const { data, error, refetch } = useEndpoint(storeDetail, ID.test(slug) ? { id: slug } : { slug }, { quiet: true })
  if (data) return <Store store={data} />
  if (error && REFUSALS.includes(error.code)) {
    return (
      <NotFoundState
        scope="page"
        title={t('store.gone')}
        actions={
          <LinkButton variant="primary" href={STORES}>
            {t('store.others')}
          </LinkButton>
        }
      >
        {t('store.goneHelp')}
      </NotFoundState>
    )
  }
  return (
    <div className="tp-content">
      {error ? <LoadFailed error={error} onRetry={refetch} /> : <Skeleton height={360} radius="large" />}
    </div>
  )
}

function Store({ store }: { readonly store: StorePublicDetail }) {
  const t = useT('mall')
  const address = useListAddress()
  useTitle(store.name)
  useDescription(store.intro || t('store.description', { name: store.name }))
  useCanonical(mallRoutes.store(store.slug))
  return (
    <>
      <StoreBand store={store} />
      <div className="tp-content">
        <div className={styles.crumbs}>
          <Breadcrumb
            label={t('crumbs')}
            items={[
              { key: 'stores', label: t('stores.title'), href: STORES },
              { key: 'store', label: store.name },
            ]}
          />
        </div>
        <StoreProfile store={store} />
        <StorePrices store={store} />
        <section aria-labelledby="goods-title" className={styles.goods}>
          <div className={styles.goodsHead}>
            <h2 id="goods-title" className={styles.title}>
              {t('store.goods')}
            </h2>
            <div className={styles.search}>
              <SearchBox
                value={address.query.keyword}
                onSearch={keyword => address.show(changed(EMPTY_QUERY, { keyword }))}
              />
            </div>
          </div>
          <ProductList address={address} storeId={store.id} />
        </section>
      </div>
    </>
  )
}
