import { randomUUID } from 'node:crypto'
import {
  aCategoryTree,
  aProductInput,
  productApprove,
  productCreate,
  productSubmit,
  type ProductContentInput,
} from '@tradeport/domain/catalogue/contract'
import { createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Caller, TestApi } from '@tradeport/testing/harness'

export interface GoodsOnSale {
  seller: Caller
  companyId: string
  storeId: string
  productId: string
}

/** A mill with one product on sale in the mall. */
export async function goodsOnSale(api: TestApi): Promise<GoodsOnSale> {
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
  const seller = await api.person({ kind: 'seller', companyId, storeId })
  const { id, version } = await aDraft(api, seller)
  const submitted = await seller.ok(productSubmit, { id, version })
  await (await api.person({ kind: 'operator' })).ok(productApprove, { id, version: submitted.version })
  return { seller, companyId, storeId, productId: id }
}

/** A product that is complete, and not yet handed in. */
export async function aDraft(api: TestApi, seller: Caller, over: Partial<ProductContentInput> = {}) {
  const picture = randomUUID()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at)
     values ($1, $2, $3, $4, 'image', 'public', 'a', 'image/webp', 1, '', '', now())`,
    [picture, DEFAULT_REGION.regionId, seller.actor.userId, seller.actor.companyId],
  )
  const content = { ...aProductInput(over), media: [{ fileId: picture, isCover: true }] }
  return seller.ok(productCreate, { content })
}
