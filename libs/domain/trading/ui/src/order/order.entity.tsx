import {
  ORDER_STATUSES,
  orderPage,
  orderStatusCount,
  tradingRoutes,
  type OrderRow,
  type OrderStatus,
} from '@tradeport/domain/trading/contract'
import { EntityStatus, defineEntity, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { useAudience } from '../shared/audience'
import { ORDER_TONES } from '../shared/tones'
import { ORDER_ACTIONS, orderActions, type OrderAction } from './order-actions'
import { BuyerCell, Day, GoodsCell, MoneyCell, NextCell, NumberCell, StatusCell, StoreCell, When } from './order-cells'

const COLUMNS = ['no', 'buyer', 'store', 'goods', 'total', 'status', 'next', 'shipBy', 'person', 'createdAt'] as const
const FILTERS = ['mine', 'frozen'] as const
const MINE = ['yes', 'nobody'] as const
const SORTS = ['newest', 'oldest', 'updated'] as const

export const orderEntity = defineEntity<
  OrderRow,
  OrderStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  OrderAction,
  'buyer' | 'seller' | 'operator'
>({
  name: 'order',
  statuses: ORDER_STATUSES,
  tones: ORDER_TONES,
  nameOf: row => row.no,
  hrefOf: row => tradingRoutes.order(row.id),
  sorts: SORTS,
  columns: {
    no: { render: row => <NumberCell row={row} /> },
    buyer: { render: row => <BuyerCell row={row} /> },
    store: { render: row => <StoreCell row={row} /> },
    goods: { render: row => <GoodsCell row={row} /> },
    total: { render: row => <MoneyCell row={row} />, align: 'right' },
    status: {
      render: row => (
        <StatusCell row={row}>
          <EntityStatus entity={orderEntity} status={row.status} />
        </StatusCell>
      ),
    },
    next: { render: row => <NextCell row={row} /> },
    shipBy: { render: row => <Day date={row.shipBy} />, optional: true },
    // Each side reads of its own people alone.
    person: { render: row => row.buyerUserName ?? row.assignedName ?? '–', optional: true },
    createdAt: { render: row => <When at={row.createdAt} />, optional: true },
  },
  filters: {
    mine: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('trading')
        // A buyer's order is always somebody's.
        const values = useAudience() === 'seller' ? MINE : (['yes'] as const)
        return values.map(value => ({ value, label: t(`order.filter.mine.${value}`) }))
      },
    },
    frozen: {
      kind: 'choice',
      useOptions: () => [{ value: 'yes', label: useT('trading')('order.filter.frozen.yes') }],
    },
  },
  actions: orderActions.actions,
  audiences: {
    // What is done to an order is done with its papers in front of one: on its own page.
    buyer: {
      exportAs: 'orders',
      columns: ['no', 'store', 'goods', 'total', 'status', 'next', 'shipBy', 'person', 'createdAt'],
      filters: ['mine'],
      hideActions: ORDER_ACTIONS,
    },
    seller: {
      exportAs: 'orders',
      columns: ['no', 'buyer', 'goods', 'total', 'status', 'next', 'shipBy', 'person', 'createdAt'],
      filters: ['mine'],
      hideActions: ORDER_ACTIONS,
    },
    operator: {
      columns: COLUMNS.filter(column => column !== 'person'),
      exportAs: 'orders',
      filters: ['frozen'],
      hideActions: ORDER_ACTIONS,
    },
  },
  usePage: query =>
    useEndpoint(
      orderPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(ORDER_STATUSES, query.status),
        sort: known(SORTS, query.sort),
        mineOnly: query.filters['mine'] === 'yes' || undefined,
        unassignedOnly: query.filters['mine'] === 'nobody' || undefined,
        frozen: query.filters['frozen'] === 'yes' || undefined,
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: () => useEndpoint(orderStatusCount, {}),
  useTexts: () => {
    const t = useT('trading')
    const actions = orderActions.useTexts()
    return {
      ...actions,
      title: t('order.title'),
      emptyHint: t('order.empty'),
      status: status => t(`order.status.${status}`),
      column: column => t(`order.column.${column}`),
      filter: filter => t(`order.filter.${filter}`),
      sort: sort => t(`order.sort.${known(SORTS, sort) ?? 'newest'}`),
    }
  },
})
