import { approveRegistration, profile, registrationDetail } from '@tradeport/domain/identity/contract'
import {
  PAYMENT_METHODS,
  addInquiryLine,
  anInquiryHeader,
  anInquiryLine,
  inquiryBasket,
  inquiryCreate,
  inquirySave,
  inquirySubmit,
  type InquiryHeaderInput,
} from '@tradeport/domain/sourcing/contract'
import { sendCompanyChange, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let mall: GoodsOnSale

beforeAll(async () => {
  api = await startTestApi()
  mall = await goodsOnSale(api)
})
afterAll(() => api.close())

/** One that has begun with a contact that answers, as buyers do. */
async function lightBuyer(): Promise<Caller> {
  const buyer = await api.person({ kind: 'buyer' })
  await api.pool.query('update company set verify_level = 1 where id = $1', [buyer.actor.companyId])
  return buyer
}

const ask = async (buyer: Caller, wishes: Partial<InquiryHeaderInput> = {}) => {
  const sent = { ...anInquiryHeader(wishes), items: [anInquiryLine()], storeIds: [mall.storeId] }
  return (await buyer.call(inquiryCreate, sent)).code
}

test('whoever nobody has checked asks for prices, and for neither samples nor credit', async () => {
  const buyer = await lightBuyer()
  expect(await ask(buyer)).toBe('200')
  expect(await ask(buyer, { sampleWanted: true })).toBe('MALL620021')
  const answers: [method: string, code: string][] = []
  for (const method of PAYMENT_METHODS) answers.push([method, await ask(buyer, { paymentWish: ['tt', method] })])
  expect(answers.filter(([, code]) => code !== '200')).toEqual([
    ['da', 'MALL620021'],
    ['oa', 'MALL620021'],
    ['credit', 'MALL620021'],
  ])
})

test('company data that a reviewer approves opens both, for the draft that waited too', async () => {
  const buyer = await lightBuyer()
  await buyer.ok(addInquiryLine, { productId: mall.productId, quantities: ['300'], unit: 'piece' })
  const begun = (await buyer.ok(inquiryBasket, {})).draft
  const wishes = anInquiryHeader({ sampleWanted: true, paymentWish: ['oa'] })
  const { version } = await buyer.ok(inquirySave, { ...wishes, version: begun?.version ?? 0 })
  const target = { ...wishes, id: begun?.id ?? '', version, storeIds: [mall.storeId] }
  expect((await buyer.call(inquirySubmit, target)).code).toBe('MALL620021')

  const change = await sendCompanyChange(buyer, { legalName: 'Trusted Importer GmbH' })
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const { version: sent } = await reviewer.ok(registrationDetail, { id: change })
  await reviewer.ok(approveRegistration, { id: change, version: sent })
  expect((await buyer.ok(profile, {})).company).toMatchObject({ verifyLevel: 2 })
  expect((await buyer.call(inquirySubmit, target)).code).toBe('200')
})
