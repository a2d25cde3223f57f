import {
  actionDecide,
  answerContinue,
  answerStop,
  ask,
  conversationClear,
  conversationFeed,
  conversationOpen,
  humanGiveUp,
  humanRequest,
  messageFeedback,
  messageHistory,
  type ChatEntry,
  type ChatMessage,
  type HumanReason,
} from '@tradeport/domain/assistant/contract'
import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import type { EventStream, Failure, RequestLayer, Result, ServerEvent } from '@tradeport/web/request'
import {
  NO_CONVERSATION,
  fromDetail,
  isRunning,
  withDelta,
  withEarlier,
  withMessage,
  withNewest,
  type ChatState,
  type Delta,
  type Handoff,
} from './chat-state'

export interface ChatSnapshot extends ChatState {
  /** `lost`: the line is being opened again; the answer is written on meanwhile. */
  readonly line: 'off' | 'open' | 'lost'
  readonly isLoading: boolean
  /** A question is on its way. */
  readonly isAsking: boolean
}

/** What the person is told about a call that failed. */
export type ChatFault = 'ask' | 'continue' | 'clear' | 'stream' | 'tokens' | 'length' | 'closed' | 'other'

export interface ChatDependencies {
  readonly layer: Pick<RequestLayer, 'call' | 'stream'>
  /** Absent for people who are signed in. */
  readonly visitorKey: string | undefined
  readonly entry: ChatEntry
  onFault(fault: ChatFault, failure: Failure): void
  onCancelled(): void
}

export interface Question {
  readonly content: string
  readonly fileIds: string[]
  readonly deepThinking: boolean
  readonly webSearch: boolean
  readonly voice: boolean
  readonly route: string
}

const FAULTS: Readonly<Record<string, ChatFault>> = {
  AI800429: 'tokens',
  AI800413: 'length',
  AI800423: 'closed',
  AI800411: 'continue',
}

/** The server was not reached: it has said nothing about what was asked for. */
const UNREACHED: ReadonlySet<Failure['kind']> = new Set(['network', 'timeout'])

/**
 * One conversation as a browser follows it. The server writes the answers; this only shows them, so a reload, a second tab or a lost
 * line come back to where the text is.
 */
export class ChatSession {
  readonly #deps: ChatDependencies
  readonly #listeners = new Set<() => void>()
  #snapshot: ChatSnapshot = { ...NO_CONVERSATION, line: 'off', isLoading: false, isAsking: false }
  #feed: EventStream | undefined
  #reading = false
  #isStale = false
  #frame: number | undefined

  constructor(deps: ChatDependencies) {
    this.#deps = deps
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly snapshot = (): ChatSnapshot => this.#snapshot

  /** The answer that is being written. */
  get running(): ChatMessage | undefined {
    return this.#snapshot.messages.findLast(isRunning)
  }

  /** @returns false when there is no such conversation any more. */
  async open(id: string): Promise<boolean> {
    this.leave()
    this.#set({ ...NO_CONVERSATION, id, line: 'off', isLoading: true, isAsking: false })
    const result = await this.#call(conversationOpen, { id, ...this.#key() }, true)
    if (this.#snapshot.id !== id) return true
    if (!result.ok && UNREACHED.has(result.failure.kind)) {
      // It is still this conversation: the line says so, and reads what was said as soon as it stands.
      this.#set({ isLoading: false, line: 'lost' })
      this.#attach(id)
      return true
    }
    if (!result.ok) {
      this.#set({ ...NO_CONVERSATION, isLoading: false })
      return false
    }
    this.#set({ ...fromDetail(result.data), isLoading: false })
    this.#attach(id)
    return true
  }

  /** Back to an empty page. */
  leave(): void {
    this.#feed?.close()
    this.#feed = undefined
    this.#set({ ...NO_CONVERSATION, line: 'off', isLoading: false, isAsking: false })
  }

  /** @returns the conversation's id, or undefined when nothing was taken: the question is then still the person's. */
  async ask({ route, ...question }: Question): Promise<string | undefined> {
    if (this.#snapshot.isAsking) return undefined
    this.#set({ isAsking: true })
    const { id } = this.#snapshot
    const result = await this.#call(ask, {
      ...question,
      ...this.#key(),
      ...(id === null ? {} : { conversationId: id }),
      entry: this.#deps.entry,
      context: { route },
    })
    this.#set({ isAsking: false })
    if (!result.ok) {
      this.#fault(result.failure, 'ask')
      return undefined
    }
    const { conversationId, question: asked, answer } = result.data
    this.#set({ id: conversationId, title: this.#snapshot.title || asked.content.slice(0, 60) })
    this.#put(asked)
    if (answer) this.#put(answer)
    if (!this.#feed) this.#attach(conversationId)
    return conversationId
  }

  async stop(): Promise<void> {
    const { running } = this
    if (!running) return
    const result = await this.#call(answerStop, { messageId: running.id, ...this.#key() })
    if (!result.ok) {
      this.#fault(result.failure, 'other')
      return
    }
    this.#put(result.data)
    if (result.data.status === 'cancelled') this.#deps.onCancelled()
  }

  async goOn(messageId: string): Promise<void> {
    const result = await this.#call(answerContinue, { messageId, ...this.#key() })
    if (result.ok) this.#put(result.data)
    else this.#fault(result.failure, 'continue')
  }

  async judge(messageId: string, feedback: 'up' | 'down' | null): Promise<void> {
    const result = await this.#call(messageFeedback, { messageId, feedback, ...this.#key() })
    if (result.ok) this.#put(result.data)
    else this.#fault(result.failure, 'other')
  }

  async decide(actionId: string, accept: boolean): Promise<void> {
    const result = await this.#call(actionDecide, { actionId, accept, ...this.#key() })
    if (result.ok) this.#put(result.data)
    else this.#fault(result.failure, 'other')
  }

  /**
   * Takes the open conversation, or another one of the history, out of it.
   *
   * @returns false when it is still there.
   */
  async clear(id: string | null = this.#snapshot.id): Promise<boolean> {
    if (id === null) return true
    const result = await this.#call(conversationClear, { id, ...this.#key() })
    if (!result.ok) {
      this.#fault(result.failure, 'clear')
      return false
    }
    if (id === this.#snapshot.id) this.leave()
    return true
  }

  async requestHuman(reason: HumanReason): Promise<string | undefined> {
    const { id } = this.#snapshot
    const input = { reason, entry: this.#deps.entry, ...this.#key(), ...(id === null ? {} : { conversationId: id }) }
    const result = await this.#call(humanRequest, input)
    if (!result.ok) {
      this.#fault(result.failure, 'other')
      return undefined
    }
    this.#set(fromDetail(result.data))
    if (!this.#feed) this.#attach(result.data.id)
    return result.data.id
  }

  async giveUpHuman(): Promise<void> {
    const { id } = this.#snapshot
    if (id === null) return
    const result = await this.#call(humanGiveUp, { id, ...this.#key() })
    if (result.ok) this.#set(fromDetail(result.data))
    else this.#fault(result.failure, 'other')
  }

  async showEarlier(): Promise<void> {
    const { id, messages } = this.#snapshot
    const beforeSeq = messages[0]?.seq
    if (id === null || beforeSeq === undefined) return
    const result = await this.#call(messageHistory, { conversationId: id, beforeSeq, ...this.#key() })
    if (result.ok && this.#snapshot.id === id)
      this.#set(withEarlier(this.#snapshot, result.data.messages, result.data.hasEarlier))
  }

  #attach(conversationId: string): void {
    this.#feed?.close()
    const input = { conversationId, ...this.#key() }
    let isMine = true
    const feed = this.#deps.layer.stream(conversationFeed, input, {
      onOpen: () => this.#set({ line: 'open' }),
      onEvent: event => {
        if (isMine && this.#snapshot.id === conversationId) this.#take(event)
      },
      onLost: () => this.#set({ line: 'lost' }),
      onFailure: failure => this.#fault(failure, 'stream'),
      onEnd: () => this.#set({ line: 'off' }),
    })
    this.#feed = {
      close: () => {
        isMine = false
        feed.close()
      },
    }
  }

  #take({ event, data }: ServerEvent): void {
    const told: unknown = JSON.parse(data)
    if (event === 'snapshot' && isSnapshot(told)) {
      this.#set({ status: told.status, handoff: told.handoff })
      if (told.message) this.#put(told.message)
      // Words were said, or an answer ended, while nobody listened.
      const mine = this.#snapshot.messages.at(-1)?.seq ?? 0
      if (told.lastSeq > mine || (this.running && told.message?.id !== this.running.id)) void this.#readAgain()
    } else if (event === 'delta' && isDelta(told)) {
      const next = withDelta(this.#snapshot, told)
      if (next) this.#grow(next)
      else void this.#readAgain()
    } else if (event === 'message' && isMessage(told)) {
      this.#put(told)
    } else if (event === 'conversation' && isState(told)) {
      if (told.status === 'cleared') this.leave()
      else this.#set({ status: told.status, handoff: told.handoff })
    }
  }

  async #readAgain(): Promise<void> {
    const { id } = this.#snapshot
    if (id === null) return
    // What is on its way may have been read before that which is missing was said.
    this.#isStale = this.#reading
    if (this.#reading) return
    this.#reading = true
    const result = await this.#call(conversationOpen, { id, ...this.#key() }, true)
    this.#reading = false
    if (result.ok && this.#snapshot.id === id) {
      const { messages: newest, ...state } = fromDetail(result.data)
      const hasMore = this.#snapshot.messages.some(({ seq }) => seq < (newest[0]?.seq ?? 0))
      const messages = withNewest(this.#snapshot, newest)
      this.#set({ ...state, messages, hasEarlier: hasMore ? this.#snapshot.hasEarlier : state.hasEarlier })
    }
    if (this.#isStale) await this.#readAgain()
  }

  #put(message: ChatMessage): void {
    this.#set(withMessage(this.#snapshot, message))
  }

  #set(change: Partial<ChatSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
    for (const listener of this.#listeners) listener()
  }

  /** Words come faster than they are drawn: what came is known at once, and shown once a frame. */
  #grow(state: ChatState): void {
    this.#snapshot = { ...this.#snapshot, ...state }
    this.#frame ??= requestAnimationFrame(() => this.#set({}))
  }

  #key(): { visitorKey?: string } {
    return this.#deps.visitorKey === undefined ? {} : { visitorKey: this.#deps.visitorKey }
  }

  #fault(failure: Failure, otherwise: ChatFault): void {
    if (failure.kind !== 'aborted') this.#deps.onFault(FAULTS[failure.code] ?? otherwise, failure)
  }

  #call<E extends Endpoint>(endpoint: E, input: InputOf<E>, quiet = false): Promise<Result<OutputOf<E>>> {
    // The chat says itself what failed, in the words the specification gives for it; losing the right to call is for everybody.
    return this.#deps.layer.call(endpoint, input, {
      quiet: 'all',
      ...(endpoint.writes ? { idempotencyKey: crypto.randomUUID() } : {}),
      ...(quiet ? { ignoreError: true } : {}),
    })
  }
}

// The events come from the same version of the product, so their shape is checked as far as telling them apart needs.
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) && typeof value['seq'] === 'number' && typeof value['content'] === 'string'
const isDelta = (value: unknown): value is Delta => isRecord(value) && typeof value['offset'] === 'number'

interface ToldState {
  status: ChatState['status']
  handoff: Handoff
}
const isState = (value: unknown): value is ToldState => isRecord(value) && typeof value['status'] === 'string'
const isSnapshot = (value: unknown): value is ToldState & { lastSeq: number; message: ChatMessage | null } =>
  isState(value) && isRecord(value) && typeof value['lastSeq'] === 'number'
