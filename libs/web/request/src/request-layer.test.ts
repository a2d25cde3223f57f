import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aLayer,
  bannerList,
  bannerSave,
  networkFault,
  productExport,
  productPage,
  refusal,
  settle,
  silence,
  success,
} from './fake-api.fixture'
import type { Failure } from './result'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is sent', () => {
  test('a POST carries trimmed JSON, source, headers and cookies', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.call(productPage, { keyword: '  wool ', tags: [' a ', { note: ' b ' }], pageNum: 1 })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url.pathname).toBe('/api/mall/product/page')
    expect(calls[0]?.init.method).toBe('POST')
    expect(calls[0]?.init.credentials).toBe('include')
    expect(calls[0]?.body).toEqual({ source: 'region-1', keyword: 'wool', tags: ['a', { note: 'b' }], pageNum: 1 })
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer t1',
      requestsource: '2',
      locale: 'en_US',
    })
  })

  test('a GET carries its input and source in the query', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.call(bannerList, { place: ' home ', ids: ['1', '2'], none: undefined })
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      place: 'home',
      ids: '["1","2"]',
      source: 'region-1',
    })
    expect(calls[0]?.init.body).toBeNull()
  })

  test('a small write outlives the page that sent it; a read and a large write do not', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.call(bannerSave, { title: 'Spring' })
    await layer.call(bannerSave, { title: 'x'.repeat(9000) })
    await layer.call(productPage, { keyword: 'wool' })
    expect(calls.map(({ init }) => init.keepalive)).toEqual([true, false, false])
  })

  test('a source that the caller named stays', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.call(productPage, { source: 'region-2' })
    await layer.call(bannerList, { source: 'region-2' })
    expect(calls[0]?.body).toEqual({ source: 'region-2' })
    expect(calls[1]?.url.searchParams.get('source')).toBe('region-2')
  })

  test('without a token there is no Authorization', async () => {
    const { layer, calls } = aLayer(() => success(), { token: () => undefined })
    await layer.call(productPage, {})
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
  })

  test('empty strings and nulls are dropped only when so configured', async () => {
    const payload = { a: '  ', b: null, c: 0, d: false, e: { f: '', g: 'x' }, h: ['', null] }
    const plain = aLayer(() => success())
    await plain.layer.call(productPage, payload)
    expect(plain.calls[0]?.body).toEqual({ source: 'region-1', ...payload, a: '' })
    const dropping = aLayer(() => success(), { dropEmpty: true })
    await dropping.layer.call(productPage, payload)
    expect(dropping.calls[0]?.body).toEqual({ source: 'region-1', c: 0, d: false, e: { g: 'x' }, h: ['', null] })
    await dropping.layer.call(productPage, { a: '' }, { dropEmpty: false })
    expect(dropping.calls[1]?.body).toEqual({ source: 'region-1', a: '' })
  })

  test('only endpoints that write carry an idempotency key, one per action and the same in every retry', async () => {
    const { layer, calls } = aLayer((_call, index) => (index === 1 ? networkFault() : success()))
    await layer.call(productPage, {})
    const write = layer.call(bannerSave, { title: 'a' })
    await vi.advanceTimersByTimeAsync(1_000)
    await write
    await layer.call(bannerSave, { title: 'b' })
    await layer.call(bannerSave, { title: 'c' }, { idempotencyKey: 'mine' })
    expect(calls.map(call => call.headers.get('Idempotency-Key'))).toEqual([null, 'key-1', 'key-1', 'key-2', 'mine'])
  })
})

describe('the answer', () => {
  test('is unwrapped to data, or returned whole', async () => {
    const { layer } = aLayer(() => success({ id: 7 }))
    await expect(layer.call(productPage, {})).resolves.toEqual({ ok: true, data: { id: 7 } })
    await expect(layer.call(productPage, {}, { returnAll: true })).resolves.toEqual({
      ok: true,
      data: { code: '200', msg: 'ok', success: true, data: { id: 7 } },
    })
  })

  test('a code given as a number means the same', async () => {
    const { layer } = aLayer(() => Response.json({ code: 200, data: 1 }))
    await expect(layer.call(productPage, {})).resolves.toEqual({ ok: true, data: 1 })
  })

  test('another code is a business failure with its field errors', async () => {
    const fieldErrors = [
      {
        path: 'title',
        rule: 'too_long',
        msgKey: 'validation.too_long',
        params: { max: 5, odd: {} },
        message: 'At most 5',
      },
      { path: 3 },
      'odd',
    ]
    const { layer } = aLayer(() => refusal('MALL600400', 'Check the form', { fieldErrors }))
    await expect(layer.call(bannerSave, {})).resolves.toEqual({
      ok: false,
      failure: {
        kind: 'business',
        code: 'MALL600400',
        message: 'Check the form',
        endpoint: 'content.bannerSave',
        path: '/portal/banner/save',
        status: 200,
        data: { fieldErrors },
        fieldErrors: [
          { path: 'title', rule: 'too_long', msgKey: 'validation.too_long', params: { max: 5 }, message: 'At most 5' },
        ],
      },
    })
  })

  test.each([
    ['a message of 100 characters is kept', 'x'.repeat(100), 'x'.repeat(100)],
    ['a longer one is shown as empty', 'x'.repeat(101), ''],
    ['what is no string is shown as empty', { text: 'no' }, ''],
  ])('%s', async (_name, msg, shown) => {
    const { layer } = aLayer(() => refusal('MALL600404', msg))
    const result = await layer.call(productPage, {})
    expect(result.ok ? undefined : result.failure.message).toBe(shown)
  })

  test.each([
    ['no JSON', () => new Response('<html>gateway</html>')],
    ['no envelope', () => Response.json({ hello: 'world' })],
    ['a list', () => Response.json([1, 2])],
    ['nothing', () => new Response('')],
  ])('%s is a failure, not a crash', async (_name, respond) => {
    const { layer } = aLayer(respond)
    await expect(layer.call(productPage, {})).resolves.toMatchObject({ ok: false, failure: { kind: 'http', code: '' } })
  })

  test('a non-OK status is an error and keeps the code of its envelope', async () => {
    const { layer } = aLayer(() =>
      Response.json({ code: 'SYS900429', msg: 'slow down', success: false, data: null }, { status: 429 }),
    )
    await expect(layer.call(productPage, {})).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 429, code: 'SYS900429', message: 'slow down' },
    })
  })

  test('text and buffers come as they are', async () => {
    const { layer } = aLayer(() => new Response('a,b'))
    await expect(layer.call(productPage, {}, { responseType: 'text' })).resolves.toEqual({ ok: true, data: 'a,b' })
    const buffer = await layer.call(productPage, {}, { responseType: 'arrayBuffer' })
    expect(buffer.ok && buffer.data).toBeInstanceOf(ArrayBuffer)
  })
})

describe('download', () => {
  test('gives the file, its name and its progress', async () => {
    const progress: number[] = []
    const { layer } = aLayer(
      () =>
        new Response('12345', {
          headers: {
            'Content-Type': 'application/octet-stream',
            'Content-Length': '5',
            'Content-Disposition': `attachment; filename="x.csv"; filename*=UTF-8''%E5%95%86%E5%93%81.csv`,
          },
        }),
    )
    const result = await layer.download(
      productExport,
      {},
      { onProgress: step => progress.push(step.loaded / step.total) },
    )
    expect(result.ok && result.data.fileName).toBe('商品.csv')
    expect(result.ok && (await result.data.blob.text())).toBe('12345')
    expect(progress.at(-1)).toBe(1)
  })

  test('a refused file is a business failure', async () => {
    const { layer } = aLayer(() => refusal('MALL600403', 'not now'))
    await expect(layer.download(productExport, {})).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'business', code: 'MALL600403' },
    })
  })
})

describe('retry', () => {
  test('network faults are tried 3 more times after 1, 2 and 4 seconds', async () => {
    const at: number[] = []
    const started = Date.now()
    const { layer } = aLayer(() => {
      at.push(Date.now() - started)
      return networkFault()
    })
    const call = layer.call(productPage, {})
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(call).resolves.toMatchObject({ ok: false, failure: { kind: 'network' } })
    expect(at).toEqual([0, 1_000, 3_000, 7_000])
  })

  test('a timeout is tried again and covers the body', async () => {
    const { layer, calls } = aLayer((call, index) =>
      index === 0
        ? new Response(new ReadableStream({ start: body => void silence(call).catch(error => body.error(error)) }))
        : success('late'),
    )
    const call = layer.call(productPage, {}, { timeoutMs: 5_000 })
    await vi.advanceTimersByTimeAsync(6_000)
    await expect(call).resolves.toEqual({ ok: true, data: 'late' })
    expect(calls).toHaveLength(2)
  })

  test('answers of the server are never asked for again', async () => {
    const business = aLayer(() => refusal('MALL600404'))
    await business.layer.call(productPage, {})
    const http = aLayer(() => new Response('bad gateway', { status: 502 }))
    await http.layer.call(productPage, {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(business.calls).toHaveLength(1)
    expect(http.calls).toHaveLength(1)
  })

  test('an abort ends the waiting', async () => {
    const controller = new AbortController()
    const { layer, calls } = aLayer(networkFault)
    const call = layer.call(productPage, {}, { signal: controller.signal, concurrency: 'parallel' })
    await settle()
    controller.abort()
    await expect(call).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})

describe('concurrency', () => {
  test('identical calls share one flight, whatever the order of their keys', async () => {
    const { layer, calls } = aLayer(() => success(1))
    const results = await Promise.all([
      layer.call(productPage, { a: 1, b: { c: 2, d: 3 } }),
      layer.call(productPage, { b: { d: 3, c: 2 }, a: 1 }),
      layer.call(productPage, { a: 2 }),
    ])
    expect(calls).toHaveLength(2)
    expect(results.every(result => result.ok)).toBe(true)
    await layer.call(productPage, { a: 1, b: { c: 2, d: 3 } })
    expect(calls).toHaveLength(3)
  })

  test('another language or token is another call', async () => {
    let locale = 'en_US'
    let token = 'Bearer 1'
    const { layer, calls } = aLayer(() => success(), { locale: () => locale, token: () => token })
    const first = layer.call(productPage, {})
    locale = 'zh_CN'
    const second = layer.call(productPage, {})
    token = 'Bearer 2'
    await Promise.all([first, second, layer.call(productPage, {})])
    expect(calls).toHaveLength(3)
  })

  test('a flight ends only when its last subscriber has left', async () => {
    const { layer, calls } = aLayer(silence)
    const one = new AbortController()
    const two = new AbortController()
    const first = layer.call(productPage, {}, { signal: one.signal })
    const second = layer.call(productPage, {}, { signal: two.signal })
    await settle()
    one.abort()
    await expect(first).resolves.toMatchObject({ failure: { kind: 'aborted' } })
    expect(calls[0]?.init.signal?.aborted).toBe(false)
    two.abort()
    await expect(second).resolves.toMatchObject({ failure: { kind: 'aborted' } })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })

  test('who asks after everybody left gets a new flight', async () => {
    const { layer, calls } = aLayer((call, index) => (index === 0 ? silence(call) : success('new')))
    const one = new AbortController()
    const first = layer.call(productPage, {}, { signal: one.signal })
    await settle()
    one.abort()
    await first
    await expect(layer.call(productPage, {})).resolves.toEqual({ ok: true, data: 'new' })
    expect(calls).toHaveLength(2)
  })

  test('replace aborts the earlier call with the same key', async () => {
    const { layer, calls } = aLayer((call, index) => (index === 0 ? silence(call) : success('newest')))
    const first = layer.call(productPage, { keyword: 'w' }, { concurrency: 'replace' })
    await settle()
    const second = layer.call(productPage, { keyword: 'wo' }, { concurrency: 'replace' })
    await expect(first).resolves.toMatchObject({ failure: { kind: 'aborted' } })
    await expect(second).resolves.toEqual({ ok: true, data: 'newest' })
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })

  test('replace leaves calls with other keys alone', async () => {
    const { layer, calls } = aLayer(() => success())
    await Promise.all([
      layer.call(productPage, {}, { concurrency: 'replace', replaceKey: 'a' }),
      layer.call(productPage, {}, { concurrency: 'replace', replaceKey: 'b' }),
    ])
    expect(calls.map(call => call.init.signal?.aborted)).toEqual([false, false])
  })

  test('parallel calls are all sent, and files are never shared', async () => {
    const { layer, calls } = aLayer(() => success())
    await Promise.all([
      layer.call(productPage, {}, { concurrency: 'parallel' }),
      layer.call(productPage, {}, { concurrency: 'parallel' }),
      layer.download(productExport, {}),
      layer.download(productExport, {}),
    ])
    expect(calls).toHaveLength(4)
  })

  test('a call that is aborted before it starts is not sent', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.call(productPage, {}, { signal: AbortSignal.abort() })
    await layer.call(productPage, {}, { signal: AbortSignal.abort(), concurrency: 'parallel' })
    await layer.call(productPage, {}, { signal: AbortSignal.abort(), concurrency: 'replace' })
    expect(calls).toHaveLength(0)
  })
})

describe('cache', () => {
  test('GET answers are kept for 60 seconds, POST answers never', async () => {
    const { layer, calls } = aLayer((_call, index) => success(index))
    await layer.call(bannerList, {})
    await vi.advanceTimersByTimeAsync(59_999)
    await expect(layer.call(bannerList, {})).resolves.toEqual({ ok: true, data: 0 })
    await vi.advanceTimersByTimeAsync(1)
    await expect(layer.call(bannerList, {})).resolves.toEqual({ ok: true, data: 1 })
    await layer.call(productPage, {})
    await layer.call(productPage, {})
    expect(calls).toHaveLength(4)
  })

  test('failures are not kept', async () => {
    const { layer, calls } = aLayer(() => refusal('MALL600404'))
    await layer.call(bannerList, {})
    await layer.call(bannerList, {})
    expect(calls).toHaveLength(2)
  })

  test('fresh asks again and keeps the new answer, off does neither', async () => {
    const { layer, calls } = aLayer((_call, index) => success(index))
    await layer.call(bannerList, {})
    await expect(layer.call(bannerList, {}, { cache: 'fresh' })).resolves.toEqual({ ok: true, data: 1 })
    await expect(layer.call(bannerList, {}, { cache: 'off' })).resolves.toEqual({ ok: true, data: 2 })
    await expect(layer.call(bannerList, {})).resolves.toEqual({ ok: true, data: 1 })
    expect(calls).toHaveLength(3)
  })

  test('a write drops what it touches and tells so', async () => {
    const touched: (readonly string[])[] = []
    const { layer, calls } = aLayer(() => success(), { onTouched: topics => touched.push(topics) })
    await layer.call(bannerList, {})
    await layer.call(bannerSave, {})
    await layer.call(bannerList, {})
    expect(calls).toHaveLength(3)
    expect(touched).toEqual([['banner']])
  })

  test('a write that failed drops nothing', async () => {
    const onTouched = vi.fn()
    const { layer, calls } = aLayer(call => (call.url.pathname.endsWith('save') ? refusal('MALL600403') : success()), {
      onTouched,
    })
    await layer.call(bannerList, {})
    await layer.call(bannerSave, {})
    await layer.call(bannerList, {})
    expect(calls).toHaveLength(2)
    expect(onTouched).not.toHaveBeenCalled()
  })

  test('an answer that left before the write is not kept', async () => {
    let answer: (response: Response) => void = () => undefined
    const { layer, calls } = aLayer((call, index) =>
      index === 0 ? new Promise<Response>(resolve => (answer = resolve)) : success(call.url.pathname),
    )
    const early = layer.call(bannerList, {})
    await settle()
    await layer.call(bannerSave, {})
    answer(success('old'))
    await expect(early).resolves.toEqual({ ok: true, data: 'old' })
    await layer.call(bannerList, {})
    expect(calls).toHaveLength(3)
  })

  test('forget and clearCache drop by endpoint and all', async () => {
    const { layer, calls } = aLayer(() => success())
    await layer.call(bannerList, {})
    layer.forget('another')
    await layer.call(bannerList, {})
    expect(calls).toHaveLength(1)
    layer.forget('content.bannerList')
    await layer.call(bannerList, {})
    layer.clearCache()
    await layer.call(bannerList, {})
    expect(calls).toHaveLength(3)
  })
})

describe('announcing failures', () => {
  test('every failure is told but aborts and those of callers who handle it', async () => {
    const told: Failure[] = []
    const { layer } = aLayer(() => refusal('MALL600404'), { onFailure: failure => told.push(failure) })
    await layer.call(productPage, { a: 1 })
    await layer.call(productPage, { a: 2 }, { ignoreError: true })
    await layer.call(productPage, { a: 3 }, { signal: AbortSignal.abort() })
    expect(told.map(failure => failure.code)).toEqual(['MALL600404'])
  })

  test('callers that shared a flight share the failure value', async () => {
    const told: Failure[] = []
    const { layer } = aLayer(() => refusal('MALL600404'), { onFailure: failure => told.push(failure) })
    await Promise.all([layer.call(productPage, {}), layer.call(productPage, {})])
    expect(told).toHaveLength(2)
    expect(told[0]).toBe(told[1])
  })

  test('the token that the call carried is told along', async () => {
    let token: string | undefined = 'Bearer old'
    const onFailure = vi.fn()
    const { layer } = aLayer(
      () => {
        token = 'Bearer new'
        return refusal('global400001')
      },
      { token: () => token, onFailure },
    )
    await layer.call(productPage, {})
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'global400001' }), {}, 'Bearer old')
  })
})
