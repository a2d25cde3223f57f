import {
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
import { EntityStatus, defineEntity, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import type { OrderAudience } from '../shared/audience'
import { ORDER_TONES } from '../shared/tones'
import { orderActions } from './order-actions'
import { MoneyCell, NextCell, NumberCell, ServiceCell, When } from './order-cells'

const COLUMNS = ['no', 'service', 'customer', 'provider', 'payable', 'status', 'next', 'createdAt'] as const
const SENT = SERVICE_ORDER_STATUSES.filter(status => status !== 'draft')

export const serviceOrderEntity = defineEntity<
  ServiceOrderRow,
  ServiceOrderStatus,
  (typeof COLUMNS)[number],
  never,
  ServiceOrderAction,
  OrderAudience
>({
  name: 'serviceOrder',
  statuses: SERVICE_ORDER_STATUSES,
  tones: ORDER_TONES,
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
  filters: {},
  actions: orderActions.actions,
  audiences: {
    // What is done to an order is done with its papers in front of one: on its own page.
    customer: {
      columns: ['no', 'service', 'provider', 'payable', 'status', 'next', 'createdAt'],
      hideActions: SERVICE_ORDER_ACTIONS,
    },
    provider: {
      columns: ['no', 'service', 'customer', 'payable', 'status', 'next', 'createdAt'],
      tabs: SENT,
      hideActions: SERVICE_ORDER_ACTIONS,
    },
    platform: { columns: COLUMNS, exportAs: 'serviceOrders', tabs: SENT, hideActions: SERVICE_ORDER_ACTIONS },
  },
  usePage: query =>
    useEndpoint(
      serviceOrderPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(SERVICE_ORDER_STATUSES, query.status),
        sort: known(SERVICE_ORDER_SORTS, query.sort),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(serviceOrderStatusCount, query.keyword ? { keyword: query.keyword } : {}),
  useTexts: () => {
    const t = useT('serviceOrder')
    return {
      ...orderActions.useTexts(),
      title: t('order.title'),
      emptyHint: t('order.empty'),
      status: status => t(`order.status.${status}`),
      column: column => t(`order.column.${column}`),
      filter: filter => filter,
      sort: sort => t(`order.sort.${known(SERVICE_ORDER_SORTS, sort) ?? 'newest'}`),
    }
  },
})
