import { LOCALE_CODES, id, z } from '@tradeport/kernel/contract-kit'

export const CONVERSATION_STATUSES = ['active', 'waiting_agent', 'with_agent', 'cleared', 'closed'] as const
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number]

export const MESSAGE_STATUSES = [
  'queued',
  'streaming',
  'stopped',
  'truncated',
  'completed',
  'error',
  'cancelled',
] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** `agent`: an operator; `system`: a notice of the platform, whose text is a key of `SYSTEM_NOTICES`. */
export const MESSAGE_ROLES = ['user', 'assistant', 'agent', 'system'] as const
export type MessageRole = (typeof MESSAGE_ROLES)[number]

/** What a system message says; the reader's language decides the words. */
export const SYSTEM_NOTICES = ['waiting_agent', 'agent_joined', 'agent_left', 'waiting_ended'] as const
export type SystemNotice = (typeof SYSTEM_NOTICES)[number]

export const SOURCE_KINDS = ['help', 'news', 'document', 'service', 'product', 'inquiry', 'order', 'web'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** What the assistant may propose; nothing of it is done before the person says yes. */
export const ASSISTANT_ACTIONS = ['draft_inquiry', 'request_human'] as const
export type AssistantAction = (typeof ASSISTANT_ACTIONS)[number]

export const ACTION_STATES = ['asked', 'confirmed', 'refused', 'failed'] as const
export type ActionState = (typeof ACTION_STATES)[number]

export const HUMAN_REASONS = ['asked', 'unanswered', 'complaint', 'account', 'money'] as const
export type HumanReason = (typeof HUMAN_REASONS)[number]

export const CHAT_ENTRIES = ['widget', 'page', 'h5', 'work'] as const
export type ChatEntry = (typeof CHAT_ENTRIES)[number]

/** Longest question, in characters. */
export const MAX_QUESTION = 4_000
export const MAX_ATTACHMENTS = 5

/**
 * A visitor's conversations belong to whoever holds this secret of 43 random base64url characters (256 bits), which the browser
 * makes and keeps; the server keeps its digest only. Signed-in people need none.
 */
export const visitorKey = () => z.optional(z.string().check(z.regex(/^[\w-]{43}$/, { error: 'invalid_format' })))

export const answerSource = z.object({
  kind: z.enum(SOURCE_KINDS),
  title: z.string(),
  /** Address on the main domain: a path of the portal, or a full address for the web and other front-ends. */
  url: z.string(),
  snippet: z.string(),
})
export type AnswerSource = z.output<typeof answerSource>

export const proposedAction = z.object({
  id: z.string(),
  action: z.enum(ASSISTANT_ACTIONS),
  state: z.enum(ACTION_STATES),
  /** What would be done, for the person to judge: names and quantities, in the conversation's language. */
  facts: z.record(z.string(), z.string()),
  /** Where the result is, once confirmed. */
  url: z.nullable(z.string()),
})
export type ProposedAction = z.output<typeof proposedAction>

export const attachment = z.object({ fileId: z.string(), fileName: z.string(), mime: z.string(), size: z.int() })

export const chatMessage = z.object({
  id: z.string(),
  /** Place in the conversation, from 1. */
  seq: z.int(),
  role: z.enum(MESSAGE_ROLES),
  status: z.enum(MESSAGE_STATUSES),
  /** Counts how often it was begun: what is told of an earlier one is out of date. */
  attempt: z.int(),
  /** Plain text with the marks of Markdown that the assistant uses: paragraphs, lists, **bold**, `[n]` for source n. */
  content: z.string(),
  /** Thoughts before an answer in deep-thinking mode. */
  reasoning: z.nullable(z.string()),
  deepThinking: z.boolean(),
  webSearch: z.boolean(),
  voice: z.boolean(),
  attachments: z.array(attachment),
  sources: z.array(answerSource),
  actions: z.array(proposedAction),
  feedback: z.nullable(z.enum(['up', 'down'])),
  /** Why it is in status `error`: a code of the catalogue. */
  errorCode: z.nullable(z.string()),
  /** Of an agent. */
  authorName: z.nullable(z.string()),
  createdAt: z.string(),
})
export type ChatMessage = z.output<typeof chatMessage>

export const handoff = z.object({
  reason: z.enum(HUMAN_REASONS),
  requestedAt: z.string(),
  /** Place in the queue from 1; null once somebody has taken over. */
  position: z.nullable(z.int()),
  /** Expected wait by the last hand-overs; null where there were none. */
  expectedMinutes: z.nullable(z.int()),
  agentName: z.nullable(z.string()),
})

export const conversationRow = z.object({
  id: z.string(),
  title: z.string(),
  pinned: z.boolean(),
  status: z.enum(CONVERSATION_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  lastMessageAt: z.string(),
  messageCount: z.int(),
})
export type ConversationRow = z.output<typeof conversationRow>

export const conversationDetail = z.extend(conversationRow, {
  locale: z.enum(LOCALE_CODES),
  deepThinking: z.boolean(),
  webSearch: z.boolean(),
  handoff: z.nullable(handoff),
  /** The newest ones, oldest first. */
  messages: z.array(chatMessage),
  hasEarlier: z.boolean(),
})
export type ConversationDetail = z.output<typeof conversationDetail>

export const ownConversation = () => z.object({ id: id(), visitorKey: visitorKey() })
export const ownMessage = () => z.object({ messageId: id(), visitorKey: visitorKey() })
