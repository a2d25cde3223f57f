import { sql } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { fileReadableBy, type ActorContext } from '@tradeport/node/server-kit'
import type { MessageFile } from '@tradeport/domain/support/contract'

interface FileRow extends Record<string, unknown> {
  file_id: string
  reply_id: string | null
  name: string
  size: number
}

const DAY_MS = 86_400_000
/** What one address may leave here in a day, sent or not. */
const FILES_PER_DAY = 60
const KEPT_UNSENT_DAYS = 8

/** @throws AppError `SYS900429` when this address has sent too many files today. */
export async function refuseFlood(ctx: ActorContext, ipHash: Buffer): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS).toISOString()
  const [row] = await ctx.query<{ n: number }>(
    'message_files_today',
    'select count(*)::int as n from leave_message_file where ip_hash = $1 and created_at > $2',
    [ipHash, since],
  )
  if ((row?.n ?? 0) >= FILES_PER_DAY) throw new AppError('SYS900429')
}

export async function keepForForm(
  ctx: ActorContext,
  file: MessageFile,
  owner: { nonce: string; ipHash: Buffer },
): Promise<void> {
  await ctx.query(
    'message_file_keep',
    `insert into leave_message_file (file_id, form_nonce, name, size, ip_hash, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [file.id, owner.nonce, file.name, file.size, owner.ipHash, ctx.now().toISOString()],
  )
}

const unknownFile = () => new AppError('MALL600400', {}, { fieldErrors: [{ path: 'fileIds', rule: 'unknown_file' }] })

/**
 * Files sent through this form, from now on part of the message (or of one of its turns).
 *
 * @throws AppError `MALL600400` for a file that came another way.
 */
export async function takeFormFiles(
  ctx: ActorContext,
  fileIds: readonly string[],
  nonce: string | undefined,
  target: { messageId: string; replyId: string | null },
): Promise<void> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  const taken = await ctx.query<{ file_id: string }>(
    'message_file_take',
    `update leave_message_file set leave_message_id = $3, reply_id = $4
     where file_id = any ($1::uuid[]) and form_nonce = $2 and leave_message_id is null returning file_id`,
    [ids, nonce ?? '', target.messageId, target.replyId],
  )
  if (taken.length < ids.length) throw unknownFile()
}

/**
 * Files an operator has uploaded, as part of a turn.
 *
 * @throws AppError `MALL600400` for a file the operator may not read.
 */
export async function takeOwnFiles(
  ctx: ActorContext,
  fileIds: readonly string[],
  target: { messageId: string; replyId: string },
): Promise<void> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  const { rows } = await ctx.db.execute(sql`
    insert into leave_message_file (file_id, leave_message_id, reply_id, name, size, created_at)
    select f.id, ${target.messageId}::uuid, ${target.replyId}::uuid, f.file_name, f.size::int, ${ctx.now().toISOString()}
    from file_asset f where f.id = any (${sql.param(ids)}::uuid[]) and f.kind = 'document'
      and f.owner_user_id = ${ctx.actor.userId} and ${fileReadableBy(ctx)}
    on conflict do nothing returning file_id`)
  if (rows.length < ids.length) throw unknownFile()
}

/** Files by the turn they belong to; those of the message itself under ''. */
export async function filesByTurn(ctx: ActorContext, messageId: string): Promise<Map<string, MessageFile[]>> {
  const rows = await ctx.query<FileRow>(
    'message_files',
    'select file_id, reply_id, name, size from leave_message_file where leave_message_id = $1 order by created_at, file_id',
    [messageId],
  )
  const files = new Map<string, MessageFile[]>()
  for (const row of rows) {
    const turn = row.reply_id ?? ''
    files.set(turn, [...(files.get(turn) ?? []), { id: row.file_id, name: row.name, size: row.size }])
  }
  return files
}

/** Whether the file is part of this message; notes of operators are not for the writer. */
export async function holdsFile(
  ctx: ActorContext,
  messageId: string,
  fileId: string,
  reader: 'writer' | 'operator',
): Promise<boolean> {
  const rows = await ctx.query(
    'message_holds_file',
    `select 1 from leave_message_file f left join leave_message_reply r on r.id = f.reply_id
     where f.leave_message_id = $1 and f.file_id = $2 and ($3 or r.internal is not true)`,
    [messageId, fileId, reader === 'operator'],
  )
  return rows.length > 0
}

/** Files of forms that were never sent; a draft may still be sent for some days. */
export async function dropUnsentFiles(ctx: ActorContext): Promise<string[]> {
  const before = new Date(ctx.now().getTime() - KEPT_UNSENT_DAYS * DAY_MS).toISOString()
  const rows = await ctx.query<{ file_id: string }>(
    'message_files_unsent',
    'delete from leave_message_file where leave_message_id is null and created_at < $1 returning file_id',
    [before],
  )
  return rows.map(row => row.file_id)
}
