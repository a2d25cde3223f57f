import {
  defineEndpoint,
  defineStep,
  id,
  instant,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  THREAD_CLOSE_REASONS,
  THREAD_DECLINE_REASONS,
  THREAD_STATUSES,
  threadMessage,
  threadRow,
  threadSendInput,
} from './thread.schema'
import { threadDetailOutput } from './thread-detail.schema'

const THREAD = {
  name: 'sourcing.thread',
  path: '/mall/thread',
  touches: ['thread'],
  changed: () => steppedTo(THREAD_STATUSES),
} as const

export const threadPage = defineEndpoint({
  name: 'sourcing.threadPage',
  path: '/mall/thread/page',
  audiences: ['buyer', 'seller', 'operator'],
  input: pageInput(
    {
      status: z.optional(z.enum(THREAD_STATUSES)),
      inquiryId: z.optional(id()),
      storeId: z.optional(id()),
      /** Only those in which the other side wrote something not read yet. */
      unreadOnly: z.optional(z.boolean()),
      mineOnly: z.optional(z.boolean()),
      /** Only those that nobody of the seller's has taken. */
      unassignedOnly: z.optional(z.boolean()),
    },
    ['updated', 'newest', 'deadline'],
  ),
  output: pageOutput(threadRow()),
  reads: ['thread', 'quotation'],
  summary: "A seller's inbox of inquiries; a buyer's list of negotiations.",
})

export const threadStatusCount = defineEndpoint({
  name: 'sourcing.threadStatusCount',
  path: '/mall/thread/statusCount',
  audiences: ['buyer', 'seller', 'operator'],
  input: z.object({}),
  output: statusCountOutput(),
  reads: ['thread'],
})

export const threadUnreadCount = defineEndpoint({
  name: 'sourcing.threadUnreadCount',
  path: '/mall/thread/unreadCount',
  audiences: ['buyer', 'seller'],
  input: z.object({}),
  output: z.object({ messages: z.int(), threads: z.int() }),
  reads: ['thread'],
})

export const threadDetail = defineEndpoint({
  name: 'sourcing.threadDetail',
  path: '/mall/thread/detail',
  audiences: ['buyer', 'seller', 'operator'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: threadDetailOutput(),
  reads: ['thread', 'quotation', 'inquiry'],
})

export const threadMessages = defineEndpoint({
  name: 'sourcing.threadMessages',
  path: '/mall/thread/messages',
  audiences: ['buyer', 'seller', 'operator'],
  input: z.object({
    threadId: id(),
    /** Newer than this, oldest first; for catching up. */
    afterSeq: z.optional(z.int().check(z.minimum(0))),
    /** Older than this; for scrolling back. Without either: the newest. */
    beforeSeq: z.optional(z.int().check(z.minimum(1))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.object({
    /** In the order of `seq`. */
    messages: z.array(threadMessage()),
    hasMore: z.boolean(),
    lastSeq: z.int(),
    lastReadSeq: z.int(),
    /** How far the other side has read. */
    otherReadSeq: z.int(),
  }),
  reads: ['thread', 'message'],
})

export const threadSend = defineEndpoint({
  name: 'sourcing.threadSend',
  path: '/mall/thread/send',
  audiences: ['buyer', 'seller'],
  input: threadSendInput(),
  output: z.object({ message: threadMessage(), threadStatus: z.enum(THREAD_STATUSES), threadVersion: z.int() }),
  errors: ['MALL620019', 'MALL620009'],
  writes: true,
  touches: ['thread', 'message'],
  rateLimit: 120,
  summary: 'Says something; a seller thereby opens the negotiation, a buyer asked for information answers.',
})

export const threadRead = defineEndpoint({
  name: 'sourcing.threadRead',
  path: '/mall/thread/read',
  audiences: ['buyer', 'seller'],
  input: z.object({ threadId: id(), seq: z.int().check(z.minimum(0)) }),
  output: z.object({ lastReadSeq: z.int(), unread: z.int(), status: z.enum(THREAD_STATUSES), version: z.int() }),
  writes: true,
  touches: ['thread'],
  summary:
    'The reader has seen the messages up to `seq`; the first look of a seller also marks a new inquiry as viewed.',
})

export const threadAssign = defineStep(THREAD, 'assign', {
  audiences: ['seller'],
  summary: 'The caller takes the inquiry over.',
})

export const threadRequestInfo = defineStep(THREAD, 'request_info', {
  audiences: ['seller'],
  input: { question: text(2000), dueAt: z.optional(instant()) },
  touches: ['message'],
  errors: ['MALL620019'],
})

export const threadDecline = defineStep(THREAD, 'decline', {
  audiences: ['seller'],
  input: { reason: z.enum(THREAD_DECLINE_REASONS), note: optionalText(500) },
  touches: ['quotation', 'inquiry'],
})

export const threadClose = defineStep(THREAD, 'close', {
  audiences: ['buyer'],
  input: { reason: z.enum(THREAD_CLOSE_REASONS), note: optionalText(500) },
  touches: ['quotation', 'inquiry'],
})
