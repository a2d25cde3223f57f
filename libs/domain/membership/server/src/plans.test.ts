import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  abilityOfferList,
  abilityOfferSet,
  abilityQuery,
  abilityUsePage,
  anOfferingInput,
  grantGive,
  grantPage,
  grantTakeBack,
  membershipOrderCancel,
  membershipOrderConfirm,
  membershipOrderCreate,
  membershipOrderDetail,
  membershipOrderPage,
  membershipOrderRefund,
  membershipOrderReject,
  membershipOrderReportPayment,
  membershipOrderStatusCount,
  membershipOverview,
  offeringCreate,
  offeringDetail,
  offeringPage,
  offeringPutOnSale,
  offeringTakeOffSale,
  offeringUpdate,
  paymentAccount,
  paymentAccountSet,
  subscriptionAutoRenew,
  subscriptionCancel,
  subscriptionResume,
  trialStart,
} from '@tradeport/domain/membership/contract'
import { regionClose, regionDetail, regionReopen } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { setTimers, type Caller, type TestApi } from '@tradeport/testing/harness'
import { giveBackUse } from './index'
import { startMembership, type TestMembership } from './membership.test-plans'

const DAY_MS = 86_400_000
let home: TestMembership
let api: TestApi
let finance: Caller
let basic: { id: string; termsId: string; version: number }
let pro: typeof basic
let pack: typeof basic

beforeAll(async () => {
  home = await startMembership()
  ;({ api, finance } = home)
  await home.onSale({
    code: 'free',
    level: 0,
    price: '0',
    name: { en_US: 'Free' },
    abilities: [{ ability: 'product.publish', quota: 2 }],
  })
  basic = await home.onSale({
    code: 'basic',
    level: 1,
    price: '1200.00',
    name: { en_US: 'Basic' },
    abilities: [
      { ability: 'product.publish', quota: 5 },
      { ability: 'data.export', quota: 10, reset: 'month' },
    ],
  })
  pro = await home.onSale({
    code: 'pro',
    level: 2,
    price: '3650.00',
    name: { en_US: 'Professional' },
    abilities: [
      { ability: 'product.publish', quota: null },
      { ability: 'data.export', quota: 100 },
    ],
  })
  pack = await home.onSale({
    kind: 'package',
    code: 'export-20',
    level: 0,
    price: '99.50',
    period: 'days',
    days: 90,
    name: { en_US: 'Export 20' },
    abilities: [{ ability: 'data.export', quota: 20 }],
  })
})
afterAll(() => api.close())

const aSeller = () => api.person({ kind: 'seller' })
const state = async (who: Caller, ability: string) =>
  (await who.ok(abilityQuery, { abilities: [ability] })).abilities[0]
const overview = (who: Caller) => who.ok(membershipOverview, {})
const entitlement = async (who: Caller, ability: string) =>
  (await overview(who)).entitlements.find(each => each.ability === ability)

/** Runs with the clock moved on, and puts it back. */
async function later<T>(days: number, work: () => Promise<T>): Promise<T> {
  const started = api.clock.now
  api.clock.now = new Date(started.getTime() + days * DAY_MS)
  try {
    return await work()
  } finally {
    api.clock.now = started
  }
}

describe('offerings', () => {
  it('are written, sold and changed by those who may, and by nobody else', async () => {
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    const seller = await aSeller()
    const input = anOfferingInput({ code: 'who-may' })
    expect((await auditor.call(offeringCreate, input)).code).toBe('MALL600403')
    expect((await seller.call(offeringCreate, input)).code).toBe('gateway.400019')
    expect((await reviewer.call(offeringPage, {})).code).toBe('MALL600403')
    const { records } = await auditor.ok(offeringPage, { keyword: 'PRO', kind: 'plan' })
    expect(records.map(({ code, actions }) => [code, actions])).toEqual([['pro', []]])
    expect((await auditor.call(offeringTakeOffSale, { id: pro.id, version: pro.version })).code).toBe('MALL600403')
  })

  it.each([
    ['a price with more digits than the currency has', { price: '10.005' }],
    ['a currency that nobody has', { currency: 'XQQ' }],
    ['a plan that is sold by days', { period: 'days' as const }],
    ['a package without days', { kind: 'package' as const, period: 'days' as const }],
    ['an ability of another side', { abilities: [{ ability: 'inquiry.send' as const, quota: 1 }] }],
    ['an ability twice', { abilities: [1, 2].map(quota => ({ ability: 'data.export' as const, quota })) }],
    ['a higher plan for nothing', { price: '0.00' }],
    ['no name in its own language', { sourceLocale: 'de_DE' as const }],
    ['a code with spaces', { code: 'not a code' }],
    ['a code that another has', { code: 'pro' }],
  ])('%s is refused', async (_name, over) => {
    const answer = await finance.call(offeringCreate, anOfferingInput({ code: 'wrong', ...over }))
    expect(answer.code).toBe('USER_SERVICE530400')
  })

  it('one level is on sale once', async () => {
    const second = await finance.ok(offeringCreate, anOfferingInput({ code: 'second-pro', level: 2 }))
    const answer = await finance.call(offeringPutOnSale, { id: second.id, version: 0 })
    expect(answer.code).toBe('USER_SERVICE530400')
    // Nor by a change of one that is on sale; a code that is another's says so at its own field.
    const sold = await home.onSale(anOfferingInput({ code: 'sold-third', level: 3 }))
    const change = { id: sold.id, version: sold.version, reason: 'Another place' }
    for (const [over, path] of [
      [{ code: 'sold-third', level: 2 }, 'offering.level'],
      [{ code: 'second-pro', level: 3 }, 'offering.code'],
    ] as const)
      expect((await finance.call(offeringUpdate, { ...change, offering: anOfferingInput(over) })).data).toMatchObject({
        fieldErrors: [{ path, rule: 'taken' }],
      })
    await finance.ok(offeringTakeOffSale, { id: sold.id, version: sold.version })
  })

  it('what was bought keeps its terms, whatever is sold later', async () => {
    const own = await home.onSale({
      code: 'kept',
      party: 'provider',
      level: 1,
      abilities: [{ ability: 'seat.member', quota: 3 }],
    })
    const provider = await api.person({ kind: 'provider' })
    await home.bought(provider, own)
    const offering = anOfferingInput({
      code: 'kept',
      party: 'provider',
      level: 1,
      price: '9999.00',
      abilities: [{ ability: 'seat.member', quota: 1 }],
    })
    const changed = await finance.ok(offeringUpdate, {
      id: own.id,
      version: own.version,
      offering,
      reason: 'Dearer this year',
    })
    expect(
      (await finance.call(offeringUpdate, { id: own.id, version: own.version, offering, reason: 'Dearer this year' }))
        .code,
    ).toBe('FT510006')
    const seen = await overview(provider)
    expect(seen.subscription?.terms).toMatchObject({ number: 1, price: '3650.00' })
    const seats = seen.entitlements.find(({ ability }) => ability === 'seat.member')
    expect(seats).toMatchObject({ limit: 3, sale: 'account' })
    expect(seen.offers[0]).toMatchObject({ purpose: 'renew', amount: '9999.00' })
    const detail = await finance.ok(offeringDetail, { id: own.id })
    expect(detail.history.map(({ number, price }) => [number, price])).toEqual([
      [2, '9999.00'],
      [1, '3650.00'],
    ])
    expect(detail).toMatchObject({ subscribers: 1, version: changed.version })
    // Terms that were read before the change are not ordered unseen.
    expect((await provider.call(membershipOrderCreate, { offeringId: own.id, termsId: own.termsId })).code).toBe(
      'FT510006',
    )
  })

  it('how an ability is sold begins with the sale and is changed by operators', async () => {
    const { offers } = await finance.ok(abilityOfferList, {})
    expect(offers.find(({ ability }) => ability === 'data.export')).toMatchObject({ sale: 'plan' })
    await finance.ok(abilityOfferSet, { ability: 'data.export', sale: 'package' })
    expect((await finance.ok(abilityOfferList, {})).offers).toContainEqual({ ability: 'data.export', sale: 'package' })
  })

  it('a provider buys the export of lists, which it is told of before', async () => {
    const provider = await api.person({ kind: 'provider' })
    const told = await overview(provider)
    expect(told.entitlements.map(({ ability }) => ability)).toContain('data.export')
    expect(await state(provider, 'data.export')).toMatchObject({ result: 'NOT_BUY' })
    const offered = await home.onSale({
      kind: 'package',
      code: 'provider-export',
      party: 'provider',
      level: 0,
      price: '99.00',
      period: 'days',
      days: 90,
      name: { en_US: 'Exports' },
      abilities: [{ ability: 'data.export', quota: 20 }],
    })
    await home.bought(provider, offered)
    expect(await state(provider, 'data.export')).toMatchObject({ result: null, remaining: 20 })
  })

  it('where to pay is said by operators, against the version they saw', async () => {
    const seller = await aSeller()
    expect((await seller.ok(paymentAccount, {})).account).toBeNull()
    const account = {
      holder: 'Tradeport Ltd',
      bank: 'Bank of Puyuan',
      account: '6222 0000',
      swift: 'PUYUCNSH',
      note: '',
    }
    await finance.ok(paymentAccountSet, { ...account, version: 0, reason: 'New bank' })
    expect((await seller.ok(paymentAccount, {})).account).toMatchObject({ ...account, version: 0 })
    await finance.ok(paymentAccountSet, { ...account, bank: 'Bank of Tongxiang', version: 0, reason: 'New bank' })
    expect((await finance.call(paymentAccountSet, { ...account, version: 0, reason: 'New bank' })).code).toBe(
      'FT510006',
    )
  })
})

describe('an order', () => {
  it('is paid outside, confirmed by an operator, and then what was ordered is there', async () => {
    const seller = await aSeller()
    expect(await state(seller, 'data.export')).toMatchObject({ code: 'FT511002' })
    const order = await home.order(seller, pro)
    expect(order.no).toMatch(/^MO\d{6}\d+$/)
    const paid = await seller.ok(membershipOrderReportPayment, {
      id: order.id,
      version: order.version,
      bankReference: 'TT-778',
      paidOn: '2026-03-10',
      evidence: [],
    })
    expect(await state(seller, 'data.export')).toMatchObject({ code: 'FT511002' })
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'review_requested',
      to: { operatorsHolding: 'membershipOrder:confirm' },
    })
    const rejected = await finance.ok(membershipOrderReject, {
      id: order.id,
      version: paid.version,
      reason: 'Not there',
    })
    expect(rejected.status).toBe('pending_payment')
    expect((await seller.ok(membershipOrderDetail, { id: order.id })).rejectReason).toBe('Not there')
    const again = await seller.ok(membershipOrderReportPayment, {
      id: order.id,
      version: rejected.version,
      bankReference: 'TT-779',
      paidOn: '2026-03-10',
      evidence: [],
    })
    await finance.ok(membershipOrderConfirm, { id: order.id, version: again.version, reason: 'On the statement' })
    expect(api.notified.at(-1)).toMatchObject({ kind: 'membership_begun', params: { no: order.no } })
    expect(await state(seller, 'data.export')).toMatchObject({ result: null, remaining: 100 })
    const seen = await overview(seller)
    expect(seen.subscription).toMatchObject({ status: 'active', level: 2, endsAt: '2027-03-10T02:00:00.000Z' })
    const detail = await seller.ok(membershipOrderDetail, { id: order.id })
    expect(detail).toMatchObject({
      amount: '3650.00',
      credit: '0.00',
      status: 'fulfilled',
      purpose: 'new',
      actions: [],
    })
    expect(detail.timeline.map(({ action }) => action)).toEqual([
      'create',
      'report_payment',
      'reject',
      'report_payment',
      'confirm',
    ])
    expect(
      (await finance.call(membershipOrderConfirm, { id: order.id, version: again.version, reason: 'On the statement' }))
        .code,
    ).toBe('FT510006')
  })

  it('can be reported again though the time to pay was over when the payment was not found', async () => {
    const seller = await aSeller()
    const order = await home.order(seller, pack)
    const paid = { bankReference: 'TT-1', paidOn: '2026-03-10', evidence: [] }
    const { version } = await seller.ok(membershipOrderReportPayment, {
      ...{ id: order.id, version: order.version, ...paid },
    })
    await later(30, async () => {
      const rejected = await finance.ok(membershipOrderReject, { id: order.id, version, reason: 'Another reference' })
      await api.api.jobs.run('membership.expire-orders')
      const again = { ...paid, id: order.id, version: rejected.version, bankReference: 'TT-2' }
      expect(await seller.ok(membershipOrderReportPayment, again)).toMatchObject({ status: 'payment_reported' })
    })
  })

  it('is confirmed once by two operators at the same time', async () => {
    const seller = await aSeller()
    const order = await home.order(seller, pack)
    const input = { bankReference: 'x', paidOn: '2026-03-10', evidence: [] }
    const { version } = await seller.ok(membershipOrderReportPayment, {
      ...input,
      id: order.id,
      version: order.version,
    })
    const answers = await Promise.all(
      [1, 2, 3].map(() => finance.call(membershipOrderConfirm, { id: order.id, version, reason: 'On the statement' })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'FT510006', 'FT510006'])
    expect((await entitlement(seller, 'data.export'))?.limit).toBe(20)
  })

  it('is confirmed, refused and refunded by none of the company’s own people who work for the platform too', async () => {
    const seller = await aSeller()
    const both = await home.financeFrom(seller)
    const order = await home.order(seller, pack)
    const { version } = await seller.ok(membershipOrderReportPayment, {
      ...{ bankReference: 'x', paidOn: '2026-03-10', evidence: [] },
      ...{ id: order.id, version: order.version },
    })
    const step = { id: order.id, version, reason: 'On the statement' }
    for (const call of [membershipOrderConfirm, membershipOrderReject])
      expect((await both.call(call, step)).code).toBe('USER_SERVICE530307')
    const offeredTo = async (who: Caller) => (await who.ok(membershipOrderDetail, { id: order.id })).actions
    expect(await offeredTo(both)).toEqual([])
    expect(await offeredTo(finance)).toEqual(['confirm', 'reject'])
    // Of the list they read why.
    const listedFor = async (who: Caller) => (await who.ok(membershipOrderPage, { keyword: order.no })).records
    expect(await listedFor(both)).toMatchObject([{ ownStake: true, actions: [] }])
    expect(await listedFor(finance)).toMatchObject([{ ownStake: false, actions: ['confirm', 'reject'] }])
    const confirmed = await finance.ok(membershipOrderConfirm, step)
    expect([await offeredTo(both), await offeredTo(finance)]).toEqual([[], ['refund']])
    const refund = { ...step, version: confirmed.version }
    expect((await both.call(membershipOrderRefund, refund)).code).toBe('USER_SERVICE530307')
  })

  it('belongs to its company: to another it does not exist', async () => {
    const seller = await aSeller()
    const other = await aSeller()
    const buyer = await api.person({ kind: 'buyer', companyId: seller.actor.companyId ?? '' })
    const order = await home.order(seller, pack)
    const target = { id: order.id, version: order.version }
    const missing = { id: uuidv7(), version: 0 }
    const report = { bankReference: 'x', paidOn: '2026-03-10', evidence: [] }
    for (const who of [other, buyer])
      for (const [mine, none] of [
        [
          await who.call(membershipOrderDetail, { id: target.id }),
          await who.call(membershipOrderDetail, { id: missing.id }),
        ],
        [await who.call(membershipOrderCancel, target), await who.call(membershipOrderCancel, missing)],
        [
          await who.call(membershipOrderReportPayment, { ...target, ...report }),
          await who.call(membershipOrderReportPayment, { ...missing, ...report }),
        ],
      ] as const)
        expect(mine).toEqual(none)
    expect((await other.ok(membershipOrderPage, {})).records).toEqual([])
    expect((await seller.ok(membershipOrderPage, {})).records.map(row => row.no)).toEqual([order.no])
    expect(await seller.ok(membershipOrderStatusCount, {})).toEqual({ all: 1, pending_payment: 1 })
    expect((await finance.ok(membershipOrderPage, { keyword: order.no })).records).toHaveLength(1)
    // How many there are is told to those alone who may read them.
    const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    expect((await reviewer.call(membershipOrderPage, {})).code).toBe('MALL600403')
    expect((await reviewer.call(membershipOrderStatusCount, {})).code).toBe('MALL600403')
    expect((await other.call(membershipOrderConfirm, { ...target, reason: 'Mine' })).code).toBe('gateway.400019')
  })

  it('is not for those who do not spend the company’s money, and not for plans of another side', async () => {
    const seller = await aSeller()
    const editor = await api.person({
      kind: 'seller',
      roles: ['product_editor'],
      companyId: seller.actor.companyId ?? '',
    })
    const buyer = await api.person({ kind: 'buyer' })
    const input = { offeringId: pro.id, termsId: pro.termsId }
    expect((await editor.call(membershipOrderCreate, input)).code).toBe('MALL600403')
    expect((await overview(editor)).mayBuy).toBe(false)
    const money = await api.person({
      kind: 'seller',
      roles: ['seller_finance'],
      companyId: seller.actor.companyId ?? '',
    })
    expect((await money.call(membershipOrderCreate, input)).code).toBe('MALL600403')
    expect((await overview(money)).mayBuy).toBe(false)
    expect((await buyer.call(membershipOrderCreate, input)).code).toBe('USER_SERVICE530404')
  })

  it('for a plan stands alone, also when two are sent at once', async () => {
    const seller = await aSeller()
    const answers = await Promise.all(
      [basic, pro, pro].map(({ id, termsId }) => seller.call(membershipOrderCreate, { offeringId: id, termsId })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'USER_SERVICE530400', 'USER_SERVICE530400'])
    const { openOrderId } = await overview(seller)
    const { version } = await seller.ok(membershipOrderDetail, { id: openOrderId ?? '' })
    await seller.ok(membershipOrderCancel, { id: openOrderId ?? '', version })
    expect((await overview(seller)).openOrderId).toBeNull()
  })

  it('names files that are the company’s own', async () => {
    const seller = await aSeller()
    const order = await home.order(seller, pack)
    const answer = await seller.call(membershipOrderReportPayment, {
      id: order.id,
      version: order.version,
      bankReference: 'x',
      paidOn: '2026-03-10',
      evidence: [{ fileId: uuidv7(), name: 'slip.pdf' }],
    })
    expect(answer.data).toMatchObject({ fieldErrors: [{ path: 'evidence.0', rule: 'unknown_file' }] })
  })

  it('that nobody pays goes after a fortnight', async () => {
    const seller = await aSeller()
    const order = await home.order(seller, pack)
    await later(14, () => api.api.jobs.run('membership.expire-orders'))
    expect((await seller.ok(membershipOrderDetail, { id: order.id })).status).toBe('expired')
    const expired = api.notified.filter(
      ({ kind, params }) => kind === 'membership_order_expired' && params['no'] === order.no,
    )
    expect(expired).toMatchObject([
      { to: { companyId: seller.actor.companyId, identity: 'seller' }, params: { no: order.no } },
    ])
  })

  it('is refunded within seven days and unused, and takes back what it gave', async () => {
    const seller = await aSeller()
    const id = await home.bought(seller, pro)
    const { version } = await finance.ok(membershipOrderDetail, { id })
    const late = await later(8, () => finance.call(membershipOrderRefund, { id, version, reason: 'Regret' }))
    expect(late.code).toBe('MALL600403')
    await finance.ok(membershipOrderRefund, { id, version, reason: 'Regret' })
    expect((await overview(seller)).subscription).toBeNull()
    expect(api.notified.filter(({ kind }) => kind === 'membership_refunded')).toMatchObject([
      {
        to: { companyId: seller.actor.companyId },
        params: { reason: 'Regret' },
        link: { route: `/membership/orders/${id}` },
      },
    ])
    expect((await state(seller, 'data.export'))?.code).toBe('FT511002')
    const used = await home.bought(seller, pack)
    await home.use(seller, 'data.export')
    const detail = await finance.ok(membershipOrderDetail, { id: used })
    expect(detail.actions).toEqual([])
  })

  it('is not paid back while an upgrade counts it, nor once it was renewed', async () => {
    const seller = await aSeller()
    const id = await home.bought(seller, basic)
    const { version } = await finance.ok(membershipOrderDetail, { id })
    const refund = () => finance.call(membershipOrderRefund, { id, version, reason: 'Regret' })
    const upgrade = await home.order(seller, pro)
    expect((await refund()).code).toBe('MALL600403')
    await seller.ok(membershipOrderCancel, { id: upgrade.id, version: upgrade.version })
    await home.bought(seller, basic)
    expect((await refund()).code).toBe('MALL600403')
    expect((await overview(seller)).subscription).toMatchObject({ status: 'active' })
  })

  it('for more is never credited with what is paid back at the same time', async () => {
    const seller = await aSeller()
    const id = await home.bought(seller, basic)
    const { version } = await finance.ok(membershipOrderDetail, { id })
    const [refunded, ordered] = await Promise.all([
      finance.call(membershipOrderRefund, { id, version, reason: 'Regret' }),
      home.order(seller, pro),
    ])
    const { credit } = await seller.ok(membershipOrderDetail, { id: ordered.id })
    expect(refunded.code === '200' ? credit : '0.00').toBe('0.00')
    expect(['200', 'MALL600403']).toContain(refunded.code)
  })
})

describe('a plan', () => {
  it('is upgraded for the difference to what was not used, to the cent', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    // 1,200.00 for 365 days: 265 of them are left.
    const offer = await later(100, async () => (await overview(seller)).offers.find(({ id }) => id === pro.id))
    expect(offer).toMatchObject({ purpose: 'upgrade', credit: '871.23', amount: '2778.77' })
    await later(100, () => home.bought(seller, pro))
    await later(100, async () => {
      const seen = await overview(seller)
      expect(seen.subscription).toMatchObject({ level: 2, status: 'active' })
      expect(seen.offers.map(({ code, purpose }) => [code, purpose])).toContainEqual(['basic', null])
      // Of the lower plan nothing is left beside the higher one.
      expect((await entitlement(seller, 'data.export'))?.limit).toBe(100)
    })
  })

  it('is renewed where it ends', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    await later(300, () => home.bought(seller, basic))
    expect((await overview(seller)).subscription?.endsAt).toBe('2028-03-10T02:00:00.000Z')
    await later(400, async () => expect(await entitlement(seller, 'data.export')).toMatchObject({ limit: 10 }))
  })

  it('reminds a fortnight and three days before its end, ends, waits a week and is gone', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    const told = () =>
      api.notified.filter(
        ({ kind, to }) => kind === 'plan_expiring' && 'companyId' in to && to.companyId === seller.actor.companyId,
      ).length
    for (const [day, count] of [
      [340, 0],
      [352, 1],
      [353, 1],
      [362, 2],
      [363, 2],
    ] as const) {
      await later(day, () => api.api.jobs.run('membership.remind'))
      expect(told()).toBe(count)
    }
    await later(366, async () => {
      await api.api.jobs.run('membership.end')
      const seen = await overview(seller)
      expect(seen.subscription?.status).toBe('grace')
      // Reading goes on; what is written counts as without a plan.
      expect((await state(seller, 'data.export'))?.result).toBe('NOT_BUY')
      expect(await entitlement(seller, 'product.publish')).toMatchObject({ limit: 2 })
    })
    await later(373, async () => {
      await api.api.jobs.run('membership.end')
      expect((await overview(seller)).subscription).toBeNull()
    })
  })

  it('can be renewed, and ordered ones are paid, as long as the region says', async () => {
    await setTimers(api, { planGraceDays: 20, planPayDays: 30 })
    await setTimers(api, { planGraceDays: 2 }, REGIONS.chongqing)
    const seller = await aSeller()
    await home.bought(seller, basic)
    const { id } = await home.order(await aSeller(), basic)
    const { payUntil } = await home.finance.ok(membershipOrderDetail, { id })
    expect(Date.parse(payUntil) - api.clock.now.getTime()).toBe(30 * 86_400_000)
    for (const [days, status] of [
      [366, 'grace'],
      [373, 'grace'],
      [386, undefined],
    ] as const)
      await later(days, async () => {
        await api.api.jobs.run('membership.end')
        expect((await overview(seller)).subscription?.status).toBe(status)
      })
    await setTimers(api, {})
    await setTimers(api, {}, REGIONS.chongqing)
  })

  it('that is cancelled goes on to its end, and may be taken up again before', async () => {
    const seller = await aSeller()
    const other = await aSeller()
    await home.bought(seller, basic)
    const { subscription } = await overview(seller)
    const target = { id: subscription?.id ?? '', version: subscription?.version ?? 0 }
    expect((await other.call(subscriptionCancel, target)).code).toBe('USER_SERVICE530404')
    const ended = await seller.ok(subscriptionCancel, target)
    expect(await entitlement(seller, 'data.export')).toMatchObject({ limit: 10, usable: true })
    const back = await seller.ok(subscriptionResume, { id: target.id, version: ended.version })
    await seller.ok(subscriptionCancel, { id: target.id, version: back.version })
    await later(366, async () => {
      await api.api.jobs.run('membership.end')
      expect((await overview(seller)).subscription).toBeNull()
    })
  })
})

describe('a plan that renews itself', () => {
  const renewing = async (offering = basic) => {
    const seller = await aSeller()
    await home.bought(seller, offering)
    await turn(seller, true)
    return seller
  }
  async function turn(who: Caller, on: boolean) {
    const { subscription } = await overview(who)
    return who.ok(subscriptionAutoRenew, { id: subscription?.id ?? '', version: subscription?.version ?? 0, on })
  }
  const run = () => api.api.jobs.run('membership.renew')
  const orders = async (who: Caller) => (await who.ok(membershipOrderPage, {})).records
  const renewals = async (who: Caller) => (await orders(who)).filter(({ automatic }) => automatic)
  const told = (who: Caller) =>
    api.notified.filter(({ to }) => 'companyId' in to && to.companyId === who.actor.companyId)
  const toldKinds = (who: Caller) => told(who).map(({ kind }) => kind)

  it('is off until its owner turns it on; nobody else does', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    expect((await overview(seller)).subscription).toMatchObject({ autoRenew: false, renewsOn: null })
    const { id, version } = (await overview(seller)).subscription ?? { id: '', version: 0 }
    const clerk = await api.person({ kind: 'seller', companyId: seller.actor.companyId ?? '', roles: ['sales'] })
    expect((await clerk.call(subscriptionAutoRenew, { id, version, on: true })).code).toBe('MALL600403')
    const other = await aSeller()
    expect((await other.call(subscriptionAutoRenew, { id, version, on: true })).code).toBe('USER_SERVICE530404')
    await turn(seller, true)
    expect((await seller.call(subscriptionAutoRenew, { id, version, on: true })).code).toBe('FT510006')
    expect((await overview(seller)).subscription).toMatchObject({
      autoRenew: true,
      renewsOn: '2027-02-24T02:00:00.000Z',
      actions: ['cancel', 'auto_renew'],
    })
    expect((await overview(clerk)).subscription).toMatchObject({ autoRenew: true, actions: [] })
    await later(350, async () => {
      await run()
      expect(await renewals(seller)).toEqual([])
    })
  })

  it('is ordered once, a fortnight before its end, told with its price, and goes on where it ends when it is paid', async () => {
    const seller = await renewing()
    await later(352, async () => {
      await Promise.all([run(), run()])
      await run()
      await api.api.jobs.run('membership.remind')
      const [order, ...more] = await renewals(seller)
      expect(more).toEqual([])
      expect(order).toMatchObject({ purpose: 'renew', amount: '1200.00', status: 'pending_payment' })
      // Payable as long as the plan can be renewed, and no reminder beside it.
      expect(order?.payUntil).toBe('2027-03-17T02:00:00.000Z')
      expect(told(seller).filter(({ kind }) => kind.startsWith('plan_'))).toMatchObject([
        { kind: 'plan_renewal_ordered', params: { no: order?.no, name: 'Basic', amount: '1200.00 CNY' } },
      ])
      expect((await overview(seller)).subscription).toMatchObject({ autoRenew: true, renewsOn: null })
      const seen = await finance.ok(membershipOrderDetail, { id: order?.id ?? '' })
      expect(seen.timeline).toMatchObject([{ action: 'create_renewal' }])
      const reported = await seller.ok(membershipOrderReportPayment, {
        ...{ id: order?.id ?? '', version: order?.version ?? 0, bankReference: 'TT-2', evidence: [] },
        paidOn: api.clock.now.toISOString().slice(0, 10),
      })
      const { id, version } = reported
      await finance.ok(membershipOrderConfirm, { id, version, reason: 'On the statement' })
      expect((await overview(seller)).subscription).toMatchObject({
        endsAt: '2028-03-10T02:00:00.000Z',
        autoRenew: true,
        renewsOn: '2028-02-25T02:00:00.000Z',
      })
      await run()
      expect(await renewals(seller)).toHaveLength(1)
    })
    // The next period has an order of its own.
    await later(720, async () => {
      await run()
      expect(await renewals(seller)).toHaveLength(2)
    })
  })

  it('ends as others do when nobody pays, reminded once more, and is not ordered again', async () => {
    const seller = await renewing()
    await later(352, run)
    await later(363, async () => {
      await run()
      await api.api.jobs.run('membership.remind')
      expect(toldKinds(seller)).toContain('plan_expiring')
    })
    await later(366, async () => {
      await api.api.jobs.run('membership.end')
      await run()
      expect((await overview(seller)).subscription).toMatchObject({ status: 'grace', renewsOn: null })
    })
    await later(373, async () => {
      await api.api.jobs.run('membership.end')
      await api.api.jobs.run('membership.expire-orders')
      await run()
      expect((await overview(seller)).subscription).toBeNull()
      expect(await renewals(seller)).toMatchObject([{ status: 'expired' }])
    })
  })

  it('that is turned off, or not to be renewed, takes its unpaid order along', async () => {
    const seller = await renewing()
    const leaving = await renewing()
    await later(353, async () => {
      await run()
      await turn(seller, false)
      const { id, version } = (await overview(leaving)).subscription ?? { id: '', version: 0 }
      const ended = await leaving.ok(subscriptionCancel, { id, version })
      await leaving.ok(subscriptionResume, { id, version: ended.version })
      for (const who of [seller, leaving]) {
        expect(await renewals(who)).toMatchObject([{ status: 'cancelled' }])
        expect((await overview(who)).subscription).toMatchObject({ status: 'active', autoRenew: false })
      }
      // Turned on again, the order that was called off is not written once more.
      await turn(seller, true)
      await run()
      expect(await renewals(seller)).toHaveLength(1)
    })
  })

  it('costs what it costs on that day, and says that this has changed', async () => {
    const offering = await home.onSale({ code: 'dearer', level: 3, price: '500.00', name: { en_US: 'Dearer' } })
    const seller = await renewing(offering)
    await finance.ok(offeringUpdate, {
      offering: anOfferingInput({ code: 'dearer', level: 3, price: '650.00', name: { en_US: 'Dearer' } }),
      ...{ id: offering.id, version: offering.version, reason: 'Dearer from now on' },
    })
    await later(352, async () => {
      await run()
      expect(await renewals(seller)).toMatchObject([{ amount: '650.00' }])
      expect(told(seller).find(({ kind }) => kind === 'plan_renewal_repriced')?.params).toMatchObject({
        amount: '650.00 CNY',
        before: '500.00 CNY',
      })
    })
    await finance.ok(offeringTakeOffSale, { id: offering.id, version: offering.version + 1 })
  })

  it('and is not sold any more turns itself off, and says so once', async () => {
    const offering = await home.onSale({ code: 'gone', level: 4, price: '500.00', name: { en_US: 'Gone' } })
    const seller = await renewing(offering)
    await finance.ok(offeringTakeOffSale, { id: offering.id, version: offering.version })
    await later(352, async () => {
      await run()
      await run()
      expect(await renewals(seller)).toEqual([])
      expect(toldKinds(seller).filter(kind => kind === 'plan_renewal_withdrawn')).toHaveLength(1)
      expect((await overview(seller)).subscription).toMatchObject({ autoRenew: false, status: 'active' })
    })
  })

  it('waits behind what the company orders itself, and begins nothing for one that may not', async () => {
    const seller = await renewing()
    const barred = await renewing()
    home.barred.add(barred.actor.companyId ?? '')
    await later(352, async () => {
      const { id, version } = await home.order(seller, basic)
      await run()
      expect(await renewals(barred)).toEqual([])
      expect((await orders(seller)).map(order => order.id)).toContain(id)
      expect(await renewals(seller)).toEqual([])
      await seller.ok(membershipOrderCancel, { id, version })
    })
    // With a higher plan it goes on.
    await home.bought(seller, pro)
    expect((await overview(seller)).subscription).toMatchObject({ level: 2, autoRenew: true })
  })

  describe('is renewed whatever is held back before it:', () => {
    const OTHER = REGIONS.chongqing
    const inOther = async (endpoint: typeof regionClose, reason: string) => {
      const head = await api.person({ kind: 'operator', roles: ['op_super'], region: OTHER })
      const { version } = await head.ok(regionDetail, {})
      await head.ok(endpoint, { version, reason })
    }
    /** As many as one run takes, of other companies, that end an hour sooner. */
    async function plansBefore(seller: Caller, regionId = DEFAULT_REGION.regionId): Promise<string[]> {
      const { subscription } = await overview(seller)
      const { rows } = await api.pool.query<{ company_id: string }>(
        `insert into membership_subscription
         select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'company_id', gen_random_uuid(),
           'region_id', $2::text, 'ends_at', s.ends_at - interval '1 hour'))).*
         from membership_subscription s, generate_series(1, 100) n where s.id = $1 returning company_id`,
        [subscription?.id, regionId],
      )
      return rows.map(row => row.company_id)
    }
    const ordering = (seller: Caller, companyIds: readonly string[]) =>
      api.pool.query(
        `insert into membership_order
         select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'company_id', held.id, 'no', 'HELD' || n,
           'status', 'pending_payment'))).*
         from membership_order o, unnest($1::uuid[]) with ordinality as held (id, n)
         where o.company_id = $2`,
        [companyIds, seller.actor.companyId],
      )

    afterEach(async () => {
      for (const table of ['membership_order', 'membership_subscription']) {
        await api.pool.query(`delete from ${table} where not exists (select from company c where c.id = company_id)`)
      }
      const head = await api.person({ kind: 'operator', roles: ['op_super'], region: OTHER })
      if ((await head.ok(regionDetail, {})).state === 'closed') await inOther(regionReopen, 'Back again')
    })

    it.each([
      [
        'companies that may begin nothing',
        async (seller: Caller) => {
          for (const id of await plansBefore(seller)) home.barred.add(id)
        },
      ],
      ['companies that order for themselves', async (seller: Caller) => ordering(seller, await plansBefore(seller))],
      [
        'a region whose day comes later',
        async (seller: Caller) => {
          await plansBefore(seller, OTHER.regionId)
          await setTimers(api, { planFirstReminderDays: 5, planLastReminderDays: 2 }, OTHER)
        },
      ],
      [
        'a region that is closed',
        async (seller: Caller) => {
          await plansBefore(seller, OTHER.regionId)
          await inOther(regionClose, 'A year off')
        },
      ],
    ])('%s', async (_held, hold) => {
      const seller = await renewing()
      await hold(seller)
      await later(352, async () => {
        await run()
        expect(await renewals(seller)).toHaveLength(1)
      })
    })
  })

  it('is no matter of what is only tried', async () => {
    const offering = await home.onSale({ code: 'tried', level: 5, price: '9.00', trialDays: 14 })
    const seller = await aSeller()
    await seller.ok(trialStart, { offeringId: offering.id, termsId: offering.termsId })
    const { subscription } = await overview(seller)
    expect(subscription).toMatchObject({ trial: true, actions: [] })
    const target = { id: subscription?.id ?? '', version: subscription?.version ?? 0 }
    expect((await seller.call(subscriptionAutoRenew, { ...target, on: true })).code).toBe('MALL600403')
    await finance.ok(offeringTakeOffSale, { id: offering.id, version: offering.version })
  })
})

describe('quotas', () => {
  it('of a month are full again in the next', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    for (let n = 0; n < 10; n += 1) await home.use(seller, 'data.export')
    await expect(home.use(seller, 'data.export')).rejects.toMatchObject({ code: 'FT511002' })
    await later(25, async () => {
      await home.use(seller, 'data.export')
      expect(await entitlement(seller, 'data.export')).toMatchObject({ limit: 10, used: 1, remaining: 9 })
    })
  })

  it('of a package come on top, and are told when they run low and out', async () => {
    const seller = await aSeller()
    await home.bought(seller, pack, 2)
    expect(await entitlement(seller, 'data.export')).toMatchObject({ limit: 40 })
    for (let n = 0; n < 40; n += 1) await home.use(seller, 'data.export')
    const told = api.notified.flatMap(({ kind, to, params }) =>
      'companyId' in to && to.companyId === seller.actor.companyId && kind.startsWith('quota_')
        ? [[kind, params['name'], params['name.en_US'], params['count']]]
        : [],
    )
    expect(told).toEqual([
      ['quota_low', 'Export 20', 'Export 20', '4'],
      ['quota_exhausted', 'Export 20', 'Export 20', '0'],
    ])
    await expect(home.use(seller, 'data.export')).rejects.toMatchObject({
      code: 'FT511003',
      data: { ability: 'data.export', result: 'HAS_BUY_EXHAUSTED', limit: 40, remaining: 0 },
    })
  })

  it('say what can be done where they are used up: a plan, a package, or waiting', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    for (let n = 0; n < 10; n += 1) await home.use(seller, 'data.export')
    const advice = (await state(seller, 'data.export'))?.advice
    expect(advice).toMatchObject({
      ...{ abilityName: 'Export (en_US)', endedAt: null },
      ...{ limit: 10, used: 10, currentPlan: 'Basic' },
      package: { name: 'Export 20', price: '99.50', days: 90 },
      requiredPlan: { name: 'Professional', price: '3650.00' },
      // The next month of the market begins at four in the afternoon of UTC.
      waitUntil: '2026-03-31T16:00:00.000Z',
    })
    await expect(home.use(seller, 'data.export')).rejects.toMatchObject({ data: { ...advice, remaining: 0 } })
    const free = await aSeller()
    expect((await state(free, 'product.publish'))?.advice).toBeNull()
    home.held.set(free.actor.companyId ?? '', 2)
    // Goods on sale do not become fewer by waiting.
    expect((await state(free, 'product.publish'))?.advice).toMatchObject({
      ...{ limit: 2, used: 2, waitUntil: null, package: null },
      requiredPlan: { name: 'Basic' },
    })
  })

  it('that were a gift are taken back, with what is left of them', async () => {
    const seller = await aSeller()
    const given = await home.finance.ok(grantGive, {
      companyId: seller.actor.companyId ?? '',
      ...{ ability: 'data.export' as const, givenAs: 'compensation' as const },
      ...{ quota: 5, validTo: null, reason: 'A fault of ours' },
    })
    await home.use(seller, 'data.export')
    const gift = async (who: Caller) =>
      (await who.ok(grantPage, { companyId: seller.actor.companyId ?? '' })).records.find(({ id }) => id === given.id)
    expect(await gift(home.finance)).toMatchObject({ source: 'compensation', actions: ['take_back'] })
    expect((await gift(seller))?.actions).toEqual([])
    const target = { id: given.id, version: 0, reason: 'Given twice' }
    expect((await seller.call(grantTakeBack, target)).code).toBe('gateway.400019')
    const reader = await api.person({ kind: 'operator', roles: ['op_cs'] })
    expect((await reader.call(grantTakeBack, target)).code).toBe('MALL600403')
    await home.finance.ok(grantTakeBack, target)
    expect(await gift(home.finance)).toMatchObject({ status: 'ended', used: 1, actions: [] })
    await expect(home.use(seller, 'data.export')).rejects.toMatchObject({ code: 'FT511002' })
    expect((await home.finance.call(grantTakeBack, target)).code).toBe('FT510006')
    const bought = await aSeller()
    await home.bought(bought, pack)
    const [own] = (await bought.ok(grantPage, {})).records.filter(({ source }) => source === 'package')
    expect((await home.finance.call(grantTakeBack, { ...target, id: own?.id ?? '' })).code).toBe('USER_SERVICE530404')
  })

  it('are given and taken back by none of the company’s own people who work for the platform too', async () => {
    const seller = await aSeller()
    const both = await home.financeFrom(seller)
    const gift = { companyId: seller.actor.companyId ?? '', ability: 'data.export', quota: 5, validTo: null } as const
    expect((await both.call(grantGive, { ...gift, reason: 'For us' })).code).toBe('USER_SERVICE530307')
    const { id } = await finance.ok(grantGive, { ...gift, reason: 'A fault of ours' })
    const seenBy = async (who: Caller) => (await who.ok(grantPage, { companyId: gift.companyId })).records
    expect(await seenBy(both)).toMatchObject([{ id, ownStake: true, actions: [] }])
    expect(await seenBy(finance)).toMatchObject([{ id, ownStake: false, actions: ['take_back'] }])
    const target = { id, version: 0, reason: 'Given twice' }
    expect((await both.call(grantTakeBack, target)).code).toBe('USER_SERVICE530307')
    await finance.ok(grantTakeBack, target)
  })

  it('what everybody has is counted as well, for ten at once', async () => {
    await home.onSale({
      code: 'free',
      party: 'buyer',
      level: 0,
      price: '0',
      abilities: [{ ability: 'inquiry.send', quota: 4, reset: 'day' }],
    })
    const buyer = await api.person({ kind: 'buyer' })
    expect(await state(buyer, 'inquiry.send')).toMatchObject({ result: null, remaining: 4 })
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => home.use(buyer, 'inquiry.send')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await state(buyer, 'inquiry.send')).toMatchObject({ code: 'FT511004', remaining: 0 })
    await later(1, async () => expect(await state(buyer, 'inquiry.send')).toMatchObject({ remaining: 4 }))
  })

  it('a capacity counts what is there, and lets be what adds nothing', async () => {
    const seller = await aSeller()
    const company = seller.actor.companyId ?? ''
    const publish = (adds: number) =>
      api.inside(async ctx => {
        const settle = await home.gate.use(ctx, 'product.publish')
        home.held.set(company, (home.held.get(company) ?? 0) + adds)
        try {
          await settle?.({ documentType: 'product', documentId: 'p' })
        } catch (error) {
          home.held.set(company, (home.held.get(company) ?? 0) - adds)
          throw error
        }
      }, seller.actor)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => publish(1)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await publish(0)
    expect(await state(seller, 'product.publish')).toMatchObject({ code: 'FT511004', remaining: 0 })
    await home.bought(seller, basic)
    expect(await entitlement(seller, 'product.publish')).toMatchObject({ limit: 5, used: 2, remaining: 3 })
  })

  it('are in a ledger: who, when, on what; of the own company alone', async () => {
    const seller = await aSeller()
    const other = await aSeller()
    await home.bought(seller, pack)
    await home.use(seller, 'data.export')
    const { records } = await seller.ok(abilityUsePage, {})
    expect(records).toMatchObject([
      { ability: 'data.export', userName: seller.actor.displayName, documentId: 'p1', remaining: 19 },
    ])
    expect((await other.ok(abilityUsePage, { companyId: seller.actor.companyId ?? '' })).records).toEqual([])
    const grants = await seller.ok(grantPage, {})
    expect(grants.records).toMatchObject([{ source: 'package', quota: 20, used: 1, status: 'valid' }])
    const seen = await finance.ok(grantPage, { companyId: seller.actor.companyId ?? '' })
    expect(seen.records).toHaveLength(1)
  })

  it('come back once, however often that is asked, into what they were taken from', async () => {
    const seller = await aSeller()
    await home.bought(seller, pack)
    await home.use(seller, 'data.export')
    const companyId = seller.actor.companyId ?? ''
    const given = { companyId, party: 'seller', ability: 'data.export', documentId: 'p1', reason: 'failed' } as const
    const back = () => api.inside(ctx => giveBackUse(ctx, given))
    await Promise.all([back(), back(), back()])
    await back()
    await api.inside(ctx => giveBackUse(ctx, { ...given, companyId: uuidv7() }))
    const { records } = await seller.ok(abilityUsePage, {})
    expect(records.map(({ givenBack, remaining }) => [givenBack, remaining])).toEqual([
      ['failed', 20],
      [null, 19],
    ])
    // What was bought and given back whole is unused: it can be refunded.
    expect((await seller.ok(grantPage, {})).records).toMatchObject([{ quota: 20, used: 0 }])
    await home.use(seller, 'data.export')
    await back()
    expect((await seller.ok(grantPage, {})).records).toMatchObject([{ used: 0 }])
  })

  it('of a month that is over do not come back: it is full again', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    await home.use(seller, 'data.export')
    const companyId = seller.actor.companyId ?? ''
    await later(40, async () => {
      const given = { companyId, party: 'seller', ability: 'data.export', documentId: 'p1', reason: 'failed' } as const
      await api.inside(ctx => giveBackUse(ctx, given))
      expect((await seller.ok(abilityUsePage, {})).records).toHaveLength(1)
    })
  })

  it('are given by operators with a reason, to companies of their region', async () => {
    const seller = await aSeller()
    const gift = { companyId: seller.actor.companyId ?? '', ability: 'data.export' as const, quota: 3, validTo: null }
    expect((await finance.call(grantGive, { ...gift, companyId: uuidv7(), reason: 'x' })).code).toBe(
      'USER_SERVICE530404',
    )
    expect((await finance.call(grantGive, { ...gift, validTo: '2026-01-01T00:00:00Z', reason: 'x' })).code).toBe(
      'USER_SERVICE530400',
    )
    await finance.ok(grantGive, { ...gift, reason: 'The import was down on Monday' })
    expect(await state(seller, 'data.export')).toMatchObject({ result: null, remaining: 3 })
    const audit = await api.pool.query('select reason from audit_log where company_id = $1', [gift.companyId])
    expect(audit.rows).toEqual([{ reason: 'The import was down on Monday' }])
  })
})

it.each([
  ['membership_order_region', `select * from membership_order where region_id = '1' order by created_at desc, id desc`],
  [
    'membership_order_company',
    `select * from membership_order where company_id = '00000000-0000-7000-8000-000000000000' order by created_at desc, id desc`,
  ],
  [
    'membership_offering_list',
    `select * from membership_offering where region_id = '1' order by updated_at desc, id desc`,
  ],
  ['ability_grant_region', `select * from ability_grant where region_id = '1' order by created_at desc, id desc`],
  [
    'ability_use_company',
    `select * from ability_use where company_id = '00000000-0000-7000-8000-000000000000' order by at desc, id desc`,
  ],
  ['ability_use_region', `select * from ability_use where region_id = '1' order by at desc, id desc`],
])('uses %s', async (index, text) => {
  const client = await api.pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off')
    expect(JSON.stringify((await client.query(`explain ${text} limit 20`)).rows)).toContain(index)
  } finally {
    client.release(true)
  }
})
