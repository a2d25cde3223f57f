import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { LeaveMessageStatus, MessageTurn, MessageType, TrackInput } from '@tradeport/domain/support/contract'
import { ALL_REGIONS, REGIONS, type RegionKey } from '@tradeport/kernel/config'
import { TOTAL_CAP, type LocaleCode, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, uuidv7 } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext, type TimersOfRegions } from '@tradeport/node/server-kit'
import { filesByTurn } from './message-files'
import { newTrackKey, sha256 } from './secrets'
import { leaveMessage, type LeaveMessage } from './support.table'

/** One call at a time for one form. */
export async function lockForm(ctx: ActorContext, nonce: string): Promise<void> {
  await ctx.query('message_form_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`message ${nonce}`])
}

export async function messageOfForm(ctx: ActorContext, nonce: string): Promise<LeaveMessage | undefined> {
  const rows = await ctx.db.select().from(leaveMessage).where(eq(leaveMessage.formNonce, nonce))
  return rows[0]
}

/** A key for one more link. */
export async function addTrackKey(ctx: ActorContext, messageId: string): Promise<string> {
  const key = newTrackKey()
  await ctx.query(
    'message_key_add',
    'insert into leave_message_key (token_hash, leave_message_id, created_at) values ($1, $2, $3)',
    [sha256(key), messageId, ctx.now().toISOString()],
  )
  return key
}

export async function keysOfLastHour(ctx: ActorContext, messageId: string): Promise<number> {
  const [row] = await ctx.query<{ n: number }>(
    'message_keys_recent',
    'select count(*)::int as n from leave_message_key where leave_message_id = $1 and created_at > $2',
    [messageId, new Date(ctx.now().getTime() - 3_600_000).toISOString()],
  )
  return row?.n ?? 0
}

/**
 * The message behind a link, or the caller's own. Locked, because what follows depends on its state.
 *
 * @throws AppError `MALL600404`, the same for a wrong key, a wrong number and somebody else's message.
 */
export async function loadTracked(ctx: ActorContext, { no, key }: TrackInput, lock: boolean): Promise<LeaveMessage> {
  const isTheirs =
    key === undefined
      ? eq(leaveMessage.userId, ctx.actor.userId ?? '00000000-0000-0000-0000-000000000000')
      : sql`${leaveMessage.id} = (select leave_message_id from leave_message_key where token_hash = ${sha256(key)})`
  const query = ctx.db
    .select()
    .from(leaveMessage)
    .where(and(eq(leaveMessage.no, no), isTheirs))
  const rows = await (lock ? query.for('update') : query)
  const row = rows[0]
  if (!row) throw new AppError('MALL600404')
  return row
}

/** Regions whose messages the operator looks after. */
export function servedRegions(ctx: ActorContext): string[] {
  const { regionIds } = ctx.actor
  return regionIds.length === 0 ? ALL_REGIONS.map(region => region.regionId) : [...regionIds]
}

/** @throws AppError `MALL600404`: also for a message of a region the operator does not serve. */
export async function loadServed(ctx: ActorContext, id: string, lock: boolean): Promise<LeaveMessage> {
  const query = ctx.db
    .select()
    .from(leaveMessage)
    .where(and(eq(leaveMessage.id, id), sql`${leaveMessage.regionId} = any (${sql.param(servedRegions(ctx))}::text[])`))
  const rows = await (lock ? query.for('update') : query)
  const row = rows[0]
  if (!row) throw new AppError('MALL600404')
  return row
}

export interface QueueFilter {
  status?: LeaveMessageStatus | undefined
  type?: MessageType | undefined
  region?: RegionKey | undefined
  locale?: LocaleCode | undefined
  work?: 'mine' | 'overdue' | 'unassigned' | undefined
  keyword?: string | undefined
}

const like = (keyword: string) => `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function workCondition(ctx: ActorContext, work: QueueFilter['work']): SQL {
  switch (work) {
    case 'mine':
      return sql` and assigned_to = ${ctx.actor.userId}`
    case 'overdue':
      return sql` and due_at < ${ctx.now().toISOString()} and status in ('new', 'assigned')`
    case 'unassigned':
      return sql` and assigned_to is null`
    case undefined:
      return sql``
  }
}

function queue(ctx: ActorContext, filter: QueueFilter): SQL {
  const served = servedRegions(ctx)
  const wanted = filter.region ? served.filter(id => filter.region && id === REGIONS[filter.region].regionId) : served
  return sql.join(
    [
      sql`region_id = any (${sql.param(wanted)}::text[])`,
      filter.status ? sql` and status = ${filter.status}` : sql``,
      filter.type ? sql` and type = ${filter.type}` : sql``,
      filter.locale ? sql` and locale = ${filter.locale}` : sql``,
      workCondition(ctx, filter.work),
      filter.keyword ? sql` and search_text like ${like(filter.keyword)}` : sql``,
    ],
    sql``,
  )
}

const ORDERS = {
  '-createdAt': sql`created_at desc, id desc`,
  createdAt: sql`created_at, id`,
  dueAt: sql`due_at nulls last, created_at, id`,
} as const

/** Without a chosen tab, what was put aside as spam is left out. */
const withoutSpam = (filter: QueueFilter) => (filter.status ? sql`` : sql` and status <> 'spam'`)

export async function queuePage(
  ctx: ActorContext,
  input: QueueFilter & { pageNum: number; pageSize: number; sort?: keyof typeof ORDERS | undefined },
): Promise<Page<LeaveMessage>> {
  const { limit, offset } = limits(input)
  const where = sql`${queue(ctx, input)}${withoutSpam(input)}`
  const rows = await ctx.db
    .select()
    .from(leaveMessage)
    .where(where)
    .orderBy(ORDERS[input.sort ?? '-createdAt'])
    .limit(limit)
    .offset(offset)
  return countedPage(ctx.db, input, rows, sql`from leave_message where ${where}`, TOTAL_CAP)
}

export async function statusCounts(ctx: ActorContext, filter: QueueFilter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; n: number }>(
    sql`select status, count(*)::int as n from leave_message where ${queue(ctx, filter)} group by status`,
  )
  const all = rows.filter(row => row.status !== 'spam').reduce((sum, row) => sum + row.n, 0)
  return { ...Object.fromEntries(rows.map(row => [row.status, row.n])), all }
}

export async function ownPage(
  ctx: ActorContext,
  input: { pageNum: number; pageSize: number; keyword?: string | undefined },
): Promise<Page<LeaveMessage>> {
  const { limit, offset } = limits(input)
  const where = sql`user_id = ${ctx.actor.userId} and region_id = ${ctx.region.regionId}${
    input.keyword ? sql` and search_text like ${like(input.keyword)}` : sql``
  }`
  const rows = await ctx.db
    .select()
    .from(leaveMessage)
    .where(where)
    .orderBy(desc(leaveMessage.createdAt), desc(leaveMessage.id))
    .limit(limit)
    .offset(offset)
  return countedPage(ctx.db, input, rows, sql`from leave_message where ${where}`, TOTAL_CAP)
}

export interface NewTurn {
  side: MessageTurn['side']
  body: string
  internal?: boolean
  channels?: readonly string[]
}

/** @returns the turn's id. */
export async function addTurn(ctx: ActorContext, messageId: string, turn: NewTurn): Promise<string> {
  const id = uuidv7()
  await ctx.query(
    'message_turn_add',
    `insert into leave_message_reply (id, leave_message_id, side, author_user_id, author_name, body, internal, channels, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      messageId,
      turn.side,
      ctx.actor.userId,
      turn.side === 'operator' ? ctx.actor.displayName : null,
      turn.body,
      turn.internal ?? false,
      [...(turn.channels ?? [])],
      ctx.now().toISOString(),
    ],
  )
  return id
}

interface TurnRow extends Record<string, unknown> {
  id: string
  side: MessageTurn['side']
  author_name: string | null
  body: string
  internal: boolean
  channels: string[]
  created_at: Date
}

/** What was said, oldest first; it begins with the message itself. */
export async function conversation(ctx: ActorContext, row: LeaveMessage): Promise<MessageTurn[]> {
  const turns = await ctx.query<TurnRow>(
    'message_turns',
    `select id, side, author_name, body, internal, channels, created_at from leave_message_reply
     where leave_message_id = $1 order by created_at, id`,
    [row.id],
  )
  const files = await filesByTurn(ctx, row.id)
  const first: MessageTurn = {
    id: row.id,
    side: 'visitor',
    authorName: row.name,
    body: row.needs,
    files: files.get('') ?? [],
    at: iso(row.createdAt),
    internal: false,
    channels: [],
  }
  return [
    first,
    ...turns.map(turn => ({
      id: turn.id,
      side: turn.side,
      authorName: turn.side === 'visitor' ? row.name : turn.author_name,
      body: turn.body,
      files: files.get(turn.id) ?? [],
      at: iso(turn.created_at),
      internal: turn.internal,
      channels: turn.channels,
    })),
  ]
}

/** Replies that nobody has answered since then. */
export async function silentFor(ctx: ActorContext, { columns, shortest }: TimersOfRegions): Promise<LeaveMessage[]> {
  const now = ctx.now()
  const [regionIds, days] = columns
  return ctx.db
    .select()
    .from(leaveMessage)
    .where(
      and(
        eq(leaveMessage.status, 'replied'),
        lt(leaveMessage.repliedAt, new Date(now.getTime() - shortest * 86_400_000)),
        sql`${leaveMessage.repliedAt} < ${now.toISOString()}::timestamptz - interval '1 day' * (select timer.days
          from unnest(${sql.param([...regionIds])}::text[], ${sql.param([...days])}::int[]) as timer (region_id, days)
          where timer.region_id = ${leaveMessage.regionId})`,
      ),
    )
    .orderBy(leaveMessage.repliedAt)
    .limit(100)
    .for('update', { skipLocked: true })
}

/** @returns the files of what was deleted. */
export async function purgeSpam(ctx: ActorContext, before: Date): Promise<string[]> {
  const files = await ctx.query<{ file_id: string }>(
    'message_spam_files',
    `select f.file_id from leave_message_file f join leave_message m on m.id = f.leave_message_id
     where m.status = 'spam' and m.updated_at < $1`,
    [before.toISOString()],
  )
  await ctx.query('message_spam_purge', `delete from leave_message where status = 'spam' and updated_at < $1`, [
    before.toISOString(),
  ])
  return files.map(file => file.file_id)
}

/**
 * Whoever has left takes along what they wrote and what was answered to it, also before they were invited to register; elsewhere they are
 * named no more.
 *
 * @returns the files of what was deleted.
 */
export async function deleteMessagesOf(ctx: ActorContext, userId: string): Promise<string[]> {
  const theirs = `(m.user_id = $1 or (m.user_id is null and exists (select from leave_message_offer o
    where o.leave_message_id = m.id and o.kind = 'registration' and o.taken_by = $1)))`
  const files = await ctx.query<{ file_id: string }>(
    'message_files_of',
    `select f.file_id from leave_message_file f join leave_message m on m.id = f.leave_message_id where ${theirs}`,
    [userId],
  )
  await ctx.query('messages_delete_of', `delete from leave_message m where ${theirs}`, [userId])
  await ctx.query(
    'message_offers_unnamed',
    `update leave_message_offer set recipient = '–', email = null where buyer_user_id = $1 or taken_by = $1`,
    [userId],
  )
  return files.map(file => file.file_id)
}
