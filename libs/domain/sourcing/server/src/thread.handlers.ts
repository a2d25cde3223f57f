import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import { grantFiles, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { allowedActions, type ParsedInputOf, mayStep } from '@tradeport/kernel/contract-kit'
import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import { type threadMessages, type threadSend } from '@tradeport/domain/sourcing/contract'
import {
  BUYERS_WHO_ACT,
  SELLERS_WHO_SPEAK,
  isOpenThread,
  opensBySpeaking,
  threadMachine,
} from '@tradeport/domain/sourcing/rules'
import { requireUnblocked } from './block.repository'
import { inquiryOfThread, linesOf } from './inquiry.repository'
import type { InquiryRecord } from './inquiry.table'
import { changedView, contentView, lineView } from './inquiry-view'
import { messageViews } from './message-view'
import { refresh, tell } from './notices'
import { sideOf, toward } from './party'
import type { SourcingPorts } from './ports'
import { listQuotations } from './quotation-list.repository'
import { endLiveQuotation } from './quotation-ending'
import { excerpt, orNull } from './texts'
import { firstAnswer, hidesBuyer, unnamed } from './thread-facts'
import { countThreads, countUnread, listThreads, pageThreads } from './thread-list.repository'
import { dropDrafts, loadThread, markRead, moveThread, post, readingState } from './thread.repository'
import { messageTable, type MessageRecord, type ThreadRecord } from './thread.table'

type ThreadHandlers = Pick<
  Handlers<typeof sourcingContract>,
  | 'threadPage'
  | 'threadStatusCount'
  | 'threadUnreadCount'
  | 'threadDetail'
  | 'threadMessages'
  | 'threadSend'
  | 'threadRead'
  | 'threadAssign'
  | 'threadRequestInfo'
  | 'threadDecline'
  | 'threadClose'
>

export const threadHandlers = (ports: SourcingPorts): ThreadHandlers => ({
  threadPage: pageThreads,
  threadStatusCount: ctx => countThreads(ctx),
  threadUnreadCount: ctx => countUnread(ctx),
  threadDetail: async (ctx, input) => {
    const thread = await loadThread(ctx, input.id)
    const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
    const lines = await linesOf(ctx, inquiry.id)
    const [row] = await listThreads(ctx, sql`t.id = ${thread.id}`)
    if (!row) throw new AppError('MALL600404')
    return {
      ...row,
      inquiry: contentView(
        inquiry,
        lines.map(line => lineView(line, line.product)),
      ),
      quotations: await listQuotations(ctx, sql`q.thread_id = ${thread.id}`, sql`order by q.version_no desc`),
      declineReason: thread.declineReason,
      closeReason: thread.closeReason,
      firstViewedAt: isoOrNull(thread.firstViewedAt),
      firstReplyAt: isoOrNull(thread.firstReplyAt),
      lastSeq: thread.lastSeq,
      timeline: unnamed(ctx, inquiry, thread, await timeline(ctx, 'thread', thread.id)),
    }
  },
  threadMessages: async (ctx, input) => {
    const thread = await loadThread(ctx, input.threadId)
    const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
    const { messages, hasMore } = await messagesOf(ctx, input)
    const reading = await readingState(ctx, thread.id)
    return {
      messages: await messageViews(ctx, ports, messages, hidesBuyer(ctx, inquiry, thread)),
      hasMore,
      lastSeq: thread.lastSeq,
      lastReadSeq: reading.lastReadSeq,
      otherReadSeq: reading.otherReadSeq,
    }
  },
  threadSend: (ctx, input) => send(ctx, ports, input),
  threadRead: async (ctx, input) => {
    const seen = await loadThread(ctx, input.threadId)
    // The thread's row is locked before anything refers to it: of two who read at once, each would otherwise wait for the other.
    const thread = await lookFirst(ctx, seen)
    const hasRead = await markRead(ctx, seen.id, Math.min(input.seq, seen.lastSeq))
    // Told only when something changed: a screen that reads what it is told of would otherwise never come to rest.
    if (hasRead || thread.status !== seen.status) refresh(ctx, thread, { thread: thread.id })
    const { lastReadSeq, unread } = await readingState(ctx, thread.id)
    return { lastReadSeq, unread, status: thread.status, version: thread.version }
  },
  threadAssign: async (ctx, input) => {
    const thread = await loadThread(ctx, input.id, 'update')
    const moved = await moveThread(ctx, thread, 'assign', {
      version: input.version,
      set: {
        assignedTo: ctx.actor.userId,
        assignedName: ctx.actor.displayName,
        firstViewedAt: thread.firstViewedAt ?? ctx.now(),
      },
    })
    refresh(ctx, moved, { thread: moved.id })
    return changedView(moved)
  },
  threadRequestInfo: async (ctx, input) => {
    const thread = await loadThread(ctx, input.id, 'update')
    await requireUnblocked(ctx, thread)
    const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
    const moved = await moveThread(ctx, thread, 'request_info', {
      version: input.version,
      set: { ...firstAnswer(ctx, thread), dueAt: input.dueAt ? new Date(input.dueAt) : null },
    })
    await post(ctx, moved.id, {
      kind: 'text',
      side: 'seller',
      event: 'info_requested',
      body: input.question,
      bodyLocale: ctx.locale,
    })
    await tell(ctx, { to: 'buyer', kind: 'inquiry_reply', inquiry, thread: moved, reply: excerpt(input.question) })
    refresh(ctx, moved, { thread: moved.id, message: moved.id, inquiry: inquiry.id })
    return changedView(moved)
  },
  threadDecline: async (ctx, input) => {
    const thread = await loadThread(ctx, input.id, 'update')
    const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
    const note = orNull(input.note)
    const moved = await moveThread(ctx, thread, 'decline', {
      version: input.version,
      note,
      set: { ...firstAnswer(ctx, thread), declineReason: input.reason, endNote: note, dueAt: null },
    })
    await endLiveQuotation(ctx, moved, 'withdraw', { reason: 'declined', note })
    await dropDrafts(ctx, moved.id)
    await post(ctx, moved.id, { kind: 'system', side: 'seller', event: 'thread_declined', body: note })
    const params = { reason: input.reason }
    await tell(ctx, { to: 'buyer', kind: 'inquiry_declined', inquiry, thread: moved, params })
    refresh(ctx, moved, {
      thread: moved.id,
      message: moved.id,
      inquiry: inquiry.id,
      quotation: moved.latestQuotationId,
    })
    return changedView(moved)
  },
  threadClose: async (ctx, input) => {
    const thread = await loadThread(ctx, input.id, 'update')
    const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
    const note = orNull(input.note)
    const moved = await moveThread(ctx, thread, 'close', {
      version: input.version,
      note,
      set: { closeReason: input.reason, endNote: note, dueAt: null },
    })
    await endLiveQuotation(ctx, moved, 'reject', { reason: 'not_awarded', note })
    await dropDrafts(ctx, moved.id)
    await post(ctx, moved.id, { kind: 'system', side: 'buyer', event: 'thread_closed', body: note })
    await tell(ctx, { to: 'seller', kind: 'inquiry_closed', inquiry, thread: moved })
    refresh(ctx, moved, {
      thread: moved.id,
      message: moved.id,
      inquiry: inquiry.id,
      quotation: moved.latestQuotationId,
    })
    return changedView(moved)
  },
})

/** The first look of somebody who may answer makes a new inquiry a seen one; of two who look at once, one does. */
async function lookFirst(ctx: ActorContext, seen: ThreadRecord): Promise<ThreadRecord> {
  const mayView = (thread: ThreadRecord) =>
    allowedActions(threadMachine, thread.status, toward(ctx, thread).actor.roles).includes('view')
  if (!mayView(seen)) return seen
  const thread = await loadThread(ctx, seen.id, 'update')
  if (!mayView(thread)) return thread
  return moveThread(ctx, thread, 'view', { set: { firstViewedAt: thread.firstViewedAt ?? ctx.now() } })
}

async function messagesOf(ctx: ActorContext, input: ParsedInputOf<typeof threadMessages>) {
  const { threadId, afterSeq, beforeSeq, limit } = input
  const forward = afterSeq !== undefined
  const edge = forward
    ? gt(messageTable.seq, afterSeq)
    : beforeSeq === undefined
      ? undefined
      : lt(messageTable.seq, beforeSeq)
  const rows = await ctx.db
    .select()
    .from(messageTable)
    .where(and(eq(messageTable.threadId, threadId), edge))
    .orderBy(forward ? asc(messageTable.seq) : desc(messageTable.seq))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return { messages: forward ? page : page.reverse(), hasMore: rows.length > limit }
}

async function send(ctx: ActorContext, ports: SourcingPorts, input: ParsedInputOf<typeof threadSend>) {
  const side = sideOf(ctx)
  if (side === 'operator') throw new AppError('gateway.400019')
  const speakers: readonly string[] = side === 'buyer' ? BUYERS_WHO_ACT : SELLERS_WHO_SPEAK
  const speaks = ({ actor }: ActorContext) => mayStep(speakers, actor.roles, 'thread:send')
  if (!speaks(ctx)) throw new AppError('MALL600403')
  // The lock also makes a repeated message wait for the first one.
  const thread = await loadThread(ctx, input.threadId, 'update')
  if (!speaks(toward(ctx, thread)))
    throw new AppError(side === 'buyer' ? 'MALL600403' : 'MALL620018', { name: thread.assignedName ?? '' })
  const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
  const sent = await earlierMessage(ctx, thread.id, input.clientMsgId)
  if (sent) return answer(ctx, ports, inquiry, thread, sent)
  if (!isOpenThread(thread.status) && thread.status !== 'won') throw new AppError('MALL620009')
  // Between who trades with each other words go on: orders do.
  if (thread.status !== 'won') await requireUnblocked(ctx, thread)
  const isFirstAnswer = side === 'seller' && thread.firstReplyAt === null
  const moved = await moveBySpeaking(ctx, thread, side)
  const message = await post(ctx, thread.id, {
    kind: input.offer ? 'offer' : input.body === '' ? 'file' : 'text',
    side,
    body: orNull(input.body),
    bodyLocale: input.bodyLocale ?? ctx.locale,
    files: input.files,
    anchor: input.anchor ?? null,
    offer: input.offer ?? null,
    replyTo: input.replyTo ?? null,
    clientMsgId: input.clientMsgId,
    excerpt: input.body || input.files[0]?.name || '',
  })
  const other = side === 'buyer' ? 'seller' : 'buyer'
  const otherCompany = side === 'buyer' ? thread.sellerCompanyId : thread.buyerCompanyId
  await grantFiles(
    ctx,
    input.files.map(file => file.fileId),
    [otherCompany],
  )
  await tell(ctx, {
    to: other,
    kind: isFirstAnswer ? 'inquiry_reply' : 'negotiation_message',
    inquiry,
    thread: moved,
    reply: excerpt(input.body || input.files[0]?.name || ''),
    // A lively talk is one entry in the message centre, not fifty.
    ...(isFirstAnswer ? {} : { dedupeKey: `thread:${thread.id}:${other}` }),
  })
  refresh(ctx, thread, { thread: thread.id, message: thread.id })
  return answer(ctx, ports, inquiry, moved, message)
}

/** A seller's word opens the negotiation; a buyer's word answers what was asked. */
async function moveBySpeaking(
  ctx: ActorContext,
  thread: ThreadRecord,
  side: 'buyer' | 'seller',
): Promise<ThreadRecord> {
  if (side === 'seller' && opensBySpeaking(thread.status))
    return moveThread(ctx, thread, 'reply', { set: firstAnswer(ctx, thread) })
  if (side === 'buyer' && thread.status === 'waiting_buyer')
    return moveThread(ctx, thread, 'provide_info', { set: { dueAt: null } })
  return thread
}

async function earlierMessage(
  ctx: ActorContext,
  threadId: string,
  clientMsgId: string,
): Promise<MessageRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(messageTable)
    .where(
      and(
        eq(messageTable.threadId, threadId),
        eq(messageTable.clientMsgId, clientMsgId),
        sql`thread_message.sender_id = ${ctx.actor.userId}`,
      ),
    )
  return row
}

async function answer(
  ctx: ActorContext,
  ports: SourcingPorts,
  inquiry: InquiryRecord,
  thread: ThreadRecord,
  message: MessageRecord,
) {
  const [view] = await messageViews(ctx, ports, [message], hidesBuyer(ctx, inquiry, thread))
  if (!view) throw new Error('a stored message has no view')
  return { message: view, threadStatus: thread.status, threadVersion: thread.version }
}
