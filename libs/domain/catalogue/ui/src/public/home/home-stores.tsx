import { storePage } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useRegion } from '@tradeport/web/react'
import { Grid, LinkButton, Section, ThreadLine } from '@tradeport/web/ui'
import { STORES } from '../frame/addresses'
import { StoreCard, StoreCardSkeleton } from '../shared/store-card'
import { SUPPLIERS } from './home-calls'

/** Suppliers the platform has checked furthest. */
export function HomeStores() {
  const t = useT('mall')
  const { region } = useRegion()
  const { data, error, refetch } = useEndpoint(storePage, SUPPLIERS)
  if (data?.records.length === 0) return null
  return (
    <Section
      title={t('home.stores')}
      lead={t('home.storesLead')}
      thread={<ThreadLine region={region} />}
      action={<LinkButton href={STORES}>{t('home.allStores')}</LinkButton>}
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Grid min={360}>
          {data
            ? data.records.map(store => (
                <li key={store.id}>
                  <StoreCard store={store} />
                </li>
              ))
            : Array.from({ length: SUPPLIERS.pageSize }, (_, index) => (
                <li key={index}>
                  <StoreCardSkeleton />
                </li>
              ))}
        </Grid>
      )}
    </Section>
  )
}
