import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  mailCancel,
  mailPage,
  mailSendAgain,
  mailStatusCount,
  mailboxContract,
  notificationCounts,
  notificationPage,
  notificationRead,
  notificationReadAll,
  notificationUndo,
  notificationUnread,
  type NotificationCounts,
} from '@tradeport/domain/messaging/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import type { NotificationRequest } from '@tradeport/node/server-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { drainOutbox, type OutgoingMail } from './index'

let api: TestApi
let seller: Caller

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.pool.query('truncate notification, mail_outbox, mailbox_message')
  seller = await api.person({ kind: 'seller' })
})

const inquiry = (to: NotificationRequest['to'], over: Partial<NotificationRequest> = {}): NotificationRequest => ({
  kind: 'inquiry_received',
  to,
  params: { no: 'IQ1', name: 'Crew neck', party: 'Nordstrand' },
  link: { frontEnd: 'seller', route: '/inquiries/1' },
  ...over,
})
const toSeller = (over: Partial<NotificationRequest> = {}) =>
  inquiry({ companyId: seller.actor.companyId ?? '', identity: 'seller' }, over)
const notify = (request: NotificationRequest) => api.inside(ctx => ctx.notify(request))

const KINDS = ['inquiry_received', 'quotation_received', 'order_created', 'shipped', 'import_done'] as const
const allParams = { no: '1', name: 'n', party: 'p', quoteVersion: '1', date: '2026-01-01', count: '3' }
const fill = async (each: number) => {
  for (const kind of KINDS) for (let n = 0; n < each; n++) await notify(toSeller({ kind, params: allParams }))
}

const FILTERS: [keyof NotificationCounts, object][] = [
  ['all', {}],
  ['business', { tab: 'business' }],
  ['system', { tab: 'system' }],
  ['logistics', { tab: 'business', category: 'logistics' }],
  ['transactions', { tab: 'business', category: 'transactions' }],
  ['inquiries', { category: 'inquiries' }],
  ['negotiations', { tab: 'business', category: 'negotiations' }],
]

async function expectCountsEqualLists(caller: Caller) {
  const counts = await caller.ok(notificationCounts, {})
  for (const [name, filter] of FILTERS) {
    const list = await caller.ok(notificationPage, { ...filter, unreadOnly: true, pageSize: 200 })
    expect([name, list.total, list.records.length]).toEqual([name, counts[name], counts[name]])
    expect(list.records.every(row => row.unread)).toBe(true)
  }
  return counts
}

describe('notify', () => {
  it('reaches every member of the company on that side and nobody else', async () => {
    const colleague = await api.person({ kind: 'seller', companyId: seller.actor.companyId ?? '' })
    const stranger = await api.person({ kind: 'seller' })
    const buyer = await api.person({ kind: 'buyer' })
    await notify(
      toSeller({
        storeName: { en_US: 'Store', zh_CN: '店' },
        reply: 'x'.repeat(400),
        verificationTime: '2026-04-01T00:00:00.000Z',
      }),
    )
    for (const reader of [seller, colleague]) {
      const page = await reader.ok(notificationPage, {})
      expect(page.records).toHaveLength(1)
      expect(page.records[0]).toMatchObject({
        kind: 'inquiry_received',
        tab: 'business',
        category: 'inquiries',
        storeName: { en_US: 'Store', zh_CN: '店' },
        verificationTime: '2026-04-01T00:00:00.000Z',
        params: { no: 'IQ1', name: 'Crew neck', party: 'Nordstrand' },
        link: { frontEnd: 'seller', route: '/inquiries/1' },
        unread: true,
        status: 'unread',
      })
      expect(page.records[0]?.reply).toHaveLength(200)
    }
    for (const other of [stranger, buyer]) expect((await other.ok(notificationPage, {})).total).toBe(0)
  })

  it('reaches operators by permission and region', async () => {
    const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    const content = await api.person({ kind: 'operator', roles: ['op_content'] })
    await notify(
      inquiry(
        { operatorsHolding: 'product:approve', regionId: DEFAULT_REGION.regionId },
        { kind: 'review_requested', params: { no: 'SV1', name: 'Declaration', subject: 'service' } },
      ),
    )
    expect((await reviewer.ok(notificationCounts, {})).system).toBe(1)
    expect((await content.ok(notificationCounts, {})).all).toBe(0)
  })

  it('leaves nothing behind when the step it belongs to is rolled back', async () => {
    const failing = api.inside(async ctx => {
      await ctx.notify(toSeller())
      await ctx.mail({
        to: 'a@example.com',
        locale: 'en_US',
        template: 'verification_code',
        params: { code: '1', minutes: '5' },
      })
      throw new Error('the step failed')
    })
    await expect(failing).rejects.toThrow('the step failed')
    const { rows } = await api.pool.query(
      'select (select count(*) from notification)::int + (select count(*) from mail_outbox)::int as n',
    )
    expect(rows[0]).toEqual({ n: 0 })
  })

  it('folds repeats of one key into the unread row, once read it starts a new one', async () => {
    const say = (reply: string) => notify(toSeller({ kind: 'negotiation_message', dedupeKey: 'thread-1', reply }))
    await say('one')
    api.clock.now = new Date(api.clock.now.getTime() + 1000)
    await say('two')
    const [row] = (await seller.ok(notificationPage, {})).records
    expect(row).toMatchObject({ count: 2, reply: 'two', createdAt: api.clock.now.toISOString() })
    await seller.ok(notificationRead, { ids: [row?.id ?? ''] })
    await say('three')
    expect((await seller.ok(notificationPage, {})).records.map(record => [record.reply, record.unread])).toEqual([
      ['three', true],
      ['two', false],
    ])
    // Unread again, the old one must not collide with the new one of the same key.
    await seller.ok(notificationUnread, { ids: [row?.id ?? ''] })
    expect((await expectCountsEqualLists(seller)).negotiations).toBe(2)
  })

  it('folds repeats that arrive at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => notify(toSeller({ dedupeKey: 'k' }))))
    const page = await seller.ok(notificationPage, {})
    expect(page.records.map(record => record.count)).toEqual([8])
  })

  it('sends mail where the kind says so, in the reader’s language and not again for a repeat', async () => {
    const german = await api.person({ kind: 'buyer', locale: 'de_DE' })
    const request = inquiry(
      { companyId: german.actor.companyId ?? '', identity: 'buyer' },
      {
        kind: 'quotation_received',
        params: { no: 'QT1', name: 'Pullover', party: 'Mill', quoteVersion: '1' },
        storeName: { en_US: 'Mill Store' },
        link: { frontEnd: 'buyer', route: '/quotations/1' },
        dedupeKey: 'qt-1',
      },
    )
    await notify(request)
    await notify(request)
    await api.api.jobs.run('messaging.mail')
    const box = await api.visitor.ok(mailboxContract.mailboxPage, {})
    expect(box.records.map(mail => mail.subject)).toEqual(['Neues Angebot QT1'])
    const mail = await api.visitor.ok(mailboxContract.mailboxDetail, { id: box.records[0]?.id ?? '' })
    expect(mail.text).toContain('Öffnen: http://buyer.tradeport.localhost:8080/py/quotations/1')
    expect(mail.text).toContain('Mill Store\nMill\nPullover')
  })

  it('goes to the phone too where the kind says so, in one short message without what it is about', async () => {
    const person = await api.person({ kind: 'buyer', locale: 'zh_CN' })
    const reach = (phone: string | null, email: string | null) =>
      api.pool.query('update user_account set phone = $2, email = $3 where id = $1', [
        person.actor.userId,
        phone,
        email,
      ])
    const alert = {
      ...{ kind: 'security_alert', to: { userId: person.actor.userId ?? '' } },
      params: { event: 'new_device', actor: 'Wu', date: '2026-01-01T00:00:00Z', name: 'Chrome · Windows' },
      link: { frontEnd: 'buyer', route: '/account' },
    } as const
    const queued = async () => {
      const { rows } = await api.pool.query<{ to: string }>('select to_address as to from mail_outbox order by id')
      return rows.map(({ to }) => to)
    }
    await reach('+8613800138055', 'wu@buyer.example')
    await notify(alert)
    expect(await queued()).toEqual(['wu@buyer.example', '+8613800138055'])
    // What is only for the message centre and mail leaves phones alone.
    await notify({ ...alert, kind: 'certificate_accepted', params: { name: 'ISO 9001' } })
    expect(await queued()).toEqual(['wu@buyer.example', '+8613800138055', 'wu@buyer.example'])
    await api.pool.query('truncate mail_outbox')
    await reach('+8613800138055', null)
    await notify(alert)
    expect(await queued()).toEqual(['+8613800138055'])

    const sent: { to: string; text: string }[] = []
    await drainOutbox(api.inside, { transport: undefined, sms: { send: async message => void sent.push(message) } })
    expect(sent).toMatchObject([{ to: '+8613800138055' }])
    expect(sent[0]?.text).toContain('账号安全提醒')
    expect(sent[0]?.text).not.toMatch(/Chrome|http/)
    const { rows } = await api.pool.query('select status, params::text from mail_outbox')
    expect(rows).toEqual([{ status: 'sent', params: '{}' }])
    const keeper = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
    expect((await keeper.ok(mailPage, {})).records).toMatchObject([
      { channel: 'sms', to: '+86•••55', template: 'notification', status: 'sent' },
    ])
  })

  it('says of a message to a phone that cannot leave why, and gives it up like any other', async () => {
    await api.inside(ctx =>
      ctx.mail({ to: '+8613800138056', locale: 'en_US', template: 'account_locked', params: { minutes: '30' } }),
    )
    const drain = () => drainOutbox(api.inside, { transport: { send: async () => undefined } })
    for (let n = 0; n < 9; n++) {
      await drain()
      api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
    }
    const { rows } = await api.pool.query('select status, last_error from mail_outbox')
    expect(rows).toEqual([{ status: 'dead', last_error: 'no gateway for text messages is set' }])
  })

  it('refuses a kind nobody knows and reports missing parameters without failing the step', async () => {
    await expect(notify(toSeller({ kind: 'no_such_kind' }))).rejects.toThrow('no_such_kind')
    await notify(toSeller({ params: {} }))
    expect((await seller.ok(notificationCounts, {})).inquiries).toBe(1)
  })
})

describe('message centre', () => {
  it('counts what the lists show, per tab and category', async () => {
    await fill(2)
    expect(await expectCountsEqualLists(seller)).toEqual({
      all: 10,
      business: 8,
      system: 2,
      logistics: 2,
      transactions: 2,
      inquiries: 2,
      negotiations: 2,
    })
  })

  it('marks one tab and category read up to a moment and takes exactly that back', async () => {
    await fill(2)
    const before = api.clock.now.toISOString()
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await notify(toSeller())
    const marked = await seller.ok(notificationReadAll, { tab: 'business', category: 'inquiries', before })
    expect(marked.changed).toBe(2)
    expect((await expectCountsEqualLists(seller)).inquiries).toBe(1)
    api.clock.now = new Date(api.clock.now.getTime() + 9_000)
    expect(await seller.ok(notificationUndo, { undoToken: marked.undoToken ?? '' })).toEqual({ changed: 2 })
    expect((await expectCountsEqualLists(seller)).inquiries).toBe(3)
  })

  it('takes nothing back after ten seconds, twice, or for somebody else', async () => {
    await fill(1)
    const { undoToken } = await seller.ok(notificationReadAll, {})
    const token = undoToken ?? ''
    const stranger = await api.person({ kind: 'seller' })
    expect((await stranger.call(notificationUndo, { undoToken: token })).code).toBe('MALL640410')
    expect((await seller.call(notificationUndo, { undoToken: token })).success).toBe(true)
    expect((await seller.call(notificationUndo, { undoToken: token })).code).toBe('MALL640410')
    const again = await seller.ok(notificationReadAll, {})
    api.clock.now = new Date(api.clock.now.getTime() + 10_001)
    expect((await seller.call(notificationUndo, { undoToken: again.undoToken ?? '' })).code).toBe('MALL640410')
    expect((await expectCountsEqualLists(seller)).all).toBe(0)
  })

  it('does not mark what belongs to somebody else', async () => {
    await fill(1)
    const stranger = await api.person({ kind: 'seller' })
    const ids = (await seller.ok(notificationPage, {})).records.map(row => row.id)
    expect(await stranger.ok(notificationRead, { ids })).toEqual({ changed: 0, undoToken: null, undoUntil: null })
    expect(await stranger.ok(notificationUnread, { ids })).toEqual({ changed: 0 })
    expect((await stranger.ok(notificationReadAll, {})).changed).toBe(0)
    expect((await expectCountsEqualLists(seller)).all).toBe(5)
  })

  it('counts what the lists show while ten calls mark and take back at once', async () => {
    await fill(12)
    const ids = (await seller.ok(notificationPage, { pageSize: 200 })).records.map(row => row.id)
    const calls = Array.from({ length: 10 }, (_unused, index) => {
      const part = ids.filter((_id, place) => place % 5 === index % 5)
      if (index % 3 === 0) return seller.call(notificationReadAll, { tab: 'business' })
      if (index % 3 === 1) return seller.call(notificationRead, { ids: part })
      return seller.call(notificationUnread, { ids: part })
    })
    const arriving = Array.from({ length: 10 }, () => notify(toSeller({ dedupeKey: 'busy' })))
    const answers = await Promise.all(calls)
    await Promise.all(arriving)
    expect(answers.map(answer => answer.code)).toEqual(Array.from({ length: 10 }, () => '200'))
    await expectCountsEqualLists(seller)
  })

  it('continues after a cursor whatever arrives in between', async () => {
    await fill(3)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await seller.ok(notificationPage, { pageSize: 4, ...(cursor ? { cursor } : {}) })
      seen.push(...page.records.map(row => row.id))
      cursor = page.nextCursor ?? undefined
      api.clock.now = new Date(api.clock.now.getTime() + 1)
      await notify(toSeller())
    } while (cursor)
    expect(seen).toHaveLength(15)
    expect(new Set(seen).size).toBe(15)
  })

  it('refuses visitors, wrong ids and a category that does not exist', async () => {
    expect((await api.visitor.call(notificationCounts, {})).code).toBe('global400001')
    const wrong = await seller.raw(notificationRead, { ids: ["1' or '1'='1"] })
    expect(wrong.code).toBe('MALL600400')
    expect((await seller.raw(notificationPage, { category: 'spam' })).code).toBe('MALL600400')
    expect((await seller.raw(notificationPage, { cursor: '1_x' })).code).toBe('MALL600400')
    expect((await seller.raw(notificationRead, { ids: [] })).code).toBe('MALL600400')
  })

  it('reads every list in the order of an index', async () => {
    await fill(1)
    // The reader's own among those of many others, as it is: an index of all by time would read past the others'.
    await api.pool.query(`
      insert into notification (id, user_id, identity, region_id, kind, tab, category, params, link_front_end, link_route, created_at)
      select gen_random_uuid(), case when n % 100 = 0 then user_id else gen_random_uuid() end, identity, region_id, kind, tab,
        category, params, link_front_end, link_route, created_at - n * interval '1 second'
      from notification, generate_series(1, 4000) as n`)
    await api.pool.query('analyze notification')
    for (const filter of ['', "and tab = 'system'", "and category = 'inquiries'"]) {
      const { rows } = await api.pool.query<{ 'QUERY PLAN': string }>(
        `explain select id from notification where user_id = $1 and identity = 'seller' and region_id = $2 and archived_at is null
         ${filter} order by created_at desc, id desc limit 20`,
        [seller.actor.userId, DEFAULT_REGION.regionId],
      )
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('Index')
      expect(plan).not.toContain('Sort')
    }
  })

  it('archives after 90 days and forgets after a year', async () => {
    await notify(toSeller())
    api.clock.now = new Date(api.clock.now.getTime() + 91 * 86_400_000)
    await notify(toSeller())
    await api.api.jobs.run('messaging.housekeeping')
    expect((await expectCountsEqualLists(seller)).all).toBe(1)
    api.clock.now = new Date(api.clock.now.getTime() + 280 * 86_400_000)
    await api.api.jobs.run('messaging.housekeeping')
    const { rows } = await api.pool.query('select count(*)::int as n from notification')
    expect(rows[0]).toEqual({ n: 1 })
  })
})

describe('mail', () => {
  const code = (to: string) =>
    ({ to, locale: 'en_US', template: 'verification_code', params: { code: '482913', minutes: '10' } }) as const
  const queue = (count: number) =>
    api.inside(async ctx => {
      for (let n = 0; n < count; n++) await ctx.mail(code(`person${n}@example.com`))
    })

  it('leaves exactly once with two workers draining at the same time', async () => {
    await queue(60)
    const sent: OutgoingMail[] = []
    const transport = {
      send: async (mail: OutgoingMail) => {
        await new Promise(resolve => setTimeout(resolve, 5))
        sent.push(mail)
      },
    }
    const worker = async () => {
      while ((await drainOutbox(api.inside, { transport })) > 0);
    }
    await Promise.all([worker(), worker(), worker()])
    expect(sent).toHaveLength(60)
    expect(new Set(sent.map(mail => mail.to)).size).toBe(60)
    const { rows } = await api.pool.query('select distinct status, params::text from mail_outbox')
    expect(rows).toEqual([{ status: 'sent', params: '{}' }])
  })

  it('sends what somebody waits for before a queue of notices', async () => {
    const params = { headline: 'h', reference: 'r', detail: 'd', url: 'https://x.example/' }
    for (let n = 0; n < 30; n++)
      await api.inside(ctx => ctx.mail({ to: `many${n}@x.example`, locale: 'en_US', template: 'notification', params }))
    await api.inside(ctx =>
      ctx.mail({
        to: 'waits@x.example',
        locale: 'en_US',
        template: 'verification_code',
        params: { code: '123456', minutes: '10' },
      }),
    )
    const sent: OutgoingMail[] = []
    await drainOutbox(api.inside, { transport: { send: async mail => void sent.push(mail) } })
    expect(sent[0]?.to).toBe('waits@x.example')
  })

  it('tries again later and gives up in the end, keeping the reason', async () => {
    await queue(1)
    let attempts = 0
    const transport = {
      send: async () => {
        attempts += 1
        throw new Error('450 mailbox busy')
      },
    }
    const drain = () => drainOutbox(api.inside, { transport })
    await drain()
    await drain()
    expect(attempts).toBe(1)
    for (let n = 0; n < 10; n++) {
      api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
      await drain()
    }
    expect(attempts).toBe(8)
    const { rows } = await api.pool.query('select status, attempts, last_error from mail_outbox')
    expect(rows).toEqual([{ status: 'dead', attempts: 8, last_error: '450 mailbox busy' }])
  })

  it('is open in no transaction while the server is asked, and a claim that nobody settles runs out', async () => {
    await queue(1)
    let statusMeanwhile: unknown
    const crashed = drainOutbox(api.inside, {
      transport: {
        send: async () => {
          // Would wait for ever if the row were locked.
          const { rows } = await api.pool.query('select status from mail_outbox for update nowait')
          statusMeanwhile = rows
        },
      },
    })
    expect(await crashed).toBe(1)
    expect(statusMeanwhile).toEqual([{ status: 'sending' }])

    await api.pool.query('truncate mail_outbox')
    await queue(1)
    // A worker that dies between sending and saying so: its claim stays behind.
    let alive = true
    const dying: typeof api.inside = (work, as) =>
      alive ? api.inside(work, as) : Promise.reject(new Error('the process was killed'))
    const sent: OutgoingMail[] = []
    const transport = { send: async (mail: OutgoingMail) => void (sent.push(mail), (alive = false)) }
    await expect(drainOutbox(dying, { transport })).rejects.toThrow('killed')
    alive = true
    const drain = () => drainOutbox(api.inside, { transport: { send: async mail => void sent.push(mail) } })
    expect(await drain()).toBe(0)
    api.clock.now = new Date(api.clock.now.getTime() + 61_000)
    expect(await drain()).toBe(1)
    expect(await drain()).toBe(0)
    expect(sent.map(mail => mail.id)).toEqual([sent[0]?.id, sent[0]?.id])
    const { rows } = await api.pool.query('select status, params::text, claimed_until from mail_outbox')
    expect(rows).toEqual([{ status: 'sent', params: '{}', claimed_until: null }])
  })

  it('goes to the mailbox while no server is set, newest first, found by a part of the address', async () => {
    await queue(3)
    await api.api.jobs.run('messaging.mail')
    expect((await api.visitor.ok(mailboxContract.mailboxPage, {})).total).toBe(3)
    const found = await api.visitor.ok(mailboxContract.mailboxPage, { to: 'person1@' })
    expect(found.records.map(mail => mail.to)).toEqual(['person1@example.com'])
    expect((await api.visitor.ok(mailboxContract.mailboxPage, { to: '%' })).total).toBe(0)
    const detail = await api.visitor.ok(mailboxContract.mailboxDetail, { id: found.records[0]?.id ?? '' })
    expect(detail.text).toContain('482913')
    const missing = await api.visitor.call(mailboxContract.mailboxDetail, {
      id: '01990000-0000-7000-8000-000000000000',
    })
    expect(missing.code).toBe('MALL600404')
  })

  describe('as operators see it', () => {
    const params = { no: 'RA1', company: 'Acme', note: '' }
    const approved = (to: string) =>
      api.inside(ctx => ctx.mail({ to, locale: 'de_DE', template: 'registration_approved', params }))
    const failing = {
      transport: {
        send: async (mail: OutgoingMail) => {
          throw new Error(`550 <${mail.to}> is not here`)
        },
      },
    }
    const give_up = async () => {
      for (let n = 0; n < 8; n++) {
        await drainOutbox(api.inside, failing)
        api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
      }
    }

    it('names nobody and says nothing of what a message says', async () => {
      const keeper = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
      await queue(1)
      await approved('anna.schmidt@example.com')
      await drainOutbox(api.inside, failing)
      const page = await keeper.ok(mailPage, {})
      expect(JSON.stringify(page)).not.toMatch(/schmidt|\b482913\b|person0|Acme/)
      expect(
        page.records.map(({ to, template, status, attempts, lastError, actions }) => [
          to,
          template,
          status,
          attempts,
          lastError,
          actions,
        ]),
      ).toEqual([
        ['a•••@example.com', 'registration_approved', 'pending', 1, '550 <•••> is not here', ['send_again', 'cancel']],
        ['p•••@example.com', 'verification_code', 'pending', 1, '550 <•••> is not here', ['send_again', 'cancel']],
      ])
      expect((await keeper.ok(mailPage, { keyword: 'Anna.Schmidt@example.com' })).total).toBe(1)
      expect((await keeper.ok(mailPage, { keyword: 'anna' })).total).toBe(0)
      expect(await keeper.ok(mailStatusCount, {})).toMatchObject({ all: 2, pending: 2 })
      expect(await keeper.ok(mailStatusCount, { channel: 'mail' })).toMatchObject({ all: 2, pending: 2 })
      expect((await keeper.ok(mailPage, { channel: 'sms' })).records).toEqual([])
      const far = await api.person({ kind: 'operator', roles: ['op_region_admin'], region: REGIONS.demo })
      expect((await far.ok(mailPage, {})).total).toBe(0)
      const { id = '', version = 0 } = page.records[0] ?? {}
      expect((await far.call(mailCancel, { id, version })).code).toBe('MALL600404')
      const reader = await api.person({ kind: 'operator', roles: ['op_cs'] })
      expect((await reader.ok(mailPage, {})).records[0]?.actions).toEqual([])
      expect((await reader.call(mailCancel, { id, version })).code).not.toBe('200')
      expect((await seller.call(mailPage, {})).code).toBe('gateway.400019')
      const finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
      expect((await finance.call(mailPage, {})).code).not.toBe('200')
    })

    it('is sent again after it was given up, once, and on the record; a code is not, and does not lie about', async () => {
      const keeper = await api.person({ kind: 'operator', roles: ['op_super'] })
      await approved('anna@example.com')
      await queue(1)
      await give_up()
      const [lost, notice] = (await keeper.ok(mailPage, { status: 'dead' })).records.sort((a, b) =>
        a.template > b.template ? -1 : 1,
      )
      expect([lost?.template, lost?.actions, notice?.actions]).toEqual([
        'verification_code',
        ['cancel'],
        ['send_again', 'cancel'],
      ])
      expect((await api.pool.query('select template, params::text from mail_outbox order by template')).rows).toEqual([
        { template: 'registration_approved', params: expect.stringContaining('Acme') },
        { template: 'verification_code', params: '{}' },
      ])
      const at = ({ id = '', version = 0 }: { id?: string; version?: number } = {}) => ({ id, version })
      expect((await keeper.call(mailSendAgain, at(lost))).code).toBe('MALL600403')
      await keeper.ok(mailSendAgain, at(notice))
      expect((await keeper.call(mailSendAgain, at(notice))).code).toBe('FT510006')
      const sent: string[] = []
      await drainOutbox(api.inside, { transport: { send: async mail => void sent.push(mail.to) } })
      expect(sent).toEqual(['anna@example.com'])
      await keeper.ok(mailCancel, at(lost))
      const audits = await api.pool.query(
        `select action, entity_type from audit_log where entity_type = 'mail' and result = 'ok' order by seq`,
      )
      expect(audits.rows.map(row => row.action)).toEqual(['mail:send_again', 'mail:cancel'])
    })
  })

  it('refuses a template nobody knows and a missing placeholder', async () => {
    const request = code('a@example.com')
    await expect(api.inside(ctx => ctx.mail({ ...request, template: 'nope' }))).rejects.toThrow('nope')
    await expect(api.inside(ctx => ctx.mail({ ...request, params: { code: '1' } }))).rejects.toThrow('minutes')
  })
})
