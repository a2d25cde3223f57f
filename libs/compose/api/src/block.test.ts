import {
  aQuotation,
  aQuotationItem,
  anInquiryHeader,
  anInquiryLine,
  blockCreate,
  blockLift,
  blockOfCompany,
  blockPage,
  inquiryCreate,
  inquiryDetail,
  inquiryAddStores,
  quotationCounter,
  quotationDetail,
  quotationSave,
  quotationSend,
  quotationStart,
  threadDetail,
  threadPage,
  threadRequestInfo,
  threadSend,
} from '@tradeport/domain/sourcing/contract'
import { ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

// Companies that want nothing more of each other, in the product as it is put together.
const anotherRegion = ALL_REGIONS.find(({ regionId }) => regionId !== DEFAULT_REGION.regionId) ?? DEFAULT_REGION
let api: TestApi
let mill: GoodsOnSale
let buyer: Caller
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  mill = await goodsOnSale(api)
  buyer = await api.person({ kind: 'buyer' })
})

const anInquiry = (to: GoodsOnSale = mill) => ({
  ...anInquiryHeader(),
  items: [anInquiryLine()],
  storeIds: [to.storeId],
})
const word = (threadId: string) => ({ threadId, clientMsgId: randomUUID(), body: 'Good morning' })
async function aThread() {
  const { id } = await buyer.ok(inquiryCreate, anInquiry())
  const [thread] = (await buyer.ok(threadPage, { inquiryId: id })).records
  if (!thread) throw new Error('no thread')
  return { inquiryId: id, threadId: thread.id }
}
const code = async (answer: Promise<{ code: string }>) => (await answer).code

async function aDraft(threadId: string) {
  const { inquiry } = await mill.seller.ok(threadDetail, { id: threadId })
  const validUntil = new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
  const draft = await mill.seller.ok(quotationStart, { threadId })
  const saved = await mill.seller.ok(quotationSave, {
    ...aQuotation({ validUntil, items: [aQuotationItem({ inquiryItemId: inquiry.items[0]?.id })] }),
    ...{ id: draft.id, version: draft.version },
  })
  return { id: draft.id, version: saved.version }
}

test('who is blocked sends nothing new, and is not told who blocked', async () => {
  const { inquiryId, threadId } = await aThread()
  const draft = await aDraft(threadId)
  const { id } = await buyer.ok(blockCreate, { threadId, reason: 'spam', note: 'Calls every hour' })
  const refused = await mill.seller.call(threadSend, word(threadId))
  expect(refused.code).toBe('MALL620019')
  expect(refused.msg).not.toContain('block')
  const { version } = await mill.seller.ok(threadDetail, { id: threadId })
  for (const sent of [
    mill.seller.call(quotationSend, draft),
    mill.seller.call(threadRequestInfo, { id: threadId, version, question: 'Which yarn?' }),
    // Who blocked waits for nothing either, until the block is lifted.
    buyer.call(inquiryCreate, anInquiry()),
    buyer.call(threadSend, word(threadId)),
  ])
    expect(await code(sent)).toBe('MALL620019')
  const other = await goodsOnSale(api)
  const { id: elsewhere } = await buyer.ok(inquiryCreate, anInquiry(other))
  const now = await buyer.ok(inquiryDetail, { id: elsewhere })
  const added = await buyer.call(inquiryAddStores, { id: elsewhere, version: now.version, storeIds: [mill.storeId] })
  expect(added).toMatchObject({ code: 'MALL620019', data: { fieldErrors: [{ path: 'storeIds.0' }] } })

  const told = await mill.seller.ok(threadDetail, { id: threadId })
  expect(told.blockId).toBeNull()
  expect(told.timeline.map(({ action }) => action)).not.toContain('block')
  expect((await mill.seller.ok(blockPage, {})).records).toEqual([])
  expect((await buyer.ok(threadDetail, { id: threadId })).blockId).toBe(id)

  await buyer.ok(blockLift, { id })
  expect(await code(mill.seller.call(threadSend, word(threadId)))).toBe('200')
  await buyer.ok(inquiryDetail, { id: inquiryId })
})

test('a seller blocks a buyer, whose counter-offers end; what is agreed goes on', async () => {
  const { threadId } = await aThread()
  const draft = await aDraft(threadId)
  await mill.seller.ok(quotationSend, draft)
  await mill.seller.ok(blockCreate, { threadId, reason: 'fraud' })
  const quotation = await buyer.ok(quotationDetail, { id: draft.id })
  const counter = { id: quotation.id, version: quotation.version, message: 'Less, please', items: [] }
  expect(await code(buyer.call(quotationCounter, counter))).toBe('MALL620019')
  expect((await mill.seller.ok(threadDetail, { id: threadId })).actions).toContain('unblock')
})

test('blocks are listed for those who made them and for operators, and lifted by those who decide', async () => {
  const { threadId } = await aThread()
  const { id } = await mill.seller.ok(blockCreate, { threadId, reason: 'no_fit', note: 'Wants shoes' })
  const [row] = (await mill.seller.ok(blockPage, {})).records
  expect(row).toMatchObject({ id, reason: 'no_fit', note: 'Wants shoes', actions: ['lift'] })
  expect(row?.blocked).toMatch(/^Company /)
  const again = await mill.seller.ok(blockCreate, { threadId, reason: 'other' })
  expect(again.id).toBe(id)
  const trade = await api.person({ kind: 'operator', roles: ['op_trade'] })
  expect((await trade.ok(blockPage, { keyword: row?.blocked ?? '' })).records.map(each => each.id)).toContain(id)
  const content = await api.person({ kind: 'operator', roles: ['op_content'] })
  expect((await content.call(blockPage, {})).success).toBe(false)
  const sales = await api.person({
    ...({ kind: 'seller', roles: ['sales'] } as const),
    ...{ companyId: mill.companyId, storeId: mill.storeId },
  })
  expect(await code(sales.call(blockLift, { id }))).toBe('MALL600403')
  expect(await code(sales.call(blockCreate, { threadId, reason: 'other' }))).toBe('MALL600403')
  const stranger = await api.person({ kind: 'buyer' })
  for (const lifted of [id, randomUUID()])
    expect(await code(stranger.call(blockLift, { id: lifted }))).toBe('MALL600404')
  expect(await code(stranger.call(blockCreate, { threadId, reason: 'other' }))).toBe('MALL600404')
})

test('operators read on the page of a company whom it blocked and who blocked it, and the log says that they did', async () => {
  const { threadId } = await aThread()
  const buyerCompany = buyer.actor.companyId ?? ''
  await mill.seller.ok(blockCreate, { threadId, reason: 'abuse', note: 'Shouts' })
  await buyer.ok(blockCreate, { threadId, reason: 'no_fit' })
  const trade = await api.person({ kind: 'operator', roles: ['op_trade'] })
  for (const id of [mill.companyId, buyerCompany]) {
    const { companyId, records } = await trade.ok(blockOfCompany, { id })
    expect(companyId).toBe(id)
    expect(records.map(({ reason, actions }) => [reason, actions])).toEqual([
      ['no_fit', []],
      ['abuse', []],
    ])
  }
  const { rows } = await api.pool.query(
    `select company_id from audit_log where action = $1 and actor_user_id = $2 and result = 'ok' order by seq`,
    [blockOfCompany.name, trade.actor.userId],
  )
  expect(rows).toEqual([{ company_id: mill.companyId }, { company_id: buyerCompany }])
  // Of a company that does not exist, or of another region, there is nothing.
  expect((await trade.ok(blockOfCompany, { id: randomUUID() })).records).toEqual([])
  const elsewhere = await api.person({ kind: 'operator', roles: ['op_trade'], region: anotherRegion })
  expect((await elsewhere.ok(blockOfCompany, { id: mill.companyId })).records).toEqual([])
  for (const other of [await api.person({ kind: 'operator', roles: ['op_content'] }), mill.seller, buyer])
    expect((await other.call(blockOfCompany, { id: mill.companyId })).success).toBe(false)
})

test('a buyer that is not named yet is blocked without being named', async () => {
  const { id } = await buyer.ok(inquiryCreate, { ...anInquiry(), visibility: 'anonymous' })
  const [thread] = (await mill.seller.ok(threadPage, { inquiryId: id })).records
  await mill.seller.ok(blockCreate, { threadId: thread?.id ?? '', reason: 'other' })
  const [row] = (await mill.seller.ok(blockPage, {})).records
  expect(row).toMatchObject({ blocked: null, inquiryNo: expect.any(String) })
})
