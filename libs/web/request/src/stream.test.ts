import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aLayer, networkFault, refusal, silence, type Respond } from './fake-api.fixture'
import type { ServerEvent } from './event-parser'

const LIVE = { name: 'message.stream', method: 'GET', path: '/message/stream' } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream that sends the text and then ends, or stays open. */
const events = (text: string, stays = false): Response =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode(text))
        if (!stays) body.close()
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  )

function listen(respond: Respond, options: { idleMs?: number; reconnect?: boolean } = {}) {
  const { layer, calls } = aLayer(respond)
  const got: ServerEvent[] = []
  const opened: boolean[] = []
  const onFailure = vi.fn()
  const onEnd = vi.fn()
  const stream = layer.stream(
    LIVE,
    {},
    {
      onEvent: event => got.push(event),
      onOpen: again => opened.push(again),
      onFailure,
      onEnd,
      ...options,
    },
  )
  return { stream, calls, got, opened, onFailure, onEnd }
}

/** The stream's own chunk is imported first, which fake timers do not speed up. */
const started = (calls: readonly unknown[]) => vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))

describe('stream', () => {
  test('carries the token and the source, and gives its events', async () => {
    const { stream, calls, got, opened } = listen(() => events('id: 1\nevent: order\ndata: {"id":"x"}\n\n', true))
    await started(calls)
    await vi.waitFor(() => expect(got).toHaveLength(1))
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer t1')
    expect(calls[0]?.headers.get('Accept')).toBe('text/event-stream')
    expect(calls[0]?.url.searchParams.get('source')).toBe('region-1')
    expect(got[0]).toEqual({ id: '1', event: 'order', data: '{"id":"x"}' })
    expect(opened).toEqual([false])
    stream.close()
  })

  test('a lost line is opened again after a growing time, with the last event id', async () => {
    const { stream, calls, opened } = listen((call, index) => {
      if (index === 0) return events('id: 41\ndata: a\n\n')
      if (index < 3) return networkFault()
      return index === 3 ? events('', true) : silence(call)
    })
    await started(calls)
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(calls).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(calls).toHaveLength(4)
    expect(calls.map(call => call.headers.get('Last-Event-ID'))).toEqual([null, '41', '41', '41'])
    expect(opened).toEqual([false, true])
    stream.close()
  })

  test('the server may name the time', async () => {
    const { stream, calls } = listen((call, index) => (index === 0 ? events('retry: 50\n\n') : silence(call)))
    await started(calls)
    await vi.advanceTimersByTimeAsync(50)
    expect(calls).toHaveLength(2)
    stream.close()
  })

  test('a line that is silent for too long is opened again', async () => {
    const { stream, calls } = listen(() => events(': hi\n\n', true), { idleMs: 10_000 })
    await started(calls)
    await vi.advanceTimersByTimeAsync(11_500)
    expect(calls.length).toBeGreaterThanOrEqual(1)
    expect(calls[0]?.init.signal?.aborted).toBe(true)
    stream.close()
  })

  test('a refusal is told once and not asked again', async () => {
    const { calls, onFailure, onEnd } = listen(() => refusal('global400001', 'log in'))
    await started(calls)
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls).toHaveLength(1)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'global400001' }))
  })

  test('a gateway fault passes', async () => {
    const { stream, calls } = listen((call, index) => (index === 0 ? new Response('', { status: 503 }) : silence(call)))
    await started(calls)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toHaveLength(2)
    stream.close()
  })

  test('close ends it for good', async () => {
    const { stream, calls, onEnd } = listen(silence)
    await started(calls)
    stream.close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls).toHaveLength(1)
    expect(onEnd).not.toHaveBeenCalled()
  })

  test('a stream that answers one question is not asked again', async () => {
    const { calls, onEnd } = listen(() => events('data: done\n\n'), { reconnect: false })
    await started(calls)
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})
