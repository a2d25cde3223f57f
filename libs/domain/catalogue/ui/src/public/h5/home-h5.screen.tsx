import { lazy, Suspense } from 'react'
import { FEATURED_PRODUCTS, mallRoutes, productPage } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useDescription, useEndpoint, useRegion } from '@tradeport/web/react'
import { Link, Picture, Skeleton, ThreadLine, classNames, heroArt } from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'
import { spread } from '../home/spread'
import { ProductGrid } from '../shared/product-grid'
import { SearchBox } from '../shared/search-box'
import { useCategories } from '../shared/use-categories'
import styles from './home-h5.module.css'

// What lies below the first screens comes after it.
const HomeBelow = lazy(() => import('./home-h5-below'))

const CATEGORIES = 8
const GOODS = 12

/** The mobile mall's first page. */
export default function HomeH5Screen() {
  const t = useT('mall')
  useDescription(t('home.description'))
  return (
    <>
      <Opening />
      <Categories />
      <Goods />
      <Suspense fallback={<div className={styles.below} />}>
        <HomeBelow />
      </Suspense>
    </>
  )
}

function Opening() {
  const t = useT('mall')
  const { region } = useRegion()
  return (
    <section className={styles.opening} data-hero="dark">
      <img className={styles.art} src={heroArt[region]} alt="" width={1600} height={900} fetchPriority="high" />
      <div className={styles.words}>
        <h1 className={styles.title}>{t(`home.title.${region}`)}</h1>
        <ThreadLine region={region} />
        <SearchBox size="large" />
      </div>
    </section>
  )
}

function Categories() {
  const t = useT('mall')
  const categories = useCategories()
  const shown = categories.first.slice(0, CATEGORIES)
  return (
    <nav className={styles.section} aria-label={t('list.categories')}>
      <ul role="list" className={styles.categories} aria-busy={categories.isLoading}>
        {categories.isLoading
          ? Array.from({ length: CATEGORIES }, (_, index) => (
              <li key={index} className={styles.category}>
                <Skeleton width={56} height={56} radius="round" />
                <Skeleton width={48} height="0.8em" />
              </li>
            ))
          : shown.map(({ id, slug, name, imageFileId }) => (
              <li key={id}>
                <Link className={styles.category} href={mallRoutes.category(slug)}>
                  <Picture id={imageFileId} alt="" width={56} className={classNames(styles.round)} />
                  {name}
                </Link>
              </li>
            ))}
      </ul>
    </nav>
  )
}

function Goods() {
  const t = useT('mall')
  const { data, error, refetch } = useEndpoint(productPage, FEATURED_PRODUCTS)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('home.goods')}</h2>
        <Link href={MALL}>{t('h5.all')}</Link>
      </div>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <ProductGrid
          products={data && spread(data.records, GOODS)}
          label={t('home.goods')}
          room={GOODS}
          columns="phone"
          priority={2}
        />
      )}
    </section>
  )
}
