import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Job } from '@tradeport/node/server-kit'

interface ImportRow<Change> {
  id: string
  target: string
  file_name: string
  expires_at: string
  applied_at: string | null
  changes: Change[]
  problem_count: number
}

const VALID_HOURS = 24

export async function keepImport(
  ctx: ActorContext,
  target: string,
  fileName: string,
  changes: readonly object[],
  problemCount: number,
): Promise<{ id: string; expiresAt: string }> {
  const id = uuidv7()
  const expiresAt = new Date(ctx.now().getTime() + VALID_HOURS * 3_600_000).toISOString()
  await ctx.query(
    'reference_import_keep',
    `insert into reference_import (id, target, file_name, created_by, created_at, expires_at, changes, problem_count)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      target,
      fileName.slice(0, 200),
      ctx.actor.userId,
      ctx.now(),
      expiresAt,
      // A file with a wrong cell is never applied.
      problemCount > 0 ? '[]' : JSON.stringify(changes),
      problemCount,
    ],
  )
  return { id, expiresAt }
}

/**
 * What a preview keeps, for the operator who read the file; it can be taken once.
 *
 * @throws AppError `FT520404`, `MALL610206` for a file with problems, `MALL610207` for one that was applied or is too old.
 */
export async function takeImport<Change>(
  ctx: ActorContext,
  id: string,
  isTarget: (target: string) => boolean,
): Promise<ImportRow<Change>> {
  const [found] = await ctx.query<ImportRow<Change>>(
    'reference_import_take',
    `select id, target, file_name, expires_at, applied_at, changes, problem_count from reference_import
     where id = $1 and created_by = $2 for update`,
    [id, ctx.actor.userId],
  )
  if (!found || !isTarget(found.target)) throw new AppError('FT520404')
  if (found.applied_at !== null || new Date(found.expires_at) <= ctx.now()) throw new AppError('MALL610207')
  if (found.problem_count > 0) throw new AppError('MALL610206')
  await ctx.query(
    'reference_import_applied',
    `update reference_import set applied_at = $2, changes = '[]' where id = $1`,
    [id, ctx.now()],
  )
  return found
}

export async function cancelImport(ctx: ActorContext, id: string): Promise<boolean> {
  const gone = await ctx.query(
    'reference_import_cancel',
    'delete from reference_import where id = $1 and created_by = $2 and applied_at is null returning id',
    [id, ctx.actor.userId],
  )
  return gone.length > 0
}

export const forgetImports: Job = {
  name: 'reference.forgetImports',
  everySeconds: 3600,
  run: async ctx => {
    await ctx.query('reference_import_forget', 'delete from reference_import where expires_at <= $1', [ctx.now()])
  },
}
