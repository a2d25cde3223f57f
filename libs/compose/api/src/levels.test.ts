import { companyExportCreate, dataExportPage, type ExportList } from '@tradeport/domain/governance/contract'
import { changeMemberRoles, memberPage, memberRoles, saveCompanyRole } from '@tradeport/domain/identity/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import {
  aQuotation,
  aQuotationItem,
  anInquiryHeader,
  anInquiryLine,
  compareQuotations,
  inquiryCancel,
  inquiryColleagues,
  inquiryCreate,
  inquiryDetail,
  inquiryExtend,
  inquiryPage,
  inquiryReassign,
  inquiryStatusCount,
  purchaseApprovalApprove,
  purchaseApprovalAsk,
  purchaseApprovalDecline,
  purchaseApprovalPage,
  purchaseApprovalWithdraw,
  quotationAccept,
  quotationDetail,
  quotationPage,
  quotationSave,
  quotationSend,
  quotationStart,
  quotationStatusCount,
  quotationWithdraw,
  threadAssign,
  threadColleagues,
  threadDecline,
  threadDetail,
  threadPage,
  threadReassign,
  threadSend,
  threadStatusCount,
  threadUnreadCount,
} from '@tradeport/domain/sourcing/contract'
import {
  orderCancel,
  orderColleagues,
  orderDetail,
  orderFreeze,
  orderPage,
  orderReassign,
  orderRequestCancel,
  orderStatusCount,
  orderUnfreeze,
  termsPropose,
} from '@tradeport/domain/trading/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let mill: GoodsOnSale
let owner: Caller
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  mill = await goodsOnSale(api)
  owner = await api.person({ kind: 'buyer' })
})

const idOf = (who: Caller) => who.actor.userId ?? ''
const buyerWith = (roles: string[], department?: string) =>
  api.person({ kind: 'buyer', companyId: owner.actor.companyId ?? '', roles, ...(department ? { department } : {}) })
const sellerWith = (...roles: string[]) =>
  api.person({ kind: 'seller', companyId: mill.companyId, storeId: mill.storeId, roles })

const anInquiry = (who: Caller) =>
  who.ok(inquiryCreate, { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [mill.storeId] })
const seenBy = async (who: Caller) => (await who.ok(inquiryPage, {})).records.map(({ id }) => id)
async function threadOf(who: Caller, inquiryId: string) {
  const [thread] = (await who.ok(threadPage, { inquiryId })).records
  if (!thread) throw new Error('no thread')
  return thread
}

async function quoted(inquiryId: string, seller: Caller = mill.seller) {
  const thread = await threadOf(seller, inquiryId)
  const { inquiry } = await seller.ok(threadDetail, { id: thread.id })
  const [line] = inquiry.items
  const validUntil = new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
  const draft = await seller.ok(quotationStart, { threadId: thread.id })
  const saved = await seller.ok(quotationSave, {
    ...aQuotation({ validUntil, items: [aQuotationItem({ inquiryItemId: line?.id })] }),
    ...{ id: draft.id, version: draft.version },
  })
  const { subtotal, chargesTotal, taxTotal, total } = saved
  await seller.ok(quotationSend, {
    ...{ id: draft.id, version: saved.version },
    totals: { subtotal, chargesTotal, taxTotal, total },
  })
  return draft.id
}

describe('how much a purchaser orders alone', () => {
  const limited = async (
    who: Caller,
    orderLimit: { amount: string; currency: string } | null | undefined,
    role: 'buyer_purchaser' | 'buyer_approver' = 'buyer_purchaser',
  ) => {
    const row = (await owner.ok(memberPage, { pageSize: 50 })).records.find(({ id }) => id === idOf(who))
    return owner.call(changeMemberRoles, {
      ...{ id: idOf(who), version: row?.version ?? 0, reason: 'As agreed' },
      ...{ roles: [role], ...(orderLimit === undefined ? {} : { orderLimit }) },
    })
  }
  const limitOf = async (who: Caller) =>
    (await owner.ok(memberPage, { pageSize: 50 })).records.find(({ id }) => id === idOf(who))?.orderLimit
  const wish = async (who: Caller, id: string) => {
    const { version, contentHash } = await who.ok(quotationDetail, { id })
    return { id, version, contentHash: contentHash ?? '' }
  }

  test('what is above it is refused with the limit and those who may, who accept it', async () => {
    const purchaser = await buyerWith(['buyer_purchaser'], 'Knitwear')
    const approver = await buyerWith(['buyer_approver'], 'Knitwear')
    await buyerWith(['buyer_approver'], 'Homeware')
    await buyerWith(['buyer_finance'])
    const id = await quoted((await anInquiry(purchaser)).id)
    expect(await purchaser.ok(quotationDetail, { id })).toMatchObject({ overLimit: null })
    expect((await limited(purchaser, { amount: '100.5', currency: 'USD' })).code).toBe('200')
    expect(await limitOf(purchaser)).toEqual({ amount: '100.5', currency: 'USD' })
    const seen = await purchaser.ok(quotationDetail, { id })
    const names = [owner, approver].map(({ actor }) => actor.displayName).sort()
    expect(seen.actions).not.toContain('accept')
    expect(seen.overLimit).toMatchObject({ limit: { amount: '100.5', currency: 'USD' } })
    expect(seen.overLimit?.approvers.toSorted()).toEqual(names)
    const refused = await purchaser.raw(quotationAccept, await wish(purchaser, id))
    expect(refused.code).toBe('MALL620020')
    for (const name of [...names, '100.5 USD']) expect(refused.msg).toContain(name)
    // Whoever sells reads nothing of it.
    expect(await mill.seller.ok(quotationDetail, { id })).toMatchObject({ overLimit: null })
    expect(await approver.ok(quotationDetail, { id })).toMatchObject({ overLimit: null })
    expect((await approver.raw(quotationAccept, await wish(approver, id))).code).toBe('200')
  })

  describe('and asks a colleague for more:', () => {
    const asking = async () => {
      const purchaser = await buyerWith(['buyer_purchaser'], 'Knitwear')
      const approver = await buyerWith(['buyer_approver'], 'Knitwear')
      const inquiryId = (await anInquiry(purchaser)).id
      const id = await quoted(inquiryId)
      await limited(purchaser, { amount: '100.5', currency: 'USD' })
      return { purchaser, approver, id, inquiryId }
    }
    const ask = async (who: Caller, quotationId: string) => {
      const { contentHash } = await who.ok(quotationDetail, { id: quotationId })
      return who.call(purchaseApprovalAsk, { quotationId, contentHash: contentHash ?? '', note: 'For the spring line' })
    }
    const waiting = async (who: Caller, quotationId: string) =>
      (await who.ok(purchaseApprovalPage, { toDecide: true })).records.find(row => row.quotationId === quotationId)
    const target = async (who: Caller, quotationId: string) => {
      const { approval } = await who.ok(quotationDetail, { id: quotationId })
      return { id: approval?.id ?? '', version: approval?.version ?? 0 }
    }

    test('it is put before those who may, approved by one of them, and the order is the purchaser’s', async () => {
      const { purchaser, approver, id } = await asking()
      const homeware = await buyerWith(['buyer_approver'], 'Homeware')
      expect((await purchaser.ok(quotationDetail, { id })).actions).toContain('ask_approval')
      expect((await ask(approver, id)).code).toBe('MALL600403')
      const asked = await ask(purchaser, id)
      expect([asked.code, asked.data.status]).toEqual(['200', 'pending'])
      // Asked twice it is one.
      expect((await ask(purchaser, id)).data.id).toBe(asked.data.id)
      expect((await purchaser.ok(quotationDetail, { id })).actions).not.toContain('ask_approval')
      const told = (await approver.ok(notificationPage, {})).records.filter(
        ({ kind }) => kind === 'quote_approval_needed',
      )
      expect(told).toHaveLength(1)
      expect(await waiting(approver, id)).toMatchObject({
        ...{ status: 'pending', note: 'For the spring line', requestedByName: purchaser.actor.displayName },
        actions: ['approve', 'decline'],
      })
      expect((await waiting(owner, id))?.actions).toEqual(['approve', 'decline'])
      expect(await waiting(homeware, id)).toBeUndefined()
      expect(await waiting(purchaser, id)).toBeUndefined()
      const seen = await target(purchaser, id)
      for (const who of [homeware, await api.person({ kind: 'buyer' })])
        expect((await who.call(purchaseApprovalApprove, seen)).code).toBe('MALL600404')
      expect((await purchaser.call(purchaseApprovalApprove, seen)).code).toBe('MALL600403')
      expect(await mill.seller.ok(quotationDetail, { id })).toMatchObject({ approval: null, status: 'sent' })
      const { orderId } = await approver.ok(purchaseApprovalApprove, seen)
      expect(await purchaser.ok(orderDetail, { id: orderId })).toMatchObject({
        buyerUserName: purchaser.actor.displayName,
      })
      const after = await purchaser.ok(quotationDetail, { id })
      expect(after).toMatchObject({
        ...{ status: 'accepted', orderId },
        approval: {
          ...{ status: 'approved', actions: [] },
          requestedByName: purchaser.actor.displayName,
          decidedByName: approver.actor.displayName,
        },
      })
      expect(after.timeline.find(({ action }) => action === 'accept')?.actorName).toBe(approver.actor.displayName)
      expect((await approver.call(purchaseApprovalApprove, seen)).code).not.toBe('200')
      const heard = (await purchaser.ok(notificationPage, {})).records.map(({ kind }) => kind)
      expect(heard).toContain('quote_approved')
    })

    test('an approver decides up to a limit of their own', async () => {
      const { purchaser, approver, id } = await asking()
      const { total } = await purchaser.ok(quotationDetail, { id })
      const low = { amount: '101', currency: 'USD' }
      expect((await limited(approver, low, 'buyer_approver')).code).toBe('200')
      const names = (await purchaser.ok(quotationDetail, { id })).overLimit?.approvers
      expect(names).not.toContain(approver.actor.displayName)
      await ask(purchaser, id)
      const told = async () =>
        (await approver.ok(notificationPage, {})).records.filter(({ kind }) => kind === 'quote_approval_needed').length
      expect([await told(), await waiting(approver, id)]).toEqual([0, undefined])
      expect((await approver.call(purchaseApprovalApprove, await target(approver, id))).code).toBe('MALL600403')
      await limited(approver, { amount: total, currency: 'USD' }, 'buyer_approver')
      expect((await purchaser.ok(quotationDetail, { id })).overLimit?.approvers).toContain(approver.actor.displayName)
      expect((await waiting(approver, id))?.actions).toEqual(['approve', 'decline'])
      await approver.ok(purchaseApprovalApprove, await target(approver, id))
    })

    test('a role of the company’s own approves up to an amount of its own, whatever it orders alone', async () => {
      const { purchaser, approver, id } = await asking()
      const { total } = await purchaser.ok(quotationDetail, { id })
      const usd = (amount: string) => ({ amount, currency: 'USD' })
      const level = 'company' as const
      const approves = async (approveLimit: string) => {
        const keys = [
          'thread:read',
          'quotation:read',
          'quotation:accept',
          'purchaseApproval:read',
          'purchaseApproval:approve',
        ]
        const role = await owner.ok(saveCompanyRole, {
          ...{ name: `Up to ${approveLimit}`, reason: 'As agreed', permissions: keys.map(key => ({ key, level })) },
          ...{ orderLimit: usd('101'), approveLimit: usd(approveLimit) },
        })
        const row = (await owner.ok(memberPage, { pageSize: 50 })).records.find(each => each.id === idOf(approver))
        await owner.ok(changeMemberRoles, {
          ...{ id: idOf(approver), version: row?.version ?? 0, reason: 'As agreed' },
          ...{ roles: [], companyRoleIds: [role.id] },
        })
      }
      await approves('102')
      await ask(purchaser, id)
      expect((await purchaser.ok(quotationDetail, { id })).overLimit?.approvers).not.toContain(
        approver.actor.displayName,
      )
      expect((await approver.call(purchaseApprovalApprove, await target(owner, id))).code).toBe('MALL600403')
      await approves(total)
      expect((await purchaser.ok(quotationDetail, { id })).overLimit?.approvers).toContain(approver.actor.displayName)
      await approver.ok(purchaseApprovalApprove, await target(approver, id))
      expect((await purchaser.ok(quotationDetail, { id })).approval).toMatchObject({ status: 'approved' })
    })

    test('it is declined with a reason, taken back, and asked for anew', async () => {
      const { purchaser, approver, id } = await asking()
      await ask(purchaser, id)
      expect((await approver.raw(purchaseApprovalDecline, await target(approver, id))).code).not.toBe('200')
      await approver.ok(purchaseApprovalDecline, { ...(await target(approver, id)), reason: 'Too dear' })
      expect((await purchaser.ok(quotationDetail, { id })).approval).toMatchObject({
        ...{ status: 'declined', reason: 'Too dear' },
      })
      await ask(purchaser, id)
      expect((await approver.call(purchaseApprovalWithdraw, await target(approver, id))).code).toBe('MALL600403')
      await purchaser.ok(purchaseApprovalWithdraw, await target(purchaser, id))
      expect(await waiting(approver, id)).toBeUndefined()
      expect((await purchaser.ok(quotationDetail, { id })).actions).toContain('ask_approval')
    })

    test('a colleague who accepts the version themselves has approved it, and who asked is told', async () => {
      const { purchaser, id } = await asking()
      await ask(purchaser, id)
      const { orderId } = await owner.ok(quotationAccept, await wish(owner, id))
      expect(await purchaser.ok(quotationDetail, { id })).toMatchObject({
        ...{ status: 'accepted', orderId },
        approval: { status: 'approved', actions: [], decidedByName: owner.actor.displayName },
      })
      const heard = (await purchaser.ok(notificationPage, {})).records.filter(({ kind }) => kind === 'quote_approved')
      expect(heard).toHaveLength(1)
    })

    test('an approver whose own limit reaches the sum approves it by accepting, one whose limit does not is refused', async () => {
      const { purchaser, approver, id } = await asking()
      const { total } = await purchaser.ok(quotationDetail, { id })
      await ask(purchaser, id)
      await limited(approver, { amount: '101', currency: 'USD' }, 'buyer_approver')
      expect((await approver.raw(quotationAccept, await wish(approver, id))).code).toBe('MALL620020')
      await limited(approver, { amount: total, currency: 'USD' }, 'buyer_approver')
      await approver.ok(quotationAccept, await wish(approver, id))
      expect((await purchaser.ok(quotationDetail, { id })).approval).toMatchObject({
        ...{ status: 'approved', decidedByName: approver.actor.displayName },
      })
      const { rows } = await api.pool.query<{ identity: string }>(
        `select identity from notification where user_id = $1 and kind = 'quote_approved'`,
        [idOf(purchaser)],
      )
      expect(rows).toEqual([{ identity: 'buyer' }])
    })

    test('who asked and may order more meanwhile accepts it themselves: nobody has approved it', async () => {
      const { purchaser, id } = await asking()
      await ask(purchaser, id)
      await limited(purchaser, null)
      await purchaser.ok(quotationAccept, await wish(purchaser, id))
      expect((await purchaser.ok(quotationDetail, { id })).approval).toMatchObject({
        ...{ status: 'withdrawn', decidedByName: null },
      })
    })

    test('it goes with the version it is about', async () => {
      const { purchaser, approver, id } = await asking()
      await ask(purchaser, id)
      const seen = await target(approver, id)
      const { version } = await mill.seller.ok(quotationDetail, { id })
      await mill.seller.ok(quotationWithdraw, { id, version, reason: 'mistake' })
      expect((await purchaser.ok(quotationDetail, { id })).approval).toMatchObject({ status: 'withdrawn' })
      expect((await approver.call(purchaseApprovalApprove, seen)).code).not.toBe('200')
    })

    test('what is within the limit is accepted, not asked for', async () => {
      const purchaser = await buyerWith(['buyer_purchaser'])
      const id = await quoted((await anInquiry(purchaser)).id)
      expect((await ask(purchaser, id)).code).toBe('MALL600403')
    })
  })

  test('what is within it is accepted, in another currency as well as far as a rate is known', async () => {
    const purchaser = await buyerWith(['buyer_purchaser'])
    const id = await quoted((await anInquiry(purchaser)).id)
    const { total, currency } = await purchaser.ok(quotationDetail, { id })
    expect(currency).toBe('USD')
    // Of a currency without a rate nobody knows whether it is within.
    await limited(purchaser, { amount: '999999999', currency: 'XAU' })
    expect((await purchaser.raw(quotationAccept, await wish(purchaser, id))).code).toBe('MALL620020')
    await limited(purchaser, { amount: total, currency })
    // Other changes leave it as it is.
    await limited(purchaser, undefined)
    expect(await limitOf(purchaser)).toMatchObject({ currency })
    expect((await purchaser.raw(quotationAccept, await wish(purchaser, id))).code).toBe('200')
    await limited(purchaser, null)
    expect(await limitOf(purchaser)).toBeNull()
  })

  test('is said by an owner for purchasers alone, and stands in the company’s log', async () => {
    const purchaser = await buyerWith(['buyer_purchaser'])
    const row = (await owner.ok(memberPage, { pageSize: 50 })).records.find(({ id }) => id === idOf(purchaser))
    const own = { id: idOf(purchaser), version: row?.version ?? 0, roles: ['buyer_purchaser' as const], reason: 'Mine' }
    expect((await purchaser.call(changeMemberRoles, { ...own, orderLimit: null })).code).toBe('MALL600403')
    for (const amount of ['0', '-1', '1.234', 'much'])
      expect((await owner.raw(changeMemberRoles, { ...own, orderLimit: { amount, currency: 'USD' } })).code).toBe(
        'USER_SERVICE530400',
      )
    await limited(purchaser, { amount: '500', currency: 'EUR' })
    const { rows } = await api.pool.query<{ after: unknown }>(
      `select after from audit_log where entity_id = $1 order by seq desc limit 1`,
      [idOf(purchaser)],
    )
    expect(rows[0]?.after).toMatchObject({ orderLimit: { amount: '500', currency: 'EUR' } })
    const sales = await sellerWith('sales')
    const sellers = (await mill.seller.ok(memberPage, { pageSize: 50 })).records.find(({ id }) => id === idOf(sales))
    const refused = await mill.seller.raw(changeMemberRoles, {
      ...{ id: idOf(sales), version: sellers?.version ?? 0, roles: ['sales'], reason: 'As agreed' },
      orderLimit: { amount: '5', currency: 'USD' },
    })
    expect(refused.data).toMatchObject({ fieldErrors: [{ path: 'orderLimit' }] })
    // An owner has none.
    const next = (await owner.ok(memberPage, { pageSize: 50 })).records.find(({ id }) => id === idOf(purchaser))
    const promoted = { ...own, version: next?.version ?? 0, roles: ['buyer_owner' as const] }
    await owner.ok(changeMemberRoles, { ...promoted, orderLimit: { amount: '5', currency: 'USD' } })
    expect(await limitOf(purchaser)).toBeNull()
  })
})

describe('a buyer’s people', () => {
  test('who buys sees and does what is theirs or their department’s; whoever answers for the company everything', async () => {
    const knit = await buyerWith(['buyer_purchaser'], 'Knitwear')
    const mate = await buyerWith(['buyer_purchaser'], 'Knitwear')
    const home = await buyerWith(['buyer_purchaser'], 'Homeware')
    const alone = await buyerWith(['buyer_purchaser'])
    const approver = await buyerWith(['buyer_approver'])
    const homeApprover = await buyerWith(['buyer_approver'], 'Homeware')
    const { id } = await anInquiry(knit)
    const own = await anInquiry(alone)

    expect(await seenBy(knit)).toEqual([id])
    expect(await seenBy(mate)).toEqual([id])
    expect(await seenBy(alone)).toEqual([own.id])
    for (const none of [home, homeApprover]) expect(await seenBy(none)).toEqual([])
    for (const all of [
      owner,
      approver,
      await buyerWith(['buyer_finance'], 'Homeware'),
      await buyerWith(['buyer_viewer']),
    ])
      expect((await seenBy(all)).sort()).toEqual([id, own.id].sort())

    const counts = async (who: Caller) => [
      (await who.ok(inquiryStatusCount, {}))['all'],
      (await who.ok(threadStatusCount, {}))['all'],
    ]
    expect(await counts(mate)).toEqual([1, 1])
    expect(await counts(home)).toEqual([0, 0])
    expect(await counts(owner)).toEqual([2, 2])

    const extension = { id, version: 1, days: 2 }
    const cancel = { id, version: 1, reason: 'other' } as const
    const thread = await threadOf(owner, id)
    for (const [endpoint, input] of [
      [inquiryDetail, { id }],
      [inquiryExtend, extension],
      [inquiryCancel, cancel],
      [inquiryColleagues, { id }],
      [compareQuotations, { inquiryId: id }],
      [threadDetail, { id: thread.id }],
      [threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body: 'May I?' }],
    ] as const)
      for (const who of [home, homeApprover, alone]) {
        const answer = await who.raw(endpoint, input)
        expect([endpoint.name, answer.code]).toEqual([endpoint.name, 'MALL600404'])
      }
    expect((await mate.ok(inquiryDetail, { id })).actions).toContain('extend')
    await mate.ok(inquiryExtend, extension)
  })

  test('who may buy and looks on for the company acts on their own alone', async () => {
    const both = await buyerWith(['buyer_purchaser', 'buyer_viewer'])
    const { id } = await anInquiry(owner)
    const own = await anInquiry(both)
    const { records } = await both.ok(inquiryPage, {})
    const offered = new Map(records.map(row => [row.id, row.actions]))
    expect(offered.get(id)).toEqual([])
    expect(offered.get(own.id)).toContain('cancel')
    expect((await both.ok(inquiryPage, { mineOnly: true })).records.map(row => row.id)).toEqual([own.id])
    expect((await both.ok(inquiryDetail, { id })).actions).toEqual([])
    const cancelled = await both.call(inquiryCancel, { id, version: 1, reason: 'other' })
    expect(cancelled.code).toBe('MALL600403')
  })

  test('quotations and the orders made of them are with whoever asked, and their notices too', async () => {
    const knit = await buyerWith(['buyer_purchaser'], 'Knitwear')
    const home = await buyerWith(['buyer_purchaser'], 'Homeware')
    const { id } = await anInquiry(knit)
    const quotationId = await quoted(id)
    expect((await knit.ok(quotationPage, {})).records).toMatchObject([{ id: quotationId }])
    expect((await home.ok(quotationPage, {})).records).toEqual([])
    expect((await home.ok(quotationStatusCount, {}))['all']).toBe(0)
    expect((await home.call(quotationDetail, { id: quotationId })).code).toBe('MALL600404')
    const kinds = async (who: Caller) => (await who.ok(notificationPage, {})).records.map(({ kind }) => kind)
    expect(await kinds(knit)).toContain('quotation_received')
    expect(await kinds(owner)).toContain('quotation_received')
    expect(await kinds(home)).toEqual([])

    const { version, contentHash } = await knit.ok(quotationDetail, { id: quotationId })
    const accepted = { id: quotationId, version, contentHash: contentHash ?? '', awardAll: true }
    expect((await home.call(quotationAccept, accepted)).code).toBe('MALL600404')
    const { orderId } = await knit.ok(quotationAccept, accepted)
    expect((await knit.ok(orderPage, {})).records).toMatchObject([{ id: orderId }])
    expect((await home.ok(orderPage, {})).records).toEqual([])
    expect((await home.ok(orderStatusCount, {}))['all']).toBe(0)
    expect((await home.call(orderDetail, { id: orderId })).code).toBe('MALL600404')
    const order = await knit.ok(orderDetail, { id: orderId })
    expect(order.actions).toContain('cancel')
    const written = async (who: Caller, list: ExportList) => {
      const { id } = await who.ok(companyExportCreate, { list })
      await api.api.jobs.run('governance.writeExports')
      return (await who.ok(dataExportPage, {})).records.find(row => row.id === id)?.rowsDone
    }
    for (const list of ['inquiries', 'threads', 'quotations', 'orders'] as const)
      expect([list, await written(knit, list), await written(home, list), await written(owner, list)]).toEqual([
        list,
        1,
        0,
        1,
      ])
    const looksOn = await buyerWith(['buyer_purchaser', 'buyer_finance'])
    expect((await looksOn.ok(orderDetail, { id: orderId })).actions).not.toContain('cancel')
    const cancel = { id: orderId, version: order.version, reason: 'other' } as const
    expect((await looksOn.raw(orderCancel, cancel)).code).toBe('MALL600403')
  })

  test('an owner says who works in which department, and it holds from the next call on', async () => {
    const knit = await buyerWith(['buyer_purchaser'], 'Knitwear')
    const moving = await buyerWith(['buyer_purchaser'])
    const { id } = await anInquiry(knit)
    expect((await owner.ok(memberRoles, {})).departments).toEqual(['Knitwear'])
    const rowOf = async () =>
      (await owner.ok(memberPage, { pageSize: 50 })).records.find(row => row.id === idOf(moving))
    const change = async (department: string | null | undefined) =>
      owner.ok(changeMemberRoles, {
        ...{ id: idOf(moving), version: (await rowOf())?.version ?? 0, roles: ['buyer_purchaser'], reason: 'New desk' },
        ...(department === undefined ? {} : { department }),
      })
    // As the company writes it already.
    await change('  knitwear ')
    expect((await rowOf())?.department).toBe('Knitwear')
    expect(await seenBy(moving)).toEqual([id])
    expect((await owner.ok(memberPage, { department: 'Knitwear' })).records).toHaveLength(2)
    // Nothing said changes nothing.
    await change(undefined)
    expect(await seenBy(moving)).toEqual([id])
    await change(null)
    expect((await rowOf())?.department).toBeNull()
    expect(await seenBy(moving)).toEqual([])
    const refused = await knit.raw(changeMemberRoles, {
      ...{ id: idOf(moving), version: 9, roles: ['buyer_purchaser'], department: 'Homeware', reason: 'Mine' },
    })
    expect(refused.code).toBe('MALL600403')
    const wrong = await owner.raw(changeMemberRoles, {
      ...{ id: idOf(moving), version: 9, roles: ['buyer_purchaser'], department: 'x'.repeat(81), reason: 'Too long' },
    })
    expect(wrong.data).toMatchObject({ fieldErrors: [{ path: 'department' }] })
  })

  test('an inquiry is given to a colleague, who is told, and goes out of the giver’s reach', async () => {
    const knit = await buyerWith(['buyer_purchaser'], 'Knitwear')
    const home = await buyerWith(['buyer_purchaser'], 'Homeware')
    const viewer = await buyerWith(['buyer_viewer'])
    const { id, version } = await anInquiry(knit)
    const { colleagues } = await knit.ok(inquiryColleagues, { id })
    expect(colleagues.map(each => each.id).sort()).toEqual([idOf(owner), idOf(home)].sort())
    expect((await viewer.raw(inquiryColleagues, { id })).code).toBe('MALL600403')
    const gift = { id, version, userId: idOf(home), note: 'Plates, not pullovers' }
    const refused = await knit.raw(inquiryReassign, { ...gift, userId: idOf(viewer) })
    expect(refused.data).toMatchObject({ fieldErrors: [{ path: 'userId', rule: 'invalid_value' }] })
    expect((await knit.raw(inquiryReassign, { ...gift, version: version + 1 })).code).toBe('FT510006')
    await knit.ok(inquiryReassign, gift)
    expect(await seenBy(knit)).toEqual([])
    const { records } = await home.ok(inquiryPage, {})
    expect(records).toMatchObject([{ id, buyerUserName: home.actor.displayName }])
    expect((await home.ok(threadPage, {})).records).toHaveLength(1)
    expect((await home.ok(notificationPage, {})).records).toMatchObject([
      { kind: 'work_handed_on', reply: expect.stringContaining('Plates, not pullovers') },
    ])
    expect((await home.ok(inquiryDetail, { id })).timeline.at(-1)).toMatchObject({ action: 'hand_on' })
    const seller = await mill.seller.ok(threadDetail, { id: (await threadOf(mill.seller, id)).id })
    expect(seller.timeline.map(({ action }) => action)).not.toContain('hand_on')
  })
})

describe('a shop’s sales', () => {
  test('take what is nobody’s, act on what is theirs, and only read what a colleague has taken', async () => {
    const [anna, ben, manager] = [
      await sellerWith('sales'),
      await sellerWith('sales'),
      await sellerWith('shop_manager'),
    ]
    const { id } = await anInquiry(owner)
    const free = await threadOf(ben, id)
    expect((await ben.ok(threadPage, { unassignedOnly: true })).records).toHaveLength(1)
    expect(free.actions).toEqual(expect.arrayContaining(['assign', 'decline', 'quote', 'reassign']))
    const taken = await anna.ok(threadAssign, { id: free.id, version: free.version })
    expect((await ben.ok(threadPage, { unassignedOnly: true })).records).toEqual([])
    expect((await threadOf(ben, id)).actions).toEqual([])
    const base = { id: free.id, version: taken.version }
    const attempts = [
      [threadAssign, base],
      [threadDecline, { ...base, reason: 'capacity' }],
      [threadReassign, { ...base, userId: idOf(ben) }],
      [threadColleagues, { id: free.id }],
      [threadSend, { threadId: free.id, clientMsgId: randomUUID(), body: 'Let me' }],
      [quotationStart, { threadId: free.id }],
    ] as const
    for (const [endpoint, input] of attempts) {
      const answer = await ben.raw(endpoint, input)
      expect([endpoint.name, answer.code]).toEqual([endpoint.name, 'MALL620018'])
      expect(answer.msg).toContain(anna.actor.displayName)
    }
    expect((await ben.ok(threadDetail, { id: free.id })).status).toBe('viewed')
    await anna.ok(threadSend, { threadId: free.id, clientMsgId: randomUUID(), body: 'Good morning' })
    const quotationId = await quoted(id, anna)
    const { actions, version } = await ben.ok(quotationDetail, { id: quotationId })
    expect(actions).toEqual([])
    const withdraw = { id: quotationId, version, totals: null }
    expect((await ben.raw(quotationSend, withdraw)).code).not.toBe('200')
    expect((await manager.ok(quotationDetail, { id: quotationId })).actions).toContain('withdraw')
  })

  test('hear of the talk that is theirs, and of what is nobody’s', async () => {
    const [anna, ben] = [await sellerWith('sales'), await sellerWith('sales')]
    const kinds = async (who: Caller) => (await who.ok(notificationPage, {})).records.map(({ kind }) => kind)
    const { id } = await anInquiry(owner)
    for (const who of [anna, ben]) expect(await kinds(who)).toEqual(['inquiry_received'])
    const thread = await threadOf(anna, id)
    await anna.ok(threadAssign, { id: thread.id, version: thread.version })
    await owner.ok(threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body: 'Any news?' })
    expect(await kinds(anna)).toContain('negotiation_message')
    expect(await kinds(ben)).toEqual(['inquiry_received'])
    expect(await kinds(mill.seller)).toContain('negotiation_message')
    expect((await ben.ok(threadUnreadCount, {})).threads).toBe(1)
  })

  test('a negotiation is given to a colleague while it runs, by whose it is or by a manager', async () => {
    const [anna, ben] = [await sellerWith('sales'), await sellerWith('sales')]
    const editor = await sellerWith('product_editor')
    const { id } = await anInquiry(owner)
    const thread = await threadOf(anna, id)
    await anna.ok(threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body: 'Good morning' })
    const { version } = await threadOf(anna, id)
    const { colleagues } = await anna.ok(threadColleagues, { id: thread.id })
    expect(colleagues.map(each => each.id)).toEqual(expect.arrayContaining([idOf(ben), idOf(mill.seller)]))
    expect(colleagues.map(each => each.id)).not.toContain(idOf(editor))
    const gift = { id: thread.id, version, userId: idOf(ben), note: 'I am away until Monday' }
    const refused = await anna.raw(threadReassign, { ...gift, userId: idOf(editor) })
    expect(refused.data).toMatchObject({ fieldErrors: [{ path: 'userId' }] })
    await anna.ok(threadReassign, gift)
    expect((await threadOf(ben, id)).actions).toContain('quote')
    expect((await threadOf(anna, id)).actions).toEqual([])
    expect((await ben.ok(notificationPage, {})).records.map(({ kind }) => kind)).toContain('work_handed_on')
    const shown = await ben.ok(threadDetail, { id: thread.id })
    expect(shown.timeline.at(-1)).toMatchObject({ action: 'hand_on', note: expect.stringContaining('away until') })
    const buyers = await owner.ok(threadDetail, { id: thread.id })
    expect(buyers.timeline.map(({ action }) => action)).not.toContain('hand_on')
    // A manager brings it back.
    const back = await mill.seller.ok(threadReassign, { id: thread.id, version: shown.version, userId: idOf(anna) })
    expect((await threadOf(anna, id)).assignedName).toBe(anna.actor.displayName)
    await mill.seller.ok(threadDecline, { id: thread.id, version: back.version, reason: 'capacity' })
    const ended = await threadOf(anna, id)
    expect((await anna.raw(threadReassign, { ...gift, version: ended.version })).code).toBe('MALL620009')
  })
})

describe('an order', () => {
  async function anOrder(buyer: Caller, seller: Caller = mill.seller) {
    const { id } = await anInquiry(buyer)
    const quotationId = await quoted(id, seller)
    const { version, contentHash } = await buyer.ok(quotationDetail, { id: quotationId })
    const accepted = { id: quotationId, version, contentHash: contentHash ?? '', awardAll: true }
    const { orderId } = await buyer.ok(quotationAccept, accepted)
    return { id: orderId, inquiryId: id }
  }
  const ordersOf = async (who: Caller, input: Partial<Parameters<typeof who.ok<typeof orderPage>>[1]> = {}) =>
    (await who.ok(orderPage, input)).records
  const versionOf = async (who: Caller, id: string) => (await who.ok(orderDetail, { id })).version
  const handedOn = async (who: Caller) =>
    (await who.ok(notificationPage, {})).records.filter(({ kind }) => kind === 'work_handed_on')

  test('of a buyer is given to a colleague, who is told, and goes out of the giver’s reach without its negotiation', async () => {
    const knit = await buyerWith(['buyer_purchaser'], 'Knitwear')
    const home = await buyerWith(['buyer_purchaser'], 'Homeware')
    const finance = await buyerWith(['buyer_finance'])
    const { id, inquiryId } = await anOrder(knit)
    expect(await ordersOf(knit)).toMatchObject([{ id, buyerUserName: knit.actor.displayName, assignedName: null }])
    expect((await knit.ok(orderDetail, { id })).related.map(({ type }) => type)).toEqual([
      ...['inquiry', 'thread', 'quotation'],
    ])

    const { colleagues } = await knit.ok(orderColleagues, { id })
    expect(colleagues.map(each => each.id).sort()).toEqual([idOf(owner), idOf(home)].sort())
    expect((await owner.ok(orderColleagues, { id })).colleagues.find(each => each.id === idOf(home))?.open).toBe(0)
    // Finance reads it and pays it, but does not give it away.
    expect((await finance.ok(orderDetail, { id })).actions).not.toContain('reassign')
    expect((await finance.raw(orderColleagues, { id })).code).toBe('MALL600403')
    const gift = { id, version: await versionOf(knit, id), userId: idOf(home), note: 'Plates, not pullovers' }
    expect((await finance.raw(orderReassign, gift)).code).toBe('MALL600403')
    expect((await home.raw(orderReassign, gift)).code).toBe('MALL600404')
    const refused = await knit.raw(orderReassign, { ...gift, userId: idOf(finance) })
    expect(refused.data).toMatchObject({ fieldErrors: [{ path: 'userId', rule: 'invalid_value' }] })
    expect((await knit.raw(orderReassign, { ...gift, userId: randomUUID() })).data).toEqual(refused.data)
    expect((await knit.raw(orderReassign, { ...gift, version: gift.version + 1 })).code).toBe('FT510006')
    await knit.ok(orderReassign, gift)

    expect(await ordersOf(knit)).toEqual([])
    expect((await knit.raw(orderDetail, { id })).code).toBe('MALL600404')
    expect(await ordersOf(home, { mineOnly: true })).toMatchObject([{ id, buyerUserName: home.actor.displayName }])
    expect(await ordersOf(owner, { mineOnly: true })).toEqual([])
    expect(await handedOn(home)).toMatchObject([{ reply: expect.stringContaining('Plates, not pullovers') }])
    const taken = await home.ok(orderDetail, { id })
    expect(taken.actions).toEqual(expect.arrayContaining(['cancel', 'reassign']))
    expect(taken.timeline.at(-1)).toMatchObject({ action: 'hand_on', note: expect.stringContaining('Plates') })
    // Asked and negotiated by somebody else: no link leads to what is not there for the reader.
    expect((await home.raw(inquiryDetail, { id: inquiryId })).code).toBe('MALL600404')
    expect(taken.related).toEqual([])

    const sellers = await mill.seller.ok(orderDetail, { id })
    expect(sellers.buyerUserName).toBeNull()
    expect(sellers.timeline.map(({ action }) => action)).not.toContain('hand_on')
  })

  test('is with who negotiated it: other sales only read it, whoever follows or manages acts, and it is given on', async () => {
    const [anna, ben] = [await sellerWith('sales'), await sellerWith('sales')]
    const [follow, manager] = [await sellerWith('order_follow'), await sellerWith('shop_manager')]
    const [money, both] = [await sellerWith('seller_finance'), await sellerWith('sales', 'seller_finance')]
    const editor = await sellerWith('product_editor')
    const { id } = await anOrder(owner, anna)
    expect(await ordersOf(anna, { mineOnly: true })).toMatchObject([{ id, assignedName: anna.actor.displayName }])
    expect(await ordersOf(ben, { mineOnly: true })).toEqual([])
    expect(await ordersOf(ben, { unassignedOnly: true })).toEqual([])
    expect(await ordersOf(ben)).toMatchObject([{ id, actions: [] }])
    const { terms, version } = await ben.ok(orderDetail, { id })
    expect(terms.actions).toEqual([])
    const gift = { id, version, userId: idOf(follow), note: 'From now on production' }
    const cancel = { id, version, reason: 'other' } as const
    for (const [endpoint, input] of [
      [orderCancel, cancel],
      [orderRequestCancel, { id, version, reason: 'Mine' }],
      [termsPropose, { id: terms.id, version: terms.version }],
      [orderColleagues, { id }],
      [orderReassign, gift],
    ] as const) {
      const answer = await ben.raw(endpoint, input)
      expect([endpoint.name, answer.code]).toEqual([endpoint.name, 'MALL630009'])
      expect(answer.msg).toContain(anna.actor.displayName)
    }
    // A further role keeps what it may do, and no more.
    expect((await both.raw(orderCancel, cancel)).code).not.toBe('MALL630009')
    expect((await both.raw(orderCancel, cancel)).success).toBe(false)
    expect((await money.raw(orderReassign, gift)).code).toBe('MALL600403')
    const kinds = async (who: Caller) => (await who.ok(notificationPage, {})).records.map(({ kind }) => kind)
    expect(await kinds(anna)).toContain('order_created')
    expect(await kinds(follow)).toContain('order_created')
    expect(await kinds(ben)).not.toContain('order_created')

    const { colleagues } = await anna.ok(orderColleagues, { id })
    expect(colleagues.map(each => each.id)).toEqual(
      expect.arrayContaining([idOf(ben), idOf(follow), idOf(manager), idOf(mill.seller)]),
    )
    for (const none of [anna, money, editor]) expect(colleagues.map(each => each.id)).not.toContain(idOf(none))
    const refused = await anna.raw(orderReassign, { ...gift, userId: idOf(editor) })
    expect(refused.data).toMatchObject({ fieldErrors: [{ path: 'userId', rule: 'invalid_value' }] })
    await anna.ok(orderReassign, gift)
    expect((await ordersOf(anna))[0]?.actions).toEqual([])
    expect(await ordersOf(follow, { mineOnly: true })).toMatchObject([{ id, assignedName: follow.actor.displayName }])
    expect(await handedOn(follow)).toHaveLength(1)
    const buyers = await owner.ok(orderDetail, { id })
    expect([buyers.assignedTo, buyers.assignedName]).toEqual([null, null])
    expect(buyers.timeline.map(({ action }) => action)).not.toContain('hand_on')

    // A manager brings it back; the one it is with may give it on again.
    await manager.ok(orderReassign, { id, version: await versionOf(manager, id), userId: idOf(ben) })
    expect((await ordersOf(ben))[0]?.actions).toEqual(expect.arrayContaining(['cancel', 'reassign']))
    await ben.ok(orderReassign, { id, version: await versionOf(ben, id), userId: idOf(anna) })
    const written = async (who: Caller, filters: Record<string, string>) => {
      const made = await who.ok(companyExportCreate, { list: 'orders', filters })
      await api.api.jobs.run('governance.writeExports')
      return (await who.ok(dataExportPage, {})).records.find(row => row.id === made.id)?.rowsDone
    }
    expect(await written(anna, { mine: 'yes' })).toBe(1)
    expect(await written(ben, { mine: 'yes' })).toBe(0)
    expect(await written(ben, { mine: 'nobody' })).toBe(0)
  })

  test('that has ended or is held is given to nobody', async () => {
    const { id } = await anOrder(owner)
    const mate = await buyerWith(['buyer_purchaser'])
    const head = await api.person({ kind: 'operator', roles: ['op_super'] })
    await head.ok(orderFreeze, { id, version: await versionOf(head, id), reason: 'A dispute' })
    const gift = async () => ({ id, version: await versionOf(owner, id), userId: idOf(mate) })
    expect((await owner.ok(orderDetail, { id })).actions).toEqual([])
    expect((await owner.raw(orderColleagues, { id })).code).toBe('MALL630001')
    expect((await owner.raw(orderReassign, await gift())).code).toBe('MALL630001')
    await head.ok(orderUnfreeze, { id, version: await versionOf(head, id), reason: 'Settled' })
    await owner.ok(orderCancel, { id, version: await versionOf(owner, id), reason: 'other' })
    expect((await owner.raw(orderColleagues, { id })).code).toBe('MALL600403')
    expect((await owner.raw(orderReassign, await gift())).code).toBe('MALL600403')
  })
})
