import type { OrderFile } from '@tradeport/domain/service-order/contract'
import { AppError } from '@tradeport/kernel/errors'
import { grantFiles, readsAllFiles, type ActorContext } from '@tradeport/node/server-kit'

/** @throws AppError `FT520400` for files that the caller does not have. */
export async function requireOwnFiles(ctx: ActorContext, files: readonly OrderFile[]): Promise<void> {
  const ids = files.map(file => file.fileId)
  if (!(await readsAllFiles(ctx, ids)))
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'files', rule: 'unknown_file' }] })
}

export async function shareFiles(ctx: ActorContext, files: readonly OrderFile[], companyId: string): Promise<void> {
  await grantFiles(
    ctx,
    files.map(file => file.fileId),
    [companyId],
  )
}
