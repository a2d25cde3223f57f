import { marketPage, marketProviderDetail } from '@tradeport/domain/service-market/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useDescription, useEndpoint, useFormat, useText, useTitle } from '@tradeport/web/react'
import {
  Breadcrumb,
  Button,
  ErrorState,
  Grid,
  Link,
  LinkButton,
  NotFoundState,
  Pagination,
  SkeletonText,
  StarIcon,
  Tag,
} from '@tradeport/web/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { useRecordText } from '../../shared/use-record-text'
import { usePlaceOf } from '../provider-card'
import { ProviderEvidence } from '../provider-evidence'
import { ProviderLogo } from '../provider-logo'
import { ServiceCard, ServiceCardSkeleton } from '../service-card'
import { useCategories } from '../use-categories'
import { ProviderCompany } from './provider-company'
import styles from './provider.module.css'

const GONE = /(?:404|400)$/
const PAGE_SIZE = 24

export default function ProviderScreen() {
  const t = useT('serviceMarket')
  const tc = useT('common')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEndpoint(marketProviderDetail, { companyId: id }, { quiet: true })
  if (data) return <ProviderPage provider={data} />
  if (!error) {
    return (
      <div className={`tp-content ${styles['page']}`} aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    )
  }
  if (GONE.test(error.code)) {
    return (
      <NotFoundState
        scope="page"
        title={t('provider.gone.title')}
        actions={
          <LinkButton variant="primary" href="/services">
            {t('market.nav.all')}
          </LinkButton>
        }
      >
        {t('provider.gone.hint')}
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

function ProviderPage({ provider }: { provider: OutputOf<typeof marketProviderDetail> }) {
  const t = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const place = usePlaceOf()(provider)
  const categories = useCategories()
  const introduction = text(provider.introduction)
  const record = useRecordText()(provider.record)
  useTitle(provider.name)
  useDescription(introduction || provider.name)
  return (
    <div className={`tp-content ${styles['page']}`}>
      <Breadcrumb
        label={t('list.path')}
        items={[
          { key: 'home', label: t('market.title'), href: '/' },
          { key: 'here', label: provider.name },
        ]}
      />
      <header className={styles['head']}>
        <ProviderLogo name={provider.name} logoFileId={provider.logoFileId} size={96} />
        <div className={styles['words']}>
          <h1 className={styles['name']}>{provider.name}</h1>
          <p className={styles['facts']}>
            {provider.verified && (
              <ProviderEvidence companyId={provider.companyId} iconSize={16} className={styles['verified']} />
            )}
            {place && <span>{t('provider.place', { place })}</span>}
            {provider.memberSince && <span>{t('provider.since', { date: format.date(provider.memberSince) })}</span>}
            <span>{t('provider.count', { count: provider.serviceCount })}</span>
          </p>
          {!provider.record.takesOrders && (
            <p>
              <Tag tone="warning">{t('provider.closed')}</Tag>
            </p>
          )}
          {record.length > 0 && (
            <p className={styles['facts']}>
              <StarIcon size={18} />
              {record.map(line => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )}
          {introduction && <p className={styles['intro']}>{introduction}</p>}
          <ProviderCompany company={provider.company} />
          <ul role="list" className={styles['fields']} aria-label={t('provider.categories')}>
            {provider.categoryCodes.map(code => {
              const category = categories.byCode(code)
              return (
                category && (
                  <li key={code}>
                    <Link className={styles['field']} href={`/category/${code}`}>
                      {text(category.name)}
                    </Link>
                  </li>
                )
              )
            })}
          </ul>
        </div>
      </header>
      <Services companyId={provider.companyId} title={t('provider.services', { name: provider.name })} />
    </div>
  )
}

function Services({ companyId, title }: { companyId: string; title: string }) {
  const t = useT('serviceMarket')
  const tc = useT('common')
  const [params] = useSearchParams()
  const pageNum = Math.max(1, Math.floor(Number(params.get('page')) || 1))
  const list = useEndpoint(
    marketPage,
    { providerCompanyId: companyId, pageNum, pageSize: PAGE_SIZE, sort: 'newest' },
    { keepPrevious: true },
  )
  return (
    <section className={styles['services']} aria-busy={list.isFetching}>
      <h2 className={styles['title']}>{title}</h2>
      {list.error && !list.data ? (
        <ErrorState
          title={t('list.failed.title')}
          actions={<Button onClick={list.refetch}>{tc('action.retry')}</Button>}
        >
          {t('list.failed.hint')}
        </ErrorState>
      ) : (
        <Grid min={250} label={title}>
          {list.data
            ? list.data.records.map(service => (
                <li key={service.id}>
                  <ServiceCard service={service} />
                </li>
              ))
            : [1, 2, 3].map(key => (
                <li key={key}>
                  <ServiceCardSkeleton />
                </li>
              ))}
        </Grid>
      )}
      <Pagination
        page={pageNum}
        pageCount={Math.ceil((list.data?.total ?? 0) / PAGE_SIZE)}
        hrefFor={page => `/provider/${companyId}?page=${page}`}
        texts={{
          label: t('list.pages'),
          previous: tc('action.previous'),
          next: tc('action.next'),
          page: page => t('list.page', { page }),
        }}
      />
    </section>
  )
}
