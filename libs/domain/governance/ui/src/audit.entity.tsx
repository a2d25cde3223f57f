import {
  AUDIT_RESULTS,
  AUDIT_SCOPES,
  AUDIT_SORTS,
  auditEntityTypes,
  auditPage,
  auditStatusCount,
  type AuditResult,
  type AuditRow,
} from '@tradeport/domain/governance/contract'
import { useActs } from '@tradeport/web/acts'
import { EntityStatus, defineEntity, known, useListState, type ListQuery, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { ActCell, ChangedCell, DocumentCell, MomentCell, PersonCell, RegionCell } from './audit-cells'

const TONES: Record<AuditResult, Tone> = { ok: 'success', denied: 'warning', failed: 'danger' }
const COLUMNS = ['at', 'region', 'actor', 'action', 'document', 'company', 'changes', 'reason', 'status'] as const
const FILTERS = ['scope', 'entityType', 'from', 'to'] as const

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

export const filtersOf = ({ keyword, filters: { scope, entityType, from, to } }: ListQuery) => ({
  ...(known(AUDIT_SCOPES, scope) ? { scope: known(AUDIT_SCOPES, scope) } : {}),
  ...(keyword ? { keyword } : {}),
  ...(entityType ? { entityType } : {}),
  ...(isDay(from) ? { from } : {}),
  ...(isDay(to) ? { to } : {}),
})

export const auditEntity = defineEntity<
  AuditRow,
  AuditResult,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  never,
  'operator'
>({
  name: 'audit',
  statuses: AUDIT_RESULTS,
  tones: TONES,
  sorts: AUDIT_SORTS,
  nameOf: row => row.entityNo ?? row.action,
  hrefOf: row => `/audit/${row.id}`,
  columns: {
    at: { render: row => <MomentCell row={row} /> },
    region: { render: row => <RegionCell row={row} />, optional: true },
    actor: { render: row => <PersonCell row={row} /> },
    action: { render: row => <ActCell row={row} /> },
    document: { render: row => <DocumentCell row={row} /> },
    company: { render: row => row.companyName, optional: true },
    changes: { render: row => <ChangedCell row={row} /> },
    reason: { render: row => row.reason },
    status: { render: row => <EntityStatus entity={auditEntity} status={row.status} /> },
  },
  filters: {
    scope: {
      kind: 'choice',
      useOptions() {
        const t = useT('governance')
        return AUDIT_SCOPES.map(value => ({ value, label: t(`scope.${value}`) }))
      },
    },
    entityType: {
      kind: 'choice',
      useOptions() {
        const acts = useActs()
        const scope = known(AUDIT_SCOPES, useListState().query.filters['scope'])
        const { data } = useEndpoint(auditEntityTypes, scope ? { scope } : {})
        return (data?.entityTypes ?? [])
          .map(value => ({ value, label: acts.document(value) }))
          .sort((a, b) => a.label.localeCompare(b.label))
      },
    },
    from: { kind: 'date' },
    to: { kind: 'date' },
  },
  actions: {},
  audiences: { operator: { columns: COLUMNS, filters: FILTERS } },
  usePage: query =>
    useEndpoint(
      auditPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(AUDIT_RESULTS, query.status),
        sort: known(AUDIT_SORTS, query.sort),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(auditStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('governance')
    return {
      title: t('audit.title'),
      emptyHint: t('audit.empty'),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: filter => t(`filter.${filter}`),
      sort: sort => t(`sort.${known(AUDIT_SORTS, sort) ?? '-at'}`),
      action: () => '',
      confirm: () => '',
    }
  },
})

/** The same list over several regions, where each row says which it is of. */
export const auditOfRegions: typeof auditEntity = {
  ...auditEntity,
  columns: { ...auditEntity.columns, region: { render: auditEntity.columns.region.render } },
}
