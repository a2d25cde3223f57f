import { sql } from 'drizzle-orm'
import type { OrderFile } from '@tradeport/domain/service-order/contract'
import { AppError } from '@tradeport/kernel/errors'
import { fileReadableBy, grantFiles, type ActorContext } from '@tradeport/node/server-kit'

/** @throws AppError `FT520400` for files that the caller does not have. */
export async function requireOwnFiles(ctx: ActorContext, files: readonly OrderFile[]): Promise<void> {
  const ids = [...new Set(files.map(file => file.fileId))]
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from file_asset f where f.id = any (${sql.param(ids)}::uuid[]) and ${fileReadableBy(ctx)}`)
  if (rows[0]?.count !== ids.length)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'files', rule: 'unknown_file' }] })
}

export async function shareFiles(ctx: ActorContext, files: readonly OrderFile[], companyId: string): Promise<void> {
  await grantFiles(
    ctx,
    files.map(file => file.fileId),
    [companyId],
  )
}
