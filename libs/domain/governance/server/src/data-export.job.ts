import { EXPORT_HOURS, EXPORT_MAX_ROWS } from '@tradeport/domain/governance/contract'
import { dataExportMachine } from '@tradeport/domain/governance/rules'
import { eq } from 'drizzle-orm'
import { transition, type ActorContext, type JobStep } from '@tradeport/node/server-kit'
import { PART_ROWS, cellsOf, countRows, keepPart, nextLines, partKey } from './data-export.repository'
import { dataExport, type DataExport } from './data-export.table'
import { seenBy } from './export-side'
import { wordsOf } from './export-words'
import type { ExportPorts } from './ports'

/** Other jobs of the instance wait meanwhile. */
const PARTS_PER_RUN = 10
const TRIES = 3
const REMOVED_PER_RUN = 20

/** Tells the open lists of whoever asked. */
const tell = (ctx: ActorContext, row: DataExport) =>
  ctx.live({ to: { userId: row.createdBy }, topic: 'dataExport', id: row.id })

/** The one that has waited longest since its last part; nobody else gets it until the part is written. */
async function take(ctx: ActorContext): Promise<DataExport | undefined> {
  const [taken] = await ctx.query<{ id: string }>(
    'export_take',
    `select id from data_export where status in ('waiting', 'running')
     order by failures, worked_at nulls first, id limit 1 for update skip locked`,
    [],
  )
  if (!taken) return undefined
  const [row] = await ctx.db.select().from(dataExport).where(eq(dataExport.id, taken.id))
  return row
}

const step = (ctx: ActorContext, row: DataExport, action: 'start' | 'finish' | 'fail' | 'expire', set = {}) =>
  transition(ctx, {
    table: dataExport,
    machine: dataExportMachine,
    row,
    action,
    documentType: 'dataExport',
    set: { ...set, workedAt: ctx.now() },
  })

async function writePart(ctx: ActorContext, taken: DataExport, ports: ExportPorts): Promise<void> {
  const source = seenBy(ports.sources[taken.list], taken.party)
  let row = taken
  if (row.status === 'waiting') {
    const count = await countRows(ctx, row, source)
    const cut = count > EXPORT_MAX_ROWS
    row = await step(ctx, row, 'start', { rowsTotal: Math.min(count, EXPORT_MAX_ROWS), cut })
  }
  const limit = Math.min(PART_ROWS, EXPORT_MAX_ROWS - row.rowsDone)
  const lines = await nextLines(ctx, row, source, limit)
  const lastKey = lines.at(-1)?.['key'] ?? row.lastKey
  const isKept = lines.length > 0
  if (isKept)
    await keepPart(ctx, row, cellsOf(lines, source, row.full || row.party !== null, await wordsOf(ports, source, row)))
  const rowsDone = row.rowsDone + lines.length
  const written = { rowsDone, lastKey, parts: row.parts + (isKept ? 1 : 0), failures: 0 }
  if (lines.length < limit || rowsDone >= EXPORT_MAX_ROWS) {
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + EXPORT_HOURS * 3_600_000)
    await step(ctx, row, 'finish', { ...written, rowsTotal: rowsDone, finishedAt: now, expiresAt })
  } else {
    // Progress is no change of state: the version that somebody cancels from stays.
    await ctx.db
      .update(dataExport)
      .set({ ...written, workedAt: ctx.now() })
      .where(eq(dataExport.id, row.id))
  }
  tell(ctx, row)
}

/** Nobody gets the file that a company used an ability for; operators use none. */
export async function giveBackUse(
  ctx: ActorContext,
  ports: Pick<ExportPorts, 'giveBack'>,
  { id: documentId, companyId, party }: DataExport,
  reason: 'failed' | 'cancelled',
): Promise<void> {
  if (companyId !== null && party !== null) await ports.giveBack(ctx, { companyId, party, documentId, reason })
}

async function noteFailure(ctx: ActorContext, ports: ExportPorts, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(dataExport).where(eq(dataExport.id, id)).for('update')
  if (!row || (row.status !== 'waiting' && row.status !== 'running')) return
  const failures = row.failures + 1
  if (failures < TRIES) {
    await ctx.db.update(dataExport).set({ failures, workedAt: ctx.now() }).where(eq(dataExport.id, id))
    return
  }
  // Its last part may lie there though it was never counted.
  await ctx.files.blobs.remove(partKey(id, row.parts))
  await step(ctx, row, 'fail', { failures })
  await giveBackUse(ctx.inRegion(row.regionId), ports, row, 'failed')
  tell(ctx, row)
}

/** One part of one export; false when there is none to write. */
async function writeNext(inStep: JobStep, ports: ExportPorts): Promise<boolean> {
  const at: { id?: string } = {}
  try {
    return await inStep(async ctx => {
      const row = await take(ctx)
      if (!row) return false
      at.id = row.id
      await writePart(ctx.inRegion(row.regionId), row, ports)
      return true
    })
  } catch (error) {
    const { id } = at
    if (id === undefined) throw error
    await inStep(async ctx => {
      ctx.log.error({ err: error, id }, 'a part of an export could not be written')
      await noteFailure(ctx, ports, id)
    })
    return true
  }
}

/** Takes away what nobody may fetch any more. */
async function removeOld(ctx: ActorContext): Promise<void> {
  const old = await ctx.query<{ id: string }>(
    'export_old',
    `select id from data_export where parts > 0 and (status in ('cancelled', 'failed') or (status = 'ready' and expires_at <= $1))
     limit ${REMOVED_PER_RUN} for update skip locked`,
    [ctx.now().toISOString()],
  )
  for (const { id } of old) {
    const [row] = await ctx.db.select().from(dataExport).where(eq(dataExport.id, id))
    if (!row) continue
    for (let part = 0; part < row.parts; part++) await ctx.files.blobs.remove(partKey(id, part))
    if (row.status === 'ready') await step(ctx.inRegion(row.regionId), row, 'expire', { parts: 0 })
    else await ctx.db.update(dataExport).set({ parts: 0 }).where(eq(dataExport.id, id))
    tell(ctx, row)
  }
}

/** Writes what people asked for, a part of each in turn, and goes on after a crash where it was. */
export const writeExports =
  (ports: ExportPorts) =>
  async (inStep: JobStep): Promise<void> => {
    for (let part = 0; part < PARTS_PER_RUN; part++) if (!(await writeNext(inStep, ports))) break
    await inStep(removeOld)
  }
