import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatMessage, ConversationDetail } from '@tradeport/domain/assistant/contract'
import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import type { Failure, Result, ServerEvent, StreamOptions } from '@tradeport/web/request'
import { aMessage } from './chat-message.test-fixture'
import { ChatSession, type ChatFault, type Question } from './chat-session'

const asked = aMessage({ id: 'q1', seq: 1, role: 'user', status: 'completed', content: 'MOQ?' })
const aDetail = (messages: ChatMessage[]): ConversationDetail => ({
  id: 'c1',
  title: 'MOQ?',
  pinned: false,
  status: 'active',
  version: 1,
  actions: [],
  lastMessageAt: '2026-03-10T02:00:00Z',
  messageCount: messages.length,
  locale: 'en_US',
  deepThinking: false,
  webSearch: false,
  handoff: null,
  messages,
  hasEarlier: false,
})
const question: Question = {
  content: 'MOQ?',
  fileIds: [],
  deepThinking: false,
  webSearch: false,
  voice: false,
  route: '/',
}

let answers: Record<string, () => Result<unknown>>
/** What an answer waits for on its way. */
let waits: Record<string, Promise<void>>
let called: { name: string; input: Record<string, unknown> }[]
let streams: StreamOptions[]
let faults: ChatFault[]
const onCancelled = vi.fn()
let session: ChatSession

const ok = (data: unknown) => (): Result<unknown> => ({ ok: true, data })
const refused =
  (code: string, kind: Failure['kind'] = 'business') =>
  (): Result<unknown> => ({
    ok: false,
    failure: { kind, code, message: 'no', endpoint: '', path: '', fieldErrors: [] },
  })
const tell = (event: string, data: unknown) =>
  streams.at(-1)?.onEvent({ event, data: JSON.stringify(data) } satisfies ServerEvent)
const snapshot = (over: object = {}) =>
  tell('snapshot', { status: 'active', version: 1, handoff: null, lastSeq: 2, message: null, ...over })
const delta = (offset: number, text: string) =>
  tell('delta', { messageId: 'a1', offset, text, reasoningOffset: 0, reasoning: '' })
const textOf = (id: string) => session.snapshot().messages.find(message => message.id === id)?.content

beforeEach(() => {
  answers = {
    'assistant.ask': ok({ conversationId: 'c1', question: asked, answer: aMessage({ status: 'queued' }) }),
    'assistant.conversationOpen': ok(aDetail([asked, aMessage()])),
  }
  waits = {}
  called = []
  streams = []
  faults = []
  onCancelled.mockReset()
  session = new ChatSession({
    layer: {
      // The test's answers have the shape that the endpoint's schema would give them.
      call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
        called.push({ name: endpoint.name, input: Object(input) })
        const answer = (answers[endpoint.name] ?? refused('none'))()
        return (waits[endpoint.name] ?? Promise.resolve()).then(() => answer as Result<OutputOf<E>>) as never
      },
      stream: (_endpoint, _input, options) => {
        streams.push(options)
        return { close: () => {} }
      },
    },
    visitorKey: 'k'.repeat(43),
    entry: 'page',
    onFault: fault => faults.push(fault),
    onCancelled,
  })
})

describe('an answer', () => {
  test('grows as its pieces come, whatever is told twice', async () => {
    expect(await session.ask(question)).toBe('c1')
    snapshot({ message: aMessage({ content: 'At least' }) })
    delta(0, 'At ')
    delta(3, 'least')
    delta(5, 'ast 120')
    expect(textOf('a1')).toBe('At least 120')
    tell('message', aMessage({ status: 'completed', content: 'At least 120.' }))
    expect(session.running).toBeUndefined()
    expect(textOf('a1')).toBe('At least 120.')
  })

  test('of which a piece is missing is read again', async () => {
    await session.ask(question)
    answers['assistant.conversationOpen'] = ok(aDetail([asked, aMessage({ content: 'All of it' })]))
    delta(40, 'late')
    await vi.waitFor(() => expect(textOf('a1')).toBe('All of it'))
  })

  test('that ended while nobody listened is read again', async () => {
    await session.ask(question)
    answers['assistant.conversationOpen'] = ok(aDetail([asked, aMessage({ status: 'completed', content: 'Done' })]))
    streams[0]?.onLost?.()
    expect(session.snapshot().line).toBe('lost')
    streams[0]?.onOpen?.(true)
    snapshot()
    await vi.waitFor(() => expect(textOf('a1')).toBe('Done'))
    expect(session.snapshot().line).toBe('open')
  })

  test('that has ended is not taken for one that is still written, however late the word of that comes', async () => {
    await session.ask(question)
    let arrive = () => {}
    const late = new Promise<void>(resolve => (arrive = resolve))
    answers['assistant.conversationOpen'] = ok(aDetail([asked, aMessage({ content: 'At least' })]))
    waits['assistant.conversationOpen'] = late
    delta(40, 'of which the beginning is missing')
    tell('message', aMessage({ status: 'completed', content: 'At least 120.' }))
    arrive()
    await vi.waitFor(() => expect(session.snapshot().title).toBe('MOQ?'))
    tell('message', aMessage({ content: 'At least' }))
    expect(session.snapshot().messages.at(-1)).toMatchObject({ status: 'completed', content: 'At least 120.' })
    tell('message', aMessage({ status: 'queued', attempt: 2, content: 'At least 120.' }))
    expect(session.running?.attempt).toBe(2)
  })

  test('is read once more where something else was missing meanwhile', async () => {
    await session.ask(question)
    let arrive = () => {}
    waits['assistant.conversationOpen'] = new Promise<void>(resolve => (arrive = resolve))
    delta(40, 'late')
    snapshot()
    delete waits['assistant.conversationOpen']
    const reads = () => called.filter(({ name }) => name === 'assistant.conversationOpen').length
    expect(reads()).toBe(1)
    answers['assistant.conversationOpen'] = ok(aDetail([asked, aMessage({ status: 'completed', content: 'Done' })]))
    arrive()
    await vi.waitFor(() => expect(reads()).toBe(2))
    await vi.waitFor(() => expect(session.running).toBeUndefined())
    expect(textOf('a1')).toBe('Done')
  })

  test('stops, or is cancelled before its first word', async () => {
    await session.ask(question)
    answers['assistant.answerStop'] = ok(aMessage({ status: 'cancelled' }))
    await session.stop()
    expect(onCancelled).toHaveBeenCalledOnce()
    expect(session.running).toBeUndefined()
    await session.stop()
    expect(called.filter(({ name }) => name === 'assistant.answerStop')).toHaveLength(1)
  })
})

describe('what fails', () => {
  test.each<[string, ChatFault]>([
    ['AI800429', 'tokens'],
    ['AI800413', 'length'],
    ['AI800409', 'ask'],
    ['SYS900001', 'ask'],
  ])('%s while asking is told as %s, and the question stays with the person', async (code, fault) => {
    answers['assistant.ask'] = refused(code)
    expect(await session.ask(question)).toBeUndefined()
    expect(faults).toEqual([fault])
    expect(session.snapshot()).toMatchObject({ id: null, isAsking: false })
  })

  test('going on, clearing and the stream have words of their own', async () => {
    await session.ask(question)
    answers['assistant.answerContinue'] = refused('SYS900001')
    await session.goOn('a1')
    answers['assistant.conversationClear'] = refused('SYS900001')
    expect(await session.clear()).toBe(false)
    streams[0]?.onFailure?.({
      kind: 'business',
      code: 'AI800404',
      message: '',
      endpoint: '',
      path: '',
      fieldErrors: [],
    })
    answers['assistant.humanRequest'] = refused('AI800423')
    await session.requestHuman('asked')
    expect(faults).toEqual(['continue', 'clear', 'stream', 'closed'])
  })
})

describe('a conversation', () => {
  test('is asked with the visitor’s key, and with its id from the second question on', async () => {
    await session.ask(question)
    tell('message', aMessage({ status: 'completed' }))
    await session.ask({ ...question, content: 'And in blue?' })
    const inputs = called.filter(({ name }) => name === 'assistant.ask').map(({ input }) => input)
    expect(inputs.map(input => input['conversationId'])).toEqual([undefined, 'c1'])
    expect(inputs.every(input => input['visitorKey'] === 'k'.repeat(43))).toBe(true)
    expect(streams).toHaveLength(1)
  })

  test('cleared in another tab is left here too', async () => {
    await session.ask(question)
    tell('conversation', { status: 'cleared', version: 2, handoff: null })
    expect(session.snapshot()).toMatchObject({ id: null, messages: [] })
  })

  test('that is gone leaves an empty page', async () => {
    answers['assistant.conversationOpen'] = refused('AI800404')
    expect(await session.open('c9')).toBe(false)
    expect(session.snapshot()).toMatchObject({ id: null, isLoading: false })
  })

  test('that cannot be reached now is waited for, and not left', async () => {
    answers['assistant.conversationOpen'] = refused('', 'network')
    expect(await session.open('c9')).toBe(true)
    expect(session.snapshot()).toMatchObject({ id: 'c9', isLoading: false, line: 'lost' })
  })

  test('shows the words of a person as they are said', async () => {
    await session.ask(question)
    tell('message', aMessage({ id: 'p1', seq: 3, role: 'agent', status: 'completed', content: 'Anna here' }))
    expect(session.snapshot().messages.map(({ id }) => id)).toEqual(['q1', 'a1', 'p1'])
  })
})
