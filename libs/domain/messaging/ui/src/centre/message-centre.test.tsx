import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aNotification, type NotificationRow } from '@tradeport/domain/messaging/contract'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { messagingLocales } from '../locales'
import MessageCentreScreen from './message-centre.screen'
import { filterFrom, paramsOf } from './centre-filter'
import { relativeTime } from './when'

const runtimes: AppRuntime[] = []
afterEach(() => {
  cleanup()
  for (const runtime of runtimes.splice(0)) runtime.dispose()
})

const idOf = (last: number) => `01990000-0000-7000-8000-00000000000${last}`
const inquiry = (over: Partial<NotificationRow> = {}) => aNotification({ id: idOf(1), ...over })
const review = (over: Partial<NotificationRow> = {}) =>
  aNotification({
    id: idOf(2),
    kind: 'product_review_result',
    tab: 'system',
    category: null,
    params: { name: 'Cable sweater', result: 'rejected', reason: 'The pictures are blurred' },
    link: { frontEnd: 'seller', route: '/products/7' },
    ...over,
  })

/** The messages of one person, marked and unmarked as the server does it. */
function aServer(start: NotificationRow[]) {
  let rows = start
  let undoable: string[] = []
  const calls: { path: string; body: Record<string, unknown> }[] = []
  const unreadOf = (wanted: (row: NotificationRow) => boolean) => rows.filter(row => row.unread && wanted(row)).length
  const mark = (ids: string[], unread: boolean) => {
    const changed = rows.filter(row => ids.includes(row.id) && row.unread !== unread).map(row => row.id)
    rows = rows.map(row => (changed.includes(row.id) ? { ...row, unread } : row))
    return changed
  }
  const read = (ids: string[]) => {
    undoable = mark(ids, false)
    return { changed: undoable.length, undoToken: undoable.length > 0 ? idOf(9) : null, undoUntil: null }
  }
  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    page: body => {
      const records = rows.filter(
        row => (body['tab'] === 'all' || row.tab === body['tab']) && (body['unreadOnly'] !== true || row.unread),
      )
      return { records, total: records.length, totalCapped: false, pageNum: 1, pageSize: 20, nextCursor: null }
    },
    counts: () => ({
      all: unreadOf(() => true),
      business: unreadOf(row => row.tab === 'business'),
      system: unreadOf(row => row.tab === 'system'),
      logistics: 0,
      transactions: 0,
      inquiries: unreadOf(row => row.category === 'inquiries'),
      negotiations: 0,
    }),
    read: body => read(rows.map(row => row.id).filter(id => JSON.stringify(body['ids']).includes(id))),
    'read-all': () => read(rows.map(row => row.id)),
    undo: () => ({ changed: mark(undoable, true).length }),
    unread: body => ({
      changed: mark(
        rows.map(row => row.id).filter(id => JSON.stringify(body['ids']).includes(id)),
        true,
      ).length,
    }),
  }
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), window.location.href).pathname.split('/').at(-1) ?? ''
    const body: Record<string, unknown> = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    calls.push({ path, body })
    const data = answers[path]?.(body) ?? null
    return Response.json({ code: '200', msg: 'ok', success: true, data })
  }
  return { fetch, calls, add: (row: NotificationRow) => (rows = [row, ...rows]) }
}

async function show(rows: NotificationRow[], path = '/messages') {
  const server = aServer(rows)
  const runtime = await createRuntime({
    platform: 'seller',
    files: { messaging: messagingLocales },
    preload: ['messaging'],
    fetch: server.fetch,
  })
  runtimes.push(runtime)
  await runtime.changeLocale('en_US')
  const toasts: string[] = []
  runtime.presenter.use({ toast: (_tone, text) => void toasts.push(text), ask: () => Promise.resolve(undefined) })
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders runtime={runtime}>
        <MessageCentreScreen />
      </AppProviders>
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Messages' })
  return { server, runtime, toasts, user: userEvent.setup() }
}

const message = async (title: RegExp) => {
  const link = await screen.findByRole('link', { name: title })
  const row = link.closest('li')
  if (!row) throw new Error(`no row of ${title}`)
  return within(row)
}

describe('message centre', () => {
  it('says in the reader’s language what happened and leads there', async () => {
    await show([inquiry(), review()])
    const asked = await message(/New inquiry/)
    expect(asked.getByText('Nordstrand Retail GmbH asks for “Merino crew neck, 12 gauge”.')).toBeTruthy()
    expect(asked.getByText('Store: Puyuan Merino Knits')).toBeTruthy()
    expect(asked.getByRole('link').getAttribute('href')).toBe('/inquiry/01990000-0000-7000-8000-0000000000b1')
    const reviewed = await message(/A product was reviewed/)
    expect(reviewed.getByText('“Cable sweater” was not approved: The pictures are blurred')).toBeTruthy()
  })

  const named = {
    no: 'AB2611210572000001',
    name: 'Cable sweater',
    party: 'Puyuan Merino Knits',
    company: 'Nordhaus',
    actor: 'Anna',
  }
  const store = 'Store: Puyuan Merino Knits'
  it.each([
    [
      'factory_inspection_agreed',
      { verificationTime: '2099-03-10T02:00:00.000Z' },
      'The seller agreed to the factory inspection',
      ['The factory inspection for “Cable sweater” can take place.', store, /^Takes place on .*2099/],
    ],
    [
      'goods_inspection_agreed',
      { verificationTime: '2020-03-10T02:00:00.000Z' },
      'The seller agreed to the goods inspection',
      ['The goods of “Cable sweater” can be inspected.', store, /^Checked on .*2020/],
    ],
    [
      'registration_data_review',
      { storeName: null, verificationTime: '2020-03-10T02:00:00.000Z', reply: 'The licence is not readable.' },
      'Your company data has been reviewed',
      ['The registration of Nordhaus has been reviewed.', /^Checked on .*2020/, 'The licence is not readable.'],
    ],
    [
      'customer_service_reply',
      { storeName: null, reply: 'We have found your parcel.' },
      'Customer service has replied',
      ['There is an answer to your question “Cable sweater”.', 'We have found your parcel.'],
    ],
    [
      'desk_reply',
      { storeName: null, reply: 'From 120 pieces.' },
      'Customer service has answered in your chat',
      ['Anna wrote to you while you were away.', 'From 120 pieces.'],
    ],
    [
      'after_sale_reply',
      { reply: 'We send new ones.' },
      'The seller replied to your after-sale request',
      ['There is an answer to your request “Cable sweater”.', store, 'We send new ones.'],
    ],
    [
      'inquiry_reply',
      { reply: 'Yes, from 300 pieces.' },
      'Reply to your inquiry',
      ['Puyuan Merino Knits replied about “Cable sweater”.', store, 'Yes, from 300 pieces.'],
    ],
  ] as const)('says of %s all that the specification names', async (kind, fields, title, facts) => {
    await show([aNotification({ kind, params: named, ...fields })])
    const row = await message(new RegExp(`^${title}$`))
    for (const fact of ['Unread', 'AB2611210572000001', ...facts]) expect(row.getByText(fact)).toBeTruthy()
  })

  it('has the tabs and areas of the specification; system notifications have no areas', async () => {
    const { user, server } = await show([review({ unread: false, status: 'read' })])
    expect(screen.getAllByRole('tab').map(tab => tab.textContent.trim())).toEqual([
      'All',
      'Business notifications',
      'System notifications',
    ])
    const areas = () => within(screen.getByRole('group', { name: 'Business areas' })).getAllByRole('button')
    expect(areas().map(area => area.textContent.trim())).toEqual([
      'All areas',
      'Logistics',
      'Transactions',
      'Inquiries',
      'Negotiations',
    ])
    const asked = () => server.calls.findLast(call => call.path === 'page')?.body
    await user.click(screen.getByRole('tab', { name: 'Business notifications' }))
    await expect.poll(asked).toMatchObject({ tab: 'business' })
    await user.click(screen.getByRole('button', { name: 'Negotiations' }))
    await expect.poll(asked).toMatchObject({ tab: 'business', category: 'negotiations' })
    await user.click(screen.getByRole('tab', { name: 'System notifications' }))
    await expect.poll(() => screen.queryByRole('group', { name: 'Business areas' })).toBeNull()
    await expect.poll(() => server.calls.findLast(call => call.path === 'page')?.body['category']).toBeUndefined()
  })

  it.each([
    ['declaration_halted', 'inspection', 'Customs wants to examine the goods of form DF1 (LY-1).'],
    ['declaration_halted', 'tax_pending', 'Duties are to be paid for form DF1 (LY-1).'],
    ['declaration_moved', 'cleared', 'Form DF1 (LY-1) is closed by customs.'],
    ['declaration_moved', 'amendment', 'Form DF1 (LY-1) has moved on.'],
  ])('%s says what it means that a form stands at %s', async (kind, stage, text) => {
    await show([inquiry({ kind, params: { no: 'DF1', name: 'LY-1', stage } })])
    expect((await message(/declaration form/)).getByText(text)).toBeTruthy()
  })

  it('takes a name that exists in languages in the reader’s', async () => {
    const params = {
      name: 'Geschlossen am 1. Mai',
      'name.de_DE': 'Geschlossen am 1. Mai',
      'name.en_US': 'Closed on 1 May',
    }
    await show([review({ kind: 'platform_announcement', params })])
    expect((await message(/Announcement of the platform/)).getByText('Closed on 1 May')).toBeTruthy()
  })

  it('shows a kind that this version does not know', async () => {
    await show([inquiry({ kind: 'carbon_report', params: {} })])
    expect((await message(/News for you/)).getByText('Unread')).toBeTruthy()
  })

  it('counts unread messages as the lists show them', async () => {
    const { user } = await show([inquiry(), review(), inquiry({ id: idOf(3), unread: false, status: 'read' })])
    expect(await screen.findByRole('tab', { name: 'All 2 unread' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Inquiries 1 unread' })).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Unread only' }))
    await expect.poll(() => screen.getAllByRole('listitem').length).toBe(2)
  })

  it('marks one read and takes it back', async () => {
    const { user, toasts } = await show([inquiry(), review()])
    const row = await message(/New inquiry/)
    await user.click(row.getByRole('button', { name: 'Mark as read' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.getByRole('status').textContent).toContain('1 message marked as read.')
    expect(await screen.findByRole('tab', { name: 'All 1 unread' })).toBeTruthy()
    expect(row.queryByText('Unread')).toBeNull()
    await user.click(undo)
    expect(await screen.findByRole('tab', { name: 'All 2 unread' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(toasts).toEqual(['1 message is unread again.'])
  })

  it('marks the selected ones, and all up to the newest that is shown', async () => {
    const { user, server } = await show([inquiry(), review()])
    const row = await message(/A product was reviewed/)
    await user.click(row.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Mark 1 as read' }))
    await expect.poll(() => server.calls.find(call => call.path === 'read')?.body['ids']).toEqual([idOf(2)])
    await screen.findByRole('tab', { name: 'All 1 unread' })
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await expect
      .poll(() => server.calls.find(call => call.path === 'read-all')?.body)
      .toMatchObject({ tab: 'all', before: inquiry().createdAt })
    await expect.poll(() => screen.queryByText('Unread')).toBeNull()
  })

  it('shows what arrives without a reload', async () => {
    const { server, runtime } = await show([inquiry()])
    await message(/New inquiry/)
    server.add(review())
    await act(async () => {
      runtime.layer.invalidate(['notification'])
      await runtime.queryClient.invalidateQueries()
    })
    expect(await message(/A product was reviewed/)).toBeTruthy()
  })

  it('says that everything is read', async () => {
    const { user } = await show([inquiry({ unread: false, status: 'read' })], '/messages?unread=1')
    await screen.findByRole('heading', { name: 'Everything is read' })
    await user.click(screen.getByRole('button', { name: 'Show read messages too' }))
    expect(await message(/New inquiry/)).toBeTruthy()
  })
})

describe('address of the message centre', () => {
  it('keeps what is shown', () => {
    const filter = { tab: 'business', category: 'logistics', unreadOnly: true, pageNum: 3 } as const
    expect(filterFrom(paramsOf(filter))).toEqual(filter)
    expect(filterFrom(new URLSearchParams('tab=x&page=-2&category=y'))).toEqual({
      tab: 'all',
      unreadOnly: false,
      pageNum: 1,
    })
  })
})

describe('relative time', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  it.each([
    ['2026-11-21T11:59:40Z', 'this minute'],
    ['2026-11-21T11:57:00Z', '3 minutes ago'],
    ['2026-11-21T09:30:00Z', '2 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-01T11:00:00Z', undefined],
  ])('%s is %s', (at, told) => {
    expect(relativeTime(at, now, 'en')).toBe(told)
  })
})
