import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  adminProductDetail,
  adminProductPage,
  adminStoreDetail,
  adminStorePage,
  ownProductDetail,
  productApprove,
  productBatchApprove,
  productForceOff,
  productLiftBan,
  productReject,
  productRequestRevision,
  productSubmit,
  productUpdate,
  storeApprove,
  storeReinstate,
  storeReject,
  storeSuspend,
} from '@tradeport/domain/catalogue/contract'
import type { Caller } from '@tradeport/testing/harness'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'

const REFUSED = 'USER_SERVICE530307'
const reason = 'Compared with the papers'

let mall: TestMall
let seller: TestSeller
let stranger: TestSeller
/** Works for the platform, and is one of the seller's people. */
let both: Caller

beforeAll(async () => {
  mall = await startMall()
  seller = await mall.seller()
  stranger = await mall.seller()
  both = await mall.person({ kind: 'operator' })
  mall.stakes.set(both.actor.userId ?? '', [seller.actor.companyId ?? ''])
})
afterAll(() => mall.close())

/** What somebody is offered of a product, which the list and its page agree on. */
async function offered(who: Caller, id: string) {
  const { actions, ownStake } = await who.ok(adminProductDetail, { id })
  const row = (await who.ok(adminProductPage, { sort: 'newest' })).records.find(each => each.id === id)
  expect(row).toMatchObject({ actions, ownStake })
  return { actions, ownStake }
}

async function waiting(of: TestSeller): Promise<{ id: string; version: number }> {
  const { id, version } = await mall.draft(of)
  return { id, version: (await of.ok(productSubmit, { id, version })).version }
}

async function refusedBy(who: Caller, step: { id: string; version: number }): Promise<string[]> {
  const answers = [
    await who.call(productApprove, step),
    await who.call(productReject, { ...step, note: reason, reasons: [] }),
    await who.call(productRequestRevision, { ...step, note: reason, reasons: [] }),
  ]
  return answers.map(({ code }) => code)
}

it('nobody reviews a product of the own company', async () => {
  const step = await waiting(seller)
  expect(await offered(both, step.id)).toEqual({ actions: [], ownStake: true })
  expect(await offered(mall.operator, step.id)).toEqual({
    actions: ['approve', 'reject', 'request_revision'],
    ownStake: false,
  })
  expect(await refusedBy(both, step)).toEqual([REFUSED, REFUSED, REFUSED])
  await mall.operator.ok(productApprove, step)
})

it('nor a change of one; what stops the sale is open to everybody, and does the same to the change', async () => {
  const { id, version } = await mall.onSale(seller)
  const { content } = await seller.ok(ownProductDetail, { id })
  const changed = await seller.ok(productUpdate, { id, version, content: { ...content, modelNo: 'MM-OWN' } })
  const sent = await seller.ok(productSubmit, { id, version: changed.version })
  const step = { id, version: sent.version }
  expect(await offered(both, id)).toEqual({ actions: ['force_off'], ownStake: true })
  expect(await refusedBy(both, step)).toEqual([REFUSED, REFUSED, REFUSED])
  const banned = await both.ok(productForceOff, { ...step, note: reason })
  expect(banned).toMatchObject({ status: 'banned', changeStatus: 'draft', actions: [], ownStake: true })
  const lift = { id, version: banned.version, note: reason }
  expect((await both.call(productLiftBan, lift)).code).toBe(REFUSED)
  await mall.operator.ok(productLiftBan, lift)
})

it('nor among many, of which the others are decided', async () => {
  const [own, other] = [await waiting(seller), await waiting(stranger)]
  const { results } = await both.ok(productBatchApprove, { items: [own, other] })
  expect(results).toMatchObject([
    { id: own.id, ok: false, code: REFUSED },
    { id: other.id, ok: true },
  ])
})

it('nor about a shop of it', async () => {
  const id = seller.storeId
  const seen = async (who: Caller) => {
    const { actions, ownStake, version } = await who.ok(adminStoreDetail, { id })
    const row = (await who.ok(adminStorePage, {})).records.find(each => each.id === id)
    expect(row).toMatchObject({ actions, ownStake })
    return { actions, ownStake, step: { id, version, reason } }
  }
  await mall.pool.query(`update store set status = 'applied' where id = $1`, [id])
  const applied = await seen(both)
  expect(applied).toMatchObject({ ownStake: true, actions: ['close'] })
  expect((await both.call(storeApprove, applied.step)).code).toBe(REFUSED)
  expect((await both.call(storeReject, applied.step)).code).toBe(REFUSED)
  await mall.operator.ok(storeApprove, applied.step)
  await mall.operator.ok(storeSuspend, (await seen(mall.operator)).step)
  const suspended = await seen(both)
  expect(suspended).toMatchObject({ ownStake: true, actions: [] })
  expect((await both.call(storeReinstate, suspended.step)).code).toBe(REFUSED)
  await mall.operator.ok(storeReinstate, suspended.step)
})
