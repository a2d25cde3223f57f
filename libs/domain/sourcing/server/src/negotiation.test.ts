import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plug, tradingPorts } from '@tradeport/compose/api'
import { REGIONS } from '@tradeport/kernel/config'
import { endpointsOf, z, type Endpoint } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { NOTIFICATION_KINDS, isNotificationKind } from '@tradeport/domain/messaging/contract'
import { setTimers, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { uploadFile, fileDownload } from '@tradeport/domain/files/contract'
import * as contract from '@tradeport/domain/sourcing/contract'
import {
  blockCreate,
  blockLift,
  aQuotation,
  aQuotationItem,
  addInquiryLine,
  anInquiryHeader,
  anInquiryLine,
  changeInquiryLine,
  compareQuotations,
  inquiryAddStores,
  inquiryAmend,
  inquiryBasket,
  inquiryCancel,
  inquiryColleagues,
  inquiryCreate,
  inquiryDetail,
  inquiryDiscard,
  inquiryExtend,
  inquiryFinish,
  inquiryPage,
  inquiryReassign,
  inquiryRepeat,
  inquirySave,
  inquiryStatusCount,
  inquirySubmit,
  purchaseApprovalApprove,
  purchaseApprovalAsk,
  purchaseApprovalDecline,
  purchaseApprovalWithdraw,
  quotationAccept,
  quotationAskRequote,
  quotationCounter,
  quotationDetail,
  quotationDiscard,
  quotationPage,
  quotationReject,
  quotationSave,
  quotationSend,
  quotationStart,
  quotationStatusCount,
  quotationView,
  quotationWithdraw,
  removeInquiryLine,
  sourcingRoutes,
  threadAssign,
  threadClose,
  threadColleagues,
  threadDecline,
  threadDetail,
  threadMessages,
  threadPage,
  threadRead,
  threadReassign,
  threadRequestInfo,
  threadSend,
  threadStatusCount,
  threadUnreadCount,
  type ProductSnapshot,
  type QuotationContentInput,
  type QuotationDetail,
} from '@tradeport/domain/sourcing/contract'
import { orderDetail, orderPage } from '@tradeport/domain/trading/contract'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the order must really stand: the port's implementation is plugged in as compose does
import { orderPort, tradingServer } from '@tradeport/domain/trading/server'
import type { ListedOffer } from '@tradeport/domain/sourcing/rules'
import { sourcingServer, type SourcingPorts, type StoreFacts } from './index'

const region = REGIONS.demo
const DAY_MS = 86_400_000
const START = new Date('2026-03-10T02:00:00.000Z')

let api: TestApi
let buyer: Caller
let colleague: Caller
let otherBuyer: Caller
let sellerA: Caller
let sellerB: Caller
let stranger: Caller
const stores = new Map<string, StoreFacts>()
const products = new Map<string, ProductSnapshot>()
/** What sellers have published of their products. */
const offers = new Map<string, ListedOffer>()
const zones = new Map<string, string>()
/** What happens while the order is being made; tests put faults here. */
let whileOrdering: (ctx: ActorContext) => Promise<void> = async () => undefined

/** What people may order alone. */
const limits = new Map<string, { amount: string; currency: string }>()
const ports: SourcingPorts = {
  catalogue: {
    storesByIds: async (_ctx, ids) => ids.flatMap(id => stores.get(id) ?? []),
    productSnapshots: async (_ctx, wanted) =>
      wanted.flatMap(({ productId, skuId }) => {
        const product = products.get(productId)
        return product ? { ...product, skuId } : []
      }),
    listedOffers: async (_ctx, wanted) => wanted.flatMap(({ productId }) => offers.get(productId) ?? []),
  },
  organisation: {
    companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, `Name of ${id.slice(-4)}`])),
    timeZone: async (_ctx, id) => zones.get(id) ?? 'UTC',
    avatars: async () => new Map(),
    colleaguesWith: async () => [],
    orderLimit: async ctx => limits.get(ctx.actor.userId ?? '') ?? null,
    approveLimit: async ctx => limits.get(ctx.actor.userId ?? '') ?? null,
    purchaseApprovers: async () => [{ userId: uuidv7(), name: 'Ines Berg', limit: null }],
  },
  rates: {
    rate: async (base, quote) =>
      base === 'EUR' && quote === 'USD' ? { rate: '1.0834', at: '2026-03-10T00:00:00.000Z' } : undefined,
  },
  orders: {
    createFromQuotation: async (ctx, accepted) => {
      const order = await orderPort.createFromQuotation(ctx, accepted)
      await whileOrdering(ctx)
      return order
    },
  },
}

async function aSeller(): Promise<Caller> {
  const storeId = uuidv7()
  const seller = await api.person({ kind: 'seller', region, storeId })
  const companyId = seller.actor.companyId ?? ''
  stores.set(storeId, { storeId, companyId, name: { en_US: `Store ${storeId.slice(-4)}` }, open: true })
  return seller
}

const storeOf = (seller: Caller) => seller.actor.storeId ?? ''

function aProduct(seller: Caller): ProductSnapshot {
  const product: ProductSnapshot = {
    productId: uuidv7(),
    skuId: null,
    no: 'PD1',
    title: { en_US: 'Merino pullover', zh_CN: '羊毛衫' },
    skuLabel: null,
    imageFileId: uuidv7(),
    storeId: storeOf(seller),
    storeName: { en_US: 'Store' },
    unit: 'piece',
    moq: '100',
    available: true,
  }
  products.set(product.productId, product)
  return product
}

beforeAll(async () => {
  api = await startModuleApi([plug(sourcingServer, ports), plug(tradingServer, tradingPorts(randomBytes(32)))])
  buyer = await api.person({ kind: 'buyer', region, department: 'Knitwear' })
  zones.set(buyer.actor.companyId ?? '', 'America/New_York')
  colleague = await api.person({
    kind: 'buyer',
    region,
    companyId: buyer.actor.companyId ?? '',
    roles: ['buyer_purchaser'],
    department: 'Knitwear',
  })
  otherBuyer = await api.person({ kind: 'buyer', region })
  sellerA = await aSeller()
  sellerB = await aSeller()
  stranger = await aSeller()
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = START
  api.notified.length = 0
})
afterEach(() => {
  whileOrdering = async () => undefined
})

/** Whatever was told has a kind of the message centre, fills its text and belongs to the negotiation's region. */
afterEach(() => {
  for (const { kind, params, regionId } of api.notified) {
    expect(regionId).toBe(region.regionId)
    if (!isNotificationKind(kind)) throw new Error(`no kind ${kind}`)
    for (const name of NOTIFICATION_KINDS[kind].params) expect(params[name], `${name} of ${kind}`).toBeTruthy()
  }
})

/** An inquiry with one free line, sent to both sellers. */
async function anInquiry(parts: Partial<Parameters<typeof anInquiryHeader>[0]> = {}, sellers = [sellerA, sellerB]) {
  const sent = await buyer.ok(inquiryCreate, {
    ...anInquiryHeader(parts),
    items: [anInquiryLine()],
    storeIds: sellers.map(storeOf),
  })
  const detail = await buyer.ok(inquiryDetail, { id: sent.id })
  return { ...sent, detail, lineId: detail.items[0]?.id ?? '' }
}

async function threadOf(inquiryId: string, seller: Caller) {
  const { records } = await seller.ok(threadPage, { inquiryId })
  const [thread] = records
  if (!thread) throw new Error('no thread')
  return thread
}

/** A version sent by the seller, with what the case is about. */
async function aSentQuotation(
  inquiry: { id: string; lineId: string },
  seller: Caller,
  parts: Partial<QuotationContentInput> = {},
): Promise<QuotationDetail> {
  const thread = await threadOf(inquiry.id, seller)
  const draft = await seller.ok(quotationStart, { threadId: thread.id })
  const saved = await seller.ok(quotationSave, {
    ...aQuotation({
      items: [aQuotationItem({ inquiryItemId: inquiry.lineId })],
      validUntil: '2026-03-20',
      ...parts,
    }),
    id: draft.id,
    version: draft.version,
  })
  await seller.ok(quotationSend, { id: draft.id, version: saved.version })
  return buyer.ok(quotationDetail, { id: draft.id })
}

const acceptInput = (quotation: QuotationDetail, awardAll = false) => ({
  id: quotation.id,
  version: quotation.version,
  contentHash: quotation.contentHash ?? '',
  awardAll,
})

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> => (await api.pool.query(text, values)).rows

describe('the basket of inquiry lines', () => {
  it('is made by the first line, replaces a product named again, and belongs to one person', async () => {
    const own = await api.person({ kind: 'buyer', region })
    expect((await own.ok(inquiryBasket, {})).draft).toBeNull()
    const product = aProduct(sellerA)
    const line = anInquiryLine({ name: undefined, productId: product.productId })
    const first = await own.ok(addInquiryLine, line)
    expect(first).toMatchObject({ lineCount: 1, version: 0 })
    const again = await own.ok(addInquiryLine, { ...line, quantities: ['5000'] })
    expect(again).toMatchObject({ lineId: first.lineId, lineCount: 1, version: 1 })
    await own.ok(addInquiryLine, anInquiryLine())
    const { draft } = await own.ok(inquiryBasket, {})
    expect(draft?.items.map(item => [item.lineNo, item.quantities])).toEqual([
      [1, ['5000']],
      [3, ['300', '1000']],
    ])
    expect(draft?.items[0]?.product?.title).toEqual(product.title)
    expect(draft?.stores).toEqual([{ storeId: product.storeId, storeName: product.storeName }])
    expect((await buyer.call(changeInquiryLine, { lineId: first.lineId, line })).code).toBe('MALL600404')
    expect((await buyer.call(removeInquiryLine, { lineId: first.lineId })).code).toBe('MALL600404')
    const changed = { ...line, quantities: ['7'], targetPrice: undefined, targetCurrency: undefined }
    await own.ok(changeInquiryLine, { lineId: first.lineId, line: changed })
    expect(await own.ok(removeInquiryLine, { lineId: again.lineId })).toMatchObject({ lineCount: 1 })
    const discarded = await own.ok(inquiryBasket, {})
    await own.ok(inquiryDiscard, { id: discarded.draft?.id ?? '', version: discarded.draft?.version ?? 0 })
    expect((await own.ok(inquiryBasket, {})).draft).toBeNull()
  })

  it('loses no line and numbers none twice when ten are added at once', async () => {
    const own = await api.person({ kind: 'buyer', region })
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => own.ok(addInquiryLine, anInquiryLine({ name: `Line ${index}` }))),
    )
    const { draft } = await own.ok(inquiryBasket, {})
    expect(draft?.items.map(item => item.lineNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('takes a line once however often the request is repeated', async () => {
    const own = await api.person({ kind: 'buyer', region })
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => own.ok(addInquiryLine, anInquiryLine(), { idempotencyKey })),
    )
    expect(new Set(answers.map(answer => answer.lineId)).size).toBe(1)
    expect((await own.ok(inquiryBasket, {})).draft?.items).toHaveLength(1)
  })

  it('ends at a hundred lines, and a refused line leaves nothing behind', async () => {
    const own = await api.person({ kind: 'buyer', region })
    const idempotencyKey = randomUUID()
    const line = anInquiryLine()
    const first = await own.ok(addInquiryLine, line, { idempotencyKey })
    await api.pool.query(
      `insert into inquiry_item (id, inquiry_id, line_no, name, quantities, unit)
       select gen_random_uuid(), $1, n, 'x', '{1}', 'piece' from generate_series(2, 100) n`,
      [first.inquiryId],
    )
    const refusedKey = randomUUID()
    expect((await own.call(addInquiryLine, anInquiryLine(), { idempotencyKey: refusedKey })).code).toBe('MALL620010')
    expect((await own.ok(inquiryBasket, {})).draft?.version).toBe(first.version)
    // What was answered once is answered again, though the basket is full now; what was refused is asked anew.
    expect(await own.ok(addInquiryLine, line, { idempotencyKey })).toEqual(first)
    await own.ok(removeInquiryLine, { lineId: first.lineId })
    expect((await own.ok(addInquiryLine, anInquiryLine(), { idempotencyKey: refusedKey })).lineCount).toBe(100)
  })

  it('takes no key that another request was made with', async () => {
    const own = await api.person({ kind: 'buyer', region })
    const idempotencyKey = randomUUID()
    const first = await own.ok(addInquiryLine, anInquiryLine(), { idempotencyKey })
    const others = [
      await own.call(addInquiryLine, anInquiryLine({ name: 'Another' }), { idempotencyKey }),
      await own.call(removeInquiryLine, { lineId: first.lineId }, { idempotencyKey }),
      await own.call(inquirySave, { title: 'Pull' }, { idempotencyKey }),
    ]
    expect(others.map(({ code }) => code)).toEqual(['MALL600409', 'MALL600409', 'MALL600409'])
    expect((await own.ok(inquiryBasket, {})).draft?.items).toHaveLength(1)
  })

  it('is refused to those who only read', async () => {
    const viewer = await api.person({ kind: 'buyer', region, roles: ['buyer_viewer'] })
    expect((await viewer.call(addInquiryLine, anInquiryLine())).code).toBe('MALL600403')
    expect((await sellerA.call(addInquiryLine, anInquiryLine())).code).toBe('gateway.400019')
    expect((await api.visitor.call(addInquiryLine, anInquiryLine())).code).toBe('global400001')
  })

  it.each<[string, object, string, string]>([
    ['quantities that do not go up', { quantities: ['10', '10'] }, 'quantities', 'ascending'],
    ['no quantity', { quantities: [] }, 'quantities', 'required'],
    ['a quantity of zero', { quantities: ['0'] }, 'quantities.0', 'positive'],
    ['neither product nor name', { name: '' }, 'name', 'required'],
    ['a price without a currency', { targetCurrency: undefined }, 'targetCurrency', 'required'],
    ['an unknown currency', { targetCurrency: 'XXX' }, 'targetCurrency', 'currency'],
    ['an unknown unit', { unit: 'handful' }, 'unit', 'unit'],
    ['a quantity that is missing', { quantities: [null] }, 'quantities.0', 'required'],
  ])('refuses %s at its field', async (_case, parts, path, rule) => {
    const answer = await buyer.raw(addInquiryLine, { ...anInquiryLine(), ...parts })
    expect(answer).toMatchObject({ code: 'MALL600400', data: { fieldErrors: [{ path, rule }] } })
  })
})

describe('sending an inquiry', () => {
  it('opens a thread for each store, keeps the products as they were, and tells the sellers', async () => {
    const own = await api.person({ kind: 'buyer', region })
    zones.set(own.actor.companyId ?? '', 'Europe/Berlin')
    const product = aProduct(sellerA)
    await own.ok(addInquiryLine, anInquiryLine({ productId: product.productId, name: undefined }))
    const saved = await own.ok(inquirySave, { title: 'Pull', requirement: 'Soft <b>hand</b>' })
    const sent = await own.ok(inquirySubmit, {
      ...anInquiryHeader(),
      id: saved.id,
      version: saved.version,
      storeIds: [storeOf(sellerA), storeOf(sellerB)],
    })
    expect(sent).toMatchObject({ status: 'open', no: expect.stringMatching(/^IQ260310\d{7}$/) })
    products.set(product.productId, { ...product, title: { en_US: 'Renamed' } })
    const detail = await own.ok(inquiryDetail, { id: sent.id })
    expect(detail.items[0]?.product?.title).toEqual(product.title)
    expect(detail.quoteDeadline).toBe('2026-03-17T22:59:59.999Z')
    expect(detail.threads.map(thread => [thread.storeId, thread.status])).toEqual([
      [storeOf(sellerA), 'new'],
      [storeOf(sellerB), 'new'],
    ])
    expect(api.notified.map(({ kind, to }) => [kind, 'companyId' in to && to.companyId])).toEqual([
      ['inquiry_received', sellerA.actor.companyId],
      ['inquiry_received', sellerB.actor.companyId],
    ])
    expect((await own.ok(inquiryBasket, {})).draft).toBeNull()
    expect(detail.timeline.map(entry => entry.action)).toEqual(['submit'])
  })

  it('names goods of the mall in the reader’s language, and a quotation in the buyer’s', async () => {
    const product = aProduct(sellerA)
    products.set(product.productId, { ...product, title: { ...product.title, de_DE: 'Merinopullover' } })
    const german = { locale: 'de_DE' } as const
    const chinese = { locale: 'zh_CN' } as const
    const sent = await otherBuyer.ok(
      inquiryCreate,
      {
        ...anInquiryHeader({ requirement: 'Weich' }),
        items: [anInquiryLine({ productId: product.productId, name: undefined }), anInquiryLine()],
        storeIds: [storeOf(sellerA)],
      },
      german,
    )
    const [thread] = (await sellerA.ok(threadPage, { inquiryId: sent.id }, chinese)).records
    expect(thread?.firstItemName).toBe('羊毛衫')
    expect((await otherBuyer.ok(inquiryPage, {}, german)).records[0]?.firstItemName).toBe('Merinopullover')
    expect((await otherBuyer.ok(inquiryPage, {})).records[0]?.firstItemName).toBe('Merino pullover')
    const draft = await sellerA.ok(quotationStart, { threadId: thread?.id ?? '' }, chinese)
    expect((await sellerA.ok(quotationDetail, { id: draft.id }, chinese)).items[0]?.name).toBe('Merinopullover')
  })

  it('shows each seller only their own thread and nothing of the others', async () => {
    const inquiry = await anInquiry()
    const own = await threadOf(inquiry.id, sellerA)
    const detail = await sellerA.ok(threadDetail, { id: own.id })
    expect(JSON.stringify(detail)).not.toContain(storeOf(sellerB))
    expect((await sellerA.ok(threadPage, { inquiryId: inquiry.id })).total).toBe(1)
    expect((await stranger.ok(threadPage, { inquiryId: inquiry.id })).total).toBe(0)
  })

  it('hides an anonymous buyer until an order stands', async () => {
    const inquiry = await anInquiry({ visibility: 'anonymous' })
    const name = `Name of ${buyer.actor.companyId?.slice(-4)}`
    const thread = await threadOf(inquiry.id, sellerA)
    expect(thread.buyerName).toBeNull()
    expect(api.notified.map(notice => notice.params['party'])).toEqual(['***', '***'])
    await buyer.ok(threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body: 'Hello' })
    const seen = await sellerA.ok(threadMessages, { threadId: thread.id })
    expect(seen.messages[0]).toMatchObject({ body: 'Hello', senderName: null, senderId: null })
    expect((await sellerA.ok(threadPage, { keyword: name, inquiryId: inquiry.id })).total).toBe(0)
    const quotation = await aSentQuotation(inquiry, sellerA)
    await buyer.ok(quotationAccept, acceptInput(quotation))
    expect((await threadOf(inquiry.id, sellerA)).buyerName).toBe(name)
  })

  it('takes no line, no closed store, no unknown store, no product that is gone, no foreign trade where there is none', async () => {
    const own = await api.person({ kind: 'buyer', region })
    const { id, version } = await own.ok(inquirySave, {})
    const base = { ...anInquiryHeader(), id, version, storeIds: [storeOf(sellerA)] }
    expect((await own.call(inquirySubmit, base)).code).toBe('MALL620005')
    const direct = { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [uuidv7()] }
    expect(await own.call(inquiryCreate, direct)).toMatchObject({
      code: 'MALL620006',
      data: { fieldErrors: [{ path: 'storeIds.0' }] },
    })
    const closed = await aSeller()
    stores.set(storeOf(closed), { storeId: storeOf(closed), companyId: uuidv7(), name: {}, open: false })
    expect((await own.call(inquiryCreate, { ...direct, storeIds: [storeOf(closed)] })).code).toBe('MALL620006')
    const gone = { ...aProduct(sellerA), available: false }
    products.set(gone.productId, gone)
    const withGone = { ...direct, storeIds: [storeOf(sellerA)], items: [anInquiryLine({ productId: gone.productId })] }
    expect(await own.call(inquiryCreate, withGone)).toMatchObject({
      code: 'MALL620008',
      data: { fieldErrors: [{ path: 'items.0.productId' }] },
    })
    const tooLate = { ...direct, ...anInquiryHeader({ neededBy: '2026-03-09' }), storeIds: [storeOf(sellerA)] }
    expect(await own.call(inquiryCreate, tooLate)).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'neededBy', rule: 'in_past' }] },
    })
    const domesticOnly = { ...region, tradeTypes: ['domestic'] } as const
    const foreign = z.parse(inquiryCreate.input, { ...direct, storeIds: [storeOf(sellerA)] })
    await expect(
      api.inside(
        ctx => sourcingServer.handlers(ports).inquiryCreate({ ...ctx, region: domesticOnly }, foreign, { files: [] }),
        own.actor,
      ),
    ).rejects.toMatchObject({ code: 'MALL620015' })
    expect(
      await rows('select 1 from inquiry where buyer_company_id = $1 and status <> $2', [own.actor.companyId, 'draft']),
    ).toEqual([])
  })

  it('refuses more than twenty stores and the same one twice', async () => {
    const header = { ...anInquiryHeader(), items: [anInquiryLine()] }
    const many = await buyer.raw(inquiryCreate, { ...header, storeIds: Array.from({ length: 21 }, () => randomUUID()) })
    expect(many).toMatchObject({ code: 'MALL600400', data: { fieldErrors: [{ path: 'storeIds', rule: 'too_many' }] } })
    const twice = await buyer.raw(inquiryCreate, { ...header, storeIds: [storeOf(sellerA), storeOf(sellerA)] })
    expect(twice).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'storeIds', rule: 'duplicate' }] },
    })
  })

  it('lets the chosen sellers, and nobody else, read its files', async () => {
    const upload = await buyer.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'tech-pack.txt', type: 'text/plain', content: Buffer.from('Gauge 12') },
    )
    const inquiry = await buyer.ok(inquiryCreate, {
      ...anInquiryHeader({ files: [{ fileId: upload.data.id, name: 'tech-pack.txt' }] }),
      items: [anInquiryLine()],
      storeIds: [storeOf(sellerA)],
    })
    const download = (who: Caller) => who.download(fileDownload, { id: upload.data.id })
    expect((await download(sellerA)).content.toString()).toBe('Gauge 12')
    expect((await download(sellerB)).content.toString()).not.toBe('Gauge 12')
    const detail = await buyer.ok(inquiryDetail, { id: inquiry.id })
    await buyer.ok(inquiryAddStores, { id: inquiry.id, version: detail.version, storeIds: [storeOf(sellerB)] })
    expect((await download(sellerB)).content.toString()).toBe('Gauge 12')
  })

  it('keeps what people write, whatever it looks like', async () => {
    const nasty = `Robert'); drop table inquiry; -- <script>alert(1)</script> 100%_\\`
    const inquiry = await anInquiry({ title: nasty, requirement: nasty })
    expect(inquiry.detail).toMatchObject({ title: nasty, requirement: nasty })
    const found = await buyer.ok(inquiryPage, { keyword: `drop table inquiry; -- <script>alert(1)</script> 100%_` })
    expect(found.records.map(record => record.id)).toEqual([inquiry.id])
    expect((await buyer.ok(inquiryPage, { keyword: '%' })).records.map(record => record.id)).toEqual([inquiry.id])
  })

  it('can be amended, extended twice, repeated and cancelled', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const amended = await buyer.ok(inquiryAmend, {
      id: inquiry.id,
      version: inquiry.version,
      items: [{ ...anInquiryLine({ quantities: ['2000'] }), id: inquiry.lineId }, anInquiryLine({ name: 'Scarf' })],
    })
    expect(api.notified.filter(notice => notice.kind === 'inquiry_amended')).toHaveLength(2)
    const after = await buyer.ok(inquiryDetail, { id: inquiry.id })
    expect(after.revision).toBe(2)
    expect(after.items.map(item => [item.id === inquiry.lineId, item.quantities])).toEqual([
      [true, ['2000']],
      [false, ['300', '1000']],
    ])
    expect((await buyer.ok(quotationDetail, { id: quotation.id })).basedOnOldRevision).toBe(true)
    const foreign = await anInquiry()
    const stolen = await buyer.call(inquiryAmend, {
      id: inquiry.id,
      version: amended.version,
      items: [{ ...anInquiryLine(), id: foreign.lineId }],
    })
    expect(stolen).toMatchObject({ code: 'MALL600400', data: { fieldErrors: [{ path: 'items.0.id' }] } })

    const once = await buyer.ok(inquiryExtend, { id: inquiry.id, version: amended.version, days: 14 })
    expect((await buyer.ok(inquiryDetail, { id: inquiry.id })).quoteDeadline).toBe('2026-03-31T03:59:59.999Z')
    const twice = await buyer.ok(inquiryExtend, { id: inquiry.id, version: once.version, days: 1 })
    expect((await buyer.call(inquiryExtend, { id: inquiry.id, version: twice.version, days: 1 })).code).toBe(
      'MALL620011',
    )

    const own = await colleague.ok(inquiryRepeat, { id: inquiry.id })
    expect(own.lineCount).toBeGreaterThanOrEqual(2)

    const cancelled = await buyer.ok(inquiryCancel, {
      id: inquiry.id,
      version: twice.version,
      reason: 'no_longer_needed',
    })
    expect(cancelled.status).toBe('cancelled')
    const [thread] = (await buyer.ok(inquiryDetail, { id: inquiry.id })).threads
    expect(thread?.status).toBe('closed')
    expect((await buyer.ok(quotationDetail, { id: quotation.id })).status).toBe('rejected')
    expect((await sellerA.call(quotationStart, { threadId: quotation.threadId })).code).toBe('MALL620009')
    const says = await sellerA.call(threadSend, {
      threadId: quotation.threadId,
      clientMsgId: randomUUID(),
      body: 'Why?',
    })
    expect(says.code).toBe('MALL620009')
  })
})

describe('the talk', () => {
  it('counts for each person what the other side wrote since they last read', async () => {
    const inquiry = await anInquiry()
    const thread = await threadOf(inquiry.id, sellerA)
    const say = (who: Caller, body: string) =>
      who.ok(threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body })
    const unread = async (who: Caller) =>
      (await who.ok(threadPage, { inquiryId: inquiry.id })).records.find(row => row.id === thread.id)?.unread
    const before = await colleague.ok(threadUnreadCount, {})
    const first = await say(sellerA, 'We can do this.')
    expect(first.threadStatus).toBe('in_negotiation')
    await say(sellerA, 'From 300 pieces.')
    expect(await unread(buyer)).toBe(2)
    expect(await unread(colleague)).toBe(2)
    expect(await unread(sellerA)).toBe(0)
    expect(await colleague.ok(threadUnreadCount, {})).toEqual({
      messages: before.messages + 2,
      threads: before.threads + 1,
    })
    const page = await buyer.ok(threadPage, { unreadOnly: true, inquiryId: inquiry.id })
    expect(page.total).toBe(1)
    expect(await buyer.ok(threadRead, { threadId: thread.id, seq: 1 })).toMatchObject({ lastReadSeq: 1, unread: 1 })
    expect(await buyer.ok(threadRead, { threadId: thread.id, seq: 999 })).toMatchObject({ lastReadSeq: 2, unread: 0 })
    expect(await buyer.ok(threadRead, { threadId: thread.id, seq: 1 })).toMatchObject({ lastReadSeq: 2, unread: 0 })
    expect(await unread(colleague)).toBe(2)
    await say(buyer, 'Thanks')
    expect(await unread(sellerA)).toBe(1)
    expect(await unread(buyer)).toBe(0)
    const seen = await sellerA.ok(threadMessages, { threadId: thread.id })
    expect(seen).toMatchObject({ lastSeq: 3, lastReadSeq: 2, otherReadSeq: 3 })
    expect(seen.messages.map(message => [message.seq, message.mine])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
    expect(api.notified.slice(2).map(notice => [notice.kind, notice.dedupeKey ?? null])).toEqual([
      ['inquiry_reply', null],
      ['negotiation_message', `thread:${thread.id}:buyer`],
      ['negotiation_message', `thread:${thread.id}:seller`],
    ])
  })

  it('stores a message once and numbers without gaps whoever speaks at the same time', async () => {
    const inquiry = await anInquiry()
    const thread = await threadOf(inquiry.id, sellerA)
    const clientMsgId = randomUUID()
    const same = await Promise.all(
      Array.from({ length: 6 }, () => buyer.ok(threadSend, { threadId: thread.id, clientMsgId, body: 'Once' })),
    )
    expect(new Set(same.map(answer => answer.message.id)).size).toBe(1)
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? buyer : sellerA).ok(threadSend, {
          threadId: thread.id,
          clientMsgId: randomUUID(),
          body: `${index}`,
        }),
      ),
    )
    const { messages } = await buyer.ok(threadMessages, { threadId: thread.id })
    expect(messages.map(message => message.seq)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    const older = await buyer.ok(threadMessages, { threadId: thread.id, beforeSeq: 6, limit: 3 })
    expect(older.messages.map(message => message.seq)).toEqual([3, 4, 5])
    expect(older.hasMore).toBe(true)
    const newer = await buyer.ok(threadMessages, { threadId: thread.id, afterSeq: 11 })
    expect(newer.messages.map(message => message.seq)).toEqual([12, 13])
  })

  it('refuses nothing said and more than 5,000 characters', async () => {
    const thread = await threadOf((await anInquiry()).id, sellerA)
    const base = { threadId: thread.id, clientMsgId: randomUUID() }
    expect((await buyer.raw(threadSend, { ...base, body: '  ' })).code).toBe('MALL600400')
    expect((await buyer.raw(threadSend, { ...base, body: 'x'.repeat(5001) })).code).toBe('MALL600400')
    await buyer.ok(threadSend, { ...base, body: '毛'.repeat(5000) })
  })

  it('goes to waiting for the buyer and back, and is taken over by a colleague', async () => {
    const inquiry = await anInquiry()
    const thread = await threadOf(inquiry.id, sellerA)
    const read = await sellerA.ok(threadRead, { threadId: thread.id, seq: 0 })
    expect(read.status).toBe('viewed')
    const sales = await api.person({
      kind: 'seller',
      region,
      companyId: sellerA.actor.companyId ?? '',
      storeId: storeOf(sellerA),
      roles: ['sales'],
    })
    const assigned = await sales.ok(threadAssign, { id: thread.id, version: read.version })
    expect((await threadOf(inquiry.id, sellerA)).assignedTo).toBe(sales.actor.userId)
    const asked = await sales.ok(threadRequestInfo, {
      id: thread.id,
      version: assigned.version,
      question: 'Which gauge?',
    })
    expect(asked.status).toBe('waiting_buyer')
    const answer = await colleague.ok(threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body: 'Twelve.' })
    expect(answer.threadStatus).toBe('in_negotiation')
    const stale = await sales.call(threadRequestInfo, { id: thread.id, version: asked.version, question: 'Sure?' })
    expect(stale.code).toBe('FT510006')
  })

  it('is read by several people at once, and seen once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async () =>
        api.person({
          ...{ kind: 'seller' as const, region, companyId: sellerA.actor.companyId ?? '', storeId: storeOf(sellerA) },
          roles: ['sales'],
        }),
      ),
    )
    for (let round = 0; round < 5; round++) {
      const thread = await threadOf((await anInquiry()).id, sellerA)
      const read = await Promise.all(people.map(who => who.ok(threadRead, { threadId: thread.id, seq: 1 })))
      expect(new Set(read.map(({ status }) => status))).toEqual(new Set(['viewed']))
      expect((await threadOf(thread.inquiryId, sellerA)).version).toBe(thread.version + 1)
    }
  })

  it('can be declined by the seller and closed by the buyer, ending what was offered', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const thread = await threadOf(inquiry.id, sellerA)
    await sellerA.ok(threadDecline, { id: thread.id, version: thread.version, reason: 'capacity' })
    expect((await buyer.ok(quotationDetail, { id: quotation.id })).status).toBe('withdrawn')
    expect((await buyer.call(quotationAccept, acceptInput(quotation))).code).toBe('FT510006')
    const other = await threadOf(inquiry.id, sellerB)
    await buyer.ok(threadClose, { id: other.id, version: other.version, reason: 'found_supplier' })
    expect((await threadOf(inquiry.id, sellerB)).status).toBe('closed')
  })
})

describe('quotations', () => {
  it('open prefilled, are one draft at a time, and are nobody else’s business before they are sent', async () => {
    const product = aProduct(sellerA)
    const inquiry = await buyer.ok(inquiryCreate, {
      ...anInquiryHeader(),
      items: [anInquiryLine({ productId: product.productId, name: undefined })],
      storeIds: [storeOf(sellerA), storeOf(sellerB)],
    })
    const thread = await threadOf(inquiry.id, sellerA)
    const drafts = await Promise.all(
      Array.from({ length: 4 }, () => sellerA.ok(quotationStart, { threadId: thread.id })),
    )
    expect(new Set(drafts.map(draft => draft.id)).size).toBe(1)
    const id = drafts[0]?.id ?? ''
    const detail = await sellerA.ok(quotationDetail, { id })
    expect(detail).toMatchObject({
      versionNo: 1,
      status: 'draft',
      currency: 'USD',
      incoterm: 'FOB',
      validUntilDate: '2026-03-24',
    })
    expect(detail.items[0]).toMatchObject({
      productId: product.productId,
      imageFileId: product.imageFileId,
      qty: '1000',
      unitPrice: null,
    })
    const foreignThread = await threadOf(inquiry.id, sellerB)
    const foreign = await sellerB.ok(quotationStart, { threadId: foreignThread.id })
    expect((await sellerB.ok(quotationDetail, { id: foreign.id })).items[0]).toMatchObject({
      productId: null,
      imageFileId: product.imageFileId,
      name: 'Merino pullover',
    })
    expect((await buyer.call(quotationDetail, { id })).code).toBe('MALL600404')
    expect((await buyer.ok(quotationPage, { inquiryId: inquiry.id })).total).toBe(0)
    expect((await buyer.ok(threadDetail, { id: thread.id })).quotations).toEqual([])
    await sellerA.ok(quotationDiscard, { id, version: detail.version })
    const next = await sellerA.ok(quotationStart, { threadId: thread.id })
    expect(next.versionNo).toBe(1)
    expect((await sellerA.ok(quotationDetail, { id: next.id })).no).toBe(detail.no)
  })

  it('have totals of the server’s making', async () => {
    const inquiry = await anInquiry()
    const thread = await threadOf(inquiry.id, sellerA)
    const draft = await sellerA.ok(quotationStart, { threadId: thread.id })
    const content = aQuotation({
      items: [aQuotationItem({ qty: '333', unitPrice: '0.3335' })],
      charges: [{ kind: 'freight', amount: '12.345' }],
      taxPercent: '13',
    })
    const target = { id: draft.id, version: draft.version }
    const real = { subtotal: '111.06', chargesTotal: '12.35', taxTotal: '16.04', total: '139.45' }
    const wrong = await sellerA.call(quotationSave, { ...content, ...target, totals: { ...real, total: '139.44' } })
    expect(wrong).toMatchObject({ code: 'MALL620003', data: { totals: real } })
    const saved = await sellerA.ok(quotationSave, { ...content, ...target, totals: real })
    expect(saved).toMatchObject({ ...real, validUntil: '2100-01-01T04:59:59.999Z' })
    const stale = await sellerA.call(quotationSave, { ...content, ...target })
    expect(stale.code).toBe('FT510006')
  })

  it('open with what the seller has published of the goods, for the seller whose they are', async () => {
    const product = aProduct(sellerA)
    offers.set(product.productId, {
      productId: product.productId,
      skuId: null,
      unit: 'piece',
      ladders: [{ currency: 'USD', incoterm: 'FOB', place: 'Ningbo', steps: [{ minQty: '100', price: '12.5' }] }],
      leadTimes: [{ minQty: '100', days: 25, from: 'contract_signed' }],
      moq: '100',
      orderMultiple: '1',
      hsCode: '611011',
      originCountry: 'CN',
      packing: 'Single polybag',
      loadPort: '',
    })
    const { id: inquiryId } = await buyer.ok(inquiryCreate, {
      ...anInquiryHeader(),
      items: [anInquiryLine({ productId: product.productId, name: undefined, quantities: ['600'] })],
      storeIds: [sellerA, sellerB].map(storeOf),
    })
    const opened = async (seller: Caller) => {
      const draft = await seller.ok(quotationStart, { threadId: (await threadOf(inquiryId, seller)).id })
      return { draft, detail: await seller.ok(quotationDetail, { id: draft.id }) }
    }
    const { draft, detail } = await opened(sellerA)
    expect(detail).toMatchObject({
      currency: 'USD',
      incoterm: 'FOB',
      namedPlace: 'Ningbo',
      leadDays: 25,
      leadFrom: 'contract_signed',
      total: '7500.00',
      items: [{ qty: '600', unitPrice: '12.5', moq: '100', hsCode: '611011', packing: 'Single polybag' }],
    })
    // Nothing is missing: it is sent as it opened.
    await sellerA.ok(quotationSend, { id: draft.id, version: draft.version })
    expect((await opened(sellerB)).detail).toMatchObject({ namedPlace: null, items: [{ unitPrice: null }] })
  })

  it('are sent only when complete, each missing thing named at its field', async () => {
    const inquiry = await anInquiry()
    const draft = await sellerA.ok(quotationStart, { threadId: (await threadOf(inquiry.id, sellerA)).id })
    const answer = await sellerA.raw(quotationSend, { id: draft.id, version: draft.version })
    expect(answer).toMatchObject({
      code: 'MALL600400',
      data: {
        fieldErrors: [
          { path: 'items.0.unitPrice', rule: 'required' },
          { path: 'namedPlace', rule: 'required' },
          { path: 'leadDays', rule: 'required' },
        ],
      },
    })
    const alien = await anInquiry()
    const unknown = await sellerA.raw(quotationSave, {
      ...aQuotation({ items: [aQuotationItem({ inquiryItemId: alien.lineId })] }),
      id: draft.id,
      version: draft.version,
    })
    expect(unknown).toMatchObject({ data: { fieldErrors: [{ path: 'items.0.inquiryItemId', rule: 'unknown_item' }] } })
    const stolen = await sellerA.raw(quotationSave, {
      ...aQuotation({ items: [aQuotationItem({ productId: aProduct(sellerB).productId })] }),
      id: draft.id,
      version: draft.version,
    })
    expect(stolen).toMatchObject({ data: { fieldErrors: [{ path: 'items.0.productId', rule: 'not_offered' }] } })
  })

  it('cannot be changed once sent, by an endpoint or by the program itself', async () => {
    const quotation = await aSentQuotation(await anInquiry(), sellerA)
    const save = { ...aQuotation(), id: quotation.id, version: quotation.version }
    expect((await sellerA.call(quotationSave, save)).code).toBe('MALL600403')
    expect((await sellerA.call(quotationSend, { id: quotation.id, version: quotation.version })).code).toBe(
      'MALL600403',
    )
    await expect(api.pool.query('update quotation set total = 1 where id = $1', [quotation.id])).rejects.toThrow(
      /cannot change/,
    )
    await expect(
      api.pool.query('update quotation_item set unit_price = 1 where quotation_id = $1', [quotation.id]),
    ).rejects.toThrow(/cannot change/)
    await expect(api.pool.query('delete from quotation_item where quotation_id = $1', [quotation.id])).rejects.toThrow(
      /cannot change/,
    )
  })

  it('are valid to the end of the day where the buyer is', async () => {
    const quotation = await aSentQuotation(await anInquiry(), sellerA, { validUntil: '2026-03-20' })
    expect(quotation).toMatchObject({ validUntil: '2026-03-21T03:59:59.999Z', validUntilZone: 'America/New_York' })
    api.clock.now = new Date('2026-03-21T03:59:59.000Z')
    expect((await buyer.ok(quotationDetail, { id: quotation.id })).actions).toContain('accept')
    api.clock.now = new Date('2026-03-21T04:00:00.000Z')
    expect((await buyer.ok(quotationDetail, { id: quotation.id })).actions).not.toContain('accept')
    expect((await buyer.call(quotationAccept, acceptInput(quotation))).code).toBe('MALL620001')
    await api.api.jobs.run('sourcing.expireQuotations')
    const expired = await buyer.ok(quotationDetail, { id: quotation.id })
    expect(expired).toMatchObject({ status: 'expired', actions: ['ask_requote'] })
    expect((await buyer.call(quotationAccept, acceptInput(expired))).code).toBe('MALL620001')
    expect((await buyer.call(quotationCounter, { id: expired.id, version: expired.version, leadDays: 20 })).code).toBe(
      'MALL620001',
    )
    await buyer.ok(quotationAskRequote, { id: quotation.id })
    const next = await sellerA.ok(quotationStart, { threadId: quotation.threadId })
    expect(next.versionNo).toBe(2)
    expect(await rows('select 1 from trade_order where quotation_id = $1', [quotation.id])).toEqual([])
  })

  it('can be rejected and withdrawn, and then offered again', async () => {
    const inquiry = await anInquiry()
    const first = await aSentQuotation(inquiry, sellerA)
    const rejected = await buyer.ok(quotationReject, { id: first.id, version: first.version, reason: 'price' })
    expect(rejected.status).toBe('rejected')
    expect((await threadOf(inquiry.id, sellerA)).status).toBe('in_negotiation')
    const second = await aSentQuotation(inquiry, sellerA)
    expect(second.versionNo).toBe(2)
    await sellerA.ok(quotationWithdraw, { id: second.id, version: second.version, reason: 'cost_changed' })
    expect((await buyer.call(quotationAccept, acceptInput(second))).code).toBe('FT510006')
    expect((await buyer.ok(quotationDetail, { id: second.id })).actions).toEqual(['ask_requote'])
  })

  it('count what the list shows', async () => {
    for (const [who, page, count] of [
      [buyer, quotationPage, quotationStatusCount],
      [sellerA, quotationPage, quotationStatusCount],
      [buyer, threadPage, threadStatusCount],
      [sellerA, threadPage, threadStatusCount],
      [buyer, inquiryPage, inquiryStatusCount],
    ] as const) {
      const counts = await who.ok(count, {})
      for (const [status, n] of Object.entries(counts)) {
        const answer = await who.raw(page, status === 'all' ? {} : { status })
        expect(answer, `${page.name} ${status}`).toMatchObject({ data: { total: n } })
      }
    }
  })
})

describe('a whole negotiation with two sellers', () => {
  it('goes over a counter and a second version to an order identical to what was accepted', async () => {
    const inquiry = await anInquiry()
    const firstA = await aSentQuotation(inquiry, sellerA, {
      items: [
        aQuotationItem({ inquiryItemId: inquiry.lineId, unitPrice: '9.95' }),
        aQuotationItem({ inquiryItemId: inquiry.lineId, kind: 'alternative', name: 'All cotton', unitPrice: '8.10' }),
      ],
      charges: [
        { kind: 'freight', amount: '450', label: 'Sea freight to Hamburg' },
        { kind: 'discount', amount: '49.5' },
      ],
    })
    const firstB = await aSentQuotation(inquiry, sellerB, {
      currency: 'EUR',
      incoterm: 'EXW',
      namedPlace: 'Puyuan',
      items: [aQuotationItem({ inquiryItemId: inquiry.lineId, unitPrice: '8.9', moq: undefined })],
    })
    expect(firstA).toMatchObject({
      versionNo: 1,
      status: 'sent',
      subtotal: '9950.00',
      chargesTotal: '400.50',
      total: '10350.50',
    })

    const compared = await buyer.ok(compareQuotations, { inquiryId: inquiry.id })
    expect(compared).toMatchObject({ currency: 'USD', incoterm: 'FOB' })
    expect(
      compared.columns.map(({ storeId, totalNormalised, rate, missing }) => ({
        storeId,
        totalNormalised,
        rate,
        missing,
      })),
    ).toEqual([
      { storeId: storeOf(sellerA), totalNormalised: '10350.50', rate: '1', missing: [] },
      { storeId: storeOf(sellerB), totalNormalised: '9642.26', rate: '1.0834', missing: ['export_clearance'] },
    ])
    expect(compared.rows[0]?.cells.map(cell => [cell.unitPriceNormalised, cell.missing])).toEqual([
      ['9.9500', []],
      ['9.6423', ['moq']],
    ])
    const inYen = await buyer.ok(compareQuotations, { inquiryId: inquiry.id, currency: 'JPY', incoterm: 'CIF' })
    expect(inYen.columns.map(column => column.missing)).toEqual([
      ['rate', 'insurance'],
      ['rate', 'export_clearance', 'main_freight', 'insurance'],
    ])

    const viewed = await buyer.ok(quotationView, { id: firstA.id })
    expect(viewed.status).toBe('viewed')
    const itemId = firstA.items[0]?.id ?? ''
    const countered = await colleague.ok(quotationCounter, {
      id: firstA.id,
      version: viewed.version,
      message: 'With 1,200 pieces we think of 9.60.',
      items: [{ quotationItemId: itemId, price: '9.60', qty: '1200' }],
    })
    expect(countered.status).toBe('countered')
    expect((await buyer.call(quotationAccept, { ...acceptInput(firstA), version: countered.version })).code).toBe(
      'MALL600403',
    )

    const draft = await sellerA.ok(quotationStart, { threadId: firstA.threadId })
    const opened = await sellerA.ok(quotationDetail, { id: draft.id })
    expect(opened).toMatchObject({ versionNo: 2, answersCounter: { message: 'With 1,200 pieces we think of 9.60.' } })
    expect(opened.items[0]).toMatchObject({ unitPrice: '9.60', qty: '1200', amount: '11520.00' })
    await sellerA.ok(quotationSend, { id: draft.id, version: draft.version })
    expect((await buyer.ok(quotationDetail, { id: firstA.id })).status).toBe('superseded')
    expect((await buyer.call(quotationAccept, acceptInput(firstA))).code).toBe('MALL620002')

    const second = await buyer.ok(quotationDetail, { id: draft.id })
    expect(second.versions.map(version => [version.versionNo, version.status])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ])
    const unread = { ...acceptInput(second), contentHash: firstA.contentHash ?? '' }
    expect((await buyer.call(quotationAccept, unread)).code).toBe('MALL620004')
    const accepted = await buyer.ok(quotationAccept, acceptInput(second))

    const order = await buyer.ok(orderDetail, { id: accepted.orderId })
    expect(order).toMatchObject({
      no: accepted.orderNo,
      status: 'contracting',
      quotationNo: second.no,
      quotationVersionNo: 2,
      contentHash: second.contentHash,
      currency: second.currency,
      incoterm: second.incoterm,
      namedPlace: second.namedPlace,
      subtotal: second.subtotal,
      chargesTotal: second.chargesTotal,
      taxTotal: second.taxTotal,
      total: second.total,
      charges: second.charges,
    })
    const bought = second.items.filter(item => item.kind !== 'alternative')
    expect(
      order.items.map(item => ({
        ...item,
        id: item.quotationItemId,
        quotationItemId: undefined,
        shippedQty: undefined,
      })),
    ).toEqual(
      bought.map(({ inquiryItemId: _i, kind: _k, priceBreaks: _p, moq: _m, orderMultiple: _o, ...item }) => ({
        ...item,
        quotationItemId: undefined,
        shippedQty: undefined,
      })),
    )
    expect(order.milestones.map(milestone => [milestone.percent, milestone.amount])).toEqual([
      ['30', '3576.15'],
      ['70', '8344.35'],
    ])
    expect(order.terms.body).toMatchObject({
      quotationHash: second.contentHash,
      total: second.total,
      paymentPlan: second.paymentPlan,
    })
    expect((await sellerA.ok(orderDetail, { id: accepted.orderId })).id).toBe(accepted.orderId)
    expect((await sellerB.call(orderDetail, { id: accepted.orderId })).code).toBe('MALL600404')

    const after = await buyer.ok(inquiryDetail, { id: inquiry.id })
    expect(after.status).toBe('partly_awarded')
    expect(after.threads.map(thread => thread.status)).toEqual(['won', 'quoted'])
    expect((await buyer.ok(quotationDetail, { id: firstB.id })).status).toBe('sent')
    await buyer.ok(inquiryFinish, { id: inquiry.id, version: after.version })
    const finished = await buyer.ok(inquiryDetail, { id: inquiry.id })
    expect(finished.status).toBe('awarded')
    expect(finished.threads.map(thread => thread.status)).toEqual(['won', 'lost'])
    expect(await buyer.ok(quotationDetail, { id: firstB.id })).toMatchObject({
      status: 'rejected',
      endReason: 'not_awarded',
    })
    const kinds = new Set(api.notified.map(notice => notice.kind))
    for (const kind of [
      'inquiry_received',
      'quotation_received',
      'quotation_countered',
      'quotation_accepted',
      'order_created',
      'inquiry_closed',
    ])
      expect(kinds, kind).toContain(kind)
  })

  it('ends for everybody else when the buyer awards all', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const other = await aSentQuotation(inquiry, sellerB)
    await buyer.ok(quotationAccept, acceptInput(quotation, true))
    const after = await buyer.ok(inquiryDetail, { id: inquiry.id })
    expect(after.status).toBe('awarded')
    expect(after.threads.map(thread => thread.status)).toEqual(['won', 'lost'])
    expect((await buyer.call(quotationAccept, acceptInput(other))).code).toBe('FT510006')
  })

  it('can split an award between two sellers', async () => {
    const inquiry = await anInquiry()
    const quotations = [await aSentQuotation(inquiry, sellerA), await aSentQuotation(inquiry, sellerB)]
    for (const quotation of quotations) await buyer.ok(quotationAccept, acceptInput(quotation))
    expect((await buyer.ok(inquiryDetail, { id: inquiry.id })).status).toBe('awarded')
    expect(await rows('select 1 from trade_order where inquiry_id = $1', [inquiry.id])).toHaveLength(2)
  })
})

describe('accepting at the same time', () => {
  const standing = (inquiryId: string) =>
    rows<{ n: number }>('select count(*)::int as n from trade_order where inquiry_id = $1', [inquiryId])

  it('makes one order however often and by whomever it is clicked', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? buyer : colleague).call(quotationAccept, acceptInput(quotation)),
      ),
    )
    expect(answers.map(answer => answer.code).sort()).toEqual(['200', ...Array.from({ length: 9 }, () => 'FT510006')])
    expect(await standing(inquiry.id)).toEqual([{ n: 1 }])
  })

  it('answers every repetition of one click with the same order', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.ok(quotationAccept, acceptInput(quotation), { idempotencyKey })),
    )
    expect(new Set(answers.map(answer => answer.orderId)).size).toBe(1)
    expect(await standing(inquiry.id)).toEqual([{ n: 1 }])
  })

  it('lets one of two members win when each awards all to another seller', async () => {
    const inquiry = await anInquiry()
    const [a, b] = [await aSentQuotation(inquiry, sellerA), await aSentQuotation(inquiry, sellerB)]
    const codes = await Promise.all([
      buyer.call(quotationAccept, acceptInput(a, true)),
      colleague.call(quotationAccept, acceptInput(b, true)),
    ])
    expect(codes.map(answer => answer.code).sort()).toEqual(['200', 'FT510006'])
    expect(await standing(inquiry.id)).toEqual([{ n: 1 }])
    expect((await buyer.ok(inquiryDetail, { id: inquiry.id })).threads.map(thread => thread.status).sort()).toEqual([
      'lost',
      'won',
    ])
  })

  it('meets a withdrawal or a new version: exactly one of them happens', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const [accept, withdraw] = await Promise.all([
      buyer.call(quotationAccept, acceptInput(quotation)),
      sellerA.call(quotationWithdraw, { id: quotation.id, version: quotation.version, reason: 'mistake' }),
    ])
    expect([accept.success, withdraw.success].filter(Boolean)).toHaveLength(1)
    expect(await standing(inquiry.id)).toEqual([{ n: accept.success ? 1 : 0 }])

    const second = await anInquiry()
    const first = await aSentQuotation(second, sellerA)
    const draft = await sellerA.ok(quotationStart, { threadId: first.threadId })
    const [won, sent] = await Promise.all([
      buyer.call(quotationAccept, acceptInput(first)),
      sellerA.call(quotationSend, { id: draft.id, version: draft.version }),
    ])
    expect([won.success, sent.success].filter(Boolean)).toHaveLength(1)
    expect(await standing(second.id)).toEqual([{ n: won.success ? 1 : 0 }])
  })
})

describe('a fault in the middle of accepting', () => {
  /** Everything that accepting would have changed. */
  async function state(inquiryId: string) {
    return rows(
      `select i.status as inquiry, array_agg(t.status || ':' || t.last_seq || ':' || coalesce(q.status, '') order by t.id) as threads,
        (select count(*)::int from trade_order o where o.inquiry_id = i.id) as orders,
        (select count(*)::int from payment_milestone m join trade_order o on o.id = m.order_id where o.inquiry_id = i.id) as milestones,
        (select count(*)::int from document_event e where e.document_id = any (array_agg(q.id))) as events
       from inquiry i join inquiry_thread t on t.inquiry_id = i.id left join quotation q on q.thread_id = t.id
       where i.id = $1 group by i.id`,
      [inquiryId],
    )
  }

  it('leaves nothing half done when the order cannot be made', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const before = await state(inquiry.id)
    whileOrdering = async () => {
      throw new Error('the warehouse burned down')
    }
    const key = { idempotencyKey: randomUUID() }
    const failed = await buyer.call(quotationAccept, acceptInput(quotation, true), key)
    expect(failed).toMatchObject({ code: 'SYS900001', success: false })
    expect(failed.msg).not.toContain('warehouse')
    expect(await state(inquiry.id)).toEqual(before)
    whileOrdering = async () => undefined
    const accepted = await buyer.ok(quotationAccept, acceptInput(quotation, true), key)
    expect((await buyer.ok(orderDetail, { id: accepted.orderId })).no).toMatch(/^TO260310/)
  })

  it('leaves nothing half done when the database connection is killed, and the repeated click succeeds', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const before = await state(inquiry.id)
    whileOrdering = async ctx => {
      const [own] = await ctx.query<{ pid: number }>('own_pid', 'select pg_backend_pid() as pid', [])
      const killer = new pg.Client({ connectionString: api.databaseUrl })
      await killer.connect()
      await killer.query('select pg_terminate_backend($1)', [own?.pid])
      await killer.end()
      await ctx.query('after_death', 'select 1', [])
    }
    const key = { idempotencyKey: randomUUID() }
    expect((await buyer.call(quotationAccept, acceptInput(quotation), key)).success).toBe(false)
    expect(await state(inquiry.id)).toEqual(before)
    whileOrdering = async () => undefined
    const accepted = await buyer.ok(quotationAccept, acceptInput(quotation), key)
    expect(await buyer.ok(quotationAccept, acceptInput(quotation), key)).toEqual(accepted)
    expect((await buyer.ok(orderPage, { keyword: accepted.orderNo })).total).toBe(1)
  })

  it('gives document numbers without gaps though some attempts fail', async () => {
    const numbers = await rows<{ no: string }>(`select no from trade_order where region_id = $1 order by no`, [
      region.regionId,
    ])
    const series = numbers.map(row => Number(row.no.slice(-6)))
    expect(series).toEqual(Array.from({ length: series.length }, (_, index) => index + 1))
  })
})

describe('what belongs to somebody else', () => {
  it('does not exist, at every endpoint that takes an id', async () => {
    const inquiry = await anInquiry()
    const quotation = await aSentQuotation(inquiry, sellerA)
    const draftThread = await threadOf(inquiry.id, sellerB)
    const draft = await sellerB.ok(quotationStart, { threadId: draftThread.id })
    const thread = { id: quotation.threadId, version: 0 }
    const version = { id: quotation.id, version: quotation.version }
    const inquiryTarget = { id: inquiry.id, version: inquiry.version }
    const block = await buyer.ok(blockCreate, { threadId: quotation.threadId, reason: 'other' })
    const request = { quotationId: quotation.id, contentHash: quotation.contentHash ?? '' }
    limits.set(buyer.actor.userId ?? '', { amount: '1', currency: quotation.currency })
    const approval = { id: (await buyer.ok(purchaseApprovalAsk, request)).id, version: 0 }
    limits.delete(buyer.actor.userId ?? '')
    const attempts: [Caller[], Endpoint, object][] = [
      [[otherBuyer], inquiryDetail, { id: inquiry.id }],
      [[otherBuyer], inquirySubmit, { ...anInquiryHeader(), ...inquiryTarget, storeIds: [storeOf(sellerA)] }],
      [[otherBuyer], inquiryAddStores, { ...inquiryTarget, storeIds: [storeOf(stranger)] }],
      [[otherBuyer], inquiryAmend, { ...inquiryTarget, items: [anInquiryLine()] }],
      [[otherBuyer], inquiryExtend, { ...inquiryTarget, days: 3 }],
      [[otherBuyer], inquiryCancel, { ...inquiryTarget, reason: 'other' }],
      [[otherBuyer], inquiryFinish, inquiryTarget],
      [[otherBuyer], inquiryDiscard, inquiryTarget],
      [[otherBuyer], inquiryRepeat, { id: inquiry.id }],
      [[otherBuyer], compareQuotations, { inquiryId: inquiry.id }],
      [[otherBuyer, stranger, sellerB], threadDetail, { id: quotation.threadId }],
      [[otherBuyer, stranger, sellerB], threadMessages, { threadId: quotation.threadId }],
      [
        [otherBuyer, stranger, sellerB],
        threadSend,
        { threadId: quotation.threadId, clientMsgId: randomUUID(), body: 'Hi' },
      ],
      [[otherBuyer, stranger, sellerB], threadRead, { threadId: quotation.threadId, seq: 1 }],
      [[stranger, sellerB], threadAssign, thread],
      [[stranger, sellerB], threadColleagues, { id: quotation.threadId }],
      [[stranger, sellerB], threadReassign, { ...thread, userId: uuidv7() }],
      [[otherBuyer], inquiryColleagues, { id: inquiry.id }],
      [[otherBuyer], inquiryReassign, { ...inquiryTarget, userId: uuidv7() }],
      [[stranger, sellerB], threadRequestInfo, { ...thread, question: 'What?' }],
      [[stranger, sellerB], threadDecline, { ...thread, reason: 'other' }],
      [[otherBuyer], threadClose, { ...thread, reason: 'other' }],
      [[otherBuyer, stranger, sellerB], blockCreate, { threadId: quotation.threadId, reason: 'other' }],
      [[otherBuyer, sellerA, sellerB], blockLift, { id: block.id }],
      [[stranger, sellerB], quotationStart, { threadId: quotation.threadId }],
      [[otherBuyer, stranger, sellerB], quotationDetail, { id: quotation.id }],
      [[stranger, sellerB], quotationSave, { ...aQuotation(), ...version }],
      [[stranger, sellerB], quotationSend, version],
      [[stranger, sellerB], quotationDiscard, version],
      [[stranger, sellerB], quotationWithdraw, { ...version, reason: 'mistake' }],
      [[otherBuyer], quotationView, { id: quotation.id }],
      [[otherBuyer], quotationCounter, { ...version, message: 'Less' }],
      [[otherBuyer], quotationReject, { ...version, reason: 'price' }],
      [[otherBuyer], quotationAccept, acceptInput(quotation)],
      [[otherBuyer], quotationAskRequote, { id: quotation.id }],
      [[otherBuyer], purchaseApprovalAsk, request],
      [[otherBuyer], purchaseApprovalApprove, approval],
      [[otherBuyer], purchaseApprovalDecline, { ...approval, reason: 'Not mine' }],
      [[otherBuyer], purchaseApprovalWithdraw, approval],
      [[buyer], quotationAccept, { id: draft.id, version: draft.version, contentHash: 'x' }],
      [[buyer], quotationView, { id: draft.id }],
    ]
    for (const [callers, endpoint, input] of attempts)
      for (const caller of callers) {
        const theirs = await caller.raw(endpoint, input)
        expect(theirs.code, endpoint.name).toBe('MALL600404')
        const nobody = JSON.parse(
          JSON.stringify(input)
            .replaceAll(inquiry.id, uuidv7())
            .replaceAll(quotation.id, uuidv7())
            .replaceAll(quotation.threadId, uuidv7())
            .replaceAll(approval.id, uuidv7())
            .replaceAll(block.id, uuidv7()),
        )
        if (!JSON.stringify(input).includes(draft.id))
          expect(await caller.raw(endpoint, nobody), endpoint.name).toEqual(theirs)
      }
    // The people of these tests go on with each other.
    await buyer.ok(blockLift, { id: block.id })
    const named = new Set(attempts.map(([, endpoint]) => endpoint.name))
    // What operators alone ask for belongs to no company.
    const withIds = endpointsOf(contract)
      .filter(([, { audiences }]) => audiences.some(audience => audience !== 'operator'))
      .map(([, endpoint]) => endpoint.name)
      .filter(name => !/Page$|Count$|basket$|Basket$|InquiryLine$|inquirySave$|inquiryCreate$/.test(name))
    expect(withIds.filter(name => !named.has(name))).toEqual([])
  })

  it('shows a shop’s people only their shop, and other regions nothing', async () => {
    const inquiry = await anInquiry()
    const otherShop = await api.person({
      kind: 'seller',
      region,
      roles: ['sales'],
      companyId: sellerA.actor.companyId ?? '',
    })
    const elsewhere = { ...otherShop.actor, storeId: uuidv7() }
    await expect(
      api.inside(
        ctx =>
          sourcingServer
            .handlers(ports)
            .threadDetail({ ...ctx, region }, { id: inquiry.detail.threads[0]?.id ?? '' }, { files: [] }),
        elsewhere,
      ),
    ).rejects.toMatchObject({ code: 'MALL600404' })
    const operator = await api.person({ kind: 'operator', region, roles: ['op_trade'] })
    expect((await operator.ok(inquiryDetail, { id: inquiry.id })).id).toBe(inquiry.id)
    const elsewhereOperator = await api.person({ kind: 'operator', region: REGIONS.puyuan, roles: ['op_trade'] })
    expect((await elsewhereOperator.call(inquiryDetail, { id: inquiry.id })).code).toBe('MALL600404')
    const reviewer = await api.person({ kind: 'operator', region, roles: ['op_reviewer'] })
    expect((await reviewer.call(inquiryDetail, { id: inquiry.id })).code).toBe('gateway.400019')
  })
})

describe('roles', () => {
  it('decide who quotes and who accepts', async () => {
    const inquiry = await anInquiry()
    const member = (roles: string[]) =>
      api.person({ kind: 'seller', region, companyId: sellerA.actor.companyId ?? '', storeId: storeOf(sellerA), roles })
    const quotation = await aSentQuotation(inquiry, sellerA)
    const thread = await threadOf(inquiry.id, sellerA)
    // Editors, makers and finance take no part in negotiations: they read nothing of them either.
    for (const role of ['product_editor', 'order_follow', 'seller_finance']) {
      const outside = await member([role])
      const refused = await Promise.all([
        outside.call(threadPage, {}),
        outside.call(threadDetail, { id: thread.id }),
        outside.call(threadMessages, { threadId: thread.id }),
        outside.call(threadRead, { threadId: thread.id, seq: 0 }),
        outside.call(threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body: 'Hi' }),
        outside.call(threadDecline, { id: thread.id, version: thread.version, reason: 'other' }),
        outside.call(quotationPage, {}),
        outside.call(quotationDetail, { id: quotation.id }),
        outside.call(quotationStart, { threadId: thread.id }),
      ])
      expect(
        refused.map(({ code }) => code),
        role,
      ).toEqual(refused.map(() => 'gateway.400019'))
    }
    expect((await (await member(['sales'])).ok(quotationDetail, { id: quotation.id })).id).toBe(quotation.id)
    const viewer = await api.person({
      kind: 'buyer',
      region,
      companyId: buyer.actor.companyId ?? '',
      roles: ['buyer_viewer'],
    })
    expect((await viewer.ok(quotationDetail, { id: quotation.id })).actions).toEqual([])
    expect((await viewer.call(quotationAccept, acceptInput(quotation))).code).toBe('MALL600403')
    expect((await viewer.ok(quotationView, { id: quotation.id })).status).toBe('sent')
    expect((await buyer.call(quotationStart, { threadId: thread.id })).code).toBe('gateway.400019')
  })

  it('let a shop’s customer service read along and speak once sales have answered, and decide nothing', async () => {
    const inquiry = await anInquiry()
    const service = await api.person({
      ...{ kind: 'seller', region, companyId: sellerA.actor.companyId ?? '', storeId: storeOf(sellerA) },
      roles: ['cs_seller'],
    })
    const word = (body: string) => ({ threadId: thread.id, clientMsgId: randomUUID(), body })
    const thread = await threadOf(inquiry.id, sellerA)
    expect((await service.ok(threadDetail, { id: thread.id })).status).toBe('new')
    // The first word is the answer to the inquiry, which is of sales.
    expect((await service.call(threadSend, word('Good morning'))).code).toBe('MALL600403')
    await sellerA.ok(threadSend, word('We make these.'))
    await service.ok(threadSend, word('The papers are on their way.'))
    const { version } = await service.ok(threadDetail, { id: thread.id })
    expect((await service.call(threadDecline, { id: thread.id, version, reason: 'other' })).code).toBe('MALL600403')
    expect((await service.call(quotationStart, { threadId: thread.id })).code).toBe('MALL600403')
    expect((await buyer.ok(threadMessages, { threadId: thread.id })).messages.map(({ body }) => body)).toEqual([
      'We make these.',
      'The papers are on their way.',
    ])
  })
})

describe('timers', () => {
  it('remind the buyer 48 and 4 hours before the end, once each, and expire once', async () => {
    const quotation = await aSentQuotation(await anInquiry(), sellerA, { validUntil: '2026-03-14' })
    const end = new Date(quotation.validUntil ?? '').getTime()
    const about = (kind: string) =>
      api.notified.filter(notice => notice.kind === kind && notice.params['no'] === quotation.inquiryNo).length
    const at = async (hours: number) => {
      api.clock.now = new Date(end - hours * 3_600_000)
      await api.api.jobs.run('sourcing.remindOfValidity')
      await api.api.jobs.run('sourcing.remindOfValidity')
      await api.api.jobs.run('sourcing.expireQuotations')
      return [about('quotation_expiring'), about('quotation_expired')]
    }
    expect(await at(49)).toEqual([0, 0])
    expect(await at(47)).toEqual([1, 0])
    expect(await at(5)).toEqual([1, 0])
    expect(await at(3)).toEqual([2, 0])
    expect(await at(-1)).toEqual([2, 2])
    expect(await at(-2)).toEqual([2, 2])
  })

  it('close an inquiry for new offers at its deadline and expire it when nothing is left to accept', async () => {
    const inquiry = await anInquiry({ quoteDays: 3 })
    const empty = await anInquiry({ quoteDays: 3 })
    const quotation = await aSentQuotation(inquiry, sellerA, { validUntil: '2026-03-20' })
    const statusOf = async (id: string) => (await buyer.ok(inquiryDetail, { id })).status
    const run = async () => {
      await api.api.jobs.run('sourcing.expireQuotations')
      await api.api.jobs.run('sourcing.closeInquiries')
      await api.api.jobs.run('sourcing.closeInquiries')
    }
    await run()
    expect(await statusOf(inquiry.id)).toBe('open')
    api.clock.now = new Date(START.getTime() + 5 * DAY_MS)
    await run()
    expect([await statusOf(inquiry.id), await statusOf(empty.id)]).toEqual(['quoting_closed', 'expired'])
    expect((await sellerB.call(quotationStart, { threadId: (await threadOf(inquiry.id, sellerB)).id })).code).toBe(
      'MALL620012',
    )
    await sellerA.ok(quotationStart, { threadId: quotation.threadId })
    api.clock.now = new Date(START.getTime() + 15 * DAY_MS)
    await run()
    expect(await statusOf(inquiry.id)).toBe('expired')
    const told = (no: string | null) =>
      api.notified
        .filter(notice => notice.kind === 'inquiry_expired' && notice.params['no'] === no)
        .map(notice => [notice.link.frontEnd, notice.link.route])
    expect(told(empty.no)).toEqual([
      ['buyer', sourcingRoutes.inquiry(empty.id)],
      ['seller', sourcingRoutes.thread((await threadOf(empty.id, sellerA)).id)],
      ['seller', sourcingRoutes.thread((await threadOf(empty.id, sellerB)).id)],
    ])
    expect(told(inquiry.no)).toHaveLength(3)
    const detail = await buyer.ok(inquiryDetail, { id: inquiry.id })
    expect((await buyer.ok(inquiryExtend, { id: inquiry.id, version: detail.version, days: 5 })).status).toBe('open')
  })

  it('tell the buyer of a seller who did not look for 72 hours, who may still answer', async () => {
    const inquiry = await anInquiry()
    const thread = await threadOf(inquiry.id, sellerB)
    await sellerA.ok(threadRead, { threadId: (await threadOf(inquiry.id, sellerA)).id, seq: 0 })
    api.clock.now = new Date(START.getTime() + 3 * DAY_MS + 1000)
    await api.api.jobs.run('sourcing.markUnanswered')
    await api.api.jobs.run('sourcing.markUnanswered')
    const mine = api.notified.filter(
      notice => notice.kind === 'inquiry_unanswered' && notice.params['no'] === inquiry.no,
    )
    expect(mine).toHaveLength(1)
    expect((await threadOf(inquiry.id, sellerB)).status).toBe('unanswered')
    await sellerB.ok(threadSend, { threadId: thread.id, clientMsgId: randomUUID(), body: 'Sorry, here we are.' })
    expect((await threadOf(inquiry.id, sellerB)).status).toBe('in_negotiation')
  })

  it('go by the hours of their own region', async () => {
    await setTimers(api, { threadUnansweredHours: 120 }, region)
    await setTimers(api, { threadUnansweredHours: 12 }, REGIONS.chongqing)
    const inquiry = await anInquiry()
    const afterHours = async (hours: number) => {
      api.clock.now = new Date(START.getTime() + hours * 3_600_000)
      await api.api.jobs.run('sourcing.markUnanswered')
      return (await threadOf(inquiry.id, sellerB)).status
    }
    expect([await afterHours(13), await afterHours(73), await afterHours(121)]).toEqual(['new', 'new', 'unanswered'])
    await setTimers(api, {}, region)
    await setTimers(api, {}, REGIONS.chongqing)
  })
})
