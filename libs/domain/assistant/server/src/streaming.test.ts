import { createServer, type Server, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi, plug, wiringOf, type Api } from '@tradeport/compose/api'
import {
  answerContinue,
  ask,
  conversationFeed,
  conversationOpen,
  type ChatMessage,
} from '@tradeport/domain/assistant/contract'
import { ANSWER_LIMIT_MS } from '@tradeport/domain/assistant/rules'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { z } from '@tradeport/kernel/contract-kit'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { ScriptedProvider, aPlatform, aQuestion, heardOf, listenTo, newKey } from './assistant.test-chat'
import { assistantServer, modelProvider, type AnswerProvider } from './index'

/** Whoever the test lets answer; the module is wired once. */
let answering: AnswerProvider
const provider: AnswerProvider = {
  kind: 'model',
  name: 'chosen by the test',
  answer: (...asked) => answering.answer(...asked),
}
let api: TestApi

beforeAll(async () => {
  // Long waits pass when a test says so; what does not wait for a timer goes on as usual.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  api = await startModuleApi([plug(assistantServer, { provider, platform: aPlatform() })])
  await api.api.start()
})
afterAll(async () => {
  await api.close()
  vi.useRealTimers()
})
beforeEach(() => {
  api.clock.now = new Date('2026-03-10T04:00:00.000Z')
})

interface Begun {
  readonly key: string
  readonly conversationId: string
  readonly messageId: string
}

async function begin(): Promise<Begun> {
  const key = newKey()
  const { conversationId, answer } = await api.visitor.ok(ask, aQuestion(key))
  return { key, conversationId, messageId: answer?.id ?? '' }
}

/** An answer that says what the test says next. */
async function beginScripted(): Promise<{ chat: Begun; scripted: ScriptedProvider }> {
  const scripted = new ScriptedProvider()
  answering = scripted
  const chat = await begin()
  await expect.poll(() => scripted.calls.length).toBe(1)
  return { chat, scripted }
}

async function messageOf({ key, conversationId, messageId }: Begun): Promise<ChatMessage> {
  const { messages } = await api.visitor.ok(conversationOpen, { id: conversationId, visitorKey: key })
  const found = messages.find(({ id }) => id === messageId)
  if (!found) throw new Error('the message is gone')
  return found
}

const becomes = (chat: Begun, wanted: Partial<ChatMessage>) =>
  expect.poll(() => messageOf(chat), { timeout: 8_000, interval: 20 }).toMatchObject(wanted)
const goOn = ({ key, messageId }: Begun) => api.visitor.ok(answerContinue, { messageId, visitorKey: key })
const listen = ({ key, conversationId }: Begun, to: Pick<Api, 'app'> = api.api) =>
  listenTo(to, conversationFeed, { conversationId, visitorKey: key })

/** Everything after the text that is there already, to the end. */
async function expectGoesOn(chat: Begun, said: string): Promise<void> {
  const scripted = new ScriptedProvider()
  answering = scripted
  await goOn(chat)
  await expect.poll(() => scripted.written).toBe(said)
  scripted.text(' and the rest.')
  scripted.finish()
  await becomes(chat, { status: 'completed', content: `${said} and the rest.` })
}

describe('two hundred conversations at once', () => {
  const CHATS = 200
  const WORDS = 40
  const wordsOf = (who: string) => Array.from({ length: WORDS }, (_, place) => `${who}-${place} 毛衣😀 `)

  it('all get every word, in bounded memory', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = z.parse(z.custom<() => void>(), runInNewContext('gc'))
    const heap = () => {
      collectGarbage()
      return process.memoryUsage().heapUsed
    }
    let waiting = 0
    let everybodyIsHere = () => {}
    const together = new Promise<void>(resolve => (everybodyIsHere = resolve))
    let inTheMiddle = 0
    answering = {
      ...provider,
      async *answer({ question }) {
        for (const [place, text] of wordsOf(question).entries()) {
          // Nobody is through before all have begun.
          if (place === WORDS / 2) {
            waiting += 1
            if (waiting === CHATS) {
              inTheMiddle = heap()
              everybodyIsHere()
            }
            await together
          }
          yield { kind: 'text', text }
          await new Promise(resolve => setImmediate(resolve))
        }
        yield { kind: 'finish', reason: 'stop', tokensIn: 1, tokensOut: 1 }
      },
    }
    const before = heap()
    const chats = await Promise.all(
      Array.from({ length: CHATS }, async (_, place) => {
        const key = newKey()
        const content = `q${place}`
        const { conversationId, answer } = await api.visitor.ok(ask, aQuestion(key, { content }))
        const chat = { key, conversationId, messageId: answer?.id ?? '' }
        return { chat, text: wordsOf(content).join(''), line: await listen(chat) }
      }),
    )
    await expect
      .poll(
        async () =>
          (
            await api.pool.query<{ n: number }>(
              `select count(*)::int as n from ai_message where status = 'completed' and role = 'assistant'`,
            )
          ).rows[0]?.n,
        { timeout: 20_000, interval: 50 },
      )
      .toBe(CHATS)
    for (const { chat, text, line } of chats) {
      await expect.poll(() => line.events.at(-1)?.data['status'], { timeout: 5_000 }).toBe('completed')
      expect(heardOf(line, chat.messageId)).toBe(text)
      expect((await messageOf(chat)).content).toBe(text)
      line.close()
    }
    chats.length = 0
    const MEGABYTE = 1_048_576
    expect((inTheMiddle - before) / MEGABYTE).toBeLessThan(48)
    expect((heap() - before) / MEGABYTE).toBeLessThan(16)
  }, 60_000)
})

describe('what was shown stays, and the answer can go on', () => {
  it('when the provider breaks off without an error', async () => {
    answering = {
      ...provider,
      async *answer() {
        yield { kind: 'text', text: 'Half of' }
      },
    }
    const chat = await begin()
    await becomes(chat, { status: 'error', content: 'Half of', errorCode: 'AI800500' })
    await expectGoesOn(chat, 'Half of')
  })

  it('when the provider hangs and hears nothing, after the longest time an answer may take', async () => {
    let isHanging = false
    answering = {
      ...provider,
      async *answer() {
        yield { kind: 'text', text: 'Up to here' }
        isHanging = true
        await new Promise(() => undefined)
      },
    }
    const chat = await begin()
    await becomes(chat, { status: 'streaming', content: 'Up to here' })
    expect(isHanging).toBe(true)
    vi.advanceTimersByTime(ANSWER_LIMIT_MS)
    await becomes(chat, { status: 'truncated', content: 'Up to here' })
    await expectGoesOn(chat, 'Up to here')
  })

  it('and who only thinks for long is not taken for lost', async () => {
    const { chat, scripted } = await beginScripted()
    scripted.text('Let me see')
    await becomes(chat, { status: 'streaming', content: 'Let me see' })
    const beat = async () =>
      (await api.pool.query<{ beat_at: Date }>('select beat_at from ai_message where id = $1', [chat.messageId]))
        .rows[0]?.beat_at
    for (let silent = 0; silent < 3; silent += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 10_000)
      vi.advanceTimersByTime(5_000)
      await expect.poll(beat, { interval: 20 }).toEqual(api.clock.now)
    }
    await api.api.jobs.run('assistant.recover')
    expect((await messageOf(chat)).status).toBe('streaming')
    scripted.text(': yes.')
    scripted.finish()
    await becomes(chat, { status: 'completed', content: 'Let me see: yes.' })
  })

  it('when the reader’s line is cut in the middle: the answer is written on and a new line shows all of it', async () => {
    const { chat, scripted } = await beginScripted()
    const line = await listen(chat)
    scripted.text('One ')
    await expect.poll(() => heardOf(line, chat.messageId)).toBe('One ')
    line.close()
    scripted.text('two ')
    await becomes(chat, { content: 'One two ' })
    const again = await listen(chat)
    await expect.poll(() => heardOf(again, chat.messageId)).toBe('One two ')
    scripted.text('three.')
    scripted.finish()
    await expect.poll(() => again.events.at(-1)?.data).toMatchObject({ status: 'completed', content: 'One two three.' })
    expect(heardOf(again, chat.messageId)).toBe('One two three.')
    again.close()
  })
})

describe('a language model whose line is cut', () => {
  let model: Server
  let say: ServerResponse | undefined
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`

  beforeAll(async () => {
    model = createServer((request, response) => {
      request.resume()
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(chunk('Said before'))
      say = response
    })
    await new Promise<void>(resolve => model.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise(resolve => model.close(resolve)))

  it.each([
    ['torn', (response: ServerResponse) => response.destroy()],
    ['closed', (response: ServerResponse) => response.end()],
  ])('%s: the text stays and can go on', async (_how, cut) => {
    const at = model.address()
    const baseUrl = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}/v1` : ''
    answering = modelProvider({ baseUrl, apiKey: 'k', model: 'm' })
    const chat = await begin()
    await becomes(chat, { status: 'streaming', content: 'Said before' })
    if (say) cut(say)
    await becomes(chat, { status: 'error', content: 'Said before', errorCode: 'AI800500' })
    await expectGoesOn(chat, 'Said before')
  })
})

describe('a process that ends in the middle of an answer', () => {
  it('keeps what was said, ends the reader’s line, and another one goes on', async () => {
    const scripted = new ScriptedProvider()
    const leaving = await createApi(
      {
        pool: api.pool,
        databaseUrl: api.databaseUrl,
        blobs: api.api.parts.files.blobs,
        clock: () => api.clock.now,
        callsPerMinute: 0,
        publicUrl: 'http://www.tradeport.localhost:8080',
      },
      () =>
        wiringOf({ notify: async () => undefined, mail: async () => undefined }, [
          plug(assistantServer, { provider: scripted, platform: aPlatform() }),
        ]),
    )
    await leaving.start()
    const key = newKey()
    const asked = await leaving.app.inject({
      method: 'POST',
      url: `/api${ask.path}`,
      headers: { 'idempotency-key': crypto.randomUUID(), locale: 'en_US', requestsource: '0' },
      payload: { ...aQuestion(key), source: DEFAULT_REGION.source },
    })
    const { conversationId, answer } = z.parse(ask.output, asked.json<{ data: unknown }>().data)
    const chat = { key, conversationId, messageId: answer?.id ?? '' }
    const line = await listen(chat, leaving)
    await expect.poll(() => scripted.calls.length).toBe(1)
    scripted.text('As far as')
    await expect.poll(() => heardOf(line, chat.messageId)).toBe('As far as')
    // Not told yet when the end comes, and kept all the same.
    scripted.text(' this')
    await leaving.close()
    await expect.poll(() => line.isEnded).toBe(true)
    const left = await messageOf(chat)
    expect(left.status).toBe('truncated')
    expect(left.content).toMatch(/^As far as/)
    await expectGoesOn(chat, left.content)
  })
})
