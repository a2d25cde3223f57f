import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aLayer,
  bannerList,
  bannerSave,
  networkFault,
  productPage,
  refusal,
  settle,
  silence,
  success,
} from './fake-api.fixture'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** When each try was sent, in seconds from now on. */
function clock() {
  const started = Date.now()
  const at: number[] = []
  return { at, tick: () => void at.push((Date.now() - started) / 1_000) }
}

describe('tries', () => {
  test('the time between two of them is doubled up to 30 s and no further', async () => {
    const { at, tick } = clock()
    const { layer } = aLayer(() => {
      tick()
      return networkFault()
    })
    const call = layer.call(productPage, {}, { retries: 7 })
    await vi.advanceTimersByTimeAsync(200_000)
    await expect(call).resolves.toMatchObject({ ok: false, failure: { kind: 'network' } })
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  test('a server that never answers is asked four times, 30 s each', async () => {
    const { at, tick } = clock()
    const { layer, calls } = aLayer(call => {
      tick()
      return silence(call)
    })
    const call = layer.call(productPage, {})
    await vi.advanceTimersByTimeAsync(200_000)
    await expect(call).resolves.toMatchObject({ ok: false, failure: { kind: 'timeout', message: '' } })
    expect(at).toEqual([0, 31, 63, 97])
    expect(calls.every(({ init }) => init.signal?.aborted)).toBe(true)
  })

  test('identical calls share them, and learn of the end together', async () => {
    const told: unknown[] = []
    const { layer, calls } = aLayer(networkFault, { onFailure: failure => told.push(failure) })
    const both = Promise.all([layer.call(productPage, { a: 1 }), layer.call(productPage, { a: 1 })])
    await vi.advanceTimersByTimeAsync(60_000)
    const [one, other] = await both
    expect(one).toEqual(other)
    expect(calls).toHaveLength(4)
    expect(told).toHaveLength(2)
    expect(told[0]).toBe(told[1])
  })

  test('retries can be left out', async () => {
    const { layer, calls } = aLayer(networkFault)
    await expect(layer.call(productPage, {}, { retries: 0 })).resolves.toMatchObject({ failure: { kind: 'network' } })
    expect(calls).toHaveLength(1)
  })

  test('HEAD is tried again as well, and its refusal has no more than a status', async () => {
    const { layer, calls } = aLayer((_call, index) =>
      index === 0 ? networkFault() : new Response(null, { status: index === 1 ? 200 : 404 }),
    )
    const head = { path: '/file/x', method: 'HEAD', data: { id: ' 7 ' } } as const
    const there = layer.request(head)
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(there).resolves.toMatchObject({ ok: true })
    expect(calls[1]?.url.searchParams.get('id')).toBe('7')
    expect(calls[1]?.init.body).toBeNull()
    await expect(layer.request(head)).resolves.toMatchObject({ ok: false, failure: { kind: 'http', status: 404 } })
  })
})

describe('writes', () => {
  /** Does what it is told once for each key, and loses as many answers as it is told. */
  function server(lost: number) {
    const done = new Map<string, number>()
    let executed = 0
    const { layer, calls } = aLayer((call, index) => {
      const key = call.headers.get('Idempotency-Key') ?? `none-${index}`
      const answer = done.get(key) ?? (executed += 1)
      done.set(key, answer)
      return index < lost ? networkFault() : success({ no: answer })
    })
    return { layer, calls, executed: () => executed }
  }

  test('one whose answers are lost is sent again and done once', async () => {
    const { layer, calls, executed } = server(3)
    const saved = layer.call(bannerSave, { title: 'Spring' })
    await vi.advanceTimersByTimeAsync(7_000)
    await expect(saved).resolves.toEqual({ ok: true, data: { no: 1 } })
    expect([calls.length, executed()]).toEqual([4, 1])
  })

  test('two presses at once are one action', async () => {
    const { layer, calls, executed } = server(0)
    const results = await Promise.all([layer.call(bannerSave, { title: 'a' }), layer.call(bannerSave, { title: 'a' })])
    expect(results).toEqual([
      { ok: true, data: { no: 1 } },
      { ok: true, data: { no: 1 } },
    ])
    expect([calls.length, executed()]).toEqual([1, 1])
  })

  test('the same again later is another action, unless it carries the key of the first', async () => {
    const { layer, executed } = server(0)
    await layer.call(bannerSave, { title: 'a' })
    await layer.call(bannerSave, { title: 'a' })
    expect(executed()).toBe(2)
    await layer.call(bannerSave, { title: 'a' }, { idempotencyKey: 'key-2' })
    expect(executed()).toBe(2)
  })

  test('who leaves one of two presses does not stop the other', async () => {
    const { layer, executed } = server(1)
    const leaves = new AbortController()
    const first = layer.call(bannerSave, { title: 'a' }, { signal: leaves.signal })
    const second = layer.call(bannerSave, { title: 'a' })
    await settle()
    leaves.abort()
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(first).resolves.toMatchObject({ failure: { kind: 'aborted' } })
    await expect(second).resolves.toEqual({ ok: true, data: { no: 1 } })
    expect(executed()).toBe(1)
  })
})

describe('what is kept', () => {
  test('identical GETs in flight are one call, and those of the next minute none', async () => {
    const { layer, calls } = aLayer(() => success('rows'))
    await Promise.all([layer.call(bannerList, {}), layer.call(bannerList, {})])
    await vi.advanceTimersByTimeAsync(59_999)
    await expect(layer.call(bannerList, {})).resolves.toEqual({ ok: true, data: 'rows' })
    expect(calls).toHaveLength(1)
  })

  test('a GET that was cancelled is not', async () => {
    const { layer, calls } = aLayer((call, index) => (index === 0 ? silence(call) : success('rows')))
    const cancelled = layer.call(bannerList, {}, { concurrency: 'replace', replaceKey: 'banners' })
    await settle()
    layer.cancel('banners')
    await expect(cancelled).resolves.toMatchObject({ failure: { kind: 'aborted' } })
    await expect(layer.call(bannerList, {})).resolves.toEqual({ ok: true, data: 'rows' })
    expect(calls).toHaveLength(2)
  })

  test('of a replaced GET only the newer answer is', async () => {
    const { layer, calls } = aLayer((call, index) => (index === 0 ? silence(call) : success(index)))
    const older = layer.call(bannerList, { place: 'a' }, { concurrency: 'replace' })
    await settle()
    await layer.call(bannerList, { place: 'b' }, { concurrency: 'replace' })
    await older
    await expect(layer.call(bannerList, { place: 'b' })).resolves.toEqual({ ok: true, data: 1 })
    await expect(layer.call(bannerList, { place: 'a' })).resolves.toEqual({ ok: true, data: 2 })
    expect(calls).toHaveLength(3)
  })
})

describe('the response type', () => {
  const TYPES = ['json', 'text', 'blob', 'arrayBuffer'] as const

  test.each(TYPES)('a status that is not OK is an error whatever was asked for: %s', async responseType => {
    const bare = aLayer(() => new Response('gone', { status: 502 }))
    await expect(bare.layer.request({ path: '/mall/x' }, { responseType })).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 502, code: '' },
    })
    const said = aLayer(() => Response.json({ code: 'FILE700413', msg: 'too large', success: false }, { status: 413 }))
    await expect(said.layer.request({ path: '/mall/x' }, { responseType })).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 413, code: 'FILE700413', message: 'too large' },
    })
  })

  test.each(['json', 'blob', 'arrayBuffer'] as const)(
    'a refusal in an OK answer is one too: %s',
    async responseType => {
      const { layer } = aLayer(() => refusal('FT510006', 'changed meanwhile'))
      await expect(layer.request({ path: '/mall/x' }, { responseType })).resolves.toMatchObject({
        ok: false,
        failure: { kind: 'business', code: 'FT510006', message: 'changed meanwhile' },
      })
    },
  )

  test('text, a blob and a buffer come as they are, in every method', async () => {
    const { layer, calls } = aLayer(() => new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }))
    for (const method of ['GET', 'POST', 'PUT'] as const) {
      const ask = (responseType: (typeof TYPES)[number]) => layer.request({ path: '/x', method }, { responseType })
      await expect(ask('text')).resolves.toEqual({ ok: true, data: 'a,b' })
      const blob = await ask('blob')
      expect(blob.ok && blob.data instanceof Blob && (await blob.data.text())).toBe('a,b')
      const buffer = await ask('arrayBuffer')
      expect(buffer.ok && buffer.data instanceof ArrayBuffer && buffer.data.byteLength).toBe(3)
    }
    expect(calls).toHaveLength(9)
  })

  test('text that happens to be JSON stays text', async () => {
    const { layer } = aLayer(() => Response.json({ a: 1 }))
    await expect(layer.request({ path: '/x' }, { responseType: 'text' })).resolves.toEqual({
      ok: true,
      data: '{"a":1}',
    })
  })
})
