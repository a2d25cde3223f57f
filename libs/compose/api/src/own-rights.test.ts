import {
  bankAccountPage,
  changeMemberRoles,
  companyRolePermissions,
  inviteMember,
  memberPage,
  memberRoles,
  ownPermissions,
  profile,
  saveCompanyRole,
} from '@tradeport/domain/identity/contract'
import {
  aCustomsOrder,
  customsOrderAcceptOrder,
  customsOrderDetail,
  customsOrderDraft,
  customsOrderFeeConfirm,
  customsOrderFeeSave,
  customsOrderPay,
  customsOrderSubmit,
  customsOrderUploadDocument,
} from '@tradeport/domain/customs/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { ownProductPage, productCreate } from '@tradeport/domain/catalogue/contract'
import {
  INQUIRY_CANCEL_REASONS,
  anInquiryHeader,
  anInquiryLine,
  inquiryCancel,
  inquiryCreate,
  inquiryPage,
  inquiryColleagues,
  threadAssign,
  threadColleagues,
  threadDetail,
  threadPage,
  threadSend,
} from '@tradeport/domain/sourcing/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import { orderPage } from '@tradeport/domain/trading/contract'
import type { Level } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { giveBrokerRecord, leastInputWith, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

type Side = 'buyer' | 'seller'
interface Right {
  key: string
  level?: Level
}

let api: TestApi
let mill: GoodsOnSale
let owner: Record<Side, Caller>
let companyOf: Record<Side, string>

beforeAll(async () => {
  api = await startTestApi()
  mill = await goodsOnSale(api)
  const buyer = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  owner = { buyer, seller: mill.seller }
  companyOf = { buyer: buyer.actor.companyId ?? '', seller: mill.seller.actor.companyId ?? '' }
})
afterAll(() => api.close())

const why = 'As the owners agreed'

async function aRole(side: Side, permissions: Right[], more: object = {}): Promise<string> {
  const data = await owner[side].ok(saveCompanyRole, { name: uuidv7(), permissions, reason: why, ...more })
  return data.id
}

/** Somebody of the company who holds nothing but a role of its own. */
async function holderOf(side: Side, permissions: Right[], more: object = {}): Promise<Caller> {
  const [base] = side === 'buyer' ? (['buyer_viewer'] as const) : (['cs_seller'] as const)
  const member = await api.person({ kind: side, companyId: companyOf[side], roles: [base] })
  const data = await owner[side].ok(memberPage, { pageSize: 200 })
  const row = data.records.find(({ id }) => id === member.actor.userId)
  await owner[side].ok(changeMemberRoles, {
    id: member.actor.userId ?? '',
    version: row?.version ?? 0,
    roles: [],
    companyRoleIds: [await aRole(side, permissions, more)],
    reason: why,
  })
  return member
}

const anInquiry = (by: Caller) =>
  by.ok(inquiryCreate, { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [mill.storeId] })

const codeOf = async (answer: Promise<{ code: string }>) => (await answer).code
const CLOSED = 'gateway.400019'

describe('a role of a company’s own, made of single rights', () => {
  test('lets its holder do those and nothing else', async () => {
    const seller = await holderOf('seller', [{ key: 'product:read' }])
    expect(await codeOf(seller.call(ownProductPage, {}))).toBe('200')
    expect(await codeOf(seller.raw(productCreate, leastInputWith(productCreate.input, uuidv7())))).toBe(CLOSED)
    expect(await codeOf(seller.call(threadPage, {}))).toBe(CLOSED)
    expect(await codeOf(seller.call(orderPage, {}))).toBe(CLOSED)
    expect(await codeOf(seller.call(bankAccountPage, {}))).toBe(CLOSED)
  })

  test('offers in lists what it holds, and leaves out the rest', async () => {
    const reader = await holderOf('seller', [{ key: 'product:read' }])
    const editor = await holderOf('seller', [{ key: 'product:read' }, { key: 'product:update' }])
    const offered = async (who: Caller) => (await who.ok(ownProductPage, {})).records[0]?.actions
    expect(await offered(reader)).toEqual([])
    expect(await offered(editor)).not.toEqual([])
    const all = await offered(owner.seller)
    expect((await offered(editor))?.every(action => all?.includes(action))).toBe(true)
  })

  test('sells without talking: what is written to buyers is nobody’s who does not hold it', async () => {
    await anInquiry(owner.buyer)
    const silent = await holderOf('seller', [{ key: 'thread:read' }, { key: 'thread:decline', level: 'store' }])
    const data = await silent.ok(threadPage, {})
    const [thread] = data.records
    expect(thread).toBeDefined()
    const id = thread?.id ?? ''
    expect(await codeOf(silent.call(threadDetail, { id }))).toBe('200')
    expect(await codeOf(silent.call(threadSend, { threadId: id, clientMsgId: uuidv7(), body: 'Good morning' }))).toBe(
      CLOSED,
    )
    expect((await silent.ok(threadDetail, { id })).actions).toEqual(['view', 'decline'])
  })

  test('reaches as far as its level says, right by right', async () => {
    const mine = await holderOf('buyer', [
      { key: 'inquiry:create', level: 'own' },
      { key: 'inquiry:read', level: 'company' },
      { key: 'inquiry:cancel', level: 'own' },
    ])
    const theirs = await anInquiry(owner.buyer)
    const own = await anInquiry(mine)
    const data = await mine.ok(inquiryPage, { pageSize: 200 })
    const row = (id: string) => data.records.find(each => each.id === id)
    expect(row(theirs.id)?.actions).toEqual([])
    expect(row(own.id)?.actions).toContain('cancel')
    const cancel = (id: string) =>
      mine.call(inquiryCancel, { id, version: row(id)?.version ?? 0, reason: INQUIRY_CANCEL_REASONS[0] })
    expect(await codeOf(cancel(theirs.id))).not.toBe('200')
    expect(await codeOf(cancel(own.id))).toBe('200')
    const narrow = await holderOf('buyer', [{ key: 'inquiry:read', level: 'own' }])
    expect((await narrow.ok(inquiryPage, {})).records).toEqual([])
  })

  test('may hold what the owner alone holds otherwise, and no more of the owner’s', async () => {
    const clerk = await holderOf('buyer', [{ key: 'bankAccount:read' }])
    expect(await codeOf(clerk.call(bankAccountPage, {}))).toBe('200')
    const helper = await holderOf('buyer', [{ key: 'member:read' }, { key: 'member:invite' }])
    expect(await codeOf(helper.call(inviteMember, { email: `${uuidv7()}@example.com`, roles: ['buyer_owner'] }))).toBe(
      'MALL600403',
    )
    expect(await codeOf(helper.call(saveCompanyRole, { name: 'Mine', permissions: [], reason: why }))).toBe(CLOSED)
  })

  test('pays an agency order, and nobody does who only holds the rest of it', async () => {
    const broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
    await giveBrokerRecord(api, broker)
    const seen = (id: string) => owner.seller.ok(customsOrderDetail, { id })
    const at = async (id: string) => ({ id, version: (await seen(id)).version })
    const { id } = await owner.seller.ok(customsOrderDraft, {
      content: aCustomsOrder(),
      providerCompanyId: broker.actor.companyId ?? '',
    })
    const name = 'a.pdf'
    const content = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    for (const { no, required } of (await seen(id)).documents) {
      if (!required) continue
      const { data } = await owner.seller.upload(
        uploadFile,
        { kind: 'document' },
        { name, type: 'application/pdf', content },
      )
      await owner.seller.ok(customsOrderUploadDocument, { ...(await at(id)), no, files: [{ fileId: data.id, name }] })
    }
    await owner.seller.ok(customsOrderSubmit, await at(id))
    const fee = { feeType: 'declaration', qty: '1', unitPrice: '200', currency: 'CNY' } as const
    await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [fee] })
    const reader = { key: 'customsOrder:read' }
    const clerk = await holderOf('seller', [reader, { key: 'customsOrder:fee_confirm' }])
    const payer = await holderOf('seller', [reader, { key: 'customsOrder:fee_confirm' }, { key: 'customsOrder:pay' }])
    const payMode = 'bank_transfer'
    const offered = async (who: Caller) => {
      const { actions, mayPay } = await who.ok(customsOrderDetail, { id })
      return [actions.includes('pay'), mayPay]
    }
    expect([await offered(clerk), await offered(payer)]).toEqual([
      [false, false],
      [true, true],
    ])
    expect(await codeOf(clerk.call(customsOrderPay, { ...(await at(id)), payMode }))).toBe(CLOSED)
    expect(await codeOf(payer.call(customsOrderPay, { ...(await at(id)), payMode }))).toBe('200')
    await broker.ok(customsOrderFeeSave, { ...(await at(id)), fees: [fee] })
    const nos = (await seen(id)).fees.filter(({ status }) => status === 'proposed').map(({ no }) => no)
    const confirm = async (who: Caller) =>
      who.call(customsOrderFeeConfirm, { ...(await at(id)), nos, decision: 'confirm', payMode })
    expect(await codeOf(confirm(clerk))).toBe('MALL600403')
    expect(await codeOf(confirm(payer))).toBe('200')
    expect((await seen(id)).fees.map(({ money }) => money)).toEqual(['processing', 'processing'])
    // What is told of the order is told to those who read it.
    const talker = await holderOf('seller', [{ key: 'thread:read' }])
    await broker.ok(customsOrderFeeSave, { ...(await at(id)), fees: [fee] })
    const isTold = async (who: Caller) =>
      (await who.ok(notificationPage, {})).records.some(({ kind }) => kind === 'customs_order_changed')
    expect([await isTold(clerk), await isTold(talker)]).toEqual([true, false])
  })

  test('is given by whoever holds all of it, and by nobody else', async () => {
    const manager = await api.person({ kind: 'seller', companyId: companyOf.seller, roles: ['shop_manager'] })
    const within = await aRole('seller', [{ key: 'product:read' }, { key: 'order:cancel', level: 'store' }])
    const beyond = await aRole('seller', [{ key: 'product:read' }, { key: 'milestone:confirm' }])
    const invite = (companyRoleIds: string[]) =>
      codeOf(manager.call(inviteMember, { email: `${uuidv7()}@example.com`, roles: [], companyRoleIds }))
    expect(await invite([within])).toBe('200')
    expect(await invite([beyond])).toBe('MALL600403')
    const { companyRoles } = await manager.ok(memberRoles, {})
    const grantable = (id: string) => companyRoles.find(role => role.id === id)?.grantable
    expect([grantable(within), grantable(beyond)]).toEqual([true, false])
  })

  test('is given on by its holder within what it says, levels included', async () => {
    const helper = await holderOf('buyer', [
      { key: 'member:read' },
      { key: 'member:invite' },
      { key: 'inquiry:read', level: 'own' },
    ])
    const invite = async (level: Level) =>
      codeOf(
        helper.call(inviteMember, {
          email: `${uuidv7()}@example.com`,
          roles: [],
          companyRoleIds: [await aRole('buyer', [{ key: 'inquiry:read', level }])],
        }),
      )
    expect(await invite('own')).toBe('200')
    expect(await invite('company')).toBe('MALL600403')
  })

  test('is given on by its holder within what they order alone themselves', async () => {
    const upTo = (amount: string, currency = 'USD') => ({ orderLimit: { amount, currency } })
    const ordering: Right[] = [{ key: 'quotation:accept', level: 'own' }]
    const managing: Right[] = [{ key: 'member:read' }, { key: 'member:invite' }, { key: 'member:change_roles' }]
    const helper = await holderOf('buyer', [...managing, ...ordering], upTo('100'))
    const roles = {
      less: await aRole('buyer', ordering, upTo('99.99')),
      same: await aRole('buyer', ordering, upTo('100.00')),
      more: await aRole('buyer', ordering, upTo('100.01')),
      other: await aRole('buyer', ordering, upTo('1', 'EUR')),
      all: await aRole('buyer', ordering),
    }
    const invite = (companyRoleId: string, more: object = {}) =>
      codeOf(
        helper.raw(inviteMember, {
          email: `${uuidv7()}@example.com`,
          roles: [],
          companyRoleIds: [companyRoleId],
          ...more,
        }),
      )
    expect(await invite(roles.less)).toBe('200')
    expect(await invite(roles.same)).toBe('200')
    for (const beyond of [roles.more, roles.other, roles.all]) expect(await invite(beyond)).toBe('MALL600403')
    expect(await invite(roles.less, upTo('101'))).toBe('MALL600403')
    expect(await invite(roles.all, upTo('50'))).toBe('200')
    const { companyRoles } = await helper.ok(memberRoles, {})
    const offered = companyRoles.filter(({ grantable }) => grantable).map(({ id }) => id)
    expect(Object.values(roles).filter(id => offered.includes(id))).toEqual([roles.less, roles.same])

    const rowOf = async (by: Caller, who: Caller) =>
      (await by.ok(memberPage, { pageSize: 200 })).records.find(({ id }) => id === who.actor.userId)
    const within = await holderOf('buyer', ordering, upTo('50'))
    const beyond = await holderOf('buyer', ordering, upTo('500'))
    expect((await rowOf(helper, within))?.actions).toContain('change_roles')
    expect((await rowOf(helper, beyond))?.actions).toEqual([])
    const change = async (who: Caller, companyRoleId: string, more: object = {}) => {
      const row = await rowOf(owner.buyer, who)
      const target = { id: row?.id ?? '', version: row?.version ?? 0 }
      const set = { roles: [], companyRoleIds: [companyRoleId], reason: why, ...more }
      return codeOf(helper.raw(changeMemberRoles, { ...target, ...set }))
    }
    expect(await change(beyond, roles.less)).toBe('MALL600403')
    expect(await change(within, roles.more)).toBe('MALL600403')
    expect(await change(within, roles.less, upTo('100.5'))).toBe('MALL600403')
    expect(await change(within, roles.less, upTo('80'))).toBe('200')
    expect(await change(within, roles.all, { orderLimit: null })).toBe('MALL600403')
    expect(await change(within, roles.same, { orderLimit: null })).toBe('200')
  })

  test('is given on by its holder within what they approve themselves', async () => {
    const upTo = (amount: string) => ({ approveLimit: { amount, currency: 'USD' } })
    const approving: Right[] = [{ key: 'purchaseApproval:approve', level: 'company' }]
    const helper = await holderOf('buyer', [{ key: 'member:invite' }, ...approving], upTo('1000'))
    const invite = async (more: object) =>
      codeOf(
        helper.call(inviteMember, {
          email: `${uuidv7()}@example.com`,
          roles: [],
          companyRoleIds: [await aRole('buyer', approving, more)],
        }),
      )
    expect(await invite(upTo('1000'))).toBe('200')
    expect(await invite(upTo('1000.01'))).toBe('MALL600403')
    expect(await invite({})).toBe('MALL600403')
    const { companyRoles } = await owner.buyer.ok(memberRoles, {})
    expect(companyRoles.filter(({ approveLimit }) => approveLimit?.amount === '1000.01')).toHaveLength(1)
  })

  test('is offered work by what it may do, not by the built-in roles that it resembles', async () => {
    const idsOf = (people: readonly Caller[], among: readonly { id: string }[]) =>
      people.map(({ actor }) => among.some(({ id }) => id === actor.userId))
    const silent = await holderOf('seller', [{ key: 'thread:read' }, { key: 'thread:decline', level: 'store' }])
    const talker = await holderOf('seller', [{ key: 'thread:read' }, { key: 'thread:send', level: 'own' }])
    const canceller = await holderOf('buyer', [
      { key: 'inquiry:read', level: 'company' },
      { key: 'inquiry:cancel', level: 'company' },
    ])
    const asker = await holderOf('buyer', [{ key: 'inquiry:create', level: 'own' }])
    const { id } = await anInquiry(owner.buyer)
    const [thread] = (await owner.seller.ok(threadPage, {})).records
    const sellers = await owner.seller.ok(threadColleagues, { id: thread?.id ?? '' })
    expect(idsOf([silent, talker], sellers.colleagues)).toEqual([false, true])
    const buyers = await owner.buyer.ok(inquiryColleagues, { id })
    expect(idsOf([canceller, asker], buyers.colleagues)).toEqual([false, true])
  })

  test('is told what it may read, as far as it reaches', async () => {
    const shop = {
      products: await holderOf('seller', [{ key: 'product:read' }]),
      own: await holderOf('seller', [{ key: 'thread:read' }, { key: 'thread:send', level: 'own' }]),
      all: await holderOf('seller', [{ key: 'thread:read' }, { key: 'thread:send', level: 'store' }]),
      writes: await holderOf('seller', [{ key: 'quotation:edit', level: 'store' }]),
    }
    const office = {
      own: await holderOf('buyer', [{ key: 'thread:read', level: 'own' }]),
      all: await holderOf('buyer', [{ key: 'thread:read', level: 'company' }]),
      orders: await holderOf('buyer', [{ key: 'order:read', level: 'company' }]),
    }
    const told = async (people: Readonly<Record<string, Caller>>, kind: string) => {
      const found: string[] = []
      for (const [name, who] of Object.entries(people))
        if ((await who.ok(notificationPage, {})).records.some(each => each.kind === kind)) found.push(name)
      return found
    }
    await anInquiry(owner.buyer)
    expect(await told(shop, 'inquiry_received')).toEqual(['own', 'all'])
    const [thread] = (await owner.seller.ok(threadPage, {})).records
    const threadId = thread?.id ?? ''
    await owner.seller.ok(threadAssign, { id: threadId, version: thread?.version ?? 0 })
    await owner.buyer.ok(threadSend, { threadId, clientMsgId: uuidv7(), body: 'Any news?' })
    expect(await told(shop, 'negotiation_message')).toEqual(['all'])
    await owner.seller.ok(threadSend, { threadId, clientMsgId: uuidv7(), body: 'By noon' })
    expect(await told(office, 'inquiry_reply')).toEqual(['all'])
  })

  test('is made of what the catalogue knows, each with a level that it has', async () => {
    const save = (permissions: Right[], more: object = {}) =>
      codeOf(owner.buyer.call(saveCompanyRole, { name: uuidv7(), permissions, reason: why, ...more }))
    expect(await save([{ key: 'inquiry:dance' }])).toBe('USER_SERVICE530400')
    expect(await save([{ key: 'inquiry:read' }])).toBe('USER_SERVICE530400')
    expect(await save([{ key: 'inquiry:read', level: 'store' }])).toBe('USER_SERVICE530400')
    expect(await save([{ key: 'companyRole:update' }])).toBe('USER_SERVICE530400')
    expect(await save([])).toBe('USER_SERVICE530400')
    const orderLimit = { amount: '100.00', currency: 'USD' }
    expect(await save([{ key: 'inquiry:read', level: 'own' }], { orderLimit })).toBe('USER_SERVICE530400')
    expect(await save([{ key: 'quotation:accept', level: 'own' }], { orderLimit })).toBe('200')
    expect(await save([{ key: 'quotation:accept', level: 'own' }], { approveLimit: orderLimit })).toBe(
      'USER_SERVICE530400',
    )
  })

  test('tells its holders what it allows, and those of built-in roles nothing', async () => {
    const reader = await holderOf('seller', [{ key: 'product:read' }])
    expect((await reader.ok(ownPermissions, {})).keys).toEqual(['product:read'])
    expect((await owner.seller.ok(ownPermissions, {})).keys).toBeNull()
    const self = await reader.ok(profile, {})
    expect([self.roles, self.ownRights, self.ownLevels]).toEqual([[], ['product:read'], {}])
    const purchaser = await holderOf('buyer', [{ key: 'inquiry:read', level: 'own' }, { key: 'relation:read' }])
    expect((await purchaser.ok(profile, {})).ownLevels).toEqual({ 'inquiry:read': 'own' })
  })

  test('changes for all its holders at once, and tells them', async () => {
    const reader = await holderOf('seller', [{ key: 'product:read' }])
    const { companyRoles } = await owner.seller.ok(memberRoles, {})
    const { records } = await owner.seller.ok(memberPage, { pageSize: 200 })
    const held = records.find(({ id }) => id === reader.actor.userId)?.companyRoleIds[0]
    const role = companyRoles.find(({ id }) => id === held)
    await owner.seller.ok(saveCompanyRole, {
      id: role?.id ?? '',
      version: role?.version ?? 0,
      name: role?.name ?? '',
      permissions: [{ key: 'order:read' }],
      reason: why,
    })
    expect(await codeOf(reader.call(ownProductPage, {}))).toBe(CLOSED)
    expect(await codeOf(reader.call(orderPage, {}))).toBe('200')
    const { rows } = await api.pool.query<{ n: number }>(
      `select count(*)::int as n from notification where user_id = $1 and params ->> 'event' = 'role_changed'`,
      [reader.actor.userId],
    )
    expect(rows[0]?.n).toBeGreaterThanOrEqual(2)
  })

  test('is listed right by right to owners alone, with those that they may give', async () => {
    const data = await owner.seller.ok(companyRolePermissions, {})
    expect(data.find(({ key }) => key === 'thread:send')).toMatchObject({
      levels: ['own', 'store'],
      heldLevels: ['own', 'store'],
      isHeld: true,
      hasLimit: false,
    })
    expect(data.some(({ key }) => key === 'companyRole:update')).toBe(false)
    const manager = await api.person({ kind: 'seller', companyId: companyOf.seller, roles: ['shop_manager'] })
    expect(await codeOf(manager.call(companyRolePermissions, {}))).toBe('MALL600403')
  })
})
