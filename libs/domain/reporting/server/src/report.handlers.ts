import type * as reportingContract from '@tradeport/domain/reporting/contract'
import type { ReportAction } from '@tradeport/domain/reporting/contract'
import { isRefusal, keepsMessage, reportActions, reportMachine } from '@tradeport/domain/reporting/rules'
import { AppError, isErrorCode, scrubReport } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import { transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { comeBack, count, groupPage, loadGroup, removeOld, statusCounts } from './report.repository'
import { reportGroup, type ReportGroup } from './report.table'

const DOCUMENT = 'report'

const rowDto = (ctx: ActorContext, row: ReportGroup, names: ReadonlyMap<string, string>) => ({
  id: row.id,
  kind: row.kind,
  code: row.code,
  meaning: isErrorCode(row.code) ? ctx.errorText(row.code) : '',
  frontEnd: row.frontEnd,
  build: row.build,
  message: row.message,
  places: row.places.map(({ place, count: seen }) => ({ place, count: seen })),
  count: row.count,
  firstSeenAt: iso(row.firstSeenAt),
  lastSeenAt: iso(row.lastSeenAt),
  resolvedAt: isoOrNull(row.resolvedAt),
  resolvedByName: (row.status === 'resolved' && names.get(row.updatedBy ?? '')) || null,
  status: row.kind === 'refusal' ? ('refused' as const) : row.status,
  version: row.version,
  actions: row.kind === 'refusal' ? [] : reportActions(row.status, ctx.actor.roles),
})

/** @throws AppError `MALL600403` for a refusal: there is nothing to repair. */
async function step(ctx: ActorContext, row: ReportGroup, action: ReportAction, version: number) {
  if (row.kind === 'refusal') throw new AppError('MALL600403')
  const next = await transition(ctx, {
    table: reportGroup,
    machine: reportMachine,
    row,
    action,
    version,
    documentType: DOCUMENT,
    set: { resolvedAt: action === 'resolve' ? ctx.now() : null },
  })
  await ctx.audit({ action: `report:${action}`, entityType: DOCUMENT, entityId: row.id, after: { code: row.code } })
  return { id: next.id, status: next.status, version: next.version }
}

export interface ReportingPorts {
  /** By id; unknown ones are not in the answer. */
  personNames(ctx: ActorContext, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export const reportHandlers = ({ personNames }: ReportingPorts): Handlers<typeof reportingContract> => ({
  async reportSend(ctx, input) {
    const { frontEnd, build } = input
    const sightings = input.reports.map(({ kind, code, place, message, count: times }) => ({
      ...{ kind, code, frontEnd, build, count: times, isRefusal: isRefusal(kind, code) },
      // The browser has done the same; anybody can send anything.
      place: scrubReport(place),
      message: keepsMessage(kind) ? scrubReport(message) : '',
    }))
    // In one order, so that two pages that met the same faults wait for each other and never both.
    sightings.sort((a, b) => (a.code + a.message < b.code + b.message ? -1 : 1))
    let accepted = 0
    for (const sighting of sightings) if (await count(ctx, sighting)) accepted += 1
    return { accepted }
  },

  async reportPage(ctx, input) {
    const page = await groupPage(ctx, input)
    // Nothing else changes a group that is resolved.
    const resolvers = page.records.flatMap(row => (row.status === 'resolved' && row.updatedBy ? [row.updatedBy] : []))
    const names = await personNames(ctx, resolvers)
    return { ...page, records: page.records.map(row => rowDto(ctx, row, names)) }
  },

  reportStatusCount: (ctx, input) => statusCounts(ctx, input),

  reportResolve: async (ctx, input) => step(ctx, await loadGroup(ctx, input.id), 'resolve', input.version),

  reportReopen: async (ctx, input) => step(ctx, await loadGroup(ctx, input.id), 'reopen', input.version),
})

/** Faults that came back are open again; what nobody has seen for long goes. */
export async function tidyReports(ctx: ActorContext): Promise<void> {
  for (const row of await comeBack(ctx)) await step(ctx.inRegion(row.regionId), row, 'reopen', row.version)
  await removeOld(ctx)
}
