import { MAX_SHEET_BYTES } from '@tradeport/domain/sheets/contract'
import { AppError } from '@tradeport/kernel/errors'
import { fileReadableBy, type ActorContext } from '@tradeport/node/server-kit'
import { sql } from 'drizzle-orm'

export interface StoredSheet {
  readonly name: string
  readonly content: Buffer
}

/** A spreadsheet that was uploaded. @throws AppError `FT520400` for a file that is not the caller’s to read; `MALL610201` for one too large. */
export async function storedSheet(ctx: ActorContext, fileId: string): Promise<StoredSheet> {
  const { rows } = await ctx.db.execute<{ storage_key: string; size: string; file_name: string }>(sql`
    select f.storage_key, f.size, f.file_name from file_asset f where f.id = ${fileId} and ${fileReadableBy(ctx)}`)
  const file = rows[0]
  if (file && Number(file.size) > MAX_SHEET_BYTES) throw new AppError('MALL610201')
  const content = file && (await ctx.files.blobs.get(file.storage_key))
  if (!content) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'fileId', rule: 'unknown_file' }] })
  return { name: file.file_name, content }
}
