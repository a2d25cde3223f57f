import {
  aProductInput,
  ownProductDetail,
  ownProductPage,
  productApprove,
  productDetail,
  productRelist,
  productSubmit,
  productTakeDown,
} from '@tradeport/domain/catalogue/contract'
import {
  abilityOfferSet,
  anOfferingInput,
  grantGive,
  grantTakeBack,
  membershipOrderConfirm,
  membershipOrderCreate,
  membershipOrderReportPayment,
  membershipOverview,
  offeringCreate,
  offeringDetail,
  offeringPutOnSale,
  type OfferingInput,
} from '@tradeport/domain/membership/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDraft, goodsOnSale } from './goods-on-sale.test-mall'

// A plan that has lapsed (marketplace.md, machine 20): what is over the quota is hidden, the newest first, and comes back.
const DAY_MS = 86_400_000
let api: TestApi
let head: Caller
let seller: Caller
let began: Date
/** The oldest first. */
let products: string[]
interface Offered {
  offeringId: string
  termsId: string
}
let basic: Offered
let pack: Offered

let made = 0
async function onSale(over: Partial<OfferingInput>): Promise<Offered> {
  const created = await head.ok(offeringCreate, anOfferingInput({ code: `offer-${(made += 1)}`, ...over }))
  await head.ok(offeringPutOnSale, { id: created.id, version: created.version })
  return { offeringId: created.id, termsId: (await head.ok(offeringDetail, { id: created.id })).terms.id }
}

const publishes = (quota: number) => [{ ability: 'product.publish' as const, quota }]

beforeAll(async () => {
  api = await startTestApi()
  began = api.clock.now
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  await onSale({ level: 0, price: '0', abilities: publishes(1) })
  basic = await onSale({ level: 1, price: '1200.00', abilities: publishes(3) })
  pack = await onSale({ kind: 'package', level: 0, price: '90.00', period: 'days', days: 90, abilities: publishes(1) })
  await head.ok(abilityOfferSet, { ability: 'product.publish', sale: 'package' })
})
afterAll(() => api.close())

/** Ordered and paid for: one step before it is there. */
async function paidFor(offered: Offered) {
  const order = await seller.ok(membershipOrderCreate, offered)
  const paidOn = api.clock.now.toISOString().slice(0, 10)
  const { version } = await seller.ok(membershipOrderReportPayment, {
    ...{ id: order.id, version: order.version, bankReference: 'TT-1', paidOn, evidence: [] },
  })
  return { id: order.id, version, reason: 'On the statement' }
}
const buy = async (offered: Offered) => head.ok(membershipOrderConfirm, await paidFor(offered))
const daysLater = (days: number) => (api.clock.now = new Date(began.getTime() + days * DAY_MS))
const ends = () => api.api.jobs.run('membership.end')

async function publish(): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const { skus = [] } = aProductInput()
  made += 1
  const { id, version } = await aDraft(api, seller, {
    skus: skus.map(sku => ({ ...sku, code: `${sku.code ?? ''}-${made}` })),
    modelNo: `M-${made}`,
    priceTiers: (aProductInput().priceTiers ?? []).filter(tier => !tier.skuCode),
  })
  const submitted = await seller.ok(productSubmit, { id, version })
  await head.ok(productApprove, { id, version: submitted.version })
  return id
}

beforeEach(async () => {
  api.clock.now = began
  const mill = await goodsOnSale(api)
  seller = mill.seller
  await buy(basic)
  products = [mill.productId, await publish(), await publish()]
})

const inMall = async () => {
  const answers = await Promise.all(products.map(id => api.visitor.call(productDetail, { id })))
  return answers.map(({ success }) => success)
}
const hiddenOnes = async () => {
  const { records } = await seller.ok(ownProductPage, { pageSize: 50 })
  return products.map(id => records.find(row => row.id === id)?.hiddenAt !== null)
}
const told = async (kind: string) =>
  (await seller.ok(notificationPage, { pageSize: 50 })).records.filter(each => each.kind === kind)

async function lapse(): Promise<void> {
  for (const day of [366, 374]) {
    daysLater(day)
    await ends()
  }
}

describe('when a plan has lapsed', () => {
  test('the newest products over the quota leave the mall, and the company is told what and how many', async () => {
    daysLater(366)
    await ends()
    // As long as it can be renewed, everything stays where it is.
    expect(await inMall()).toEqual([true, true, true])
    daysLater(374)
    await ends()
    expect(await inMall()).toEqual([true, false, false])
    expect(await hiddenOnes()).toEqual([false, true, true])
    expect((await seller.ok(membershipOverview, {})).hidden).toEqual([{ ability: 'product.publish', count: 2 }])
    expect(await told('membership_over_quota')).toMatchObject([{ params: { count: '2' } }])
    const newest = await seller.ok(ownProductDetail, { id: products[2] ?? '' })
    expect(newest).toMatchObject({ status: 'off_sale' })
    expect(newest.timeline.at(-1)).toMatchObject({ action: 'hide' })
  })

  test('nothing is hidden twice, and nothing of somebody else', async () => {
    const other = await goodsOnSale(api)
    await lapse()
    await Promise.all([ends(), ends(), ends()])
    expect(await told('membership_over_quota')).toHaveLength(1)
    expect((await seller.ok(membershipOverview, {})).hidden).toMatchObject([{ count: 2 }])
    expect((await api.visitor.call(productDetail, { id: other.productId })).success).toBe(true)
    expect((await other.seller.ok(membershipOverview, {})).hidden).toEqual([])
  })

  test('a hidden product is put on sale by hand only where the quota has room', async () => {
    await lapse()
    const [oldest = '', hidden = ''] = products
    const { version } = await seller.ok(ownProductDetail, { id: hidden })
    expect((await seller.call(productRelist, { id: hidden, version })).code).toBe('FT511002')
    await seller.ok(productTakeDown, {
      id: oldest,
      version: (await seller.ok(ownProductDetail, { id: oldest })).version,
    })
    expect(await seller.ok(productRelist, { id: hidden, version })).toMatchObject({ status: 'on_sale', hiddenAt: null })
  })

  test('what was hidden comes back with a plan, and what the seller has taken down stays down', async () => {
    const own = products[1] ?? ''
    await seller.ok(productTakeDown, { id: own, version: (await seller.ok(ownProductDetail, { id: own })).version })
    await lapse()
    expect(await inMall()).toEqual([true, false, false])
    await buy(basic)
    expect(await inMall()).toEqual([true, false, true])
    expect((await seller.ok(membershipOverview, {})).hidden).toEqual([])
    expect(await told('membership_shown_again')).toMatchObject([{ params: { count: '1' } }])
  })

  test('a package covers one more, the oldest of what is hidden', async () => {
    await lapse()
    await buy(pack)
    expect(await inMall()).toEqual([true, true, false])
    // And when its time is over, that one goes again.
    daysLater(374 + 91)
    await api.api.jobs.run('membership.end-grants')
    expect(await inMall()).toEqual([true, false, false])
  })

  test('two that are confirmed at once cover what they cover together', async () => {
    await lapse()
    const orders = [await paidFor(basic), await paidFor(pack)]
    const answers = await Promise.all(orders.map(order => head.call(membershipOrderConfirm, order)))
    expect(answers.map(({ code }) => code)).toEqual(['200', '200'])
    expect(await inMall()).toEqual([true, true, true])
    expect((await seller.ok(membershipOverview, {})).hidden).toEqual([])
  })

  test('a renewal at the very moment of the lapse leaves everything on sale, whichever is first', async () => {
    daysLater(366)
    await ends()
    daysLater(374)
    const order = await paidFor(basic)
    const [, confirmed] = await Promise.all([ends(), head.call(membershipOrderConfirm, order)])
    expect(confirmed.code).toBe('200')
    await ends()
    expect(await inMall()).toEqual([true, true, true])
    const seen = await seller.ok(membershipOverview, {})
    expect(seen.subscription).toMatchObject({ status: 'active' })
    expect(seen.hidden).toEqual([])
  })
})

test('a gift covers more, and taken back it covers less', async () => {
  await lapse()
  const gift = { ability: 'product.publish' as const, quota: 5, validTo: null, reason: 'A fault of ours' }
  const { id } = await head.ok(grantGive, { companyId: seller.actor.companyId ?? '', ...gift })
  expect(await inMall()).toEqual([true, true, true])
  await head.ok(grantTakeBack, { id, version: 0, reason: 'Given twice' })
  expect(await inMall()).toEqual([true, false, false])
})
