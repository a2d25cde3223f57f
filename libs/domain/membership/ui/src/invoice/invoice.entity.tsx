import { lazy } from 'react'
import {
  INVOICE_KINDS,
  INVOICE_STATUSES,
  membershipInvoiceCorrect,
  membershipInvoiceIssue,
  membershipInvoicePage,
  membershipInvoiceStatusCount,
  type InvoiceAction,
  type InvoiceStatus,
  type MembershipInvoiceRow,
} from '@tradeport/domain/membership/contract'
import {
  EntityStatus,
  defineEntity,
  entityAction,
  filesOf,
  known,
  textOf,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { WhenCell } from '../order/order-cells'
import { KindCell, OrderCell, PaperCell, WantedCell } from './invoice-cells'

const PaperForm = lazy(async () => ({ default: (await import('./paper-form')).PaperForm }))

const TONES: Record<InvoiceStatus, Tone> = { wanted: 'warning', issued: 'success', dropped: 'neutral' }
const COLUMNS = ['kind', 'order', 'wanted', 'since', 'paper', 'status'] as const

const paperOf = (row: MembershipInvoiceRow, values: Record<string, unknown>) => {
  const [file] = filesOf(values, 'file')
  return {
    id: row.id,
    version: row.version,
    number: textOf(values, 'number') ?? '',
    issuedOn: textOf(values, 'issuedOn') ?? '',
    amount: textOf(values, 'amount') ?? '',
    currency: textOf(values, 'currency') ?? row.orderCurrency,
    // Without one the form does not let anybody on.
    file: file ?? { fileId: '', name: '' },
    reason: textOf(values, 'reason') ?? '',
  }
}

const filtersOf = ({ filters }: ListQuery) => ({ kind: known(INVOICE_KINDS, filters['kind']) })

export const membershipInvoiceEntity = defineEntity<
  MembershipInvoiceRow,
  InvoiceStatus,
  (typeof COLUMNS)[number],
  'kind',
  InvoiceAction,
  'operator'
>({
  name: 'membershipInvoice',
  statuses: INVOICE_STATUSES,
  tones: TONES,
  nameOf: row => row.number ?? row.orderNo,
  columns: {
    kind: { render: row => <KindCell row={row} /> },
    order: { render: row => <OrderCell row={row} /> },
    wanted: { render: row => <WantedCell row={row} /> },
    since: { render: row => <WhenCell at={row.since} /> },
    paper: { render: row => <PaperCell row={row} /> },
    status: { render: row => <EntityStatus entity={membershipInvoiceEntity} status={row.status} /> },
  },
  filters: {
    kind: {
      kind: 'choice',
      useOptions() {
        const t = useT('membership')
        return INVOICE_KINDS.map(value => ({ value, label: t(`paper.kind.${value}`) }))
      },
    },
  },
  actions: {
    issue: entityAction<MembershipInvoiceRow, typeof membershipInvoiceIssue>({
      endpoint: membershipInvoiceIssue,
      emphasis: 'primary',
      Form: PaperForm,
      input: paperOf,
    }),
    correct: entityAction<MembershipInvoiceRow, typeof membershipInvoiceCorrect>({
      endpoint: membershipInvoiceCorrect,
      Form: PaperForm,
      input: paperOf,
    }),
  },
  audiences: { operator: { columns: COLUMNS, exportAs: 'membershipInvoices', filters: ['kind'] } },
  usePage: query =>
    useEndpoint(
      membershipInvoicePage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(INVOICE_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(membershipInvoiceStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('membership')
    return {
      title: t('nav.invoices'),
      emptyHint: t('paper.empty'),
      status: status => t(`paper.status.${status}`),
      column: column => t(`paper.column.${column}`),
      filter: () => t('paper.column.kind'),
      sort: sort => sort,
      action: action => t(`paper.action.${action}`),
      confirm: action => t(`paper.action.${action}`),
      done: () => t('order.done'),
    }
  },
})
