import { gunzip } from 'node:zlib'
import { promisify } from 'node:util'
import { and, count, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import type * as governanceContract from '@tradeport/domain/governance/contract'
import {
  EXPORT_LISTS,
  type ExportFormat,
  type ExportList,
  type ExportOptions,
  type ExportParty,
  type ExportRow,
} from '@tradeport/domain/governance/contract'
import { dataExportMachine } from '@tradeport/domain/governance/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, likePattern } from '@tradeport/node/db'
import { limits, pageOf, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { streamedSheet, type SheetCell } from '@tradeport/node/spreadsheet'
import { giveBackUse } from './data-export.job'
import { partKey } from './data-export.repository'
import { dataExport, type DataExport } from './data-export.table'
import { narrowingOf } from './export-narrowing'
import { partyOf, reads, scopeOf, seenBy, servedRegions, stillReaches } from './export-side'
import { wordsOf, type Words } from './export-words'
import type { ExportPorts } from './ports'

/** Of one person at a time. */
const OPEN_AT_ONCE = 3
const FULL = 'fullExport:create'

const unpacked = promisify(gunzip)

function rowDto(ctx: ActorContext, row: DataExport): ExportRow {
  return {
    id: row.id,
    list: row.list,
    format: row.format,
    filters: { ...row.filters, more: row.filters.more ?? [] },
    full: row.full,
    reason: row.reason,
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    cut: row.cut,
    createdAt: iso(row.createdAt),
    finishedAt: isoOrNull(row.finishedAt),
    expiresAt: isoOrNull(row.expiresAt),
    downloads: row.downloads,
    status: row.status,
    version: row.version,
    actions: allowedActions(dataExportMachine, row.status, asking(ctx).actor.roles),
  }
}

/** People of companies stop what they asked for themselves, whatever they are in their company. */
const asking = (ctx: ActorContext): ActorContext =>
  partyOf(ctx) === null ? ctx : { ...ctx, actor: { ...ctx.actor, roles: [...ctx.actor.roles, 'asker'] } }

/** What somebody takes away is theirs alone, and of the company they took it from: colleagues see in the audit log that it was taken. */
const own = (ctx: ActorContext): SQL[] => [
  eq(dataExport.createdBy, ctx.actor.userId ?? ''),
  eq(dataExport.regionId, ctx.region.regionId),
  sql`${dataExport.party} is not distinct from ${partyOf(ctx)}`,
  sql`${dataExport.companyId} is not distinct from ${partyOf(ctx) && ctx.actor.companyId}`,
]

/** Of one's own what was taken from a list, and for what reason. */
const found = (
  ctx: ActorContext,
  { list, keyword }: { list?: ExportList | undefined; keyword?: string | undefined },
) => [
  ...own(ctx),
  ...(list ? [eq(dataExport.list, list)] : []),
  ...(keyword ? [ilike(dataExport.reason, likePattern(keyword))] : []),
]

/** @throws AppError `MALL600404` */
async function ownExport(ctx: ActorContext, id: string): Promise<DataExport> {
  const [row] = await ctx.db
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.id, id), ...own(ctx)))
  if (!row) throw new AppError('MALL600404')
  return row
}

interface Wish {
  list: ExportList
  format: ExportFormat
  status?: string | undefined
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
  filters?: Readonly<Record<string, string>> | undefined
  columns?: readonly string[] | undefined
  reason?: string | undefined
}

type ExportEndpoints = {
  [
    K in keyof typeof governanceContract as K extends
      `dataExport${string}` | `fullExport${string}` | `companyExport${string}`
      ? K
      : never
  ]: (typeof governanceContract)[K]
}

export function dataExportHandlers(ports: ExportPorts): Handlers<ExportEndpoints> {
  const mayTake = (ctx: ActorContext, { list, full }: { list: ExportList; full: boolean }) =>
    reads(ctx, ports, ports.sources[list]) && (!full || ports.held(ctx.actor.roles).has(FULL))
  /** What was taken of several regions, of a shop: whoever has lost one of them since fetches it no more. */
  const stillServes = (ctx: ActorContext, row: DataExport) =>
    stillReaches(ctx, ports.sources[row.list], row) && servesStill(ctx, row)
  const servesStill = (ctx: ActorContext, { regionIds, storeId }: DataExport) =>
    (regionIds ?? []).every(region => servedRegions(ctx).includes(region)) &&
    (storeId === null || (ctx.actor.storeIds ?? []).includes(storeId))
  const wordsIn = (ctx: ActorContext, list: ExportList) =>
    wordsOf(ports, seenBy(ports.sources[list], partyOf(ctx)), { locale: ctx.locale, timeZone: ctx.actor.timeZone })

  /** @throws AppError `MALL600400` for a filter that the list does not have, which would not narrow the file. */
  async function requireNarrowing(ctx: ActorContext, { list, filters = {} }: Wish) {
    const chosen = { list, source: ports.sources[list], filters, words: await wordsIn(ctx, list) }
    const narrowing = await narrowingOf(ctx, chosen)
    const unknown = Object.keys(filters).filter(name => !narrowing.some(each => each.name === name))
    if (unknown.length === 0) return narrowing
    const fieldErrors = unknown.map(name => ({ path: `filters.${name}`, rule: 'invalid_value' }))
    throw new AppError('MALL600400', {}, { fieldErrors })
  }

  /** @throws AppError `MALL600400` for a column that the list does not have. */
  function chosenColumns(ctx: ActorContext, { list, columns }: Wish): string[] | null {
    if (!columns) return null
    const known = new Set(seenBy(ports.sources[list], partyOf(ctx)).columns.map(({ label }) => label))
    const fieldErrors = [...columns.entries()].flatMap(([index, key]) =>
      known.has(key) ? [] : [{ path: `columns.${index}`, rule: 'invalid_value' }],
    )
    if (fieldErrors.length > 0) throw new AppError('MALL600400', {}, { fieldErrors })
    return [...columns]
  }

  async function create(ctx: ActorContext, wish: Wish, full: boolean): Promise<ExportRow> {
    const { list, format, status, keyword, from, to, reason } = wish
    if (!mayTake(ctx, { list, full })) throw new AppError('MALL600403')
    const { userId, timeZone } = ctx.actor
    // One after the other, or two at once would both find room.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`export ${userId}`}))`)
    const [open] = await ctx.db
      .select({ n: count() })
      .from(dataExport)
      .where(and(eq(dataExport.createdBy, userId ?? ''), inArray(dataExport.status, ['waiting', 'running'])))
    if ((open?.n ?? 0) >= OPEN_AT_ONCE) throw new AppError('MALL640501', { max: OPEN_AT_ONCE })
    const columns = chosenColumns(ctx, wish)
    const more = await requireNarrowing(ctx, wish)
    const filters = { status: status || null, keyword: keyword || null, from: from ?? null, to: to ?? null, more }
    const scope = scopeOf(ctx, ports.sources[list])
    const [row] = await ctx.db
      .insert(dataExport)
      .values({
        ...scope,
        columns,
        ...{ list, format, filters, full, timeZone, reason: reason || null, locale: ctx.locale },
        ...{ regionId: ctx.region.regionId, status: dataExportMachine.initial },
        ...{ createdAt: ctx.now(), updatedAt: ctx.now(), createdBy: userId ?? '' },
      })
      .returning()
    if (!row) throw new AppError('SYS900001')
    await ctx.audit({
      action: 'dataExport:create',
      entityType: 'dataExport',
      entityId: row.id,
      after: { list, format, full, ...filters },
      ...(scope.companyId ? { companyId: scope.companyId } : {}),
      ...(reason ? { reason } : {}),
    })
    return rowDto(ctx, row)
  }

  function optionOf(list: ExportList, party: ExportParty | null, words: Words): ExportOptions['lists'][number] {
    const { columns, status } = seenBy(ports.sources[list], party)
    const statuses = status ? [...status.values, ...Object.keys(status.tabs ?? {})] : []
    return {
      list,
      columns: columns.map(column => ({
        key: column.label,
        label: words.head(column),
        masked: party === null && column.masking !== undefined,
      })),
      statuses: statuses.map(value => ({ value, label: status ? words.code(status.words, value) : value })),
    }
  }

  async function* sheetRows(ctx: ActorContext, row: DataExport): AsyncGenerator<SheetCell[]> {
    const source = seenBy(ports.sources[row.list], row.party)
    const words = await wordsOf(ports, source, row)
    const isChosen = source.columns.map(({ label }) => row.columns?.includes(label) ?? true)
    const picked = <T>(cells: readonly T[]) => cells.filter((_, place) => isChosen[place])
    yield picked(source.columns.map(column => words.head(column)))
    for (let part = 0; part < row.parts; part++) {
      const content = await ctx.files.blobs.get(partKey(row.id, part))
      if (!content) throw new Error(`part ${part} of export ${row.id} is gone`)
      const text = (await unpacked(content)).toString('utf8')
      for (const line of text.split('\n')) {
        const cells: SheetCell[] = JSON.parse(line)
        yield picked(cells)
      }
    }
  }

  return {
    async dataExportPage(ctx, input) {
      const { limit, offset } = limits(input)
      const where = and(...found(ctx, input), ...(input.status ? [eq(dataExport.status, input.status)] : []))
      const rows = await ctx.db
        .select()
        .from(dataExport)
        .where(where)
        .orderBy(desc(dataExport.createdAt), desc(dataExport.id))
        .limit(limit)
        .offset(offset)
      const [all] = await ctx.db.select({ n: count() }).from(dataExport).where(where)
      return pageOf(
        input,
        rows.map(row => rowDto(ctx, row)),
        all?.n ?? 0,
      )
    },

    async dataExportStatusCount(ctx, input) {
      const rows = await ctx.db
        .select({ status: dataExport.status, n: count() })
        .from(dataExport)
        .where(and(...found(ctx, input)))
        .groupBy(dataExport.status)
      return {
        all: rows.reduce((sum, { n }) => sum + n, 0),
        ...Object.fromEntries(rows.map(({ status, n }) => [status, n])),
      }
    },

    async dataExportOptions(ctx, { list: asked, filters }) {
      const party = partyOf(ctx)
      const lists = EXPORT_LISTS.filter(list => reads(ctx, ports, ports.sources[list]))
      const narrowed =
        asked && lists.includes(asked)
          ? { list: asked, source: ports.sources[asked], filters, words: await wordsIn(ctx, asked) }
          : undefined
      return {
        mayTakeInFull: party === null && ports.held(ctx.actor.roles).has(FULL),
        narrowed: narrowed ? await narrowingOf(ctx, narrowed) : [],
        lists: await Promise.all(lists.map(async list => optionOf(list, party, await wordsIn(ctx, list)))),
      }
    },

    dataExportCreate: (ctx, input) => create(ctx, input, false),

    fullExportCreate: (ctx, input) => create(ctx, input, true),

    companyExportCreate: (ctx, input) => create(ctx, input, false),

    async dataExportCancel(ctx, { id }) {
      await ownExport(ctx, id)
      // A part may be on its way: that it went on meanwhile is no reason to write on.
      const [row] = await ctx.db.select().from(dataExport).where(eq(dataExport.id, id)).for('update')
      if (!row) throw new AppError('MALL600404')
      const next = await transition(asking(ctx), {
        ...{ table: dataExport, machine: dataExportMachine, row, action: 'cancel', documentType: 'dataExport' },
      })
      await giveBackUse(ctx, ports, row, 'cancelled')
      return { id, status: next.status, version: next.version }
    },

    async dataExportDownload(ctx, { id }) {
      const row = await ownExport(ctx, id)
      if (!mayTake(ctx, row) || !stillServes(ctx, row) || row.status !== 'ready') throw new AppError('MALL600403')
      if (!row.expiresAt || row.expiresAt <= ctx.now()) throw new AppError('MALL600403')
      await ctx.db
        .update(dataExport)
        .set({ downloads: sql`${dataExport.downloads} + 1` })
        .where(eq(dataExport.id, id))
      const { list, format, full, rowsDone: rows } = row
      await ctx.audit({
        action: 'dataExport:download',
        entityType: 'dataExport',
        entityId: id,
        after: { list, format, full, rows },
        ...(row.companyId ? { companyId: row.companyId } : {}),
        ...(row.reason ? { reason: row.reason } : {}),
      })
      return streamedSheet({
        fileName: `${list}-${iso(row.createdAt).slice(0, 10)}`,
        format,
        name: list,
        rows: sheetRows(ctx, row),
      })
    },
  }
}
