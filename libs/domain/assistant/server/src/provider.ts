import type { AnswerSource, AssistantAction, ChatEntry } from '@tradeport/domain/assistant/contract'
import type { LocaleCode, RegionConfig } from '@tradeport/kernel/config'

/** What an answer is made from. */
export interface AnswerRequest {
  readonly locale: LocaleCode
  readonly region: RegionConfig
  readonly entry: ChatEntry
  readonly question: string
  /** What was said before, oldest first. */
  readonly history: readonly { role: 'user' | 'assistant'; content: string }[]
  /** What is already written, when a stopped answer goes on. */
  readonly written: string
  readonly deepThinking: boolean
  readonly webSearch: boolean
  readonly personKind: string
  /** The page the person asks from. */
  readonly context: { route?: string; documentType?: string; documentId?: string }
}

export interface Finding {
  readonly source: AnswerSource
  readonly text: string
  /** Share of the question's telling words that the source has, 0 to 1. */
  readonly score: number
}

export interface GoodsFinding extends Finding {
  readonly productId: string
  readonly facts: { price: string | null; moq: string; leadDays: number | null; seller: string }
}

/** What a provider may look up; every one runs with the rights of the person who asks. */
export interface AnswerTools {
  /** Help, news, documents and services, best first. */
  knowledge(text: string): Promise<Finding[]>
  goods(text: string): Promise<GoodsFinding[]>
  /** Null: the person is not signed in, or has no such documents in this role. */
  orders(keyword: string | undefined): Promise<Finding[] | null>
  inquiries(keyword: string | undefined): Promise<Finding[] | null>
  /** Null: no web search is configured. */
  web(text: string): Promise<Finding[] | null>
}

export type AnswerPart =
  | { kind: 'reasoning'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'source'; source: AnswerSource }
  | {
      kind: 'action'
      action: AssistantAction
      args: Record<string, unknown>
      facts: Record<string, string>
    }
  | { kind: 'unanswered' }
  | { kind: 'finish'; reason: 'stop' | 'length'; tokensIn: number; tokensOut: number }

/** One who answers: the embedded search, or a language model. Both pass the same suite of tests. */
export interface AnswerProvider {
  readonly kind: 'embedded' | 'model'
  readonly name: string
  /** @throws when the provider fails; what was sent before stays. */
  answer(request: AnswerRequest, tools: AnswerTools, signal: AbortSignal): AsyncIterable<AnswerPart>
}

/** Speech to text; absent where none is configured. */
export interface Transcriber {
  transcribe(audio: { content: Buffer; mime: string; fileName: string }, locale: LocaleCode): Promise<string>
}

/** Search of the open web; absent where none is configured. */
export interface WebSearch {
  search(
    text: string,
    locale: LocaleCode,
    signal: AbortSignal,
  ): Promise<{ title: string; url: string; snippet: string }[]>
}
