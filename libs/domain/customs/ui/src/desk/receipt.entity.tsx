import { Suspense, lazy, useState } from 'react'
import {
  customsReceiptAssign,
  customsReceiptDismiss,
  customsReceiptPage,
  customsRoutes,
} from '@tradeport/domain/customs/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { EntityStatus, OwnStake, defineEntity, entityAction, textOf, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { lazyDressed, useEndpoint, useFormat } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import styles from './desk.module.css'

const STATUSES = ['open', 'handled'] as const
type ReceiptState = (typeof STATUSES)[number]
const COLUMNS = [
  'channel',
  'problem',
  'status',
  'numbers',
  'note',
  'noticeDate',
  'receivedAt',
  'company',
  'form',
  'text',
] as const
type ColumnKey = (typeof COLUMNS)[number]

type Receipt = OutputOf<typeof customsReceiptPage>['records'][number]
export type ReceiptRow = Omit<Receipt, 'status'> & { status: ReceiptState; version: number }

const TONES: Readonly<Record<ReceiptState, Tone>> = { open: 'warning', handled: 'neutral' }
const forms = () => import('./receipt-forms')
const AssignForm = lazy(async () => ({ default: (await forms()).AssignForm }))
const ReceiptText = lazyDressed(() => import('./receipt-text'))
const DismissForm = lazy(async () => ({ default: (await import('../detail/word-forms')).DismissForm }))

function Numbers({ row }: { row: ReceiptRow }) {
  const numbers = [row.cusCiqNo, row.entryId, row.clientSeqNo].filter(Boolean)
  if (numbers.length === 0) return '–'
  return (
    <span className={styles['numbers']}>
      {numbers.map(number => (
        <span key={number} className="tp-tabular">
          {number}
        </span>
      ))}
    </span>
  )
}

/** What came, opened where somebody wants to read it. */
function TextOf({ row }: { row: ReceiptRow }) {
  const t = useT('customs')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('desk.receipts.showText')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReceiptText id={row.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Problem({ row }: { row: ReceiptRow }) {
  const t = useT('customs')
  return row.problem === null ? '–' : t(`desk.problem.${row.problem}`)
}

function When({ at }: { at: string }) {
  return useFormat().dateTime(at)
}

/** What customs said of a form that nobody knows, or in a code that nobody knows. */
export const receiptEntity = defineEntity<
  ReceiptRow,
  ReceiptState,
  ColumnKey,
  'state',
  'assign' | 'dismiss',
  'platform'
>({
  name: 'customsReceipt',
  statuses: STATUSES,
  tones: TONES,
  nameOf: row => row.cusCiqNo || row.entryId || row.channel,
  columns: {
    channel: {
      render: row => (
        <>
          {row.channel || '–'} {row.ownStake && <OwnStake />}
        </>
      ),
    },
    problem: { render: row => <Problem row={row} /> },
    status: { render: row => <EntityStatus entity={receiptEntity} status={row.status} /> },
    numbers: { render: row => <Numbers row={row} /> },
    note: { render: row => <span className={styles['note']}>{row.note || '–'}</span> },
    noticeDate: { render: row => <When at={row.noticeDate} /> },
    receivedAt: { render: row => <When at={row.receivedAt} /> },
    company: { render: row => row.companyName ?? '–' },
    form: {
      render: row =>
        row.formId && row.formNo ? <AppLink to={customsRoutes.form(row.formId)}>{row.formNo}</AppLink> : '–',
    },
    text: { render: row => (row.source === 'gateway' ? <TextOf row={row} /> : '–') },
  },
  filters: {
    state: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customs')
        return STATUSES.map(value => ({ value, label: t(`desk.receipts.${value}`) }))
      },
    },
  },
  actions: {
    assign: entityAction<ReceiptRow, typeof customsReceiptAssign>({
      endpoint: customsReceiptAssign,
      emphasis: 'primary',
      Form: AssignForm,
      input: ({ id }, values) => ({ id, formNo: textOf(values, 'formNo') ?? '' }),
    }),
    dismiss: entityAction<ReceiptRow, typeof customsReceiptDismiss>({
      endpoint: customsReceiptDismiss,
      emphasis: 'danger',
      Form: DismissForm,
      input: ({ id }, values) => ({ id, reason: textOf(values, 'note') ?? '' }),
    }),
  },
  audiences: { platform: { columns: COLUMNS, tabs: [], filters: ['state'] } },
  usePage: ({ pageNum, pageSize, keyword, filters }) => {
    const input = { pageNum, pageSize, handled: filters['state'] === 'handled', ...(keyword ? { keyword } : {}) }
    const state = useEndpoint(customsReceiptPage, input, { keepPrevious: true })
    const { data } = state
    return {
      ...state,
      data: data && {
        ...data,
        records: data.records.map(row => ({
          ...row,
          status: row.handledAt === null ? ('open' as const) : ('handled' as const),
          version: 0,
        })),
      },
    }
  },
  useTexts: () => {
    const t = useT('customs')
    return {
      title: t('desk.receipts'),
      emptyHint: t('desk.receipts.none'),
      status: status => t(`desk.receipts.${status}`),
      column: column => (column === 'status' ? t('list.column.status') : t(`desk.receipts.${column}`)),
      filter: () => t('list.column.status'),
      sort: sort => sort,
      action: action => t(`desk.${action}`),
      confirm: action => t(`desk.${action}.intro`),
    }
  },
})
