import { randomUUID } from 'node:crypto'
import {
  aCategoryTree,
  aProductInput,
  productApprove,
  productCreate,
  productDetail,
  productPage,
  productSubmit,
  storeDetail,
} from '@tradeport/domain/catalogue/contract'
import { createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { companyDetail, companyReinstate, companySuspend } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let operator: Caller
beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator' })
})
afterAll(() => api.close())

async function onSale(seller: Caller): Promise<string> {
  const picture = randomUUID()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at)
     values ($1, $2, $3, $4, 'image', 'public', 'a', 'image/webp', 1, '', '', now())`,
    [picture, DEFAULT_REGION.regionId, seller.actor.userId, seller.actor.companyId],
  )
  const content = { ...aProductInput(), media: [{ fileId: picture, isCover: true }] }
  const { id, version } = await seller.ok(productCreate, { content })
  const submitted = await seller.ok(productSubmit, { id, version })
  await operator.ok(productApprove, { id, version: submitted.version })
  return id
}

test('the store and the products of a suspended company leave the mall, and come back with it', async () => {
  const companyId = randomUUID()
  const storeId = await api.inside(async ctx => {
    await upsertCategories(ctx.db, aCategoryTree())
    return createStore(ctx, {
      companyId,
      name: { en_US: 'Harbour Mill' },
      legalName: 'Harbour Mill Co., Ltd.',
      country: 'CN',
      companyType: 'manufacturer',
      foundedYear: 2009,
      city: 'Tongxiang',
      verifyLevel: 2,
    })
  })
  const id = await onSale(await api.person({ kind: 'seller', companyId, storeId }))
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
