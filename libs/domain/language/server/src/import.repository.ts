import { sql } from 'drizzle-orm'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { PlannedText } from './text.repository'

export interface ImportedChange extends PlannedText {
  /** What stands now. */
  before: string | null
}

export interface ImportRow extends Record<string, unknown> {
  id: string
  scope: string
  file_name: string
  expires_at: string
  applied_at: string | null
  changes: ImportedChange[]
  problem_count: number
}

const VALID_HOURS = 24

export async function insertImport(
  ctx: ActorContext,
  read: {
    scope: string
    fileName: string
    rowCount: number
    changes: readonly ImportedChange[]
    problems: readonly unknown[]
  },
): Promise<{ id: string; expiresAt: string }> {
  const id = uuidv7()
  const expiresAt = new Date(ctx.now().getTime() + VALID_HOURS * 3_600_000).toISOString()
  await ctx.db.execute(sql`
    insert into language_import (id, scope, file_name, created_by, created_at, expires_at, row_count, changes, problem_count)
    values (${id}, ${read.scope}, ${read.fileName.slice(0, 200)}, ${ctx.actor.userId}, ${ctx.now().toISOString()}, ${expiresAt},
      ${read.rowCount}, ${JSON.stringify(read.changes)}::jsonb, ${read.problems.length})`)
  return { id, expiresAt }
}

/** Only of the operator who read the file. */
export async function importById(ctx: ActorContext, id: string): Promise<ImportRow | undefined> {
  const { rows } = await ctx.db.execute<ImportRow>(sql`
    select id, scope, file_name, expires_at, applied_at, changes, problem_count from language_import
    where id = ${id} and created_by = ${ctx.actor.userId} for update`)
  return rows[0]
}

export async function markApplied(ctx: ActorContext, id: string): Promise<void> {
  await ctx.db.execute(
    sql`update language_import set applied_at = ${ctx.now().toISOString()}, changes = '[]' where id = ${id}`,
  )
}

export async function forgetImports(ctx: ActorContext): Promise<void> {
  await ctx.db.execute(sql`delete from language_import where expires_at <= ${ctx.now().toISOString()}`)
}
