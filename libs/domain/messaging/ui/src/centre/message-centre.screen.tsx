import {
  notificationCounts,
  notificationPage,
  type NotificationCounts,
  type NotificationRow,
} from '@tradeport/domain/messaging/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { Button, Checkbox, EmptyState, ErrorState, Pagination } from '@tradeport/web/ui'
import { useState } from 'react'
import { PAGE_SIZE, useCentreFilter, type CentreFilter } from './centre-filter'
import { MessageFilters } from './message-filters'
import { MessageList, MessageListSkeleton } from './message-list'
import styles from './message-centre.module.css'
import { UndoBar } from './undo-bar'
import { useMarking, type Marking } from './use-marking'

export default function MessageCentreScreen() {
  const t = useT('messaging')
  const { filter, show } = useCentreFilter()
  const list = useEndpoint(notificationPage, { ...filter, pageSize: PAGE_SIZE }, { keepPrevious: true })
  const counts = useEndpoint(notificationCounts, {}, { keepPrevious: true })
  const marking = useMarking()
  // Rows and numbers are asked again by themselves; this opens the stream that says when.
  useLive('notification')
  return (
    <section className={styles['page']} aria-busy={list.isFetching}>
      <h1 className={styles['title']}>{t('centre.title')}</h1>
      <div className={styles['panel']}>
        <MessageFilters filter={filter} counts={counts.data} onChange={show} />
        <Listed list={list} filter={filter} counts={counts.data} marking={marking} onShow={show} />
      </div>
      <UndoBar marking={marking} />
    </section>
  )
}

interface ListedProps {
  list: ReturnType<typeof useEndpoint<typeof notificationPage>>
  filter: CentreFilter
  counts: NotificationCounts | undefined
  marking: Marking
  onShow(filter: CentreFilter): void
}

function Listed({ list, filter, counts, marking, onShow }: ListedProps) {
  const t = useT('messaging')
  const tc = useT('common')
  const format = useFormat()
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (!list.data) {
    if (!list.error) return <MessageListSkeleton rows={8} />
    return (
      <ErrorState title={t('failed.title')} actions={<Button onClick={list.refetch}>{tc('action.retry')}</Button>}>
        {failureMessage(list.error, tc) || t('failed.hint')}
      </ErrorState>
    )
  }
  const rows = list.data.records
  if (rows.length === 0) return <Nothing filter={filter} onShow={onShow} />
  const selected = chosen.filter(id => rows.some(row => row.id === id))
  const pageCount = Math.ceil(list.data.total / PAGE_SIZE)
  return (
    <>
      <Toolbar
        rows={rows}
        selected={selected}
        filter={filter}
        unreadHere={counts?.[filter.category ?? filter.tab] ?? 0}
        marking={marking}
        onSelect={setChosen}
      />
      <MessageList rows={rows} selected={selected} onSelect={setChosen} marking={marking} />
      {pageCount > 1 && (
        <div className={styles['pages']}>
          <Pagination
            page={filter.pageNum}
            pageCount={pageCount}
            onPage={pageNum => onShow({ ...filter, pageNum })}
            texts={{
              label: t('centre.pages'),
              previous: tc('action.previous'),
              next: tc('action.next'),
              page: page => t('centre.page', { page: format.number(page) }),
            }}
          />
        </div>
      )}
    </>
  )
}

interface ToolbarProps {
  rows: readonly NotificationRow[]
  selected: readonly string[]
  filter: CentreFilter
  unreadHere: number
  marking: Marking
  onSelect(ids: readonly string[]): void
}

function Toolbar({ rows, selected, filter, unreadHere, marking, onSelect }: ToolbarProps) {
  const t = useT('messaging')
  const unreadSelected = rows.filter(row => row.unread && selected.includes(row.id)).map(row => row.id)
  const isWhole = filter.tab === 'all' && filter.category === undefined
  // What arrives while this page is looked at has not been seen; on later pages the newest is unknown.
  const newest = filter.pageNum === 1 ? rows[0]?.createdAt : undefined
  return (
    <div className={styles['toolbar']}>
      <Checkbox checked={selected.length === rows.length} onValue={all => onSelect(all ? rows.map(row => row.id) : [])}>
        <span className={styles['selectAll']}>{t('centre.selectPage')}</span>
      </Checkbox>
      <div className={styles['toolbarEnd']}>
        {unreadSelected.length > 0 && (
          <Button
            size="small"
            loading={marking.pending}
            onClick={() => void marking.read(unreadSelected).then(() => onSelect([]))}
          >
            {t('centre.readSelected', { count: unreadSelected.length })}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={unreadHere === 0}
          loading={marking.pending}
          onClick={() => marking.readAll(filter, newest)}
        >
          {t(isWhole ? 'centre.readAll' : 'centre.readAllHere')}
        </Button>
      </div>
    </div>
  )
}

function Nothing({ filter, onShow }: { filter: CentreFilter; onShow(filter: CentreFilter): void }) {
  const t = useT('messaging')
  if (!filter.unreadOnly) return <EmptyState title={t('empty.title')}>{t('empty.hint')}</EmptyState>
  return (
    <EmptyState
      title={t('empty.unread.title')}
      actions={
        <Button onClick={() => onShow({ ...filter, unreadOnly: false, pageNum: 1 })}>
          {t('empty.unread.showAll')}
        </Button>
      }
    >
      {t('empty.unread.hint')}
    </EmptyState>
  )
}
