import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plug, tradingPorts } from '@tradeport/compose/api'
import { REGIONS } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import { NOTIFICATION_KINDS, isNotificationKind } from '@tradeport/domain/messaging/contract'
import { joinCompany, setTimers, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { fileDownload, uploadFile } from '@tradeport/domain/files/contract'
import {
  anAcceptedItem,
  anAcceptedQuotation,
  type AcceptedQuotation,
  type PaymentInstalment,
} from '@tradeport/domain/sourcing/contract'
import * as contract from '@tradeport/domain/trading/contract'
import {
  milestoneConfirm,
  milestoneRefuse,
  milestoneReport,
  milestoneSecure,
  orderAccept,
  orderAgreeCancel,
  orderCancel,
  orderCancelUnpaid,
  orderColleagues,
  orderDeliver,
  orderDetail,
  orderFreeze,
  orderPage,
  orderPayees,
  orderReady,
  orderReassign,
  orderRefuseCancel,
  orderRequestCancel,
  orderShip,
  orderShipMore,
  orderStatusCount,
  orderUnfreeze,
  orderUpdateProduction,
  termsPropose,
  termsReject,
  termsSign,
} from '@tradeport/domain/trading/contract'
import { goodsSold, orderPort, totalsSold, tradingServer } from './index'

const region = REGIONS.demo
const START = new Date('2026-03-10T02:00:00.000Z')
const DAY_MS = 86_400_000

const secretKey = randomBytes(32)
let api: TestApi
let buyer: Caller
let seller: Caller
let otherBuyer: Caller
let otherSeller: Caller
let operator: Caller

beforeAll(async () => {
  api = await startModuleApi([plug(tradingServer, tradingPorts(secretKey))], { secretKey })
  buyer = await api.person({ kind: 'buyer', region })
  seller = await api.person({ kind: 'seller', region })
  otherBuyer = await api.person({ kind: 'buyer', region })
  otherSeller = await api.person({ kind: 'seller', region })
  operator = await api.person({ kind: 'operator', region, roles: ['op_trade'] })
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = START
  api.notified.length = 0
})

/** Whatever was told has a kind of the message centre, fills its text and belongs to the order's region. */
afterEach(() => {
  for (const { kind, params, regionId } of api.notified) {
    expect(regionId).toBe(region.regionId)
    if (!isNotificationKind(kind)) throw new Error(`no kind ${kind}`)
    for (const name of NOTIFICATION_KINDS[kind].params) expect(params[name], `${name} of ${kind}`).toBeTruthy()
  }
})

const later = (days: number) => void (api.clock.now = new Date(START.getTime() + days * DAY_MS))

async function anOrder(parts: Partial<AcceptedQuotation> = {}): Promise<string> {
  const accepted = anAcceptedQuotation({
    quotationId: uuidv7(),
    inquiryId: uuidv7(),
    threadId: uuidv7(),
    buyerCompanyId: buyer.actor.companyId ?? '',
    buyerUserId: buyer.actor.userId ?? '',
    sellerCompanyId: seller.actor.companyId ?? '',
    storeId: seller.actor.storeId ?? '',
    items: [anAcceptedItem({ quotationItemId: uuidv7() })],
    ...parts,
  })
  const made = await api.inside(
    ctx => orderPort.createFromQuotation(ctx.inRegion(region.regionId), accepted),
    buyer.actor,
  )
  return made.orderId
}

const see = (id: string, who: Caller = buyer) => who.ok(orderDetail, { id })
const target = async (id: string) => {
  const { version } = await see(id)
  return { id, version }
}

async function milestone(id: string, seq: number) {
  const found = (await see(id)).milestones[seq - 1]
  if (!found) throw new Error('no such instalment')
  return found
}

async function sign(id: string): Promise<void> {
  const draft = (await see(id)).terms
  await seller.ok(termsPropose, { id: draft.id, version: draft.version })
  for (const who of [seller, buyer]) {
    const { terms } = await see(id)
    await who.ok(termsSign, { id: terms.id, version: terms.version, contentHash: terms.contentHash })
  }
}

async function pay(id: string, seq: number, received?: string): Promise<void> {
  const due = await milestone(id, seq)
  const reported = await buyer.ok(milestoneReport, {
    id: due.id,
    version: due.version,
    amount: received ?? due.amount,
    valueDate: '2026-03-12',
    reference: due.remitReference,
  })
  await seller.ok(milestoneConfirm, { id: due.id, version: reported.version, receivedAmount: received ?? due.amount })
}

const kinds = () => api.notified.map(notice => notice.kind)

describe('an order from an accepted quotation', () => {
  it('is identical to it, has a contract draft, and instalments that add up to the total', async () => {
    const accepted = {
      total: '9950.05',
      subtotal: '9900.05',
      chargesTotal: '50.00',
      charges: [{ kind: 'freight', label: 'Sea freight', amount: '50', included: false }],
      paymentPlan: ['33.33', '33.33', '33.34'].map(
        percent => ({ percent, method: 'tt', dueEvent: 'on_sign', dueDays: 0, gate: 'none' }) as const,
      ),
    } satisfies Partial<AcceptedQuotation>
    const order = await see(await anOrder(accepted))
    const { paymentPlan: _plan, ...said } = accepted
    expect(order).toMatchObject({ ...said, status: 'contracting', paymentState: 'none' })
    expect(order.no).toMatch(/^TO260310\d{7}$/)
    expect(order.milestones.map(part => part.amount)).toEqual(['3316.35', '3316.35', '3317.35'])
    expect(order.milestones.every(part => part.status === 'planned')).toBe(true)
    expect(order.terms).toMatchObject({ versionNo: 1, status: 'draft', body: { total: '9950.05', claimDays: 30 } })
    expect(order.related.map(link => link.type)).toEqual(['inquiry', 'thread', 'quotation'])
    expect(api.notified.map(({ kind, to }) => [kind, 'identity' in to && to.identity])).toEqual([
      ['order_created', 'buyer'],
      ['order_created', 'seller'],
    ])
  })

  it('says what its goods come to, without freight, to the company that sold them', async () => {
    const items = ['100.05', '9800'].map((amount, index) =>
      anAcceptedItem({ quotationItemId: uuidv7(), lineNo: index + 1, amount }),
    )
    const id = await anOrder({ total: '9950.05', subtotal: '9900.05', chargesTotal: '50.00', items })
    const asked = (who: Caller, company = who.actor.companyId ?? '', order = id) =>
      api.inside(async plain => {
        const ctx = plain.inRegion(region.regionId)
        return [
          (await totalsSold(ctx, [order], company)).get(order),
          (await goodsSold(ctx, order, company))?.items.length,
        ]
      }, who.actor)
    const { no, currency } = await see(id)
    expect(await asked(seller)).toEqual([{ no, buyerCompanyId: buyer.actor.companyId, currency, amount: '9900.05' }, 2])
    for (const nobody of [await asked(otherSeller), await asked(buyer), await asked(seller, undefined, uuidv7())])
      expect(nobody).toEqual([undefined, undefined])
  })

  it('exists once for a version, whatever calls it', async () => {
    const quotationId = uuidv7()
    await anOrder({ quotationId })
    await expect(anOrder({ quotationId })).rejects.toThrow()
  })
})

describe('from contract to completion', () => {
  it('goes all the way, each stage when what holds it back is paid', async () => {
    const id = await anOrder()
    await sign(id)
    let order = await see(id)
    expect(order).toMatchObject({ status: 'signed', terms: { status: 'signed' } })
    expect(order.milestones.map(part => [part.status, part.dueAt])).toEqual([
      ['due', '2026-03-17T02:00:00.000Z'],
      ['planned', null],
    ])
    expect(order.nextPayment).toMatchObject({ seq: 1, amount: '2985.00', status: 'due' })
    expect(kinds()).toEqual(expect.arrayContaining(['contract_to_sign', 'contract_signed', 'payment_due']))

    await pay(id, 1)
    order = await see(id)
    expect(order).toMatchObject({
      status: 'in_production',
      paidTotal: '2985.00',
      paymentState: 'partial',
      shipBy: '2026-04-14',
    })
    await seller.ok(orderUpdateProduction, {
      ...(await target(id)),
      kind: 'bulk_50',
      percent: 50,
      note: 'On the machines',
    })
    await seller.ok(orderReady, await target(id))
    order = await see(id)
    expect(order).toMatchObject({ status: 'ready', milestones: [{ status: 'paid' }, { status: 'due' }] })
    expect(order.production.map(step => [step.kind, step.percent])).toEqual([
      ['bulk_50', 50],
      ['ready', 100],
    ])
    expect((await seller.call(orderShip, { ...(await target(id)), mode: 'sea' })).code).toBe('MALL600403')

    await pay(id, 2)
    expect((await see(id)).status).toBe('ready_to_ship')
    const wrong = await seller.call(orderShip, { ...(await target(id)), mode: 'sea', containerNo: 'CSQU3054384' })
    expect(wrong).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'containerNo', rule: 'container_no' }] },
    })
    await seller.ok(orderShip, { ...(await target(id)), mode: 'sea', containerNo: 'csqu3054383', blNo: 'BL1' })
    order = await see(id)
    expect(order).toMatchObject({
      status: 'shipped',
      paymentState: 'paid',
      shipments: [{ containerNo: 'CSQU3054383', docsReleased: true }],
    })
    expect(order.items[0]?.shippedQty).toBe('1000')

    await buyer.ok(orderDeliver, await target(id))
    const accepted = await buyer.ok(orderAccept, await target(id))
    expect(accepted.status).toBe('accepted')
    expect((await see(id)).claimUntil).toBe('2026-04-09T02:00:00.000Z')
    later(29)
    await api.api.jobs.run('trading.completeOrders')
    expect((await see(id)).status).toBe('accepted')
    later(31)
    await api.api.jobs.run('trading.completeOrders')
    order = await see(id)
    expect(order).toMatchObject({ status: 'completed', actions: [] })
    expect(order.timeline.map(entry => entry.action)).toEqual([
      'create',
      'conclude',
      'payment_reported',
      'payment_received',
      'start_production',
      'update_production',
      'ready',
      'payment_reported',
      'payment_received',
      'clear_shipping',
      'ship',
      'documents_released',
      'deliver',
      'accept',
      'complete',
    ])
  })

  it('starts production at once where nothing has to be paid before', async () => {
    const onArrival: PaymentInstalment = {
      percent: '100',
      method: 'oa',
      dueEvent: 'on_arrival',
      dueDays: 60,
      gate: 'none',
    }
    const id = await anOrder({ paymentPlan: [onArrival] })
    await sign(id)
    expect((await see(id)).status).toBe('in_production')
    await seller.ok(orderReady, await target(id))
    expect((await see(id)).status).toBe('ready_to_ship')
    await seller.ok(orderShip, { ...(await target(id)), mode: 'air' })
    await buyer.ok(orderDeliver, await target(id))
    expect(await milestone(id, 1)).toMatchObject({ status: 'due', dueAt: '2026-05-09T02:00:00.000Z' })
    await buyer.ok(orderAccept, await target(id))
    later(40)
    await api.api.jobs.run('trading.completeOrders')
    expect((await see(id)).status).toBe('accepted')
    await pay(id, 1)
    expect((await see(id)).status).toBe('completed')
  })

  it('gives the buyer the documents only when what they wait for is paid', async () => {
    const plan: PaymentInstalment[] = [
      { percent: '20', method: 'tt', dueEvent: 'on_sign', dueDays: 0, gate: 'start_production' },
      { percent: '80', method: 'dp', dueEvent: 'on_bl_copy', dueDays: 7, gate: 'release_documents' },
    ]
    const id = await anOrder({ paymentPlan: plan })
    await sign(id)
    await pay(id, 1)
    await seller.ok(orderReady, await target(id))
    const bill = await seller.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'bill-of-lading.txt', type: 'text/plain', content: Buffer.from('B/L') },
    )
    const documents = [{ fileId: bill.data.id, name: 'bill-of-lading.txt' }]
    await seller.ok(orderShip, { ...(await target(id)), mode: 'sea', documents })
    const read = async (who: Caller) => (await who.download(fileDownload, { id: bill.data.id })).content.toString()
    expect((await see(id)).shipments[0]).toMatchObject({ documents: [], docsReleased: false })
    expect((await see(id, seller)).shipments[0]?.documents).toEqual(documents)
    expect(await read(buyer)).not.toBe('B/L')
    await pay(id, 2)
    expect((await see(id)).shipments[0]).toMatchObject({ documents, docsReleased: true })
    expect(await read(buyer)).toBe('B/L')
    expect(await read(otherBuyer)).not.toBe('B/L')
    expect(kinds()).toContain('documents_released')
  })

  it('ships in parts only where the contract allows it, and is delivered when all has left', async () => {
    const free: PaymentInstalment[] = [
      { percent: '100', method: 'oa', dueEvent: 'on_acceptance', dueDays: 0, gate: 'complete' },
    ]
    const readyOrder = async (partialShipment: boolean) => {
      const id = await anOrder({ paymentPlan: free, partialShipment })
      await sign(id)
      await seller.ok(orderReady, await target(id))
      return id
    }
    const part = async (id: string, qty: string) => ({
      ...(await target(id)),
      mode: 'sea' as const,
      lines: [{ orderItemId: (await see(id)).items[0]?.id ?? '', qty }],
    })
    const whole = await readyOrder(false)
    expect((await seller.call(orderShip, await part(whole, '400'))).code).toBe('MALL630005')
    const id = await readyOrder(true)
    expect((await seller.call(orderShip, await part(id, '1000.5'))).code).toBe('MALL630005')
    await seller.ok(orderShip, await part(id, '400'))
    expect((await buyer.call(orderDeliver, await target(id))).code).toBe('MALL630005')
    expect((await see(id, seller)).actions).toEqual(['ship_more', 'reassign'])
    await seller.ok(orderShipMore, await part(id, '600'))
    expect((await see(id)).shipments.map(sent => sent.lines[0]?.qty)).toEqual(['400', '600'])
    expect((await seller.call(orderShipMore, { ...(await target(id)), mode: 'sea' })).code).toBe('MALL630005')
    await buyer.ok(orderDeliver, await target(id))
  })
})

describe('the contract', () => {
  it('is signed by both sides, each once, and only what they read', async () => {
    const id = await anOrder()
    const draft = (await see(id)).terms
    expect(
      (await buyer.call(termsSign, { id: draft.id, version: draft.version, contentHash: draft.contentHash })).code,
    ).toBe('MALL600403')
    await seller.ok(termsPropose, {
      id: draft.id,
      version: draft.version,
      claimDays: 45,
      clauses: 'Sealed sample counts.',
    })
    const { terms } = await see(id)
    expect(terms).toMatchObject({
      status: 'proposed',
      body: { claimDays: 45, clauses: 'Sealed sample counts.' },
      actions: ['sign', 'reject'],
    })
    expect(terms.contentHash).not.toBe(draft.contentHash)
    const input = { id: terms.id, version: terms.version, contentHash: terms.contentHash }
    expect((await buyer.call(termsSign, { ...input, contentHash: draft.contentHash })).code).toBe('MALL630002')
    const first = await seller.ok(termsSign, input)
    expect(first).toMatchObject({ status: 'proposed', orderStatus: 'contracting' })
    expect((await buyer.call(termsSign, input)).code).toBe('FT510006')
    expect((await seller.call(termsSign, { ...input, version: first.version })).code).toBe('MALL630003')
    const second = await buyer.ok(termsSign, { ...input, version: first.version })
    expect(second).toMatchObject({ status: 'signed', orderStatus: 'signed' })
    await expect(api.pool.query(`update order_terms set body = '{}' where id = $1`, [terms.id])).rejects.toThrow(
      /cannot change/,
    )
  })

  it('is signed by both at the same moment without losing a signature', async () => {
    const id = await anOrder()
    const draft = (await see(id)).terms
    await seller.ok(termsPropose, { id: draft.id, version: draft.version })
    const { terms } = await see(id)
    const input = { id: terms.id, version: terms.version, contentHash: terms.contentHash }
    const codes = await Promise.all([buyer.call(termsSign, input), seller.call(termsSign, input)])
    expect(codes.map(answer => answer.code).sort()).toEqual(['200', 'FT510006'])
    const again = (await see(id)).terms
    const missing = again.buyerSigned ? seller : buyer
    await missing.ok(termsSign, { ...input, version: again.version })
    expect((await see(id)).status).toBe('signed')
  })

  it('can be rejected by the other side, which makes way for the next version', async () => {
    const id = await anOrder()
    const draft = (await see(id)).terms
    const proposed = await seller.ok(termsPropose, { id: draft.id, version: draft.version, clauses: 'No claims.' })
    const reject = { id: draft.id, version: proposed.version, note: 'We keep our right to claim.' }
    expect((await seller.call(termsReject, reject)).code).toBe('MALL630007')
    const rejected = await buyer.ok(termsReject, reject)
    const next = await buyer.ok(termsPropose, {
      id: draft.id,
      version: rejected.version,
      clauses: 'Claims within 30 days.',
    })
    const order = await see(id)
    expect(order.terms).toMatchObject({ id: next.id, versionNo: 2, status: 'proposed', proposedBySide: 'buyer' })
    expect(order.termsHistory.map(version => [version.versionNo, version.status])).toEqual([
      [2, 'proposed'],
      [1, 'superseded'],
    ])
  })

  it('is signed only by those who may sign', async () => {
    const id = await anOrder()
    const { terms } = await see(id)
    const sales = await api.person({
      kind: 'seller',
      region,
      companyId: seller.actor.companyId ?? '',
      roles: ['sales'],
    })
    const proposed = await sales.ok(termsPropose, { id: terms.id, version: terms.version })
    const hash = (await see(id)).terms.contentHash
    expect((await sales.call(termsSign, { id: terms.id, version: proposed.version, contentHash: hash })).code).toBe(
      'MALL600403',
    )
  })
})

describe('payments', () => {
  it('can come in parts, be refused, and be more than asked', async () => {
    const id = await anOrder()
    await sign(id)
    const due = await milestone(id, 1)
    const report = { id: due.id, version: due.version, amount: '1000', valueDate: '2026-03-11' }
    const reported = await buyer.ok(milestoneReport, report)
    expect((await buyer.call(milestoneReport, { ...report, version: reported.version })).code).toBe('MALL600403')
    const refused = await seller.ok(milestoneRefuse, { id: due.id, version: reported.version, note: 'Nothing arrived' })
    expect(refused.status).toBe('due')
    const again = await buyer.ok(milestoneReport, { ...report, version: refused.version })
    const part = await seller.ok(milestoneConfirm, { id: due.id, version: again.version, receivedAmount: '985.5' })
    expect(part).toMatchObject({ status: 'partly_paid', orderStatus: 'signed' })
    expect(await milestone(id, 1)).toMatchObject({ paidAmount: '985.50' })
    const rest = await seller.ok(milestoneConfirm, { id: due.id, version: part.version, receivedAmount: '2000' })
    expect(rest).toMatchObject({ status: 'paid', orderStatus: 'in_production' })
    const { receipts } = await milestone(id, 1)
    expect(receipts.map(receipt => [receipt.state, receipt.amount, receipt.receivedAmount])).toEqual([
      ['rejected', '1000.00', null],
      ['matched', '1000.00', '985.50'],
      ['matched', '2000.00', '2000.00'],
    ])
    expect(await see(id)).toMatchObject({ paidTotal: '2985.50', paymentState: 'partial' })
    expect(kinds()).toContain('payment_received')
  })

  it('are confirmed once however often it is clicked', async () => {
    const id = await anOrder()
    await sign(id)
    const due = await milestone(id, 1)
    const confirm = { id: due.id, version: due.version, receivedAmount: due.amount }
    const answers = await Promise.all(Array.from({ length: 8 }, () => seller.call(milestoneConfirm, confirm)))
    expect(answers.filter(answer => answer.success)).toHaveLength(1)
    expect((await see(id)).paidTotal).toBe('2985.00')
  })

  it('have no more decimals than the currency, and are never zero', async () => {
    const id = await anOrder({
      currency: 'JPY',
      total: '100000',
      subtotal: '100000',
      chargesTotal: '0',
      taxTotal: '0',
      items: [anAcceptedItem({ quotationItemId: uuidv7(), qty: '1000', unitPrice: '100', amount: '100000' })],
    })
    await sign(id)
    const due = await milestone(id, 1)
    expect(due.amount).toBe('30000')
    const pays = (receivedAmount: string) =>
      seller.call(milestoneConfirm, { id: due.id, version: due.version, receivedAmount })
    expect(await pays('30000.5')).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'receivedAmount', rule: 'decimal' }] },
    })
    expect((await pays('0')).code).toBe('MALL600400')
    expect((await pays('-1')).code).toBe('MALL600400')
    expect((await pays('30000')).success).toBe(true)
  })

  it('by letter of credit are secured first: production starts, money comes later', async () => {
    const plan: PaymentInstalment[] = [
      { percent: '100', method: 'lc_sight', dueEvent: 'lc_opened', dueDays: 14, gate: 'start_production' },
    ]
    const id = await anOrder({ paymentPlan: plan })
    await sign(id)
    const due = await milestone(id, 1)
    const secured = await seller.ok(milestoneSecure, { id: due.id, version: due.version, reference: 'LC 4711' })
    expect(secured).toMatchObject({ status: 'secured', orderStatus: 'in_production' })
    expect((await see(id)).paidTotal).toBe('0.00')
    const tt = await anOrder()
    await sign(tt)
    const transfer = await milestone(tt, 1)
    expect(
      (await seller.call(milestoneSecure, { id: transfer.id, version: transfer.version, reference: 'x' })).code,
    ).toBe('MALL600403')
  })

  it('are reported by those who pay and confirmed by those who receive', async () => {
    const id = await anOrder()
    await sign(id)
    const due = await milestone(id, 1)
    const editor = await api.person({
      kind: 'seller',
      region,
      companyId: seller.actor.companyId ?? '',
      roles: ['product_editor'],
    })
    expect((await editor.call(orderDetail, { id })).code).toBe('gateway.400019')
    expect((await editor.call(orderPage, {})).code).toBe('gateway.400019')
    const received = { version: due.version, receivedAmount: '1' }
    expect((await editor.call(milestoneConfirm, { ...received, id: due.id })).code).toBe('gateway.400019')
    expect((await editor.call(milestoneConfirm, { ...received, id: randomUUID() })).code).toBe('gateway.400019')
    const purchaser = await api.person({
      kind: 'buyer',
      region,
      companyId: buyer.actor.companyId ?? '',
      // Whose own orders these are not: the viewer's right lets them be seen.
      roles: ['buyer_purchaser', 'buyer_viewer'],
    })
    const report = { id: due.id, version: due.version, amount: '1', valueDate: '2026-03-11' }
    expect((await purchaser.call(milestoneReport, report)).code).toBe('MALL600403')
    const manager = await api.person({
      kind: 'seller',
      region,
      companyId: seller.actor.companyId ?? '',
      roles: ['shop_manager'],
    })
    expect((await manager.call(milestoneConfirm, { id: due.id, version: due.version, receivedAmount: '1' })).code).toBe(
      'MALL600403',
    )
    const finance = await api.person({ kind: 'operator', region, roles: ['op_finance'] })
    const found = { id: due.id, version: due.version, receivedAmount: due.amount }
    expect(await finance.call(milestoneConfirm, found)).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'note', rule: 'required' }] },
    })
    const note = 'On the statement of 11 March'
    expect((await finance.ok(milestoneConfirm, { ...found, note })).status).toBe('paid')
    expect((await operator.call(milestoneConfirm, { ...found, receivedAmount: '1', note })).code).toBe('FT510006')
  })
})

describe('ending an order', () => {
  it('is for either side before both have signed', async () => {
    const id = await anOrder()
    const cancelled = await seller.ok(orderCancel, { ...(await target(id)), reason: 'cannot_deliver' })
    expect(cancelled.status).toBe('cancelled')
    expect((await see(id)).milestones.map(part => part.status)).toEqual(['waived', 'waived'])
    const signed = await anOrder()
    await sign(signed)
    expect((await buyer.call(orderCancel, { ...(await target(signed)), reason: 'other' })).code).toBe('MALL600403')
  })

  it('needs both sides after that, and a settlement once money has arrived', async () => {
    const id = await anOrder()
    await sign(id)
    await buyer.ok(orderRequestCancel, { ...(await target(id)), reason: 'Season is over' })
    expect((await see(id)).cancelRequest).toMatchObject({ bySide: 'buyer', reason: 'Season is over' })
    expect((await buyer.call(orderAgreeCancel, await target(id))).code).toBe('MALL600403')
    await seller.ok(orderRefuseCancel, { ...(await target(id)), note: 'Yarn is bought' })
    expect((await see(id)).cancelRequest).toBeNull()
    await buyer.ok(orderRequestCancel, { ...(await target(id)), reason: 'Please' })
    const agreed = await seller.ok(orderAgreeCancel, await target(id))
    expect(agreed.status).toBe('cancelled')

    const paid = await anOrder()
    await sign(paid)
    await pay(paid, 1)
    expect((await buyer.call(orderRequestCancel, { ...(await target(paid)), reason: 'Please' })).code).toBe(
      'MALL630006',
    )
  })

  it('is the seller’s when the deposit is overdue beyond the grace period', async () => {
    const id = await anOrder()
    await sign(id)
    expect((await seller.call(orderCancelUnpaid, await target(id))).code).toBe('MALL600403')
    later(8)
    await api.api.jobs.run('trading.markOverdue')
    await api.api.jobs.run('trading.markOverdue')
    const overdue = () => api.notified.filter(({ kind, link }) => kind === 'payment_overdue' && link.route.endsWith(id))
    expect(overdue()).toHaveLength(1)
    expect(await milestone(id, 1)).toMatchObject({ status: 'overdue' })
    later(11)
    await api.api.jobs.run('trading.remindOverdue')
    await api.api.jobs.run('trading.remindOverdue')
    expect(overdue()).toHaveLength(2)
    later(15)
    expect((await seller.ok(orderCancelUnpaid, await target(id))).status).toBe('cancelled')
  })

  it('happens by itself to what nobody signed in seven days', async () => {
    const id = await anOrder()
    later(6)
    await api.api.jobs.run('trading.remindToSign')
    await api.api.jobs.run('trading.remindToSign')
    const reminders = api.notified.filter(
      notice => notice.kind === 'contract_to_sign' && notice.link.route.endsWith(id),
    )
    expect(reminders).toHaveLength(2)
    await api.api.jobs.run('trading.cancelUnsigned')
    expect((await see(id)).status).toBe('contracting')
    later(7.1)
    await api.api.jobs.run('trading.cancelUnsigned')
    expect(await see(id)).toMatchObject({ status: 'cancelled', cancelReason: 'not_signed' })
  })
})

describe('delivery nobody confirmed', () => {
  it.each([
    ['foreign', 15],
    ['domestic', 7],
  ] as const)('counts as accepted: %s trade after %i days', async (tradeType, days) => {
    const free: PaymentInstalment[] = [
      { percent: '100', method: 'oa', dueEvent: 'on_acceptance', dueDays: 0, gate: 'complete' },
    ]
    const id = await anOrder({ tradeType, paymentPlan: free })
    await sign(id)
    await seller.ok(orderReady, await target(id))
    await seller.ok(orderShip, { ...(await target(id)), mode: 'road' })
    await buyer.ok(orderDeliver, await target(id))
    later(days - 0.1)
    await api.api.jobs.run('trading.acceptDelivered')
    expect((await see(id)).status).toBe('delivered')
    later(days + 0.1)
    await api.api.jobs.run('trading.acceptDelivered')
    expect(await see(id)).toMatchObject({ status: 'accepted', milestones: [{ status: 'due' }] })
  })
})

describe('deadlines of a region', () => {
  const own = { orderSignDays: 10, acceptForeignDays: 20, claimDays: 45 }
  afterEach(() => setTimers(api, {}, region))

  it('hold for its orders from their making on, and for nobody else’s', async () => {
    await setTimers(api, own, region)
    await setTimers(api, { acceptForeignDays: 5 })
    const free: PaymentInstalment[] = [
      { percent: '100', method: 'oa', dueEvent: 'on_acceptance', dueDays: 0, gate: 'complete' },
    ]
    const id = await anOrder({ tradeType: 'foreign', paymentPlan: free })
    expect(Date.parse((await see(id)).signBy ?? '') - api.clock.now.getTime()).toBe(10 * 86_400_000)
    expect((await see(id)).terms.body.claimDays).toBe(45)
    await sign(id)
    await seller.ok(orderReady, await target(id))
    await seller.ok(orderShip, { ...(await target(id)), mode: 'road' })
    await buyer.ok(orderDeliver, await target(id))
    const { autoAcceptAt } = await see(id)
    expect(Date.parse(autoAcceptAt ?? '') - api.clock.now.getTime()).toBe(20 * 86_400_000)
    for (const [days, status] of [
      [15.1, 'delivered'],
      [20.1, 'accepted'],
    ] as const) {
      later(days)
      await api.api.jobs.run('trading.acceptDelivered')
      expect((await see(id)).status).toBe(status)
    }
    await setTimers(api, {})
  })
})

describe('a hold by the platform', () => {
  it('stops everything but reading until it is lifted, and is written to the audit log', async () => {
    const id = await anOrder()
    await sign(id)
    const due = await milestone(id, 1)
    expect((await see(id, operator)).actions).toEqual(['freeze'])
    await operator.ok(orderFreeze, { ...(await target(id)), reason: 'Suspected fraud' })
    const order = await see(id)
    expect(order).toMatchObject({ frozen: true, frozenReason: 'Suspected fraud', status: 'signed', actions: [] })
    expect(order.milestones.every(part => part.actions.length === 0)).toBe(true)
    const report = { id: due.id, version: due.version, amount: '1', valueDate: '2026-03-11' }
    expect((await buyer.call(milestoneReport, report)).code).toBe('MALL630001')
    expect((await seller.call(milestoneConfirm, { id: due.id, version: due.version, receivedAmount: '1' })).code).toBe(
      'MALL630001',
    )
    expect((await buyer.call(orderRequestCancel, { ...(await target(id)), reason: 'x' })).code).toBe('MALL630001')
    expect((await operator.call(orderFreeze, { ...(await target(id)), reason: 'Again' })).code).toBe('MALL600403')
    later(30)
    await api.api.jobs.run('trading.markOverdue')
    expect((await milestone(id, 1)).status).toBe('due')
    await operator.ok(orderUnfreeze, { ...(await target(id)), reason: 'Cleared' })
    expect((await see(id)).frozen).toBe(false)
    const log = await api.pool.query(
      'select action, entity_no, reason from audit_log where entity_id = $1 and reason is not null order by at, action',
      [id],
    )
    const { no } = await see(id)
    expect(log.rows).toEqual([
      { action: 'order.freeze', entity_no: no, reason: 'Suspected fraud' },
      { action: 'order.unfreeze', entity_no: no, reason: 'Cleared' },
    ])
    const auditor = await api.person({ kind: 'operator', region, roles: ['op_auditor'] })
    expect((await auditor.call(orderFreeze, { ...(await target(id)), reason: 'x' })).code).toBe('MALL600403')
    expect((await buyer.call(orderFreeze, { ...(await target(id)), reason: 'x' })).code).toBe('gateway.400019')
  })
})

describe('an operator who is one of the people of a side', () => {
  const REFUSED = 'USER_SERVICE530307'

  async function joined(company: Caller, party: 'buyer' | 'seller'): Promise<Caller> {
    const both = await api.person({ kind: 'operator', region, roles: ['op_trade', 'op_finance'] })
    await joinCompany(api, both, company.actor.companyId, { party, roles: [`${party}_owner`] })
    return both
  }

  it.each([
    ['buyer', () => buyer],
    ['seller', () => seller],
  ] as const)('of the %s decides nothing about its order', async (side, company) => {
    const id = await anOrder()
    await sign(id)
    const both = await joined(company(), side)
    const reading = async (who: Caller) => {
      const { actions, ownStake, milestones } = await see(id, who)
      const row = (await who.ok(orderPage, { pageSize: 100 })).records.find(each => each.id === id)
      expect(row).toMatchObject({ actions, ownStake })
      return { actions, ownStake, ofPayment: milestones[0]?.actions }
    }
    expect(await reading(both)).toEqual({ actions: [], ownStake: true, ofPayment: [] })
    expect(await reading(operator)).toMatchObject({ actions: ['freeze'], ownStake: false })
    const due = await milestone(id, 1)
    await buyer.ok(milestoneReport, { id: due.id, version: due.version, amount: due.amount, valueDate: '2026-03-11' })
    const reported = await milestone(id, 1)
    const step = { id: due.id, version: reported.version, note: 'On the statement of 11 March' }
    const answers = [
      await both.call(milestoneConfirm, { ...step, receivedAmount: due.amount }),
      await both.call(milestoneRefuse, step),
      await both.call(orderFreeze, { ...(await target(id)), reason: 'Suspected fraud' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([REFUSED, REFUSED, REFUSED])
    await operator.ok(orderFreeze, { ...(await target(id)), reason: 'Suspected fraud' })
    const lift = { ...(await target(id)), reason: 'Cleared' }
    expect((await both.call(orderUnfreeze, lift)).code).toBe(REFUSED)
    await operator.ok(orderUnfreeze, lift)
  })
})

describe('what belongs to somebody else', () => {
  it('does not exist, at every endpoint that takes an id', async () => {
    const id = await anOrder()
    const order = await see(id)
    const at = { id, version: order.version }
    const terms = { id: order.terms.id, version: order.terms.version }
    const instalment = { id: order.milestones[0]?.id ?? '', version: 0 }
    const elsewhere = await api.person({ kind: 'operator', region: REGIONS.puyuan, roles: ['op_trade'] })
    const attempts: [Caller[], Endpoint, object][] = [
      [[otherBuyer, otherSeller, elsewhere], orderDetail, { id }],
      [[otherBuyer, otherSeller, elsewhere], orderPayees, { id: order.id }],
      [[otherBuyer, otherSeller], orderColleagues, { id: order.id }],
      [[otherBuyer, otherSeller], orderReassign, { ...at, userId: uuidv7() }],
      [[otherBuyer, otherSeller], orderCancel, { ...at, reason: 'other' }],
      [[otherSeller], orderCancelUnpaid, at],
      [[otherBuyer, otherSeller], orderRequestCancel, { ...at, reason: 'x' }],
      [[otherBuyer, otherSeller], orderAgreeCancel, at],
      [[otherBuyer, otherSeller], orderRefuseCancel, at],
      [[otherSeller], orderUpdateProduction, { ...at, kind: 'ready', percent: 1 }],
      [[otherSeller], orderReady, at],
      [[otherSeller], orderShip, { ...at, mode: 'sea' }],
      [[otherSeller], orderShipMore, { ...at, mode: 'sea' }],
      [[otherBuyer], orderDeliver, at],
      [[otherBuyer], orderAccept, at],
      [[elsewhere], orderFreeze, { ...at, reason: 'x' }],
      [[elsewhere], orderUnfreeze, { ...at, reason: 'x' }],
      [[otherBuyer, otherSeller], termsPropose, terms],
      [[otherBuyer, otherSeller], termsSign, { ...terms, contentHash: order.terms.contentHash }],
      [[otherBuyer, otherSeller], termsReject, { ...terms, note: 'x' }],
      [[otherBuyer], milestoneReport, { ...instalment, amount: '1', valueDate: '2026-03-11' }],
      [[otherSeller, elsewhere], milestoneConfirm, { ...instalment, receivedAmount: '1' }],
      [[otherSeller, elsewhere], milestoneRefuse, { ...instalment, note: 'x' }],
      [[otherSeller], milestoneSecure, { ...instalment, reference: 'x' }],
    ]
    for (const [callers, endpoint, input] of attempts)
      for (const caller of callers) {
        const theirs = await caller.raw(endpoint, input)
        expect(theirs.code, endpoint.name).toBe('MALL600404')
        expect(await caller.raw(endpoint, { ...input, id: uuidv7() }), endpoint.name).toEqual(theirs)
      }
    const named = new Set(attempts.map(([, endpoint]) => endpoint.name))
    const all = endpointsOf(contract).map(([, endpoint]) => endpoint.name)
    expect(all.filter(name => !named.has(name))).toEqual(['trading.orderPage', 'trading.orderStatusCount'])
    expect((await otherBuyer.ok(orderPage, {})).total).toBe(0)
  })

  it('answers a stale version everywhere it matters', async () => {
    const id = await anOrder()
    const { version } = await see(id)
    const stale = { id, version: version + 1 }
    expect((await buyer.call(orderCancel, { ...stale, reason: 'other' })).code).toBe('FT510006')
    expect((await operator.call(orderFreeze, { ...stale, reason: 'x' })).code).toBe('FT510006')
  })
})

describe('lists', () => {
  it('count what they show, find by number and words, and take signs literally', async () => {
    const id = await anOrder({ storeName: { en_US: '100%_Wool' } })
    const { no } = await see(id)
    for (const who of [buyer, seller, operator]) {
      const counts = await who.ok(orderStatusCount, {})
      for (const [status, n] of Object.entries(counts)) {
        const page = await who.raw(orderPage, status === 'all' ? {} : { status })
        expect(page, status).toMatchObject({ data: { total: n } })
      }
      expect((await who.ok(orderPage, { keyword: no.toLowerCase() })).records.map(row => row.id)).toEqual([id])
      expect((await who.ok(orderPage, { keyword: '100%_wool' })).records.map(row => row.id)).toEqual([id])
    }
    expect((await buyer.ok(orderPage, { pageSize: 1, pageNum: 2 })).records).toHaveLength(1)
    expect((await operator.ok(orderPage, { frozen: true })).total).toBe(0)
  })
})
