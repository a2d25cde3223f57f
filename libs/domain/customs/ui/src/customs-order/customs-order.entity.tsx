import {
  CUSTOMS_ORDER_ACTIONS,
  CUSTOMS_ORDER_SORTS,
  CUSTOMS_ORDER_STATUSES,
  IE_FLAGS,
  SLA_GROUPS,
  customsOrderPage,
  customsOrderRoutes,
  customsOrderStatusCount,
  type CustomsOrderAction,
  type CustomsOrderRow,
  type CustomsOrderStatus,
} from '@tradeport/domain/customs/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { EntityStatus, defineEntity, known, type ListQuery } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCodeList, useEndpoint } from '@tradeport/web/react'
import { useAudience, type CustomsOrderAudience } from './audience'
import { ClaimCell, GoodsCell, NextCell, NumberCell, ValueCell, When } from './customs-order-cells'
import { BATCH_STEPS, LIST_STEPS, customsOrderActions } from './order-actions'
import { CUSTOMS_ORDER_TONES } from './tones'

const COLUMNS = [
  'no',
  'client',
  'provider',
  'contractNo',
  'goods',
  'value',
  'status',
  'next',
  'claim',
  'cutOff',
  'createdAt',
] as const
const FILTERS = ['ieFlag', 'tradeMode', 'late', 'claim', 'moneyStuck', 'sla', 'dateFrom', 'dateTo'] as const
const CLAIM_FILTERS = ['open', 'disputed'] as const
/** Without the groups of time limits and what the bank refused, by which operators watch orders. */
const SIDE_FILTERS = FILTERS.filter(filter => filter !== 'sla' && filter !== 'moneyStuck')

/** Where somebody has to do something, and where people look for what is done. All statuses are under “all”. */
const TABS = CUSTOMS_ORDER_STATUSES.filter(status => status !== 'rejected')

export function filtersOf({ filters, keyword }: ListQuery) {
  const day = (name: 'dateFrom' | 'dateTo') => (filters[name] ? { [name]: filters[name] } : {})
  return {
    ieFlag: known(IE_FLAGS, filters['ieFlag']),
    tradeMode: filters['tradeMode'],
    ...(filters['late'] === 'true' ? { late: true } : {}),
    claim: known(CLAIM_FILTERS, filters['claim']),
    ...(filters['moneyStuck'] === 'true' ? { moneyStuck: true } : {}),
    sla: known(SLA_GROUPS, filters['sla']),
    ...day('dateFrom'),
    ...day('dateTo'),
    ...(keyword ? { keyword } : {}),
  }
}

export const customsOrderEntity = defineEntity<
  CustomsOrderRow,
  CustomsOrderStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  CustomsOrderAction,
  CustomsOrderAudience
>({
  name: 'customsOrder',
  statuses: CUSTOMS_ORDER_STATUSES,
  tones: CUSTOMS_ORDER_TONES,
  nameOf: row => row.no,
  hrefOf: row => customsOrderRoutes.order(row.id),
  sorts: CUSTOMS_ORDER_SORTS,
  columns: {
    no: { render: row => <NumberCell row={row} /> },
    client: { render: row => row.clientName },
    provider: { render: row => row.providerName },
    contractNo: { render: row => row.contractNo || '–', optional: true },
    goods: { render: row => <GoodsCell row={row} /> },
    value: { render: row => <ValueCell row={row} />, align: 'right' },
    status: { render: row => <EntityStatus entity={customsOrderEntity} status={row.status} /> },
    next: { render: row => <NextCell row={row} /> },
    claim: { render: row => <ClaimCell row={row} />, optional: true },
    cutOff: { render: row => <When at={row.cutOffAt} />, optional: true },
    createdAt: { render: row => <When at={row.createdAt} />, optional: true },
  },
  filters: {
    ieFlag: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customsOrder')
        return IE_FLAGS.map(value => ({ value, label: t(`ieFlag.${value}`) }))
      },
    },
    tradeMode: { kind: 'choice', useOptions: () => useCodeList(dictList, 'supervision_mode').options },
    late: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customsOrder')
        return [{ value: 'true', label: t('filter.late.only') }]
      },
    },
    claim: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customsOrder')
        return CLAIM_FILTERS.map(value => ({ value, label: t(`filter.claim.${value}`) }))
      },
    },
    moneyStuck: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customsOrder')
        return [{ value: 'true', label: t('filter.moneyStuck.only') }]
      },
    },
    sla: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customsOrder')
        return SLA_GROUPS.map(value => ({ value, label: t(`sla.${value}`) }))
      },
    },
    dateFrom: { kind: 'date' },
    dateTo: { kind: 'date' },
  },
  actions: customsOrderActions.actions,
  audiences: {
    // What is done to an order is done with it in front of one; only what asks for nothing more is done for many at once.
    client: {
      columns: COLUMNS.filter(column => column !== 'client'),
      filters: SIDE_FILTERS,
      exportAs: 'customsOrders',
      tabs: TABS,
      hideActions: CUSTOMS_ORDER_ACTIONS.filter(action => !LIST_STEPS.some(step => step === action)),
    },
    provider: {
      columns: COLUMNS.filter(column => column !== 'provider'),
      filters: SIDE_FILTERS,
      exportAs: 'customsOrders',
      tabs: TABS.filter(status => status !== 'draft'),
      hideActions: CUSTOMS_ORDER_ACTIONS,
      batchActions: BATCH_STEPS,
    },
    platform: {
      columns: COLUMNS,
      exportAs: 'customsOrders',
      filters: FILTERS,
      tabs: TABS.filter(status => status !== 'draft'),
      hideActions: CUSTOMS_ORDER_ACTIONS,
      batchActions: ['retry_payment'],
    },
  },
  usePage: query =>
    useEndpoint(
      customsOrderPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(CUSTOMS_ORDER_STATUSES, query.status),
        sort: known(CUSTOMS_ORDER_SORTS, query.sort),
        ...filtersOf(query),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(customsOrderStatusCount, filtersOf(query)),
  useTexts: () => {
    const t = useT('customsOrder')
    const tc = useT('customs')
    const audience = useAudience()
    return {
      ...customsOrderActions.useTexts(),
      title: t('title'),
      emptyHint: t(`empty.${audience}`),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: filter => {
        if (filter === 'ieFlag' || filter === 'tradeMode') return tc(`list.filter.${filter}`)
        return filter === 'sla' ? t('view.sla') : t(`filter.${filter}`)
      },
      sort: sort => t(`sort.${known(CUSTOMS_ORDER_SORTS, sort) ?? 'newest'}`),
    }
  },
})
