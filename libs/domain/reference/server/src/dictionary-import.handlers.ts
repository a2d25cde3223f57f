import type * as referenceContract from '@tradeport/domain/reference/contract'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@tradeport/domain/reference/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { sheetRows } from '@tradeport/node/spreadsheet'
import { announce, requireEditor } from './dictionary.handlers'
import { readDictionary, type PlannedItem } from './dictionary-import'
import { cancelImport, keepImport, takeImport } from './import.repository'
import { listByCode, lockList } from './item.repository'
import { previewOf } from './sheet-problems'

type ImportHandlers = Pick<
  Handlers<typeof referenceContract>,
  'dictionaryImportPreview' | 'dictionaryImportApply' | 'dictionaryImportCancel'
>

const TARGET = 'dictionary:'

/** @throws AppError `FT510006` when one of the rows is no longer as the preview saw it. */
export async function writePlanned(ctx: ActorContext, list: string, planned: readonly PlannedItem[]): Promise<void> {
  const ended = planned.flatMap(({ ends }) => (ends ? [ends] : []))
  const made = planned.filter(({ id }) => id === null).map(item => ({ ...item, id: uuidv7() }))
  const changed = planned.filter(({ id }) => id !== null)
  const over = [ctx.now(), ctx.actor.userId]
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
}

export const dictionaryImportHandlers: ImportHandlers = {
  async dictionaryImportPreview(ctx, input, { files: [file] }) {
    requireEditor(ctx, 'all')
    const list = await listByCode(ctx, input.list)
    if (!file) throw new AppError('MALL610202')
    if (file.content.length > MAX_IMPORT_BYTES) throw new AppError('MALL610201')
    const read = await readDictionary(ctx, list, await sheetRows(file.content, MAX_IMPORT_ROWS))
    const kept = await keepImport(ctx, TARGET + list.code, file.fileName, read.planned, read.problems.count)
    return previewOf(kept, read.rowCount, read.changes, read.problems)
  },

  async dictionaryImportApply(ctx, input) {
    requireEditor(ctx, 'all')
    const found = await takeImport<PlannedItem>(ctx, input.importId, target => target.startsWith(TARGET))
    const list = await lockList(ctx, found.target.slice(TARGET.length))
    await writePlanned(ctx, list.code, found.changes)
    const added = found.changes.filter(({ id }) => id === null).length
    const changed = found.changes.length - added
    await ctx.audit({
      action: 'dictionary:create',
      entityType: 'dictionary',
      entityId: list.code,
      after: { fileName: found.file_name, added, changed },
    })
    announce(ctx, list.code)
    return { added, changed }
  },

  async dictionaryImportCancel(ctx, input) {
    requireEditor(ctx, 'all')
    return { cancelled: await cancelImport(ctx, input.importId) }
  },
}
