import { act, cleanup } from '@testing-library/react'
import { pageLoad } from '@tradeport/web/navigation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRuntime, disposeRuntimes, refusal, success, type SentCall } from './test-app.fixture'

const cookie = (name: string, value: string) =>
  (document.cookie = `${name}=${value}; path=/; domain=tradeport.localhost; max-age=${value ? 60 : 0}`)

beforeEach(() => {
  document.documentElement.dataset.lang = 'en_US'
  window.history.replaceState(null, '', '/companies?pageNum=2')
})
afterEach(() => {
  cleanup()
  disposeRuntimes()
  for (const name of ['uc-token', 'seller_token']) cookie(name, '')
  vi.restoreAllMocks()
  delete document.documentElement.dataset.lang
})

/** A page with an open line, on which the server can speak; `again` answers the lines after the first. */
async function aPage(platform: 'admin' | 'seller', again: () => Response) {
  cookie(platform === 'admin' ? 'uc-token' : 'seller_token', 'Bearer%20held')
  const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
  const bytes = new TextEncoder()
  let say: ReadableStreamDefaultController<Uint8Array> | undefined
  let lines = 0
  const respond = ({ path }: SentCall) => {
    if (path !== '/api/message/stream') return success()
    lines += 1
    if (lines > 1) return again()
    const body = new ReadableStream<Uint8Array>({ start: controller => void (say = controller) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const page = await aRuntime(respond, { platform })
  page.runtime.live.subscribe('notification', () => undefined)
  await vi.waitFor(() => expect(say).toBeDefined())
  return {
    ...page,
    assign,
    lines: () => lines,
    end: () => act(async () => say?.enqueue(bytes.encode('event: live\ndata: {"topic":"sessionEnded","id":"1"}\n\n'))),
  }
}

const signInOf = (assign: { mock: { calls: [string][] } }) => new URL(assign.mock.calls[0]?.[0] ?? '')

test('signed out in another front-end, a page goes to the sign-in and knows the way back', async () => {
  const { runtime, assign, end, toasts } = await aPage('admin', () => refusal('global400001'))
  cookie('uc-token', '')
  await end()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  const url = signInOf(assign)
  expect([url.host, url.pathname]).toEqual([window.location.host.replace(/^[^.]+/, 'cerberus'), '/login'])
  expect(url.searchParams.get('sourceUrl')).toContain('/companies?pageNum=2')
  expect(url.searchParams.get('logout')).toBe('true')
  expect([runtime.session.token(), toasts]).toEqual([undefined, []])
})

test('signed out by a colleague, the token that is still kept goes, and the page to the sign-in', async () => {
  const { runtime, assign, end, lines } = await aPage('admin', () => refusal('global400001'))
  await end()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect([lines(), runtime.session.token()]).toEqual([2, undefined])
})

test('whoever is disabled reads that they are', async () => {
  const { runtime, assign, end } = await aPage('admin', () => refusal('UPT400002'))
  await end()
  await vi.waitFor(() => expect(runtime.ended.reason()).toBe('Account disabled'))
  expect(runtime.session.token()).toBeUndefined()
  expect(assign).not.toHaveBeenCalled()
})

test('a seller whose session ends stays where they are and reads why', async () => {
  const { runtime, assign, end } = await aPage('seller', () => refusal('global400001'))
  await end()
  await vi.waitFor(() => expect(runtime.ended.reason()).toBeDefined())
  expect(assign).not.toHaveBeenCalled()
})

test('a form that is being filled in stays until the person has been asked', async () => {
  // Loaded with every page, once it is shown.
  await import('./page-states')
  const { runtime, assign, end, questions, answers } = await aPage('admin', () => refusal('global400001'))
  runtime.leaveGuards.add('Not saved yet')
  answers.push('cancel')
  await end()
  await vi.waitFor(() => expect(questions).toHaveLength(1))
  expect(runtime.isHeld()).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})

test('somebody who has signed in again meanwhile goes on', async () => {
  const { runtime, assign, end, lines } = await aPage('admin', () => new Response(null, { status: 503 }))
  cookie('uc-token', 'Bearer%20newer')
  await end()
  await vi.waitFor(() => expect(lines()).toBe(2))
  expect(runtime.session.token()).toBe('Bearer newer')
  expect(assign).not.toHaveBeenCalled()
})
