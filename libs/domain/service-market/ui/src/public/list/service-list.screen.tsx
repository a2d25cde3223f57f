import { marketPage, type MarketServiceCard } from '@tradeport/domain/service-market/contract'
import type { Page } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useCanonical, useEndpoint, useText, useTitle, type EndpointState } from '@tradeport/web/react'
import {
  Breadcrumb,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  NotFoundState,
  Pagination,
} from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { CompareBar } from '../compare/compare-bar'
import { ServiceCard, ServiceCardSkeleton } from '../service-card'
import { useCategories } from '../use-categories'
import { ListTools, SideFilters } from './list-filters'
import { NO_FILTERS, PAGE_SIZE, filterCount, filtersOf, useMarketQuery, type MarketQuery } from './list-query'
import styles from './service-list.module.css'

/** All services, or those of a category and what is below it. */
export default function ServiceListScreen() {
  const t = useT('serviceMarket')
  const text = useText()
  const { code } = useParams()
  const categories = useCategories()
  const { query, change } = useMarketQuery()
  const line = code ? categories.lineTo(code) : []
  const category = line.at(-1)
  const list = useEndpoint(
    marketPage,
    {
      pageNum: query.pageNum,
      pageSize: PAGE_SIZE,
      sort: query.sort,
      ...filtersOf(query),
      ...(code ? { categoryCode: code } : {}),
    },
    { keepPrevious: true },
  )
  const title = category
    ? text(category.name)
    : query.keyword
      ? t('list.title.search', { query: query.keyword })
      : t('list.title.all')
  useTitle(title)
  useCanonical(code ? `/category/${code}` : '/services')
  if (code && categories.tree && !category) return <UnknownCategory />
  return (
    <div className={`tp-content ${styles['page']}`}>
      <Breadcrumb
        label={t('list.path')}
        items={[
          { key: 'home', label: t('market.title'), href: '/' },
          ...(code ? [{ key: 'all', label: t('market.nav.all'), href: '/services' }] : []),
          ...line
            .slice(0, -1)
            .map(node => ({ key: node.code, label: text(node.name), href: `/category/${node.code}` })),
          { key: 'here', label: title },
        ]}
      />
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['total']} role="status">
          {list.data && totalText(t, list.data)}
        </p>
      </header>
      <div className={styles['body']}>
        <aside className={styles['side']}>
          <SideFilters code={code} query={query} onChange={change} />
        </aside>
        <section className={styles['results']} aria-busy={list.isFetching}>
          <h2 className="tp-visually-hidden">{t('list.label')}</h2>
          <ListTools key={code} code={code} query={query} onChange={change} />
          <Results
            list={list}
            query={query}
            isCategory={category !== undefined}
            onClear={() => change({ keyword: '', ...NO_FILTERS })}
          />
        </section>
      </div>
      <CompareBar />
    </div>
  )
}

type Translate = ReturnType<typeof useT<'serviceMarket'>>
const totalText = (t: Translate, { total, totalCapped }: Page<unknown>) =>
  totalCapped ? t('list.countCapped', { count: total }) : t('list.count', { count: total })

interface ResultsProps {
  list: EndpointState<Page<MarketServiceCard>>
  query: MarketQuery
  isCategory: boolean
  onClear(): void
}

function Results({ list, query, isCategory, onClear }: ResultsProps) {
  const t = useT('serviceMarket')
  const tc = useT('common')
  const { hrefOf } = useMarketQuery()
  if (!list.data) {
    if (!list.error) return <CardGrid />
    return (
      <ErrorState title={t('list.failed.title')} actions={<Button onClick={list.refetch}>{tc('action.retry')}</Button>}>
        {failureMessage(list.error, tc) || t('list.failed.hint')}
      </ErrorState>
    )
  }
  const { records, total } = list.data
  if (records.length === 0) {
    const isNarrowed = query.keyword !== '' || filterCount(query) > 0
    // Whoever looks for another provider alone has no filter to take away.
    if (query.keyword === '' && query.exceptProviderId !== undefined && filterCount(query) === 1)
      return (
        <EmptyState
          title={t('list.emptyOthers.title')}
          actions={<LinkButton href="/services">{t('market.nav.all')}</LinkButton>}
        >
          {t('list.emptyOthers.hint')}
        </EmptyState>
      )
    return (
      <EmptyState
        title={isNarrowed || !isCategory ? t('list.empty.title') : t('list.emptyCategory.title')}
        actions={
          isNarrowed ? (
            <Button onClick={onClear}>{t('list.clear')}</Button>
          ) : (
            <LinkButton href="/services">{t('market.nav.all')}</LinkButton>
          )
        }
      >
        {isNarrowed || !isCategory ? t('list.empty.hint') : t('list.emptyCategory.hint')}
      </EmptyState>
    )
  }
  return (
    <>
      <CardGrid services={records} />
      <div className={styles['pages']}>
        <Pagination
          page={query.pageNum}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefFor={hrefOf}
          texts={{
            label: t('list.pages'),
            previous: tc('action.previous'),
            next: tc('action.next'),
            page: page => t('list.page', { page }),
          }}
        />
      </div>
    </>
  )
}

const SKELETONS = 9

function CardGrid({ services }: { services?: readonly MarketServiceCard[] }) {
  const t = useT('serviceMarket')
  return (
    <Grid min={250} label={t('list.label')}>
      {services
        ? services.map((service, index) => (
            <li key={service.id}>
              <ServiceCard service={service} priority={index < 3} />
            </li>
          ))
        : Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index}>
              <ServiceCardSkeleton />
            </li>
          ))}
    </Grid>
  )
}

function UnknownCategory() {
  const t = useT('serviceMarket')
  return (
    <NotFoundState
      scope="page"
      title={t('list.unknownCategory.title')}
      actions={
        <LinkButton variant="primary" href="/services">
          {t('market.nav.all')}
        </LinkButton>
      }
    >
      {t('list.unknownCategory.hint')}
    </NotFoundState>
  )
}
