import type * as governanceContract from '@tradeport/domain/governance/contract'
import type { AuditRow } from '@tradeport/domain/governance/contract'
import { auditFieldOf, fieldChanges, mayReadAudit } from '@tradeport/domain/governance/rules'
import { actsIn, type ActsIn } from '@tradeport/kernel/acts'
import { ALL_REGIONS, regionTextsOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { countCap, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { disarmed, workbook } from '@tradeport/node/spreadsheet'
import { verifyAudit } from './audit-chain'
import {
  auditActsOf,
  auditCounts,
  auditEntityTypesOf,
  auditRowById,
  auditRows,
  type AuditFilter,
  type AuditLogRow,
} from './audit.repository'
import type { GovernancePorts } from './ports'

/** Of one export; who needs more narrows the dates. */
const EXPORT_ROWS = 10_000

function requireReader(ctx: ActorContext): void {
  if (!mayReadAudit(ctx.actor.roles)) throw new AppError('MALL600403')
}

function rowDto(row: AuditLogRow, names: ReadonlyMap<string, string>, people: ReadonlyMap<string, string>): AuditRow {
  return {
    id: row.seq,
    regionId: row.region_id,
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

/** One letter or sign would name nearly all of them. */
const LEAST_NAME = 2

interface Scoped {
  readonly scope?: 'all' | undefined
}

/** All that an operator serves. */
const servedBy = ({ actor }: ActorContext): readonly string[] =>
  actor.regionIds.length > 0 ? actor.regionIds : ALL_REGIONS.map(({ regionId }) => regionId)

const within = (ctx: ActorContext, { scope }: Scoped): AuditFilter => (scope ? { regionIds: servedBy(ctx) } : {})

/** What the keyword names in the reader's language: kinds of documents, and what was done with them. */
async function actsNamed(
  ctx: ActorContext,
  keyword: string,
  within: AuditFilter,
  { document, act }: ActsIn,
): Promise<Pick<AuditFilter, 'entityTypes' | 'acts'>> {
  const part = keyword.trim().toLocaleLowerCase()
  if (part.length < LEAST_NAME) return {}
  const saying = (said: (name: string) => string) => (name: string) => said(name).toLocaleLowerCase().includes(part)
  return {
    entityTypes: (await auditEntityTypesOf(ctx, within)).filter(saying(document)),
    acts: (await auditActsOf(ctx, within)).filter(saying(act)),
  }
}

type AuditEndpoints = {
  [K in keyof typeof governanceContract as K extends `audit${string}` ? K : never]: (typeof governanceContract)[K]
}

export function auditHandlers({ organisation, exports }: GovernancePorts): Handlers<AuditEndpoints> {
  const dtos = async (ctx: ActorContext, rows: readonly AuditLogRow[]) => {
    const viewed = [...new Set(rows.flatMap(({ on_behalf_of: id }) => (id === null ? [] : [id])))]
    const names = await organisation.companyNames(ctx, companiesOf(rows))
    const people = viewed.length === 0 ? new Map<string, string>() : await organisation.personNames(ctx, viewed)
    return rows.map(row => rowDto(row, names, people))
  }
  const actsOf = async ({ locale }: ActorContext) => {
    const texts = await exports.words('acts', locale)
    return actsIn(key => texts?.[key])
  }
  const companiesNamed = async (ctx: ActorContext, keyword: string, { regionIds }: AuditFilter) => {
    const found = []
    for (const id of regionIds ?? [ctx.region.regionId])
      found.push(...(await organisation.companiesNamed(ctx.inRegion(id), keyword)))
    return found
  }
  /** A keyword may be the name of a company too, or what was done with which kind of document, in the reader's language. */
  const named = async <T extends Scoped & { keyword?: string | undefined }>(ctx: ActorContext, filter: T) => {
    const inRegions = within(ctx, filter)
    const { keyword } = filter
    if (!keyword) return { ...filter, ...inRegions }
    return {
      ...{ ...filter, ...inRegions },
      companyIds: await companiesNamed(ctx, keyword, inRegions),
      ...(await actsNamed(ctx, keyword, inRegions, await actsOf(ctx))),
    }
  }
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
      const row = await auditRowById(ctx, id, servedBy(ctx))
      const [dto] = row ? await dtos(ctx, [row]) : []
      if (!dto) throw new AppError('MALL600404')
      return dto
    },

    async auditEntityTypes(ctx, input) {
      requireReader(ctx)
      return { entityTypes: await auditEntityTypesOf(ctx, within(ctx, input)) }
    },

    async auditExport(ctx, input) {
      requireReader(ctx)
      const { rows } = await auditRows(ctx, { ...(await named(ctx, input)), pageNum: 1, pageSize: EXPORT_ROWS })
      const acts = await actsOf(ctx)
      const texts = (await exports.words('governance', ctx.locale)) ?? {}
      const word = (key: string, otherwise = key) => texts[key] ?? otherwise
      const fieldName = (field: string) => word(`field.${auditFieldOf(field) ?? ''}`, field)
      const { timeZone } = ctx.actor
      // Swedish writes `2026-03-11 23:59:59`, which sorts.
      const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
      const columns: readonly (readonly [head: string, width: number, cell: (row: AuditRow) => string])[] = [
        [`${word('column.at')} (${timeZone})`, 22, row => moment.format(new Date(row.at))],
        [word('column.actor'), 26, row => whoOf(row, word(`kind.${row.actorKind}`, row.actorKind))],
        [word('fact.onBehalfOf'), 22, row => row.onBehalfOfName ?? ''],
        [word('column.action'), 36, row => acts.act(row.action)],
        [word('filter.entityType'), 26, row => acts.document(row.entityType)],
        [word('column.region'), 16, row => regionTextsOf(ctx.inRegion(row.regionId).region).regionName[ctx.locale]],
        [word('column.document'), 22, row => row.entityNo ?? ''],
        [word('column.company'), 30, row => row.companyName ?? ''],
        [word('detail.before'), 40, row => stateOf(row, 'before', fieldName)],
        [word('detail.after'), 40, row => stateOf(row, 'after', fieldName)],
        [word('column.reason'), 30, row => row.reason ?? ''],
        [word('column.status'), 16, row => word(`status.${row.status}`)],
        [word('fact.ip'), 18, row => row.ip ?? ''],
        [word('fact.device'), 40, row => row.userAgent ?? ''],
        // For whoever looks further: what support and programs call them.
        [word('fact.id'), 38, row => row.entityId],
        [word('fact.request'), 38, row => row.requestId],
        [word('fact.key'), 30, row => row.action],
      ]
      const lines = (await dtos(ctx, rows)).map(row => columns.map(([, , cell]) => disarmed(cell(row))))
      return workbook('audit-log', [
        {
          name: 'audit',
          rows: [columns.map(([head]) => head), ...lines],
          width: column => columns[column]?.[1] ?? 20,
        },
      ])
    },

    async auditVerify(ctx, { day }) {
      requireReader(ctx)
      return verifyAudit(ctx.db, day)
    },
  }
}

/** The system has no name besides what it is. */
const whoOf = ({ actorName, actorKind }: AuditRow, kind: string) =>
  [actorKind === 'system' ? '' : actorName, kind].filter(Boolean).join(', ')

const stateOf = ({ changes }: AuditRow, side: 'before' | 'after', nameOf: (field: string) => string) =>
  changes.flatMap(change => (change[side] === null ? [] : [`${nameOf(change.field)}: ${change[side]}`])).join('\n')
