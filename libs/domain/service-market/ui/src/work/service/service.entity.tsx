import {
  SERVICE_STATUSES,
  serviceActivate,
  serviceApproveBatch,
  serviceApprovePass,
  serviceApproveReject,
  serviceCopy,
  serviceDeactivate,
  serviceDelete,
  serviceDisable,
  serviceEnable,
  servicePage,
  serviceRoutes,
  serviceStatusCount,
  serviceSubmit,
  serviceWithdraw,
  type ServiceAction,
  type ServiceRow,
  type ServiceStatus,
} from '@tradeport/domain/service-market/contract'
import {
  EntityStatus,
  NamedCompany,
  defineEntity,
  entityAction,
  entityBatch,
  entityLink,
  known,
  textOf,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { useCategoryOptions } from './use-category-options'
import { CategoryCell, DayCell, ListedCell, PriceCell, TitleCell, WhenCell } from './service-cells'
import { ApproveForm, DisableForm, EnableForm, RejectForm } from './service-forms'

export type ServiceAudience = 'provider' | 'operator'
/** Copying is always possible for the provider, so the server does not list it. */
export type WorkAction = ServiceAction | 'copy'

export const TONES: Record<ServiceStatus, Tone> = {
  draft: 'neutral',
  pending_review: 'info',
  approved: 'warning',
  on_shelf: 'success',
  revision_review: 'info',
  off_shelf: 'neutral',
  rejected: 'danger',
  disabled: 'danger',
  removed: 'neutral',
}

const COLUMNS = [
  'title',
  'no',
  'category',
  'provider',
  'price',
  'status',
  'listed',
  'proofValidTo',
  'submittedAt',
  'publishedAt',
  'updatedAt',
] as const
const FILTERS = ['category', 'proof'] as const
const PROOFS = ['expiring', 'expired'] as const
export const SORTS = ['-updatedAt', 'updatedAt', '-submittedAt', 'submittedAt'] as const

export const editPath = (id: string) => `${serviceRoutes.service(id)}/edit`

const target = ({ id, version }: ServiceRow) => ({ id, version })

/** The rows with what this audience may do besides what the server says. */
export function withCopy<R extends ServiceRow>(row: R, audience: ServiceAudience): R {
  return audience === 'provider' ? { ...row, actions: [...row.actions, 'copy'] } : row
}

/** One call for all selected rows; it answers for each of them. */
const reviewed = (result: 'pass' | 'reject') =>
  entityBatch<ServiceRow, typeof serviceApproveBatch>({
    endpoint: serviceApproveBatch,
    input: (rows, values) => ({ items: rows.map(target), result, reason: textOf(values, 'note') }),
    problems: ({ failed }) => new Map(failed.map(({ id, msg }) => [id, msg])),
  })

export function filtersOf(query: ListQuery) {
  const categoryCode = query.filters['category']
  const proof = known(PROOFS, query.filters['proof'])
  return {
    ...(categoryCode ? { categoryCode } : {}),
    ...(proof ? { proof } : {}),
    ...(query.keyword ? { keyword: query.keyword } : {}),
  }
}

function useProofOptions() {
  const t = useT('serviceWork')
  return PROOFS.map(value => ({ value, label: t(`service.proof.${value}`) }))
}

export const serviceEntity = defineEntity<
  ServiceRow,
  ServiceStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  WorkAction,
  ServiceAudience
>({
  name: 'service',
  statuses: SERVICE_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => serviceRoutes.service(row.id),
  sorts: SORTS,
  columns: {
    title: { render: row => <TitleCell row={row} /> },
    no: { render: row => <span className="tp-tabular">{row.no}</span>, optional: true },
    category: { render: row => <CategoryCell code={row.categoryCode} /> },
    provider: { render: row => <NamedCompany name={row.providerName ?? '–'} ownStake={row.ownStake} /> },
    price: { render: row => <PriceCell row={row} />, align: 'right' },
    status: { render: row => <EntityStatus entity={serviceEntity} status={row.status} /> },
    listed: { render: row => <ListedCell listed={row.listed} />, optional: true },
    proofValidTo: { render: row => <DayCell day={row.proofValidTo} />, optional: true },
    submittedAt: { render: row => <WhenCell at={row.submittedAt} /> },
    publishedAt: { render: row => <WhenCell at={row.publishedAt} />, optional: true },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} /> },
  },
  filters: {
    category: { kind: 'choice', useOptions: useCategoryOptions },
    proof: { kind: 'choice', useOptions: useProofOptions },
  },
  actions: {
    update: entityLink(row => editPath(row.id)),
    submit: entityAction<ServiceRow, typeof serviceSubmit>({
      endpoint: serviceSubmit,
      input: target,
      emphasis: 'primary',
      confirm: true,
      batch: true,
    }),
    withdraw: entityAction<ServiceRow, typeof serviceWithdraw>({
      endpoint: serviceWithdraw,
      input: target,
      confirm: true,
    }),
    approve_pass: entityAction<ServiceRow, typeof serviceApprovePass>({
      endpoint: serviceApprovePass,
      input: (row, values) => ({ ...target(row), remark: textOf(values, 'note') }),
      emphasis: 'primary',
      Form: ApproveForm,
      batch: reviewed('pass'),
    }),
    approve_reject: entityAction<ServiceRow, typeof serviceApproveReject>({
      endpoint: serviceApproveReject,
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') ?? '' }),
      emphasis: 'danger',
      Form: RejectForm,
      batch: reviewed('reject'),
    }),
    activate: entityAction<ServiceRow, typeof serviceActivate>({
      endpoint: serviceActivate,
      input: target,
      emphasis: 'primary',
      confirm: true,
      batch: true,
    }),
    deactivate: entityAction<ServiceRow, typeof serviceDeactivate>({
      endpoint: serviceDeactivate,
      input: target,
      confirm: true,
      batch: true,
    }),
    disable: entityAction<ServiceRow, typeof serviceDisable>({
      endpoint: serviceDisable,
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') ?? '' }),
      emphasis: 'danger',
      Form: DisableForm,
    }),
    enable: entityAction<ServiceRow, typeof serviceEnable>({
      endpoint: serviceEnable,
      input: (row, values) => ({ ...target(row), remark: textOf(values, 'note') }),
      Form: EnableForm,
    }),
    copy: entityAction<ServiceRow, typeof serviceCopy>({
      endpoint: serviceCopy,
      input: ({ id }) => ({ id }),
      confirm: true,
      useDone() {
        const navigate = useNavigateTo()
        return ({ id }) => navigate(editPath(id))
      },
    }),
    delete: entityAction<ServiceRow, typeof serviceDelete>({
      endpoint: serviceDelete,
      input: target,
      emphasis: 'danger',
    }),
  },
  audiences: {
    provider: {
      exportAs: 'services',
      columns: ['title', 'no', 'category', 'price', 'status', 'listed', 'proofValidTo', 'publishedAt', 'updatedAt'],
      filters: FILTERS,
      tabs: ['draft', 'pending_review', 'on_shelf', 'revision_review', 'approved', 'off_shelf', 'rejected', 'disabled'],
      hideActions: ['approve_pass', 'approve_reject', 'disable', 'enable'],
    },
    operator: {
      exportAs: 'services',
      columns: ['title', 'no', 'category', 'provider', 'price', 'status', 'proofValidTo', 'submittedAt', 'publishedAt'],
      filters: FILTERS,
      tabs: ['pending_review', 'revision_review', 'on_shelf', 'approved', 'off_shelf', 'rejected', 'disabled'],
      hideActions: ['update', 'submit', 'withdraw', 'activate', 'deactivate', 'delete', 'copy'],
    },
  },
  usePage(query, audience) {
    const state = useEndpoint(
      servicePage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(SERVICE_STATUSES, query.status),
        sort: known(SORTS, query.sort),
      },
      { keepPrevious: true },
    )
    if (!state.data) return state
    return { ...state, data: { ...state.data, records: state.data.records.map(row => withCopy(row, audience)) } }
  },
  useCounts: query => useEndpoint(serviceStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('serviceWork')
    return {
      title: t('service.title'),
      emptyHint: t('service.empty.provider'),
      status: status => t(`status.${status}`),
      column: column => t(`service.column.${column}`),
      filter: filter => t(`service.filter.${filter}`),
      sort: sort => t(`service.sort.${known(SORTS, sort) ?? '-updatedAt'}`),
      action: action => t(`action.${action}`),
      confirm: action => t(`confirm.${action}`),
      done: action => t(`done.${action}`),
    }
  },
})

/** The same services as the operators read about them. */
export const serviceReviewEntity: typeof serviceEntity = {
  ...serviceEntity,
  useTexts() {
    const t = useT('serviceWork')
    return { ...serviceEntity.useTexts(), title: t('service.review.title'), emptyHint: t('service.empty.operator') }
  },
}
