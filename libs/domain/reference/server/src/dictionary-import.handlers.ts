import type * as referenceContract from '@tradeport/domain/reference/contract'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, type ImportPreview } from '@tradeport/domain/reference/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { sheetRows } from '@tradeport/node/spreadsheet'
import { announce, factsOf, requireEditor } from './dictionary.handlers'
import { readDictionary, type PlannedItem, type ReadDictionary } from './dictionary-import'
import { cancelImport, keepImport, takeImport } from './import.repository'
import { baseItems, dropOwnOff, dropOwnOn, itemDto, listByCode, lockList, type ItemRecord } from './item.repository'
import type { ReferencePorts, UsageCounter } from './ports'
import { previewOf } from './sheet-problems'
import { requireUnused, usesOf } from './usage'

type ImportHandlers = Pick<
  Handlers<typeof referenceContract>,
  'dictionaryImportPreview' | 'dictionaryImportApply' | 'dictionaryImportCancel'
>

const TARGET = 'dictionary:'

/** Of one file: further codes are counted in the line of the file. */
const TOLD_ITEMS = 5_000
/** All of them are looked for in everything that is open. */
const MOST_LEAVING = 500

interface WhyWritten {
  readonly fileName: string
  readonly reason?: string | undefined
}

/** One line for each item, found by its code, and one for the file. */
async function tellImported(
  ctx: ActorContext,
  list: string,
  { before, after }: { before: readonly ItemRecord[]; after: readonly ItemRecord[] },
  { fileName, reason }: WhyWritten,
): Promise<void> {
  const was = new Map(before.map(row => [row.id, row]))
  const why = reason ? { reason } : {}
  const act = { action: 'dictionary:import', entityType: 'dictionary', ...why }
  const lines = after.slice(0, TOLD_ITEMS).map(row => {
    const old = was.get(row.id)
    return {
      ...act,
      entityId: row.id,
      entityNo: `${list} ${row.value}`,
      ...(old ? { before: factsOf(itemDto(old)) } : {}),
      after: factsOf(itemDto(row)),
    }
  })
  const added = after.filter(({ id }) => !was.has(id)).length
  const counts = { fileName, added, changed: after.length - added, listed: lines.length }
  await ctx.audit(...lines, { ...act, entityId: list, entityNo: list, after: counts })
}

/** @throws AppError `FT510006` when one of the rows is no longer as the preview saw it. */
export async function writePlanned(
  ctx: ActorContext,
  list: string,
  planned: readonly PlannedItem[],
  why: WhyWritten,
): Promise<void> {
  const ended = planned.flatMap(({ ends }) => (ends ? [ends] : []))
  const made = planned.filter(({ id }) => id === null).map(item => ({ ...item, id: uuidv7() }))
  const changed = planned.filter(({ id }) => id !== null)
  const over = [ctx.now(), ctx.actor.userId]
  const touched = [...ended, ...changed].flatMap(({ id }) => (id === null ? [] : [id]))
  const before = await baseItems(ctx, touched)
  const done = await ctx.query(
    'reference_import_end',
    `update reference_item i set valid_to = p."on"::date, version = i.version + 1, updated_at = $2, updated_by = $3
     from jsonb_to_recordset($1::jsonb) as p (id uuid, version int, "on" text)
     where i.id = p.id and i.version = p.version returning i.id`,
    [JSON.stringify(ended), ...over],
  )
  const updated = await ctx.query(
    'reference_import_update',
    `update reference_item i set label = p.label, parent = p.parent, color = p.color, sort = p.sort, status = p.status,
       valid_from = p."validFrom", valid_to = p."validTo", extra = p.extra, version = i.version + 1, updated_at = $2, updated_by = $3
     from jsonb_to_recordset($1::jsonb) as p (id uuid, version int, label jsonb, parent text, color text, sort int, status text,
       "validFrom" date, "validTo" date, extra jsonb)
     where i.id = p.id and i.version = p.version returning i.id`,
    [JSON.stringify(changed), ...over],
  )
  if (done.length !== ended.length || updated.length !== changed.length) throw new AppError('FT510006')
  const inserted = await ctx.query(
    'reference_import_insert',
    `insert into reference_item (id, list_code, value, parent, label, color, sort, status, valid_from, valid_to, extra,
       created_at, updated_at, created_by, updated_by)
     select p.id, $4, p.value, p.parent, p.label, p.color, p.sort, p.status, p."validFrom", p."validTo", p.extra, $2, $2, $3, $3
     from jsonb_to_recordset($1::jsonb) as p (id uuid, value text, label jsonb, parent text, color text, sort int, status text,
       "validFrom" date, "validTo" date, extra jsonb)
     on conflict do nothing returning id`,
    [JSON.stringify(made), ...over, list],
  )
  if (inserted.length !== made.length) throw new AppError('FT510006')
  const after = await baseItems(ctx, [...touched, ...made.map(({ id }) => id)])
  const was = new Map(before.map(({ id, status }) => [id, status]))
  const switched = (to: ItemRecord['status']) =>
    after.flatMap(({ id, status }) => (status === to && was.has(id) && was.get(id) !== to ? [id] : []))
  const [on, off] = [switched('enabled'), switched('disabled')]
  if (off.length > 0) await dropOwnOn(ctx, off)
  if (on.length > 0) await dropOwnOff(ctx, on)
  await tellImported(ctx, list, { before, after }, why)
}

/** The rows whose codes go although something open names them; with too many of them the file is refused. */
export async function inUseOf(
  ctx: ActorContext,
  usage: readonly UsageCounter[],
  list: string,
  { planned, changes, problems }: ReadDictionary,
): Promise<ImportPreview['inUse']> {
  const leaving = planned.flatMap((item, at) => (item.leaves ? [{ code: item.value, row: changes[at]?.row ?? 1 }] : []))
  if (leaving.length > MOST_LEAVING) {
    const { row = 1, code = '' } = leaving[MOST_LEAVING] ?? {}
    problems.add(row, 'code', code, 'too_many_leaving', { max: MOST_LEAVING })
    return []
  }
  const codes = leaving.map(({ code }) => code)
  const uses = await usesOf(ctx, usage, list, codes)
  return leaving.flatMap(({ row, code }) => {
    const count = uses.get(code) ?? 0
    return count > 0 ? [{ row, code, count }] : []
  })
}

export const dictionaryImportHandlers = ({ usage }: ReferencePorts): ImportHandlers => ({
  async dictionaryImportPreview(ctx, input, { files: [file] }) {
    requireEditor(ctx, 'all')
    const list = await listByCode(ctx, input.list)
    if (!file) throw new AppError('MALL610202')
    if (file.content.length > MAX_IMPORT_BYTES) throw new AppError('MALL610201')
    const read = await readDictionary(ctx, list, await sheetRows(file.content, MAX_IMPORT_ROWS))
    const inUse = await inUseOf(ctx, usage, list.code, read)
    const kept = await keepImport(ctx, TARGET + list.code, file.fileName, read.planned, read.problems.count)
    return previewOf(kept, read.rowCount, read.changes, read.problems, inUse)
  },

  async dictionaryImportApply(ctx, input) {
    requireEditor(ctx, 'all')
    const found = await takeImport<PlannedItem>(ctx, input.importId, target => target.startsWith(TARGET))
    const list = await lockList(ctx, found.target.slice(TARGET.length))
    const leaving = found.changes.filter(({ leaves }) => leaves).map(({ value }) => value)
    await requireUnused(ctx, usage, { list: list.code, values: leaving }, input)
    await writePlanned(ctx, list.code, found.changes, { fileName: found.file_name, reason: input.reason })
    const added = found.changes.filter(({ id }) => id === null).length
    const changed = found.changes.length - added
    announce(ctx, list.code)
    return { added, changed }
  },

  async dictionaryImportCancel(ctx, input) {
    requireEditor(ctx, 'all')
    return { cancelled: await cancelImport(ctx, input.importId) }
  },
})
