import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it, test } from 'vitest'
import {
  afterSalesCaseAct,
  afterSalesCaseCreate,
  afterSalesCaseDetail,
  afterSalesCaseExport,
  afterSalesCasePage,
  afterSalesCaseStatusCount,
  serviceOrderCancelNegotiate,
  serviceOrderConfirm,
  serviceOrderDeliverableReject,
  serviceOrderDetail,
  serviceOrderPage,
} from '@tradeport/domain/service-order/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import type { Caller } from '@tradeport/testing/harness'
import { openServiceOrdersOf } from './index'
import {
  HOUR,
  anOrderScene,
  api,
  at,
  balances,
  customer,
  fileOf,
  handedOver,
  instead,
  keepFor,
  operator,
  paid,
  provider,
  runJob,
  running,
  settle,
  statusOf,
  submitted,
} from './order.test-scene'

anOrderScene()

type Demand = InputOf<typeof afterSalesCaseCreate>
type Step = Omit<InputOf<typeof afterSalesCaseAct>, 'id' | 'version'>

const demand = (serviceOrderId: string, over: Partial<Demand> = {}): Demand => ({
  serviceOrderId,
  type: 'refund_part',
  reasonCode: 'defective',
  amount: '560.00',
  description: 'The declaration names the wrong goods.',
  ...over,
})
const raised = async (orderId: string, over: Partial<Demand> = {}) =>
  (await customer.ok(afterSalesCaseCreate, demand(orderId, over))).id
const seen = async (id: string, who: Caller = customer) => who.ok(afterSalesCaseDetail, { id })
const step = async (who: Caller, id: string, rest: Step) => {
  const { version } = await seen(id, who)
  return who.call(afterSalesCaseAct, { id, version, ...rest })
}
const done = async (who: Caller, id: string, rest: Step) => {
  const answer = await step(who, id, rest)
  expect(answer.code).toBe('200')
  return answer.data
}
const caseStatus = async (id: string) => (await seen(id)).status
const completed = async () => {
  const id = await handedOver()
  await customer.ok(serviceOrderConfirm, await at(id))
  await settle()
  return id
}
const pass = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR + 1)
}

describe('a part goes back', () => {
  it('out of escrow: the rest is released when the order is confirmed', async () => {
    const orderId = await handedOver()
    const created = await customer.ok(afterSalesCaseCreate, demand(orderId, { files: await fileOf(customer) }))
    expect(created).toMatchObject({
      status: 'pending_provider',
      no: expect.stringMatching(/^AS\d{6}0572\d{6}$/),
      deadlines: { providerReplyBy: '2026-03-12T02:00:00.000Z', sellerReplyBy: null, platformDecideBy: null },
    })
    const { id } = created
    expect(await seen(id, provider)).toMatchObject({
      requestedAmount: '560.00',
      agreedAmount: null,
      nextActor: 'provider',
      actions: ['agree', 'offer', 'reply', 'escalate', 'reject'],
      order: { status: 'pending_confirm', paid: '2120.00', refunded: '0.00', refundable: '2120.00' },
    })
    const agreed = await done(provider, id, { action: 'agree', reason: 'Our mistake.' })
    expect(agreed).toMatchObject({ status: 'refunding', agreedAmount: '560.00' })
    await settle()
    expect(await seen(id)).toMatchObject({
      status: 'completed',
      messages: [{ from: 'provider', action: 'agree', text: 'Our mistake.' }],
      order: { refunded: '560.00', refundable: '1560.00' },
    })
    expect((await seen(id)).timeline.map(({ action }) => action)).toEqual([
      'create',
      'agree',
      'start_refund',
      'refund_done',
    ])
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '56000', ESCROW: '156000' })
    await customer.ok(serviceOrderConfirm, await at(orderId))
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '56000', PROVIDER: '148200', COMMISSION: '7800' })
    expect(await provider.ok(serviceOrderDetail, { id: orderId })).toMatchObject({
      status: 'completed',
      caseRefund: '560.00',
      settlement: { refund: '560.00', providerAmount: '1482.00', commission: '78.00' },
    })
  })

  it('from provider and platform after the release, again and again, and never more than was paid', async () => {
    const orderId = await completed()
    const first = await raised(orderId)
    await done(provider, first, { action: 'agree' })
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '56000', PROVIDER: '148200', COMMISSION: '7800' })
    const tooMuch = await customer.call(afterSalesCaseCreate, demand(orderId, { amount: '1560.01' }))
    expect(tooMuch.code).toBe('FT520400')
    const all = await raised(orderId, { type: 'refund_full' })
    expect((await seen(all)).requestedAmount).toBe('1560.00')
    await done(provider, all, { action: 'agree' })
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '212000' })
    expect(await statusOf(orderId)).toBe('completed')
    expect((await customer.call(afterSalesCaseCreate, demand(orderId))).code).toBe('FT526012')
  })

  it('by an offer that the customer takes', async () => {
    const id = await raised(await handedOver())
    const silent = await step(provider, id, { action: 'offer', remedy: 'refund', amount: '100' })
    expect(silent.code).toBe('FT520400')
    await done(provider, id, { action: 'offer', remedy: 'refund', amount: '100', reason: 'One page is wrong.' })
    expect(await seen(id)).toMatchObject({
      status: 'negotiating',
      nextActor: 'customer',
      offer: { remedy: 'refund', amount: '100.00', reason: 'One page is wrong.' },
      actions: ['accept_offer', 'reply', 'decline_offer', 'escalate', 'cancel'],
    })
    expect(await done(customer, id, { action: 'accept_offer' })).toMatchObject({
      status: 'refunding',
      agreedAmount: '100.00',
    })
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '10000', ESCROW: '202000' })
  })
})

describe('what the bank keeps for some days after the end', () => {
  const kept = async () => {
    keepFor(7)
    return completed()
  }
  const released = async (id: string) => {
    await runJob('releaseKept')
    await settle()
    return provider.ok(serviceOrderDetail, { id })
  }

  it('is the provider’s once they are over, and its page says when', async () => {
    const id = await kept()
    const dueAt = new Date(api.clock.now.getTime() + 7 * 24 * HOUR).toISOString()
    expect(await released(id)).toMatchObject({ ...{ status: 'completed', money: 'held' }, release: { days: 7, dueAt } })
    expect((await customer.ok(serviceOrderDetail, { id })).release).toBeNull()
    expect(await balances()).toEqual({ BANK: '212000', ESCROW: '212000' })
    pass(7 * 24)
    const over = await released(id)
    expect(over).toMatchObject({ money: 'settled', release: null, settlement: { providerAmount: '2014.00' } })
    expect(over.timeline.map(({ action }) => action).slice(-3)).toEqual(['confirm', 'release', 'money_settled'])
    expect(await balances()).toEqual({ BANK: '212000', PROVIDER: '201400', COMMISSION: '10600' })
    await runJob('releaseKept')
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', PROVIDER: '201400', COMMISSION: '10600' })
  })

  it('waits for a case, which takes its part out of it', async () => {
    const orderId = await kept()
    const id = await raised(orderId)
    pass(8 * 24)
    expect(await released(orderId)).toMatchObject({ money: 'held', openCaseId: id })
    await done(provider, id, { action: 'agree' })
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '56000', ESCROW: '156000' })
    expect(await released(orderId)).toMatchObject({ money: 'settled', openCaseId: null })
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '56000', PROVIDER: '148200', COMMISSION: '7800' })
  })

  it('is the customer’s where a case gives all of it back', async () => {
    const orderId = await kept()
    await done(provider, await raised(orderId, { type: 'refund_full' }), { action: 'agree' })
    await settle()
    pass(8 * 24)
    expect(await released(orderId)).toMatchObject({
      ...{ status: 'completed', money: 'settled', release: null, openCaseId: null },
      settlement: { refund: '2120.00', providerAmount: '0.00', commission: '0.00' },
    })
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '212000' })
  })

  it('binds its company as long as it is kept', async () => {
    await kept()
    const open = () => api.inside(ctx => openServiceOrdersOf(ctx, provider.actor.companyId ?? ''))
    expect(await open()).toBe(1)
    pass(7 * 24)
    await runJob('releaseKept')
    await settle()
    expect(await open()).toBe(0)
  })
})

test('all of it goes back, and a running order is over', async () => {
  const orderId = await running()
  const id = await raised(orderId, { type: 'exchange_provider' })
  await done(provider, id, { action: 'agree' })
  await settle()
  expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '212000' })
  expect(await customer.ok(serviceOrderDetail, { id: orderId })).toMatchObject({
    status: 'cancelled',
    money: 'settled',
    openCaseId: null,
    settlement: { refund: '2120.00' },
  })
  expect(await caseStatus(id)).toBe('completed')
})

describe('while a case is open', () => {
  it('the money stays where it is, and there is no second case', async () => {
    const orderId = await handedOver()
    const id = await raised(orderId)
    expect(await customer.ok(serviceOrderDetail, { id: orderId })).toMatchObject({
      openCaseId: id,
      nextActor: null,
      dueAt: null,
      actions: [],
    })
    const open = 'FT526009'
    expect((await customer.call(afterSalesCaseCreate, demand(orderId))).code).toBe(open)
    expect((await customer.call(serviceOrderConfirm, await at(orderId))).code).toBe(open)
    const back = { ...(await at(orderId)), nos: [1], reason: 'Still wrong' }
    expect((await customer.call(serviceOrderDeliverableReject, back)).code).toBe(open)
    pass(8 * 24)
    await runJob('confirmHandedOver')
    expect(await statusOf(orderId)).toBe('pending_confirm')
  })

  it('the two sides do not end the service by themselves', async () => {
    const orderId = await running()
    const propose = { decision: 'propose' as const, refund: '100', reason: 'No longer needed' }
    await provider.ok(serviceOrderCancelNegotiate, { ...(await at(orderId)), ...propose })
    await raised(orderId)
    const agree = await customer.call(serviceOrderCancelNegotiate, { ...(await at(orderId)), decision: 'agree' })
    expect(agree.code).toBe('FT526009')
  })

  it('both companies have something open', async () => {
    const orderId = await completed()
    const openOf = ({ actor }: Caller) => api.inside(ctx => openServiceOrdersOf(ctx, actor.companyId ?? ''))
    expect([await openOf(customer), await openOf(provider)]).toEqual([0, 0])
    const id = await raised(orderId)
    expect([await openOf(customer), await openOf(provider)]).toEqual([1, 1])
    await done(customer, id, { action: 'cancel' })
    expect([await openOf(customer), await openOf(provider)]).toEqual([0, 0])
  })

  it('and after it the customer has the usual time to confirm', async () => {
    const orderId = await handedOver()
    const id = await raised(orderId)
    pass(24)
    await done(customer, id, { action: 'cancel' })
    const { dueAt, actions } = await customer.ok(serviceOrderDetail, { id: orderId })
    expect(dueAt).toBe(new Date(api.clock.now.getTime() + 7 * 24 * HOUR).toISOString())
    expect(actions).toContain('confirm')
  })
})

describe('the work is done again', () => {
  it('and the customer confirms it', async () => {
    const id = await raised(await completed(), { type: 'redo', amount: undefined })
    expect((await seen(id)).requestedAmount).toBeNull()
    await done(provider, id, { action: 'agree' })
    expect(await seen(id, provider)).toMatchObject({ status: 'redoing', dueAt: null, actions: ['redo_done', 'reply'] })
    const files = await fileOf(provider)
    await done(provider, id, { action: 'redo_done', reason: 'Here it is.', files })
    expect(await seen(id)).toMatchObject({
      status: 'redoing',
      nextActor: 'customer',
      messages: [{ from: 'provider', action: 'redo_done', files: [{ name: 'a.pdf' }] }],
    })
    await done(customer, id, { action: 'confirm' })
    expect(await caseStatus(id)).toBe('completed')
  })

  it('or counts as confirmed after 72 hours', async () => {
    const id = await raised(await completed(), { type: 'redo', amount: undefined })
    await done(provider, id, { action: 'agree' })
    pass(1000)
    await runJob('timeOutCases')
    expect(await caseStatus(id)).toBe('redoing')
    await done(provider, id, { action: 'redo_done' })
    pass(72)
    await runJob('timeOutCases')
    expect(await caseStatus(id)).toBe('completed')
  })
})

test('a complaint that asks for nothing is settled when the customer says so', async () => {
  const id = await raised(await completed(), { type: 'complaint', amount: undefined })
  await done(provider, id, { action: 'agree', reason: 'We apologise.' })
  expect(await seen(id)).toMatchObject({ status: 'agreed', remedy: 'none', nextActor: 'customer' })
  await done(customer, id, { action: 'confirm' })
  expect(await caseStatus(id)).toBe('completed')
})

describe('the platform decides', () => {
  const inReview = async () => {
    const id = await raised(await handedOver())
    await done(provider, id, { action: 'reject', reason: 'The goods were named so in the contract.' })
    await done(customer, id, { action: 'escalate', reason: 'They were not.', files: await fileOf(customer) })
    return id
  }
  const word = { responsibility: 'provider', reason: 'The contract says otherwise.' } as const

  it('on money', async () => {
    const id = await inReview()
    expect(await seen(id, operator)).toMatchObject({
      status: 'platform_review',
      nextActor: 'platform',
      actions: ['decide', 'reply'],
      messages: [{ from: 'provider' }, { from: 'customer', files: [{ name: 'a.pdf' }] }],
    })
    expect(
      api.notified.some(({ kind, params }) => kind === 'review_requested' && params['subject'] === 'afterSalesCase'),
    ).toBe(true)
    for (const poor of [
      { ...word, remedy: 'refund' },
      { ...word, remedy: 'refund', amount: '2120.01' },
      { ...word },
      { remedy: 'none', reason: word.reason },
      { remedy: 'none', responsibility: 'seller' },
    ] as const)
      expect((await step(operator, id, { action: 'decide', ...poor })).code).toBe('FT520400')
    await done(operator, id, { action: 'decide', remedy: 'refund', amount: '300', ...word })
    await settle()
    expect(await seen(id)).toMatchObject({
      status: 'completed',
      agreedAmount: '300.00',
      responsibility: 'provider',
      reason: word.reason,
    })
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '30000', ESCROW: '182000' })
  })

  it.each([
    ['redo', 'redoing'],
    ['none', 'closed'],
  ] as const)('%s: the case is %s', async (remedy, status) => {
    const id = await inReview()
    await done(operator, id, { action: 'decide', remedy, ...word })
    expect(await caseStatus(id)).toBe(status)
  })

  it('again, when the bank cannot give it back', async () => {
    const id = await raised(await completed())
    await done(provider, id, { action: 'agree' })
    instead(async () => ({ ok: false, failure: 'declined' }))
    await settle()
    expect(await seen(id)).toMatchObject({ status: 'platform_review', order: { refunded: '0.00' } })
  })
})

describe('whoever does not answer', () => {
  it('has agreed, as a provider after 48 hours', async () => {
    const id = await raised(await handedOver())
    pass(47)
    await runJob('timeOutCases')
    expect(await caseStatus(id)).toBe('pending_provider')
    pass(1)
    await Promise.all([runJob('timeOutCases'), runJob('timeOutCases')])
    expect(await caseStatus(id)).toBe('refunding')
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '56000', ESCROW: '156000' })
  })

  it.each([
    ['an offer', { action: 'offer', remedy: 'redo', reason: 'We do it again.' }],
    ['a refusal', { action: 'reject', reason: 'No.' }],
  ] as const)('lets %s rest, as a customer after 72 hours', async (_name, said) => {
    const id = await raised(await handedOver())
    await done(provider, id, said)
    pass(72)
    await runJob('timeOutCases')
    expect(await caseStatus(id)).toBe('closed')
  })

  it('is waited for, as the platform', async () => {
    const id = await raised(await handedOver())
    await done(provider, id, { action: 'escalate', reason: 'We see it otherwise.' })
    pass(1000)
    await runJob('timeOutCases')
    expect(await caseStatus(id)).toBe('platform_review')
  })
})

describe('what a case can be raised about', () => {
  it('is paid work, in the days that the service allows', async () => {
    expect((await customer.call(afterSalesCaseCreate, demand(await submitted()))).code).toBe('MALL600403')
    expect((await customer.call(afterSalesCaseCreate, demand(await paid()))).code).toBe('MALL600403')
    const orderId = await completed()
    pass(30 * 24)
    expect((await customer.call(afterSalesCaseCreate, demand(orderId))).code).toBe('FT526012')
  })

  it.each<[string, Partial<Demand>]>([
    ['a part without an amount', { amount: undefined }],
    ['more than was paid', { amount: '2120.01' }],
    ['nothing in words', { description: '' }],
  ])('not: %s', async (_name, over) => {
    expect((await customer.call(afterSalesCaseCreate, demand(await running(), over))).code).toBe('FT520400')
  })

  it('not: with somebody else’s files', async () => {
    const files = await fileOf(provider)
    expect((await customer.call(afterSalesCaseCreate, demand(await running(), { files }))).code).toBe('FT520400')
  })

  it('not while the release is on its way', async () => {
    const orderId = await handedOver()
    await customer.ok(serviceOrderConfirm, await at(orderId))
    expect((await customer.call(afterSalesCaseCreate, demand(orderId))).code).toBe('FT526007')
  })
})

describe('who may see and do what', () => {
  it('its two companies and the region’s operators alone; to others it does not exist', async () => {
    const orderId = await running()
    const id = await raised(orderId)
    const { version } = await seen(id)
    const nobody = '01990000-0000-7000-8000-00000000dead'
    for (const stranger of [await api.person({ kind: 'seller' }), await api.person({ kind: 'provider' })]) {
      for (const missing of [id, nobody]) {
        expect((await stranger.call(afterSalesCaseDetail, { id: missing })).code).toBe('FT520404')
        const reply = { id: missing, version, action: 'reply', reason: 'Let me in' } as const
        expect((await stranger.call(afterSalesCaseAct, reply)).code).toBe('FT520404')
      }
      expect((await stranger.ok(afterSalesCasePage, {})).records).toEqual([])
      expect(await stranger.ok(afterSalesCaseStatusCount, {})).toEqual({ all: 0 })
    }
    const other = await api.person({ kind: 'seller' })
    for (const missing of [orderId, nobody])
      expect((await other.call(afterSalesCaseCreate, demand(missing))).code).toBe('FT520404')
    expect((await operator.ok(afterSalesCasePage, {})).records.map(row => row.id)).toEqual([id])
  })

  it('each side takes its own steps', async () => {
    const id = await raised(await running())
    expect((await step(customer, id, { action: 'agree' })).code).toBe('MALL600403')
    expect((await step(provider, id, { action: 'cancel' })).code).toBe('MALL600403')
    expect(
      (await step(operator, id, { action: 'decide', remedy: 'none', responsibility: 'seller', reason: 'So it is.' }))
        .code,
    ).toBe('MALL600403')
    const colleague = await api.person({
      kind: 'seller',
      roles: ['seller_finance'],
      companyId: customer.actor.companyId ?? '',
    })
    expect((await seen(id, colleague)).actions).toEqual([])
    expect((await step(colleague, id, { action: 'cancel' })).code).toBe('MALL600403')
  })

  it('refuses what was changed meanwhile, and answers a repeated call once', async () => {
    const id = await raised(await running())
    const { version } = await seen(id)
    const reply = { id, version, action: 'reply', reason: 'Here is more.' } as const
    const idempotencyKey = randomUUID()
    const twice = [
      await customer.call(afterSalesCaseAct, reply, { idempotencyKey }),
      await customer.call(afterSalesCaseAct, reply, { idempotencyKey }),
    ]
    expect(twice.map(({ code }) => code)).toEqual(['200', '200'])
    expect((await seen(id)).messages).toHaveLength(1)
    expect((await customer.call(afterSalesCaseAct, reply)).code).toBe('FT510006')
  })

  it('raises one case, however often it is asked for at once', async () => {
    const orderId = await running()
    const answers = await Promise.all([1, 2, 3].map(() => customer.call(afterSalesCaseCreate, demand(orderId))))
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'FT526009', 'FT526009'])
  })

  it('tells the other side what happened, with its words', async () => {
    const orderId = await running()
    api.notified.length = 0
    const id = await raised(orderId)
    await done(provider, id, { action: 'reply', reason: 'We look into it.' })
    await done(provider, id, { action: 'offer', remedy: 'refund', amount: '1', reason: 'One yuan.' })
    await done(customer, id, { action: 'reply', reason: 'No.' })
    await done(provider, id, { action: 'agree', reason: 'So be it.' })
    expect(
      api.notified.map(({ kind, to, params, reply }) => [
        kind,
        'identity' in to && to.identity,
        params['stage'],
        reply,
      ]),
    ).toEqual([
      ['after_sales_changed', 'provider', 'pending_provider', 'The declaration names the wrong goods.'],
      ['after_sale_reply', 'seller', undefined, 'We look into it.'],
      ['after_sales_changed', 'seller', 'negotiating', 'One yuan.'],
      ['after_sales_changed', 'provider', 'replied', 'No.'],
      ['after_sale_reply', 'seller', undefined, 'So be it.'],
    ])
  })
})

test('lists, counts and writes to a sheet what the filters leave', async () => {
  const [first, second] = [await running(), await handedOver()]
  const id = await raised(first)
  const other = await raised(second, { type: 'redo', amount: undefined })
  await done(provider, other, { action: 'agree' })
  const idsOf = async (filter: InputOf<typeof afterSalesCasePage>) =>
    (await customer.ok(afterSalesCasePage, filter)).records.map(row => row.id)
  expect(await idsOf({})).toEqual([other, id])
  expect(await idsOf({ status: 'redoing' })).toEqual([other])
  expect(await idsOf({ type: 'refund_part' })).toEqual([id])
  expect(await idsOf({ serviceOrderId: first })).toEqual([id])
  expect(await idsOf({ keyword: (await seen(id)).no })).toEqual([id])
  expect(await idsOf({ dateTo: '2026-03-09' })).toEqual([])
  expect(await idsOf({ dateFrom: '2026-03-10', dateTo: '2026-03-10' })).toEqual([other, id])
  expect(await customer.ok(afterSalesCaseStatusCount, {})).toEqual({ all: 2, pending_provider: 1, redoing: 1 })
  expect((await customer.ok(serviceOrderPage, {})).total).toBe(2)
  const { content } = await customer.download(afterSalesCaseExport, { status: 'redoing' })
  const [head, ...rows] = (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
  expect(rows.map(([no]) => no)).toEqual([(await seen(other)).no])
  expect(head).toHaveLength(13)
})
