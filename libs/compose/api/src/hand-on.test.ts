import { memberPage, removeMember } from '@tradeport/domain/identity/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import { aServiceInput, serviceDraft, serviceUpdate } from '@tradeport/domain/service-market/contract'
import { orderDetail } from '@tradeport/domain/trading/contract'
import { orderPort } from '@tradeport/domain/trading/server'
import { uuidv7 } from '@tradeport/node/db'
import {
  anAcceptedItem,
  anAcceptedQuotation,
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  inquiryDetail,
  threadAssign,
  threadDetail,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let mill: GoodsOnSale
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  mill = await goodsOnSale(api)
})

const reason = 'Left the company'
const idOf = (who: Caller) => who.actor.userId ?? ''
const versionOf = async (owner: Caller, who: Caller) =>
  (await owner.ok(memberPage, { pageSize: 50 })).records.find(({ id }) => id === idOf(who))?.version ?? 0
const remove = async (owner: Caller, who: Caller, successorId?: string) =>
  owner.call(removeMember, {
    ...{ id: idOf(who), version: await versionOf(owner, who), reason },
    ...(successorId ? { successorId } : {}),
  })
const told = async (who: Caller) =>
  (await who.ok(notificationPage, { pageSize: 50 })).records.filter(({ kind }) => kind === 'work_handed_on')

async function anInquiry(buyer: Caller): Promise<string> {
  const { id } = await buyer.ok(inquiryCreate, {
    ...anInquiryHeader(),
    items: [anInquiryLine()],
    storeIds: [mill.storeId],
  })
  return id
}

test('what a buyer’s member has open goes to the colleague who is named, whose histories say so', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const companyId = owner.actor.companyId ?? ''
  const [leaving, heir] = await Promise.all([
    api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] }),
    api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] }),
  ])
  const id = await anInquiry(leaving)
  expect((await remove(owner, leaving, idOf(heir))).code).toBe('200')
  const { timeline } = await heir.ok(inquiryDetail, { id })
  expect(timeline.at(-1)).toMatchObject({
    action: 'hand_on',
    note: `${leaving.actor.displayName} → ${heir.actor.displayName}`,
  })
  const owners = await api.pool.query(
    `select 1 from inquiry i join inquiry_thread t on t.inquiry_id = i.id
     where i.id = $1 and i.buyer_user_id = $2 and t.buyer_user_id = $2`,
    [id, idOf(heir)],
  )
  expect(owners.rowCount).toBe(1)
  expect(await told(heir)).toMatchObject([
    { params: { name: leaving.actor.displayName, party: heir.actor.displayName, count: '2' } },
  ])
  const letters = await api.pool.query(`select 1 from notification where kind = 'work_handed_on' and user_id = $1`, [
    idOf(leaving),
  ])
  expect(letters.rowCount).toBe(1)

  // Who works for whom inside the other company is none of the seller's business.
  const [thread] = (await mill.seller.ok(threadPage, { inquiryId: id })).records
  const seen = await mill.seller.ok(threadDetail, { id: thread?.id ?? '' })
  expect(seen.timeline.map(({ action }) => action)).not.toContain('hand_on')
})

test('nobody named, a seller’s negotiations go to an owner', async () => {
  const sales = await api.person({
    ...{ kind: 'seller', companyId: mill.companyId, storeId: mill.storeId, roles: ['sales'] },
  })
  const inquiryId = await anInquiry(await api.person({ kind: 'buyer' }))
  const [thread] = (await sales.ok(threadPage, { inquiryId })).records
  await sales.ok(threadAssign, { id: thread?.id ?? '', version: thread?.version ?? 0 })
  expect((await remove(mill.seller, sales)).code).toBe('200')
  const mine = await mill.seller.ok(threadPage, { inquiryId, mineOnly: true })
  expect(mine.records).toMatchObject([{ assignedName: mill.seller.actor.displayName }])
  expect(await told(mill.seller)).toHaveLength(1)
})

test('a seller’s open orders go to who is named, and a buyer’s are named after their new holder', async () => {
  const sales = await api.person({
    ...{ kind: 'seller', companyId: mill.companyId, storeId: mill.storeId, roles: ['sales'] },
  })
  const buyers = await api.person({ kind: 'buyer' })
  const purchaser = await api.person({
    ...{ kind: 'buyer', companyId: buyers.actor.companyId ?? '', roles: ['buyer_purchaser'] },
  })
  const accepted = anAcceptedQuotation({
    ...{ quotationId: uuidv7(), inquiryId: uuidv7(), threadId: uuidv7(), items: [anAcceptedItem()] },
    ...{ buyerCompanyId: buyers.actor.companyId ?? '', buyerUserId: idOf(purchaser) },
    ...{ sellerCompanyId: mill.companyId, storeId: mill.storeId },
    ...{ assignedTo: idOf(sales), assignedName: sales.actor.displayName },
  })
  const { orderId: id } = await api.inside(ctx => orderPort.createFromQuotation(ctx, accepted), buyers.actor)
  expect((await remove(mill.seller, sales)).code).toBe('200')
  const sold = await mill.seller.ok(orderDetail, { id })
  expect(sold.assignedName).toBe(mill.seller.actor.displayName)
  expect(sold.timeline.at(-1)).toMatchObject({ action: 'hand_on' })
  expect((await remove(buyers, purchaser)).code).toBe('200')
  const bought = await buyers.ok(orderDetail, { id })
  expect(bought.buyerUserName).toBe(buyers.actor.displayName)
  // Neither side reads who works for whom inside the other.
  expect(bought.timeline.filter(({ action }) => action === 'hand_on')).toHaveLength(1)
})

test('only somebody who works for the company and reaches all of it takes over', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const companyId = owner.actor.companyId ?? ''
  const leaving = await api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] })
  const id = await anInquiry(leaving)
  const gone = await api.person({ kind: 'buyer', companyId, roles: ['buyer_viewer'] })
  expect((await remove(owner, gone)).code).toBe('200')
  expect(await told(owner)).toEqual([])
  const stranger = await api.person({ kind: 'buyer' })
  for (const who of [stranger, gone, leaving])
    expect((await remove(owner, leaving, idOf(who))).code).toBe('USER_SERVICE530404')
  expect((await leaving.ok(inquiryDetail, { id })).timeline.map(({ action }) => action)).not.toContain('hand_on')

  const seller = { kind: 'seller', companyId: mill.companyId, storeId: mill.storeId, roles: ['sales'] } as const
  const [everywhere, here] = await Promise.all([
    api.person({ ...seller, roles: ['sales'] }),
    api.person({ ...seller, roles: ['sales'] }),
  ])
  await api.pool.query('update company_member set store_ids = $1 where user_id = $2', [[mill.storeId], idOf(here)])
  expect((await remove(mill.seller, everywhere, idOf(here))).code).toBe('USER_SERVICE530404')
  expect((await remove(mill.seller, here, idOf(everywhere))).code).toBe('200')
})

test('whoever deletes their account leaves their work to those who stay', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const leaving = await api.person({
    ...{ kind: 'buyer', companyId: owner.actor.companyId ?? '', roles: ['buyer_purchaser'] },
  })
  const id = await anInquiry(leaving)
  await api.pool.query(`update user_account set status = 'deletion_pending', deletion_due_at = $2 where id = $1`, [
    idOf(leaving),
    api.clock.now.toISOString(),
  ])
  await api.api.jobs.run('identity.empty_left_accounts')
  expect((await owner.ok(inquiryDetail, { id })).timeline.at(-1)).toMatchObject({ action: 'hand_on' })
  expect(await told(owner)).toHaveLength(1)
})

test('a provider’s member leaves nothing behind: what they began is the company’s, and a colleague goes on with it', async () => {
  const owner = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  const companyId = owner.actor.companyId ?? ''
  const [leaving, colleague] = await Promise.all([
    api.person({ kind: 'provider', companyId, roles: ['provider_agent'] }),
    api.person({ kind: 'provider', companyId, roles: ['provider_agent'] }),
  ])
  const content = { ...aServiceInput(), coverFileId: null, qualifications: [] }
  const draft = await leaving.ok(serviceDraft, content)
  expect((await remove(owner, leaving)).code).toBe('200')
  expect(await told(owner)).toEqual([])
  const kept = { id: draft.id, version: draft.version, content: { ...content, title: { en_US: 'Taken on' } } }
  expect((await colleague.call(serviceUpdate, kept)).code).toBe('200')
})
