import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug, supportPorts } from '@tradeport/compose/api'
import { uploadFile } from '@tradeport/domain/files/contract'
import {
  aMessageInput,
  leaveMessageAgents,
  leaveMessageAssign,
  leaveMessageClaim,
  leaveMessageDetailOf,
  leaveMessageFile,
  leaveMessageNotSpam,
  leaveMessageNote,
  leaveMessagePage,
  leaveMessageReply,
  leaveMessageResolve,
  leaveMessageSpam,
  leaveMessageStatusCount,
  messageAnswer,
  messageForm,
  messageRate,
  messageReopen,
  messageSubmit,
  messageTrack,
  messageTrackFile,
  messageTrackLink,
  messageUpload,
  ownMessagePage,
  type MessageSubmitInput,
} from '@tradeport/domain/support/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { AGENTS } from '@tradeport/domain/support/rules'
import { setTimers, startModuleApi, type CallOptions, type Caller, type TestApi } from '@tradeport/testing/harness'
import { supportServer } from './index'

/** What messages are turned into is tested where the product is composed. */
const nothingElse: Parameters<typeof supportPorts>[1] = {
  catalogue: {
    storesByIds: () => Promise.resolve([]),
    productSnapshots: () => Promise.resolve([]),
    listedOffers: () => Promise.resolve([]),
  },
  organisation: {
    companyNames: () => Promise.resolve(new Map()),
    timeZone: () => Promise.resolve('UTC'),
    avatars: () => Promise.resolve(new Map()),
    colleaguesWith: () => Promise.resolve([]),
    orderLimit: () => Promise.resolve(null),
    approveLimit: () => Promise.resolve(null),
    purchaseApprovers: () => Promise.resolve([]),
  },
  rates: { rate: () => Promise.resolve(undefined) },
  orders: { createFromQuotation: () => Promise.reject(new Error('nothing is ordered here')) },
}

/** Days that are worked, or not, other than usual. */
const holidays = new Map<string, Record<string, string>>()
let api: TestApi
let agent: Caller
let colleague: Caller
let people = 0

beforeAll(async () => {
  api = await startModuleApi([
    plug(
      supportServer,
      supportPorts(
        (frontEnd, route, region) => `https://${frontEnd}.example/${region.prefix}${route}`,
        nothingElse,
        { inForce: async () => new Map([['public_holiday', holidays]]) },
        () => AGENTS,
      ),
    ),
  ])
  agent = await api.person({ kind: 'operator', roles: ['op_cs'] })
  colleague = await api.person({ kind: 'operator', roles: ['op_cs'] })
})
afterAll(() => api.close())

const pass = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}
const DAY = 86_400_000

/** Somebody new each time, who takes their time: only what a test is about looks like spam. */
async function filled(caller: Caller = api.visitor, over: Partial<MessageSubmitInput> = {}, options?: CallOptions) {
  people += 1
  const { token } = await caller.ok(messageForm, {}, options)
  pass(3_700_000)
  const needs = `${'abcdefghijklmnopqrstuvwxyz'.charAt(people % 26).repeat(4 + people)} is what we would like to know about.`
  return aMessageInput({ formToken: token, email: `anna${people}@nordhaus.example`, needs, ...over })
}
/** A form is renewed where it was open for too long. */
async function sent(over: Partial<MessageSubmitInput> = {}, caller: Caller = api.visitor, options?: CallOptions) {
  return caller.ok(messageSubmit, await filled(caller, over, options), options)
}
const rowOf = async (no: string) => {
  const page = await agent.ok(leaveMessagePage, { keyword: no })
  const spam = await agent.ok(leaveMessagePage, { keyword: no, status: 'spam' })
  const row = [...page.records, ...spam.records][0]
  if (!row) throw new Error(`${no} is in no queue`)
  return row
}
async function replied(over: Partial<MessageSubmitInput> = {}, caller: Caller = api.visitor) {
  const link = await sent(over, caller)
  const { id, version } = await rowOf(link.no)
  const claimed = await agent.ok(leaveMessageClaim, { id, version })
  const answered = await agent.ok(leaveMessageReply, { id, version: claimed.version, body: 'We have it in stock.' })
  return { ...link, id, version: answered.version }
}
const mailsTo = (to: string) => api.mailed.filter(mail => mail.to === to)
const paramOf = (to: string, name: string) => mailsTo(to).at(-1)?.params[name] ?? ''
const keyIn = (url: string) => new URL(url).searchParams.get('key') ?? ''

describe('leaving a message', () => {
  it('gives a number and a link, mails it, and stands in the queue with its due time', async () => {
    const input = await filled(api.visitor, { email: 'first@nordhaus.example' })
    const { no, key } = await api.visitor.ok(messageSubmit, input, { locale: 'de_DE' })
    expect(no).toMatch(/^LM\d{6}0572\d{6}$/)
    const mail = mailsTo('first@nordhaus.example')
    expect(mail).toMatchObject([{ locale: 'de_DE', template: 'message_received', params: { no } }])
    expect(keyIn(mail[0]?.params['url'] ?? '')).toMatch(/^[\w-]{43}$/)
    expect(await api.visitor.ok(messageTrack, { no, key })).toMatchObject({
      status: 'new',
      actions: ['answer'],
      conversation: [{ side: 'visitor', body: input.needs }],
    })
    const row = await rowOf(no)
    expect(row).toMatchObject({ status: 'new', locale: 'de_DE', country: 'DE', assignedTo: null, overdue: false })
    expect(Date.parse(row.dueAt ?? '')).toBeGreaterThan(api.clock.now.getTime())
  })

  it('is answered in the hours of the region, whose holidays do not count', async () => {
    const now = api.clock.now
    // A Wednesday evening; Thursday and Friday are free, the Saturday after them is worked.
    api.clock.now = new Date('2026-07-08T11:00:00.000Z')
    for (const day of ['2026-07-09', '2026-07-10']) holidays.set(day, { kind: 'holiday' })
    holidays.set('2026-07-11', { kind: 'workday' })
    const { no } = await sent({ type: 'platform_issues' })
    expect((await rowOf(no)).dueAt).toBe('2026-07-11T05:00:00.000Z')
    holidays.clear()
    api.clock.now = now
  })

  it.each([
    ['neither email nor phone', { email: undefined }, ['email', 'phone']],
    ['a wrong email', { email: 'anna@' }, ['email']],
    ['a wrong phone', { email: undefined, phone: '12-34' }, ['phone']],
    ['a type of the other list', { type: 'feature' }, ['type']],
    ['an unknown country', { country: 'XX' }, ['country']],
  ] as const)('names the fields of %s', async (_name, over, paths) => {
    const answer = await api.visitor.call(messageSubmit, await filled(api.visitor, over))
    expect(answer.code).toBe('MALL600400')
    expect(answer.data).toMatchObject({ fieldErrors: paths.map(path => ({ path })) })
  })

  it('takes 2000 characters as people count them, and no more', async () => {
    const family = '🧶'
    await sent({ needs: `${family.repeat(1999)}a` })
    const answer = await api.visitor.call(messageSubmit, await filled(api.visitor, { needs: family.repeat(2001) }))
    expect(answer.data).toMatchObject({ fieldErrors: [{ path: 'needs', rule: 'too_long' }] })
    const empty = await api.visitor.call(messageSubmit, await filled(api.visitor, { needs: '   ' }))
    expect(empty.data).toMatchObject({ fieldErrors: [{ path: 'needs', rule: 'required' }] })
  })

  it('a phone is enough; the region’s area code stands before it', async () => {
    const { no } = await sent({ email: undefined, phone: '13800138000' })
    const { id } = await rowOf(no)
    expect(await agent.ok(leaveMessageDetailOf, { id })).toMatchObject({ email: null, phone: '+86 13800138000' })
    const abroad = await sent({ email: undefined, phone: '4012345', areaCode: '+49' })
    const detail = await agent.ok(leaveMessageDetailOf, { id: (await rowOf(abroad.no)).id })
    expect(detail.phone).toBe('+49 4012345')
  })

  it('becomes one message however often it is sent, at once and later', async () => {
    const input = await filled()
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.visitor.ok(messageSubmit, input)))
    pass(3 * 3_600_000)
    answers.push(await api.visitor.ok(messageSubmit, input))
    expect(new Set(answers.map(answer => answer.no)).size).toBe(1)
    for (const { no, key } of answers) expect((await api.visitor.ok(messageTrack, { no, key })).no).toBe(no)
    const other = await api.visitor.call(messageSubmit, { ...input, needs: 'Something else.' })
    expect(other.code).toBe('MALL600409')
    const renewed = await api.visitor.ok(messageForm, { previous: input.formToken })
    const second = await api.visitor.ok(messageSubmit, {
      ...input,
      formToken: renewed.token,
      needs: 'Something else entirely, please.',
    })
    expect(second.no).not.toBe(answers[0]?.no)
  })

  it('asks for a new form after two hours; what was begun stays', async () => {
    const input = await filled()
    pass(3_600_000)
    expect((await api.visitor.call(messageSubmit, input)).code).toBe('MALL640411')
    const { token } = await api.visitor.ok(messageForm, { previous: input.formToken })
    const { no } = await api.visitor.ok(messageSubmit, { ...input, formToken: token })
    // Opened long ago: not too fast.
    expect((await rowOf(no)).status).toBe('new')
  })

  it('takes no form that it did not sign', async () => {
    const input = await filled()
    const [payload, signature] = input.formToken.split('.')
    const claims = Buffer.from(JSON.stringify({ n: 'mine', s: 0, e: 9e15 })).toString('base64url')
    for (const formToken of [
      `${claims}.${signature}`,
      `${payload}.AAAAAAAAAAAAAAAAAAAA`,
      `${payload}.${signature}.x`,
      '....................',
    ])
      expect((await api.visitor.call(messageSubmit, { ...input, formToken })).code).toBe('MALL640411')
  })

  it('keeps texts as they are: HTML and SQL are only words', async () => {
    const needs = `<img src=x onerror=alert(1)> '); drop table leave_message; -- ${'"\\{}'}`
    const { no, key } = await sent({ needs, name: '<script>alert(1)</script>' })
    const detail = await agent.ok(leaveMessageDetailOf, { id: (await rowOf(no)).id })
    expect(detail).toMatchObject({ needs, name: '<script>alert(1)</script>' })
    expect((await api.visitor.ok(messageTrack, { no, key })).conversation[0]?.body).toBe(needs)
    expect((await agent.ok(leaveMessagePage, { keyword: "'; drop table" })).total).toBe(0)
    expect((await agent.ok(leaveMessagePage, { keyword: '%' })).total).toBe(0)
  })

  it('refuses what no form of ours would send', async () => {
    const input = await filled()
    for (const over of [
      { needs: 'x'.repeat(2001) },
      { name: 'x'.repeat(65) },
      { fileIds: Array.from({ length: 6 }, () => '01990000-0000-7000-8000-000000000000') },
      { country: 'Germany' },
      { origin: 'elsewhere' },
      { form: 3 },
      { pageUrl: `https://x.example/${'x'.repeat(3000)}` },
      { needs: { $ne: null } },
      { needs: 'null\u0000byte' },
    ]) {
      const answer = await api.visitor.raw(messageSubmit, { ...input, ...over })
      expect([over, answer.success]).toEqual([over, false])
    }
    expect((await api.visitor.call(messageSubmit, input)).success).toBe(true)
  })
})

describe('files', () => {
  const pdf = { name: 'drawing.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }

  it('travel with the message, and are read by its writer and the operators only', async () => {
    const { token } = await api.visitor.ok(messageForm, {})
    const file = (await api.visitor.upload(messageUpload, { formToken: token }, pdf)).data
    expect(file).toMatchObject({ name: 'drawing.pdf', size: 14 })
    pass(60_000)
    const input = aMessageInput({ formToken: token, email: 'files@nordhaus.example', fileIds: [file.id] })
    const link = await api.visitor.ok(messageSubmit, input)
    const tracked = await api.visitor.ok(messageTrack, link)
    expect(tracked.conversation[0]?.files).toEqual([{ id: file.id, name: 'drawing.pdf', size: 14 }])
    const read = await api.visitor.download(messageTrackFile, { ...link, fileId: file.id })
    expect([read.mime, read.content.equals(pdf.content)]).toEqual(['application/pdf', true])
    const row = await rowOf(link.no)
    expect((await agent.download(leaveMessageFile, { id: row.id, fileId: file.id })).content.equals(pdf.content)).toBe(
      true,
    )
    const other = await sent()
    expect((await api.visitor.download(messageTrackFile, { ...other, fileId: file.id })).mime).toContain('json')
    const foreign = await api.visitor.call(messageSubmit, await filled(api.visitor, { fileIds: [file.id] }))
    expect(foreign.data).toMatchObject({ fieldErrors: [{ path: 'fileIds', rule: 'unknown_file' }] })
  })

  it('are taken for a signed form only, and only in kinds we know', async () => {
    const forged = await api.visitor.upload(messageUpload, { formToken: 'x'.repeat(40) }, pdf)
    expect(forged.code).toBe('MALL640411')
    const { token } = await api.visitor.ok(messageForm, {})
    const program = { name: 'a.pdf', type: 'application/pdf', content: Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]) }
    expect((await api.visitor.upload(messageUpload, { formToken: token }, program)).code).toBe('FILE700421')
    const large = { ...pdf, content: Buffer.concat([pdf.content, Buffer.alloc(10 * 1024 * 1024, 32)]) }
    expect((await api.visitor.upload(messageUpload, { formToken: token }, large)).code).toBe('FILE700413')
  })

  it('of an operator reach the writer with the reply', async () => {
    const link = await sent()
    const { id, version } = await rowOf(link.no)
    const claimed = await agent.ok(leaveMessageClaim, { id, version })
    const price = await agent.upload(uploadFile, { kind: 'document' }, { ...pdf, name: 'price-list.pdf' })
    const stranger = await colleague.upload(uploadFile, { kind: 'document' }, { ...pdf, name: 'secret.pdf' })
    const reply = { id, version: claimed.version, body: 'See the list.' }
    const taken = await agent.call(leaveMessageReply, { ...reply, fileIds: [stranger.data.id] })
    expect(taken.data).toMatchObject({ fieldErrors: [{ path: 'fileIds', rule: 'unknown_file' }] })
    await agent.ok(leaveMessageReply, { ...reply, fileIds: [price.data.id] })
    const read = await api.visitor.download(messageTrackFile, { ...link, fileId: price.data.id })
    expect(read.content.equals(pdf.content)).toBe(true)
  })
})

describe('spam', () => {
  it.each([
    ['the unseen field', { website: 'https://spam.example' }],
    ['markup and links', { needs: '<a href="http://a.example">casino</a> [url=http://b.example]win[/url]' }],
  ])('%s is put aside, and the answer is the same', async (_name, over) => {
    const input = await filled(api.visitor, over)
    const link = await api.visitor.ok(messageSubmit, input)
    expect(await api.visitor.ok(messageTrack, link)).toMatchObject({ status: 'new', actions: ['answer'] })
    expect(mailsTo(input.email ?? '')).toEqual([])
    const row = await rowOf(link.no)
    expect(row.status).toBe('spam')
    expect((await agent.ok(leaveMessagePage, { keyword: link.no })).total).toBe(0)
    expect((await agent.ok(leaveMessageStatusCount, { keyword: link.no }))['all']).toBe(0)
  })

  it('a form sent at once is', async () => {
    const { token } = await api.visitor.ok(messageForm, {})
    pass(2_000)
    const { no } = await api.visitor.ok(messageSubmit, aMessageInput({ formToken: token, email: 'fast@x.example' }))
    const { status, id } = await rowOf(no)
    expect(status).toBe('spam')
    expect((await agent.ok(leaveMessageDetailOf, { id })).spamReasons).toContain('too_fast')
  })

  it('the same text from many addresses is, and so is a flood from one', async () => {
    const needs = 'Our agency brings your shop to the first page, guaranteed within days.'
    const first = await sent({ needs })
    const second = await sent({ needs: `${needs} (4711)` })
    const third = await sent({ needs: needs.toUpperCase() })
    expect([first, second, third].length).toBe(3)
    expect((await rowOf(first.no)).status).toBe('new')
    expect((await rowOf(third.no)).status).toBe('spam')
    const flood: string[] = []
    const { token } = await api.visitor.ok(messageForm, {})
    pass(60_000)
    for (let count = 0; count < 6; count += 1) {
      const form = await api.visitor.ok(messageForm, { previous: token })
      const input = aMessageInput({
        formToken: form.token,
        email: 'Flood@x.example',
        needs: `Question ${'q'.repeat(count)}`,
      })
      flood.push((await api.visitor.ok(messageSubmit, input)).no)
    }
    const statuses = await Promise.all(flood.map(async no => (await rowOf(no)).status))
    expect(statuses).toEqual(['new', 'new', 'new', 'new', 'new', 'spam'])
  })

  it('is told by an operator, or not, and gone after 30 days', async () => {
    const { no, key } = await sent({ email: 'held@nordhaus.example' })
    const row = await rowOf(no)
    const spam = await agent.ok(leaveMessageSpam, { id: row.id, version: row.version })
    expect(spam.status).toBe('spam')
    const back = await agent.ok(leaveMessageNotSpam, { id: row.id, version: spam.version })
    expect(back.status).toBe('new')
    expect(mailsTo('held@nordhaus.example')).toHaveLength(2)
    await agent.ok(leaveMessageSpam, { id: row.id, version: back.version })
    pass(29 * DAY)
    await api.api.jobs.run('support.purge')
    expect((await api.visitor.ok(messageTrack, { no, key })).no).toBe(no)
    pass(2 * DAY)
    await api.api.jobs.run('support.purge')
    expect((await api.visitor.call(messageTrack, { no, key })).code).toBe('MALL600404')
  })
})

describe('the conversation', () => {
  it('goes from reply by mail over the link to the visitor’s answer and back', async () => {
    const email = 'talk@nordhaus.example'
    const { no, key, id, version } = await replied({ email })
    expect(mailsTo(email).map(mail => mail.template)).toEqual(['message_received', 'message_reply'])
    expect(paramOf(email, 'reply')).toBe('We have it in stock.')
    const fromMail = { no, key: keyIn(paramOf(email, 'url')) }
    expect(fromMail.key).not.toBe(key)
    const tracked = await api.visitor.ok(messageTrack, fromMail)
    expect(tracked).toMatchObject({ status: 'replied', dueAt: null })
    expect(tracked.conversation.map(turn => [turn.side, turn.body])).toContainEqual([
      'operator',
      'We have it in stock.',
    ])
    expect((await api.visitor.ok(messageAnswer, { ...fromMail, body: 'How many?' })).status).toBe('assigned')
    const row = await rowOf(no)
    expect(row).toMatchObject({ status: 'assigned', assignedTo: agent.actor.userId })
    expect(row.dueAt).not.toBeNull()
    expect((await agent.call(leaveMessageReply, { id, version, body: 'Late.' })).code).toBe('FT510006')
    const again = await agent.ok(leaveMessageReply, { id, version: row.version, body: '3,000.' })
    expect((await agent.ok(leaveMessageResolve, { id, version: again.version })).status).toBe('resolved')
    expect(mailsTo(email).at(-1)?.template).toBe('message_resolved')
    const detail = await agent.ok(leaveMessageDetailOf, { id })
    expect(detail.timeline.map(entry => entry.action)).toEqual([
      'submit',
      'claim',
      'reply',
      'answer',
      'reply',
      'resolve',
    ])
  })

  it('tells the operator who handles it when the writer answers and when they reopen it, and nobody before it is taken', async () => {
    const { no, key, id } = await replied()
    const told = () =>
      api.notified.filter(({ kind, params }) => kind === 'customer_message_answered' && params['no'] === no)
    await api.visitor.ok(messageAnswer, { no, key, body: 'Two of each.' })
    expect(told()).toMatchObject([
      {
        to: { userId: agent.actor.userId },
        reply: 'Two of each.',
        link: { frontEnd: 'admin', route: `/customer-messages/${id}` },
      },
    ])
    const again = await agent.ok(leaveMessageReply, { id, version: (await rowOf(no)).version, body: 'Done.' })
    await agent.ok(leaveMessageResolve, { id, version: again.version })
    await api.visitor.ok(messageReopen, { no, key, body: 'The cards?' })
    expect(told().map(({ reply }) => reply)).toEqual(['Two of each.', 'The cards?'])
    const free = await sent()
    await api.visitor.ok(messageAnswer, { ...free, body: 'And in navy.' })
    expect(api.notified.some(({ params }) => params['no'] === free.no)).toBe(false)
  })

  it('takes additions before anybody has answered', async () => {
    const link = await sent()
    expect(await api.visitor.ok(messageAnswer, { ...link, body: 'And in navy.' })).toMatchObject({ status: 'new' })
    expect((await api.visitor.ok(messageTrack, link)).conversation).toHaveLength(2)
  })

  it('never shows notes, nor their files, to the writer', async () => {
    const { no, key, id } = await replied()
    await agent.ok(leaveMessageNote, { id, body: 'Looks like a reseller.' })
    const seen = JSON.stringify(await api.visitor.ok(messageTrack, { no, key }))
    expect(seen).not.toContain('reseller')
    const detail = await colleague.ok(leaveMessageDetailOf, { id })
    expect(detail.conversation.at(-1)).toMatchObject({ internal: true, body: 'Looks like a reseller.' })
  })

  it('is settled after five days of silence, rated, and reopened within 14 days', async () => {
    const email = 'quiet@nordhaus.example'
    const { no, key } = await replied({ email })
    expect((await api.visitor.call(messageRate, { no, key, csat: 5 })).code).toBe('MALL600403')
    pass(5 * DAY - 60_000)
    await api.api.jobs.run('support.settle')
    expect((await rowOf(no)).status).toBe('replied')
    pass(120_000)
    await api.api.jobs.run('support.settle')
    expect((await api.visitor.ok(messageTrack, { no, key })).actions).toEqual(['reopen', 'rate'])
    expect(mailsTo(email).at(-1)?.template).toBe('message_resolved')
    await api.visitor.ok(messageRate, { no, key, csat: 4, comment: 'Friendly.' })
    expect(await rowOf(no)).toMatchObject({ csat: 4 })
    expect((await api.visitor.raw(messageRate, { no, key, csat: 6 })).success).toBe(false)
    pass(13 * DAY)
    expect((await api.visitor.ok(messageReopen, { no, key, body: 'One thing more.' })).status).toBe('assigned')
    expect((await api.visitor.call(messageReopen, { no, key, body: 'Again.' })).code).toBe('MALL600403')
  })

  it('is settled, and reopened, as long as its region says', async () => {
    const elsewhere = { region: REGIONS.chongqing }
    await setTimers(api, { messageSettleDays: 10, messageReopenDays: 30 })
    const own = await replied({ email: 'own@nordhaus.example' })
    const other = await sent({ email: 'other@nordhaus.example' }, api.visitor, elsewhere)
    const { id, version } = await rowOf(other.no)
    const claimed = await agent.ok(leaveMessageClaim, { id, version }, elsewhere)
    await agent.ok(leaveMessageReply, { id, version: claimed.version, body: 'Here too.' }, elsewhere)
    pass(6 * DAY)
    await api.api.jobs.run('support.settle')
    expect((await rowOf(own.no)).status).toBe('replied')
    expect((await rowOf(other.no)).status).toBe('resolved')
    expect(mailsTo('other@nordhaus.example').at(-1)?.params['days']).toBe('14')
    pass(5 * DAY)
    await api.api.jobs.run('support.settle')
    expect(mailsTo('own@nordhaus.example').at(-1)?.params['days']).toBe('30')
    const settledAt = api.clock.now.getTime()
    const { reopenUntil } = await api.visitor.ok(messageTrack, { no: own.no, key: own.key })
    expect(Date.parse(reopenUntil ?? '') - settledAt).toBe(30 * DAY)
    await setTimers(api, {})
  })

  it('cannot be reopened or answered later', async () => {
    const { no, key, id, version } = await replied()
    await agent.ok(leaveMessageResolve, { id, version })
    pass(14 * DAY + 1000)
    expect((await api.visitor.call(messageReopen, { no, key, body: 'Late.' })).code).toBe('MALL600403')
    expect((await api.visitor.call(messageAnswer, { no, key, body: 'Late.' })).code).toBe('MALL600403')
    expect((await api.visitor.ok(messageTrack, { no, key })).actions).toEqual([])
  })

  it('answers once for one key', async () => {
    const { no, key } = await replied()
    const twice = await Promise.all(
      [1, 2].map(() =>
        api.visitor.call(messageAnswer, { no, key, body: 'Once.' }, { idempotencyKey: 'answer-once-1' }),
      ),
    )
    expect(twice.every(answer => answer.success)).toBe(true)
    const { conversation } = await api.visitor.ok(messageTrack, { no, key })
    expect(conversation.filter(turn => turn.body === 'Once.')).toHaveLength(1)
  })
})

describe('who may read a conversation', () => {
  it('whoever has the key of this very message', async () => {
    const [one, two] = [await sent(), await sent()]
    for (const input of [
      { no: one.no, key: two.key },
      { no: one.no },
      { no: 'LM2611210572999999', key: one.key },
      { no: one.no, key: 'A'.repeat(43) },
    ]) {
      expect((await api.visitor.call(messageTrack, input)).code).toBe('MALL600404')
      expect((await api.visitor.call(messageAnswer, { ...input, body: 'Hi' })).code).toBe('MALL600404')
      expect((await api.visitor.call(messageRate, { ...input, csat: 1 })).code).toBe('MALL600404')
    }
    const { rows } = await api.pool.query<{ text: string }>('select k::text as text from leave_message_key k')
    expect(rows.some(row => row.text.includes(one.key))).toBe(false)
  })

  it('the one who wrote it signed in, and is told in the message centre', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    const stranger = await api.person({ kind: 'buyer' })
    const { no } = await replied({ form: '2', type: 'feature', origin: 'buyer' }, buyer)
    expect((await buyer.ok(ownMessagePage, {})).records).toMatchObject([{ no, status: 'replied' }])
    expect((await buyer.ok(messageTrack, { no })).actions).toEqual(['answer'])
    expect((await stranger.call(messageTrack, { no })).code).toBe('MALL600404')
    expect((await stranger.ok(ownMessagePage, {})).records).toEqual([])
    expect((await api.visitor.call(ownMessagePage, {})).code).toBe('global400001')
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'customer_service_reply',
      to: { userId: buyer.actor.userId },
      reply: 'We have it in stock.',
      link: { frontEnd: 'buyer', route: `/support/messages/${no}` },
    })
  })

  it('sends a new link only to the address that wrote, and not without end', async () => {
    const email = 'lost@nordhaus.example'
    const { no } = await sent({ email })
    const before = api.mailed.length
    expect(await api.visitor.ok(messageTrackLink, { no, email: 'other@x.example' })).toEqual({})
    expect(await api.visitor.ok(messageTrackLink, { no: 'LM2611210572999998', email })).toEqual({})
    expect(api.mailed).toHaveLength(before)
    for (let count = 0; count < 8; count += 1)
      await api.visitor.ok(messageTrackLink, { no, email: 'LOST@nordhaus.example' })
    expect(api.mailed.length - before).toBe(3)
    const link = { no, key: keyIn(paramOf(email, 'url')) }
    expect((await api.visitor.ok(messageTrack, link)).no).toBe(no)
  })
})

describe('the operators’ queue', () => {
  it('is for those who answer; auditors read, others and other sides do not', async () => {
    const { no } = await sent()
    const { id, version } = await rowOf(no)
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect((await auditor.ok(leaveMessageDetailOf, { id })).actions).toEqual([])
    expect((await auditor.call(leaveMessageClaim, { id, version })).code).toBe('MALL600403')
    expect((await auditor.call(leaveMessageNote, { id, body: 'Hm.' })).code).toBe('MALL600403')
    const finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
    expect((await finance.call(leaveMessagePage, {})).code).toBe('gateway.400019')
    expect((await finance.call(leaveMessageDetailOf, { id })).code).toBe('gateway.400019')
    expect((await finance.call(leaveMessageClaim, { id, version })).code).toBe('MALL600403')
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.call(leaveMessagePage, {})).code).toBe('gateway.400019')
    expect((await api.visitor.call(leaveMessagePage, {})).code).toBe('global400001')
  })

  it('shows the regions an operator serves, and no others', async () => {
    const region = REGIONS.chongqing
    const { no } = await sent({ email: 'cq@nordhaus.example' }, api.visitor, { region })
    const row = await rowOf(no)
    expect(row.regionId).toBe(region.regionId)
    expect((await agent.ok(leaveMessagePage, { keyword: no, region: 'puyuan' })).total).toBe(0)
    expect((await agent.ok(leaveMessagePage, { keyword: no, region: 'chongqing' })).total).toBe(1)
    const local = await api.person({ kind: 'operator', roles: ['op_cs'] })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
      local.actor.userId,
      [REGIONS.puyuan.regionId],
    ])
    expect((await local.ok(leaveMessagePage, { keyword: no })).total).toBe(0)
    expect((await local.ok(leaveMessagePage, { keyword: no, region: 'chongqing' })).total).toBe(0)
    const { id, version } = row
    for (const call of [
      local.call(leaveMessageDetailOf, { id }),
      local.call(leaveMessageClaim, { id, version }),
      local.call(leaveMessageNote, { id, body: 'Mine?' }),
      local.call(leaveMessageAgents, { id }),
    ])
      expect((await call).code).toBe('MALL600404')
    const agents = await agent.ok(leaveMessageAgents, { id })
    expect(agents.map(({ userId }) => userId)).toContain(agent.actor.userId)
    expect(agents.map(({ userId }) => userId)).not.toContain(local.actor.userId)
    const assign = { id, version, userId: local.actor.userId ?? '' }
    expect((await agent.call(leaveMessageAssign, assign)).data).toMatchObject({ fieldErrors: [{ path: 'userId' }] })
    // Mail and notices of another region's message are that region's.
    const claimed = await agent.ok(leaveMessageClaim, { id, version })
    await agent.ok(leaveMessageReply, { id, version: claimed.version, body: 'From Chongqing.' })
    expect(paramOf('cq@nordhaus.example', 'url')).toContain('https://portal.example/cq/')
  })

  it('is claimed by one of two at once, and handed on', async () => {
    const { no } = await sent()
    const { id, version } = await rowOf(no)
    const both = await Promise.all([agent, colleague].map(one => one.call(leaveMessageClaim, { id, version })))
    expect(both.map(answer => answer.code).sort()).toEqual(['200', 'FT510006'])
    const now = await rowOf(no)
    await agent.ok(leaveMessageAssign, { id, version: now.version, userId: colleague.actor.userId ?? '' })
    expect(await rowOf(no)).toMatchObject({ status: 'assigned', assignedTo: colleague.actor.userId })
    // Who may take messages by a role of the platform's own is asked as well.
    await api.pool.query(
      `insert into operator_role (code, name, names, name_locale, description, permissions, created_at, updated_at)
       values ('takes-messages', 'Takes messages', '{}', 'en_US', '', '{leaveMessage:claim}', now(), now())`,
    )
    const ownRole = await api.person({ kind: 'operator', roles: ['takes-messages'] })
    const content = await api.person({ kind: 'operator', roles: ['op_content'] })
    const asked = (await agent.ok(leaveMessageAgents, { id })).map(({ userId }) => userId)
    expect(asked).toContain(ownRole.actor.userId)
    expect(asked).not.toContain(content.actor.userId)
    expect((await colleague.ok(leaveMessagePage, { work: 'mine', keyword: no })).total).toBe(1)
    expect((await agent.ok(leaveMessagePage, { work: 'mine', keyword: no })).total).toBe(0)
    expect((await colleague.ok(leaveMessagePage, { work: 'unassigned', keyword: no })).total).toBe(0)
  })

  it('filters, counts and tells what waits too long', async () => {
    const { no } = await sent({ type: 'logistics' }, api.visitor, { locale: 'th_TH' })
    const found = await agent.ok(leaveMessagePage, {
      keyword: no,
      type: 'logistics',
      locale: 'th_TH',
      work: 'unassigned',
    })
    expect(found.total).toBe(1)
    expect((await agent.ok(leaveMessagePage, { keyword: no, locale: 'de_DE' })).total).toBe(0)
    expect((await agent.ok(leaveMessagePage, { keyword: no, work: 'overdue' })).total).toBe(0)
    pass(4 * DAY)
    const late = await agent.ok(leaveMessagePage, { keyword: no, work: 'overdue', sort: 'dueAt' })
    expect(late.records).toMatchObject([{ no, overdue: true }])
    const counts = await agent.ok(leaveMessageStatusCount, {})
    for (const status of ['new', 'assigned', 'replied', 'resolved', 'spam'] as const)
      expect([status, (await agent.ok(leaveMessagePage, { status })).total]).toEqual([status, counts[status] ?? 0])
    expect((await agent.ok(leaveMessagePage, {})).total).toBe(counts['all'])
  })

  it('lets nobody skip a state', async () => {
    const { no } = await sent()
    const { id, version } = await rowOf(no)
    expect((await agent.call(leaveMessageReply, { id, version, body: 'Not mine yet.' })).code).toBe('MALL600403')
    expect((await agent.call(leaveMessageResolve, { id, version })).code).toBe('MALL600403')
    expect((await agent.call(leaveMessageNotSpam, { id, version })).code).toBe('MALL600403')
  })
})
