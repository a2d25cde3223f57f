import {
  AFTER_SALES_SORTS,
  AFTER_SALES_STATUSES,
  AFTER_SALES_TYPES,
  PAYBACK_STATES,
  afterSalesCasePage,
  afterSalesCaseStatusCount,
  afterSalesRoutes,
  type AfterSalesRow,
  type AfterSalesStatus,
} from '@tradeport/domain/service-order/contract'
import { EntityStatus, OwnStake, defineEntity, known, type ListQuery } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { NextCell, When } from '../order/order-cells'
import styles from '../order/service-order.module.css'
import type { OrderAudience } from '../shared/audience'
import { CASE_TONES } from '../shared/tones'
import { CASE_STEPS, caseActions, withUnseen, type CaseStep } from './case-actions'

const COLUMNS = ['no', 'service', 'customer', 'provider', 'type', 'status', 'next', 'createdAt'] as const

const FILTERS = ['type', 'payback', 'dateFrom', 'dateTo'] as const

/** The list as it is narrowed on screen, without its tab. */
export function caseFiltersOf({ filters, keyword }: ListQuery) {
  const day = (name: 'dateFrom' | 'dateTo') => (filters[name] ? { [name]: filters[name] } : {})
  const type = known(AFTER_SALES_TYPES, filters['type'])
  const payback = known(PAYBACK_STATES, filters['payback'])
  return {
    ...(type ? { type } : {}),
    ...(payback ? { payback } : {}),
    ...day('dateFrom'),
    ...day('dateTo'),
    ...(keyword ? { keyword } : {}),
  }
}

export const afterSalesEntity = defineEntity<
  AfterSalesRow,
  AfterSalesStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  CaseStep,
  OrderAudience
>({
  name: 'afterSalesCase',
  statuses: AFTER_SALES_STATUSES,
  tones: CASE_TONES,
  nameOf: row => row.no,
  hrefOf: row => afterSalesRoutes.case(row.id),
  sorts: AFTER_SALES_SORTS,
  columns: {
    no: { render: row => <NumberCell row={row} /> },
    service: { render: row => <ServiceCell row={row} /> },
    customer: { render: row => row.customerName },
    provider: { render: row => row.providerName },
    type: { render: row => <DemandCell row={row} /> },
    status: { render: row => <EntityStatus entity={afterSalesEntity} status={row.status} /> },
    next: { render: row => <NextCell row={row} /> },
    createdAt: { render: row => <When at={row.createdAt} />, optional: true },
  },
  filters: {
    type: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('afterSales')
        return AFTER_SALES_TYPES.map(value => ({ value, label: t(`type.${value}`) }))
      },
    },
    payback: {
      kind: 'choice',
      useOptions: () => {
        const to = useT('serviceOrder')
        return PAYBACK_STATES.map(value => ({ value, label: to(`filter.payback.${value}`) }))
      },
    },
    dateFrom: { kind: 'date' },
    dateTo: { kind: 'date' },
  },
  actions: caseActions.actions,
  audiences: {
    // What is done to a case is done with both sides' words in front of one, on its own page; what is alike is done for those that were chosen.
    customer: {
      columns: ['no', 'service', 'provider', 'type', 'status', 'next', 'createdAt'],
      filters: FILTERS,
      exportAs: 'afterSales',
      hideActions: CASE_STEPS,
      batchActions: ['accept_offer', 'confirm', 'reply', 'cancel'],
    },
    provider: {
      columns: ['no', 'service', 'customer', 'type', 'status', 'next', 'createdAt'],
      filters: FILTERS,
      exportAs: 'afterSales',
      hideActions: CASE_STEPS,
      batchActions: ['agree', 'redo_done', 'reply'],
    },
    platform: {
      columns: COLUMNS,
      filters: FILTERS,
      exportAs: 'afterSales',
      hideActions: CASE_STEPS,
      batchActions: ['reply'],
    },
  },
  usePage: query => {
    const state = useEndpoint(
      afterSalesCasePage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(AFTER_SALES_STATUSES, query.status),
        sort: known(AFTER_SALES_SORTS, query.sort),
        ...caseFiltersOf(query),
      },
      { keepPrevious: true },
    )
    if (!state.data) return state
    return { ...state, data: { ...state.data, records: state.data.records.map(withUnseen) } }
  },
  useCounts: query => useEndpoint(afterSalesCaseStatusCount, caseFiltersOf(query)),
  useTexts: () => {
    const t = useT('afterSales')
    const to = useT('serviceOrder')
    return {
      ...caseActions.useTexts(),
      title: t('case.title'),
      emptyHint: t('case.empty'),
      status: status => t(`case.status.${status}`),
      column: column => (column === 'type' ? t('column.type') : to(`order.column.${column}`)),
      filter: filter => (filter === 'type' ? t('column.type') : to(`filter.${filter}`)),
      sort: sort => to(`order.sort.${known(AFTER_SALES_SORTS, sort) ?? 'newest'}`),
    }
  },
})

interface CellProps {
  row: AfterSalesRow
}

function NumberCell({ row }: CellProps) {
  return (
    <>
      <AppLink to={afterSalesRoutes.case(row.id)}>{row.no}</AppLink> {row.ownStake && <OwnStake />}
    </>
  )
}

function ServiceCell({ row }: CellProps) {
  const text = useText()
  return (
    <span className={styles['stack']}>
      <span>{text(row.serviceTitle)}</span>
      <span className={styles['quiet']}>{row.serviceOrderNo}</span>
    </span>
  )
}

/** What is asked for, and how much of it. */
function DemandCell({ row }: CellProps) {
  const t = useT('afterSales')
  const format = useFormat()
  return (
    <span className={styles['stack']}>
      <span>{t(`type.${row.type}`)}</span>
      {row.requestedAmount !== null && (
        <span className={styles['quiet']}>{format.money(row.requestedAmount, row.currency)}</span>
      )}
    </span>
  )
}
