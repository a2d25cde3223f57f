import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCaches } from './fake-caches.fixture'
import { createKeeper, type Build } from './keeper'
import type { WorkerMessage } from './messages'

const ORIGIN = 'https://h5.example.com'
const BUILD: Build = {
  first: ['assets/index-1.js'],
  all: ['assets/index-1.js', 'assets/late-1.js'],
  entry: 'assets/index-1.js',
}
const NEXT: Build = { first: ['assets/index-2.js'], all: ['assets/index-2.js'], entry: 'assets/index-2.js' }
const ANNA = 'Bearer anna'
const BORIS = 'Bearer boris'

let caches = fakeCaches()
let online = true
let clock = 1_000
let told: WorkerMessage[] = []
let answers: Record<string, () => Response> = {}
const network = vi.fn((request: Request | string) => {
  const path = new URL(request instanceof Request ? request.url : request).pathname
  if (!online) return Promise.reject(new TypeError('Failed to fetch'))
  return Promise.resolve(answers[path]?.() ?? new Response(`file ${path}`))
})

const html = (entry: string, data: string, opening = '') =>
  new Response(
    `<html><head><script type="module" src="/h5/${entry}"></script></head><body><div id="root"${opening && ' data-opening'}>${opening}</div>\n${data && `<script type="application/json" id="tp-data">${data}</script>`}</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `policy ${entry}` } },
  )
const envelope =
  (data: unknown, success = true) =>
  () =>
    Response.json({ code: '200', msg: '', success, data })

function keeper(build = BUILD) {
  return createKeeper({
    origin: ORIGIN,
    base: '/h5/',
    scope: '/h5/',
    build,
    caches,
    fetch: network,
    now: () => clock,
    tell: (_client, message) => told.push(message),
  })
}
const get = (path: string) => new Request(ORIGIN + path)
const post = (path: string, input: object, token?: string, locale = 'en_US') =>
  new Request(`${ORIGIN}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { locale, ...(token ? { authorization: token } : {}) },
  })
const textOf = async (response: Promise<Response> | undefined) => (await response)?.text()
const kept = (name: string) => caches.names(name).filter(url => !url.endsWith('/owner') && !url.endsWith('/builds'))

beforeEach(() => {
  network.mockClear()
  caches = fakeCaches()
  online = true
  clock = 1_000
  told = []
  answers = { '/h5/': () => html(BUILD.entry, ''), '/api/mall/product/detail': envelope({ title: 'Coat' }) }
})

describe('reads', () => {
  test('an answer that was seen is given back without a connection, and the page is told how old it is', async () => {
    const one = keeper()
    await one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')
    online = false
    clock = 9_000
    expect(await textOf(one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab'))).toContain('Coat')
    expect(told).toEqual([{ type: 'kept', at: 1_000, asked: 9_000 }])
  })

  test('the network comes first', async () => {
    const one = keeper()
    await one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')
    answers['/api/mall/product/detail'] = envelope({ title: 'Jacket' })
    expect(await textOf(one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab'))).toContain('Jacket')
    expect(told).toEqual([])
  })

  test('another question, or the same in another language, is not answered by it', async () => {
    const one = keeper()
    await one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')
    online = false
    await expect(one.answer(post('/mall/product/detail', { id: '2' }), false, 'tab')).rejects.toThrow('Failed to fetch')
    const inGerman = one.answer(post('/mall/product/detail', { id: '1' }, undefined, 'de_DE'), false, 'tab')
    await expect(inGerman).rejects.toThrow('Failed to fetch')
  })

  test('a failure is not kept, and a kept answer stands in for a server that is down', async () => {
    const one = keeper()
    answers['/api/mall/product/detail'] = envelope(null, false)
    await one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')
    expect(kept('tp-reads')).toEqual([])
    answers['/api/mall/product/detail'] = envelope({ title: 'Coat' })
    await one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')
    answers['/api/mall/product/detail'] = () => new Response('', { status: 503 })
    expect(await textOf(one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab'))).toContain('Coat')
  })

  test('a line that hardly carries is not waited for', async () => {
    vi.useFakeTimers()
    try {
      const one = keeper()
      await one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')
      network.mockReturnValueOnce(new Promise(() => undefined))
      const asked = textOf(one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab'))
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
      await vi.advanceTimersByTimeAsync(4_000)
      expect(await asked).toContain('Coat')
    } finally {
      vi.useRealTimers()
    }
  })

  test('writes go past the worker', () => {
    expect(keeper().answer(post('/mall/inquiry/create', {}, ANNA), false, 'tab')).toBeUndefined()
  })
})

describe('what belongs to a person', () => {
  const ORDERS = '/mall/order/page'
  beforeEach(() => {
    answers[`/api${ORDERS}`] = envelope({ records: ['order of Anna'] })
  })

  test('is readable without a connection as long as they are signed in', async () => {
    const one = keeper()
    await one.answer(post(ORDERS, {}, ANNA), false, 'tab')
    await one.person(ANNA)
    online = false
    expect(await textOf(one.answer(post(ORDERS, {}, ANNA), false, 'tab'))).toContain('order of Anna')
  })

  test('is gone when they sign out, and what the public sees stays', async () => {
    const one = keeper()
    await one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')
    await one.answer(post(ORDERS, {}, ANNA), false, 'tab')
    await one.person(null)
    expect(caches.names('tp-own')).toEqual([])
    expect(kept('tp-reads')).toHaveLength(1)
    online = false
    await expect(one.answer(post(ORDERS, {}, ANNA), false, 'tab')).rejects.toThrow('Failed to fetch')
  })

  test('is never given to somebody else, even when nobody said that they left', async () => {
    const one = keeper()
    await one.answer(post(ORDERS, {}, ANNA), false, 'tab')
    online = false
    await expect(one.answer(post(ORDERS, {}, BORIS), false, 'tab')).rejects.toThrow('Failed to fetch')
    expect(kept('tp-own')).toEqual([])
  })

  test('is kept from the first page on, where reads and the word of who reads cross each other', async () => {
    const one = keeper()
    let arrive: (response: Response) => void = () => undefined
    network.mockReturnValueOnce(new Promise(resolve => (arrive = resolve)))
    const asked = one.answer(post(ORDERS, {}, ANNA), false, 'tab')
    await vi.waitFor(() => expect(network).toHaveBeenCalled())
    await one.person(ANNA)
    arrive(envelope({ records: ['order of Anna'] })())
    await asked
    expect(kept('tp-own')).toHaveLength(1)
  })

  test('is answered where nothing more can be kept', async () => {
    const full = fakeCaches()
    const open = async (name: string) => ({
      ...(await full.open(name)),
      put: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
    })
    caches = { ...full, open }
    expect(await textOf(keeper().answer(post(ORDERS, {}, ANNA), false, 'tab'))).toContain('order of Anna')
  })

  test('is not kept when it arrives after they have left', async () => {
    const one = keeper()
    let arrive: (response: Response) => void = () => undefined
    network.mockReturnValueOnce(new Promise(resolve => (arrive = resolve)))
    const asked = one.answer(post(ORDERS, {}, ANNA), false, 'tab')
    await vi.waitFor(() => expect(network).toHaveBeenCalled())
    await one.person(null)
    arrive(envelope({ records: ['late'] })())
    await asked
    expect(kept('tp-own')).toEqual([])
  })

  test('a price for a signed-in buyer is not shown to a visitor', async () => {
    const one = keeper()
    await one.answer(post('/mall/product/detail', { id: '1' }, ANNA), false, 'tab')
    online = false
    await expect(one.answer(post('/mall/product/detail', { id: '1' }), false, 'tab')).rejects.toThrow('Failed to fetch')
  })
})

describe('pages and versions', () => {
  test('a page that was seen opens without a connection and says since when', async () => {
    const one = keeper()
    await one.install()
    answers['/h5/product/1'] = () => html(BUILD.entry, '{"of":"product 1"}')
    await one.answer(get('/h5/product/1'), true, 'tab')
    online = false
    const page = await one.answer(get('/h5/product/1'), true, 'tab')
    const text = await page?.text()
    expect(text).toContain('{"of":"product 1"}')
    expect(text).toContain('<meta name="tp-kept" content="1000">')
    expect(page?.headers.get('content-security-policy')).toBe('policy assets/index-1.js')
  })

  test('a page never seen opens as the front-end itself', async () => {
    const one = keeper()
    await one.install()
    online = false
    expect(await textOf(one.answer(get('/h5/stores'), true, 'tab'))).toContain(BUILD.entry)
  })

  test('a page opens with its own opening, never with that of another page or an earlier version', async () => {
    answers['/h5/'] = () => html(BUILD.entry, '', '<div><p>home</p></div>')
    answers['/h5/product/1'] = () => html(BUILD.entry, '{"of":"product 1"}', '<div><h1>one</h1></div>')
    const one = keeper()
    await one.install()
    await one.answer(get('/h5/product/1'), true, 'tab')
    online = false
    expect(await textOf(one.answer(get('/h5/product/1'), true, 'tab'))).toContain('<h1>one</h1>')
    expect(await textOf(one.answer(get('/h5/'), true, 'tab'))).toContain('<p>home</p>')
    expect(await textOf(one.answer(get('/h5/stores'), true, 'tab'))).toContain('<div id="root"></div>')

    online = true
    answers['/h5/'] = () => html(NEXT.entry, '', '<div><p>home</p></div>')
    const two = keeper(NEXT)
    await two.install()
    online = false
    const text = await textOf(two.answer(get('/h5/product/1'), true, 'tab'))
    expect(text).toContain('<div id="root"></div>')
    expect(text).toContain('product 1')
  })

  test('after an update a page of the earlier version is shown by the new one, with what it said', async () => {
    const one = keeper()
    await one.install()
    answers['/h5/product/1'] = () => html(BUILD.entry, '{"of":"product 1"}')
    await one.answer(get('/h5/product/1'), true, 'tab')
    answers['/h5/'] = () => html(NEXT.entry, '')
    const two = keeper(NEXT)
    await two.install()
    online = false
    const page = await two.answer(get('/h5/product/1'), true, 'tab')
    const text = await page?.text()
    expect(text).toContain(NEXT.entry)
    expect(text).not.toContain(BUILD.entry)
    expect(text).toContain('product 1')
    expect(page?.headers.get('content-security-policy')).toBe('policy assets/index-2.js')
  })

  test('files of the version before stay for tabs that are open; older ones go', async () => {
    const one = keeper()
    await one.install()
    await one.activate()
    await one.answer(get('/h5/assets/late-1.js'), false, 'tab')
    const two = keeper(NEXT)
    await two.install()
    await two.activate()
    expect(kept('tp-files')).toEqual(
      ['assets/index-1.js', 'assets/late-1.js', 'assets/index-2.js'].map(at => `${ORIGIN}/h5/${at}`),
    )
    await keeper({ first: [], all: ['assets/index-3.js'], entry: 'assets/index-3.js' }).activate()
    expect(kept('tp-files')).toEqual([`${ORIGIN}/h5/assets/index-2.js`])
  })

  test('what was loaded before the worker came is kept too', async () => {
    const one = keeper()
    answers['/h5/product/1'] = () => html(BUILD.entry, '')
    await one.keep(['/h5/product/1', '/h5/assets/late-1.js', '/api/file/image/7?width=200'].map(path => ORIGIN + path))
    expect(kept('tp-pages')).toEqual([`${ORIGIN}/h5/product/1`])
    expect(kept('tp-files')).toEqual([`${ORIGIN}/h5/assets/late-1.js`])
    online = false
    const other = one.answer(get('/api/file/image/7?width=400'), false, 'tab')
    expect(await textOf(other)).toBe('file /api/file/image/7')
  })
})
