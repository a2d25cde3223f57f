import { AppError } from '@tradeport/kernel/errors'
import { sql } from 'drizzle-orm'
import { fileReadableBy, type ActorContext } from '@tradeport/node/server-kit'

/** @throws AppError at the field that names no picture of the caller's which everybody may see. */
export async function requirePublicPicture(ctx: ActorContext, id: string, path: string): Promise<void> {
  const { rows } = await ctx.db.execute<{ kind: string; visibility: string }>(
    sql`select f.kind, f.visibility from file_asset f where f.id = ${id}::uuid and ${fileReadableBy(ctx)}`,
  )
  const [file] = rows
  if (file?.kind === 'image' && file.visibility === 'public') return
  throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule: 'unknown_file' }] })
}
