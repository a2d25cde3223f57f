import { eq } from 'drizzle-orm'
import { timerOf } from '@tradeport/kernel/config'
import type { ActorContext, Job, JobStep } from '@tradeport/node/server-kit'
import { formsToExport } from './declaration.repository'
import { keepPart, partKey, partSize } from './list-export.parts'
import { declarationListExport, type ListExportRecord } from './list-export.table'
import type { CustomsPorts } from './ports'

/** Other jobs of the instance wait meanwhile. */
const PARTS_PER_RUN = 10
const TRIES = 3
const REMOVED_PER_RUN = 20

const tell = (ctx: ActorContext, row: ListExportRecord) =>
  ctx.live({ to: { userId: row.createdBy }, topic: 'declarationListExport', id: row.id })

const change = (ctx: ActorContext, row: ListExportRecord, set: Partial<ListExportRecord>) =>
  ctx.db
    .update(declarationListExport)
    .set({ ...set, workedAt: ctx.now() })
    .where(eq(declarationListExport.id, row.id))

async function locked(ctx: ActorContext, name: string, text: string, values: readonly unknown[]) {
  const [taken] = await ctx.query<{ id: string }>(name, text, values)
  if (!taken) return undefined
  const [row] = await ctx.db.select().from(declarationListExport).where(eq(declarationListExport.id, taken.id))
  return row
}

/** The one that has waited longest since its last part; nobody else gets it until the part is written. */
const take = (ctx: ActorContext) =>
  locked(
    ctx,
    'customs_export_take',
    `select id from declaration_list_export where status in ('waiting', 'running')
     order by failures, worked_at nulls first, id limit 1 for update skip locked`,
    [],
  )

/** The list as whoever asked for it sees it now: what they may see no longer is left out of the parts to come. */
const asAsker = (ctx: ActorContext, row: ListExportRecord): ActorContext => ({
  ...ctx,
  actor: { ...ctx.actor, kind: row.side, userId: row.createdBy, companyId: row.companyId },
})

async function writePart(ctx: ActorContext, ports: CustomsPorts, row: ListExportRecord): Promise<void> {
  const most = partSize(row)
  const forms = await formsToExport(asAsker(ctx, row), row.filters, {
    upTo: row.createdAt,
    after: row.lastId,
    limit: Math.min(most, row.rowsTotal - row.rowsDone),
  })
  if (forms.length > 0) await keepPart(ctx, ports, row, forms)
  const rowsDone = row.rowsDone + forms.length
  const written = {
    rowsDone,
    lastId: forms.at(-1)?.id ?? row.lastId,
    parts: row.parts + (forms.length > 0 ? 1 : 0),
    failures: 0,
  }
  if (forms.length < most || rowsDone >= row.rowsTotal) {
    const expiresAt = new Date(ctx.now().getTime() + timerOf(ctx.region, 'agencyExportHours') * 3_600_000)
    await change(ctx, row, { ...written, status: 'ready', rowsTotal: rowsDone, expiresAt })
  } else await change(ctx, row, { ...written, status: 'running' })
  tell(ctx, row)
}

async function noteFailure(ctx: ActorContext, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(declarationListExport).where(eq(declarationListExport.id, id)).for('update')
  if (!row || (row.status !== 'waiting' && row.status !== 'running')) return
  const failures = row.failures + 1
  if (failures < TRIES) return void (await change(ctx, row, { failures }))
  // Its last part may lie there though it was never counted.
  await ctx.files.blobs.remove(partKey(id, row.parts))
  await change(ctx, row, { failures, status: 'failed' })
  tell(ctx, row)
}

/** One part of one export; false when there is none to write. */
async function writeNext(step: JobStep, ports: CustomsPorts): Promise<boolean> {
  const at: { id?: string } = {}
  try {
    return await step(async ctx => {
      const row = await take(ctx)
      if (!row) return false
      at.id = row.id
      await writePart(ctx.inRegion(row.regionId), ports, row)
      return true
    })
  } catch (error) {
    const { id } = at
    if (id === undefined) throw error
    await step(async ctx => {
      ctx.log.error({ err: error, id }, 'a part of an export could not be written')
      await noteFailure(ctx, id)
    })
    return true
  }
}

/** Takes away what nobody may fetch any more. */
async function removeOld(ctx: ActorContext): Promise<void> {
  for (let removed = 0; removed < REMOVED_PER_RUN; removed++) {
    const row = await locked(
      ctx,
      'customs_export_old',
      `select id from declaration_list_export
       where parts > 0 and (status in ('cancelled', 'failed') or (status = 'ready' and expires_at <= $1))
       limit 1 for update skip locked`,
      [ctx.now()],
    )
    if (!row) return
    for (let part = 0; part < row.parts; part++) await ctx.files.blobs.remove(partKey(row.id, part))
    await change(ctx, row, { parts: 0, ...(row.status === 'ready' ? { status: 'expired' as const } : {}) })
    tell(ctx, row)
  }
}

/** Writes what was asked for, a part of each in turn, and goes on after a crash where it was. */
export const listExportJobs = (ports: CustomsPorts): readonly Job[] => [
  {
    name: 'customs.listExports',
    everySeconds: 2,
    steps: async step => {
      for (let part = 0; part < PARTS_PER_RUN; part++) if (!(await writeNext(step, ports))) break
      await step(removeOld)
    },
  },
]
