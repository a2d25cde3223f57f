import {
  NEWS_STATUSES,
  newsApprove,
  newsCategoryList,
  newsPage,
  newsPublish,
  newsRemove,
  newsReturn,
  newsRevise,
  newsStatusCount,
  newsSubmit,
  newsWithdraw,
  type NewsAction,
  type NewsArticleRow,
  type NewsStatus,
} from '@tradeport/domain/content/contract'
import {
  EntityStatus,
  defineEntity,
  entityAction,
  entityLink,
  known,
  textOf,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useRegionNames, useText } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { TitleCell, WhenCell } from '../cells'
import { translationFilter, translationsOf } from '../translation-filter'
import { ReturnForm, WithdrawForm } from '../reason-form'

const TONES: Record<NewsStatus, Tone> = {
  draft: 'neutral',
  in_review: 'info',
  scheduled: 'warning',
  published: 'success',
  offline: 'neutral',
  removed: 'neutral',
}
const COLUMNS = [
  'title',
  'no',
  'category',
  'status',
  'regions',
  'publishAt',
  'publishedAt',
  'showUntil',
  'topUntil',
  'views',
  'updatedAt',
] as const
const SORTS = ['-updatedAt', 'updatedAt', '-publishedAt', 'publishedAt'] as const

export const newsPath = (id: string) => `/news/${id}`
const target = ({ id, version }: NewsArticleRow) => ({ id, version })
const reasoned = (row: NewsArticleRow, values: Record<string, unknown>) => ({
  ...target(row),
  reason: textOf(values, 'note') ?? '',
})

function filtersOf(query: ListQuery) {
  const categoryCode = query.filters['category']
  return {
    ...(categoryCode ? { categoryCode } : {}),
    ...(query.keyword ? { keyword: query.keyword } : {}),
    ...translationsOf(query),
  }
}

export function useNewsCategories() {
  const text = useText()
  const { data } = useEndpoint(newsCategoryList, {}, { staleMs: 300_000 })
  return (data ?? []).map(({ code, name }) => ({ value: code, label: text(name) }))
}

function CategoryCell({ code }: { code: string }) {
  return <>{useNewsCategories().find(category => category.value === code)?.label ?? code}</>
}

function RegionsCell({ ids }: { ids: readonly string[] }) {
  const nameOf = useRegionNames()
  return <>{ids.map(nameOf).join(', ')}</>
}

/** A working version is gone when it is published: whoever looks at it goes on to its article. */
function useFollow() {
  const { id } = useParams()
  const navigate = useNavigateTo()
  return (changed: { id: string }) => {
    if (id !== undefined && id !== changed.id) navigate(newsPath(changed.id))
  }
}

function WorkingVersionTag() {
  return <Tag tone="info">{useT('contentWork')('news.working')}</Tag>
}

function ViewsCell({ views }: { views: number }) {
  return <>{useFormat().number(views)}</>
}

export const newsEntity = defineEntity<
  NewsArticleRow,
  NewsStatus,
  (typeof COLUMNS)[number],
  'category' | 'translations',
  NewsAction,
  'operator'
>({
  name: 'newsArticle',
  statuses: NEWS_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => newsPath(row.id),
  sorts: SORTS,
  columns: {
    title: {
      render: row => (
        <TitleCell
          title={row.title}
          href={newsPath(row.id)}
          picture={row.coverFileId}
          stale={row.staleLocales}
          mark={row.revisionOf === null ? null : <WorkingVersionTag />}
        />
      ),
    },
    no: { render: row => <span className="tp-tabular">{row.no}</span>, optional: true },
    category: { render: row => <CategoryCell code={row.categoryCode} /> },
    status: { render: row => <EntityStatus entity={newsEntity} status={row.status} /> },
    regions: { render: row => <RegionsCell ids={row.regionIds} />, optional: true },
    publishAt: { render: row => <WhenCell at={row.publishAt} /> },
    publishedAt: { render: row => <WhenCell at={row.publishedAt} /> },
    showUntil: { render: row => <WhenCell at={row.showUntil} />, optional: true },
    topUntil: { render: row => <WhenCell at={row.topUntil} />, optional: true },
    views: { render: row => <ViewsCell views={row.views} />, align: 'right' },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: { category: { kind: 'choice', useOptions: useNewsCategories }, translations: translationFilter },
  actions: {
    update: entityLink(row => `${newsPath(row.id)}/edit`),
    submit: entityAction<NewsArticleRow, typeof newsSubmit>({
      endpoint: newsSubmit,
      input: target,
      emphasis: 'primary',
      confirm: true,
      batch: true,
    }),
    return: entityAction<NewsArticleRow, typeof newsReturn>({
      endpoint: newsReturn,
      input: reasoned,
      Form: ReturnForm,
    }),
    approve: entityAction<NewsArticleRow, typeof newsApprove>({
      endpoint: newsApprove,
      input: target,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      useDone: useFollow,
    }),
    publish: entityAction<NewsArticleRow, typeof newsPublish>({
      endpoint: newsPublish,
      input: target,
      emphasis: 'primary',
      confirm: true,
      useDone: useFollow,
    }),
    revise: entityAction<NewsArticleRow, typeof newsRevise>({
      endpoint: newsRevise,
      input: target,
      useDone() {
        const navigate = useNavigateTo()
        return working => navigate(`${newsPath(working.id)}/edit`)
      },
    }),
    withdraw: entityAction<NewsArticleRow, typeof newsWithdraw>({
      endpoint: newsWithdraw,
      input: reasoned,
      emphasis: 'danger',
      Form: WithdrawForm,
    }),
    remove: entityAction<NewsArticleRow, typeof newsRemove>({
      endpoint: newsRemove,
      input: target,
      emphasis: 'danger',
      useDone() {
        const navigate = useNavigateTo()
        return () => navigate('/news')
      },
    }),
  },
  audiences: {
    operator: {
      columns: COLUMNS,
      filters: ['category', 'translations'],
      tabs: ['draft', 'in_review', 'scheduled', 'published', 'offline'],
    },
  },
  usePage: query =>
    useEndpoint(
      newsPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(NEWS_STATUSES, query.status),
        sort: known(SORTS, query.sort),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(newsStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('contentWork')
    return {
      title: t('news.title'),
      emptyHint: t('news.empty'),
      status: status => t(`status.${status}`),
      column: column => t(`news.column.${column}`),
      filter: filter => t(filter === 'translations' ? 'translations.filter' : 'news.filter.category'),
      sort: sort => t(`news.sort.${known(SORTS, sort) ?? '-updatedAt'}`),
      action: action => t(`action.${action}`),
      confirm: action => t(`news.confirm.${action}`),
      done: action => t(`news.done.${action}`),
    }
  },
})
