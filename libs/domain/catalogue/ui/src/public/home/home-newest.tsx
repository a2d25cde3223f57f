import { productPage } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { LinkButton, Rail, Section } from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'
import { ProductCard, ProductCardSkeleton } from '../shared/product-card'
import { NEWEST } from './home-calls'

/** What came in last. */
export function HomeNewest() {
  const t = useT('mall')
  const { data, error } = useEndpoint(productPage, NEWEST, { ignoreError: true })
  if (error || data?.records.length === 0) return null
  return (
    <Section
      title={t('home.newest')}
      action={<LinkButton href={`${MALL}?sort=newest`}>{t('home.allNewest')}</LinkButton>}
    >
      <Rail label={t('home.newest')} previousLabel={t('rail.previous')} nextLabel={t('rail.next')} itemWidth={208}>
        {data
          ? data.records.map(product => (
              <li key={product.id}>
                <ProductCard product={product} sizes="230px" />
              </li>
            ))
          : Array.from({ length: 6 }, (_, index) => (
              <li key={index}>
                <ProductCardSkeleton />
              </li>
            ))}
      </Rail>
    </Section>
  )
}
