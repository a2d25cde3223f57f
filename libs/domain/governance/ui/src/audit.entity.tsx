import {
  AUDIT_RESULTS,
  AUDIT_SORTS,
  auditEntityTypes,
  auditPage,
  auditStatusCount,
  type AuditResult,
  type AuditRow,
} from '@tradeport/domain/governance/contract'
import { useActs } from '@tradeport/web/acts'
import { EntityStatus, defineEntity, known, type ListQuery, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { ActCell, ChangedCell, DocumentCell, MomentCell, PersonCell } from './audit-cells'

const TONES: Record<AuditResult, Tone> = { ok: 'success', denied: 'warning', failed: 'danger' }
const COLUMNS = ['at', 'actor', 'action', 'document', 'company', 'changes', 'reason', 'status'] as const
const FILTERS = ['entityType', 'from', 'to'] as const

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

export const filtersOf = ({ keyword, filters: { entityType, from, to } }: ListQuery) => ({
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
    actor: { render: row => <PersonCell row={row} /> },
    action: { render: row => <ActCell row={row} /> },
    document: { render: row => <DocumentCell row={row} /> },
    company: { render: row => row.companyName, optional: true },
    changes: { render: row => <ChangedCell row={row} /> },
    reason: { render: row => row.reason },
    status: { render: row => <EntityStatus entity={auditEntity} status={row.status} /> },
  },
  filters: {
    entityType: {
      kind: 'choice',
      useOptions() {
        const acts = useActs()
        const { data } = useEndpoint(auditEntityTypes, {})
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
