import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aLayer, networkFault, refusal, settle, silence, success } from './fake-api.fixture'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('calls without a contract', () => {
  test('the default method is POST, with trimmed data and the source in the body', async () => {
    const { layer, calls } = aLayer(() => success(5))
    await expect(layer.request({ path: '/mall/x', data: { a: ' b ' } })).resolves.toEqual({ ok: true, data: 5 })
    expect(calls[0]?.init.method).toBe('POST')
    expect(calls[0]?.body).toEqual({ source: 'region-1', a: 'b' })
    expect(calls[0]?.url.search).toBe('')
  })

  test.each([
    ['GET', { source: 'region-1', a: '1' }, null],
    ['HEAD', { source: 'region-1', a: '1' }, null],
    ['POST', {}, { source: 'region-1', a: 1 }],
    ['PUT', {}, { source: 'region-1', a: 1 }],
  ] as const)('%s has its data in its place', async (method, query, body) => {
    const { layer, calls } = aLayer(() => (method === 'HEAD' ? new Response(null) : success()))
    await expect(layer.request({ path: '/mall/x', method, data: { a: 1 } })).resolves.toMatchObject({ ok: true })
    expect(calls[0]?.init.method).toBe(method)
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual(query)
    expect(calls[0]?.body ?? null).toEqual(body)
  })

  test.each(['GET', 'POST', 'PUT'] as const)('a source that the caller named stays in a %s', async method => {
    const { layer, calls } = aLayer(() => success())
    await layer.request({ path: '/mall/x', method, data: { source: 'mine' } })
    const sent = method === 'GET' ? calls[0]?.url.searchParams.get('source') : calls[0]?.body
    expect(sent).toEqual(method === 'GET' ? 'mine' : { source: 'mine' })
  })

  test('a list as a body is sent as it is', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.request({ path: '/mall/x', data: [' a ', 1] })
    expect(calls[0]?.body).toEqual(['a', 1])
  })

  test('the query of the path is trimmed and joined by the source', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.request({ path: '/mall/x?word=%20wool%20&page=1 ', method: 'GET', data: { page: 2 } })
    expect(calls[0]?.url.pathname).toBe('/api/mall/x')
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      source: 'region-1',
      word: 'wool',
      page: '2',
    })
    await layer.request({ path: '/mall/x?word=%20wool%20', data: {} })
    expect(Object.fromEntries(calls[1]?.url.searchParams ?? [])).toEqual({ word: 'wool' })
  })

  test('calls that differ in the query of their path are not identical', async () => {
    const { layer, calls } = aLayer(() => success())
    await Promise.all([
      layer.request({ path: '/mall/x?a=1', data: {} }),
      layer.request({ path: '/mall/x?a=2', data: {} }),
      layer.request({ path: '/mall/x?a= 1 ', data: {} }),
      layer.request({ path: '/mall/x', method: 'PUT', data: {} }),
      layer.request({ path: '/mall/x', data: {} }),
    ])
    expect(calls).toHaveLength(4)
  })

  test('PUT and declared writes carry an idempotency key that is the same in every retry', async () => {
    const { layer, calls } = aLayer((_call, index) => (index === 0 ? networkFault() : success()))
    const put = layer.request({ path: '/mall/x', method: 'PUT' })
    await vi.advanceTimersByTimeAsync(1_000)
    await put
    await layer.request({ path: '/mall/y', writes: true })
    await layer.request({ path: '/mall/z' })
    expect(calls.map(call => call.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1', 'key-2', null])
  })

  test('the envelope comes whole on wish', async () => {
    const { layer } = aLayer(() => success(5))
    await expect(layer.request({ path: '/mall/x' }, { returnAll: true })).resolves.toEqual({
      ok: true,
      data: { code: '200', msg: 'ok', success: true, data: 5 },
    })
  })

  test.each([
    [false, '/api/comprehensive-service/declarationForm/page'],
    [true, '/api/declarationForm/page'],
  ])('known paths of the old application are rewritten (development host: %s)', async (developmentHost, path) => {
    const { layer, calls } = aLayer(() => success(), { developmentHost })
    await layer.request({ path: '/foreign-trade-app/declarationForm/page?a=1' })
    await layer.request({ path: '/foreign-trade-app/somethingElse' })
    expect(calls[0]?.url.pathname).toBe(path)
    expect(calls[1]?.url.pathname).toBe('/api/foreign-trade-app/somethingElse')
  })
})

describe('cancelling by key', () => {
  test('ends the call that replace would end, and leaves others alone', async () => {
    const { layer, calls } = aLayer(silence)
    const search = layer.request({ path: '/mall/x' }, { concurrency: 'replace', replaceKey: 'search' })
    const other = layer.request({ path: '/mall/y' }, { concurrency: 'replace', replaceKey: 'other' })
    await settle()
    layer.cancel('search')
    layer.cancel('nothing by this name')
    await expect(search).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    expect(calls[1]?.init.signal?.aborted).toBe(false)
    layer.cancel('other')
    await expect(other).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
  })

  test('also ends the waiting between two tries, and files', async () => {
    const { layer, calls } = aLayer((_call, index) => (index === 0 ? networkFault() : new Response('x')))
    const file = layer.request(
      { path: '/mall/file' },
      { concurrency: 'replace', replaceKey: 'file', responseType: 'blob' },
    )
    await settle()
    layer.cancel('file')
    await expect(file).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})

describe('combinations', () => {
  test('the aborted one of two identical calls does not hurt the other, even between two tries', async () => {
    const { layer, calls } = aLayer((_call, index) => (index === 0 ? networkFault() : success('there')))
    const leaves = new AbortController()
    const first = layer.request({ path: '/mall/x', data: { a: 1 } }, { signal: leaves.signal })
    const second = layer.request({ path: '/mall/x', data: { a: 1 } })
    await settle()
    leaves.abort()
    await expect(first).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(second).resolves.toEqual({ ok: true, data: 'there' })
    expect(calls).toHaveLength(2)
  })

  test('callers of one flight are told of one failure, and those who handle it themselves are not', async () => {
    const told: unknown[] = []
    const { layer, calls } = aLayer(() => refusal('MALL600404'), { onFailure: failure => told.push(failure) })
    await Promise.all([
      layer.request({ path: '/mall/x' }),
      layer.request({ path: '/mall/x' }, { ignoreError: true }),
      layer.request({ path: '/mall/x' }),
    ])
    expect(calls).toHaveLength(1)
    expect(told).toHaveLength(2)
    expect(new Set(told).size).toBe(1)
  })

  test('a GET that succeeds at its third try is kept for 60 seconds from then on', async () => {
    const { layer, calls } = aLayer((_call, index) => (index < 2 ? networkFault() : success(index)))
    const get = { path: '/portal/x', method: 'GET' } as const
    const first = layer.request(get)
    await vi.advanceTimersByTimeAsync(3_000)
    await expect(first).resolves.toEqual({ ok: true, data: 2 })
    await vi.advanceTimersByTimeAsync(59_999)
    await layer.request(get)
    expect(calls).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1)
    await layer.request(get)
    expect(calls).toHaveLength(4)
  })

  test('HEAD and PUT are never kept, and a call may say how long a GET is', async () => {
    const { layer, calls } = aLayer(call => (call.init.method === 'HEAD' ? new Response(null) : success()))
    for (const method of ['HEAD', 'HEAD', 'PUT', 'PUT'] as const) await layer.request({ path: '/portal/x', method })
    expect(calls).toHaveLength(4)
    await layer.request({ path: '/portal/x', method: 'GET' }, { cacheMs: 5_000 })
    await vi.advanceTimersByTimeAsync(4_999)
    await layer.request({ path: '/portal/x', method: 'GET' })
    expect(calls).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(1)
    await layer.request({ path: '/portal/x', method: 'GET' })
    expect(calls).toHaveLength(6)
  })

  test('a cached answer of one language or person is not given to another', async () => {
    let token: string | undefined = 'Bearer 1'
    let locale = 'en_US'
    const { layer } = aLayer((_call, index) => success(index), { token: () => token, locale: () => locale })
    const ask = () => layer.request({ path: '/portal/x', method: 'GET' })
    await expect(ask()).resolves.toEqual({ ok: true, data: 0 })
    locale = 'de_DE'
    await expect(ask()).resolves.toEqual({ ok: true, data: 1 })
    token = undefined
    await expect(ask()).resolves.toEqual({ ok: true, data: 2 })
    locale = 'en_US'
    token = 'Bearer 1'
    await expect(ask()).resolves.toEqual({ ok: true, data: 0 })
  })

  test('an answer that breaks off is tried again like a fault of the network', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('{"code":"200"'))
            body.error(new TypeError('terminated'))
          },
        }),
      )
    const { layer, calls } = aLayer((_call, index) => (index === 0 ? broken() : success('whole')))
    const result = layer.request({ path: '/mall/x', writes: true })
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(result).resolves.toEqual({ ok: true, data: 'whole' })
    expect(calls.map(call => call.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1'])
  })

  test('replaced while it waits for its next try: the newer one answers, nothing more is sent for the older', async () => {
    const { layer, calls } = aLayer(call => (call.url.pathname.endsWith('old') ? networkFault() : success('new')))
    const old = layer.request({ path: '/mall/old' }, { concurrency: 'replace', replaceKey: 'list' })
    await settle()
    const next = layer.request({ path: '/mall/new' }, { concurrency: 'replace', replaceKey: 'list' })
    await expect(old).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    await expect(next).resolves.toEqual({ ok: true, data: 'new' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(2)
  })
})
