import { FEATURED_PRODUCTS, productPage } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useRegion } from '@tradeport/web/react'
import { EmptyState, LinkButton, Section, ThreadLine } from '@tradeport/web/ui'
import { joinUrl, MALL } from '../frame/addresses'
import { ProductGrid } from '../shared/product-grid'
import { FEATURED_SHOWN } from './home-calls'
import { spread } from './spread'

/** Goods from the best-kept offers of the region. */
export function HomeGoods() {
  const t = useT('mall')
  const { region } = useRegion()
  const { data, error, refetch } = useEndpoint(productPage, FEATURED_PRODUCTS)
  return (
    <Section
      tone="tint"
      title={t('home.goods')}
      lead={t('home.goodsLead')}
      thread={<ThreadLine region={region} />}
      action={<LinkButton href={MALL}>{t('home.allGoods')}</LinkButton>}
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : data?.records.length === 0 ? (
        <EmptyState
          title={t('home.noGoods')}
          actions={<LinkButton href={joinUrl('seller')}>{t('home.sell')}</LinkButton>}
        >
          {t('home.noGoodsHelp')}
        </EmptyState>
      ) : (
        <ProductGrid
          products={data && spread(data.records, FEATURED_SHOWN)}
          label={t('home.goods')}
          room={FEATURED_SHOWN}
        />
      )}
    </Section>
  )
}
