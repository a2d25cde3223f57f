import { useState } from 'react'
import { PRODUCT_SORTS, productFacets, productPage, type ProductSort } from '@tradeport/domain/catalogue/contract'
import { EMPTY_QUERY, LIST_PAGE_SIZE, filtersOf, listInput, type ListQuery } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat, usePlatform } from '@tradeport/web/react'
import { Button, Drawer, EmptyState, FilterIcon, Pagination, Select, classNames } from '@tradeport/web/ui'
import { useSeenList } from '../prices/use-seen-list'
import { changed, countFilters } from '../shared/list-query'
import { ProductGrid } from '../shared/product-grid'
import { SavedBar } from '../saved/lazy'
import type { Categories } from '../shared/use-categories'
import { ActiveFilters } from './active-filters'
import { FilterPanel } from './filter-panel'
import type { ListAddress } from './use-list'
import styles from './product-list.module.css'

export interface ProductListProps {
  readonly address: ListAddress
  readonly categoryId?: string | undefined
  readonly storeId?: string | undefined
  /** False while it is not known yet which category the address means. */
  readonly isReady?: boolean
  /** Offered as a tree beside the list. */
  readonly categories?: Categories | undefined
}

/** Filters, order, cards and pages. The last result stays until the next is there. */
export function ProductList({ address, categoryId, storeId, isReady = true, categories }: ProductListProps) {
  const t = useT('mall')
  const { query, hrefOf, show } = address
  const isPhone = usePlatform().key === 'h5'
  const [filtersOpen, setFiltersOpen] = useState(false)
  const within = { categoryId, storeId }
  const filters = filtersOf(query, within)
  const input = listInput(query, within)
  const asked = useEndpoint(productPage, input, { enabled: isReady, keepPrevious: true })
  const page = { ...asked, data: useSeenList(input, asked.data) }
  const facets = useEndpoint(productFacets, filters, { enabled: isReady, keepPrevious: true, ignoreError: true })
  const count = countFilters(query)
  const panel = (
    <FilterPanel
      query={query}
      onQuery={show}
      groups={facets.data?.groups}
      isCounting={facets.isPrevious}
      isApproximate={facets.data?.approximate ?? false}
      categories={storeId ? undefined : categories}
      categoryId={categoryId}
    />
  )
  const pageCount = Math.ceil((page.data?.total ?? 0) / LIST_PAGE_SIZE)
  const hasNothing = page.data?.records.length === 0
  return (
    <div className={styles.list} data-phone={isPhone || undefined}>
      <aside className={styles.side} aria-label={t('filter.title')}>
        {panel}
      </aside>
      <section className={styles.main} aria-label={t('list.results')}>
        <div className={styles.bar}>
          <p className={styles.total} role="status">
            {page.data && <Total total={page.data.total} isCapped={page.data.totalCapped} />}
          </p>
          <Button
            className={styles.filterButton ?? ''}
            icon={<FilterIcon size={18} />}
            onClick={() => setFiltersOpen(true)}
            aria-haspopup="dialog"
          >
            {count > 0 ? t('filter.openCount', { count }) : t('filter.title')}
          </Button>
          <SortSelect query={query} onQuery={show} />
        </div>
        <ActiveFilters query={query} groups={facets.data?.groups} onQuery={show} />
        {page.error && !page.data ? (
          <LoadFailed error={page.error} onRetry={page.refetch} />
        ) : hasNothing ? (
          <Nothing query={query} hasFilters={count > 0} onQuery={show} />
        ) : (
          <div className={classNames(page.isPrevious && styles.previous)} aria-busy={page.isFetching}>
            <ProductGrid
              products={page.data?.records}
              label={t('list.results')}
              room={LIST_PAGE_SIZE}
              columns={isPhone ? 'phone' : 'beside'}
              priority={4}
              withStore={storeId === undefined}
              level={2}
            />
          </div>
        )}
        {pageCount > 1 && (
          <div className={styles.pages}>
            <Pagination
              page={query.page}
              pageCount={pageCount}
              hrefFor={number => hrefOf({ ...query, page: number })}
              texts={{
                label: t('pages.label'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: number => t('pages.page', { page: number }),
              }}
            />
          </div>
        )}
        <SavedBar />
      </section>
      <Drawer
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        title={t('filter.title')}
        closeLabel={t('filter.close')}
        side={isPhone ? 'bottom' : 'end'}
        footer={
          <Button variant="primary" block onClick={() => setFiltersOpen(false)}>
            {page.data ? t('filter.show', { count: page.data.total }) : t('filter.close')}
          </Button>
        }
      >
        {panel}
      </Drawer>
    </div>
  )
}

function Total({ total, isCapped }: { readonly total: number; readonly isCapped: boolean }) {
  const t = useT('mall')
  const format = useFormat()
  return isCapped
    ? t('list.totalCapped', { number: format.number(total) })
    : t('list.total', { count: total, number: format.number(total) })
}

interface PartProps {
  readonly query: ListQuery
  readonly onQuery: (query: ListQuery) => void
}

function SortSelect({ query, onQuery }: PartProps) {
  const t = useT('mall')
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{t('sort.label')}</span>
      <Select
        // On a phone there is no room for the word beside it.
        aria-label={t('sort.label')}
        value={query.sort ?? 'relevance'}
        options={PRODUCT_SORTS.map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
        onValue={value =>
          onQuery(changed(query, { sort: PRODUCT_SORTS.find((sort): sort is ProductSort => sort === value) }))
        }
      />
    </label>
  )
}

function Nothing({ query, hasFilters, onQuery }: PartProps & { readonly hasFilters: boolean }) {
  const t = useT('mall')
  return (
    <EmptyState
      title={query.keyword ? t('list.nothingFound', { keyword: query.keyword }) : t('list.nothing')}
      actions={
        hasFilters ? (
          <Button
            variant="primary"
            onClick={() => onQuery({ ...EMPTY_QUERY, keyword: query.keyword, trade: query.trade, sort: query.sort })}
          >
            {t('filter.clear')}
          </Button>
        ) : undefined
      }
    >
      {t(hasFilters ? 'list.nothingFiltered' : query.keyword ? 'list.nothingFoundHelp' : 'list.nothingHelp')}
    </EmptyState>
  )
}
