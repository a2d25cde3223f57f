import { newsCategoryList, publicNewsPage } from '@tradeport/domain/content/contract'
import { useT } from '@tradeport/web/i18n'
import {
  LoadFailed,
  useCanonical,
  useDescription,
  useEndpoint,
  useRegion,
  useText,
  type EndpointState,
} from '@tradeport/web/react'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import {
  EmptyState,
  Link,
  LinkButton,
  Pagination,
  Skeleton,
  SkeletonText,
  ThreadLine,
  classNames,
} from '@tradeport/web/ui'
import { NewsCard } from './news-card'
import { useNewsAddress } from './use-news-address'
import styles from './news-list.module.css'

const PAGE_SIZE = 10

/** Published news of the region, by kind. */
export default function NewsListScreen() {
  const t = useT('content')
  const { region } = useRegion()
  const { category, page, hrefOf } = useNewsAddress()
  const news = useEndpoint(
    publicNewsPage,
    { pageNum: page, pageSize: PAGE_SIZE, ...(category ? { categoryCode: category } : {}) },
    { keepPrevious: true },
  )
  useDescription(t('news.description'))
  useCanonical('/news')
  return (
    <div className={classNames('tp-content', styles.page)}>
      <header>
        <h1 className={styles.title}>{t('news.title')}</h1>
        <ThreadLine region={region} />
        <p className={styles.lead}>{t('news.lead')}</p>
      </header>
      <Kinds current={category} hrefOf={code => hrefOf({ category: code })} />
      <Articles news={news} isNarrowed={category !== ''} isFirst={page === 1} />
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={Math.ceil((news.data?.total ?? 0) / PAGE_SIZE)}
          hrefFor={number => hrefOf({ page: number })}
          texts={{
            label: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: number => t('pages.page', { page: number }),
          }}
        />
      </div>
    </div>
  )
}

interface KindsProps {
  readonly current: string
  readonly hrefOf: (code: string) => string
}

function Kinds({ current, hrefOf }: KindsProps) {
  const t = useT('content')
  const text = useText()
  const { data } = useEndpoint(newsCategoryList, {}, { ignoreError: true })
  const kinds = [
    { code: '', label: t('news.all') },
    ...(data ?? []).map(kind => ({ code: kind.code, label: text(kind.name) })),
  ]
  return (
    <nav className={styles.kinds} aria-label={t('news.categories')}>
      {kinds.map(({ code, label }) => (
        <Link
          key={code}
          className={styles.kind}
          href={hrefOf(code)}
          aria-current={code === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

interface ArticlesProps {
  readonly news: EndpointState<OutputOf<typeof publicNewsPage>>
  readonly isNarrowed: boolean
  readonly isFirst: boolean
}

function Articles({ news, isNarrowed, isFirst }: ArticlesProps) {
  const t = useT('content')
  const { data, error, isPrevious, isFetching, refetch } = news
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) {
    return (
      <ul role="list" className={styles.grid} aria-busy="true">
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <li key={index} className={styles.room}>
            <Skeleton ratio={16 / 9} radius="large" />
            <SkeletonText lines={3} />
          </li>
        ))}
      </ul>
    )
  }
  if (data.records.length === 0) {
    return (
      <EmptyState
        title={t('news.empty')}
        actions={isNarrowed ? <LinkButton href="/news">{t('news.all')}</LinkButton> : undefined}
      >
        {t(isNarrowed ? 'news.emptyCategory' : 'news.emptyHelp')}
      </EmptyState>
    )
  }
  return (
    <ul
      role="list"
      className={classNames(styles.grid, isPrevious && styles.previous)}
      aria-label={t('news.list')}
      aria-busy={isFetching}
    >
      {data.records.map((article, index) => (
        <li key={article.id} className={index === 0 && isFirst ? styles.first : undefined}>
          <NewsCard article={article} isLead={index === 0 && isFirst} />
        </li>
      ))}
    </ul>
  )
}
