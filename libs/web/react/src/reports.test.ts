import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REPORT_PATH } from './report-sender'
import { KEPT_REPORTS, createReports, type Reports } from './reports'
import { aRuntime, disposeRuntimes, orderDetail, refusal, success } from './test-app.fixture'

let reports: Reports | undefined
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  document.documentElement.dataset.lang = 'en_US'
})
afterEach(() => {
  reports?.stop()
  cleanup()
  disposeRuntimes()
  vi.useRealTimers()
  localStorage.clear()
  delete document.documentElement.dataset.lang
})

function collected() {
  const sent: unknown[] = []
  reports = createReports({
    frontEnd: 'buyer',
    source: '1',
    send(path, data) {
      sent.push({ path, data })
      return Promise.resolve(true)
    },
  })
  return { report: reports.report, sent }
}

const scriptError = (over: ErrorEventInit) =>
  window.dispatchEvent(
    new ErrorEvent('error', {
      message: 'x is not a function',
      filename: `${window.location.origin}/assets/home.screen-DLhF5lda.js`,
      lineno: 1,
      colno: 2345,
      error: new TypeError('x is not a function'),
      ...over,
    }),
  )

describe('the report port', () => {
  test('a failed call of a front-end reaches the API in one batch, without a report about the report', async () => {
    const { runtime, calls } = await aRuntime(call =>
      call.path.endsWith(REPORT_PATH) ? refusal('SYS900001') : refusal('SYS900001', 'Ann may not'),
    )
    await Promise.all([1, 2].map(id => runtime.layer.call(orderDetail, { id })))
    await vi.waitFor(() => expect(calls.filter(call => call.path === `/api${REPORT_PATH}`)).toHaveLength(1), 8_000)
    const sent = calls.find(call => call.path === `/api${REPORT_PATH}`)
    expect(sent?.body).toEqual({
      source: runtime.region.source,
      frontEnd: 'buyer',
      build: 'development',
      reports: [{ kind: 'call', code: 'SYS900001', place: 'trading.orderDetail', message: '', count: 2 }],
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls.filter(call => call.path === `/api${REPORT_PATH}`)).toHaveLength(1)
  })

  test('uncaught errors of our scripts are reported with chunk and position', async () => {
    const { sent } = collected()
    scriptError({})
    await vi.waitFor(() => expect(sent).toHaveLength(1), 8_000)
    expect(sent[0]).toMatchObject({
      data: {
        reports: [
          { kind: 'script', code: 'SCRIPT', place: 'home.screen.js:1:2345', message: 'TypeError: x is not a function' },
        ],
      },
    })
  })

  test('errors of extensions, late measurements and aborts are not', async () => {
    const { sent } = collected()
    scriptError({ filename: 'chrome-extension://abc/content.js' })
    scriptError({ message: 'ResizeObserver loop completed with undelivered notifications.' })
    const rejection = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    rejection(new DOMException('aborted', 'AbortError'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual([])
    rejection(new Error('chunk is gone'))
    await vi.waitFor(() => expect(sent).toHaveLength(1), 8_000)
    expect(sent[0]).toMatchObject({ data: { reports: [{ place: 'promise', message: 'Error: chunk is gone' }] } })
  })

  test('what waits when the page is left goes by beacon to the API, with the region', async () => {
    const beacon = vi.fn((_url: string, _body: Blob) => true)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon }))
    const { report } = collected()
    report({ kind: 'render', code: 'RENDER', message: 'bug', where: '/orders/:id' })
    // The sender arrives.
    await vi.waitFor(async () => {
      await act(async () => void window.dispatchEvent(new Event('pagehide')))
      expect(beacon).toHaveBeenCalledOnce()
    })
    vi.unstubAllGlobals()
    const [url, body] = beacon.mock.calls[0] ?? []
    expect(url).toBe(`/api${REPORT_PATH}`)
    expect(body?.type).toBe('application/json')
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({
      source: '1',
      frontEnd: 'buyer',
      reports: [{ code: 'RENDER', place: '/orders/:id', message: 'bug' }],
    })
  })

  test('what stands broken or cut off in the store is passed over', async () => {
    localStorage.setItem(KEPT_REPORTS, '"code":"CUT"}\n{"kind":"odd","code":"A","message":"","where":"b"}\nnull\n')
    const { report, sent } = collected()
    report({ kind: 'script', code: 'SCRIPT', message: 'bug', where: 'promise' })
    await vi.waitFor(() => expect(sent).toHaveLength(1), 8_000)
    expect(sent[0]).toMatchObject({ data: { reports: [{ code: 'SCRIPT' }] } })
  })

  test('what a page was left with before its sender had come is sent by the next page, once', async () => {
    const left = collected()
    left.report({ kind: 'render', code: 'RENDER', message: 'bug', where: '/orders/:id' })
    left.report({ kind: 'call', code: 'SYS900001', message: 'Ann may not', where: 'trading.orderDetail' })
    // Left at once: what is on its way is given up with the page.
    reports?.stop()
    expect(localStorage.getItem(KEPT_REPORTS)).not.toContain('Ann')
    const { sent } = collected()
    await vi.waitFor(() => expect(sent).toHaveLength(1), 8_000)
    expect(sent[0]).toMatchObject({
      data: {
        reports: [
          { code: 'RENDER', place: '/orders/:id', message: 'bug', count: 1 },
          { code: 'SYS900001', place: 'trading.orderDetail', message: '', count: 1 },
        ],
      },
    })
    expect(left.sent).toEqual([])
    expect(localStorage.getItem(KEPT_REPORTS)).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })

  test('what its sender has taken is not kept for another page', async () => {
    const { report, sent } = collected()
    report({ kind: 'script', code: 'SCRIPT', message: 'bug', where: 'promise' })
    expect(localStorage.getItem(KEPT_REPORTS)).toContain('bug')
    await vi.waitFor(() => expect(sent).toHaveLength(1), 8_000)
    report({ kind: 'script', code: 'SCRIPT', message: 'again', where: 'promise' })
    await vi.waitFor(() => expect(localStorage.getItem(KEPT_REPORTS)).toBeNull())
  })

  test.each(['getItem', 'setItem', 'removeItem'] as const)(
    'a browser whose store refuses %s is reported from all the same',
    async method => {
      const refused = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError')
      })
      const { report, sent } = collected()
      report({ kind: 'script', code: 'SCRIPT', message: 'bug', where: 'promise' })
      await vi.waitFor(() => expect(sent).toHaveLength(1), 8_000)
      expect(sent[0]).toMatchObject({ data: { reports: [{ code: 'SCRIPT', count: 1 }] } })
      refused.mockRestore()
    },
  )

  test('a runtime that is disposed reports nothing more', async () => {
    const { runtime, calls } = await aRuntime(() => success())
    runtime.dispose()
    runtime.report({ kind: 'render', code: 'RENDER', message: 'bug', where: '/' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toEqual([])
  })
})
