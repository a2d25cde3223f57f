import { and, eq, lt, inArray } from 'drizzle-orm'
import type * as sheetsContract from '@tradeport/domain/sheets/contract'
import { IMPORT_JOB_HOURS, type ImportJob } from '@tradeport/domain/sheets/contract'
import { SENDER, importJobMachine } from '@tradeport/domain/sheets/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { SYSTEM, transition, type ActorContext, type Handlers, type Job } from '@tradeport/node/server-kit'
import { importJob, type ImportJobRecord } from './import-job.table'
import type { SheetTarget, SheetTemplate, SheetsPorts } from './ports'
import { remarkedSheet } from './remarked-sheet'
import { storedSheet } from './stored-sheet'

const SHOWN_PROBLEMS = 500
const EXPIRED_PER_RUN = 200

/** Whoever sent a file decides about it, whatever they are otherwise. */
const asSender = (ctx: ActorContext): ActorContext => ({
  ...ctx,
  actor: { ...ctx.actor, roles: [...ctx.actor.roles, SENDER] },
})

const targetOf = ({ bizId, lineNo }: ImportJobRecord): SheetTarget => ({
  bizId: bizId ?? undefined,
  gNo: lineNo ?? undefined,
})

/** @throws AppError `gateway.400019` where the kind is nothing for the caller. */
function requireAudience(ctx: ActorContext, { audiences }: SheetTemplate): void {
  if (!audiences.some(audience => audience === ctx.actor.kind)) throw new AppError('gateway.400019')
}

function view(ctx: ActorContext, row: ImportJobRecord): ImportJob {
  const { id, bizType, bizId, fileName, status, version, rowCount, added, changed, same, problemCount, problems } = row
  return {
    ...{ id, bizType, bizId, fileName, status, version, rowCount, added, changed, same, problemCount, problems },
    actions: allowedActions(importJobMachine, status, asSender(ctx).actor.roles),
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
  }
}

/** What the caller has sent, for the company they work for now. @throws AppError `FT520404` */
async function ownJob(ctx: ActorContext, id: string, lock?: 'update'): Promise<ImportJobRecord> {
  const query = ctx.db
    .select()
    .from(importJob)
    .where(
      and(
        eq(importJob.id, id),
        eq(importJob.createdBy, ctx.actor.userId ?? ''),
        eq(importJob.regionId, ctx.region.regionId),
      ),
    )
  const [row] = await (lock ? query.for(lock) : query)
  if (!row || row.companyId !== ctx.actor.companyId) throw new AppError('FT520404')
  return row
}

export const sheetHandlers = ({ kinds }: SheetsPorts): Handlers<typeof sheetsContract> => ({
  async templateDownload(ctx, { code, locale, ieFlag }) {
    requireAudience(ctx, kinds[code])
    return kinds[code].template(ctx, { locale: locale ?? ctx.locale, ieFlag })
  },

  async uploadExcel(ctx, { bizType, fileId, bizId, gNo }) {
    const kind = kinds[bizType]
    requireAudience(ctx, kind)
    const file = await storedSheet(ctx, fileId)
    const { rowCount, added, changed, same, version, problems } = await kind.read(ctx, { bizId, gNo }, file.content)
    const now = ctx.now()
    const [row] = await ctx.db
      .insert(importJob)
      .values({
        ...{ bizType, fileId, rowCount, added, changed, same, bizVersion: version, fileName: file.name },
        ...{ bizId: bizId ?? null, lineNo: gNo ?? null, companyId: ctx.actor.companyId },
        ...{ problemCount: problems.length, problems: problems.slice(0, SHOWN_PROBLEMS) },
        ...{ regionId: ctx.region.regionId, status: problems.length === 0 ? importJobMachine.initial : 'failed' },
        ...{ createdAt: now, updatedAt: now, createdBy: ctx.actor.userId ?? '' },
        expiresAt: new Date(now.getTime() + IMPORT_JOB_HOURS * 3_600_000),
      })
      .returning()
    if (!row) throw new AppError('SYS900001')
    return view(ctx, row)
  },

  importJobDetail: async (ctx, { id }) => view(ctx, await ownJob(ctx, id)),

  async importJobReport(ctx, { id }) {
    const row = await ownJob(ctx, id)
    const { name, content } = await storedSheet(ctx, row.fileId)
    const { cells, problems } = await kinds[row.bizType].read(ctx, targetOf(row), content)
    return remarkedSheet(name.replace(/\.\w+$/, ''), cells, problems)
  },

  async importJobConfirm(ctx, { id, version }) {
    const row = await ownJob(ctx, id, 'update')
    if (row.version !== version) throw new AppError('FT510006')
    if (row.status === 'failed') throw new AppError('MALL610206')
    if (row.status !== 'preview' || row.expiresAt <= ctx.now()) throw new AppError('MALL610207')
    const { content } = await storedSheet(ctx, row.fileId)
    await kinds[row.bizType].write(ctx, targetOf(row), content, row.bizVersion)
    const { bizType, fileName, added, changed } = row
    await ctx.audit({
      action: 'importJob:confirm',
      entityType: 'importJob',
      entityId: id,
      after: { bizType, fileName, added, changed },
      ...(row.companyId ? { companyId: row.companyId } : {}),
    })
    return view(ctx, await move(ctx, row, 'confirm'))
  },

  async importJobCancel(ctx, { id, version }) {
    const row = await ownJob(ctx, id, 'update')
    if (row.version !== version) throw new AppError('FT510006')
    return view(ctx, await move(ctx, row, 'cancel'))
  },
})

const move = (ctx: ActorContext, row: ImportJobRecord, action: 'confirm' | 'cancel' | 'expire') =>
  transition(action === 'expire' ? { ...ctx, actor: SYSTEM } : asSender(ctx), {
    ...{ table: importJob, machine: importJobMachine, row, action, documentType: 'importJob' },
  })

/** What nobody has confirmed in time cannot be any more. */
export const expireImports: Job = {
  name: 'sheets.expireImports',
  everySeconds: 600,
  async run(ctx) {
    const due = await ctx.db
      .select()
      .from(importJob)
      .where(and(inArray(importJob.status, ['preview', 'failed']), lt(importJob.expiresAt, ctx.now())))
      .limit(EXPIRED_PER_RUN)
      .for('update', { skipLocked: true })
    for (const row of due) await move(ctx.inRegion(row.regionId), row, 'expire')
  },
}
