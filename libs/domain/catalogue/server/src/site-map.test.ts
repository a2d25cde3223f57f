import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  productTakeDown,
  siteMapCount,
  siteMapEntries,
  storeDetail,
  storeSuspend,
  adminStoreDetail,
  type OwnProductDetail,
} from '@tradeport/domain/catalogue/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'

let mall: TestMall
let seller: TestSeller
const products: OwnProductDetail[] = []

beforeAll(async () => {
  mall = await startMall()
  seller = await mall.seller()
  for (let index = 0; index < 4; index++) products.push(await mall.onSale(seller))
})
afterAll(() => mall.close())

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('what search engines are told', () => {
  it('are the products on sale in the order of their ids, from one to the next', async () => {
    const all = await mall.visitor.ok(siteMapEntries, { kind: 'product' })
    expect(idsOf(all.entries)).toEqual(idsOf(products).sort())
    const [first, second] = all.entries
    expect(first).toMatchObject({ key: first?.id, changedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
    const next = await mall.visitor.ok(siteMapEntries, { kind: 'product', after: first?.id, limit: 1 })
    expect(idsOf(next.entries)).toEqual([second?.id])
    const skipped = await mall.visitor.ok(siteMapEntries, { kind: 'product', skip: 1, limit: 1 })
    expect(idsOf(skipped.entries)).toEqual([second?.id])
    expect((await mall.visitor.ok(siteMapEntries, { kind: 'product', skip: 4 })).entries).toEqual([])
  })

  it('are stores by their slugs', async () => {
    const { slug } = await mall.visitor.ok(storeDetail, { id: seller.storeId })
    const { entries } = await mall.visitor.ok(siteMapEntries, { kind: 'store' })
    expect(entries).toMatchObject([{ id: seller.storeId, key: slug }])
  })

  it('are counted, and are of the region alone', async () => {
    expect(await mall.visitor.ok(siteMapCount, {})).toEqual({ product: 4, store: 1 })
    const elsewhere = { region: REGIONS.chongqing }
    expect(await mall.visitor.ok(siteMapCount, {}, elsewhere)).toEqual({ product: 0, store: 0 })
    expect((await mall.visitor.ok(siteMapEntries, { kind: 'product' }, elsewhere)).entries).toEqual([])
  })

  it('are read from the index alone, however many there are', async () => {
    const client = await mall.pool.connect()
    try {
      await client.query('set enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select product_id from product_listing where region_id = $1 and visible and product_id > $2
         order by product_id limit 5000`,
        [DEFAULT_REGION.regionId, products[0]?.id],
      )
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('listing_site_map')
      expect(plan).not.toContain('Sort')
    } finally {
      client.release()
    }
  })

  it('are not what has been taken down or belongs to a closed shop', async () => {
    const [gone] = products
    await seller.ok(productTakeDown, { id: gone?.id ?? '', version: gone?.version ?? 0 })
    expect(idsOf((await mall.visitor.ok(siteMapEntries, { kind: 'product' })).entries)).not.toContain(gone?.id)
    const { version } = await mall.operator.ok(adminStoreDetail, { id: seller.storeId })
    await mall.operator.ok(storeSuspend, { id: seller.storeId, version, reason: 'Papers have expired.' })
    expect(await mall.visitor.ok(siteMapCount, {})).toEqual({ product: 0, store: 0 })
    expect((await mall.visitor.ok(siteMapEntries, { kind: 'store' })).entries).toEqual([])
  })
})
