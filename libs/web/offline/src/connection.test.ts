// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection'
import { KEPT_META } from './messages'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** The page was given back from the phone, which keeps it since then. */
function aKeptPage() {
  const meta = document.createElement('meta')
  meta.name = KEPT_META
  meta.content = '1000'
  document.head.append(meta)
  return aPage()
}

const aPage = (over: Partial<Parameters<typeof createConnection>[0]> = {}) =>
  createConnection({
    script: '/h5/sw.js',
    scope: '/h5/',
    token: () => undefined,
    onSession: () => undefined,
    onLeft: () => undefined,
    onTakenOver: () => undefined,
    ...over,
  })

test('a kept page is not called one without a connection any more once the server answers', async () => {
  let isThere = false
  const asked = vi.fn(async () => (isThere ? Response.json({}) : Promise.reject(new TypeError('no network'))))
  vi.stubGlobal('fetch', asked)
  const connection = aKeptPage()
  expect(connection.snapshot()).toMatchObject({ offline: false, keptAt: 1000 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connection.snapshot().keptAt).toBe(1000)
  isThere = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(connection.snapshot().keptAt).toBeUndefined()
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveBeenCalledTimes(before)
})

test('without a network nobody is asked, and the browser says when it is back', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const connection = aKeptPage()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).not.toHaveBeenCalled()
  expect(connection.snapshot()).toMatchObject({ offline: true, keptAt: 1000 })
  window.dispatchEvent(new Event('online'))
  expect(connection.snapshot()).toMatchObject({ offline: false, keptAt: undefined })
})

test('what the page has asked for before there was a worker is asked for again when the first takes over', () => {
  const workers = Object.assign(new EventTarget(), { controller: null, register: () => new Promise(() => undefined) })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers })
  const onTakenOver = vi.fn()
  aPage({ onTakenOver })
  expect(onTakenOver).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(onTakenOver).toHaveBeenCalledOnce()
})
