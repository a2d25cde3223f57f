import type { ChatMessage, ConversationDetail } from '@tradeport/domain/assistant/contract'

export type Handoff = ConversationDetail['handoff']

/** What the screen shows of one conversation. */
export interface ChatState {
  readonly id: string | null
  readonly title: string
  readonly status: ConversationDetail['status']
  readonly handoff: Handoff
  readonly messages: readonly ChatMessage[]
  readonly hasEarlier: boolean
}

export const NO_CONVERSATION: ChatState = {
  id: null,
  title: '',
  status: 'active',
  handoff: null,
  messages: [],
  hasEarlier: false,
}

export interface Delta {
  readonly messageId: string
  readonly offset: number
  readonly text: string
  readonly reasoningOffset: number
  readonly reasoning: string
}

export function fromDetail(detail: ConversationDetail): ChatState {
  const { id, title, status, handoff, messages, hasEarlier } = detail
  return { id, title, status, handoff, messages, hasEarlier }
}

/** Puts a message in its place, or takes the newer of two. */
export function withMessage(state: ChatState, message: ChatMessage): ChatState {
  const known = state.messages.findIndex(({ id }) => id === message.id)
  if (known >= 0) return { ...state, messages: state.messages.with(known, newer(state.messages[known], message)) }
  const at = state.messages.findLastIndex(({ seq }) => seq < message.seq) + 1
  return { ...state, messages: state.messages.toSpliced(at, 0, message) }
}

/**
 * What was asked for and what is told by itself cross each other. Of two attempts the later one is newer, of one attempt that which has
 * ended, and of what is still written the longer one.
 */
function newer(known: ChatMessage | undefined, told: ChatMessage): ChatMessage {
  if (!known || told.attempt > known.attempt) return told
  if (told.attempt < known.attempt) return known
  if (!isRunning(told)) return told
  if (!isRunning(known)) return known
  if (known.status === 'streaming' && known.content.length > told.content.length)
    return { ...told, status: known.status, content: known.content, reasoning: known.reasoning }
  return told
}

/** What was read again, with what was told meanwhile. */
export function withNewest(state: ChatState, newest: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Map(state.messages.map(message => [message.id, message]))
  const first = newest[0]?.seq ?? 0
  const last = newest.at(-1)?.seq ?? 0
  return [
    ...state.messages.filter(({ seq }) => seq < first),
    ...newest.map(message => newer(known.get(message.id), message)),
    ...state.messages.filter(({ seq }) => seq > last),
  ]
}

/**
 * Adds what came of an answer. Pieces may be told twice, in the snapshot and by themselves: what is known is passed over.
 *
 * @returns null when a piece is missing: the conversation has to be read again.
 */
export function withDelta(state: ChatState, delta: Delta): ChatState | null {
  const at = state.messages.findIndex(({ id }) => id === delta.messageId)
  const message = state.messages[at]
  if (!message) return null
  const content = extended(message.content, delta.offset, delta.text)
  const reasoning = extended(message.reasoning ?? '', delta.reasoningOffset, delta.reasoning)
  if (content === null || reasoning === null) return null
  const next: ChatMessage = {
    ...message,
    status: message.status === 'queued' ? 'streaming' : message.status,
    content,
    reasoning: reasoning === '' ? message.reasoning : reasoning,
  }
  return { ...state, messages: state.messages.with(at, next) }
}

function extended(known: string, offset: number, piece: string): string | null {
  if (piece === '') return known
  if (offset > known.length) return null
  return offset + piece.length <= known.length ? known : known + piece.slice(known.length - offset)
}

export function withEarlier(state: ChatState, earlier: readonly ChatMessage[], hasEarlier: boolean): ChatState {
  const known = new Set(state.messages.map(({ id }) => id))
  return { ...state, messages: [...earlier.filter(({ id }) => !known.has(id)), ...state.messages], hasEarlier }
}

export const isRunning = (message: ChatMessage | undefined): boolean =>
  message?.role === 'assistant' && (message.status === 'queued' || message.status === 'streaming')
