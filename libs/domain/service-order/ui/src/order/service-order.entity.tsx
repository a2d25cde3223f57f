import {
  AFTER_SALE_TAB,
  PAYBACK_STATES,
  SERVICE_ORDER_ACTIONS,
  SERVICE_ORDER_SORTS,
  SERVICE_ORDER_STATUSES,
  serviceOrderPage,
  serviceOrderRoutes,
  serviceOrderStatusCount,
  type ServiceOrderAction,
  type ServiceOrderRow,
  type ServiceOrderStatus,
} from '@tradeport/domain/service-order/contract'
import { EntityStatus, defineEntity, known, type ListQuery } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import type { OrderAudience } from '../shared/audience'
import { ORDER_TONES } from '../shared/tones'
import { useCategoryOptions } from '../shared/use-category-options'
import { useCompanyOptions } from '../shared/use-company-options'
import { useServiceOptions } from '../shared/use-service-options'
import { orderActions } from './order-actions'
import { MoneyCell, NextCell, NumberCell, ServiceCell, When } from './order-cells'

const COLUMNS = ['no', 'service', 'customer', 'provider', 'payable', 'status', 'next', 'createdAt'] as const
const FILTERS = [
  'providerCompanyId',
  'customerCompanyId',
  'categoryCode',
  'serviceId',
  'late',
  'payback',
  'stuck',
  'commissionOpen',
  'dateFrom',
  'dateTo',
] as const
/** Sides of orders are what operators alone narrow them by. */
const OWN_FILTERS = FILTERS.filter(
  filter => filter !== 'stuck' && filter !== 'providerCompanyId' && filter !== 'customerCompanyId',
)
/** Which of their services it is of is told by a provider's own list of them. */
const SHARED_FILTERS = OWN_FILTERS.filter(filter => filter !== 'serviceId' && filter !== 'commissionOpen')

type Tab = ServiceOrderStatus | typeof AFTER_SALE_TAB
/** Before what came to nothing. */
const TABS: readonly Tab[] = SERVICE_ORDER_STATUSES.flatMap((status): Tab[] =>
  status === 'completed' ? [status, AFTER_SALE_TAB] : [status],
)
const SENT = TABS.filter(status => status !== 'draft')

const allBut = (step: ServiceOrderAction) => SERVICE_ORDER_ACTIONS.filter(action => action !== step)

/** The list as it is narrowed on screen, without its tab. */
export function filtersOf({ filters, keyword }: ListQuery) {
  const given = (
    name:
      'providerCompanyId' | 'customerCompanyId' | 'categoryCode' | 'serviceId' | 'tradeOrderId' | 'dateFrom' | 'dateTo',
  ) => (filters[name] ? { [name]: filters[name] } : {})
  const payback = known(PAYBACK_STATES, filters['payback'])
  return {
    ...given('providerCompanyId'),
    ...given('customerCompanyId'),
    ...given('categoryCode'),
    ...given('serviceId'),
    ...given('tradeOrderId'),
    ...(filters['late'] === 'true' ? { late: true } : {}),
    ...(filters['stuck'] === 'true' ? { stuck: true } : {}),
    ...(payback ? { payback } : {}),
    ...(filters['commissionOpen'] === 'true' ? { commissionOpen: true } : {}),
    ...given('dateFrom'),
    ...given('dateTo'),
    ...(keyword ? { keyword } : {}),
  }
}

export const tabOf = (status: string | undefined) =>
  status === AFTER_SALE_TAB ? { afterSale: true } : { status: known(SERVICE_ORDER_STATUSES, status) }

export const serviceOrderEntity = defineEntity<
  ServiceOrderRow,
  Tab,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  ServiceOrderAction,
  OrderAudience
>({
  name: 'serviceOrder',
  statuses: TABS,
  tones: { ...ORDER_TONES, [AFTER_SALE_TAB]: 'warning' },
  nameOf: row => row.no,
  hrefOf: row => serviceOrderRoutes.order(row.id),
  sorts: SERVICE_ORDER_SORTS,
  columns: {
    no: { render: row => <NumberCell row={row} /> },
    service: { render: row => <ServiceCell row={row} /> },
    customer: { render: row => row.customerName },
    provider: { render: row => row.providerName },
    payable: { render: row => <MoneyCell row={row} />, align: 'right' },
    status: { render: row => <EntityStatus entity={serviceOrderEntity} status={row.status} /> },
    next: { render: row => <NextCell row={row} /> },
    createdAt: { render: row => <When at={row.createdAt} />, optional: true },
  },
  filters: {
    providerCompanyId: { kind: 'choice', useOptions: () => useCompanyOptions('providerCompanyId') },
    customerCompanyId: { kind: 'choice', useOptions: () => useCompanyOptions('customerCompanyId') },
    categoryCode: { kind: 'choice', useOptions: useCategoryOptions },
    serviceId: {
      kind: 'choice',
      useOptions: useServiceOptions,
    },
    late: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('serviceOrder')
        return [{ value: 'true', label: t('filter.late.only') }]
      },
    },
    payback: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('serviceOrder')
        return PAYBACK_STATES.map(state => ({ value: state, label: t(`filter.payback.${state}`) }))
      },
    },
    stuck: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('serviceOrder')
        return [{ value: 'true', label: t('filter.stuck.only') }]
      },
    },
    commissionOpen: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('serviceOrder')
        return [{ value: 'true', label: t('filter.commissionOpen.only') }]
      },
    },
    dateFrom: { kind: 'date' },
    dateTo: { kind: 'date' },
  },
  actions: orderActions.actions,
  audiences: {
    // What is done to an order is done with its papers in front of one, on its own page; what needs none is done for many at once.
    customer: {
      columns: ['no', 'service', 'provider', 'payable', 'status', 'next', 'createdAt'],
      filters: SHARED_FILTERS,
      exportAs: 'serviceOrders',
      hideActions: allBut('confirm'),
    },
    provider: {
      columns: ['no', 'service', 'customer', 'payable', 'status', 'next', 'createdAt'],
      filters: OWN_FILTERS,
      exportAs: 'serviceOrders',
      tabs: SENT,
      hideActions: allBut('accept_order'),
      batchActions: ['next_status'],
    },
    platform: {
      columns: COLUMNS,
      filters: FILTERS,
      exportAs: 'serviceOrders',
      tabs: SENT,
      hideActions: allBut('retry_payment'),
    },
  },
  usePage: query =>
    useEndpoint(
      serviceOrderPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        ...tabOf(query.status),
        sort: known(SERVICE_ORDER_SORTS, query.sort),
        ...filtersOf(query),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(serviceOrderStatusCount, filtersOf(query)),
  useTexts: () => {
    const t = useT('serviceOrder')
    return {
      ...orderActions.useTexts(),
      title: t('order.title'),
      emptyHint: t('order.empty'),
      status: status => t(`order.status.${status}`),
      column: column => t(`order.column.${column}`),
      filter: filter => t(`filter.${filter}`),
      sort: sort => t(`order.sort.${known(SERVICE_ORDER_SORTS, sort) ?? 'newest'}`),
    }
  },
})
