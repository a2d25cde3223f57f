import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { OPEN_THREAD_STATUSES, threadMachine } from '@tradeport/domain/sourcing/rules'
import { acting, partyScope } from './party'
import { quotationTable } from './quotation.table'
import { excerpt } from './texts'
import { messageTable, participantTable, threadTable, type MessageRecord, type ThreadRecord } from './thread.table'

/** @throws AppError `MALL600404`, also for what belongs to somebody else. */
export async function loadThread(ctx: ActorContext, id: string, lock?: 'update'): Promise<ThreadRecord> {
  const query = ctx.db
    .select()
    .from(threadTable)
    .where(and(eq(threadTable.id, id), partyScope(ctx, 'inquiry_thread')))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('MALL600404')
  return row
}

/** The threads of an inquiry in which something can still happen, locked in a fixed order. */
export async function lockOpenThreads(ctx: ActorContext, inquiryId: string): Promise<ThreadRecord[]> {
  return ctx.db
    .select()
    .from(threadTable)
    .where(and(eq(threadTable.inquiryId, inquiryId), inArray(threadTable.status, [...OPEN_THREAD_STATUSES])))
    .orderBy(threadTable.id)
    .for('update')
}

type ThreadAction = keyof typeof threadMachine.actions

/** The one way a thread changes its state. */
export async function moveThread(
  ctx: ActorContext,
  thread: ThreadRecord,
  action: ThreadAction,
  rest: { version?: number; set?: Partial<ThreadRecord>; note?: string | null } = {},
): Promise<ThreadRecord> {
  return transition(acting(ctx, thread), {
    table: threadTable,
    machine: threadMachine,
    row: thread,
    action,
    documentType: 'thread',
    set: { ...rest.set, activeAt: ctx.now() },
    ...(rest.version === undefined ? {} : { version: rest.version }),
    ...(rest.note === undefined ? {} : { note: rest.note }),
  })
}

/** A thread that ended keeps no half-written version. */
export async function dropDrafts(ctx: ActorContext, threadId: string): Promise<void> {
  await ctx.db
    .delete(quotationTable)
    .where(and(eq(quotationTable.threadId, threadId), eq(quotationTable.status, 'draft')))
}

export type NewMessage = Partial<
  Pick<
    MessageRecord,
    'body' | 'bodyLocale' | 'event' | 'files' | 'anchor' | 'offer' | 'quotationId' | 'replyTo' | 'clientMsgId'
  >
> & {
  kind: MessageRecord['kind']
  side: MessageRecord['side']
  /** What lists show of it; the body when absent. */
  excerpt?: string
}

/** Appends a message. The thread's row gives the number, so that messages of a thread have an order without gaps. */
export async function post(ctx: ActorContext, threadId: string, message: NewMessage): Promise<MessageRecord> {
  const now = ctx.now()
  const shown = excerpt(message.excerpt ?? message.body ?? '') || null
  const counted = await ctx.db.execute<{ last_seq: number }>(sql`
    update inquiry_thread set last_seq = last_seq + 1, last_message_at = ${now.toISOString()}, active_at = ${now.toISOString()},
      last_message_side = ${message.side}, last_message_excerpt = coalesce(${shown}, last_message_excerpt)
    where id = ${threadId} returning last_seq`)
  const seq = counted.rows[0]?.last_seq
  if (seq === undefined) throw new AppError('MALL600404')
  const { excerpt: _shown, ...columns } = message
  const isPerson = message.side !== 'system'
  const [row] = await ctx.db
    .insert(messageTable)
    .values({
      ...columns,
      id: uuidv7(),
      threadId,
      seq,
      senderId: isPerson ? ctx.actor.userId : null,
      senderName: isPerson ? ctx.actor.displayName : null,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('a message was not stored')
  if (isPerson) await markRead(ctx, threadId, seq)
  return row
}

/** Moves the caller's reading mark forward, never back. @returns whether it moved. */
export async function markRead(ctx: ActorContext, threadId: string, seq: number): Promise<boolean> {
  const { userId, kind } = ctx.actor
  if (userId === null || (kind !== 'buyer' && kind !== 'seller')) return false
  const moved = await ctx.db
    .insert(participantTable)
    .values({ threadId, userId, side: kind, lastReadSeq: seq, joinedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [participantTable.threadId, participantTable.userId],
      set: { lastReadSeq: seq },
      setWhere: sql`thread_participant.last_read_seq < ${seq}`,
    })
    .returning({ threadId: participantTable.threadId })
  return moved.length > 0
}

export interface ReadingState {
  lastReadSeq: number
  otherReadSeq: number
  unread: number
}

/** How far the caller and the other side have read. What one's own side wrote is not unread for one. */
export async function readingState(ctx: ActorContext, threadId: string): Promise<ReadingState> {
  const { userId, kind } = ctx.actor
  const { rows } = await ctx.db.execute<{ mine: number; other: number; unread: number }>(sql`
    with mark as (
      select coalesce(max(last_read_seq) filter (where user_id = ${userId}), 0) as mine,
        coalesce(max(last_read_seq) filter (where side <> ${kind}), 0) as other
      from thread_participant where thread_id = ${threadId}
    )
    select mark.mine, mark.other,
      (select count(*)::int from thread_message m where m.thread_id = ${threadId} and m.seq > mark.mine and m.side <> ${kind}) as unread
    from mark`)
  const [row] = rows
  return { lastReadSeq: row?.mine ?? 0, otherReadSeq: row?.other ?? 0, unread: row?.unread ?? 0 }
}
