import {
  INQUIRY_STATUSES,
  inquiryPage,
  inquiryStatusCount,
  sourcingRoutes,
  type InquiryRow,
  type InquiryStatus,
} from '@tradeport/domain/sourcing/contract'
import { defineEntity, EntityStatus, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { Goods } from '../shared/goods'
import { NEW_INQUIRY } from '../shared/paths'
import { INQUIRY_TONES } from '../shared/tones'
import { INQUIRY_ACTIONS, inquiryActions, type InquiryAction } from './inquiry-actions'
import styles from './inquiry.module.css'

const COLUMNS = ['no', 'goods', 'buyer', 'person', 'sellers', 'status', 'deadline', 'createdAt'] as const
const SORTS = ['newest', 'oldest', 'deadline'] as const

const hrefOf = (row: InquiryRow) => (row.status === 'draft' ? NEW_INQUIRY : sourcingRoutes.inquiry(row.id))

function NumberCell({ row }: { row: InquiryRow }) {
  const t = useT('sourcing')
  return (
    <span className={styles['stack']}>
      <AppLink to={hrefOf(row)}>{row.no ?? t('inquiry.draftName')}</AppLink>
      <span className={styles['title']}>{row.title}</span>
    </span>
  )
}

function SellersCell({ row }: { row: InquiryRow }) {
  const t = useT('sourcing')
  return (
    <span className={styles['stack']}>
      <span>{t('inquiry.sellers', { count: row.storeCount })}</span>
      <span className={styles['quiet']}>{t('inquiry.quotations', { count: row.quotationCount })}</span>
      {row.unread > 0 && <span className={styles['unread']}>{t('unread', { count: row.unread })}</span>}
    </span>
  )
}

function When({ at }: { at: string | null }) {
  return <>{useFormat().dateTime(at)}</>
}

export const inquiryEntity = defineEntity<
  InquiryRow,
  InquiryStatus,
  (typeof COLUMNS)[number],
  'mine',
  InquiryAction,
  'buyer' | 'operator'
>({
  name: 'inquiry',
  statuses: INQUIRY_STATUSES,
  tones: INQUIRY_TONES,
  nameOf: row => row.no ?? '',
  hrefOf,
  sorts: SORTS,
  columns: {
    no: { render: row => <NumberCell row={row} /> },
    goods: {
      render: row => (
        <Goods imageFileId={row.imageFileId} name={row.firstItemName} more={Math.max(0, row.itemCount - 1)} />
      ),
    },
    buyer: { render: row => row.buyerName ?? '–' },
    person: { render: row => row.buyerUserName ?? '–' },
    sellers: { render: row => <SellersCell row={row} /> },
    status: { render: row => <EntityStatus entity={inquiryEntity} status={row.status} /> },
    deadline: { render: row => <When at={row.quoteDeadline} /> },
    createdAt: { render: row => <When at={row.createdAt} />, optional: true },
  },
  filters: {
    mine: {
      kind: 'choice',
      useOptions: () => [{ value: 'yes', label: useT('sourcing')('inquiry.filter.mine.yes') }],
    },
  },
  actions: inquiryActions.actions,
  audiences: {
    // A sent inquiry is acted upon on its own page, with its quotations in view.
    buyer: {
      exportAs: 'inquiries',
      filters: ['mine'],
      columns: ['no', 'goods', 'person', 'sellers', 'status', 'deadline', 'createdAt'],
      hideActions: INQUIRY_ACTIONS.filter(action => action !== 'submit' && action !== 'discard'),
    },
    operator: {
      exportAs: 'inquiries',
      columns: COLUMNS,
      hideActions: INQUIRY_ACTIONS,
      tabs: INQUIRY_STATUSES.filter(status => status !== 'draft'),
    },
  },
  usePage: query => {
    useLive('thread')
    return useEndpoint(
      inquiryPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(INQUIRY_STATUSES, query.status),
        sort: known(SORTS, query.sort),
        mineOnly: query.filters['mine'] === 'yes' || undefined,
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    )
  },
  useCounts: () => useEndpoint(inquiryStatusCount, {}),
  useTexts: () => {
    const t = useT('sourcing')
    return {
      ...inquiryActions.useTexts(),
      title: t('inquiry.title'),
      emptyHint: t('inquiry.empty'),
      status: status => t(`inquiry.status.${status}`),
      column: column => t(`inquiry.column.${column}`),
      filter: filter => t(`inquiry.filter.${filter}`),
      sort: sort => t(`inquiry.sort.${known(SORTS, sort) ?? 'newest'}`),
    }
  },
})
