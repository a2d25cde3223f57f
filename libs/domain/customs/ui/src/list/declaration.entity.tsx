import {
  DECLARATION_CHANNELS,
  DECLARATION_SORTS,
  DECLARATION_STATUSES,
  IE_FLAGS,
  REVIEWED_BY,
  customsRoutes,
  customsDelegations,
  declarationFormCount,
  declarationFormPage,
  type DeclarationRow,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { EntityStatus, defineEntity, known, type ListQuery } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCodeList, useEndpoint } from '@tradeport/web/react'
import {
  BATCH_STEPS,
  DETAIL_STEPS,
  REVIEW_STEPS,
  declarationActions,
  type DeclarationStepName,
} from '../detail/declaration-actions'
import { useAudience, type DeclarationAudience } from '../shared/audience'
import { DECLARATION_TONES } from '../shared/tones'
import {
  CompanyCell,
  Day,
  DeclaredCell,
  ModeCell,
  NextCell,
  NumberCell,
  OrdersCell,
  PackagesCell,
  When,
} from './declaration-cells'

const COLUMNS = [
  'no',
  'company',
  'entryId',
  'contractNo',
  'billNo',
  'tradeOrders',
  'tradeMode',
  'declared',
  'packages',
  'status',
  'next',
  'reviewer',
  'declareDate',
  'updatedAt',
] as const
type ColumnKey = (typeof COLUMNS)[number]

const TEXT_FILTERS = ['entryId', 'contractNo', 'billNo', 'containerNo'] as const
const FILTERS = [
  'ieFlag',
  'channel',
  'tradeMode',
  ...TEXT_FILTERS,
  'declareDateFrom',
  'declareDateTo',
  'reviewed',
  'refund',
  'company',
] as const
type FilterKey = (typeof FILTERS)[number]
const OWN_FILTERS = FILTERS.filter(filter => filter !== 'company')

/** Where somebody has to do something, and where people look for what is done. */
const TABS = [
  'draft',
  'pending_review',
  'review_rejected',
  'reviewed',
  'pushing',
  'push_failed',
  'sw_staged',
  'declaring',
  'declare_failed',
  'customs_accepted',
  'manual_handling',
  'audited',
  'tax_pending',
  'inspection',
  'returned',
  'released',
  'cleared',
  'deleted',
  'cancelled',
] as const satisfies readonly DeclarationStatus[]
/** Where few forms are at a time: their tabs come with the first and go with the last of them. */
const PASSING_TABS = [
  'review_rejected',
  'pushing',
  'sw_staged',
  'declare_failed',
  'customs_accepted',
  'manual_handling',
  'audited',
  'tax_pending',
  'deleted',
] as const satisfies readonly (typeof TABS)[number][]
const SORT_TEXTS = {
  '-updatedAt': 'newest',
  updatedAt: 'oldest',
  '-declareDate': 'declaredLast',
  declareDate: 'declaredFirst',
} as const

export function filtersOf({ filters, keyword }: ListQuery) {
  const day = (name: string) => (filters[name] ? { [name]: filters[name] } : {})
  const words = Object.fromEntries(TEXT_FILTERS.flatMap(name => (filters[name] ? [[name, filters[name]]] : [])))
  return {
    ieFlag: known(IE_FLAGS, filters['ieFlag']),
    channel: known(DECLARATION_CHANNELS, filters['channel']),
    tradeMode: filters['tradeMode'],
    companyId: filters['company'],
    reviewed: known(REVIEWED_BY, filters['reviewed']),
    ...(filters['refund'] ? { refundEligible: true } : {}),
    ...words,
    ...day('declareDateFrom'),
    ...day('declareDateTo'),
    ...(keyword ? { keyword } : {}),
  }
}

export const declarationEntity = defineEntity<
  DeclarationRow,
  DeclarationStatus,
  ColumnKey,
  FilterKey,
  DeclarationStepName,
  DeclarationAudience
>({
  name: 'declarationForm',
  statuses: DECLARATION_STATUSES,
  tones: DECLARATION_TONES,
  nameOf: row => row.no,
  hrefOf: row => customsRoutes.form(row.id),
  sorts: DECLARATION_SORTS,
  columns: {
    no: { render: row => <NumberCell row={row} /> },
    company: { render: row => <CompanyCell row={row} /> },
    entryId: { render: row => <span className="tp-tabular">{row.entryId || '–'}</span> },
    contractNo: { render: row => row.contractNo || '–' },
    billNo: { render: row => row.billNo || '–', optional: true },
    tradeOrders: { render: row => <OrdersCell row={row} />, optional: true },
    tradeMode: { render: row => <ModeCell row={row} />, optional: true },
    declared: { render: row => <DeclaredCell row={row} />, align: 'right' },
    packages: { render: row => <PackagesCell row={row} />, align: 'right', optional: true },
    status: { render: row => <EntityStatus entity={declarationEntity} status={row.status} /> },
    next: { render: row => <NextCell row={row} /> },
    reviewer: { render: row => row.reviewerName ?? '–', optional: true },
    declareDate: { render: row => <Day date={row.declareDate} /> },
    updatedAt: { render: row => <When at={row.updatedAt} />, optional: true },
  },
  filters: {
    ieFlag: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customs')
        return IE_FLAGS.map(value => ({ value, label: t(`ie.${value}`) }))
      },
    },
    channel: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customs')
        return DECLARATION_CHANNELS.map(value => ({ value, label: t(`channel.${value}`) }))
      },
    },
    tradeMode: { kind: 'choice', useOptions: () => useCodeList(dictList, 'supervision_mode').options },
    entryId: { kind: 'text' },
    contractNo: { kind: 'text' },
    billNo: { kind: 'text' },
    containerNo: { kind: 'text' },
    declareDateFrom: { kind: 'date' },
    declareDateTo: { kind: 'date' },
    reviewed: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customs')
        return REVIEWED_BY.map(value => ({ value, label: t(`list.reviewed.${value}`) }))
      },
    },
    refund: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('customs')
        return [{ value: 'eligible', label: t('list.refundable') }]
      },
    },
    company: {
      kind: 'choice',
      useOptions: () => {
        const { data } = useEndpoint(customsDelegations, {})
        return (data ?? []).map(({ companyId, companyName }) => ({
          value: companyId,
          label: companyName ?? companyId,
        }))
      },
    },
  },
  actions: declarationActions.actions,
  audiences: {
    // What is done to a form is done with the form in front of one; looking over, submitting and sending also for many at once.
    company: {
      columns: COLUMNS.filter(column => column !== 'company'),
      exportAs: 'declarations',
      filters: OWN_FILTERS,
      tabs: TABS,
      passingTabs: PASSING_TABS,
      hideActions: DETAIL_STEPS,
      batchActions: BATCH_STEPS,
    },
    broker: {
      columns: COLUMNS.filter(column => column !== 'tradeOrders'),
      exportAs: 'declarations',
      filters: FILTERS,
      tabs: TABS,
      passingTabs: PASSING_TABS,
      hideActions: DETAIL_STEPS,
      batchActions: BATCH_STEPS,
    },
    platform: {
      columns: COLUMNS.filter(column => column !== 'reviewer'),
      exportAs: 'declarations',
      filters: OWN_FILTERS.filter(filter => filter !== 'reviewed'),
      tabs: TABS.filter(status => status !== 'draft'),
      passingTabs: PASSING_TABS,
      hideActions: [...DETAIL_STEPS, ...REVIEW_STEPS],
    },
  },
  usePage: query =>
    useEndpoint(
      declarationFormPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(DECLARATION_STATUSES, query.status),
        sort: known(DECLARATION_SORTS, query.sort),
        ...filtersOf(query),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(declarationFormCount, filtersOf(query)),
  useTexts: () => {
    const t = useT('customs')
    const audience = useAudience()
    return {
      ...declarationActions.useTexts(),
      title: t('list.title'),
      emptyHint: t(`list.empty.${audience}`),
      status: status => t(`status.${status}`),
      column: column => t(`list.column.${column}`),
      filter: filter => t(`list.filter.${filter}`),
      sort: sort => t(`list.sort.${SORT_TEXTS[known(DECLARATION_SORTS, sort) ?? '-updatedAt']}`),
    }
  },
})
