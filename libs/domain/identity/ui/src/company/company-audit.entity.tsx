import { COMPANY_AUDIT_STATUSES, companyAuditPage, type CompanyAuditRow } from '@tradeport/domain/identity/contract'
import { useActs } from '@tradeport/web/acts'
import { EntityStatus, defineEntity, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'

type Status = (typeof COMPANY_AUDIT_STATUSES)[number]

const TONES: Record<Status, Tone> = { ok: 'success', denied: 'warning', failed: 'danger' }
const COLUMNS = ['at', 'actor', 'action', 'document', 'changes', 'reason', 'status'] as const

function When({ at }: { at: string }) {
  return <>{useFormat().dateTime(at)}</>
}

function Actor({ row }: { row: CompanyAuditRow }) {
  const t = useT('identityCompany')
  return <>{row.actorKind === 'operator' || row.actorKind === 'system' ? t('audit.platform') : row.actorName}</>
}

function Act({ row }: { row: CompanyAuditRow }) {
  return <>{useActs().act(row.action)}</>
}

function Concerned({ row }: { row: CompanyAuditRow }) {
  const kind = useActs().document(row.entityType)
  return <>{row.entityNo ?? kind}</>
}

/** Fields have no words of their own: how many there were says how much was changed. */
function Changed({ row }: { row: CompanyAuditRow }) {
  const t = useT('identityCompany')
  return <>{row.changes.length === 0 ? '–' : t('audit.changed', { count: row.changes.length })}</>
}

export const companyAuditEntity = defineEntity<
  CompanyAuditRow,
  Status,
  (typeof COLUMNS)[number],
  never,
  never,
  'owner'
>({
  name: 'companyAudit',
  statuses: COMPANY_AUDIT_STATUSES,
  tones: TONES,
  nameOf: row => row.action,
  columns: {
    at: { render: row => <When at={row.at} /> },
    actor: { render: row => <Actor row={row} /> },
    action: { render: row => <Act row={row} /> },
    document: { render: row => <Concerned row={row} /> },
    changes: { render: row => <Changed row={row} /> },
    reason: { render: row => row.reason ?? '–' },
    status: { render: row => <EntityStatus entity={companyAuditEntity} status={row.status} />, optional: true },
  },
  filters: {},
  actions: {},
  audiences: { owner: { columns: COLUMNS } },
  usePage: query =>
    useEndpoint(
      companyAuditPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useTexts: () => {
    const t = useT('identityCompany')
    return {
      title: t('company.audit'),
      emptyHint: t('audit.empty'),
      status: status => t(`audit.status.${status}`),
      column: column => t(`audit.column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: action => action,
      confirm: action => action,
    }
  },
})
