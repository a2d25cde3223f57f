import { lazy, Suspense } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useDescription } from '@tradeport/web/react'
import { HomeCategories } from './home-categories'
import { HomeGoods } from './home-goods'
import { HomeHero } from './home-hero'
import styles from './home.module.css'

// What lies below the first screens comes after it.
const HomeBelow = lazy(() => import('./home-below'))

/** The portal's first page. */
export default function HomeScreen() {
  const t = useT('mall')
  useDescription(t('home.description'))
  return (
    <>
      <HomeHero />
      <HomeCategories />
      <HomeGoods />
      <Suspense fallback={<div className={styles.below} />}>
        <HomeBelow />
      </Suspense>
    </>
  )
}
