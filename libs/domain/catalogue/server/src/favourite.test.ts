import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
import {
  favouriteAdd,
  favouriteChange,
  favouriteFolders,
  favouriteMarks,
  favouriteProductPage,
  favouriteRemove,
  favouriteStorePage,
  productTakeDown,
} from '@tradeport/domain/catalogue/contract'
import type { Caller } from '@tradeport/testing/harness'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'

let mall: TestMall
let seller: TestSeller
let buyer: Caller
let product: { id: string; version: number }

const aProduct = () => ({ targetType: 'product', targetId: product.id }) as const
const aStore = () => ({ targetType: 'store', targetId: seller.storeId }) as const

beforeAll(async () => {
  mall = await startMall()
  seller = await mall.seller({ name: 'Kept Mill' })
  product = await mall.onSale(seller)
  buyer = await mall.person({ kind: 'buyer' })
})
afterAll(() => mall.close())

describe('favourites', () => {
  it('are kept once, however often they are added, and are gone however often they are removed', async () => {
    for (let time = 0; time < 3; time++) await buyer.ok(favouriteAdd, aProduct())
    await buyer.ok(favouriteAdd, aStore())
    expect(await buyer.ok(favouriteMarks, {})).toMatchObject({ product: [product.id], store: [seller.storeId] })
    for (let time = 0; time < 2; time++) await buyer.ok(favouriteRemove, aStore())
    expect((await buyer.ok(favouriteMarks, {})).store).toEqual([])
  })

  it('are added once when it is asked for many times at once', async () => {
    const eager = await mall.person({ kind: 'buyer' })
    await Promise.all(Array.from({ length: 8 }, () => eager.ok(favouriteAdd, aProduct())))
    expect((await eager.ok(favouriteProductPage, {})).total).toBe(1)
  })

  it('are one’s own, in the company one buys for', async () => {
    const colleague = await mall.person({ kind: 'buyer', companyId: buyer.actor.companyId ?? '' })
    expect((await colleague.ok(favouriteMarks, {})).product).toEqual([])
    await colleague.ok(favouriteRemove, aProduct())
    expect((await buyer.ok(favouriteMarks, {})).product).toEqual([product.id])
    for (const other of [mall.visitor, seller, mall.operator])
      expect((await other.call(favouriteMarks, {})).success).toBe(false)
  })

  it('are of what the mall of the region shows', async () => {
    const draft = await mall.draft(seller)
    expect((await buyer.call(favouriteAdd, { targetType: 'product', targetId: draft.id })).code).toBe('MALL600404')
    expect((await buyer.call(favouriteAdd, { targetType: 'store', targetId: product.id })).code).toBe('MALL600404')
    const region = ALL_REGIONS.find(other => other !== DEFAULT_REGION)
    if (!region) throw new Error('there is a second region')
    const elsewhere = await mall.person({ kind: 'buyer', region })
    expect((await elsewhere.call(favouriteAdd, aProduct(), { region })).code).toBe('MALL600404')
  })

  it('say what has become of the price and whether it is still offered', async () => {
    const [first] = (await buyer.ok(favouriteProductPage, {})).records
    expect(first).toMatchObject({ available: true, priceChange: 'same', product: { id: product.id } })
    const { amount, currency } = first?.priceAtSave ?? { amount: '', currency: '' }
    expect(first?.product.price).toMatchObject({ min: amount, currency })
    const priced = async (factor: string) => {
      await mall.pool.query(
        `update favourite set price_at_save = $2::numeric * $3::numeric where user_id = $1 and target_type = 'product'`,
        [buyer.actor.userId, amount, factor],
      )
      return (await buyer.ok(favouriteProductPage, {})).records[0]?.priceChange
    }
    expect([await priced('1.1'), await priced('0.9')]).toEqual(['lower', 'higher'])
    await seller.ok(productTakeDown, { id: product.id, version: product.version })
    expect((await buyer.ok(favouriteProductPage, {})).records[0]?.available).toBe(false)
  })

  it('list stores with how much they sell', async () => {
    await buyer.ok(favouriteAdd, aStore())
    const page = await buyer.ok(favouriteStorePage, {})
    expect(page).toMatchObject({
      total: 1,
      records: [{ available: true, store: { id: seller.storeId, name: 'Kept Mill' } }],
    })
  })

  it('lie in folders with a note, are found by folder, and go back when the folder is left empty', async () => {
    const tidy = await mall.person({ kind: 'buyer' })
    const first = await mall.onSale(seller)
    const second = await mall.onSale(seller)
    const aFirst = { targetType: 'product', targetId: first.id } as const
    const aSecond = { targetType: 'product', targetId: second.id } as const
    for (const target of [aFirst, aSecond, aStore()]) await tidy.ok(favouriteAdd, target)
    await tidy.ok(favouriteChange, { ...aFirst, folder: ' Autumn ', note: 'Ask for a sample' })
    await tidy.ok(favouriteChange, { ...aStore(), folder: 'Autumn' })
    expect(await tidy.ok(favouriteFolders, {})).toMatchObject([{ name: 'Autumn', product: 1, store: 1 }])
    const found = await tidy.ok(favouriteProductPage, { folder: 'Autumn' })
    expect(found).toMatchObject({ total: 1, records: [{ folder: 'Autumn', note: 'Ask for a sample' }] })
    expect((await tidy.ok(favouriteStorePage, { folder: 'Autumn' })).records).toMatchObject([{ note: null }])
    expect((await tidy.ok(favouriteProductPage, {})).total).toBe(2)
    await tidy.ok(favouriteAdd, aFirst)
    expect((await tidy.ok(favouriteProductPage, { folder: 'Autumn' })).total).toBe(1)
    await tidy.ok(favouriteChange, aFirst)
    expect(await tidy.ok(favouriteFolders, {})).toMatchObject([{ name: 'Autumn', product: 0, store: 1 }])
    expect((await buyer.call(favouriteChange, { ...aSecond, folder: 'Mine' })).code).toBe('MALL600404')
    expect((await tidy.call(favouriteChange, { ...aFirst, folder: 'x'.repeat(61) })).success).toBe(false)
  })
})
