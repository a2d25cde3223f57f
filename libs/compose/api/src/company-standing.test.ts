import {
  productCopy,
  productDetail,
  productPage,
  productSubmit,
  sellerStoreDetail,
  storeClose,
  storeReinstate,
  storeSuspend,
} from '@tradeport/domain/catalogue/contract'
import { companyDetail, companyReinstate, companySuspend, profile } from '@tradeport/domain/identity/contract'
import {
  aQuotation,
  anInquiryHeader,
  anInquiryLine,
  inquiryAddStores,
  inquiryBasket,
  inquiryCancel,
  inquiryCreate,
  inquiryDetail,
  inquirySave,
  quotationAccept,
  quotationDetail,
  quotationSave,
  quotationSend,
  quotationStart,
  quotationWithdraw,
  threadPage,
  threadSend,
} from '@tradeport/domain/sourcing/contract'
import { milestoneReport, orderDetail, orderPage, termsPropose, termsSign } from '@tradeport/domain/trading/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDraft, goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

const DAY_MS = 86_400_000

let api: TestApi
let operator: Caller
let buyer: Caller
let goods: GoodsOnSale
beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator' })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-03-10T02:00:00.000Z')
  goods = await goodsOnSale(api)
  buyer = await api.person({ kind: 'buyer' })
})

/** The company's licence has ended, and the night's timer has seen it. */
async function restrict(companyId: string | null): Promise<void> {
  await api.pool.query(
    `insert into company_certificate (id, no, region_id, status, company_id, kind, valid_until, created_at, updated_at)
     values ($1::uuid, 'CE' || $1::text, $2, 'accepted', $3, 'business_licence', '2026-03-01', now(), now())`,
    [uuidv7(), DEFAULT_REGION.regionId, companyId],
  )
  await api.api.jobs.run('identity-certificates')
}

const decided = async (endpoint: typeof companySuspend, companyId: string | null) => {
  const id = companyId ?? ''
  const { version } = await operator.ok(companyDetail, { id })
  return operator.ok(endpoint, { id, version, reason: 'Complaints are looked into' })
}
const suspend = (companyId: string | null) => decided(companySuspend, companyId)
const reinstate = (companyId: string | null) => decided(companyReinstate, companyId)

const anInquiry = () =>
  buyer.call(inquiryCreate, { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [goods.storeId] })
async function openThread() {
  const { data } = await anInquiry()
  const [thread] = (await goods.seller.ok(threadPage, { inquiryId: data.id })).records
  if (!thread) throw new Error('no thread')
  return { inquiryId: data.id, threadId: thread.id }
}
async function aDraftQuotation(threadId: string, inquiryId: string) {
  const { id, version } = await goods.seller.ok(quotationStart, { threadId })
  const [line] = (await buyer.ok(inquiryDetail, { id: inquiryId })).items
  const content = aQuotation({ validUntil: '2026-03-31' })
  const items = content.items.map(item => ({ ...item, inquiryItemId: line?.id }))
  return goods.seller.ok(quotationSave, { ...content, items, id, version })
}
async function aSentQuotation() {
  const thread = await openThread()
  const { id, version } = await aDraftQuotation(thread.threadId, thread.inquiryId)
  await goods.seller.ok(quotationSend, { id, version })
  return { ...thread, id }
}
const actionsOf = async (who: Caller, id: string) => (await who.ok(quotationDetail, { id })).actions
async function accept(id: string) {
  const { version, contentHash } = await buyer.ok(quotationDetail, { id })
  return buyer.call(quotationAccept, { id, version, contentHash: contentHash ?? '', awardAll: true })
}

const OWN = 'USER_SERVICE530154'
const THEIRS = 'MALL620016'
const SHOP = 'MALL620017'

describe('a restricted seller', () => {
  it('keeps its pages without the badge, is not asked, and its people are told why', async () => {
    await restrict(goods.companyId)
    const shown = await api.visitor.ok(productDetail, { id: goods.productId })
    expect(shown.store).toMatchObject({ takesInquiries: false, verifyLevel: 1 })
    const [card] = (await api.visitor.ok(productPage, { storeId: goods.storeId })).records
    expect(card?.store.verifyLevel).toBe(1)
    expect(await anInquiry()).toMatchObject({ code: 'MALL620006', data: { fieldErrors: [{ path: 'storeIds.0' }] } })
    expect((await goods.seller.ok(profile, {})).company).toMatchObject({ status: 'restricted' })
  })

  it('neither publishes nor quotes; drafts are kept and the talk goes on', async () => {
    const { inquiryId, threadId } = await openThread()
    const draft = await aDraftQuotation(threadId, inquiryId)
    const product = await aDraft(api, goods.seller)
    await restrict(goods.companyId)
    const { seller } = goods
    expect((await seller.call(productSubmit, { id: product.id, version: product.version })).code).toBe(OWN)
    expect((await seller.ok(productCopy, { id: product.id })).actions).not.toContain('submit')
    expect((await seller.call(quotationStart, { threadId })).code).toBe(OWN)
    expect((await seller.call(quotationSend, { id: draft.id, version: draft.version })).code).toBe(OWN)
    expect(await actionsOf(seller, draft.id)).not.toContain('send')
    expect((await seller.ok(threadPage, {})).records[0]?.actions).not.toContain('quote')
    const body = { threadId, body: 'We are renewing our licence.', clientMsgId: uuidv7() }
    expect((await seller.call(threadSend, body)).code).toBe('200')
    expect((await seller.ok(sellerStoreDetail, {})).status).toBe('open')
  })

  it('sells nothing new, may take back what it offered, and may quote again when the restriction is lifted', async () => {
    const { id } = await aSentQuotation()
    expect(await actionsOf(buyer, id)).toContain('accept')
    await restrict(goods.companyId)
    expect(await actionsOf(buyer, id)).not.toContain('accept')
    expect((await accept(id)).code).toBe(THEIRS)
    expect(await actionsOf(goods.seller, id)).toContain('withdraw')
    await api.pool.query(`delete from company_certificate where company_id = $1`, [goods.companyId])
    await suspend(goods.companyId)
    expect((await accept(id)).code).toBe(THEIRS)
    await reinstate(goods.companyId)
    expect((await accept(id)).code).toBe('200')
    expect((await anInquiry()).code).toBe('200')
  })

  it('may withdraw what it has offered', async () => {
    const { id } = await aSentQuotation()
    await restrict(goods.companyId)
    const { version } = await goods.seller.ok(quotationDetail, { id })
    const answer = await goods.seller.call(quotationWithdraw, { id, version, reason: 'mistake' })
    expect(answer.code).toBe('200')
  })
})

describe('a restricted buyer', () => {
  it('asks nobody new and orders nothing; its draft is kept, and it ends what is open', async () => {
    const { id, inquiryId, threadId } = await aSentQuotation()
    const other = await goodsOnSale(api)
    await buyer.ok(inquirySave, { ...anInquiryHeader(), title: 'Later' })
    expect((await buyer.ok(inquiryBasket, {})).draft?.actions).toContain('submit')
    await restrict(buyer.actor.companyId)
    expect((await anInquiry()).code).toBe(OWN)
    expect((await buyer.ok(inquiryBasket, {})).draft?.actions).not.toContain('submit')
    const { version, actions } = await buyer.ok(inquiryDetail, { id: inquiryId })
    expect(actions).toEqual(expect.not.arrayContaining(['add_recipients', 'extend']))
    const more = await buyer.call(inquiryAddStores, { id: inquiryId, version, storeIds: [other.storeId] })
    expect(more.code).toBe(OWN)
    expect(await actionsOf(buyer, id)).not.toContain('accept')
    expect((await accept(id)).code).toBe(OWN)
    expect((await goods.seller.call(quotationStart, { threadId })).code).toBe(THEIRS)
    expect((await buyer.call(inquiryCancel, { id: inquiryId, version, reason: 'no_longer_needed' })).code).toBe('200')
  })
})

describe('an order of a suspended company', () => {
  async function aSignedOrder(): Promise<string> {
    const { id } = await aSentQuotation()
    await accept(id)
    const [order] = (await buyer.ok(orderPage, {})).records
    if (!order) throw new Error('no order')
    const { terms } = await buyer.ok(orderDetail, { id: order.id })
    await goods.seller.ok(termsPropose, { id: terms.id, version: terms.version })
    for (const who of [goods.seller, buyer]) {
      const next = (await who.ok(orderDetail, { id: order.id })).terms
      await who.ok(termsSign, { id: next.id, version: next.version, contentHash: next.contentHash })
    }
    return order.id
  }
  const deposit = async (id: string) => {
    const { milestones, suspendedSides } = await buyer.ok(orderDetail, { id })
    const [first] = milestones
    if (!first) throw new Error('no instalment')
    return { ...first, suspendedSides }
  }
  const pay = async (id: string) => {
    const due = await deposit(id)
    const { version, amount, remitReference } = due
    return buyer.call(milestoneReport, {
      id: due.id,
      version,
      amount,
      valueDate: '2026-03-12',
      reference: remitReference,
    })
  }

  it('takes no payment, runs no time against the buyer, and moves what is due by as long as it was held', async () => {
    const id = await aSignedOrder()
    const before = await deposit(id)
    expect(before).toMatchObject({ status: 'due', suspendedSides: [], actions: ['report'] })
    await suspend(goods.companyId)
    expect(await deposit(id)).toMatchObject({ suspendedSides: ['seller'], actions: [] })
    expect((await pay(id)).code).toBe('MALL630008')
    api.clock.now = new Date(api.clock.now.getTime() + 20 * DAY_MS)
    await api.api.jobs.run('trading.markOverdue')
    expect((await deposit(id)).status).toBe('due')
    await reinstate(goods.companyId)
    const after = await deposit(id)
    expect(after).toMatchObject({ suspendedSides: [], actions: ['report'] })
    expect(Date.parse(after.dueAt ?? '') - Date.parse(before.dueAt ?? '')).toBe(20 * DAY_MS)
    expect((await pay(id)).code).toBe('200')
  })

  it('is held too where the company was suspended before payments could be', async () => {
    const id = await aSignedOrder()
    await suspend(goods.companyId)
    await api.pool.query(
      `update trade_order set suspended_sides = '{}', payments_held_at = null where seller_company_id = $1`,
      [goods.companyId],
    )
    expect((await deposit(id)).suspendedSides).toEqual([])
    await api.api.jobs.run('identity-standings')
    await api.api.jobs.run('identity-standings')
    expect(await deposit(id)).toMatchObject({ suspendedSides: ['seller'], actions: [] })
    expect((await pay(id)).code).toBe('MALL630008')
  })

  it('waits for both sides, and leaves the orders of others alone', async () => {
    const id = await aSignedOrder()
    await suspend(goods.companyId)
    await suspend(buyer.actor.companyId)
    const trade = await api.person({ kind: 'operator', roles: ['op_trade'] })
    const sides = async () => (await trade.ok(orderDetail, { id })).suspendedSides
    expect(await sides()).toEqual(['seller', 'buyer'])
    await reinstate(goods.companyId)
    expect(await sides()).toEqual(['buyer'])
    await reinstate(buyer.actor.companyId)
    expect(await sides()).toEqual([])
    const stranger = await goodsOnSale(api)
    await suspend(stranger.companyId)
    expect(await sides()).toEqual([])
  })
})

describe('a shop that is out of the mall', () => {
  const versionOf = async () => (await goods.seller.ok(sellerStoreDetail, {})).version
  const suspendShop = async () =>
    operator.ok(storeSuspend, { id: goods.storeId, version: await versionOf(), reason: 'Counterfeits' })

  it('has its negotiations to read: nothing is quoted or accepted in them until it is back', async () => {
    const { inquiryId, threadId } = await openThread()
    const draft = await aDraftQuotation(threadId, inquiryId)
    const other = await aSentQuotation()
    await suspendShop()
    const { seller } = goods
    expect((await seller.call(quotationSend, { id: draft.id, version: draft.version })).code).toBe(SHOP)
    expect((await accept(other.id)).code).toBe(SHOP)
    expect(await actionsOf(buyer, other.id)).not.toContain('accept')
    expect(await actionsOf(seller, draft.id)).not.toContain('send')
    expect((await buyer.call(threadSend, { threadId, body: 'When are you back?', clientMsgId: uuidv7() })).code).toBe(
      '200',
    )
    await operator.ok(storeReinstate, { id: goods.storeId, version: await versionOf() })
    expect((await seller.call(quotationSend, { id: draft.id, version: draft.version })).code).toBe('200')
    expect((await accept(other.id)).code).toBe('200')
  })

  it('stays so when its company comes back from a suspension of its own', async () => {
    const { id } = await aSentQuotation()
    await suspendShop()
    await suspend(goods.companyId)
    await reinstate(goods.companyId)
    expect((await accept(id)).code).toBe(SHOP)
  })

  it('is not closed while orders of it are open, and quotes nothing once it is', async () => {
    const { id } = await aSentQuotation()
    const later = await aSentQuotation()
    const accepted = await accept(id)
    expect(accepted.code).toBe('200')
    const close = async () => goods.seller.call(storeClose, { id: goods.storeId, version: await versionOf() })
    expect(await close()).toMatchObject({ code: 'MALL610306', msg: expect.stringContaining('1') })
    await api.pool.query(`update trade_order set status = 'completed' where seller_company_id = $1`, [goods.companyId])
    expect((await close()).code).toBe('200')
    expect((await accept(later.id)).code).toBe(SHOP)
  })
})
