import { BLOCK_STATUSES, blockLift, blockPage, type BlockRow } from '@tradeport/domain/sourcing/contract'
import { defineEntity, entityAction } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import styles from './block.module.css'

const COLUMNS = ['blocker', 'blocked', 'reason', 'byName', 'createdAt'] as const

/** What a company has blocked, and lifts again. */
export const blockEntity = defineEntity<
  BlockRow,
  BlockRow['status'],
  (typeof COLUMNS)[number],
  never,
  'lift',
  'member' | 'operator'
>({
  name: 'block',
  statuses: BLOCK_STATUSES,
  tones: { blocked: 'danger' },
  nameOf: row => row.blocked ?? row.inquiryNo ?? '',
  columns: {
    blocker: { render: row => row.blocker },
    blocked: { render: row => <Blocked row={row} /> },
    reason: { render: row => <Reason row={row} />, width: 280 },
    byName: { render: row => row.byName },
    createdAt: { render: row => <When at={row.createdAt} /> },
  },
  filters: {},
  actions: {
    lift: entityAction<BlockRow, typeof blockLift>({
      ...{ endpoint: blockLift, confirm: true },
      input: ({ id }) => ({ id }),
    }),
  },
  audiences: {
    member: { columns: ['blocked', 'reason', 'byName', 'createdAt'], tabs: [] },
    operator: { columns: COLUMNS, tabs: [], hideActions: ['lift'] },
  },
  usePage: ({ pageNum, pageSize, keyword }) =>
    useEndpoint(blockPage, { pageNum, pageSize, ...(keyword ? { keyword } : {}) }, { keepPrevious: true }),
  useTexts: () => {
    const t = useT('block')
    return {
      title: t('block.title'),
      emptyHint: t('block.empty'),
      status: status => t(`block.status.${status}`),
      column: column => t(`block.column.${column}`),
      filter: () => '',
      sort: () => '',
      action: action => t(`block.action.${action}`),
      confirm: () => t('block.confirm'),
      done: () => t('block.done'),
    }
  },
})

function Blocked({ row }: { row: BlockRow }) {
  const t = useT('block')
  return <span>{row.blocked ?? t('block.unnamed', { no: row.inquiryNo ?? '' })}</span>
}

function Reason({ row }: { row: BlockRow }) {
  const t = useT('block')
  return (
    <span className={styles['lines']}>
      <span>{t(`block.reason.${row.reason}`)}</span>
      {row.note !== null && <span className={styles['note']}>{row.note}</span>}
    </span>
  )
}

function When({ at }: { at: string }) {
  const format = useFormat()
  return <span>{format.date(at)}</span>
}
