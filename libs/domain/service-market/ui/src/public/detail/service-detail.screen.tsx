import { marketDetail, type MarketServiceDetail } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useCanonical, useDescription, useEndpoint, useText, useTitle } from '@tradeport/web/react'
import {
  Breadcrumb,
  Button,
  ErrorState,
  Grid,
  LinkButton,
  NotFoundState,
  Section,
  Skeleton,
  SkeletonText,
} from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { CompareBar } from '../compare/compare-bar'
import { CompareButton } from '../compare/compare-button'
import { HeartButton } from '../favourites/heart-button'
import { ServiceCard } from '../service-card'
import { useCategories } from '../use-categories'
import { Gallery } from './gallery'
import { Questions } from './questions'
import { Agreement, Coverage, Faq, Included, Materials, PriceTable, ProcessSteps, Proofs } from './service-parts'
import styles from './service-detail.module.css'
import { ServiceSide } from './service-side'

/** Not there, or an address that never was one. */
const GONE = /(?:404|400)$/

export default function ServiceDetailScreen() {
  const t = useT('serviceMarket')
  const tc = useT('common')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEndpoint(marketDetail, { id }, { quiet: true })
  if (data) return <ServicePage service={data} />
  if (!error) return <PageSkeleton />
  if (GONE.test(error.code)) {
    return (
      <NotFoundState
        scope="page"
        title={t('service.gone.title')}
        actions={
          <LinkButton variant="primary" href="/services">
            {t('market.nav.all')}
          </LinkButton>
        }
      >
        {t('service.gone.hint')}
      </NotFoundState>
    )
  }
  return (
    <ErrorState
      scope="page"
      title={t('service.failed.title')}
      actions={<Button onClick={refetch}>{tc('action.retry')}</Button>}
    >
      {failureMessage(error, tc) || t('service.failed.hint')}
    </ErrorState>
  )
}

function ServicePage({ service }: { service: MarketServiceDetail }) {
  const t = useT('serviceMarket')
  const text = useText()
  const title = text(service.title)
  const line = useCategories().lineTo(service.categoryCode)
  useTitle(title)
  useDescription(text(service.subtitle) || title)
  useCanonical(`/service/${service.id}`)
  return (
    <>
      <div className={`tp-content ${styles['page']}`}>
        <Breadcrumb
          label={t('list.path')}
          items={[
            { key: 'home', label: t('market.title'), href: '/' },
            ...line.map(node => ({ key: node.code, label: text(node.name), href: `/category/${node.code}` })),
            { key: 'here', label: title },
          ]}
        />
        <div className={styles['columns']}>
          <header className={styles['head']}>
            <p className={styles['no']}>{t('service.no', { no: service.no })}</p>
            <div className={styles['titleLine']}>
              <h1 className={styles['title']}>{title}</h1>
              <span className={styles['titleTools']}>
                <HeartButton id={service.id} name={title} />
                <CompareButton id={service.id} name={title} />
              </span>
            </div>
            {text(service.subtitle) && <p className={styles['lead']}>{text(service.subtitle)}</p>}
          </header>
          <ServiceSide service={service} />
          <div className={styles['main']}>
            <Gallery service={service} icon={line.at(-1)?.icon ?? null} title={title} />
            <PriceTable service={service} />
            <Included service={service} />
            <ProcessSteps service={service} />
            <Materials service={service} />
            <Coverage service={service} />
            <Proofs service={service} />
            <Agreement service={service} />
            <Faq service={service} />
            <Questions service={service} />
          </div>
        </div>
      </div>
      {service.related.length > 0 && (
        <Section tone="tint" title={t('service.related')}>
          <Grid min={250} label={t('service.related')}>
            {service.related.map(other => (
              <li key={other.id}>
                <ServiceCard service={other} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
      <CompareBar />
    </>
  )
}

function PageSkeleton() {
  return (
    <div className={`tp-content ${styles['page']}`} aria-busy="true">
      <Skeleton width={280} height={20} />
      <div className={styles['columns']}>
        <div className={styles['head']}>
          <SkeletonText lines={3} />
        </div>
        <div className={styles['frame']}>
          <Skeleton height={320} radius="large" />
        </div>
        <div className={styles['main']}>
          <Skeleton ratio={16 / 9} radius="large" />
          <SkeletonText lines={10} />
        </div>
      </div>
    </div>
  )
}
