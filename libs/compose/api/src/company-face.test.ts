import { sellerStoreDetail, storeDetail, storePage } from '@tradeport/domain/catalogue/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { sendCompanyChange, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

// What shops say of their company, as the product is put together.
let api: TestApi
let reviewer: Caller
let mall: GoodsOnSale
beforeAll(async () => {
  api = await startTestApi()
  reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
})
afterAll(() => api.close())
beforeEach(async () => {
  mall = await goodsOnSale(api)
})

const pdf = { name: 'paper.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const shown = () => api.visitor.ok(storeDetail, { id: mall.storeId })

/** A category, and what it is called. */
async function aCategory() {
  const { rows } = await api.pool.query<{ id: string; name: { en_US: string } }>(
    'select id, name from category where is_leaf order by id limit 1',
  )
  const [category] = rows
  if (!category) throw new Error('the mall has no category')
  return category
}

const SAID = {
  displayName: 'Testing Mill',
  employees: '51_200' as const,
  mainProducts: ['sweaters'],
  mainMarkets: ['DE'],
  contactName: 'Jo Miller',
  contactPhone: '13800138000',
}

async function say(changed: Partial<identity.Production> = {}): Promise<identity.Production> {
  const { version } = await mall.seller.ok(identity.companyProfile, {})
  const production = {
    annualRevenue: '1m_5m',
    factoryAreaM2: 5200,
    productionLines: 4,
    machines: [{ type: 'Flat knitting machine', count: 24, year: 2021 }],
    monthlyCapacity: [{ categoryId: (await aCategory()).id, quantity: '12000', unit: 'piece' as const }],
    ...changed,
  }
  await mall.seller.ok(identity.updateCompanyProfile, { version, ...SAID, production })
  return production
}

async function seeOnSite(confirms: identity.ProvenFact[], validUntil = inDays(300)) {
  const { data } = await reviewer.upload(uploadFile, { kind: 'document' }, pdf)
  return reviewer.call(identity.recordSiteCheck, {
    companyId: mall.companyId,
    method: 'site',
    checkedOn: inDays(0),
    validUntil,
    fileIds: [data.id],
    confirms,
  })
}

test('a store shows what its company can make: declared, seen on site, and declared again once it says something else', async () => {
  const { name } = await aCategory()
  await say()
  const facts = {
    annualRevenue: '1m_5m',
    factoryAreaM2: 5200,
    productionLines: 4,
    machines: [{ type: 'Flat knitting machine', count: 24, year: 2021 }],
    monthlyCapacity: [{ category: name.en_US, quantity: '12000', unit: 'piece' }],
  }
  expect(await shown()).toMatchObject({
    employeesBand: '51_200',
    facts: { ...facts, typeProvenUntil: null, productionProvenUntil: null },
  })
  expect((await seeOnSite(['companyType', 'production'])).code).toBe('200')
  const until = inDays(300)
  expect((await shown()).facts).toEqual({ ...facts, typeProvenUntil: until, productionProvenUntil: until })
  const detail = await reviewer.ok(identity.companyDetail, { id: mall.companyId })
  expect(detail).toMatchObject({ proven: { companyType: until, production: until }, production: facts })
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  await say({ productionLines: 40 })
  expect((await shown()).facts).toMatchObject({
    productionLines: 40,
    typeProvenUntil: until,
    productionProvenUntil: null,
  })
})

test('a band of revenue and a category are those that there are', async () => {
  await expect(say({ annualRevenue: 'plenty' })).rejects.toThrow('production.annualRevenue')
  const line = { categoryId: crypto.randomUUID(), quantity: '1', unit: 'piece' as const }
  await expect(say({ monthlyCapacity: [line] })).rejects.toThrow('production.monthlyCapacity.0.categoryId')
})

test('a store goes by the name and the city of its company when a change of them is approved', async () => {
  const id = await sendCompanyChange(
    mall.seller,
    identity.aMill({
      legalName: 'Renamed Harbour Mill Co., Ltd.',
      displayName: 'Harbour Mill',
      companyType: 'industry_trade',
      foundedYear: 1998,
      city: 'Wuzhen',
    }),
  )
  const { name } = await shown()
  await reviewer.ok(identity.approveRegistration, { id, version: 1 })
  const now = {
    legalName: 'Renamed Harbour Mill Co., Ltd.',
    country: 'CN',
    city: 'Wuzhen',
    companyType: 'industry_trade',
    foundedYear: 1998,
  }
  // The shop keeps its own name.
  expect(await shown()).toMatchObject({ ...now, name })
  expect((await mall.seller.ok(sellerStoreDetail, {})).company).toMatchObject(now)
  const { records } = await api.visitor.ok(storePage, { keyword: 'Wuzhen' })
  expect(records.map(store => store.id)).toContain(mall.storeId)
})

test('a check that has ended proves nothing, and one cannot see what was never said', async () => {
  const refused = await seeOnSite(['production'])
  expect(refused).toMatchObject({ data: { fieldErrors: [{ path: 'confirms', rule: 'nothing_said' }] } })
  await say()
  await seeOnSite(['production'], inDays(1))
  expect((await shown()).facts.productionProvenUntil).toBe(inDays(1))
  // Whatever the job that takes badges away has come to.
  api.clock.now = new Date(api.clock.now.getTime() + 2 * 86_400_000)
  expect((await shown()).facts.productionProvenUntil).toBeNull()
})
