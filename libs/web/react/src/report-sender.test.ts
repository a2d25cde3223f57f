import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildOf, createReportSender, type ReportBatch, type ReportSender } from './report-sender'
import type { ReportEvent } from './reports'

let sender: ReportSender | undefined
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  sender?.stop()
  vi.useRealTimers()
})

const event = (over: Partial<ReportEvent> = {}): ReportEvent => ({
  kind: 'call',
  code: 'SYS900001',
  message: 'of the API',
  where: 'trading.orderPage',
  ...over,
})

let forgotten = 0

function aSender(answers: boolean[] = [], beaconTaken = true, before = '') {
  const sent: ReportBatch[] = []
  const beaconed: ReportBatch[] = []
  const made = createReportSender({
    frontEnd: 'buyer',
    build: 'AbC12345',
    before,
    forget: () => void (forgotten += 1),
    send(batch) {
      sent.push(batch)
      return Promise.resolve(answers.shift() ?? true)
    },
    beacon(batch) {
      beaconed.push(batch)
      return beaconTaken
    },
  })
  sender = made
  return { add: made.add, sent, beaconed }
}

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('what an earlier page kept', () => {
  const line = (over: Partial<ReportEvent> = {}) => `${JSON.stringify(event(over))}\n`

  test('is sent with what this page reports, and then forgotten', async () => {
    forgotten = 0
    const { add, sent } = aSender([], true, line({ kind: 'render', message: 'bug' }) + line())
    expect(forgotten).toBe(2)
    add(event())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent.map(({ reports }) => reports.map(({ kind, count }) => [kind, count]))).toEqual([
      [
        ['render', 1],
        ['call', 2],
      ],
    ])
  })

  test('is passed over where it is cut off or is none', async () => {
    const { add, sent } = aSender(
      [],
      true,
      `"code":"CUT"}\n{"kind":"odd","code":"A","message":"","where":"b"}\nnull\n7\n`,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    add(event())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toHaveLength(1)
  })
})

describe('collecting', () => {
  test('what happens within five seconds is one call, and the same fault again is a count', async () => {
    const { add, sent } = aSender()
    add(event())
    add(event())
    add(event({ where: 'trading.orderDetail' }))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([
      {
        frontEnd: 'buyer',
        build: 'AbC12345',
        reports: [
          { kind: 'call', code: 'SYS900001', place: 'trading.orderPage', message: '', count: 2 },
          { kind: 'call', code: 'SYS900001', place: 'trading.orderDetail', message: '', count: 1 },
        ],
      },
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })

  test('more than twenty kinds of faults are several calls', async () => {
    const { add, sent } = aSender()
    for (let n = 0; n < 45; n += 1) add(event({ code: `C${n}` }))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(sent.map(batch => batch.reports.length)).toEqual([20, 20, 5])
  })

  test('a page that fails without end does not report without end', async () => {
    const { add, sent } = aSender()
    for (let n = 0; n < 5_000; n += 1) add(event({ code: `C${n % 200}` }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent.flatMap(batch => batch.reports)).toHaveLength(60)
    for (let n = 0; n < 5_000; n += 1) add(event())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent.at(-1)?.reports[0]?.count).toBe(1_000)
  })
})

describe('privacy', () => {
  test('neither messages of the API nor what names a person leaves the page', async () => {
    const { add, sent } = aSender()
    add(event({ message: 'Ann Lee may not' }))
    add(event({ kind: 'script', message: 'no mail for ann@example.com', where: '/orders?name=Ann Lee' }))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(JSON.stringify(sent)).not.toMatch(/Ann|ann@/)
    expect(sent[0]?.reports[1]).toMatchObject({ message: 'no mail for *', place: '/orders*_Lee' })
  })

  test('codes and places are words the API takes', async () => {
    const { add, sent } = aSender()
    add(event({ code: '', where: 'über "x" <b>' }))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent[0]?.reports[0]).toMatchObject({ code: 'unknown', place: '_ber_x_b_' })
  })
})

describe('when it cannot be sent', () => {
  test('it is kept, added to, and tried again after a minute', async () => {
    const { add, sent } = aSender([false, true])
    add(event())
    await vi.advanceTimersByTimeAsync(5_000)
    add(event())
    await vi.advanceTimersByTimeAsync(59_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent[1]?.reports[0]?.count).toBe(2)
  })

  test('after five tries it is given up', async () => {
    const { add, sent } = aSender([false, false, false, false, false])
    add(event())
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(sent).toHaveLength(5)
  })
})

describe('when the page is left', () => {
  test('what waits goes by beacon, at once and once', async () => {
    const { add, sent, beaconed } = aSender()
    add(event())
    hide('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(beaconed.map(batch => batch.reports.length)).toEqual([1])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
  })

  test('a beacon that the browser does not take is sent when the page comes back', async () => {
    const { add, sent, beaconed } = aSender([], false)
    add(event())
    hide('hidden')
    hide('visible')
    expect(beaconed).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent[0]?.reports).toHaveLength(1)
  })
})

test.each([
  ['<script type="module" src="/assets/index-DLhF5lda.js"></script>', 'DLhF5lda'],
  ['<script type="module" src="/src/main.tsx"></script>', 'development'],
  ['', 'development'],
])('the version of %j is %s', (head, build) => {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = head
  expect(buildOf(page)).toBe(build)
})
