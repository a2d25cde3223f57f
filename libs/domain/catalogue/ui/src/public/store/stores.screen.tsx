import { useSearchParams } from 'react-router-dom'
import { storePage } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { LoadFailed, useCanonical, useDescription, useEndpoint, useFormat } from '@tradeport/web/react'
import { Button, EmptyState, Grid, Pagination, Select, classNames } from '@tradeport/web/ui'
import { STORES } from '../frame/addresses'
import { SavedButtons } from '../saved/lazy'
import { SearchBox } from '../shared/search-box'
import { StoreCard, StoreCardSkeleton } from '../shared/store-card'
import { useCategories } from '../shared/use-categories'
import { verifyLevelOf } from '../shared/use-words'
import { readStoresQuery, writeStoresQuery, type StoresQuery } from './stores-query'
import styles from './stores.module.css'

const PAGE_SIZE = 12

/** All suppliers of the region. */
export default function StoresScreen() {
  const t = useT('mall')
  const format = useFormat()
  const [params] = useSearchParams()
  const navigate = useNavigateTo()
  const query = readStoresQuery(params)
  const categories = useCategories()
  const category = categories.bySlug.get(query.category)
  const isReady = query.category === '' || !categories.isLoading
  const { data, error, isPrevious, isFetching, refetch } = useEndpoint(
    storePage,
    {
      pageNum: query.page,
      pageSize: PAGE_SIZE,
      ...(query.keyword ? { keyword: query.keyword } : {}),
      ...(category ? { categoryId: category.id } : {}),
      ...(query.verify > 0 ? { verifyLevel: query.verify } : {}),
    },
    { keepPrevious: true, enabled: isReady },
  )
  useDescription(t('stores.description'))
  useCanonical(STORES)
  const hrefOf = (next: StoresQuery) => STORES + writeStoresQuery(next)
  const show = (change: Partial<StoresQuery>) => navigate(hrefOf({ ...query, page: 1, ...change }))
  const isNarrowed = query.keyword !== '' || query.category !== '' || query.verify > 0
  return (
    <>
      <header className={styles.head}>
        <div className="tp-content">
          <h1 className={styles.title}>{t('stores.title')}</h1>
          <p className={styles.lead}>{t('stores.lead')}</p>
          <div className={styles.filters}>
            <div className={styles.search}>
              <SearchBox of="stores" value={query.keyword} onSearch={keyword => show({ keyword })} />
            </div>
            <Select
              aria-label={t('list.categories')}
              value={query.category}
              placeholder={t('stores.anyCategory')}
              options={categories.first.map(({ slug, name }) => ({ value: slug, label: name }))}
              onValue={slug => show({ category: slug })}
            />
            <Select
              aria-label={t('filter.verify')}
              value={query.verify === 0 ? '' : String(query.verify)}
              placeholder={t('stores.anyVerify')}
              options={[1, 2, 3].map(level => ({
                value: String(level),
                label: t(`filter.verify.${verifyLevelOf(level)}`),
              }))}
              onValue={level => show({ verify: Number(level) })}
            />
          </div>
        </div>
      </header>
      <div className={classNames('tp-content', styles.list)}>
        <p className={styles.total} role="status">
          {data && t('stores.total', { count: data.total, number: format.number(data.total) })}
        </p>
        {error && !data ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : data?.records.length === 0 ? (
          <EmptyState
            title={t('stores.nothing')}
            actions={
              isNarrowed ? (
                <Button variant="primary" onClick={() => show({ keyword: '', category: '', verify: 0 })}>
                  {t('filter.clear')}
                </Button>
              ) : undefined
            }
          >
            {t(isNarrowed ? 'stores.nothingFiltered' : 'stores.nothingHelp')}
          </EmptyState>
        ) : (
          <div className={classNames(isPrevious && styles.previous)} aria-busy={isFetching}>
            <Grid min={360}>
              {data
                ? data.records.map(store => (
                    <li key={store.id} className={styles.kept}>
                      <StoreCard store={store} />
                      <SavedButtons type="store" id={store.id} name={store.name} />
                    </li>
                  ))
                : Array.from({ length: PAGE_SIZE }, (_, index) => (
                    <li key={index}>
                      <StoreCardSkeleton />
                    </li>
                  ))}
            </Grid>
          </div>
        )}
        <div className={styles.pages}>
          <Pagination
            page={query.page}
            pageCount={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
            hrefFor={page => hrefOf({ ...query, page })}
            texts={{
              label: t('pages.label'),
              previous: t('pages.previous'),
              next: t('pages.next'),
              page: number => t('pages.page', { page: number }),
            }}
          />
        </div>
      </div>
    </>
  )
}
