import { useEffect, type ReactNode } from 'react'
import { favouriteRemove, type FavouriteTarget } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useFormat, type EndpointState } from '@tradeport/web/react'
import { Button, EmptyState, LinkButton, Pagination, SkeletonText, Tag } from '@tradeport/web/ui'
import { KeptBecause, Sort, type Kept } from './sort-favourite'
import type { KeptAddress } from './use-kept-address'
import { useMallUrl } from './use-mall-url'
import styles from './favourites.module.css'

const PAGE_SIZE = 24

type Pages = Pick<KeptAddress, 'page' | 'show' | 'fallBackTo'>

export interface ListProps {
  readonly folder: string
  readonly folders: readonly string[]
  readonly pages: Pages
}

export const pageInput = (folder: string, { page }: Pages) => ({
  ...{ pageNum: page, pageSize: PAGE_SIZE },
  ...(folder ? { folder } : {}),
})

interface KeptListProps<Row> {
  readonly type: FavouriteTarget
  readonly answer: Pick<
    EndpointState<{ records: Row[]; total: number }>,
    'data' | 'error' | 'isFetching' | 'isPrevious' | 'refetch'
  >
  readonly pages: Pages
  readonly children: (record: Row) => ReactNode
}

export function KeptList<Row>({ type, answer, pages, children }: KeptListProps<Row>) {
  const { data, error, isFetching, isPrevious, refetch } = answer
  const mall = useT('mall')
  const { page, show, fallBackTo } = pages
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const isPast = data !== undefined && !isPrevious && page > pageCount
  // The last one of the last page was let go.
  useEffect(() => {
    if (isPast) fallBackTo(pageCount)
  }, [isPast, pageCount, fallBackTo])
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={6} />
  if (data.records.length === 0 && !isPast && !isPrevious) return <Nothing type={type} />
  return (
    <>
      <ul role="list" className={styles.list} aria-busy={isFetching}>
        {data.records.map(children)}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        onPage={next => show({ page: next })}
        texts={{
          label: mall('pages.label'),
          previous: mall('pages.previous'),
          next: mall('pages.next'),
          page: number => mall('pages.page', { page: number }),
        }}
      />
    </>
  )
}

interface KeptRowProps {
  readonly type: FavouriteTarget
  readonly id: string
  readonly name: string
  readonly record: Kept & { readonly savedAt: string; readonly available: boolean }
  readonly folders: readonly string[]
  readonly picture?: ReactNode
  /** Why it cannot be opened any more. */
  readonly goneText: string
  /** What stands before the day it was kept, while it is there. */
  readonly tags?: ReactNode
  readonly children: ReactNode
}

export function KeptRow({ type, id, name, record, folders, picture, goneText, tags, children }: KeptRowProps) {
  const t = useT('goods')
  const format = useFormat()
  return (
    <li className={styles.row} data-gone={!record.available || undefined}>
      {picture}
      <div className={styles.words}>
        {children}
        <span className={styles.tags}>
          {record.available ? tags : <Tag>{goneText}</Tag>}
          <span className={styles.since}>{t('favourites.since', { date: format.date(record.savedAt) })}</span>
        </span>
        <KeptBecause record={record} />
      </div>
      <span className={styles.buttons}>
        <Sort type={type} id={id} name={name} record={record} folders={folders} />
        <Remove type={type} id={id} name={name} />
      </span>
    </li>
  )
}

function Remove({ type, id, name }: { type: FavouriteTarget; id: string; name: string }) {
  const t = useT('goods')
  const remove = useAction(favouriteRemove)
  return (
    <Button
      aria-label={t('favourites.remove', { name })}
      loading={remove.pending}
      onClick={() => void remove.run({ targetType: type, targetId: id })}
    >
      ✕
    </Button>
  )
}

const MALL = { path: '/', label: 'favourites.mall', help: 'favourites.emptyHelp' } as const

/** Where there is something of the kind to keep. */
const SOURCES = {
  product: MALL,
  store: MALL,
  news: { path: '/news', label: 'favourites.toNews', help: 'favourites.emptyReading' },
  document: { path: '/relatedDocument', label: 'favourites.toDocuments', help: 'favourites.emptyReading' },
} as const satisfies Record<FavouriteTarget, { path: `/${string}`; label: string; help: string }>

function Nothing({ type }: { readonly type: FavouriteTarget }) {
  const t = useT('goods')
  const mallUrl = useMallUrl()
  const { path, label, help } = SOURCES[type]
  return (
    <EmptyState
      title={t('favourites.empty')}
      actions={
        <LinkButton variant="primary" href={mallUrl(path)}>
          {t(label)}
        </LinkButton>
      }
    >
      {t(help)}
    </EmptyState>
  )
}
