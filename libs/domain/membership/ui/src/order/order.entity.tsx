import { lazy } from 'react'
import {
  ORDER_STATUSES,
  membershipOrderCancel,
  membershipOrderConfirm,
  membershipOrderPage,
  membershipOrderRefund,
  membershipOrderReject,
  membershipOrderReportPayment,
  membershipOrderStatusCount,
  type MembershipOrderAction,
  type MembershipOrderRow,
  type MembershipOrderStatus,
} from '@tradeport/domain/membership/contract'
import {
  EntityStatus,
  NamedCompany,
  defineEntity,
  entityAction,
  filesOf,
  known,
  textOf,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import type { MembershipAudience } from '../audience'
import { offerFilters, offerFiltersOf, type OfferFilter } from '../offer-filters'
import { AmountCell, ItemCell, NoCell, WhenCell } from './order-cells'

const forms = () => import('./order-forms')
const ConfirmForm = lazy(async () => ({ default: (await forms()).ConfirmForm }))
const RefundForm = lazy(async () => ({ default: (await forms()).RefundForm }))
const RejectForm = lazy(async () => ({ default: (await forms()).RejectForm }))
const ReportPaymentForm = lazy(async () => ({ default: (await forms()).ReportPaymentForm }))

const TONES: Record<MembershipOrderStatus, Tone> = {
  pending_payment: 'warning',
  payment_reported: 'info',
  fulfilled: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
}
const COLUMNS = ['no', 'company', 'item', 'amount', 'createdAt', 'status'] as const
const OWN_COLUMNS = ['no', 'item', 'amount', 'createdAt', 'status'] as const

export const orderPath = (id: string): string => `/membership/orders/${id}`
const target = ({ id, version }: MembershipOrderRow) => ({ id, version })
const reason = (values: Record<string, unknown>) => textOf(values, 'note') ?? ''

export const membershipOrderEntity = defineEntity<
  MembershipOrderRow,
  MembershipOrderStatus,
  (typeof COLUMNS)[number],
  OfferFilter,
  MembershipOrderAction,
  MembershipAudience
>({
  name: 'membershipOrder',
  statuses: ORDER_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => orderPath(row.id),
  columns: {
    no: { render: row => <NoCell row={row} /> },
    company: { render: row => <NamedCompany name={row.companyName} ownStake={row.ownStake} /> },
    item: { render: row => <ItemCell row={row} /> },
    amount: { render: row => <AmountCell row={row} />, align: 'right' },
    createdAt: { render: row => <WhenCell at={row.createdAt} /> },
    status: { render: row => <EntityStatus entity={membershipOrderEntity} status={row.status} /> },
  },
  filters: offerFilters,
  actions: {
    report_payment: entityAction<MembershipOrderRow, typeof membershipOrderReportPayment>({
      endpoint: membershipOrderReportPayment,
      input: (row, values) => ({
        ...target(row),
        bankReference: textOf(values, 'bankReference') ?? '',
        paidOn: textOf(values, 'paidOn') ?? '',
        evidence: filesOf(values, 'evidence'),
      }),
      emphasis: 'primary',
      Form: ReportPaymentForm,
    }),
    confirm: entityAction<MembershipOrderRow, typeof membershipOrderConfirm>({
      endpoint: membershipOrderConfirm,
      input: (row, values) => ({ ...target(row), reason: reason(values) }),
      emphasis: 'primary',
      Form: ConfirmForm,
    }),
    reject: entityAction<MembershipOrderRow, typeof membershipOrderReject>({
      endpoint: membershipOrderReject,
      input: (row, values) => ({ ...target(row), reason: reason(values) }),
      Form: RejectForm,
    }),
    cancel: entityAction<MembershipOrderRow, typeof membershipOrderCancel>({
      endpoint: membershipOrderCancel,
      input: target,
      emphasis: 'danger',
    }),
    refund: entityAction<MembershipOrderRow, typeof membershipOrderRefund>({
      endpoint: membershipOrderRefund,
      input: (row, values) => ({ ...target(row), reason: reason(values) }),
      emphasis: 'danger',
      Form: RefundForm,
    }),
  },
  audiences: {
    company: { columns: OWN_COLUMNS, exportAs: 'membershipOrders' },
    operator: { columns: COLUMNS, exportAs: 'membershipOrders', filters: ['kind', 'party'] },
  },
  usePage: query =>
    useEndpoint(
      membershipOrderPage,
      {
        ...offerFiltersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(ORDER_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(membershipOrderStatusCount, offerFiltersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('membership')
    return {
      title: t('nav.orders'),
      emptyHint: t('order.empty'),
      status: status => t(`order.status.${status}`),
      column: column => t(`column.${column}`),
      filter: filter => t(`field.${filter}`),
      sort: sort => sort,
      action: action => t(`order.action.${action}`),
      confirm: () => t('order.confirm.cancel'),
      done: () => t('order.done'),
    }
  },
})
