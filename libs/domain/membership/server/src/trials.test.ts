import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  abilityQuery,
  anOfferingInput,
  membershipOrderCancel,
  membershipOrderConfirm,
  membershipOrderCreate,
  membershipOrderDetail,
  membershipOrderPage,
  membershipOrderRefund,
  membershipOrderReportPayment,
  membershipOverview,
  offeringCreate,
  offeringDetail,
  offeringTakeOffSale,
  offeringUpdate,
  subscriptionCancel,
  trialStart,
} from '@tradeport/domain/membership/contract'
import { uuidv7 } from '@tradeport/node/db'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { startMembership, type TestMembership } from './membership.test-plans'

const DAY_MS = 86_400_000
type Sold = Awaited<ReturnType<TestMembership['onSale']>>
let home: TestMembership
let api: TestApi
let basic: Sold
let pro: Sold
let pack: Sold
let once: Sold

beforeAll(async () => {
  home = await startMembership()
  ;({ api } = home)
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
    trialDays: 14,
    abilities: [{ ability: 'data.export', quota: 10 }],
  })
  pro = await home.onSale({
    code: 'pro',
    level: 2,
    price: '3650.00',
    name: { en_US: 'Professional', zh_CN: '专业版' },
    trialDays: 7,
    benefits: [{ en_US: ' A person of your own to call ', zh_CN: '专属客户经理' }, { en_US: 'First in the queue' }],
    abilities: [
      { ability: 'product.publish', quota: 50 },
      { ability: 'data.export', quota: 100 },
    ],
  })
  const aPackage = { kind: 'package', level: 0, price: '99.50', period: 'days', days: 90 } as const
  pack = await home.onSale({
    ...aPackage,
    code: 'imports',
    name: { en_US: 'Imports' },
    requiresPlanLevel: 2,
    abilities: [{ ability: 'product.import', quota: 20 }],
  })
  once = await home.onSale({
    ...aPackage,
    code: 'once',
    name: { en_US: 'Once' },
    stackable: false,
    abilities: [{ ability: 'data.export', quota: 3 }],
  })
})
afterAll(() => api.close())

const aSeller = () => api.person({ kind: 'seller' })
const overview = (who: Caller) => who.ok(membershipOverview, {})
const offerOf = async (who: Caller, { id }: Sold) => (await overview(who)).offers.find(offer => offer.id === id)
const state = async (who: Caller, ability: string) =>
  (await who.ok(abilityQuery, { abilities: [ability] })).abilities[0]
const target = ({ id, termsId }: Sold) => ({ offeringId: id, termsId })
const try_ = (who: Caller, plan: Sold) => who.call(trialStart, target(plan))
const wrong = (path: string, rule: string) => ({
  code: 'USER_SERVICE530400',
  data: { fieldErrors: [{ path, rule }] },
})
const told = (who: Caller, kind: string) =>
  api.notified.filter(each => each.kind === kind && 'companyId' in each.to && each.to.companyId === who.actor.companyId)

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

describe('a trial', () => {
  it('begins at once and without an order, and gives what the plan gives', async () => {
    const seller = await aSeller()
    expect(await offerOf(seller, pro)).toMatchObject({ trial: 'open', terms: { trialDays: 7 } })
    await seller.ok(trialStart, target(pro))
    const seen = await overview(seller)
    expect(seen.subscription).toMatchObject({
      ...{ status: 'active', level: 2, trial: true, actions: [] },
      endsAt: '2026-03-17T02:00:00.000Z',
    })
    expect(await state(seller, 'data.export')).toMatchObject({ result: null, remaining: 100 })
    expect((await seller.ok(membershipOrderPage, {})).records).toEqual([])
  })

  it('is had once, also of two clicks at the same time', async () => {
    const seller = await aSeller()
    const answers = await Promise.all([1, 2, 3].map(() => try_(seller, basic)))
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'USER_SERVICE530400', 'USER_SERVICE530400'])
    await later(15, async () => {
      await api.api.jobs.run('membership.end')
      expect(await offerOf(seller, basic)).toMatchObject({ trial: 'used', purpose: 'new' })
      expect(await try_(seller, basic)).toMatchObject(wrong('offeringId', 'tried_already'))
      // Another plan is another trial.
      expect((await try_(seller, pro)).code).toBe('200')
    })
  })

  it('is not for a plan that was bought before, nor beside one that runs', async () => {
    const seller = await aSeller()
    await home.bought(seller, basic)
    expect(await offerOf(seller, pro)).toMatchObject({ trial: null, purpose: 'upgrade' })
    expect(await try_(seller, pro)).toMatchObject(wrong('offeringId', 'not_offered'))
    await later(380, async () => {
      await api.api.jobs.run('membership.end')
      await api.api.jobs.run('membership.end')
      expect(await try_(seller, basic)).toMatchObject(wrong('offeringId', 'tried_already'))
    })
  })

  it('is told of three days and one before its end, and ends without days of grace', async () => {
    const seller = await aSeller()
    home.held.set(seller.actor.companyId ?? '', 5)
    await seller.ok(trialStart, target(pro))
    for (const [day, count] of [
      [3, 0],
      [4, 1],
      [5, 1],
      [6, 2],
    ] as const) {
      await later(day, () => api.api.jobs.run('membership.remind'))
      expect(told(seller, 'trial_expiring')).toHaveLength(count)
    }
    expect(told(seller, 'plan_expiring')).toEqual([])
    expect(told(seller, 'trial_expiring')[0]).toMatchObject({
      params: { name: '专业版', 'name.en_US': 'Professional', date: '2026-03-17T02:00:00.000Z' },
      link: { route: '/membership' },
    })
    await later(7, async () => {
      await api.api.jobs.run('membership.end')
      expect((await overview(seller)).subscription).toBeNull()
      expect((await state(seller, 'data.export'))?.result).toBe('NOT_BUY')
    })
    // What the free plan does not cover is hidden, as after any plan.
    expect(home.held.get(seller.actor.companyId ?? '')).toBe(2)
    expect(told(seller, 'membership_over_quota')).toHaveLength(1)
  })

  it('becomes the plan when it is bought, for which the days of the trial are not taken', async () => {
    const seller = await aSeller()
    await seller.ok(trialStart, target(pro))
    expect(await offerOf(seller, pro)).toMatchObject({ purpose: 'new', amount: '3650.00' })
    await later(2, () => home.bought(seller, pro))
    const { subscription } = await overview(seller)
    expect(subscription).toMatchObject({
      trial: false,
      endsAt: '2027-03-17T02:00:00.000Z',
      actions: ['cancel', 'auto_renew'],
    })
    await later(8, async () => {
      await api.api.jobs.run('membership.end')
      expect(await state(seller, 'data.export')).toMatchObject({ result: null, remaining: 100 })
    })
  })

  it('gives way to any plan that is bought, and goes with it when that is refunded', async () => {
    const seller = await aSeller()
    await seller.ok(trialStart, target(pro))
    await home.bought(seller, basic)
    expect((await overview(seller)).subscription).toMatchObject({ level: 1, trial: false })
    expect(await state(seller, 'data.export')).toMatchObject({ remaining: 10 })
    const other = await aSeller()
    await other.ok(trialStart, target(pro))
    const id = await home.bought(other, pro)
    const { version } = await home.finance.ok(membershipOrderDetail, { id })
    await home.finance.ok(membershipOrderRefund, { id, version, reason: 'Regret' })
    expect((await overview(other)).subscription).toBeNull()
    expect((await state(other, 'data.export'))?.result).toBe('NOT_BUY')
  })

  it('is begun by those who may order, of what is on sale for their side, with the terms they read', async () => {
    const seller = await aSeller()
    const editor = await api.person({
      kind: 'seller',
      roles: ['product_editor'],
      companyId: seller.actor.companyId ?? '',
    })
    const buyer = await api.person({ kind: 'buyer' })
    expect((await try_(editor, pro)).code).toBe('MALL600403')
    expect((await try_(buyer, pro)).code).toBe('USER_SERVICE530404')
    expect((await home.finance.call(trialStart, target(pro))).code).toBe('gateway.400019')
    expect((await seller.call(trialStart, { offeringId: pro.id, termsId: basic.termsId })).code).toBe('FT510006')
    expect((await seller.call(trialStart, { offeringId: uuidv7(), termsId: uuidv7() })).code).toBe('USER_SERVICE530404')
    expect(await try_(seller, pack)).toMatchObject(wrong('offeringId', 'not_offered'))
    await seller.ok(trialStart, target(pro))
    const { subscription } = await overview(seller)
    const own = { id: subscription?.id ?? '', version: subscription?.version ?? 0 }
    expect((await seller.call(subscriptionCancel, own)).code).toBe('MALL600403')
  })
})

describe('what operators write of an offering', () => {
  it.each([
    ['a trial of what everybody has', { level: 0, price: '0', trialDays: 7 }, 'trialDays', 'not_offered'],
    ['a trial of 91 days', { trialDays: 91 }, 'trialDays', undefined],
    ['a benefit without its own language', { benefits: [{ zh_CN: '专属' }] }, 'benefits.0', 'required'],
    ['a plan that needs a plan', { requiresPlanLevel: 1 }, 'requiresPlanLevel', 'not_offered'],
    [
      'a package that needs a level nobody has',
      { kind: 'package' as const, period: 'days' as const, days: 9, requiresPlanLevel: 50 },
      'requiresPlanLevel',
      'no_plan_of_level',
    ],
  ])('%s is refused', async (_name, over, path, rule) => {
    const answer = await home.finance.call(offeringCreate, anOfferingInput({ code: 'wrong', ...over }))
    expect(answer).toMatchObject({
      code: 'USER_SERVICE530400',
      data: { fieldErrors: [{ path, ...(rule ? { rule } : {}) }] },
    })
  })

  it('is kept with the terms, trimmed, and shown to companies', async () => {
    const seller = await aSeller()
    const wanted = [{ en_US: 'A person of your own to call', zh_CN: '专属客户经理' }, { en_US: 'First in the queue' }]
    expect((await offerOf(seller, pro))?.terms.benefits).toEqual(wanted)
    expect((await home.finance.ok(offeringDetail, { id: pro.id })).history[0]).toMatchObject({
      ...{ trialDays: 7, requiresPlanLevel: null, stackable: true },
      benefits: wanted,
    })
  })

  it('keeps what a company has bought when it changes', async () => {
    const plan = await home.onSale({ code: 'changing', level: 9, benefits: [{ en_US: 'Old' }], trialDays: 5 })
    const seller = await aSeller()
    await seller.ok(trialStart, target(plan))
    await home.finance.ok(offeringUpdate, {
      id: plan.id,
      version: plan.version,
      offering: anOfferingInput({ code: 'changing', level: 9, benefits: [{ en_US: 'New' }] }),
      reason: 'Better words',
    })
    expect((await overview(seller)).subscription?.terms).toMatchObject({ benefits: [{ en_US: 'Old' }], trialDays: 5 })
    const { version } = await home.finance.ok(offeringDetail, { id: plan.id })
    await home.finance.ok(offeringTakeOffSale, { id: plan.id, version })
  })
})

describe('a package that needs a plan', () => {
  it('says so before it is asked for, and is refused with the plan’s name', async () => {
    const seller = await aSeller()
    expect(await offerOf(seller, pack)).toMatchObject({
      ...{ purpose: null, block: 'requires_plan' },
      requiredPlan: { en_US: 'Professional' },
    })
    expect(await seller.call(membershipOrderCreate, target(pack))).toMatchObject({
      code: 'USER_SERVICE530400',
      data: {
        fieldErrors: [{ rule: 'requires_plan', message: 'Only with the plan “Professional” or a higher one.' }],
      },
    })
    expect((await seller.call(membershipOrderCreate, target(pack), { locale: 'zh_CN' })).data).toMatchObject({
      fieldErrors: [{ message: '仅限“专业版”或更高套餐。' }],
    })
    await home.bought(seller, pro)
    expect(await offerOf(seller, pack)).toMatchObject({ purpose: 'package', block: null })
    await home.bought(seller, pack)
    expect(await state(seller, 'product.import')).toMatchObject({ result: null, remaining: 20 })
  })

  it('is no way out of a refusal: the plan is, with its price', async () => {
    const seller = await aSeller()
    const refused = await state(seller, 'product.import')
    expect(refused).toMatchObject({
      ...{ code: 'FT511004', result: 'NOT_BUY' },
      advice: { package: null, requiredPlan: { name: 'Professional', price: '3650.00' } },
    })
    await expect(home.use(seller, 'product.import')).rejects.toMatchObject({
      code: 'FT511004',
      data: { package: null, requiredPlan: { name: 'Professional' } },
    })
    await home.bought(seller, pro)
    expect(await state(seller, 'product.import')).toMatchObject({
      code: 'FT511002',
      advice: { package: { name: 'Imports' } },
    })
  })

  it('is not bought in the days in which an ended plan is waited for', async () => {
    const seller = await aSeller()
    await home.bought(seller, pro)
    await later(366, async () => {
      await api.api.jobs.run('membership.end')
      expect(await offerOf(seller, pack)).toMatchObject({ block: 'requires_plan' })
    })
  })
})

describe('a package that does not add up', () => {
  it('is ordered once, and again when it is used up', async () => {
    const seller = await aSeller()
    expect(await seller.call(membershipOrderCreate, { ...target(once), quantity: 2 })).toMatchObject(
      wrong('quantity', 'once_only'),
    )
    const order = await home.order(seller, once)
    expect(await offerOf(seller, once)).toMatchObject({ purpose: null, block: 'ordered' })
    expect(await seller.call(membershipOrderCreate, target(once))).toMatchObject(wrong('offeringId', 'already_ordered'))
    await seller.ok(membershipOrderCancel, { id: order.id, version: order.version })
    await home.bought(seller, once)
    expect(await offerOf(seller, once)).toMatchObject({ block: 'runs', runsUntil: '2026-06-08T02:00:00.000Z' })
    expect(await seller.call(membershipOrderCreate, target(once))).toMatchObject({
      data: { fieldErrors: [{ rule: 'package_runs', params: { date: '2026-06-08' } }] },
    })
    for (let n = 0; n < 3; n += 1) await home.use(seller, 'data.export')
    expect(await offerOf(seller, once)).toMatchObject({ purpose: 'package', block: null })
    await home.bought(seller, once)
    expect(await state(seller, 'data.export')).toMatchObject({ remaining: 3 })
  })

  it('is renewed in its last two weeks, and follows what is left', async () => {
    const seller = await aSeller()
    await home.bought(seller, once)
    await later(75, async () => expect(await offerOf(seller, once)).toMatchObject({ block: 'runs' }))
    await later(80, async () => {
      expect(await offerOf(seller, once)).toMatchObject({ purpose: 'renew', block: null })
      const id = await home.bought(seller, once)
      expect(await home.finance.ok(membershipOrderDetail, { id })).toMatchObject({
        ...{ purpose: 'renew', periodFrom: '2026-06-08T02:00:00.000Z', periodTo: '2026-09-06T02:00:00.000Z' },
        actions: ['refund'],
      })
      expect(await state(seller, 'data.export')).toMatchObject({ remaining: 3 })
      expect(await offerOf(seller, once)).toMatchObject({ block: 'runs', runsUntil: '2026-09-06T02:00:00.000Z' })
    })
    await later(91, async () => expect(await state(seller, 'data.export')).toMatchObject({ remaining: 3 }))
  })
})

describe('the invoice of an order', () => {
  const special = {
    need: 'vat_special' as const,
    title: 'Knit Ltd',
    taxNo: '91330483ma2b8x1y2z',
    address: '1 Yarn Road',
    phone: '0573 8800 1234',
    bank: 'Bank of Puyuan',
    account: '6222 0001',
    email: 'books@knit.example',
  }

  it('is asked for with the order, is read by operators, and is there again for the next', async () => {
    const seller = await aSeller()
    expect((await overview(seller)).invoice).toMatchObject({
      need: 'none',
      title: `Company ${(seller.actor.companyId ?? '').slice(-4)}`,
    })
    const order = await seller.ok(membershipOrderCreate, { ...target(basic), invoice: special })
    const kept = { ...special, taxNo: '91330483MA2B8X1Y2Z' }
    expect(await home.finance.ok(membershipOrderDetail, { id: order.id })).toMatchObject({
      ...{ invoiceNeed: 'vat_special', invoice: kept },
    })
    expect((await overview(seller)).invoice).toEqual(kept)
    const other = await aSeller()
    expect((await overview(other)).invoice.need).toBe('none')
    const plain = await other.ok(membershipOrderCreate, { ...target(basic), invoice: { ...special, need: 'none' } })
    expect(await other.ok(membershipOrderDetail, { id: plain.id })).toMatchObject({
      invoiceNeed: 'none',
      invoice: { need: 'none', title: '', taxNo: '' },
    })
  })

  it('keeps only what that kind of invoice says', async () => {
    const seller = await aSeller()
    const order = await seller.ok(membershipOrderCreate, {
      ...target(basic),
      invoice: { ...special, need: 'commercial' },
    })
    expect((await seller.ok(membershipOrderDetail, { id: order.id })).invoice).toMatchObject({
      ...{ need: 'commercial', title: 'Knit Ltd', bank: '', account: '' },
    })
  })

  it.each([
    ['without what a special one needs', { need: 'vat_special' as const, bank: '' }, 'invoice.bank', 'required'],
    ['without a title', { need: 'vat_normal' as const, title: ' ' }, 'invoice.title', 'required'],
    [
      'with a tax number of another form',
      { need: 'vat_normal' as const, taxNo: '123' },
      'invoice.taxNo',
      'invalid_format',
    ],
    ['to no address', { need: 'commercial' as const, address: '' }, 'invoice.address', 'required'],
    ['to no mailbox', { need: 'commercial' as const, email: 'books' }, 'invoice.email', 'email'],
    ['with a telephone of letters', { need: 'commercial' as const, phone: 'call me' }, 'invoice.phone', 'phone'],
  ])('%s is refused at its field', async (_name, over, path, rule) => {
    const seller = await aSeller()
    expect(
      await seller.call(membershipOrderCreate, { ...target(basic), invoice: { ...special, ...over } }),
    ).toMatchObject(wrong(path, rule))
  })
})

it('a payment that is confirmed while a trial of the same plan ended begins anew', async () => {
  const seller = await aSeller()
  await seller.ok(trialStart, target(pro))
  const order = await home.order(seller, pro)
  const paid = await seller.ok(membershipOrderReportPayment, {
    id: order.id,
    version: order.version,
    bankReference: 'TT-9',
    paidOn: '2026-03-10',
    evidence: [],
  })
  await later(8, async () => {
    await api.api.jobs.run('membership.end')
    await home.finance.ok(membershipOrderConfirm, { id: order.id, version: paid.version, reason: 'On the statement' })
    expect((await overview(seller)).subscription).toMatchObject({ trial: false, endsAt: '2027-03-18T02:00:00.000Z' })
  })
})
