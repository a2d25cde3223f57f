import {
  aCategoryTree,
  aProductInput,
  productApprove,
  productCreate,
  productSubmit,
} from '@tradeport/domain/catalogue/contract'
import { createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { Caller, TestApi } from '@tradeport/testing/harness'

export interface Shop {
  companyId: string
  storeId: string
  seller: Caller
  productId: string
}

/** The shop Harbour Mill with a product on sale: with nothing on sale it would take no inquiries. */
export async function aShop(api: TestApi): Promise<Shop> {
  const companyId = uuidv7()
  const storeId = await api.inside(async ctx => {
    await upsertCategories(ctx.db, aCategoryTree())
    const company = { legalName: 'Mill Ltd', companyType: null, country: 'CN', city: 'Tongxiang', foundedYear: null }
    return createStore(ctx, { ...company, companyId, name: { en_US: 'Harbour Mill' }, verifyLevel: 2 })
  })
  const seller = await api.person({ kind: 'seller', companyId, storeId })
  const fileId = uuidv7()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at)
     values ($1, $2, $3, $4, 'image', 'public', 'a', 'image/webp', 1, '', '', now())`,
    [fileId, DEFAULT_REGION.regionId, seller.actor.userId, companyId],
  )
  const content = { ...aProductInput(), media: [{ fileId, isCover: true }] }
  const { id: productId, version } = await seller.ok(productCreate, { content })
  const submitted = await seller.ok(productSubmit, { id: productId, version })
  const head = await api.person({ kind: 'operator', roles: ['op_super'] })
  await head.ok(productApprove, { id: productId, version: submitted.version })
  return { companyId, storeId, seller, productId }
}
