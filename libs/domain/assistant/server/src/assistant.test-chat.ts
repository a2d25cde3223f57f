import { randomBytes } from 'node:crypto'
import type { conversationFeed, deskFeed } from '@tradeport/domain/assistant/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { TestApi } from '@tradeport/testing/harness'
import type { AnswerPart, AnswerProvider, PlatformPort } from './index'

/** Says what the test tells it to, as fast or as slowly as the test lets it; every answer listens to its own script. */
export class ScriptedProvider implements AnswerProvider {
  readonly kind = 'model'
  readonly name = 'scripted'
  readonly calls: { written: string; queue: (AnswerPart | Error)[]; wake(): void }[] = []

  say(...parts: (AnswerPart | Error)[]): void {
    const call = this.calls.at(-1)
    call?.queue.push(...parts)
    call?.wake()
  }
  text(text: string): void {
    this.say({ kind: 'text', text })
  }
  finish(reason: 'stop' | 'length' = 'stop'): void {
    this.say({ kind: 'finish', reason, tokensIn: 10, tokensOut: 20 })
  }
  get written(): string | undefined {
    return this.calls.at(-1)?.written
  }

  async *answer(request: Parameters<AnswerProvider['answer']>[0], _tools: unknown, signal: AbortSignal) {
    const call = { written: request.written, queue: [] as (AnswerPart | Error)[], wake: () => {} }
    this.calls.push(call)
    signal.addEventListener('abort', () => call.wake(), { once: true })
    while (!signal.aborted) {
      const part = call.queue.shift()
      if (part instanceof Error) throw part
      if (part) yield part
      if (part?.kind === 'finish') return
      if (!part) await new Promise<void>(resolve => (call.wake = resolve))
    }
  }
}

/** A platform where nothing is found. */
export const aPlatform = (over: Partial<PlatformPort> = {}): PlatformPort => ({
  published: async () => [],
  goods: async () => [],
  orders: async () => null,
  inquiries: async () => null,
  draftInquiry: async () => '',
  companyName: async () => 'Nordhaus',
  addressOf: (_ctx, frontEnd, route) => `${frontEnd}:${route}`,
  ...over,
})

export const newKey = (): string => randomBytes(32).toString('base64url')

export const aQuestion = (visitorKey: string | undefined, over: object = {}) => ({
  content: 'What is the MOQ of the merino sweaters?',
  entry: 'page' as const,
  visitorKey,
  ...over,
})

export interface HeardEvent {
  readonly event: string
  readonly data: Record<string, unknown>
}

export interface Line {
  readonly events: HeardEvent[]
  readonly isEnded: boolean
  close(): void
}

/** Opens a feed and collects its events. */
export async function listenTo(
  { app }: Pick<TestApi['api'], 'app'>,
  endpoint: typeof conversationFeed | typeof deskFeed,
  query: Record<string, string>,
  token: string | null = null,
): Promise<Line> {
  const response = await app.inject({
    method: 'GET',
    url: `/api${endpoint.path}`,
    query: { source: DEFAULT_REGION.source, ...query },
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payloadAsStream: true,
  })
  const line = { events: [] as HeardEvent[], isEnded: false, close: () => void stream.destroy() }
  let rest = ''
  const stream = response.stream()
  stream.on('end', () => (line.isEnded = true))
  stream.on('data', (chunk: Buffer) => {
    rest += chunk.toString()
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && event !== 'ready' && data)
        line.events.push({ event, data: JSON.parse(data) as Record<string, unknown> })
    }
  })
  return line
}

/** The text of an answer as a browser has it that only adds what it hears, and refuses what leaves a gap. */
export function heardOf({ events }: Line, messageId: string): string {
  let text = ''
  for (const { event, data } of events) {
    const told = event === 'snapshot' ? data['message'] : undefined
    if (typeof told === 'object' && told && 'content' in told && String(told.content).length > text.length)
      text = String(told.content)
    if (event !== 'delta' || data['messageId'] !== messageId) continue
    const offset = Number(data['offset'])
    if (offset > text.length) throw new Error(`a piece is missing between ${text.length} and ${offset}`)
    text += String(data['text']).slice(text.length - offset)
  }
  return text
}
