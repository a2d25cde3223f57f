import { marketFavouritePage, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LoadFailed, useCanonical, useEndpoint, useText } from '@tradeport/web/react'
import { EmptyState, Grid, LinkButton, Pagination, SkeletonText } from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import { CompareBar } from '../compare/compare-bar'
import { ServiceCard } from '../service-card'
import { useIsSeller } from '../use-is-seller'
import styles from './favourites.module.css'
import { HeartButton } from './heart-button'

const PAGE_SIZE = 24

/** What a seller keeps of the market. */
export default function FavouritesScreen() {
  const t = useT('serviceMarket')
  const isSeller = useIsSeller()
  useCanonical(serviceRoutes.favourites)
  return (
    <div className={`tp-content ${styles['page']}`}>
      <h1 className={styles['title']}>{t('favourites.title')}</h1>
      {isSeller ? <Kept /> : <SignIn />}
      <CompareBar />
    </div>
  )
}

function SignIn() {
  const t = useT('serviceMarket')
  const back = encodeURIComponent(window.location.href)
  return (
    <EmptyState
      title={t('favourites.signIn')}
      actions={
        <LinkButton variant="primary" href={urlOf('seller', `/member?sourceUrl=${back}`)}>
          {t('market.account.seller')}
        </LinkButton>
      }
    >
      {t('favourites.emptyHelp')}
    </EmptyState>
  )
}

function Kept() {
  const t = useT('serviceMarket')
  const tc = useT('common')
  const text = useText()
  const [params] = useSearchParams()
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1)
  const asked = { pageNum, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useEndpoint(marketFavouritePage, asked, { keepPrevious: true, quiet: true })
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={8} />
  if (data.total === 0)
    return (
      <EmptyState
        title={t('favourites.empty')}
        actions={
          <LinkButton variant="primary" href="/services">
            {t('market.nav.all')}
          </LinkButton>
        }
      >
        {t('favourites.emptyHelp')}
      </EmptyState>
    )
  return (
    <>
      <Grid min={250} label={t('favourites.title')}>
        {data.records.map(({ serviceId, title, service }) => (
          <li key={serviceId}>
            {service ? (
              <ServiceCard service={service} />
            ) : (
              <div className={styles['gone']}>
                <div>
                  <p>{text(title)}</p>
                  <p className={styles['note']}>{t('compare.gone')}</p>
                </div>
                <HeartButton id={serviceId} name={text(title)} />
              </div>
            )}
          </li>
        ))}
      </Grid>
      <Pagination
        page={pageNum}
        pageCount={Math.ceil(data.total / PAGE_SIZE)}
        hrefFor={page => `${serviceRoutes.favourites}?page=${page}`}
        texts={{
          label: t('list.pages'),
          previous: tc('action.previous'),
          next: tc('action.next'),
          page: page => t('list.page', { page }),
        }}
      />
    </>
  )
}
