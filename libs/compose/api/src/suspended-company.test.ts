import { productDetail, productPage, storeDetail } from '@tradeport/domain/catalogue/contract'
import { companyDetail, companyReinstate, companySuspend } from '@tradeport/domain/identity/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let operator: Caller
beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator' })
})
afterAll(() => api.close())

test('the store and the products of a suspended company leave the mall, and come back with it', async () => {
  const { companyId, storeId, productId: id } = await goodsOnSale(api)
  const shown = async () => [
    (await api.visitor.ok(productPage, {})).records.some(product => product.id === id),
    (await api.visitor.call(productDetail, { id })).code,
    (await api.visitor.call(storeDetail, { id: storeId })).code,
  ]
  const there = await shown()
  expect(there).toEqual([true, '200', '200'])
  const decision = async () => ({
    id: companyId,
    version: (await operator.ok(companyDetail, { id: companyId })).version,
    reason: 'Complaints are looked into',
  })
  await operator.ok(companySuspend, await decision())
  expect(await shown()).not.toContain('200')
  expect((await shown())[0]).toBe(false)
  await operator.ok(companyReinstate, await decision())
  expect(await shown()).toEqual(there)
})
