import { Readable } from 'node:stream'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type * as customsContract from '@tradeport/domain/customs/contract'
import { MAX_FORM_EXPORT, MAX_LIST_EXPORT, type ListExport } from '@tradeport/domain/customs/contract'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, tradeDay, uuidv7 } from '@tradeport/node/db'
import { companyOf, userOf } from '@tradeport/node/parties'
import { MIME, binary, zipOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { streamedSheet } from '@tradeport/node/spreadsheet'
import { countToExport } from './declaration.repository'
import { declarationListExport, type ListExportRecord } from './list-export.table'
import { exportedFiles, exportedRows } from './list-export.parts'
import type { CustomsPorts } from './ports'

type ListExportHandlers = Pick<
  Handlers<typeof customsContract>,
  Extract<keyof typeof customsContract, `declarationListExport${string}`>
>

const OPEN = ['waiting', 'running'] as const

const dto = (row: ListExportRecord): ListExport => ({
  id: row.id,
  format: row.format,
  status: row.status,
  rowsDone: row.rowsDone,
  rowsTotal: row.rowsTotal,
  createdAt: iso(row.createdAt),
  expiresAt: isoOrNull(row.expiresAt),
  downloads: row.downloads,
})

/** What somebody takes away is theirs alone, and only while they work for the company whose it is. */
const own = (ctx: ActorContext) =>
  and(
    eq(declarationListExport.createdBy, userOf(ctx)),
    eq(declarationListExport.companyId, companyOf(ctx)),
    eq(declarationListExport.regionId, ctx.region.regionId),
  )

/** @throws AppError `MALL600404` */
async function ownExport(ctx: ActorContext, id: string): Promise<ListExportRecord> {
  const [row] = await ctx.db
    .select()
    .from(declarationListExport)
    .where(and(eq(declarationListExport.id, id), own(ctx)))
  if (!row) throw new AppError('MALL600404')
  return row
}

export const listExportHandlers = (ports: CustomsPorts): ListExportHandlers => ({
  async declarationListExportCreate(ctx, { format, ...filters }) {
    const userId = userOf(ctx)
    // One after the other, or two at once would both find room.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`declaration export ${userId}`}))`)
    const open = await ctx.db
      .select({ id: declarationListExport.id })
      .from(declarationListExport)
      .where(and(eq(declarationListExport.createdBy, userId), inArray(declarationListExport.status, OPEN)))
    if (open.length > 0) throw new AppError('MALL640501', { max: 1 })
    const max = format === 'list' ? MAX_LIST_EXPORT : MAX_FORM_EXPORT
    const count = await countToExport(ctx, filters, max + 1)
    if (count > max) throw new AppError('FT521005', { max })
    const [row] = await ctx.db
      .insert(declarationListExport)
      .values({
        id: uuidv7(),
        regionId: ctx.region.regionId,
        side: ctx.actor.kind === 'provider' ? 'provider' : 'seller',
        companyId: companyOf(ctx),
        createdBy: userId,
        status: 'waiting',
        ...{ format, filters },
        locale: ctx.locale,
        rowsTotal: count,
        createdAt: ctx.now(),
      })
      .returning()
    if (!row) throw new AppError('SYS900001')
    return dto(row)
  },

  async declarationListExportCurrent(ctx) {
    const [row] = await ctx.db
      .select()
      .from(declarationListExport)
      .where(own(ctx))
      .orderBy(desc(declarationListExport.id))
      .limit(1)
    return { current: row ? dto(row) : null }
  },

  async declarationListExportCancel(ctx, { id }) {
    await ownExport(ctx, id)
    const [row] = await ctx.db
      .update(declarationListExport)
      .set({ status: 'cancelled' })
      .where(and(eq(declarationListExport.id, id), inArray(declarationListExport.status, OPEN)))
      .returning()
    if (!row) throw new AppError('MALL600403')
    return dto(row)
  },

  async declarationListExportDownload(ctx, { id }) {
    const row = await ownExport(ctx, id)
    if (row.status !== 'ready' || !row.expiresAt || row.expiresAt <= ctx.now()) throw new AppError('MALL600403')
    await ctx.db
      .update(declarationListExport)
      .set({ downloads: sql`${declarationListExport.downloads} + 1` })
      .where(eq(declarationListExport.id, id))
    const fileName = `declarations-${tradeDay(row.createdAt)}`
    if (row.format !== 'list')
      return binary({
        body: Readable.from(zipOf(exportedFiles(ctx, row))),
        mime: MIME.zip,
        fileName: `${fileName}.zip`,
      })
    return streamedSheet({
      fileName,
      format: 'xlsx',
      name: 'declarations',
      rows: exportedRows(ctx, ports, row),
    })
  },
})
