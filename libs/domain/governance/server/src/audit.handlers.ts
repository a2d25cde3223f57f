import type * as governanceContract from '@tradeport/domain/governance/contract'
import type { AuditRow } from '@tradeport/domain/governance/contract'
import { fieldChanges, mayReadAudit } from '@tradeport/domain/governance/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { countCap, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { disarmed, workbook } from '@tradeport/node/spreadsheet'
import { verifyAudit } from './audit-chain'
import { auditCounts, auditEntityTypesOf, auditRowById, auditRows, type AuditLogRow } from './audit.repository'
import type { GovernancePorts } from './ports'

/** Of one export; who needs more narrows the dates. */
const EXPORT_ROWS = 10_000
const COLUMN_WIDTHS = [22, 12, 22, 12, 26, 22, 38, 22, 30, 22, 40, 40, 18, 38, 18, 40]

function requireReader(ctx: ActorContext): void {
  if (!mayReadAudit(ctx.actor.roles)) throw new AppError('MALL600403')
}

function rowDto(row: AuditLogRow, names: ReadonlyMap<string, string>, people: ReadonlyMap<string, string>): AuditRow {
  return {
    id: row.seq,
    at: iso(row.at),
    actorUserId: row.actor_user_id,
    actorKind: row.actor_kind,
    actorName: row.actor_name ?? '',
    action: row.action,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityNo: row.entity_no,
    companyId: row.company_id,
    companyName: row.company_id === null ? null : (names.get(row.company_id) ?? null),
    requestSource: row.request_source,
    requestId: row.request_id,
    ip: row.ip,
    userAgent: row.user_agent,
    reason: row.reason,
    onBehalfOf: row.on_behalf_of,
    onBehalfOfName: row.on_behalf_of === null ? null : (people.get(row.on_behalf_of) ?? null),
    changes: fieldChanges(row.before, row.after),
    sealed: row.sealed,
    status: row.result,
    version: 0,
    actions: [],
  }
}

const companiesOf = (rows: readonly AuditLogRow[]) => [
  ...new Set(rows.flatMap(({ company_id: id }) => (id === null ? [] : [id]))),
]

type AuditEndpoints = {
  [K in keyof typeof governanceContract as K extends `audit${string}` ? K : never]: (typeof governanceContract)[K]
}

export function auditHandlers({ organisation }: GovernancePorts): Handlers<AuditEndpoints> {
  const dtos = async (ctx: ActorContext, rows: readonly AuditLogRow[]) => {
    const viewed = [...new Set(rows.flatMap(({ on_behalf_of: id }) => (id === null ? [] : [id])))]
    const names = await organisation.companyNames(ctx, companiesOf(rows))
    const people = viewed.length === 0 ? new Map<string, string>() : await organisation.personNames(ctx, viewed)
    return rows.map(row => rowDto(row, names, people))
  }
  /** A keyword may be the name of a company too. */
  const named = async <T extends { keyword?: string | undefined }>(ctx: ActorContext, filter: T) => ({
    ...filter,
    companyIds: filter.keyword ? await organisation.companiesNamed(ctx, filter.keyword) : [],
  })
  return {
    async auditPage(ctx, input) {
      requireReader(ctx)
      const { rows, count } = await auditRows(ctx, await named(ctx, input))
      return pageOf(input, await dtos(ctx, rows), count, countCap(input))
    },

    async auditStatusCount(ctx, input) {
      requireReader(ctx)
      return auditCounts(ctx, await named(ctx, input))
    },

    async auditDetail(ctx, { id }) {
      requireReader(ctx)
      const row = await auditRowById(ctx, id)
      const [dto] = row ? await dtos(ctx, [row]) : []
      if (!dto) throw new AppError('MALL600404')
      return dto
    },

    async auditEntityTypes(ctx) {
      requireReader(ctx)
      return { entityTypes: await auditEntityTypesOf(ctx) }
    },

    async auditExport(ctx, input) {
      requireReader(ctx)
      const { rows } = await auditRows(ctx, { ...(await named(ctx, input)), pageNum: 1, pageSize: EXPORT_ROWS })
      const lines = (await dtos(ctx, rows)).map(row => [
        row.at,
        row.actorKind,
        row.actorName,
        row.status,
        row.action,
        row.entityType,
        row.entityId,
        row.entityNo ?? '',
        row.companyName ?? '',
        row.onBehalfOfName ?? '',
        stateOf(row, 'before'),
        stateOf(row, 'after'),
        row.reason ?? '',
        row.requestId,
        row.ip ?? '',
        row.userAgent ?? '',
      ])
      const header = [
        'at',
        'actorKind',
        'actorName',
        'result',
        'action',
        'entityType',
        'entityId',
        'entityNo',
        'company',
        'onBehalfOf',
      ]
      return workbook('audit-log', [
        {
          name: 'audit',
          rows: [
            [...header, 'before', 'after', 'reason', 'requestId', 'ip', 'userAgent'],
            ...lines.map(line => line.map(disarmed)),
          ],
          width: column => COLUMN_WIDTHS[column] ?? 20,
        },
      ])
    },

    async auditVerify(ctx, { day }) {
      requireReader(ctx)
      return verifyAudit(ctx.db, day)
    },
  }
}

const stateOf = ({ changes }: AuditRow, side: 'before' | 'after') =>
  changes.flatMap(change => (change[side] === null ? [] : [`${change.field}: ${change[side]}`])).join('\n')
