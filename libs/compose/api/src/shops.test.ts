import {
  adminStoreDetail,
  adminStorePage,
  ownProductDetail,
  ownProductPage,
  productApprove,
  productDetail,
  productMove,
  productSubmit,
  sellerStoreDetail,
  sellerStoreList,
  storeApply,
  storeApprove,
  storeDetail,
  storePage,
  storeReject,
} from '@tradeport/domain/catalogue/contract'
import { applyForStore, changeMemberRoles, memberPage, profile, switchStore } from '@tradeport/domain/identity/contract'
import { SHOP_ABILITY } from '@tradeport/domain/membership/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import {
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  threadDetail,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDraft, goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let operator: Caller
let mill: GoodsOnSale
beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator' })
})
afterAll(() => api.close())
beforeEach(async () => {
  mill = await goodsOnSale(api)
  // A shop opens with an address: where its company is, as its registration would have said.
  await api.pool.query(`update company set city = 'Tongxiang' where id = $1`, [mill.companyId])
})

/** Another member of the mill, who works in the first shop until the session says otherwise. */
const aColleague = (roles: string[]) =>
  api.person({ kind: 'seller', companyId: mill.companyId, storeId: mill.storeId, roles })

const workFor = (storeId: string, who: Caller) =>
  api.pool.query('update user_session set store_id = $1 where user_id = $2', [storeId, who.actor.userId])

async function aSecondShop(name = `Kids ${uuidv7().slice(-6)}`): Promise<string> {
  const { id } = await mill.seller.ok(applyForStore, { name })
  await operator.ok(storeApprove, { id, version: 0 })
  return id
}

test('a shop is applied for, reviewed, filled and opened, with a page of its own beside the first one’s', async () => {
  const first = await mill.seller.ok(sellerStoreDetail, {})
  const { id } = await mill.seller.ok(applyForStore, { name: 'Harbour Kids', intro: 'For children' })
  const [row] = (await operator.ok(adminStorePage, { status: 'applied', keyword: 'Harbour Kids' })).records
  expect(row).toMatchObject({ id, status: 'applied' })
  expect(row?.actions).toEqual(expect.arrayContaining(['approve', 'reject']))
  expect((await api.visitor.call(storeDetail, { id })).code).toBe('MALL600404')
  expect(await operator.ok(storeApprove, { id, version: 0 })).toMatchObject({ status: 'preparing' })
  expect((await operator.call(storeApprove, { id, version: 0 })).code).toBe('FT510006')
  const told = (await mill.seller.ok(notificationPage, { pageSize: 50 })).records
  expect(told.map(({ kind }) => kind)).toContain('store_review_result')

  const worker = await aColleague(['seller_owner', 'shop_manager'])
  const { token } = await worker.ok(switchStore, { storeId: id })
  expect(token).not.toBe('')
  // The old token has ended with the shop that was left.
  expect((await worker.call(profile, {})).data.kind).toBe('visitor')

  const keeper = await aColleague(['seller_owner', 'shop_manager'])
  await workFor(id, keeper)
  const draft = await aDraft(api, keeper)
  const submitted = await keeper.ok(productSubmit, { id: draft.id, version: draft.version })
  await operator.ok(productApprove, { id: draft.id, version: submitted.version })
  expect(await keeper.ok(sellerStoreDetail, {})).toMatchObject({ id, status: 'open' })
  expect((await api.visitor.ok(productDetail, { id: draft.id })).store).toMatchObject({ id, name: 'Harbour Kids' })
  expect((await api.visitor.ok(storePage, { keyword: 'Harbour Kids' })).records.map(store => store.id)).toContain(id)
  expect(await api.visitor.ok(storeDetail, { slug: first.slug })).toMatchObject({ id: mill.storeId })
})

test('a refused shop says why, and is handed in again', async () => {
  const { id } = await mill.seller.ok(applyForStore, { name: 'Harbour Outlet' })
  expect((await operator.call(storeReject, { id, version: 0, reason: ' ' })).code).toBe('MALL600400')
  await operator.ok(storeReject, { id, version: 0, reason: 'Outlet of what?' })
  const keeper = await aColleague(['seller_owner'])
  await workFor(id, keeper)
  const refused = await keeper.ok(sellerStoreDetail, {})
  expect(refused).toMatchObject({ status: 'rejected', statusReason: 'Outlet of what?' })
  const manager = await aColleague(['shop_manager'])
  await workFor(id, manager)
  expect((await manager.call(storeApply, { id, version: refused.version })).code).toBe('MALL600403')
  const applied = await keeper.ok(storeApply, { id, version: refused.version, reason: 'Of last season’s knitwear' })
  expect(await operator.ok(adminStoreDetail, { id })).toMatchObject({ status: 'applied', statusReason: null })
  await operator.ok(storeApprove, { id, version: applied.version, reason: 'Clear now' })
  // Both sides read in the history why; it stands over the shop no longer.
  for (const detail of [await operator.ok(adminStoreDetail, { id }), await keeper.ok(sellerStoreDetail, {})]) {
    expect(detail).toMatchObject({ status: 'preparing', statusReason: null })
    expect(detail.timeline.map(({ action, note }) => [action, note])).toEqual([
      ['create', null],
      ['reject', 'Outlet of what?'],
      ['apply', 'Of last season’s knitwear'],
      ['approve', 'Clear now'],
    ])
  }
})

test('an inquiry reaches the shop that it is for, and no other one sees it', async () => {
  const shop = await aSecondShop()
  await api.pool.query(`update store set status = 'open' where id = $1`, [shop])
  const buyer = await api.person({ kind: 'buyer' })
  const { id: inquiryId } = await buyer.ok(inquiryCreate, {
    ...anInquiryHeader(),
    items: [anInquiryLine()],
    storeIds: [shop],
  })
  const keeper = await aColleague(['sales'])
  expect((await keeper.ok(threadPage, { inquiryId })).records).toEqual([])
  await workFor(shop, keeper)
  const [thread] = (await keeper.ok(threadPage, { inquiryId })).records
  expect(thread?.storeId).toBe(shop)
  expect((await mill.seller.call(threadDetail, { id: thread?.id ?? '' })).code).toBe('MALL600404')
})

test('a member works only for the shops they were given, is told only of these, and gives no other', async () => {
  const shop = await aSecondShop()
  await api.pool.query(`update store set status = 'open' where id = $1`, [shop])
  const manager = await aColleague(['shop_manager'])
  const rowOf = async (who: Caller) =>
    (await mill.seller.ok(memberPage, { pageSize: 50 })).records.find(({ id }) => id === who.actor.userId)
  const give = async (by: Caller, to: Caller, storeIds: string[], roles: ('shop_manager' | 'sales')[]) =>
    by.call(changeMemberRoles, {
      id: to.actor.userId ?? '',
      version: (await rowOf(to))?.version ?? 0,
      roles,
      storeIds,
      reason: 'Works for the shop',
    })
  expect((await give(mill.seller, manager, [shop], ['shop_manager'])).code).toBe('200')
  expect((await rowOf(manager))?.storeIds).toEqual([shop])
  expect((await manager.ok(profile, {})).storeId).toBe(shop)
  const { stores, mayApply } = await manager.ok(sellerStoreList, {})
  expect([stores.map(({ id }) => id), mayApply]).toEqual([[shop], false])

  const stranger = await goodsOnSale(api)
  for (const storeId of [mill.storeId, stranger.storeId, uuidv7()])
    expect((await manager.call(switchStore, { storeId })).code).toBe('USER_SERVICE530404')
  for (const storeId of [stranger.storeId, uuidv7()])
    expect((await give(mill.seller, manager, [storeId], ['shop_manager'])).code).toBe('USER_SERVICE530404')

  const buyer = await api.person({ kind: 'buyer' })
  const asks = (storeId: string) =>
    buyer.ok(inquiryCreate, { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [storeId] })
  const heard = async () =>
    (await manager.ok(notificationPage, { pageSize: 50 })).records.filter(({ kind }) => kind === 'inquiry_received')
      .length
  await asks(mill.storeId)
  expect(await heard()).toBe(0)
  await asks(shop)
  expect(await heard()).toBe(1)
})

test('only owners apply, as often as their plan allows, and not while the company is restricted', async () => {
  const manager = await aColleague(['shop_manager'])
  expect((await manager.call(applyForStore, { name: 'Side shop' })).code).toBe('MALL600403')
  await api.pool.query('insert into ability_offer values ($1, $2, $3)', [
    DEFAULT_REGION.regionId,
    SHOP_ABILITY,
    'package',
  ])
  const grant = (quota: number) =>
    api.pool.query(
      `insert into ability_grant (id, region_id, company_id, ability, quota, valid_from, created_at)
       values ($1, $2, $3, $4, $5, '2026-01-01', '2026-01-01')`,
      [uuidv7(), DEFAULT_REGION.regionId, mill.companyId, SHOP_ABILITY, quota],
    )
  expect((await mill.seller.call(applyForStore, { name: 'Third' })).code).toBe('FT511002')
  await grant(2)
  expect((await mill.seller.call(applyForStore, { name: `Second ${uuidv7()}` })).code).toBe('200')
  expect((await mill.seller.call(applyForStore, { name: `Third ${uuidv7()}` })).code).toMatch(/^FT51100\d$/)
  await api.pool.query('delete from ability_offer where ability = $1', [SHOP_ABILITY])
  await api.pool.query(`update company set status = 'restricted' where id = $1`, [mill.companyId])
  expect((await mill.seller.call(applyForStore, { name: 'Fourth' })).code).toBe('USER_SERVICE530154')
})

test('goods go to another shop of the company with their page and article numbers, and nowhere else', async () => {
  const second = await aSecondShop()
  const keeper = await aColleague(['shop_manager'])
  const own = await keeper.ok(ownProductDetail, { id: mill.productId })
  expect(own.actions).toContain('move')
  const move = { id: own.id, version: own.version, storeId: second }

  const strangers = await goodsOnSale(api)
  expect((await keeper.call(productMove, { ...move, storeId: strangers.storeId })).code).toBe('MALL600404')
  expect((await keeper.call(productMove, { ...move, storeId: mill.storeId })).code).toBe('MALL600404')
  expect((await strangers.seller.call(productMove, move)).code).toBe('MALL600404')
  const editor = await aColleague(['product_editor'])
  expect((await editor.ok(ownProductDetail, { id: own.id })).actions).not.toContain('move')
  expect((await editor.call(productMove, move)).code).toBe('MALL600403')

  const moved = await keeper.ok(productMove, move)
  expect(moved.store.id).toBe(second)
  expect(moved.timeline.at(-1)).toMatchObject({ action: 'move' })
  expect((await keeper.call(productMove, move)).code).toBe('MALL600404')
  expect((await keeper.ok(ownProductPage, {})).records.map(({ id }) => id)).not.toContain(own.id)
  // The first goods on sale open the shop they come to.
  expect((await api.visitor.ok(productDetail, { id: own.id })).store).toMatchObject({ id: second })
  expect((await api.visitor.ok(storeDetail, { id: second })).id).toBe(second)

  const keptThere = await aColleague(['shop_manager'])
  await workFor(second, keptThere)
  const there = await keptThere.ok(ownProductDetail, { id: own.id })
  expect(
    (await keptThere.ok(productMove, { id: own.id, version: there.version, storeId: mill.storeId })).store.id,
  ).toBe(mill.storeId)
})
