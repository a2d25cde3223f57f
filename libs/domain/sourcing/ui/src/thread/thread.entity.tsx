import {
  THREAD_STATUSES,
  sourcingRoutes,
  threadPage,
  threadStatusCount,
  type ThreadRow,
  type ThreadStatus,
} from '@tradeport/domain/sourcing/contract'
import { defineEntity, EntityStatus, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useLive } from '@tradeport/web/react'
import { THREAD_TONES } from '../shared/tones'
import { BuyerCell, DeadlineCell, GoodsCell, InquiryCell, MessageCell, QuotationCell, StoreCell } from './thread-cells'
import { THREAD_ACTIONS, threadActions, type ThreadAction, type ThreadAudience } from './thread-actions'

const COLUMNS = [
  'inquiry',
  'buyer',
  'store',
  'goods',
  'status',
  'message',
  'quotation',
  'deadline',
  'assigned',
] as const
const FILTERS = ['unread', 'mine'] as const
const MINE = ['yes', 'nobody'] as const
const SORTS = ['updated', 'newest', 'deadline'] as const

export const threadEntity = defineEntity<
  ThreadRow,
  ThreadStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  ThreadAction,
  ThreadAudience
>({
  name: 'thread',
  statuses: THREAD_STATUSES,
  tones: THREAD_TONES,
  nameOf: row => row.inquiryNo ?? '',
  hrefOf: row => sourcingRoutes.thread(row.id),
  sorts: SORTS,
  columns: {
    inquiry: { render: row => <InquiryCell row={row} /> },
    buyer: { render: row => <BuyerCell row={row} /> },
    store: { render: row => <StoreCell row={row} /> },
    goods: { render: row => <GoodsCell row={row} /> },
    status: { render: row => <EntityStatus entity={threadEntity} status={row.status} /> },
    message: { render: row => <MessageCell row={row} />, width: 240 },
    quotation: { render: row => <QuotationCell row={row} />, align: 'right' },
    deadline: { render: row => <DeadlineCell row={row} /> },
    assigned: { render: row => row.assignedName ?? '–', optional: true },
  },
  filters: {
    unread: {
      kind: 'choice',
      useOptions: () => [{ value: 'yes', label: useT('sourcing')('thread.filter.unread.yes') }],
    },
    mine: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('sourcing')
        return MINE.map(value => ({ value, label: t(`thread.filter.mine.${value}`) }))
      },
    },
  },
  actions: threadActions.actions,
  // Answered with the talk in view, never from the list.
  audiences: {
    buyer: {
      columns: ['inquiry', 'store', 'goods', 'status', 'message', 'quotation', 'deadline'],
      filters: ['unread'],
      exportAs: 'threads',
      hideActions: THREAD_ACTIONS,
    },
    seller: {
      columns: ['inquiry', 'buyer', 'goods', 'status', 'message', 'quotation', 'deadline', 'assigned'],
      filters: FILTERS,
      exportAs: 'threads',
      hideActions: THREAD_ACTIONS,
    },
    operator: { columns: COLUMNS, exportAs: 'threads', hideActions: THREAD_ACTIONS },
  },
  usePage: query => {
    useLive('quotation')
    return useEndpoint(
      threadPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(THREAD_STATUSES, query.status),
        sort: known(SORTS, query.sort),
        unreadOnly: query.filters['unread'] === 'yes' || undefined,
        mineOnly: query.filters['mine'] === 'yes' || undefined,
        unassignedOnly: query.filters['mine'] === 'nobody' || undefined,
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    )
  },
  useCounts: () => useEndpoint(threadStatusCount, {}),
  useTexts: () => {
    const t = useT('sourcing')
    return {
      ...threadActions.useTexts(),
      title: t('thread.title'),
      emptyHint: t('thread.empty'),
      status: status => t(`thread.status.${status}`),
      column: column => t(`thread.column.${column}`),
      filter: filter => t(`thread.filter.${filter}`),
      sort: sort => t(`thread.sort.${known(SORTS, sort) ?? 'updated'}`),
    }
  },
})
