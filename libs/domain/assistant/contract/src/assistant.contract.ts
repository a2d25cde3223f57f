import { defineEndpoint, id, pageInput, pageOutput, text, z } from '@tradeport/kernel/contract-kit'
import {
  CHAT_ENTRIES,
  HUMAN_REASONS,
  MAX_ATTACHMENTS,
  MAX_QUESTION,
  chatMessage,
  conversationDetail,
  conversationRow,
  ownConversation,
  ownMessage,
  visitorKey,
} from './conversation.schema'

/** Everybody may ask: with a visitor's key, or signed in. */
const EVERYBODY = ['visitor', 'buyer', 'seller', 'provider', 'operator'] as const

export const assistantState = defineEndpoint({
  name: 'assistant.assistantState',
  path: '/ai/assistant/state',
  audiences: EVERYBODY,
  input: z.object({ visitorKey: visitorKey() }),
  output: z.object({
    /** Which one answers: the search through the platform's own contents that runs without a network, or a language model. */
    provider: z.object({ kind: z.enum(['embedded', 'model']), name: z.string() }),
    /** The web can be searched; otherwise the toggle says that it cannot. */
    webSearch: z.boolean(),
    /** The server can turn speech into text, for browsers that cannot. */
    transcription: z.boolean(),
    quota: z.object({ tokensPerDay: z.int(), tokensLeft: z.int(), resetsAt: z.string() }),
    agents: z.object({ open: z.boolean(), opensAt: z.nullable(z.string()), waiting: z.int() }),
  }),
  reads: ['assistant'],
})

export const conversationPage = defineEndpoint({
  name: 'assistant.conversationPage',
  path: '/ai/conversation/page',
  audiences: EVERYBODY,
  input: pageInput({ visitorKey: visitorKey() }),
  output: pageOutput(conversationRow),
  reads: ['conversation'],
  summary: 'Own conversations, pinned first, newest first; the keyword is looked for in titles and in what was said.',
})

export const conversationOpen = defineEndpoint({
  name: 'assistant.conversationOpen',
  path: '/ai/conversation/detail',
  audiences: EVERYBODY,
  input: ownConversation(),
  output: conversationDetail,
  errors: ['AI800404'],
  reads: ['conversation'],
})

export const messageHistory = defineEndpoint({
  name: 'assistant.messageHistory',
  path: '/ai/message/page',
  audiences: EVERYBODY,
  input: z.object({ conversationId: id(), visitorKey: visitorKey(), beforeSeq: z.int().check(z.minimum(1)) }),
  output: z.object({ messages: z.array(chatMessage), hasEarlier: z.boolean() }),
  errors: ['AI800404'],
  reads: ['conversation'],
})

export const ask = defineEndpoint({
  name: 'assistant.ask',
  path: '/ai/message/ask',
  audiences: EVERYBODY,
  writes: true,
  rateLimit: 30,
  input: z.object({
    /** Absent: a new conversation begins. */
    conversationId: z.optional(id()),
    visitorKey: visitorKey(),
    /** Longer than `MAX_QUESTION` is refused with AI800413, which says how to go on. */
    content: text(5 * MAX_QUESTION),
    fileIds: z._default(z.array(id()).check(z.maxLength(MAX_ATTACHMENTS)), []),
    deepThinking: z._default(z.boolean(), false),
    webSearch: z._default(z.boolean(), false),
    voice: z._default(z.boolean(), false),
    entry: z.enum(CHAT_ENTRIES),
    /** Where the person was, so that "this product" has a meaning. */
    context: z.optional(
      z.object({
        route: z.string().check(z.maxLength(500)),
        documentType: z.optional(z.enum(['product', 'service', 'inquiry', 'order'])),
        documentId: z.optional(id()),
      }),
    ),
  }),
  output: z.object({
    conversationId: z.string(),
    question: chatMessage,
    /** Null while a person answers instead. */
    answer: z.nullable(chatMessage),
  }),
  errors: ['AI800404', 'AI800403', 'AI800413', 'AI800429', 'AI800409'],
  touches: ['conversation', 'assistant'],
})

export const answerStop = defineEndpoint({
  name: 'assistant.answerStop',
  path: '/ai/message/stop',
  audiences: EVERYBODY,
  writes: true,
  input: ownMessage(),
  output: chatMessage,
  errors: ['AI800404', 'AI800403'],
  touches: ['conversation'],
  summary: 'Ends the answer from any tab and keeps its text. What has not begun yet is cancelled and not counted.',
})

export const answerContinue = defineEndpoint({
  name: 'assistant.answerContinue',
  path: '/ai/message/continue',
  audiences: EVERYBODY,
  writes: true,
  rateLimit: 30,
  input: ownMessage(),
  output: chatMessage,
  errors: ['AI800404', 'AI800403', 'AI800429', 'AI800411'],
  touches: ['conversation', 'assistant'],
  summary: 'A stopped, cut or failed answer goes on in the same message.',
})

export const conversationFeed = defineEndpoint({
  name: 'assistant.conversationFeed',
  method: 'GET',
  path: '/ai/conversation/feed',
  audiences: EVERYBODY,
  kind: 'feed',
  input: z.object({ conversationId: id(), visitorKey: visitorKey() }),
  output: z.unknown(),
  errors: ['AI800404'],
  summary:
    'Server-sent events of one conversation: `snapshot` {status, version, handoff, lastSeq, message: the answer being written or null} at once, then `delta` {messageId, offset, text, reasoningOffset, reasoning}, `message` (a whole message that is new or has changed) and `conversation` {status, version, handoff}.',
})

export const conversationClear = defineEndpoint({
  name: 'assistant.conversationClear',
  path: '/ai/conversation/clear',
  audiences: EVERYBODY,
  writes: true,
  input: ownConversation(),
  output: z.object({ id: z.string() }),
  errors: ['AI800404', 'AI800403'],
  touches: ['conversation'],
  summary: 'Ends a running answer and takes the conversation out of the history, in one step.',
})

export const conversationRename = defineEndpoint({
  name: 'assistant.conversationRename',
  path: '/ai/conversation/rename',
  audiences: EVERYBODY,
  writes: true,
  input: z.extend(ownConversation(), { title: text(120) }),
  output: conversationRow,
  errors: ['AI800404'],
  touches: ['conversation'],
})

export const conversationPin = defineEndpoint({
  name: 'assistant.conversationPin',
  path: '/ai/conversation/pin',
  audiences: EVERYBODY,
  writes: true,
  input: z.extend(ownConversation(), { pinned: z.boolean() }),
  output: conversationRow,
  errors: ['AI800404'],
  touches: ['conversation'],
})

export const conversationClaim = defineEndpoint({
  name: 'assistant.conversationClaim',
  path: '/ai/conversation/claim',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  writes: true,
  input: z.object({ visitorKey: z.string().check(z.regex(/^[\w-]{43}$/, { error: 'invalid_format' })) }),
  output: z.object({ conversations: z.int() }),
  touches: ['conversation'],
  summary: 'What somebody asked before signing in becomes theirs.',
})

export const messageFeedback = defineEndpoint({
  name: 'assistant.messageFeedback',
  path: '/ai/message/feedback',
  audiences: EVERYBODY,
  writes: true,
  input: z.extend(ownMessage(), { feedback: z.nullable(z.enum(['up', 'down'])), reason: z.optional(text(500, 0)) }),
  output: chatMessage,
  errors: ['AI800404'],
  touches: ['conversation'],
})

export const actionDecide = defineEndpoint({
  name: 'assistant.actionDecide',
  path: '/ai/action/decide',
  audiences: EVERYBODY,
  writes: true,
  input: z.object({ actionId: id(), visitorKey: visitorKey(), accept: z.boolean() }),
  output: chatMessage,
  errors: ['AI800404', 'AI800403'],
  touches: ['conversation', 'inquiry'],
  summary: 'The person’s yes or no to what the assistant proposed; a yes runs with the person’s own rights.',
})

export const humanRequest = defineEndpoint({
  name: 'assistant.humanRequest',
  path: '/ai/conversation/requestHuman',
  audiences: EVERYBODY,
  writes: true,
  rateLimit: 10,
  input: z.object({
    /** Absent: the person wants to begin with a person. */
    conversationId: z.optional(id()),
    visitorKey: visitorKey(),
    reason: z.enum(HUMAN_REASONS),
    entry: z.enum(CHAT_ENTRIES),
  }),
  output: conversationDetail,
  errors: ['AI800404', 'AI800403', 'AI800423'],
  touches: ['conversation', 'assistant'],
  summary: 'Puts the conversation into the operators’ queue; AI800423 outside the hours: leave a message instead.',
})

export const humanGiveUp = defineEndpoint({
  name: 'assistant.humanGiveUp',
  path: '/ai/conversation/giveUpHuman',
  audiences: EVERYBODY,
  writes: true,
  input: ownConversation(),
  output: conversationDetail,
  errors: ['AI800404', 'AI800403'],
  touches: ['conversation', 'assistant'],
})

export const transcribe = defineEndpoint({
  name: 'assistant.transcribe',
  path: '/ai/voice/transcribe',
  audiences: EVERYBODY,
  kind: 'multipart',
  writes: true,
  replay: false,
  rateLimit: 20,
  input: z.object({ visitorKey: visitorKey() }),
  output: z.object({ text: z.string() }),
  errors: ['AI800415', 'AI800503'],
  summary: 'Speech to text in the caller’s language, where a transcriber is configured.',
})
