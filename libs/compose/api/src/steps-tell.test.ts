import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ownProductDetail,
  productApprove,
  productForceOff,
  productLiftBan,
  productReject,
  productRequestRevision,
  productSubmit,
  productUpdate,
} from '@tradeport/domain/catalogue/contract'
import { productChangeMachine, productMachine } from '@tradeport/domain/catalogue/rules'
import { catalogueServer } from '@tradeport/domain/catalogue/server'
import {
  aQuotation,
  aQuotationItem,
  anAcceptedItem,
  anAcceptedQuotation,
  anInquiryHeader,
  anInquiryLine,
  inquiryAddStores,
  inquiryAmend,
  inquiryCancel,
  inquiryCreate,
  inquiryDetail,
  inquiryExtend,
  inquiryFinish,
  quotationAccept,
  quotationCounter,
  quotationDetail,
  quotationReject,
  quotationSave,
  quotationSend,
  quotationStart,
  quotationWithdraw,
  threadClose,
  threadDecline,
  threadPage,
  threadRequestInfo,
  threadSend,
  type AcceptedQuotation,
  type PaymentInstalment,
} from '@tradeport/domain/sourcing/contract'
import {
  sourcingMachines,
  sourcingServer,
  type SourcingPorts,
  type StoreFacts,
} from '@tradeport/domain/sourcing/server'
import {
  milestoneConfirm,
  milestoneRefuse,
  milestoneReport,
  milestoneSecure,
  orderAccept,
  orderAgreeCancel,
  orderCancel,
  orderCancelUnpaid,
  orderDeliver,
  orderDetail,
  orderFreeze,
  orderReady,
  orderRefuseCancel,
  orderRequestCancel,
  orderShip,
  orderShipMore,
  orderUnfreeze,
  orderUpdateProduction,
  termsPropose,
  termsReject,
  termsSign,
} from '@tradeport/domain/trading/contract'
import { orderPort, tradingMachines, tradingServer } from '@tradeport/domain/trading/server'
import { ROLES } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { aDraft, goodsOnSale } from './goods-on-sale.test-mall'
import { tradingPorts } from './trading-ports'
import { plug } from './wiring'
import { shopPorts } from './shop-ports'

/*
 * Every step that one side takes is read in the other side's message centre. The steps are those of the machines: a new one fails here
 * until it is walked, or stands among the silent ones with its reason.
 */

const SIDES = ['buyer', 'seller', 'operator'] as const
type Side = (typeof SIDES)[number]

const SILENT: Readonly<Record<string, string>> = {
  'product:withdraw': 'it leaves the queue before anybody has decided',
  'product:take_down': 'a seller’s own shelf: whoever negotiates about it goes on',
  'product:relist': 'a seller’s own shelf, and nobody has to review it again',
  'productChange:withdraw': 'it leaves the queue before anybody has decided',
  'productChange:discard': 'a draft that nobody else has seen',
  'thread:view': 'reading is shown in the talk, and is no news',
  'thread:assign': 'the seller’s own company shares out its work',
  'quotation:edit': 'a draft that nobody else sees',
  'purchaseApproval:approve': 'inside the buyer’s company; the seller hears that its quotation is accepted',
  'purchaseApproval:decline': 'inside the buyer’s company, where who asked is told',
  'purchaseApproval:withdraw': 'inside the buyer’s company: it leaves the tasks of its colleagues',
  'quotation:view': 'reading is shown in the talk, and is no news',
}

const MACHINES = [productMachine, productChangeMachine, ...sourcingMachines, ...tradingMachines]

/** The sides that take a step; none for what follows by itself. */
const sidesOf = (by: readonly string[]): Side[] =>
  SIDES.filter(side => {
    const roles: readonly string[] = ROLES[side]
    return by.some(role => roles.includes(role))
  })

const STEPS: (readonly [step: string, side: Side])[] = MACHINES.flatMap(
  (machine: { name: string; actions: Record<string, { by: readonly string[] }> }) =>
    Object.entries(machine.actions).flatMap(([action, { by }]) =>
      sidesOf(by).map(side => [`${machine.name}:${action}`, side] as const),
    ),
)

const START = new Date('2026-03-10T02:00:00.000Z')
const DAY_MS = 86_400_000

let api: TestApi
let buyer: Caller
let seller: Caller
let otherSeller: Caller
let operator: Caller
let reviewer: Caller
const stores = new Map<string, StoreFacts>()

const ports: SourcingPorts = {
  catalogue: {
    storesByIds: async (_ctx, ids) => ids.flatMap(id => stores.get(id) ?? []),
    productSnapshots: async () => [],
    listedOffers: async () => [],
  },
  organisation: {
    companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, `Name of ${id.slice(-4)}`])),
    timeZone: async () => 'UTC',
    avatars: () => Promise.resolve(new Map()),
    colleaguesWith: async () => [],
    orderLimit: async () => null,
    approveLimit: async () => null,
    purchaseApprovers: async () => [],
  },
  rates: { rate: async () => undefined },
  orders: orderPort,
}

beforeAll(async () => {
  api = await startModuleApi([
    plug(catalogueServer, shopPorts),
    plug(sourcingServer, ports),
    plug(tradingServer, tradingPorts(randomBytes(32))),
  ])
  buyer = await api.person({ kind: 'buyer' })
  const sellers = []
  for (const name of ['Morning Mill', 'Evening Loom']) {
    const storeId = randomUUID()
    const person = await api.person({ kind: 'seller', storeId })
    stores.set(storeId, { storeId, companyId: person.actor.companyId ?? '', name: { en_US: name }, open: true })
    sellers.push(person)
  }
  ;[seller = buyer, otherSeller = buyer] = sellers
  operator = await api.person({ kind: 'operator', roles: ['op_trade'] })
  reviewer = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = START
})

const later = (days: number) => void (api.clock.now = new Date(START.getTime() + days * DAY_MS))
const storeOf = (person: Caller) => person.actor.storeId ?? ''
const of = (side: Side): Caller => ({ buyer, seller, operator })[side]

/** What leads up to a step, and then the step itself. */
type Walk = (side: Side) => Promise<() => Promise<unknown>>

// Products.

async function submitted() {
  const goods = await goodsOnSale(api)
  const draft = await aDraft(api, goods.seller, { modelNo: randomUUID().slice(0, 8), skus: [], axes: [] })
  const { id, version } = await goods.seller.ok(productSubmit, { id: draft.id, version: draft.version })
  return { id, version }
}

async function changed() {
  const goods = await goodsOnSale(api)
  const before = await goods.seller.ok(ownProductDetail, { id: goods.productId })
  const content = { ...before.content, brand: 'Another name' }
  const { id, version } = await goods.seller.ok(productUpdate, { id: before.id, version: before.version, content })
  return { seller: goods.seller, id, version }
}

async function changeSubmitted() {
  const { seller: owner, id, version } = await changed()
  const next = await owner.ok(productSubmit, { id, version })
  return { id, version: next.version }
}

const reasons = [{ path: 'title', reason: 'Too short' }]

const reviewed = (of: () => Promise<{ id: string; version: number }>) => ({
  approve: async () => {
    const at = await of()
    return () => reviewer.ok(productApprove, at)
  },
  reject: async () => {
    const at = await of()
    return () => reviewer.ok(productReject, { ...at, reasons, note: 'Not yet' })
  },
  request_revision: async () => {
    const at = await of()
    return () => reviewer.ok(productRequestRevision, { ...at, reasons, note: 'Not yet' })
  },
})

async function banned() {
  const { seller: owner, productId: id } = await goodsOnSale(api)
  const { version } = await owner.ok(ownProductDetail, { id })
  const next = await reviewer.ok(productForceOff, { id, version, note: 'A copy' })
  return { id, version: next.version }
}

const products: Record<string, Walk> = {
  'product:submit': async () => {
    const goods = await goodsOnSale(api)
    const draft = await aDraft(api, goods.seller, { modelNo: 'M2', skus: [], axes: [] })
    return () => goods.seller.ok(productSubmit, { id: draft.id, version: draft.version })
  },
  'product:approve': reviewed(submitted).approve,
  'product:reject': reviewed(submitted).reject,
  'product:request_revision': reviewed(submitted).request_revision,
  'product:force_off': async () => {
    const { seller: owner, productId: id } = await goodsOnSale(api)
    const { version } = await owner.ok(ownProductDetail, { id })
    return () => reviewer.ok(productForceOff, { id, version, note: 'A copy' })
  },
  'product:lift_ban': async () => {
    const at = await banned()
    return () => reviewer.ok(productLiftBan, at)
  },
  'productChange:submit': async () => {
    const { seller: owner, id, version } = await changed()
    return () => owner.ok(productSubmit, { id, version })
  },
  'productChange:approve': reviewed(changeSubmitted).approve,
  'productChange:reject': reviewed(changeSubmitted).reject,
  'productChange:request_revision': reviewed(changeSubmitted).request_revision,
}

// Inquiries, talks and quotations.

async function inquiry(sellers = [seller, otherSeller]) {
  const sent = await buyer.ok(inquiryCreate, {
    ...anInquiryHeader(),
    items: [anInquiryLine()],
    storeIds: sellers.map(storeOf),
  })
  const { items } = await buyer.ok(inquiryDetail, { id: sent.id })
  return { id: sent.id, version: sent.version, lineId: items[0]?.id ?? '' }
}

async function thread(inquiryId: string, who = seller) {
  const [found] = (await who.ok(threadPage, { inquiryId })).records
  if (!found) throw new Error('no thread')
  return found
}

async function draftQuotation(who = seller, asked?: { id: string; lineId: string }) {
  const { id: inquiryId, lineId } = asked ?? (await inquiry())
  const { id: threadId } = await thread(inquiryId, who)
  const draft = await who.ok(quotationStart, { threadId })
  const { version } = await who.ok(quotationSave, {
    ...aQuotation({ items: [aQuotationItem({ inquiryItemId: lineId })], validUntil: '2026-03-20' }),
    id: draft.id,
    version: draft.version,
  })
  return { id: draft.id, version }
}

async function quotation(who = seller, asked?: { id: string; lineId: string }) {
  const draft = await draftQuotation(who, asked)
  await who.ok(quotationSend, draft)
  return buyer.ok(quotationDetail, { id: draft.id })
}

const message = (threadId: string) => ({ threadId, clientMsgId: randomUUID(), body: 'Twelve.' })

const negotiations: Record<string, Walk> = {
  'inquiry:submit': async () => () => inquiry(),
  'inquiry:add_recipients': async () => {
    const { id, version } = await inquiry([seller])
    return () => buyer.ok(inquiryAddStores, { id, version, storeIds: [storeOf(otherSeller)] })
  },
  'inquiry:amend': async () => {
    const { id, version, lineId } = await inquiry()
    return () =>
      buyer.ok(inquiryAmend, { id, version, items: [{ ...anInquiryLine({ quantities: ['2000'] }), id: lineId }] })
  },
  'inquiry:extend': async () => {
    const { id, version } = await inquiry()
    return () => buyer.ok(inquiryExtend, { id, version, days: 7 })
  },
  'inquiry:cancel': async () => {
    const { id, version } = await inquiry()
    return () => buyer.ok(inquiryCancel, { id, version, reason: 'no_longer_needed' })
  },
  'inquiry:finish': async () => {
    const asked = await inquiry()
    const offer = await quotation(seller, asked)
    await quotation(otherSeller, asked)
    await buyer.ok(quotationAccept, {
      id: offer.id,
      version: offer.version,
      contentHash: offer.contentHash ?? '',
      awardAll: false,
    })
    const { id, version } = await buyer.ok(inquiryDetail, { id: asked.id })
    return () => buyer.ok(inquiryFinish, { id, version })
  },
  'thread:reply': async () => {
    const { id } = await thread((await inquiry()).id)
    return () => seller.ok(threadSend, message(id))
  },
  'thread:request_info': async () => {
    const { id, version } = await thread((await inquiry()).id)
    return () => seller.ok(threadRequestInfo, { id, version, question: 'Which gauge?' })
  },
  'thread:provide_info': async () => {
    const { id, version } = await thread((await inquiry()).id)
    await seller.ok(threadRequestInfo, { id, version, question: 'Which gauge?' })
    return () => buyer.ok(threadSend, message(id))
  },
  'thread:quote': async () => {
    const draft = await draftQuotation()
    return () => seller.ok(quotationSend, draft)
  },
  'thread:decline': async () => {
    const { id, version } = await thread((await inquiry()).id)
    return () => seller.ok(threadDecline, { id, version, reason: 'capacity' })
  },
  'thread:close': async () => {
    const { id, version } = await thread((await inquiry()).id)
    return () => buyer.ok(threadClose, { id, version, reason: 'found_supplier' })
  },
  'quotation:send': async () => {
    const draft = await draftQuotation()
    return () => seller.ok(quotationSend, draft)
  },
  'quotation:accept': async () => {
    const { id, version, contentHash } = await quotation()
    return () => buyer.ok(quotationAccept, { id, version, contentHash: contentHash ?? '', awardAll: true })
  },
  'quotation:counter': async () => {
    const { id, version } = await quotation()
    return () => buyer.ok(quotationCounter, { id, version, leadDays: 20 })
  },
  'quotation:reject': async () => {
    const { id, version } = await quotation()
    return () => buyer.ok(quotationReject, { id, version, reason: 'price' })
  },
  'quotation:withdraw': async () => {
    const { id, version } = await quotation()
    return () => seller.ok(quotationWithdraw, { id, version, reason: 'cost_changed' })
  },
}

// Orders.

async function order(parts: Partial<AcceptedQuotation> = {}): Promise<string> {
  const accepted = anAcceptedQuotation({
    quotationId: randomUUID(),
    inquiryId: randomUUID(),
    threadId: randomUUID(),
    buyerCompanyId: buyer.actor.companyId ?? '',
    buyerUserId: buyer.actor.userId ?? '',
    sellerCompanyId: seller.actor.companyId ?? '',
    storeId: storeOf(seller),
    items: [anAcceptedItem({ quotationItemId: randomUUID() })],
    ...parts,
  })
  return (await api.inside(ctx => orderPort.createFromQuotation(ctx, accepted), buyer.actor)).orderId
}

const see = (id: string) => buyer.ok(orderDetail, { id })
const target = async (id: string) => ({ id, version: (await see(id)).version })
const termsOf = async (id: string) => {
  const { terms } = await see(id)
  return { id: terms.id, version: terms.version, contentHash: terms.contentHash }
}

async function proposed(by: Side, parts: Partial<AcceptedQuotation> = {}): Promise<string> {
  const id = await order(parts)
  const { contentHash: _unread, ...terms } = await termsOf(id)
  await of(by).ok(termsPropose, terms)
  return id
}

async function signed(parts: Partial<AcceptedQuotation> = {}): Promise<string> {
  const id = await proposed('seller', parts)
  for (const who of [seller, buyer]) await who.ok(termsSign, await termsOf(id))
  return id
}

const ON_ACCOUNT: PaymentInstalment[] = [
  { percent: '100', method: 'oa', dueEvent: 'on_acceptance', dueDays: 0, gate: 'complete' },
]
/** Production does not wait for it. */
const CREDIT_AT_SHIPMENT: PaymentInstalment[] = [
  { percent: '100', method: 'lc_sight', dueEvent: 'lc_opened', dueDays: 14, gate: 'release_documents' },
]

async function shippable(parts: Partial<AcceptedQuotation> = {}): Promise<string> {
  const id = await signed({ paymentPlan: ON_ACCOUNT, ...parts })
  await seller.ok(orderReady, await target(id))
  return id
}

async function shippedOrder(): Promise<string> {
  const id = await shippable()
  await seller.ok(orderShip, { ...(await target(id)), mode: 'sea' })
  return id
}

async function instalment(id: string) {
  const [due] = (await see(id)).milestones
  if (!due) throw new Error('no instalment')
  return due
}

async function reported(): Promise<{ id: string; version: number; amount: string }> {
  const due = await instalment(await signed())
  const { version } = await buyer.ok(milestoneReport, {
    id: due.id,
    version: due.version,
    amount: due.amount,
    valueDate: '2026-03-12',
    reference: due.remitReference,
  })
  return { id: due.id, version, amount: due.amount }
}

const part = async (id: string, qty: string) => ({
  ...(await target(id)),
  mode: 'sea' as const,
  lines: [{ orderItemId: (await see(id)).items[0]?.id ?? '', qty }],
})

const opposite = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer')

const orders: Record<string, Walk> = {
  'order:cancel': async side => {
    const at = await target(await order())
    return () => of(side).ok(orderCancel, { ...at, reason: 'other' })
  },
  'order:cancel_unpaid': async () => {
    const id = await signed()
    later(8)
    await api.api.jobs.run('trading.markOverdue')
    later(15)
    const at = await target(id)
    return () => seller.ok(orderCancelUnpaid, at)
  },
  'order:update_production': async () => {
    const at = await target(await signed({ paymentPlan: ON_ACCOUNT }))
    return () => seller.ok(orderUpdateProduction, { ...at, kind: 'bulk_50', percent: 50 })
  },
  'order:ready': async () => {
    const at = await target(await signed({ paymentPlan: ON_ACCOUNT }))
    return () => seller.ok(orderReady, at)
  },
  'order:ship': async () => {
    const at = await target(await shippable())
    return () => seller.ok(orderShip, { ...at, mode: 'sea' })
  },
  'order:ship_more': async () => {
    const id = await shippable({ partialShipment: true })
    await seller.ok(orderShip, await part(id, '400'))
    const rest = await part(id, '600')
    return () => seller.ok(orderShipMore, rest)
  },
  'order:deliver': async () => {
    const at = await target(await shippedOrder())
    return () => buyer.ok(orderDeliver, at)
  },
  'order:accept': async () => {
    const id = await shippedOrder()
    await buyer.ok(orderDeliver, await target(id))
    const at = await target(id)
    return () => buyer.ok(orderAccept, at)
  },
  'order:agree_cancel': async side => {
    const id = await signed()
    await of(opposite(side)).ok(orderRequestCancel, { ...(await target(id)), reason: 'Please' })
    const at = await target(id)
    return () => of(side).ok(orderAgreeCancel, at)
  },
  'orderHold:freeze': async () => {
    const at = await target(await signed())
    return () => operator.ok(orderFreeze, { ...at, reason: 'A complaint' })
  },
  'orderHold:unfreeze': async () => {
    const id = await signed()
    await operator.ok(orderFreeze, { ...(await target(id)), reason: 'A complaint' })
    const at = await target(id)
    return () => operator.ok(orderUnfreeze, { ...at, reason: 'Settled' })
  },
  'cancelRequest:request_cancel': async side => {
    const at = await target(await signed())
    return () => of(side).ok(orderRequestCancel, { ...at, reason: 'Please' })
  },
  'cancelRequest:refuse_cancel': async side => {
    const id = await signed()
    await of(opposite(side)).ok(orderRequestCancel, { ...(await target(id)), reason: 'Please' })
    const at = await target(id)
    return () => of(side).ok(orderRefuseCancel, { ...at, note: 'Yarn is bought' })
  },
  'orderTerms:propose': async side => {
    const { id, version } = await termsOf(await order())
    return () => of(side).ok(termsPropose, { id, version })
  },
  'orderTerms:sign': async side => {
    const terms = await termsOf(await proposed('seller'))
    return () => of(side).ok(termsSign, terms)
  },
  'orderTerms:reject': async side => {
    const { id, version } = await termsOf(await proposed(opposite(side)))
    return () => of(side).ok(termsReject, { id, version, note: 'We keep our right to claim.' })
  },
  'milestone:report': async () => {
    const due = await instalment(await signed())
    return () =>
      buyer.ok(milestoneReport, {
        id: due.id,
        version: due.version,
        amount: due.amount,
        valueDate: '2026-03-12',
        reference: due.remitReference,
      })
  },
  'milestone:confirm': async side => {
    const { id, version, amount } = await reported()
    return () =>
      (side === 'operator' ? reviewer : seller).ok(milestoneConfirm, {
        id,
        version,
        receivedAmount: amount,
        note: 'Seen on the account',
      })
  },
  'milestone:refuse': async side => {
    const { id, version } = await reported()
    return () => (side === 'operator' ? reviewer : seller).ok(milestoneRefuse, { id, version, note: 'Nothing arrived' })
  },
  'milestone:secure': async () => {
    const due = await instalment(await signed({ paymentPlan: CREDIT_AT_SHIPMENT }))
    return () => seller.ok(milestoneSecure, { id: due.id, version: due.version, reference: 'LC 4711' })
  },
}

const WALKS = { ...products, ...negotiations, ...orders }

/** Whether somebody who did not take the step hears of it. */
function isToldTo(to: TestApi['notified'][number]['to'], side: Side): boolean {
  if ('operatorsHolding' in to) return side !== 'operator'
  return 'companyId' in to && 'identity' in to && to.identity !== side
}

describe('every step of one side', () => {
  test('is walked here, or silent for a reason', () => {
    const steps = new Set(STEPS.map(([step]) => step))
    expect([...steps].filter(step => !(step in WALKS) && !(step in SILENT))).toEqual([])
    expect([...Object.keys(WALKS), ...Object.keys(SILENT)].filter(step => !steps.has(step))).toEqual([])
    expect(Object.keys(SILENT).filter(step => step in WALKS)).toEqual([])
  })

  test.each(STEPS.filter(([step]) => !(step in SILENT)))(
    '%s by the %s is told to the other side',
    async (step, side) => {
      const walk = WALKS[step]
      if (!walk) throw new Error(`nobody walks ${step}`)
      const act = await walk(side)
      api.notified.length = 0
      await act()
      const told = api.notified.filter(({ to }) => isToldTo(to, side))
      expect(told.map(({ kind }) => kind)).not.toEqual([])
      for (const { link } of told) expect(link.route).toMatch(/^\/[a-z-]+\/[\w-]+/)
    },
  )
})
