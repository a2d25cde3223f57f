import type { Failure, StreamOptions } from '@tradeport/web/request'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveHub } from './live-hub'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  look('visible')
})

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

function aHub() {
  const streams: { options: StreamOptions; closed: boolean }[] = []
  const invalidated: (readonly string[])[] = []
  let signedIn = true
  const onEnded = vi.fn()
  const onRefused = vi.fn()
  const hub = createLiveHub({
    onEnded,
    onRefused,
    open(options) {
      const stream = { options, closed: false }
      streams.push(stream)
      return {
        close: () => {
          stream.closed = true
        },
      }
    },
    isSignedIn: () => signedIn,
    invalidate: topics => void invalidated.push(topics),
  })
  const send = (data: unknown, event = 'message') =>
    streams.at(-1)?.options.onEvent({ event, data: typeof data === 'string' ? data : JSON.stringify(data) })
  return { hub, streams, invalidated, send, onEnded, onRefused, sign: (value: boolean) => (signedIn = value) }
}

test('all screens share one stream, which ends with the last of them', async () => {
  const { hub, streams } = aHub()
  const stops = [hub.subscribe('order', () => undefined), hub.subscribe('inquiry', () => undefined)]
  expect(streams).toHaveLength(1)
  stops[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(streams[0]?.closed).toBe(false)
  stops[1]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(streams[0]?.closed).toBe(true)
})

test('a screen that replaces another keeps the stream', async () => {
  const { hub, streams } = aHub()
  hub.subscribe('order', () => undefined)()
  hub.subscribe('inquiry', () => undefined)
  await vi.advanceTimersByTimeAsync(10)
  expect(streams).toHaveLength(1)
  expect(streams[0]?.closed).toBe(false)
})

test('an event makes its topic stale and reaches its listeners', () => {
  const { hub, invalidated, send } = aHub()
  const order = vi.fn()
  const inquiry = vi.fn()
  hub.subscribe('order', order)
  hub.subscribe('inquiry', inquiry)
  send({ topic: 'order', id: '7', extra: true })
  expect(order).toHaveBeenCalledExactlyOnceWith({
    topic: 'order',
    id: '7',
    data: { topic: 'order', id: '7', extra: true },
  })
  expect(inquiry).not.toHaveBeenCalled()
  expect(invalidated).toEqual([['order']])
})

test('the event name is the topic where the data names none; what cannot be read is left out', () => {
  const { hub, invalidated, send } = aHub()
  hub.subscribe('order', () => undefined)
  send({ id: '7' }, 'notification')
  send('not json')
  send([1, 2])
  expect(invalidated).toEqual([['notification']])
})

test('after a lost line everything that is listened to is asked again', () => {
  const { hub, streams, invalidated } = aHub()
  hub.subscribe('order', () => undefined)
  hub.subscribe('inquiry', () => undefined)
  streams[0]?.options.onOpen?.(false)
  expect(invalidated).toEqual([])
  streams[0]?.options.onOpen?.(true)
  expect(invalidated).toEqual([['order', 'inquiry']])
})

test('nobody signed in, no stream; signing in opens it', () => {
  const { hub, streams, sign } = aHub()
  sign(false)
  hub.subscribe('order', () => undefined)
  expect(streams).toHaveLength(0)
  sign(true)
  hub.restart()
  expect(streams).toHaveLength(1)
  hub.restart()
  expect(streams.map(stream => stream.closed)).toEqual([true, false])
})

test('a tab that nobody looks at gives the line back, and catches up when it is looked at again', async () => {
  const { hub, streams, invalidated } = aHub()
  hub.subscribe('order', () => undefined)
  look('hidden')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(streams[0]?.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(streams[0]?.closed).toBe(true)
  look('visible')
  expect(streams).toHaveLength(2)
  streams[1]?.options.onOpen?.(false)
  expect(invalidated).toEqual([['order']])
})

test('a short look elsewhere changes nothing', async () => {
  const { hub, streams } = aHub()
  hub.subscribe('order', () => undefined)
  look('hidden')
  await vi.advanceTimersByTimeAsync(10_000)
  look('visible')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(streams).toHaveLength(1)
  expect(streams[0]?.closed).toBe(false)
})

test('the end of the session closes the line and is told once, whoever listens', () => {
  const { hub, streams, invalidated, send, onEnded } = aHub()
  const order = vi.fn()
  hub.subscribe('order', order)
  send({ topic: 'sessionEnded', id: '7' }, 'live')
  expect(streams[0]?.closed).toBe(true)
  expect(onEnded).toHaveBeenCalledOnce()
  expect([invalidated, order.mock.calls]).toEqual([[], []])
})

test('why a line is refused is told, and the line opened meanwhile stays', () => {
  const { hub, streams, onRefused } = aHub()
  hub.subscribe('order', () => undefined)
  const failure: Failure = {
    kind: 'business',
    code: 'global400001',
    message: '',
    endpoint: 'message.stream',
    path: '/message/stream',
    fieldErrors: [],
  }
  onRefused.mockImplementation(() => hub.restart())
  streams[0]?.options.onFailure?.(failure)
  streams[0]?.options.onEnd?.()
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(failure)
  hub.close()
  expect(streams.map(({ closed }) => closed)).toEqual([true, true])
})
