import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  SLA_GROUPS,
  WORKBENCH_STATUSES,
  aCustomsOrder,
  aDeclarant,
  aDeclaration,
  customsCalendar,
  customsOrderAcceptOrder,
  customsOrderBoard,
  customsOrderCancel,
  customsOrderClaimAccept,
  customsOrderClaimAnswer,
  customsOrderClaimDecide,
  customsOrderClaimEscalate,
  customsOrderClaimOpen,
  customsOrderClaimRefund,
  customsOrderClaimWithdraw,
  customsOrderComplete,
  customsOrderConfirmDraft,
  customsOrderDelegationSave,
  customsOrderDetail,
  customsDelegationGrant,
  customsOrderDraft,
  customsOrderEvaluate,
  customsOrderExport,
  customsOrderFeeConfirm,
  customsOrderFeeSave,
  customsOrderGoods,
  customsOrderLinkDeclaration,
  customsOrderNextStatus,
  customsOrderOperationLog,
  customsOrderPage,
  customsOrderPay,
  customsOrderReject,
  customsOrderRequestDocument,
  customsOrderRetryPayment,
  customsOrderStatusCount,
  customsOrderSubmit,
  customsOrderPutBackDeclaration,
  customsOrderTakeOffDeclaration,
  customsOrderUpdate,
  customsOrderUploadDocument,
  customsOrderVerifyDocument,
  declarationFormCancel,
  declarationFormConfigSave,
  declarationFormConvert,
  declarationFormCount,
  declarationFormCopy,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormManualReceipt,
  declarationFormOfflineCreate,
  declarationFormOfflineUpdate,
  declarationFormPage,
  declarationFormPushSingleWindow,
  declarationFormRedeclare,
  declarationFormReopen,
  declarationFormRequestAmendment,
  declarationFormSubmit,
  declarationFormTestConnection,
  declarationFormUpdate,
  declarationAmendmentSubmit,
  type CustomsOrderContentInput,
  type DeclarationContent,
} from '@tradeport/domain/customs/contract'
import {
  agencyRecords,
  openCustomsOrdersOf,
  type CustomsPorts,
  type ServiceOrderWork,
} from '@tradeport/domain/customs/server'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import type { FundsInstruction, FundsOutcome } from '@tradeport/node/funds'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { startCustomsApi } from './customs-api.test-kit'

const HOUR = 3_600_000
const NOBODY = '01990000-0000-7000-8000-00000000dead'
const TRADE_ORDER = '01990000-0000-7000-8000-0000000000a1'
/** Of one line: 46800 USD, as `aDeclaration` declares. */
const SHORT_ORDER = '01990000-0000-7000-8000-0000000000a2'
/** Of the same buyer as the short one, and one of another. */
const LATER_ORDER = '01990000-0000-7000-8000-0000000000a3'
const OTHER_BUYERS = '01990000-0000-7000-8000-0000000000a4'
const SOLD = [TRADE_ORDER, SHORT_ORDER, LATER_ORDER, OTHER_BUYERS]
const numberOf = (id: string) => (id === LATER_ORDER ? 'OD27' : 'OD26')
const buyerOf = (id: string) => (id === OTHER_BUYERS ? NOBODY : SHORT_ORDER)
const SERVICE_ORDER = '01990000-0000-7000-8000-0000000000b1'

let api: TestApi
let client: Caller
let broker: Caller
/** Another one. */
let second: Caller
let desk: Caller
let work: ServiceOrderWork | undefined
/** What the short order comes to, and how often anybody asked what an order comes to. */
let shortTotal = '46800.00'
let asked = 0
/** What the client is paid to. */
let accounts: Awaited<ReturnType<CustomsPorts['organisation']['collectAccounts']>> = []
/** What the bank carried out, and what it answers; undefined: as it is asked. */
const bank: FundsInstruction[] = []
let answer: (() => Promise<FundsOutcome>) | undefined
/** Who takes on nothing new before it has paid back what the platform decided. */
let heldProvider: string | undefined
/** Whose customs broker record has ended. */
let unrecorded: string | undefined
/** The companies that operators are people of, by operator. */
const stakes = new Map<string, string[]>()
/** What the service order was told of its agency order. */
const toldService: string[] = []

beforeAll(async () => {
  api = await startCustomsApi(
    {
      companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, `Company ${id.slice(-4)}`])),
      stakesOf: async ({ actor }) => new Set(actor.kind === 'operator' ? stakes.get(actor.userId ?? '') : []),
      collectAccounts: async (_ctx, companyId) => (companyId === client.actor.companyId ? accounts : []),
      brokers: async () =>
        [broker, second]
          .map(({ actor }) => ({ companyId: actor.companyId ?? '', name: 'Broker' }))
          .filter(({ companyId }) => companyId !== unrecorded),
    },
    {
      countries: async (_ctx, codes) => new Map(codes.map(code => [code, `${code}X`])),
      usdRate: async (_ctx, currency) => (currency === 'EUR' ? '100' : undefined),
    },
    {
      words: async () => ({ 'column.no': 'Number', 'column.feesOwed': 'Owed', 'feeMoney.held': 'Held' }),
      funds: {
        simulated: true,
        async settle(_step, instruction) {
          if (answer) return answer()
          if (!bank.some(({ reference }) => reference === instruction.reference)) bank.push(instruction)
          return { ok: true, bankReference: `B-${bank.length}` }
        },
      },
      orders: {
        goodsSold: async (_ctx, id, companyId) =>
          SOLD.includes(id) && companyId === client.actor.companyId
            ? {
                no: numberOf(id),
                buyerCompanyId: buyerOf(id),
                buyerName: 'Nordhaus',
                currency: 'USD',
                incoterm: 'FOB',
                destCountry: 'DE',
                items: Array.from({ length: id === TRADE_ORDER ? 83 : 1 }, (_, index) => ({
                  name: `Pullover ${index + 1}`,
                  hsCode: '6110200090',
                  qty: '10',
                  unit: 'piece',
                  unitPrice: '2',
                  amount: id === SHORT_ORDER ? '46800.00' : id === LATER_ORDER ? '100.00' : '20.00',
                  originCountry: 'CN',
                })),
              }
            : undefined,
        totalsSold: async (_ctx, ids, companyId) => {
          asked += 1
          const own = ids.filter(id => SOLD.includes(id) && companyId === client.actor.companyId)
          return new Map(
            own.map(id => {
              const amount = id === SHORT_ORDER ? shortTotal : id === LATER_ORDER ? '100.00' : '1660.00'
              return [id, { no: numberOf(id), buyerCompanyId: buyerOf(id), currency: 'USD', amount }]
            }),
          )
        },
      },
      serviceOrders: {
        find: async (ctx, id) =>
          work?.id === id && [work.customerCompanyId, work.providerCompanyId].includes(ctx.actor.companyId ?? '')
            ? work
            : undefined,
        link: async (_ctx, _id, customsOrderId) => {
          if (work) work = { ...work, customsOrderId }
        },
        hold: async () => undefined,
        isHeld: async (_ctx, { providerCompanyId }) => providerCompanyId === heldProvider,
        worked: async (_ctx, { news }) => {
          toldService.push(news)
          if (work && news !== 'accepted' && news !== 'completed') work = { ...work, customsOrderId: null }
        },
      },
    },
  )
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.pool.query('truncate customs_order, declaration_form, customs_delegation, declaration_receipt cascade')
  // A Wednesday, ten in the morning in Shanghai.
  api.clock.now = new Date('2026-03-11T02:00:00.000Z')
  api.notified.length = 0
  bank.length = 0
  accounts = []
  answer = undefined
  heldProvider = undefined
  unrecorded = undefined
  client = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  second = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  work = {
    id: SERVICE_ORDER,
    no: 'SO26',
    flowCode: 'CUSTOMS',
    customerCompanyId: client.actor.companyId ?? '',
    providerCompanyId: broker.actor.companyId ?? '',
    isRunning: true,
    customsOrderId: null,
    answers: { goods: 'Knitwear', mode: 'sea' },
  }
})

const pass = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR + 1)
}
const runJob = (name: string) => api.api.jobs.run(`customs.${name}`)
const seen = (id: string, who = client) => who.ok(customsOrderDetail, { id })
const at = async (id: string) => ({ id, version: (await seen(id)).version })
const recordOf = () => api.inside(ctx => agencyRecords(ctx, [broker.actor.companyId ?? '']))
const statusOf = async (id: string) => (await seen(id)).status

async function paper(who: Caller) {
  const id = uuidv7()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at) values ($1, $2, $3, $4, 'document', 'private', 'a', 'application/pdf', 1, '', '', now())`,
    [id, DEFAULT_REGION.regionId, who.actor.userId, who.actor.companyId],
  )
  return { fileId: id, name: 'a.pdf' }
}

const draft = async (over: CustomsOrderContentInput = {}, rest: Partial<InputOf<typeof customsOrderDraft>> = {}) =>
  (
    await client.ok(customsOrderDraft, {
      content: aCustomsOrder(over),
      providerCompanyId: broker.actor.companyId ?? '',
      ...rest,
    })
  ).id

async function sendPapers(id: string) {
  for (const { no, required, status } of (await seen(id)).documents)
    if (required && (status === 'missing' || status === 'rejected'))
      await client.ok(customsOrderUploadDocument, { ...(await at(id)), no, files: [await paper(client)] })
}
async function verifyPapers(id: string) {
  for (const { no, status } of (await seen(id)).documents)
    if (status === 'uploaded') await broker.ok(customsOrderVerifyDocument, { ...(await at(id)), no, result: 'pass' })
}
async function submitted(over: CustomsOrderContentInput = {}, rest: Partial<InputOf<typeof customsOrderDraft>> = {}) {
  const id = await draft(over, rest)
  await sendPapers(id)
  await client.ok(customsOrderSubmit, await at(id))
  return id
}
const QUOTE = { feeType: 'declaration', qty: '1', unitPrice: '200', currency: 'CNY', taxRate: '6' } as const
async function accepted(over: CustomsOrderContentInput = {}) {
  const id = await submitted(over)
  await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [QUOTE] })
  return id
}
async function pay(id: string, who = client) {
  await who.ok(customsOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await runJob('settlePayments')
}
async function paid(over: CustomsOrderContentInput = {}) {
  const id = await accepted(over)
  await pay(id)
  return id
}
async function checking(over: CustomsOrderContentInput = {}) {
  const id = await paid(over)
  await broker.ok(customsOrderNextStatus, await at(id))
  return id
}
async function delegate(id: string, validTo = '2026-12-31') {
  await client.ok(customsOrderDelegationSave, { ...(await at(id)), no: 'WT-1', validTo, file: await paper(client) })
}
async function making(over: CustomsOrderContentInput = {}) {
  const id = await checking(over)
  await verifyPapers(id)
  await delegate(id)
  await broker.ok(customsOrderNextStatus, await at(id))
  return id
}
const formsOf = async (id: string) => (await seen(id)).declarations.map(form => form.id)
async function fillIn(id: string) {
  for (const [index, formId] of (await formsOf(id)).entries()) {
    const { version } = await broker.ok(declarationFormDetail, { id: formId })
    const content = aDeclaration({ head: { contractNo: `LY-${index}` } })
    await broker.ok(declarationFormUpdate, { id: formId, version, content })
  }
}
async function confirmed(over: CustomsOrderContentInput = {}) {
  const id = await making(over)
  await fillIn(id)
  await client.ok(customsOrderConfirmDraft, await at(id))
  return id
}
async function setUp() {
  await broker.ok(declarationFormConfigSave, aDeclarant({ copName: 'BROKER' }))
  await broker.ok(declarationFormTestConnection, {})
}
async function push(formId: string) {
  const { version } = await broker.ok(declarationFormDetail, { id: formId })
  const sent = await broker.ok(declarationFormSubmit, { id: formId, version })
  return broker.call(declarationFormPushSingleWindow, { id: formId, version: sent.version })
}
let receipts = 0
async function receive(formId: string, channel: string) {
  pass(0.1)
  receipts += 1
  const { version } = await broker.ok(declarationFormDetail, { id: formId })
  await broker.ok(declarationFormManualReceipt, {
    id: formId,
    version,
    channel,
    noticeDate: new Date(api.clock.now.getTime() - 1_000).toISOString(),
    note: `No. ${receipts}`,
    fileIds: [(await paper(broker)).fileId],
    reason: 'Taken from the client of the Single Window.',
  })
}

test('an order from the request to its completion', async () => {
  const id = await draft()
  expect(await seen(id)).toMatchObject({
    status: 'draft',
    no: expect.stringMatching(/^CO\d{6}0572\d{6}$/),
    missingDocuments: 4,
    nextActor: 'client',
    dueAt: null,
  })
  expect((await client.call(customsOrderSubmit, await at(id))).code).toBe('FT521007')
  await sendPapers(id)
  await client.ok(customsOrderSubmit, await at(id))
  expect(await seen(id, broker)).toMatchObject({
    status: 'submitted',
    nextActor: 'provider',
    dueAt: '2026-03-11T04:00:00.000Z',
    actions: ['accept_order', 'reject'],
  })
  await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [QUOTE] })
  expect(await seen(id)).toMatchObject({
    status: 'accepted',
    fees: [{ no: 1, amount: '212.00', status: 'fixed' }],
    feeTotals: [{ currency: 'CNY', owed: '212.00', proposed: '0.00', due: '212.00', held: '0.00' }],
    nextActor: 'client',
  })
  await pay(id)
  expect(await seen(id)).toMatchObject({ nextActor: 'provider', feeTotals: [{ due: '0.00', held: '212.00' }] })
  await broker.ok(customsOrderNextStatus, await at(id))
  expect((await broker.call(customsOrderNextStatus, await at(id))).code).toBe('FT521007')
  await verifyPapers(id)
  // Without a power of attorney the broker writes nothing for the client.
  expect((await broker.call(customsOrderNextStatus, await at(id))).code).toBe('FT521004')
  await delegate(id)
  await broker.ok(customsOrderNextStatus, await at(id))
  const [formId = ''] = await formsOf(id)
  expect(await seen(id)).toMatchObject({ status: 'making', nextActor: 'provider', declarationCount: 1 })
  expect(await broker.ok(declarationFormDetail, { id: formId })).toMatchObject({
    customsOrderId: id,
    brokerCompanyId: broker.actor.companyId,
    companyId: client.actor.companyId,
    content: { head: { contractNo: 'LY-2605-118' }, items: [{ codeTs: '6110200090', declTotal: '46800.00' }] },
  })
  await setUp()
  expect((await client.call(customsOrderConfirmDraft, await at(id))).code).toBe('FT521001')
  await fillIn(id)
  expect((await push(formId)).code).toBe('FT521006')
  await client.ok(customsOrderConfirmDraft, await at(id))
  expect(await seen(id)).toMatchObject({ status: 'declaring', nextActor: 'customs' })
  const { version } = await broker.ok(declarationFormDetail, { id: formId })
  await broker.ok(declarationFormPushSingleWindow, { id: formId, version })
  for (const [channel, status] of [
    ['L', 'declaring'],
    ['C', 'inspection'],
    ['P', 'released'],
    ['R', 'cleared'],
  ] as const) {
    await receive(formId, channel)
    expect(await statusOf(id)).toBe(status)
  }
  await client.ok(customsOrderComplete, await at(id))
  await client.ok(customsOrderEvaluate, { ...(await at(id)), score: 5, text: 'Fast.' })
  const done = await seen(id)
  expect(done).toMatchObject({ status: 'completed', rating: { score: 5 }, actions: ['claim_open'], nextActor: null })
  expect(done.clearedAt).not.toBeNull()
  expect((await recordOf()).get(broker.actor.companyId ?? '')).toEqual({ orders: 1, ratings: 1, points: 5 })
  expect((await broker.ok(customsOrderOperationLog, { id })).map(({ action }) => action)).toEqual(
    done.timeline.map(({ action }) => action),
  )
  // What the bank did was none of theirs, and names nobody.
  expect(done.timeline.find(({ action }) => action === 'fees_paid')?.actorName).toBeNull()
  expect(done.timeline.map(({ action }) => action).filter(action => action !== 'verify_document')).toEqual([
    'create',
    'submit',
    'accept_order',
    'pay',
    'fees_paid',
    'begin_check',
    'save_delegation',
    'make',
    'confirm_draft',
    'follow_inspection',
    'follow_released',
    'follow_cleared',
    'complete',
    'evaluate',
  ])
})

test('drafts with errors are the broker’s to complete, wherever the order is shown; their client is told once they are complete', async () => {
  const id = await checking({ goods: customsOrderGoods(83) })
  await verifyPapers(id)
  await delegate(id)
  api.notified.length = 0
  const told = () => api.notified.filter(({ params }) => params['stage'] === 'making').map(({ to }) => to)
  const turns = async () => {
    const board = await broker.ok(customsOrderBoard, { by: 'status' })
    return [
      (await seen(id)).nextActor,
      (await broker.ok(customsOrderPage, { status: 'making' })).records[0]?.nextActor,
      board.columns.find(({ key }) => key === 'making')?.records[0]?.nextActor,
    ]
  }
  const save = async (formId: string, content: DeclarationContent) => {
    const { version } = await broker.ok(declarationFormDetail, { id: formId })
    await broker.ok(declarationFormUpdate, { id: formId, version, content })
  }
  await broker.ok(customsOrderNextStatus, await at(id))
  const [first = '', second = ''] = await formsOf(id)
  expect([await turns(), told()]).toEqual([['provider', 'provider', 'provider'], []])
  await save(first, aDeclaration({ head: { contractNo: 'LY-0' } }))
  expect([await turns(), told()]).toEqual([['provider', 'provider', 'provider'], []])
  await save(second, aDeclaration({ head: { contractNo: 'LY-1' } }))
  const itsClient = { companyId: client.actor.companyId, identity: 'seller', permission: 'customsOrder:read' }
  expect([await turns(), told()]).toEqual([['client', 'client', 'client'], [itsClient]])
  await save(second, aDeclaration({ head: { contractNo: 'LY-2' } }))
  expect(told()).toEqual([itsClient])
  await save(second, aDeclaration({ head: { contractNo: '', tradeMode: '' } }))
  expect([await turns(), told()]).toEqual([['provider', 'provider', 'provider'], [itsClient]])
  await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: second, linked: false })
  expect([await turns(), told()]).toEqual([
    ['client', 'client', 'client'],
    [itsClient, itsClient],
  ])
  await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: first, linked: false })
  expect(await turns()).toEqual(['provider', 'provider', 'provider'])
})

test('papers of an order are those of its declarations too, for the broker as for the client, however often they are drawn', async () => {
  const id = await making()
  const sent = (await seen(id)).documents.filter(({ docType }) =>
    ['invoice', 'packing_list', 'contract'].includes(docType),
  )
  const kinds = sent.map(({ docType, files }) => [docType, files[0]?.fileId])
  const CODES: Record<string, string> = { '00000001': 'invoice', '00000002': 'packing_list', '00000004': 'contract' }
  const of = ({ eDocs }: DeclarationContent) => eDocs.map(({ edocCode, fileId }) => [CODES[edocCode], fileId])
  const [formId = ''] = await formsOf(id)
  const { content } = await broker.ok(declarationFormDetail, { id: formId })
  expect(kinds).toHaveLength(3)
  expect(of(content)).toEqual(kinds)
  const convert = { sourceType: 'customs_order', sourceId: id, ieFlag: 'E' } as const
  for (const who of [client, broker]) expect(of((await who.ok(declarationFormConvert, convert)).form)).toEqual(kinds)
  // Saved as drawn: each of them may read every paper.
  const { version } = await broker.ok(declarationFormDetail, { id: formId })
  await broker.ok(declarationFormUpdate, { id: formId, version, content })
  await client.ok(declarationFormCreate, { content })
})

describe('several declarations', () => {
  it('83 lines make two, and the order stands with the worst of them', async () => {
    const id = await confirmed({ goods: customsOrderGoods(83) })
    expect((await seen(id)).declarations).toHaveLength(2)
    await setUp()
    const [first = '', second = ''] = await formsOf(id)
    for (const formId of [first, second]) await push(formId)
    await receive(first, 'P')
    expect(await statusOf(id)).toBe('declaring')
    await receive(second, 'C')
    expect(await statusOf(id)).toBe('inspection')
    await receive(second, 'P')
    expect(await statusOf(id)).toBe('released')
    await receive(first, 'R')
    expect(await statusOf(id)).toBe('released')
    await receive(second, 'R')
    expect(await statusOf(id)).toBe('cleared')
  })

  it('have the lines that were made of them', async () => {
    const id = await making({ goods: customsOrderGoods(83) })
    expect((await seen(id)).declarations.map(({ itemCount }) => itemCount)).toEqual([50, 33])
  })

  it('are those of the trade order, where the client lists no goods', async () => {
    const id = await making({ goods: [], tradeOrderId: TRADE_ORDER })
    expect((await seen(id)).declarations.map(({ itemCount }) => itemCount)).toEqual([50, 33])
  })

  it('written before can join the order and leave it again', async () => {
    const id = await making()
    const companyId = client.actor.companyId ?? ''
    const form = await broker.ok(declarationFormCreate, { content: aDeclaration(), companyId })
    const offered = async (orderId: string) =>
      (await broker.ok(declarationFormPage, { linkableTo: orderId, pageSize: 200 })).records.map(each => each.id)
    expect(await offered(id)).toContain(form.id)
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: form.id })
    expect(await formsOf(id)).toContain(form.id)
    // What is an order's already is offered to no order.
    for (const orderId of [id, await making()]) {
      const ids = await offered(orderId)
      expect(ids).not.toContain(form.id)
      for (const own of await formsOf(orderId)) expect(ids).not.toContain(own)
    }
    const again = await broker.call(customsOrderLinkDeclaration, { ...(await at(id)), formId: form.id })
    expect(again.code).toBe('FT520400')
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: form.id, linked: false })
    expect(await seen(id)).toMatchObject({ declarationCount: 1 })
    const own = await client.ok(declarationFormCreate, { content: aDeclaration() })
    const foreign = await broker.call(customsOrderLinkDeclaration, { ...(await at(id)), formId: own.id })
    expect(foreign.code).toBe('FT521404')
  })

  it('that customs has stay with the order, which waits for all of them', async () => {
    const id = await confirmed({ goods: customsOrderGoods(83) })
    await setUp()
    const [first = '', second = ''] = await formsOf(id)
    for (const formId of [first, second]) await push(formId)
    await receive(first, 'R')
    await receive(second, 'C')
    const off = await broker.call(customsOrderLinkDeclaration, { ...(await at(id)), formId: second, linked: false })
    expect(off).toMatchObject({ code: 'FT520400', data: { fieldErrors: [{ path: 'formId' }] } })
    expect(await seen(id)).toMatchObject({ status: 'inspection', declarationCount: 2 })
  })

  it('that came to nothing do not join one', async () => {
    const id = await making()
    const companyId = client.actor.companyId ?? ''
    const form = await broker.ok(declarationFormCreate, { content: aDeclaration(), companyId })
    await broker.ok(declarationFormCancel, { id: form.id, version: form.version, reason: 'Wrong goods.' })
    const { records } = await broker.ok(declarationFormPage, { linkableTo: id, pageSize: 200 })
    expect(records.map(each => each.id)).not.toContain(form.id)
    const joined = await broker.call(customsOrderLinkDeclaration, { ...(await at(id)), formId: form.id })
    expect(joined).toMatchObject({ code: 'FT520400', data: { fieldErrors: [{ path: 'formId' }] } })
    expect(await seen(id)).toMatchObject({ declarationCount: 1 })
  })

  it('that were declared elsewhere take the order along', async () => {
    const id = await confirmed()
    const [drawn = ''] = await formsOf(id)
    const record = {
      content: aDeclaration(),
      entryId: '310420260520123456',
      declareDate: '2026-03-10',
      status: 'declaring' as const,
      fileIds: [(await paper(broker)).fileId],
    }
    const companyId = client.actor.companyId ?? ''
    const made = await broker.ok(declarationFormOfflineCreate, { ...record, companyId })
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: made.id })
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: drawn, linked: false })
    for (const status of ['inspection', 'cleared'] as const) {
      const { version } = await broker.ok(declarationFormDetail, { id: made.id })
      await broker.ok(declarationFormOfflineUpdate, { ...record, id: made.id, version, status })
      expect(await statusOf(id)).toBe(status)
    }
    expect((await seen(id)).clearedAt).not.toBeNull()
  })

  it('that were recorded wrongly are taken off by the desk: the order stands where the others stand, and both sides know why', async () => {
    const id = await confirmed()
    const [drawn = ''] = await formsOf(id)
    const content = aDeclaration()
    const companyId = client.actor.companyId ?? ''
    const [recorded, other] = [
      await broker.ok(declarationFormOfflineCreate, {
        ...{ content, companyId, entryId: '310420260520123457', declareDate: '2026-03-10', status: 'inspection' },
        fileIds: [(await paper(broker)).fileId],
      }),
      await confirmed(),
    ]
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: recorded.id })
    expect(await seen(id)).toMatchObject({ status: 'inspection', declarationCount: 2 })
    const wish = async (formId: string, orderId = id) => ({
      ...{ ...(await at(orderId)), formId },
      reason: 'It is of another shipment.',
    })
    const off = async (formId: string, orderId = id, who = desk) =>
      (await who.call(customsOrderTakeOffDeclaration, await wish(formId, orderId))).code
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect([await off(recorded.id, id, auditor), await off(drawn), await off(recorded.id, other)]).toEqual([
      ...['MALL600403', 'FT521404', 'FT520400'],
    ])
    expect((await seen(id, desk)).actions).toContain('take_off_declaration')
    expect((await seen(id, desk)).declarations.map(form => form.recorded)).toEqual([false, true])
    api.notified.length = 0
    expect(await off(recorded.id)).toBe('200')
    const after = await seen(id, desk)
    expect(after).toMatchObject({ status: 'declaring', declarationCount: 1, declarations: [{ id: drawn }] })
    expect(after.actions).not.toContain('take_off_declaration')
    expect(after.timeline.find(({ action }) => action === 'take_off_declaration')?.note).toBe(
      `− ${recorded.no} · It is of another shipment.`,
    )
    const told = api.notified.filter(({ params }) => params['stage'] === 'declaration_taken_off')
    expect(told.map(({ to }) => 'companyId' in to && to.companyId)).toEqual([
      client.actor.companyId,
      broker.actor.companyId,
    ])
    const { rows } = await api.pool.query(
      `select before, after, reason from audit_log where action = 'customsOrder:take_off_declaration' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        before: { status: 'inspection', declaration: recorded.no },
        after: { status: 'declaring', declaration: null },
        reason: 'It is of another shipment.',
      },
    ])
    // What the desk decided is not undone by whoever recorded it.
    const again = await broker.call(customsOrderLinkDeclaration, { ...(await at(id)), formId: recorded.id })
    expect(again).toMatchObject({ code: 'FT520400', data: { fieldErrors: [{ path: 'formId' }] } })
    expect(await statusOf(id)).toBe('declaring')

    // The desk itself puts back what it took off by mistake, onto that order alone.
    const back = async (formId: string, orderId = id, who = desk) =>
      (await who.call(customsOrderPutBackDeclaration, await wish(formId, orderId))).code
    expect(await seen(id, broker)).toMatchObject({ takenOff: [{ id: recorded.id, no: recorded.no }] })
    expect([await back(recorded.id, id, auditor), await back(drawn), await back(recorded.id, other)]).toEqual([
      ...['MALL600403', 'FT521404', 'FT520400'],
    ])
    expect((await seen(id, desk)).actions).toContain('put_back_declaration')
    api.notified.length = 0
    expect(await back(recorded.id)).toBe('200')
    expect(await seen(id, desk)).toMatchObject({
      ...{ status: 'inspection', declarationCount: 2, takenOff: [] },
      actions: expect.not.arrayContaining(['put_back_declaration']),
    })
    expect(api.notified.filter(({ params }) => params['stage'] === 'declaration_put_back')).toHaveLength(2)
    const { rows: entries } = await api.pool.query(
      `select before, after, reason from audit_log where action = 'customsOrder:put_back_declaration' and entity_id = $1`,
      [id],
    )
    expect(entries).toEqual([
      {
        before: { status: 'declaring', declaration: null },
        after: { status: 'inspection', declaration: recorded.no },
        reason: 'It is of another shipment.',
      },
    ])
    expect(await back(recorded.id)).toBe('FT520400')
    // What was given to another broker meanwhile stays there.
    expect(await off(recorded.id)).toBe('200')
    await api.pool.query(`update declaration_form set broker_company_id = null where id = $1`, [recorded.id])
    expect(await seen(id, desk)).toMatchObject({ takenOff: [] })
    expect(await back(recorded.id)).toBe('FT520400')
  })

  it('are taken off and put back by none of the people of a side', async () => {
    const id = await confirmed()
    const recorded = await broker.ok(declarationFormOfflineCreate, {
      ...{ content: aDeclaration(), companyId: client.actor.companyId ?? '', entryId: '310420260520123459' },
      ...{ declareDate: '2026-03-10', status: 'inspection', fileIds: [(await paper(broker)).fileId] },
    })
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: recorded.id })
    const both = await api.person({ kind: 'operator', roles: ['op_trade'] })
    stakes.set(both.actor.userId ?? '', [broker.actor.companyId ?? ''])
    const wish = async () => ({ ...(await at(id)), formId: recorded.id, reason: 'It is of another shipment.' })
    expect(await seen(id, both)).toMatchObject({ ownStake: true, actions: [] })
    expect((await both.call(customsOrderTakeOffDeclaration, await wish())).code).toBe('USER_SERVICE530307')
    await desk.ok(customsOrderTakeOffDeclaration, await wish())
    expect(await seen(id, both)).toMatchObject({ ownStake: true, actions: [] })
    expect((await both.call(customsOrderPutBackDeclaration, await wish())).code).toBe('USER_SERVICE530307')
    await desk.ok(customsOrderPutBackDeclaration, await wish())
  })

  it('that were recorded wrongly do not stay what a cleared order is paid for', async () => {
    const id = await confirmed()
    await setUp()
    const [drawn = ''] = await formsOf(id)
    const recorded = await broker.ok(declarationFormOfflineCreate, {
      ...{ content: aDeclaration(), companyId: client.actor.companyId ?? '', entryId: '310420260520123458' },
      ...{ declareDate: '2026-03-10', status: 'cleared', fileIds: [(await paper(broker)).fileId] },
    })
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: recorded.id })
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: drawn, linked: false })
    expect(await statusOf(id)).toBe('cleared')
    const reason = 'Customs knows no such number.'
    await desk.ok(customsOrderTakeOffDeclaration, { ...(await at(id)), formId: recorded.id, reason })
    expect(await seen(id)).toMatchObject({ status: 'declaring', clearedAt: null, nextActor: 'provider' })
  })

  it('that join an order meanwhile are not given to another broker', async () => {
    const id = await confirmed()
    const content = aDeclaration()
    const brokerCompanyId = second.actor.companyId ?? ''
    await client.ok(customsDelegationGrant, { brokerCompanyId, validTo: '2099-12-31' })
    const form = await client.ok(declarationFormCreate, { content, brokerCompanyId: broker.actor.companyId })
    const linking = await api.pool.connect()
    try {
      await linking.query('begin')
      await linking.query('update declaration_form set customs_order_id = $2 where id = $1', [form.id, id])
      const wish = { id: form.id, version: form.version, content, brokerCompanyId }
      const giving = client.call(declarationFormUpdate, wish)
      await vi.waitFor(async () => {
        const { rows } = await linking.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(1)
      })
      await linking.query('commit')
      expect((await giving).code).toBe('FT510006')
    } finally {
      linking.release()
    }
  })

  it('that came to nothing do not count', async () => {
    const id = await making()
    for (const formId of await formsOf(id)) {
      const { version } = await broker.ok(declarationFormDetail, { id: formId })
      await broker.ok(declarationFormCancel, { id: formId, version, reason: 'Wrong goods.' })
    }
    expect((await client.call(customsOrderConfirmDraft, await at(id))).code).toBe('FT520400')
  })
})

describe('what the client confirmed', () => {
  const say = (over: Partial<DeclarationContent['head']>) => aDeclaration({ head: { contractNo: 'LY-0', ...over } })
  async function save(formId: string, content: DeclarationContent) {
    const { version } = await broker.ok(declarationFormDetail, { id: formId })
    await broker.ok(declarationFormUpdate, { id: formId, version, content })
  }
  /** The order, once confirmed, and its one declaration. */
  async function confirmedForm() {
    const id = await confirmed()
    await setUp()
    const [formId = ''] = await formsOf(id)
    return { id, formId }
  }
  async function waitsFor(id: string) {
    const { unconfirmedCount, nextActor, actions } = await seen(id)
    return { unconfirmedCount, nextActor, isOffered: actions.includes('confirm_draft') }
  }
  const NOTHING = { unconfirmedCount: 0, nextActor: 'customs', isOffered: false }
  const AGAIN = { unconfirmedCount: 1, nextActor: 'client', isOffered: true }

  it('is sent as it is, however often the same is saved', async () => {
    const { id, formId } = await confirmedForm()
    await save(formId, say({ noteS: 'Fragile' }))
    await save(formId, say({}))
    expect((await push(formId)).code).toBe('200')
    expect(await waitsFor(id)).toEqual(NOTHING)
  })

  it('and was changed then waits for the client, as soon as the broker is done with it', async () => {
    const { id, formId } = await confirmedForm()
    await save(formId, say({ noteS: 'Fragile' }))
    expect(await waitsFor(id)).toEqual(NOTHING)
    expect((await broker.ok(declarationFormDetail, { id: formId })).unconfirmed).toBe(true)
    api.notified.length = 0
    expect((await push(formId)).code).toBe('FT521006')
    expect(await waitsFor(id)).toEqual(AGAIN)
    expect((await seen(id)).declarations).toMatchObject([{ unconfirmed: true }])
    expect(
      api.notified
        .filter(({ kind }) => kind === 'customs_order_changed')
        .map(({ to, params }) => [to, params['stage']]),
    ).toEqual([
      [{ companyId: client.actor.companyId, identity: 'seller', permission: 'customsOrder:read' }, 'draft_changed'],
    ])
    const companyId = client.actor.companyId ?? ''
    const follower = await api.person({ kind: 'seller', roles: ['order_follow'], companyId })
    expect((await follower.call(customsOrderConfirmDraft, await at(id))).code).toBe('MALL600403')
    await client.ok(customsOrderConfirmDraft, await at(id))
    expect(await waitsFor(id)).toEqual(NOTHING)
    expect((await client.call(customsOrderConfirmDraft, await at(id))).code).toBe('MALL600403')
    expect((await seen(id)).timeline.at(-1)).toMatchObject({ action: 'confirm_changes' })
    const { version } = await broker.ok(declarationFormDetail, { id: formId })
    expect((await broker.call(declarationFormPushSingleWindow, { id: formId, version })).code).toBe('200')
  })

  it('holds when customs returned it, until it is changed', async () => {
    const { id, formId } = await confirmedForm()
    const revise = async () => {
      await receive(formId, 'E')
      const { version } = await broker.ok(declarationFormDetail, { id: formId })
      await broker.ok(declarationFormRedeclare, { id: formId, version })
    }
    await push(formId)
    await revise()
    expect((await push(formId)).code).toBe('200')
    await revise()
    await save(formId, say({ markNo: 'LY 1-120' }))
    expect((await push(formId)).code).toBe('FT521006')
    expect(await waitsFor(id)).toEqual(AGAIN)
  })

  it('is what it read: not what it became meanwhile', async () => {
    const id = await making()
    await fillIn(id)
    const read = (await seen(id)).declarations.map(({ id: formId, hash }) => ({ id: formId, hash }))
    await save(read[0]?.id ?? '', say({ noteS: 'Fragile' }))
    expect((await client.call(customsOrderConfirmDraft, { ...(await at(id)), seen: read })).code).toBe('FT510006')
    const again = (await seen(id)).declarations.map(({ id: formId, hash }) => ({ id: formId, hash }))
    await client.ok(customsOrderConfirmDraft, { ...(await at(id)), seen: again })
    expect(await statusOf(id)).toBe('declaring')
  })

  it('does not cover a declaration that joined the order later', async () => {
    const { id } = await confirmedForm()
    const companyId = client.actor.companyId ?? ''
    const form = await broker.ok(declarationFormCreate, { content: aDeclaration(), companyId })
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: form.id })
    expect((await push(form.id)).code).toBe('FT521006')
    expect(await waitsFor(id)).toEqual(AGAIN)
  })
})

describe('what the broker is to declare', () => {
  it('stays with it: its client gives a declaration of the order to no other', async () => {
    const id = await making()
    const [formId = ''] = await formsOf(id)
    await client.ok(customsDelegationGrant, {
      brokerCompanyId: second.actor.companyId ?? '',
      validTo: '2026-12-31',
    })
    const { version, content } = await client.ok(declarationFormDetail, { id: formId })
    for (const brokerCompanyId of [second.actor.companyId ?? '', null])
      expect(await client.call(declarationFormUpdate, { id: formId, version, content, brokerCompanyId })).toMatchObject(
        { code: 'FT520400', data: { fieldErrors: [{ path: 'brokerCompanyId' }] } },
      )
    const brokerCompanyId = broker.actor.companyId ?? ''
    await client.ok(declarationFormUpdate, { id: formId, version, content, brokerCompanyId })
  })

  it('stays whole once it is sent', async () => {
    const id = await accepted()
    const emptied = { ...(await at(id)), content: aCustomsOrder({ goodsSummary: '', expectedDate: null }) }
    const answer = await client.call(customsOrderUpdate, emptied)
    expect(answer).toMatchObject({
      code: 'FT520400',
      data: {
        fieldErrors: [
          { path: 'content.goodsSummary', rule: 'required' },
          { path: 'content.expectedDate', rule: 'required' },
        ],
      },
    })
    await client.ok(customsOrderUpdate, { ...(await at(id)), content: aCustomsOrder({ goodsSummary: 'Knitwear' }) })
  })
})

describe('what the client does', () => {
  const told = (stage: string) => api.notified.filter(({ params }) => params['stage'] === stage).map(({ to }) => to)
  const itsBroker = () => [{ companyId: broker.actor.companyId, identity: 'provider', permission: 'customsOrder:read' }]

  it('before it sends the order is told to nobody', async () => {
    const id = await draft()
    await client.ok(customsOrderUpdate, { ...(await at(id)), content: aCustomsOrder({ goodsSummary: 'Socks' }) })
    await sendPapers(id)
    await delegate(id)
    expect(api.notified).toEqual([])
  })

  it('afterwards is told to its broker', async () => {
    const id = await checking()
    await client.ok(customsOrderUpdate, { ...(await at(id)), content: aCustomsOrder() })
    expect(told('content_changed')).toEqual([])
    await client.ok(customsOrderUpdate, { ...(await at(id)), content: aCustomsOrder({ goodsSummary: 'Socks' }) })
    expect(told('content_changed')).toEqual(itsBroker())
    const [first] = (await seen(id)).documents.filter(({ status }) => status === 'uploaded')
    const no = first?.no ?? 0
    await broker.ok(customsOrderVerifyDocument, { ...(await at(id)), no, result: 'reject', reason: 'Not legible.' })
    await client.ok(customsOrderUploadDocument, { ...(await at(id)), no, files: [await paper(client)] })
    expect(told('document_sent')).toEqual(itsBroker())
    await delegate(id)
    expect(told('delegation_saved')).toEqual(itsBroker())
  })

  it('with papers that were asked for is told once, as it says that all are there', async () => {
    const id = await checking()
    const documents = [{ docType: 'licence' as const, note: 'Export licence' }]
    await broker.ok(customsOrderRequestDocument, { ...(await at(id)), documents })
    api.notified.length = 0
    await sendPapers(id)
    expect(told('document_sent')).toEqual([])
    await client.ok(customsOrderSubmit, await at(id))
    expect(told('doc_check')).toEqual(itsBroker())
  })

  it('says in the end is told too', async () => {
    const id = await confirmed()
    await setUp()
    const [formId = ''] = await formsOf(id)
    await push(formId)
    await receive(formId, 'R')
    await client.ok(customsOrderComplete, await at(id))
    await client.ok(customsOrderEvaluate, { ...(await at(id)), score: 5, text: 'Fast.' })
    expect(told('rated')).toEqual(itsBroker())
  })
})

test('a company is told that its broker asks customs to change what it declared', async () => {
  const id = await confirmed()
  await setUp()
  const [formId = ''] = await formsOf(id)
  await push(formId)
  const paperId = (await paper(broker)).fileId
  await broker.ok(declarationFormManualReceipt, {
    ...{ id: formId, version: (await broker.ok(declarationFormDetail, { id: formId })).version },
    ...{ channel: 'G', noticeDate: api.clock.now.toISOString(), entryId: '310420260520123456' },
    ...{ note: '', fileIds: [paperId], reason: 'Taken from the client of the Single Window.' },
  })
  const { version } = await broker.ok(declarationFormDetail, { id: formId })
  const asked = await broker.ok(declarationFormRequestAmendment, {
    ...{ id: formId, version, kind: 'withdraw', reason: 'shut_out', explanation: 'left on the quay' },
  })
  await broker.ok(declarationAmendmentSubmit, { id: asked.id, version: asked.version })
  const told = api.notified.filter(({ params }) => params['stage']?.startsWith('amendment_'))
  const to = { companyId: client.actor.companyId, identity: 'seller', permission: 'declarationForm:read' }
  const party = `Company ${broker.actor.companyId?.slice(-4) ?? ''}`
  expect(told).toMatchObject([
    { to, params: { stage: 'amendment_requested', party } },
    { to, params: { stage: 'amendment_sent', party } },
  ])
})

describe('papers', () => {
  const about = (docType: string, after: string) => ({ path: `documents.${docType}`, before: null, after })

  it('that the broker refuses or asks for come back to it', async () => {
    const id = await checking()
    await broker.ok(customsOrderVerifyDocument, { ...(await at(id)), no: 1, result: 'reject', reason: 'Not signed.' })
    const documents = [
      { no: 1, docType: 'contract', note: 'Signed, please.' },
      { docType: 'licence', note: 'Export licence' },
    ] as const
    await broker.ok(customsOrderRequestDocument, { ...(await at(id)), documents: [...documents] })
    const { timeline, ...asked } = await seen(id)
    expect(asked).toMatchObject({ status: 'doc_pending', missingDocuments: 2, nextActor: 'client' })
    // By kind, which each reader reads in their own language.
    expect(timeline.slice(-2).map(({ action, note, changes }) => ({ action, note, changes }))).toEqual([
      { action: 'verify_document', note: null, changes: [about('contract', 'Not signed.')] },
      {
        action: 'request_document',
        note: null,
        changes: [about('contract', 'Signed, please.'), about('licence', 'Export licence')],
      },
    ])
    expect((await client.call(customsOrderSubmit, await at(id))).code).toBe('FT521007')
    await sendPapers(id)
    await client.ok(customsOrderSubmit, await at(id))
    expect(await statusOf(id)).toBe('doc_check')
    await verifyPapers(id)
    expect((await seen(id, broker)).actions).toContain('next_status')
  })

  it.each([
    ['of somebody else', { no: 1 }, true],
    ['that is not on the list', { no: 99 }, false],
  ])('%s is refused', async (_name, { no }, isForeign) => {
    const id = await draft()
    const files = [await paper(isForeign ? broker : client)]
    expect((await client.call(customsOrderUploadDocument, { ...(await at(id)), no, files })).code).toBe('FT520400')
  })
})

describe('fees', () => {
  it('are in currencies that are offered, and come to what can be paid', async () => {
    const id = await submitted()
    const refusedAt = async (over: object) => {
      const fees = [QUOTE, { ...QUOTE, ...over }]
      const { code, data } = await broker.call(customsOrderAcceptOrder, { ...(await at(id)), fees })
      return { code, data }
    }
    expect(await refusedAt({ currency: 'XXQ' })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'fees.1.currency', rule: 'code' }] },
    })
    expect(await refusedAt({ qty: '999999999', unitPrice: '999999999999' })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'fees.1.unitPrice', rule: 'above_max' }] },
    })
    expect(await statusOf(id)).toBe('submitted')
  })

  it('that come later wait for the client', async () => {
    const id = await checking()
    const extra = { ...QUOTE, feeType: 'inspection', unitPrice: '50', taxRate: '0' } as const
    await broker.ok(customsOrderFeeSave, { ...(await at(id)), fees: [extra, extra] })
    await broker.ok(customsOrderFeeSave, { ...(await at(id)), fees: [extra, { ...extra, unitPrice: '80' }] })
    expect(await seen(id)).toMatchObject({ openFees: 2, feeTotals: [{ owed: '212.00', proposed: '130.00' }] })
    await client.ok(customsOrderFeeConfirm, { ...(await at(id)), nos: [2] })
    const refusal = { nos: [3], decision: 'refuse' as const }
    expect((await client.call(customsOrderFeeConfirm, { ...(await at(id)), ...refusal })).code).toBe('FT520400')
    await client.ok(customsOrderFeeConfirm, { ...(await at(id)), ...refusal, reason: 'Not agreed.' })
    expect(await seen(id)).toMatchObject({ openFees: 0, feeTotals: [{ owed: '262.00', proposed: '0.00' }] })
    expect((await client.call(customsOrderFeeConfirm, { ...(await at(id)), nos: [1] })).code).toBe('MALL600403')
  })
})

describe('money of the fees', () => {
  const moved = () =>
    bank.map(({ kind, amountMinor, commissionMinor }) => [kind, Number(amountMinor), Number(commissionMinor)])
  const moneyOf = async (id: string) => (await seen(id)).fees.map(({ money }) => money)
  const told = () =>
    api.notified.map(({ to, params }) => [
      'identity' in to ? to.identity : 'operatorsHolding' in to && to.operatorsHolding,
      params['stage'],
    ])
  const refused = async () => ({ ok: false, failure: 'declined' }) as const

  it('is paid before the work begins, and passed on less the commission once the order is complete', async () => {
    const id = await submitted()
    const advanced = { feeType: 'port_charges', qty: '1', unitPrice: '300', currency: 'USD' } as const
    const foreign = { ...QUOTE, payer: 'consignee' } as const
    await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [QUOTE, advanced, foreign] })
    expect(await moneyOf(id)).toEqual(['due', 'due', 'none'])
    expect((await broker.call(customsOrderNextStatus, await at(id))).code).toBe('FT521011')
    expect((await seen(id, broker)).actions).not.toContain('next_status')
    api.notified.length = 0
    // A press that is repeated, and one with what was seen before, pay nothing twice.
    const target = await at(id)
    await client.ok(customsOrderPay, { ...target, payMode: 'balance' })
    expect((await client.call(customsOrderPay, { ...target, payMode: 'balance' })).code).toBe('FT510006')
    expect((await client.call(customsOrderPay, { ...(await at(id)), payMode: 'balance' })).code).toBe('MALL600403')
    expect(await seen(id)).toMatchObject({
      nextActor: null,
      feeTotals: [{ processing: '212.00' }, { processing: '300.00' }],
    })
    await Promise.all([runJob('settlePayments'), runJob('settlePayments')])
    await runJob('settlePayments')
    expect(moved()).toEqual([
      ['hold', 21200, 0],
      ['hold', 30000, 0],
    ])
    expect(await moneyOf(id)).toEqual(['held', 'held', 'none'])
    expect(told()).toEqual([
      ['provider', 'fees_paid'],
      ['provider', 'fees_paid'],
    ])
    await broker.ok(customsOrderNextStatus, await at(id))
    await api.pool.query(`update customs_order set status = 'cleared' where id = $1`, [id])
    await client.ok(customsOrderComplete, await at(id))
    expect(await moneyOf(id)).toEqual(['settling', 'settling', 'none'])
    await runJob('settlePayments')
    expect(moved().slice(2)).toEqual([
      ['release', 21200, 1060],
      ['release', 30000, 0],
    ])
    expect(await moneyOf(id)).toEqual(['released', 'released', 'none'])
    // A client reads nothing of what the broker gets.
    expect((await seen(id)).payments.map(({ kind }) => kind)).toEqual(['hold', 'hold'])
    expect(await seen(id, broker)).toMatchObject({
      commissionRate: '5',
      payments: [{}, {}, { kind: 'release', amount: '212.00', commission: '10.60' }, { commission: '0.00' }],
    })
    expect((await seen(id)).commissionRate).toBeNull()
    const { content } = await client.download(customsOrderExport, {})
    const rows = (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
    expect(rows[1]).toContain('CNY 212.00; USD 300.00')
  })

  it('of a later line is paid as it is confirmed, or afterwards; by those who pay for the company', async () => {
    const id = await checking()
    const extra = { ...QUOTE, feeType: 'inspection', unitPrice: '50', taxRate: '0' } as const
    await broker.ok(customsOrderFeeSave, { ...(await at(id)), fees: [extra, extra] })
    const clerk = await api.person({ kind: 'seller', roles: ['order_follow'], companyId: client.actor.companyId ?? '' })
    const confirm = { nos: [2], payMode: 'bank_transfer' as const }
    expect((await clerk.call(customsOrderFeeConfirm, { ...(await at(id)), ...confirm })).code).toBe('MALL600403')
    expect((await seen(id, clerk)).mayPay).toBe(false)
    await client.ok(customsOrderFeeConfirm, { ...(await at(id)), ...confirm })
    await clerk.ok(customsOrderFeeConfirm, { ...(await at(id)), nos: [3] })
    await runJob('settlePayments')
    expect(await moneyOf(id)).toEqual(['held', 'held', 'due'])
    expect(await seen(id)).toMatchObject({ dueFees: 1, status: 'doc_check', nextActor: 'provider' })
    const finance = await api.person({
      kind: 'seller',
      roles: ['seller_finance'],
      companyId: client.actor.companyId ?? '',
    })
    expect((await seen(id, finance)).actions).toEqual(['pay'])
    await pay(id, finance)
    expect(moved()).toEqual([
      ['hold', 21200, 0],
      ['hold', 5000, 0],
      ['hold', 5000, 0],
    ])
  })

  it('goes back where the work never began, or the broker leaves; what a client owes by then is passed on', async () => {
    const ends = async (id: string, who: Caller) => {
      bank.length = 0
      await who.ok(customsOrderCancel, { ...(await at(id)), reason: 'The shipment is off.' })
      await runJob('settlePayments')
      return [moved(), await moneyOf(id)]
    }
    expect(await ends(await paid(), client)).toEqual([[['refund', 21200, 0]], ['refunded']])
    expect(await ends(await checking(), broker)).toEqual([[['refund', 21200, 0]], ['refunded']])
    expect(await ends(await checking(), client)).toEqual([[['release', 21200, 1060]], ['released']])
    // Nothing was paid: nobody is asked for it any more.
    expect(await ends(await accepted(), client)).toEqual([[], ['none']])
  })

  it('that comes after the end goes where it belongs then, and what stays owed is still paid', async () => {
    const late = await accepted()
    await client.ok(customsOrderPay, { ...(await at(late)), payMode: 'balance' })
    await client.ok(customsOrderCancel, { ...(await at(late)), reason: 'The shipment is off.' })
    await runJob('settlePayments')
    await runJob('settlePayments')
    expect([moved(), await moneyOf(late)]).toEqual([
      [
        ['hold', 21200, 0],
        ['refund', 21200, 0],
      ],
      ['refunded'],
    ])
    const owing = await checking()
    const extra = { ...QUOTE, feeType: 'inspection', unitPrice: '50', taxRate: '0' } as const
    await broker.ok(customsOrderFeeSave, { ...(await at(owing)), fees: [extra] })
    await client.ok(customsOrderFeeConfirm, { ...(await at(owing)), nos: [2] })
    await api.pool.query(`update customs_order set status = 'cleared' where id = $1`, [owing])
    await client.ok(customsOrderComplete, await at(owing))
    await runJob('settlePayments')
    expect(await seen(owing)).toMatchObject({ status: 'completed', nextActor: 'client', dueFees: 1 })
    await pay(owing)
    await runJob('settlePayments')
    expect(await moneyOf(owing)).toEqual(['released', 'released'])
    expect(moved().slice(-2)).toEqual([
      ['hold', 5000, 0],
      ['release', 5000, 250],
    ])
  })

  it('that the bank does not take is due again, and the client is told', async () => {
    const id = await accepted()
    answer = refused
    api.notified.length = 0
    await pay(id)
    expect(await seen(id)).toMatchObject({ dueFees: 1, payments: [{ status: 'failed', failure: 'declined' }] })
    expect(told()).toEqual([['seller', 'payment_failed']])
    answer = undefined
    await pay(id)
    expect(await moneyOf(id)).toEqual(['held'])
  })

  it('is asked for again under the same reference where the API stopped before it wrote down the answer', async () => {
    const id = await accepted()
    await client.ok(customsOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    const asked: string[] = []
    answer = async () => {
      asked.push('lost')
      throw new Error('the connection broke')
    }
    await runJob('settlePayments')
    expect(await moneyOf(id)).toEqual(['processing'])
    answer = undefined
    // As long as it is claimed nobody asks again.
    await runJob('settlePayments')
    expect(bank).toEqual([])
    pass(0.1)
    await runJob('settlePayments')
    expect([asked, moved(), await moneyOf(id)]).toEqual([['lost'], [['hold', 21200, 0]], ['held']])
  })

  it('that the bank does not pass on is told to finance, listed, and asked for again by them alone', async () => {
    const id = await checking()
    await broker.ok(customsOrderCancel, { ...(await at(id)), reason: 'No people.' })
    answer = refused
    api.notified.length = 0
    await runJob('settlePayments')
    answer = undefined
    expect(told()).toEqual([['customsOrder:retry_payment', 'money_stuck']])
    const keeper = await api.person({ kind: 'operator', roles: ['op_finance'] })
    expect((await keeper.ok(customsOrderPage, { moneyStuck: true })).records.map(row => row.id)).toEqual([id])
    expect(await seen(id, keeper)).toMatchObject({ moneyStuck: true, actions: ['retry_payment'] })
    expect((await desk.call(customsOrderRetryPayment, await at(id))).code).toBe('MALL600403')
    await keeper.ok(customsOrderRetryPayment, await at(id))
    await runJob('settlePayments')
    expect([await moneyOf(id), (await seen(id, keeper)).actions]).toEqual([['refunded'], []])
    expect((await keeper.call(customsOrderRetryPayment, await at(id))).code).toBe('MALL600403')
  })
})

describe('what ends early', () => {
  it('is cancelled by the client before anybody accepted it', async () => {
    const id = await submitted()
    await client.ok(customsOrderCancel, { ...(await at(id)), reason: 'No longer needed.' })
    expect(await seen(id)).toMatchObject({ status: 'cancelled', reason: 'No longer needed.', dueAt: null })
  })

  it('takes its declarations along; what was fixed is owed unless the broker leaves', async () => {
    const [first, second] = [await making(), await making()]
    await client.ok(customsOrderCancel, { ...(await at(first)), reason: 'The buyer left.' })
    expect(await seen(first)).toMatchObject({
      status: 'cancelled',
      declarations: [{ status: 'cancelled' }],
      feeTotals: [{ owed: '212.00' }],
    })
    await broker.ok(customsOrderCancel, { ...(await at(second)), reason: 'We cannot do it.' })
    expect(await seen(second)).toMatchObject({
      status: 'cancelled',
      feeTotals: [{ owed: '0.00', processing: '212.00' }],
    })
  })

  it('is rejected by the broker', async () => {
    const id = await submitted()
    await broker.ok(customsOrderReject, { ...(await at(id)), reason: 'No capacity.' })
    expect(await seen(id)).toMatchObject({ status: 'rejected', reason: 'No capacity.' })
  })

  it('not once the drafts are confirmed', async () => {
    const id = await confirmed()
    const cancel = { ...(await at(id)), reason: 'Too late.' }
    for (const who of [client, broker]) expect((await who.call(customsOrderCancel, cancel)).code).toBe('MALL600403')
  })
})

describe('an order whose declarations all came to nothing', () => {
  async function withdrawn() {
    const id = await confirmed()
    const [formId = ''] = await formsOf(id)
    await setUp()
    await push(formId)
    await receive(formId, 'L')
    const offered = (who: Caller) => seen(id, who).then(({ actions }) => actions.includes('cancel'))
    expect([await offered(client), await offered(broker)]).toEqual([false, false])
    api.notified.length = 0
    await receive(formId, 'D')
    return { id, offered }
  }

  it('is ended by either side, which both are told', async () => {
    const { id, offered } = await withdrawn()
    expect([await offered(client), await offered(broker), await offered(desk)]).toEqual([true, true, false])
    expect(await seen(id)).toMatchObject({ status: 'declaring', nextActor: 'provider' })
    const told = api.notified.filter(({ kind }) => kind === 'customs_order_changed')
    expect(told.map(({ params }) => params['stage'])).toEqual(['nothing_declared', 'nothing_declared'])
    await client.ok(customsOrderCancel, { ...(await at(id)), reason: 'The shipment stayed here.' })
    expect(await seen(id)).toMatchObject({ status: 'cancelled', feeTotals: [{ owed: '212.00' }] })
  })

  it('goes on where the broker begins another one, and is then not ended', async () => {
    const { id, offered } = await withdrawn()
    const before = await at(id)
    const origin = { type: 'customs_order', id } as const
    const companyId = client.actor.companyId ?? ''
    await broker.ok(declarationFormCreate, { content: aDeclaration(), companyId, origin })
    expect([await offered(client), await offered(broker)]).toEqual([false, false])
    for (const target of [before, await at(id)])
      expect((await client.call(customsOrderCancel, { ...target, reason: 'Too late.' })).success).toBe(false)
    expect((await seen(id)).nextActor).toBe('customs')
  })
})

describe('of a trade order', () => {
  const ofOrder = { tradeOrderId: TRADE_ORDER }
  const found = async (who: Caller, tradeOrderId = TRADE_ORDER) => ({
    orders: (await who.ok(customsOrderPage, { tradeOrderId })).records.map(({ id }) => id),
    forms: (await who.ok(declarationFormPage, { tradeOrderId })).records.map(({ id }) => id),
  })

  const findings = async (id: string, who: Caller = client) =>
    (await who.ok(declarationFormDetail, { id })).issues.filter(({ rule }) => rule === 'V-DEC-41')
  const create = (tradeOrderId?: string) =>
    client.ok(declarationFormCreate, {
      content: aDeclaration(),
      tradeOrderIds: tradeOrderId === undefined ? [] : [tradeOrderId],
    })
  const save = ({ id, version }: { id: string; version: number }, content = aDeclaration()) =>
    client.ok(declarationFormUpdate, { id, version, content })
  const differs = (declared: string, total: string) => ({
    ...{ rule: 'V-DEC-41', key: 'order_total_differs', level: 'warn', path: 'items' },
    params: { declared: `${declared} USD`, total: `${total} USD` },
  })

  it('says when all its declarations together declare another total (V-DEC-41)', async () => {
    const first = await create(SHORT_ORDER)
    expect(await findings(first.id)).toEqual([])
    const second = await create(SHORT_ORDER)
    expect(second.issues).toContainEqual(differs('93600.00', '46800.00'))
    // What one form changes shows at once in the others of the order.
    expect(await findings(first.id)).toEqual([differs('93600.00', '46800.00')])
    await client.ok(declarationFormCancel, { id: second.id, version: second.version, reason: 'Twice.' })
    expect(await findings(first.id)).toEqual([])
    expect(await findings((await create()).id)).toEqual([])
  })

  it('says whose account the money goes to, also of goods that no order is behind (V-DEC-41)', async () => {
    const strange = {
      ...{ rule: 'V-DEC-41', key: 'consignor_differs', level: 'warn', path: 'head.tradeName' },
      params: { owner: 'Somebody Else Ltd' },
    }
    accounts = [{ currency: 'USD', holderName: 'Somebody Else Ltd', holderRegNo: null }]
    const form = await create()
    expect(form.issues).toContainEqual(strange)
    expect(await findings(form.id)).toEqual([strange])
    expect((await save(form)).issues).toContainEqual(strange)
    // It holds nothing back, and is no longer said once the account is the consignor's.
    accounts = [{ currency: 'USD', holderName: aDeclaration().head.tradeName, holderRegNo: null }]
    expect(await findings(form.id)).toEqual([])
  })

  it('of more lines than a form takes is compared with all its forms', async () => {
    const id = await making({ goods: [], tradeOrderId: TRADE_ORDER })
    await draft()
    const [one = '', two = ''] = await formsOf(id)
    for (const part of [one, two]) expect(await findings(part)).toEqual([])
    const { content, version } = await broker.ok(declarationFormDetail, { id: two })
    const items = content.items.map((item, index) => (index === 0 ? { ...item, declTotal: '25.00' } : item))
    const saved = await broker.ok(declarationFormUpdate, { id: two, version, content: { ...content, items } })
    expect(saved.issues).toContainEqual(differs('1665.00', '1660.00'))
    for (const part of [one, two]) expect(await findings(part, broker)).toEqual([differs('1665.00', '1660.00')])
  })

  it('is asked for its total when a form is made and submitted, not whenever a draft is saved', async () => {
    const form = await create(SHORT_ORDER)
    const before = asked
    let { version } = form
    for (const packNo of ['121', '122', '120']) {
      const content = aDeclaration({ head: { packNo } })
      ;({ version } = await save({ id: form.id, version }, content))
    }
    expect(asked).toBe(before)
    shortTotal = '50000.00'
    try {
      expect((await save({ id: form.id, version })).issues).toEqual([])
      const sent = await client.ok(declarationFormSubmit, { id: form.id, version: version + 1 })
      expect(sent.issues).toContainEqual(differs('46800.00', '50000.00'))
    } finally {
      shortTotal = '46800.00'
    }
  })

  it('says while it is turned into forms what they would declare too much', async () => {
    const source = { sourceType: 'order', sourceId: TRADE_ORDER } as const
    const drawn = await client.ok(declarationFormConvert, source)
    expect(drawn).toMatchObject({ parts: 2, issues: [] })
    const { issues } = await client.ok(declarationFormConvert, { sourceType: 'order', sourceId: SHORT_ORDER })
    expect(issues).toEqual([])
    await create(SHORT_ORDER)
    const again = await client.ok(declarationFormConvert, { sourceType: 'order', sourceId: SHORT_ORDER })
    expect(again.issues).toEqual([differs('93600.00', '46800.00')])
  })

  it('is compared with its declarations in bill, containers and packages (V-DEC-31, V-DEC-40)', async () => {
    const id = await making({ billNo: 'EGLV142600118', containers: [{ no: 'CSQU3054383', spec: '21' }], packNo: '120' })
    await draft()
    const [form = ''] = await formsOf(id)
    const { version } = await broker.ok(declarationFormDetail, { id: form })
    const linked = (issues: readonly { rule: string; key: string; level: string; path: string }[]) =>
      issues
        .filter(({ rule }) => ['V-DEC-31', 'V-DEC-40'].includes(rule))
        .map(({ key, level, path }) => [key, level, path])
    const right = await broker.ok(declarationFormUpdate, { id: form, version, content: aDeclaration() })
    expect(linked(right.issues)).toEqual([])
    const content = aDeclaration({
      head: { billNo: 'EGLV999', packNo: '119' },
      containers: [{ containerId: 'MSCU6639870', containerMd: '21', goodsNo: '1', lclFlag: '0' }],
    })
    const wrong = await broker.ok(declarationFormUpdate, { id: form, version: right.version, content })
    expect(linked(wrong.issues)).toEqual([
      ['packs_differ', 'warn', 'head.packNo'],
      ['bill_differs', 'warn', 'head.billNo'],
      ['container_differs', 'warn', 'containers[0].containerId'],
    ])
  })

  it('is found by it, with all declarations of its goods', async () => {
    const id = await making(ofOrder)
    await draft()
    const own = await client.ok(declarationFormCreate, { content: aDeclaration(), tradeOrderIds: [TRADE_ORDER] })
    await client.ok(declarationFormCreate, { content: aDeclaration() })
    const [drawn = ''] = await formsOf(id)
    const { orders, forms } = await found(client)
    expect([orders, forms.toSorted()]).toEqual([[id], [own.id, drawn].toSorted()])
    expect((await found(desk)).orders).toEqual([id])
    expect(await found(client, NOBODY)).toEqual({ orders: [], forms: [] })
    expect(await found(await api.person({ kind: 'seller' }))).toEqual({ orders: [], forms: [] })
    expect(await client.ok(declarationFormDetail, { id: drawn })).toMatchObject({
      tradeOrders: [{ id: TRADE_ORDER, no: 'OD26' }],
    })
    expect(await broker.ok(declarationFormDetail, { id: drawn })).toMatchObject({ tradeOrders: [] })
  })

  it('joins it with whatever declaration joins the agency order', async () => {
    const id = await making(ofOrder)
    const companyId = client.actor.companyId ?? ''
    const { id: formId } = await broker.ok(declarationFormCreate, { content: aDeclaration(), companyId })
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId })
    expect((await found(client)).forms).toContain(formId)
  })

  it('of cross-border e-commerce is named by its number, or the form is not submitted (V-DEC-10)', async () => {
    const b2b = (edocId: string) =>
      aDeclaration({ head: { tradeMode: '9710' }, eDocs: [{ edocCode: '10000004', edocId, edocFormatType: 'S' }] })
    const form = await client.ok(declarationFormCreate, { content: b2b('OD28'), tradeOrderIds: [SHORT_ORDER] })
    expect(form.issues).toContainEqual(expect.objectContaining({ key: 'b2b_number_differs', path: 'eDocs[0].edocId' }))
    const refused = await client.call(declarationFormSubmit, { id: form.id, version: form.version })
    expect(refused.code).toBe('FT521001')
    const { version } = await save(form, b2b('OD26'))
    expect((await client.call(declarationFormSubmit, { id: form.id, version })).code).toBe('200')
  })

  describe('of a form that is written on', () => {
    const change = (form: { id: string; version: number }, tradeOrderIds: string[], who = client) =>
      who.call(declarationFormUpdate, { ...form, content: aDeclaration(), tradeOrderIds })
    const rowOf = async (id: string, who = client) =>
      (await who.ok(declarationFormPage, {})).records.find(row => row.id === id)

    it('are changed with it: checks and links of both sides follow', async () => {
      const form = await create(SHORT_ORDER)
      const added = await change(form, [SHORT_ORDER, LATER_ORDER])
      expect(added.data?.issues).toEqual([differs('46800.00', '46900.00')])
      expect((await rowOf(form.id))?.tradeOrders).toEqual([
        { id: SHORT_ORDER, no: 'OD26' },
        { id: LATER_ORDER, no: 'OD27' },
      ])
      expect((await found(client, LATER_ORDER)).forms).toEqual([form.id])
      // As it was read: not over what somebody else saved meanwhile.
      expect((await change(form, [])).code).toBe('FT510006')
      const taken = await change({ id: form.id, version: form.version + 1 }, [LATER_ORDER])
      expect(taken.data?.issues).toEqual([differs('46800.00', '100.00')])
      expect([(await found(client, SHORT_ORDER)).forms, (await found(client, LATER_ORDER)).forms]).toEqual([
        [],
        [form.id],
      ])
      expect((await change({ id: form.id, version: form.version + 2 }, [])).data?.issues).toEqual([])
      expect((await rowOf(form.id))?.tradeOrders).toEqual([])
    })

    it.each([
      ['that the company did not sell', [SHORT_ORDER, NOBODY], 'invalid_value'],
      ['of another buyer', [SHORT_ORDER, OTHER_BUYERS], 'other_buyer'],
      ['without the one that it was begun from', [LATER_ORDER], 'invalid_value'],
    ])('are refused %s', async (_what, ids, rule) => {
      const origin = { type: 'order', id: SHORT_ORDER } as const
      const form = await client.ok(declarationFormCreate, { content: aDeclaration(), origin })
      const refused = await change(form, ids)
      expect(refused).toMatchObject({ code: 'FT520400', data: { fieldErrors: [{ path: 'tradeOrderIds', rule }] } })
      expect((await rowOf(form.id))?.tradeOrders).toEqual([{ id: SHORT_ORDER, no: 'OD26' }])
    })

    it('are those of its agency order where it has one, and nothing to a broker or a stranger', async () => {
      const id = await making(ofOrder)
      const [drawn = ''] = await formsOf(id)
      const { version } = await client.ok(declarationFormDetail, { id: drawn })
      expect((await change({ id: drawn, version }, [])).code).toBe('MALL600403')
      expect((await change({ id: drawn, version }, [LATER_ORDER], broker)).code).toBe('200')
      expect((await rowOf(drawn))?.tradeOrders).toEqual([{ id: TRADE_ORDER, no: 'OD26' }])
      expect((await rowOf(drawn, broker))?.tradeOrders).toEqual([])
      const stranger = await api.person({ kind: 'seller', roles: ['seller_owner'] })
      expect((await change({ id: drawn, version: version + 1 }, [], stranger)).code).toBe('FT521404')
    })

    it('stand in its history once it was submitted', async () => {
      const form = await create(SHORT_ORDER)
      const sent = await client.ok(declarationFormSubmit, { id: form.id, version: form.version })
      const open = await client.ok(declarationFormReopen, { id: form.id, version: sent.version })
      await change({ id: form.id, version: open.version }, [SHORT_ORDER, LATER_ORDER])
      const { timeline } = await client.ok(declarationFormDetail, { id: form.id })
      expect(timeline.flatMap(({ changes }) => changes ?? [])).toEqual([
        { path: 'tradeOrders', before: 'OD26', after: 'OD26, OD27' },
      ])
    })
  })

  describe('together with others of its buyer', () => {
    const both = { type: 'order', id: SHORT_ORDER } as const
    const begin = (over: object = {}) =>
      client.call(declarationFormCreate, {
        content: aDeclaration(),
        origin: both,
        tradeOrderIds: [LATER_ORDER],
        ...over,
      })
    const source = { sourceType: 'order' as const, sourceId: SHORT_ORDER, moreIds: [LATER_ORDER] }

    it('is one declaration with the lines of all, held against what all come to', async () => {
      const drawn = await client.ok(declarationFormConvert, source)
      expect(drawn).toMatchObject({ parts: 1, lines: 2, issues: [], made: [] })
      expect(drawn.form.items.map(({ declTotal }) => declTotal)).toEqual(['46800.00', '100.00'])
      const made = await begin({ content: drawn.form })
      const { id, version } = made.data ?? { id: '', version: 0 }
      expect(await findings(id)).toEqual([])
      const orders = [
        { id: SHORT_ORDER, no: 'OD26' },
        { id: LATER_ORDER, no: 'OD27' },
      ]
      expect(await client.ok(declarationFormDetail, { id })).toMatchObject({ tradeOrders: orders })
      for (const order of [SHORT_ORDER, LATER_ORDER]) expect((await found(client, order)).forms).toEqual([id])
      const [one] = drawn.form.items
      await save({ id, version }, { ...drawn.form, items: one ? [one] : [] })
      expect(await findings(id)).toEqual([differs('46800.00', '46900.00')])
    })

    it('is declared already for whoever begins one of them by itself, and counts with it', async () => {
      const first = await begin()
      expect(await client.ok(declarationFormConvert, { sourceType: 'order', sourceId: LATER_ORDER })).toMatchObject({
        made: [{ part: 1, id: first.data?.id }],
        issues: [],
      })
      const alone = { origin: { type: 'order', id: LATER_ORDER }, tradeOrderIds: [] } as const
      expect((await begin(alone)).code).toBe('FT521010')
      const again = await begin({ ...alone, origin: { ...alone.origin, again: true } })
      // The short order, and the later one, against both forms.
      for (const id of [first.data?.id, again.data?.id])
        expect(await findings(id ?? '')).toEqual([differs('93600.00', '46900.00')])
    })

    it('names either of them in cross-border e-commerce (V-DEC-10)', async () => {
      const content = (edocId: string) =>
        aDeclaration({ head: { tradeMode: '9710' }, eDocs: [{ edocCode: '10000004', edocId, edocFormatType: 'S' }] })
      const named = async (edocId: string) =>
        (await begin({ content: content(edocId), origin: { ...both, again: true } })).data?.issues.filter(
          ({ key }: { key: string }) => key === 'b2b_number_differs',
        ).length
      expect([await named('OD26'), await named('OD27'), await named('OD28')]).toEqual([0, 0, 1])
    })

    it('is refused with those of another buyer, and of another seller', async () => {
      const refused = await begin({ tradeOrderIds: [OTHER_BUYERS] })
      expect(refused).toMatchObject({
        code: 'FT520400',
        data: { fieldErrors: [{ path: 'tradeOrderIds', rule: 'other_buyer' }] },
      })
      const drawn = (id: string) => client.call(declarationFormConvert, { ...source, moreIds: [id] })
      expect([(await drawn(OTHER_BUYERS)).code, (await drawn(NOBODY)).code]).toEqual(['FT520400', 'FT520404'])
      expect((await begin({ tradeOrderIds: [NOBODY] })).code).toBe('FT520400')
      expect((await found(client, SHORT_ORDER)).forms).toEqual([])
    })
  })

  it('is nobody else’s to declare', async () => {
    const other = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    expect(
      (await other.call(declarationFormCreate, { content: aDeclaration(), tradeOrderIds: [TRADE_ORDER] })).code,
    ).toBe('FT520400')
  })
})

describe('for a service order', () => {
  const forService = { providerCompanyId: undefined, serviceOrderId: SERVICE_ORDER }

  it('is linked to it, one at a time', async () => {
    const id = await draft({}, forService)
    expect(await seen(id)).toMatchObject({ serviceOrderId: SERVICE_ORDER, serviceOrderNo: 'SO26' })
    expect(work?.customsOrderId).toBe(id)
    const again = await client.call(customsOrderDraft, { content: aCustomsOrder(), serviceOrderId: SERVICE_ORDER })
    expect(again.code).toBe('FT521008')
    await client.ok(customsOrderCancel, { ...(await at(id)), reason: 'Once more.' })
    expect(work?.customsOrderId).toBeNull()
    await draft({}, forService)
  })

  it('hears what becomes of it', async () => {
    toldService.length = 0
    const begin = () => submitted({}, forService)
    const refused = await begin()
    await broker.ok(customsOrderReject, { ...(await at(refused)), reason: 'No hands.' })
    const called = await begin()
    await client.ok(customsOrderCancel, { ...(await at(called)), reason: 'No shipment.' })
    const left = await begin()
    await broker.ok(customsOrderAcceptOrder, { ...(await at(left)), fees: [QUOTE] })
    await broker.ok(customsOrderCancel, { ...(await at(left)), reason: 'No hands.' })
    const done = await begin()
    await broker.ok(customsOrderAcceptOrder, { ...(await at(done)), fees: [QUOTE] })
    await pay(done)
    await api.pool.query(`update customs_order set status = 'cleared' where id = $1`, [done])
    await client.ok(customsOrderComplete, await at(done))
    const heard = ['given_up', 'cancelled', 'accepted', 'given_up', 'accepted', 'completed']
    expect(toldService).toEqual(heard)
    // Whoever rates it rates the service order.
    expect(await seen(done)).toMatchObject({ status: 'completed', actions: ['claim_open'] })
    expect((await client.call(customsOrderEvaluate, { ...(await at(done)), score: 5, text: '' })).code).toBe(
      'MALL600403',
    )
    expect((await recordOf()).get(broker.actor.companyId ?? '')).toBeUndefined()
  })

  it.each([
    ['of another flow', { flowCode: 'GENERIC' }, 'FT520400'],
    ['that does not run', { isRunning: false }, 'FT520400'],
    ['of somebody else', { id: NOBODY }, 'FT520404'],
  ])('not: %s', async (_name, over, code) => {
    if (work) work = { ...work, ...over }
    const answer = await client.call(customsOrderDraft, { content: aCustomsOrder(), serviceOrderId: SERVICE_ORDER })
    expect(answer.code).toBe(code)
  })
})

describe('time', () => {
  it('tells both when nobody accepted in two working hours, once', async () => {
    await submitted()
    api.notified.length = 0
    pass(2)
    await Promise.all([runJob('tellLateOrders'), runJob('tellLateOrders')])
    await runJob('tellLateOrders')
    expect(api.notified.map(({ kind, params }) => [kind, params['stage']])).toEqual([
      ['customs_order_changed', 'late'],
      ['customs_order_changed', 'late'],
    ])
    expect((await desk.ok(customsOrderPage, { late: true })).records).toHaveLength(1)
  })

  it('completes a cleared order after seven days, of which the client is reminded once on the day before', async () => {
    const id = await confirmed()
    await setUp()
    const [formId = ''] = await formsOf(id)
    await push(formId)
    await receive(formId, 'R')
    expect(await statusOf(id)).toBe('cleared')
    pass(6 * 24 - 1)
    api.notified.length = 0
    await runJob('tellLateOrders')
    expect(api.notified).toEqual([])
    pass(2)
    await Promise.all([runJob('tellLateOrders'), runJob('tellLateOrders')])
    await runJob('tellLateOrders')
    expect(api.notified).toMatchObject([
      {
        kind: 'customs_order_changed',
        to: { companyId: client.actor.companyId, identity: 'seller', permission: 'customsOrder:read' },
        params: { stage: 'due_soon' },
      },
    ])
    pass(23)
    await Promise.all([runJob('completeOrders'), runJob('completeOrders')])
    expect(await statusOf(id)).toBe('completed')
  })

  describe('for the quote', () => {
    const CUT_OFF = '2026-03-20T08:00:00.000Z'
    const stages = () => api.notified.map(({ to, params }) => ['companyId' in to && to.companyId, params?.['stage']])

    it('is two days, of which the client is reminded; unpaid, the order is cancelled with its declarations', async () => {
      const id = await accepted({ cutOffAt: CUT_OFF })
      await delegate(id)
      const origin = { type: 'customs_order', id, part: 1, again: false } as const
      const companyId = client.actor.companyId ?? ''
      const form = await broker.ok(declarationFormCreate, { content: aDeclaration(), companyId, origin })
      expect(await seen(id)).toMatchObject({ nextActor: 'client', dueAt: '2026-03-13T02:00:00.000Z' })
      // What it says of its goods gives nobody more time.
      await client.ok(customsOrderUpdate, {
        ...(await at(id)),
        content: aCustomsOrder({ cutOffAt: CUT_OFF, packNo: '9' }),
      })
      api.notified.length = 0
      pass(23)
      await runJob('tellLateOrders')
      expect(stages()).toEqual([])
      pass(2)
      await Promise.all([runJob('tellLateOrders'), runJob('tellLateOrders')])
      await runJob('tellLateOrders')
      expect(stages()).toEqual([[client.actor.companyId, 'pay_soon']])
      pass(22)
      await runJob('cancelUnpaidOrders')
      expect(await statusOf(id)).toBe('accepted')
      api.notified.length = 0
      pass(1)
      await Promise.all([runJob('cancelUnpaidOrders'), runJob('cancelUnpaidOrders')])
      expect(await seen(id)).toMatchObject({
        ...{ status: 'cancelled', dueAt: null, nextActor: null },
        fees: [{ status: 'lapsed', money: 'none' }],
      })
      expect((await broker.ok(declarationFormDetail, { id: form.id })).status).toBe('cancelled')
      const lapsed = stages().filter(([, stage]) => stage === 'pay_lapsed')
      expect(new Set(lapsed.map(([companyId]) => companyId))).toEqual(
        new Set([client.actor.companyId, broker.actor.companyId]),
      )
      expect(lapsed).toHaveLength(2)
      expect((await seen(id)).timeline.map(({ action }) => action).slice(-2)).toEqual(['cancel_accepted', 'pay_lapsed'])
      expect(bank).toEqual([])
    })

    it('begins anew where the bank did not take the money, and is over once it is paid', async () => {
      const id = await accepted({ cutOffAt: CUT_OFF })
      const payMode = 'bank_transfer'
      pass(47)
      await client.ok(customsOrderPay, { ...(await at(id)), payMode })
      // The bank is on it.
      pass(2)
      await runJob('cancelUnpaidOrders')
      answer = async () => ({ ok: false, failure: 'declined' })
      await runJob('settlePayments')
      answer = undefined
      const { dueAt } = await seen(id)
      expect(Date.parse(dueAt ?? '') - api.clock.now.getTime()).toBe(48 * HOUR)
      await pay(id)
      expect(await seen(id)).toMatchObject({ status: 'accepted', nextActor: 'provider', dueAt: CUT_OFF })
      pass(30 * 24)
      await runJob('cancelUnpaidOrders')
      expect(await statusOf(id)).toBe('accepted')
    })

    it('is as operators say it, and a service order hears that its agency order came to nothing', async () => {
      await api.pool.query(
        `insert into customs_parameter (region_id, code, valid_from, value, updated_at) values ($1, 'pay_hours', '2026-01-01', '5', now())`,
        [DEFAULT_REGION.regionId],
      )
      try {
        const { id } = await client.ok(customsOrderDraft, { content: aCustomsOrder(), serviceOrderId: SERVICE_ORDER })
        await sendPapers(id)
        await client.ok(customsOrderSubmit, await at(id))
        await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [QUOTE] })
        toldService.length = 0
        pass(5)
        await runJob('cancelUnpaidOrders')
        expect([await statusOf(id), toldService]).toEqual(['cancelled', ['cancelled']])
      } finally {
        await api.pool.query('truncate customs_parameter')
      }
    })
  })

  it('a power of attorney that has run out confirms nothing', async () => {
    const id = await making()
    await fillIn(id)
    api.clock.now = new Date('2027-01-02T02:00:00.000Z')
    expect((await client.call(customsOrderConfirmDraft, await at(id))).code).toBe('FT521004')
  })
})

test('a broker that the platform holds back takes on no order of its own, and nobody pays one; what has begun goes on', async () => {
  const begun = await checking()
  await broker.ok(customsOrderFeeSave, { ...(await at(begun)), fees: [QUOTE] })
  const unpaid = await accepted()
  const sent = await submitted()
  const written = await draft()
  await sendPapers(written)
  const answers = async () => {
    const payMode = 'bank_transfer'
    const { code: drafted } = await client.call(customsOrderDraft, {
      content: aCustomsOrder(),
      providerCompanyId: broker.actor.companyId ?? '',
    })
    return [
      drafted,
      (await client.call(customsOrderSubmit, await at(written))).code,
      (await broker.call(customsOrderAcceptOrder, { ...(await at(sent)), fees: [] })).code,
      (await client.call(customsOrderPay, { ...(await at(unpaid)), payMode })).code,
    ]
  }
  const offered = async () => {
    const { records } = await broker.ok(customsOrderPage, { status: 'submitted' })
    return [
      (await seen(sent, broker)).actions.includes('accept_order'),
      records.find(({ id }) => id === sent)?.actions.includes('accept_order'),
      (await seen(written)).actions.includes('submit'),
      [(await seen(sent, broker)).holdback, (await seen(written)).holdback, (await seen(unpaid, broker)).holdback],
    ]
  }
  heldProvider = broker.actor.companyId ?? ''
  expect(await answers()).toEqual(['FT526019', 'FT526019', 'FT526018', 'FT526019'])
  expect(await offered()).toEqual([false, false, false, ['owes_refund', 'owes_refund', null]])
  expect((await seen(sent, broker)).actions).toContain('reject')
  await client.ok(customsOrderFeeConfirm, { ...(await at(begun)), nos: [2], decision: 'confirm' })
  await client.ok(customsOrderPay, { ...(await at(begun)), payMode: 'bank_transfer' })
  // A service order asks the same itself.
  await client.ok(customsOrderDraft, { content: aCustomsOrder(), serviceOrderId: SERVICE_ORDER })
  heldProvider = undefined
  expect(await offered()).toEqual([true, true, true, [null, null, null]])
  expect(await answers()).toEqual(['200', '200', '200', '200'])
})

test('a broker whose record has ended takes on nothing new, and goes on with what it has begun', async () => {
  const companyId = client.actor.companyId ?? ''
  const brokerCompanyId = broker.actor.companyId ?? ''
  const begun = await checking()
  await delegate(begun)
  const unpaid = await accepted()
  const sent = await submitted()
  const written = await draft()
  await sendPapers(written)
  const content = aDeclaration()
  const own = await client.ok(declarationFormCreate, { content })
  const made = await broker.ok(declarationFormCreate, { content, companyId })
  const elsewhere = async (entryId: string) => ({
    ...{ content, companyId, entryId, declareDate: '2026-03-10', status: 'declaring' as const },
    fileIds: [(await paper(broker)).fileId],
  })
  const answers = async () =>
    [
      await client.call(customsOrderDraft, { content: aCustomsOrder(), providerCompanyId: brokerCompanyId }),
      await client.call(customsOrderSubmit, await at(written)),
      await broker.call(declarationFormOfflineCreate, await elsewhere('310420260520123461')),
      await broker.call(customsOrderAcceptOrder, { ...(await at(sent)), fees: [] }),
      await client.call(customsDelegationGrant, { brokerCompanyId, validTo: '2099-12-31' }),
      await client.call(declarationFormCreate, { content, brokerCompanyId }),
      await broker.call(declarationFormCreate, { content, companyId }),
      await broker.call(declarationFormCopy, { id: made.id }),
      await client.call(declarationFormUpdate, { id: own.id, version: own.version, content, brokerCompanyId }),
    ].map(({ code }) => code)
  unrecorded = brokerCompanyId
  const refused = await answers()
  expect(new Set(refused)).toEqual(new Set(['FT521012']))
  expect((await seen(sent, broker)).actions).not.toContain('accept_order')
  expect([(await seen(sent, broker)).holdback, (await seen(written)).holdback]).toEqual(['no_record', 'no_record'])
  // What it has begun: the papers, their declarations, money that was agreed on, the forms it has.
  await client.ok(customsOrderPay, { ...(await at(unpaid)), payMode: 'bank_transfer' })
  const origin = { type: 'customs_order', id: begun } as const
  await broker.ok(declarationFormCreate, { content, companyId, origin })
  await broker.ok(declarationFormUpdate, { id: made.id, version: made.version, content })
  unrecorded = undefined
  expect(new Set(await answers())).toEqual(new Set(['200']))
  const working = await making()
  unrecorded = brokerCompanyId
  const recorded = await broker.ok(declarationFormOfflineCreate, await elsewhere('310420260520123462'))
  await broker.ok(customsOrderLinkDeclaration, { ...(await at(working)), formId: recorded.id })
})

describe('a broker’s calendar', () => {
  const SPAN = { from: '2026-03-01', to: '2026-03-31' }
  const told = async (who = broker, span = SPAN) =>
    (await who.ok(customsCalendar, span)).entries.map(({ kind, day, at: moment }) => [kind, day, moment])

  it('has the day to accept, the cut-off and what is expected, by the clock of the trade', async () => {
    await submitted({ expectedDate: '2026-03-20', cutOffAt: '2026-03-18T17:30:00.000Z' })
    expect(await told()).toEqual([
      ['acceptance', '2026-03-11', '2026-03-11T04:00:00.000Z'],
      ['expected', '2026-03-20', null],
    ])
    const id = await accepted({ expectedDate: '2026-05-01', cutOffAt: '2026-03-18T17:30:00.000Z' })
    const { entries, isCapped } = await broker.ok(customsCalendar, { from: '2026-03-19', to: '2026-03-19' })
    const { no } = await seen(id)
    expect(isCapped).toBe(false)
    expect(entries).toMatchObject([
      { kind: 'cut_off', day: '2026-03-19', at: '2026-03-18T17:30:00.000Z', document: 'customsOrder', id, no },
    ])
  })

  it('says papers where a client still owes them, and forgets what was called off', async () => {
    const id = await checking({ expectedDate: '2026-05-01', cutOffAt: '2026-03-18T08:00:00.000Z' })
    await broker.ok(customsOrderRequestDocument, {
      ...(await at(id)),
      documents: [{ docType: 'contract' }],
    })
    expect((await told()).map(([kind]) => kind)).toEqual(['papers'])
    await client.ok(customsOrderCancel, { ...(await at(id)), reason: 'No shipment.' })
    expect(await told()).toEqual([])
  })

  it('has the inspections of its clients’ forms and the end of a power of attorney, and no one else’s', async () => {
    const id = await confirmed({ expectedDate: '2026-05-01' })
    await setUp()
    const [formId = ''] = await formsOf(id)
    await push(formId)
    await receive(formId, 'C')
    const { entries } = await broker.ok(customsCalendar, SPAN)
    expect(entries).toMatchObject([{ kind: 'inspection', document: 'declarationForm', id: formId, day: '2026-03-11' }])
    expect(await told(broker, { from: '2026-12-01', to: '2026-12-31' })).toEqual([
      ['delegation_end', '2026-12-31', null],
    ])
    expect(await told(await api.person({ kind: 'provider' }))).toEqual([])
    expect((await client.call(customsCalendar, SPAN)).success).toBe(false)
  })

  it('tells six weeks at most', async () => {
    for (const to of ['2026-04-12', '2026-02-28'])
      expect(await broker.call(customsCalendar, { from: '2026-03-01', to })).toMatchObject({
        code: 'FT520400',
        data: { fieldErrors: [{ path: 'to' }] },
      })
  })
})

describe('who may see and do what', () => {
  it('its two companies and the region’s operators alone; to others it does not exist', async () => {
    const id = await submitted()
    const { version } = await seen(id)
    const strangers = [await api.person({ kind: 'seller' }), await api.person({ kind: 'provider' })]
    for (const stranger of strangers) {
      for (const missing of [id, NOBODY]) {
        expect((await stranger.call(customsOrderDetail, { id: missing })).code).toBe('FT520404')
        expect((await stranger.call(customsOrderOperationLog, { id: missing })).code).toBe('FT520404')
        const cancel = { id: missing, version, reason: 'Let me.' }
        expect((await stranger.call(customsOrderCancel, cancel)).code).toBe('FT520404')
        const source = { sourceType: 'customs_order', sourceId: missing } as const
        expect((await stranger.call(declarationFormConvert, source)).code).toBe('FT520404')
      }
      expect((await stranger.ok(customsOrderPage, {})).records).toEqual([])
      expect(await stranger.ok(customsOrderStatusCount, {})).toEqual({ all: 0 })
    }
    expect((await desk.ok(customsOrderPage, {})).records.map(row => row.id)).toEqual([id])
    expect((await desk.ok(customsOrderDetail, { id })).actions).toEqual([])
  })

  it('a draft is the client’s alone', async () => {
    const id = await draft()
    for (const other of [broker, desk]) expect((await other.call(customsOrderDetail, { id })).code).toBe('FT520404')
  })

  it('answering for the drafts is the owner’s, not everybody’s', async () => {
    const id = await making()
    await fillIn(id)
    const companyId = client.actor.companyId ?? ''
    const follower = await api.person({ kind: 'seller', roles: ['order_follow'], companyId })
    expect((await follower.call(customsOrderConfirmDraft, await at(id))).code).toBe('MALL600403')
    const finance = await api.person({ kind: 'seller', roles: ['seller_finance'], companyId })
    const wanted = { content: aCustomsOrder(), providerCompanyId: broker.actor.companyId ?? '' }
    expect((await finance.call(customsOrderDraft, wanted)).code).toBe('MALL600403')
  })

  it('orders a company that declares, and the goods of its own orders', async () => {
    const content = aCustomsOrder()
    expect((await client.call(customsOrderDraft, { content, providerCompanyId: NOBODY })).code).toBe('FT521012')
    expect((await client.call(customsOrderDraft, { content })).code).toBe('FT520400')
    const foreign = {
      content: aCustomsOrder({ tradeOrderId: NOBODY }),
      providerCompanyId: broker.actor.companyId ?? '',
    }
    expect((await client.call(customsOrderDraft, foreign)).code).toBe('FT520400')
  })

  it('refuses what was changed meanwhile, and does nothing twice', async () => {
    const id = await checking()
    await verifyPapers(id)
    await delegate(id)
    const target = await at(id)
    const idempotencyKey = randomUUID()
    const answers = [
      await broker.call(customsOrderNextStatus, target, { idempotencyKey }),
      await broker.call(customsOrderNextStatus, target, { idempotencyKey }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['200', '200'])
    expect(await formsOf(id)).toHaveLength(1)
    expect((await broker.call(customsOrderNextStatus, target)).code).toBe('FT510006')
  })

  it('draws up its declarations once, however often it is asked for at once', async () => {
    const id = await checking()
    await verifyPapers(id)
    await delegate(id)
    const target = await at(id)
    const answers = await Promise.all([1, 2, 3].map(() => broker.call(customsOrderNextStatus, target)))
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'FT510006', 'FT510006'])
    expect(await formsOf(id)).toHaveLength(1)
  })

  it('both companies have something open while it runs', async () => {
    const openOf = ({ actor }: Caller) => api.inside(ctx => openCustomsOrdersOf(ctx, actor.companyId ?? ''))
    await draft()
    expect([await openOf(client), await openOf(broker)]).toEqual([0, 0])
    await submitted()
    expect([await openOf(client), await openOf(broker)]).toEqual([1, 1])
  })
})

test('an order is ordered again from another broker, with its papers', async () => {
  const id = await submitted()
  const former = await seen(id)
  const again = { content: former.content, providerCompanyId: second.actor.companyId ?? '', copyOf: id }
  const made = await client.ok(customsOrderDraft, again)
  const copy = await seen(made.id)
  const sent = former.documents.filter(({ files }) => files.length > 0)
  expect(sent.length).toBeGreaterThan(0)
  expect(
    copy.documents
      .filter(({ files }) => files.length > 0)
      .map(({ docType, files, status }) => [docType, files, status]),
  ).toEqual(sent.map(({ docType, files }) => [docType, files, 'uploaded']))
  expect(copy).toMatchObject({ status: 'draft', providerCompanyId: second.actor.companyId, serviceOrderId: null })
  // They are the other broker's to read as soon as the order is sent, not before.
  const [, own] = copy.documents.filter(({ files }) => files.length > 0)
  const late = await paper(client)
  await client.ok(customsOrderUploadDocument, { ...(await at(made.id)), no: own?.no ?? 0, files: [late] })
  const readable = async () =>
    (await api.pool.query('select 1 from file_grant where company_id = $1', [second.actor.companyId])).rowCount
  expect(await readable()).toBe(0)
  await client.ok(customsOrderSubmit, await at(made.id))
  expect(await readable()).toBe(sent.length)
  const received = (await second.ok(customsOrderDetail, { id: made.id })).documents
  expect(received.map(({ status }) => status)).toEqual(copy.documents.map(({ status }) => status))
  // Nobody orders like an order of somebody else.
  const stranger = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  expect((await stranger.call(customsOrderDraft, again)).code).toBe('FT520404')
})

test('a change after it was sent stands in the history by what changed', async () => {
  const id = await submitted()
  await client.ok(customsOrderUpdate, { ...(await at(id)), content: aCustomsOrder({ voyage: '0119W' }) })
  const { timeline, content } = await seen(id)
  expect(content.voyage).toBe('0119W')
  expect(timeline.at(-1)).toMatchObject({
    action: 'update',
    changes: [{ path: 'voyage', before: aCustomsOrder().voyage || null, after: '0119W' }],
  })
})

describe('boards', () => {
  const hours = (count: number) => new Date(api.clock.now.getTime() + count * HOUR)

  test.each([
    ['submitted', -1, -1, 'acceptance'],
    ['submitted', 1, -1, null],
    ['accepted', -1, -1, 'overdue'],
    ['doc_pending', 23, -1, 'close'],
    ['declaring', 25, -1, null],
    ['declaring', 25, -49, 'stuck'],
    ['inspection', null, -49, 'stuck'],
    ['making', null, -47, null],
    ['cleared', -1, -49, null],
    ['completed', null, -500, null],
  ] as const)('an order that is %s, due in %s hours, touched %s hours ago: %s', async (status, due, touched, group) => {
    const id = await submitted()
    await api.pool.query('update customs_order set status = $2, due_at = $3, updated_at = $4 where id = $1', [
      id,
      status,
      due === null ? null : hours(due),
      hours(touched),
    ])
    const { columns } = await desk.ok(customsOrderBoard, { by: 'sla' })
    expect(columns.map(({ key }) => key)).toEqual(SLA_GROUPS)
    expect(columns.filter(({ count }) => count > 0).map(({ key, records }) => [key, records[0]?.id])).toEqual(
      group === null ? [] : [[group, id]],
    )
    for (const sla of SLA_GROUPS) {
      const page = await desk.ok(customsOrderPage, { sla })
      expect([page.total, page.records.length]).toEqual(sla === group ? [1, 1] : [0, 0])
      expect((await desk.ok(customsOrderStatusCount, { sla })).all).toBe(sla === group ? 1 : 0)
    }
  })

  it('of a broker: every state with its count and the most urgent orders', async () => {
    const [first, second, third] = [await submitted(), await submitted(), await submitted()]
    await api.pool.query('update customs_order set due_at = $2 where id = $1', [third, hours(-1)])
    const running = await accepted()
    await draft()
    const { columns } = await broker.ok(customsOrderBoard, { by: 'status', size: 2 })
    expect(columns.map(({ key }) => key)).toEqual(WORKBENCH_STATUSES)
    expect(columns.find(({ key }) => key === 'submitted')).toMatchObject({
      count: 3,
      records: [{ id: third }, { id: first }],
    })
    expect(columns.find(({ key }) => key === 'accepted')).toMatchObject({ count: 1, records: [{ id: running }] })
    expect((await broker.ok(customsOrderBoard, { by: 'status' })).columns[0]?.records.at(-1)?.id).toBe(second)
    const stranger = await api.person({ kind: 'provider' })
    expect((await stranger.ok(customsOrderBoard, { by: 'status' })).columns.every(({ count }) => count === 0)).toBe(
      true,
    )
  })
})

test('lists, counts and exports what the filters leave', async () => {
  const first = await submitted({ contractNo: 'ALPHA-1' })
  const other = await draft({ ieFlag: 'I', contractNo: 'BETA-2' })
  const idsOf = async (filter: InputOf<typeof customsOrderPage>) =>
    (await client.ok(customsOrderPage, filter)).records.map(row => row.id)
  expect(await idsOf({})).toEqual([other, first])
  expect(await idsOf({ ieFlag: 'I' })).toEqual([other])
  expect(await idsOf({ keyword: 'alpha' })).toEqual([first])
  expect(await idsOf({ status: 'submitted' })).toEqual([first])
  expect(await idsOf({ dateFrom: '2026-03-12' })).toEqual([])
  expect(await idsOf({ sort: 'due' })).toEqual([first, other])
  expect(await client.ok(customsOrderStatusCount, {})).toEqual({ all: 2, draft: 1, submitted: 1 })
  expect(await broker.ok(customsOrderStatusCount, {})).toEqual({ all: 1, submitted: 1 })
  const sheet = await client.download(customsOrderExport, {})
  expect([sheet.status, sheet.content.subarray(0, 2).toString()]).toEqual([200, 'PK'])
})

describe('a form begun from an agency order', () => {
  const GOODS = { goods: customsOrderGoods(83) }
  async function begin(id: string, part = 1, over: { again?: boolean; content?: DeclarationContent } = {}) {
    const { content = aDeclaration({ head: { contractNo: 'LY-0' } }), again = false } = over
    const companyId = client.actor.companyId ?? ''
    const origin = { type: 'customs_order', id, part, again } as const
    return broker.call(declarationFormCreate, { content, companyId, origin })
  }
  async function begun(id: string, part = 1) {
    const answer = await begin(id, part)
    return answer.data?.id ?? answer.msg
  }

  it('by its broker belongs to it, also before its papers are verified, and is not drawn up a second time', async () => {
    const id = await checking({ ...GOODS, tradeOrderId: TRADE_ORDER })
    await delegate(id)
    const formId = await begun(id, 2)
    expect(await broker.ok(declarationFormDetail, { id: formId })).toMatchObject({
      customsOrderId: id,
      origin: { type: 'customs_order', id, no: (await seen(id)).no, part: 2, isOneOfMany: false },
      unconfirmed: true,
    })
    expect(await client.ok(declarationFormDetail, { id: formId })).toMatchObject({
      tradeOrders: [{ id: TRADE_ORDER }],
    })
    expect((await seen(id)).timeline.at(-1)).toMatchObject({ action: 'begin_declaration' })
    await verifyPapers(id)
    await broker.ok(customsOrderNextStatus, await at(id))
    const { declarations, declarationCount } = await seen(id)
    expect(declarationCount).toBe(2)
    expect(declarations.map(({ id: form }) => form)).toContain(formId)
    const drawn = declarations.find(form => form.id !== formId)
    expect(await broker.ok(declarationFormDetail, { id: drawn?.id ?? '' })).toMatchObject({
      origin: { type: 'customs_order', part: 1 },
      content: { items: { length: 50 } },
    })
  })

  it('is never sent before the client confirmed it, in whatever status the order is, nor after it was taken off again', async () => {
    const id = await checking()
    await delegate(id)
    await setUp()
    const formId = await begun(id)
    expect((await push(formId)).code).toBe('FT521006')
    await verifyPapers(id)
    await broker.ok(customsOrderNextStatus, await at(id))
    const pushAgain = async () => {
      const { version } = await broker.ok(declarationFormDetail, { id: formId })
      return (await broker.call(declarationFormPushSingleWindow, { id: formId, version })).code
    }
    expect(await pushAgain()).toBe('FT521006')
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId, linked: false })
    expect(await broker.ok(declarationFormDetail, { id: formId })).toMatchObject({
      customsOrderId: null,
      unconfirmed: true,
    })
    expect(await pushAgain()).toBe('FT521006')
    await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId })
    await client.ok(customsOrderConfirmDraft, await at(id))
    expect(await pushAgain()).toBe('200')
  })

  it('of a part that stands is begun again only by somebody who was told so, however many try at once', async () => {
    const id = await checking(GOODS)
    await delegate(id)
    const answers = await Promise.all([begin(id), begin(id), begin(id)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', 'FT521010', 'FT521010'])
    const no = answers.find(({ code }) => code === '200')?.data?.no ?? ''
    expect(answers.find(({ code }) => code !== '200')?.msg).toContain(no)
    const { made } = await broker.ok(declarationFormConvert, { sourceType: 'customs_order', sourceId: id })
    expect(made).toMatchObject([{ part: 1, no, status: 'draft' }])
    expect((await begin(id, 2)).code).toBe('200')
    expect((await begin(id, 1, { again: true })).code).toBe('200')
    const stranger = await api.person({ kind: 'provider', roles: ['provider_owner'] })
    const companyId = client.actor.companyId ?? ''
    const origin = { type: 'customs_order', id } as const
    expect((await stranger.call(declarationFormCreate, { content: aDeclaration(), companyId, origin })).code).toBe(
      'FT521004',
    )
    const other = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    expect((await other.call(declarationFormCreate, { content: aDeclaration(), origin })).code).toBe('FT520404')
  })

  it('is free again once its form came to nothing, and a copy of that takes its place', async () => {
    const id = await checking()
    await delegate(id)
    const formId = await begun(id)
    const cancel = async (form: string) => {
      const { version } = await broker.ok(declarationFormDetail, { id: form })
      await broker.ok(declarationFormCancel, { id: form, version, reason: 'Wrong goods.' })
    }
    await cancel(formId)
    const copy = await broker.ok(declarationFormCopy, { id: formId })
    const origin = { type: 'customs_order', id, part: 1 }
    expect(await broker.ok(declarationFormDetail, { id: copy.id })).toMatchObject({ customsOrderId: id, origin })
    expect((await begin(id)).code).toBe('FT521010')
    const second = await broker.ok(declarationFormCopy, { id: copy.id })
    expect(await broker.ok(declarationFormDetail, { id: second.id })).toMatchObject({
      customsOrderId: id,
      unconfirmed: true,
      origin: { type: 'declaration', id: copy.id, no: copy.no, part: null },
    })
    for (const form of [copy.id, second.id]) await cancel(form)
    expect((await begin(id)).code).toBe('200')
  })

  it('is none where the broker has not taken the order on, or it is over; the client’s own form only names it', async () => {
    const id = await submitted()
    await delegate(id)
    expect((await begin(id)).code).toBe('MALL600403')
    const own = await client.ok(declarationFormCreate, {
      content: aDeclaration(),
      origin: { type: 'customs_order', id },
    })
    expect(await client.ok(declarationFormDetail, { id: own.id })).toMatchObject({
      customsOrderId: null,
      origin: { type: 'customs_order', id, part: 1 },
      unconfirmed: false,
    })
    expect((await seen(id)).declarationCount).toBe(0)
    const { version } = await client.ok(declarationFormDetail, { id: own.id })
    await client.ok(declarationFormCancel, { id: own.id, version, reason: 'The broker does it.' })
    await broker.ok(customsOrderReject, { ...(await at(id)), reason: 'No capacity.' })
    expect((await begin(id)).code).toBe('MALL600403')
  })

  it('of a trade order keeps its part; a service order leads to the agency order that does its work', async () => {
    const origin = { type: 'order', id: TRADE_ORDER, part: 2 } as const
    const form = await client.ok(declarationFormCreate, { content: aDeclaration(), origin })
    expect(await client.ok(declarationFormDetail, { id: form.id })).toMatchObject({
      tradeOrders: [{ id: TRADE_ORDER, no: 'OD26' }],
      origin: { type: 'order', id: TRADE_ORDER, part: 2 },
    })
    expect((await client.call(declarationFormCreate, { content: aDeclaration(), origin })).code).toBe('FT521010')
    const other = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    expect((await other.call(declarationFormCreate, { content: aDeclaration(), origin })).code).toBe('FT520400')
    const service = { type: 'service_order', id: SERVICE_ORDER } as const
    const answered = await client.ok(declarationFormCreate, { content: aDeclaration(), origin: service })
    expect(await client.ok(declarationFormDetail, { id: answered.id })).toMatchObject({ origin: service })
    const id = await draft({}, { providerCompanyId: undefined, serviceOrderId: SERVICE_ORDER })
    const led = await client.ok(declarationFormCreate, { content: aDeclaration(), origin: service })
    expect(await client.ok(declarationFormDetail, { id: led.id })).toMatchObject({
      origin: { type: 'customs_order', id },
    })
    const nobody = { ...service, id: NOBODY }
    expect((await client.call(declarationFormCreate, { content: aDeclaration(), origin: nobody })).code).toBe(
      'FT520404',
    )
  })
})

test('what is bought at markets is held against the limit by customs’ rates; what has none does not pass (V-DEC-11)', async () => {
  const found = async (tradeCurr: string) => {
    const base = aDeclaration({ head: { tradeMode: '1039', noteS: 'M1' } })
    const content = { ...base, items: base.items.map(item => ({ ...item, tradeCurr })) }
    const { issues } = await client.ok(declarationFormCreate, { content })
    return issues.filter(({ rule }) => rule === 'V-DEC-11').map(({ key }) => key)
  }
  expect([await found('USD'), await found('EUR'), await found('JPY')]).toEqual([
    [],
    ['market_value'],
    ['market_rate_missing'],
  ])
})

describe('a form made of another document', () => {
  it('of a trade order, part by part', async () => {
    const source = { sourceType: 'order', sourceId: TRADE_ORDER } as const
    const first = await client.ok(declarationFormConvert, source)
    expect(first).toMatchObject({
      part: 1,
      parts: 2,
      form: { head: { transMode: '3', tradeCountry: 'DEX' }, items: { length: 50 } },
    })
    const second = await client.ok(declarationFormConvert, { ...source, part: 2 })
    expect(second.form.items).toHaveLength(33)
    expect(second.form.items[0]?.gName).toBe('Pullover 51')
    expect((await client.call(declarationFormConvert, { ...source, part: 3 })).code).toBe('FT520400')
    expect((await broker.call(declarationFormConvert, source)).code).toBe('FT520404')
    const companyId = client.actor.companyId ?? ''
    const editor = await api.person({ kind: 'seller', roles: ['product_editor'], companyId })
    expect((await editor.call(declarationFormConvert, source)).code).toBe('MALL600403')
  })

  it('of a service order: its agency order, or what was answered', async () => {
    const source = { sourceType: 'service_order', sourceId: SERVICE_ORDER } as const
    expect((await broker.ok(declarationFormConvert, source)).form.items[0]?.gName).toBe('Knitwear')
    await draft({}, { providerCompanyId: undefined, serviceOrderId: SERVICE_ORDER })
    expect((await client.ok(declarationFormConvert, source)).form.items[0]?.gName).toBe('棉制针织套头衫')
  })

  it('says before anything is made what is missing for what is declared, and what the checks will find', async () => {
    const sourceId = await draft({
      tradeMode: '0214',
      trafMode: '2',
      vessel: '',
      voyage: '',
      netWt: '20',
      grossWt: '10',
    })
    const read = await client.ok(declarationFormConvert, { sourceType: 'customs_order', sourceId })
    expect(read).toMatchObject({ isDirected: true, companyId: client.actor.companyId ?? '' })
    // Of every form; of processing; of goods by sea.
    for (const name of ['head.customMaster', 'head.manualNo', 'head.trafName', 'head.voyageNo'])
      expect(read.missing.includes(name), name).toBe(!read.mappings.some(({ path }) => path === name))
    expect(read.missing).toEqual([...new Set(read.missing)])
    expect(read.findings).toContainEqual(expect.objectContaining({ path: 'head.netWt', key: 'net_above_gross' }))
    expect((await client.ok(declarationFormPage, {})).total).toBe(0)
  })

  it('of a service order without an agency order, for its customer and in the direction that is asked for', async () => {
    const source = { sourceType: 'service_order', sourceId: SERVICE_ORDER, ieFlag: 'I' } as const
    const companyId = client.actor.companyId ?? ''
    const read = await broker.ok(declarationFormConvert, source)
    expect(read).toMatchObject({
      isDirected: false,
      companyId,
      form: { ieFlag: 'I', head: { trafMode: '2' } },
      made: [],
    })
    const begin = () =>
      broker.call(declarationFormCreate, {
        content: read.form,
        companyId,
        origin: { type: 'service_order', id: SERVICE_ORDER },
      })
    expect((await begin()).code).toBe('FT521004')
    await client.ok(customsDelegationGrant, { brokerCompanyId: broker.actor.companyId ?? '', validTo: '2099-12-31' })
    const { data } = await begin()
    const found = async (who: Caller) =>
      (await who.ok(declarationFormPage, { sourceId: SERVICE_ORDER })).records.map(({ id }) => id)
    expect([await found(client), await found(broker), await found(second)]).toEqual([[data?.id], [data?.id], []])
    expect(await found(await api.person({ kind: 'seller' }))).toEqual([])
    expect((await client.ok(declarationFormCount, { sourceId: SERVICE_ORDER }))['all']).toBe(1)
    expect((await client.ok(declarationFormCount, { sourceId: NOBODY }))['all']).toBe(0)
    expect((await broker.ok(declarationFormConvert, source)).made).toEqual([expect.objectContaining({ id: data?.id })])
  })

  it('of another declaration, as it stands', async () => {
    const { id } = await client.ok(declarationFormCreate, { content: aDeclaration() })
    const made = await client.ok(declarationFormConvert, { sourceType: 'declaration', sourceId: id })
    expect(made).toMatchObject({ form: aDeclaration(), missing: [], parts: 1, isDirected: true })
    expect(made.mappings).toContainEqual({ path: 'items.0.gQty', from: 'items.0.gQty', confidence: 1 })
    const foreign = await api.person({ kind: 'seller' })
    const answer = await foreign.call(declarationFormConvert, { sourceType: 'declaration', sourceId: id })
    expect(answer.code).toBe('FT521404')
  })
})

test('by when a broker accepts and an order completes is as operators say it', async () => {
  await api.pool.query(
    `insert into customs_parameter (region_id, code, valid_from, value, updated_at)
     values ($1, 'accept_working_hours', '2026-01-01', '5', now())`,
    [DEFAULT_REGION.regionId],
  )
  try {
    const id = await submitted()
    // Ten in the morning in Shanghai.
    expect((await seen(id)).dueAt).toBe('2026-03-11T07:00:00.000Z')
  } finally {
    await api.pool.query('truncate customs_parameter')
  }
})

describe('a complaint about an agency order', () => {
  const complain = async (id: string, over: object = {}) =>
    client.call(customsOrderClaimOpen, {
      ...(await at(id)),
      ...{ reason: 'overcharged', text: 'Twice the quote.', wanted: { amount: '100', currency: 'CNY' } },
      ...over,
    })
  const claim = async (id: string) => (await seen(id)).claims.at(-1)
  const stages = (who: Caller) =>
    api.notified
      .filter(
        ({ kind, to }) => kind === 'customs_order_changed' && 'companyId' in to && to.companyId === who.actor.companyId,
      )
      .map(({ params }) => params?.['stage'])
      .filter(stage => String(stage).startsWith('claim'))

  /** Agreed on before the bank was between the two sides. */
  async function settledBeside() {
    const id = await paid()
    await api.pool.query(
      `update customs_order set fees = (select jsonb_agg(fee || '{"money": "none"}'::jsonb) from jsonb_array_elements(fees) fee)
       where id = $1`,
      [id],
    )
    return id
  }
  const moved = () =>
    bank.map(({ kind, amountMinor, commissionMinor }) => [kind, Number(amountMinor), Number(commissionMinor)])
  const moneyOf = async (id: string) =>
    (await seen(id)).fees.map(({ money, returning, returned }) => [money, returning, returned])
  /** The broker gives back what is asked for. */
  async function agreed(id: string, amount = '60') {
    await complain(id, { wanted: { amount, currency: 'CNY' } })
    await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), answer: 'agree' })
    return id
  }
  async function ended(id: string) {
    await client.ok(customsOrderCancel, { ...(await at(id)), reason: 'The shipment is off.' })
  }
  const refused = async () => ({ ok: false, failure: 'declined' }) as const

  it('is answered, agreed on, and paid back by the bank from escrow, before the rest is passed on', async () => {
    const id = await checking()
    await complain(id)
    const offer = { answer: 'offer' as const, money: { amount: '60', currency: 'CNY' }, text: 'Half of it.' }
    await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), ...offer })
    const target = await at(id)
    bank.length = 0
    await client.ok(customsOrderClaimAccept, target)
    // A press that comes again asks for nothing again.
    expect((await client.call(customsOrderClaimAccept, target)).code).toBe('FT510006')
    expect((await client.call(customsOrderClaimAccept, await at(id))).code).toBe('MALL600403')
    expect(await claim(id)).toMatchObject({ status: 'refunding', agreed: { amount: '60.00' }, closedAt: null })
    for (const who of [client, broker, desk])
      expect((await seen(id, who)).actions.filter(action => action.startsWith('claim'))).toEqual([])
    expect(await seen(id)).toMatchObject({
      feeTotals: [{ owed: '212.00', processing: '60.00', held: '152.00', refunded: '0.00' }],
      payments: [
        { kind: 'hold', claimNo: null },
        { kind: 'refund', amount: '60.00', claimNo: 1, status: 'pending' },
      ],
    })
    api.notified.length = 0
    await Promise.all([runJob('settlePayments'), runJob('settlePayments')])
    expect([moved(), await moneyOf(id)]).toEqual([[['refund', 6000, 0]], [['held', '0', '60.00']]])
    expect(await claim(id)).toMatchObject({ status: 'settled', closedAt: expect.any(String) })
    expect([stages(client), stages(broker)]).toEqual([['claim_refunded'], ['claim_refunded']])
    expect((await seen(id)).timeline.map(({ action }) => action)).toContain('claim_refunded')
    // The end passes on what is left, with the commission of that.
    await ended(id)
    await runJob('settlePayments')
    expect(moved().slice(1)).toEqual([['release', 15200, 760]])
    expect(await seen(id)).toMatchObject({ feeTotals: [{ released: '152.00', refunded: '60.00', processing: '0.00' }] })
    expect((await seen(id, broker)).payments.at(-1)).toMatchObject({ kind: 'release', commission: '7.60' })
  })

  it('is paid back from what broker and platform were paid, with the commission of it', async () => {
    const id = await checking()
    await ended(id)
    await runJob('settlePayments')
    bank.length = 0
    await agreed(id, '100')
    await runJob('settlePayments')
    expect([moved(), await moneyOf(id)]).toEqual([[['reclaim', 10000, 500]], [['released', '0', '100.00']]])
    expect(await claim(id)).toMatchObject({ status: 'settled', agreed: { amount: '100.00', currency: 'CNY' } })
    const last = async (who: Caller) => (await seen(id, who)).payments.at(-1)
    expect([await last(client), await last(broker)]).toMatchObject([
      { kind: 'reclaim', commission: null, claimNo: 1 },
      { kind: 'reclaim', commission: '5.00', claimNo: 1 },
    ])
    // A second one finds what is left, and takes the line back as a whole.
    expect((await complain(id, { wanted: { amount: '112.01', currency: 'CNY' } })).data).toMatchObject({
      fieldErrors: [{ path: 'wanted.amount', params: { max: '112.00' } }],
    })
    await agreed(id, '112')
    await runJob('settlePayments')
    expect([moved().slice(1), await moneyOf(id)]).toEqual([[['reclaim', 11200, 560]], [['refunded', '0', '212.00']]])
  })

  it('waits for what is just being passed on, and takes it back after that', async () => {
    const id = await checking()
    await ended(id)
    bank.length = 0
    await agreed(id)
    expect(await moneyOf(id)).toEqual([['settling', '60.00', '0']])
    await runJob('settlePayments')
    expect([moved(), (await claim(id))?.status]).toEqual([[['release', 21200, 1060]], 'refunding'])
    await runJob('settlePayments')
    expect([moved().slice(1), await moneyOf(id)]).toEqual([[['reclaim', 6000, 300]], [['released', '0', '60.00']]])
    expect((await claim(id))?.status).toBe('settled')
  })

  it('that goes back anyhow is settled with nothing more', async () => {
    const id = await checking()
    await complain(id)
    await broker.ok(customsOrderCancel, { ...(await at(id)), reason: 'No people.' })
    bank.length = 0
    await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), answer: 'agree' })
    expect(await claim(id)).toMatchObject({ status: 'settled', agreed: null })
    await runJob('settlePayments')
    expect(moved()).toEqual([['refund', 21200, 0]])
  })

  it('is asked of the bank again under one reference, wherever the API stopped', async () => {
    for (const prepare of [() => checking(), async () => await checking().then(async id => (await ended(id), id))]) {
      const id = await prepare()
      await runJob('settlePayments')
      await agreed(id)
      bank.length = 0
      const asked = new Set<string>()
      // Stopped before the bank heard of it, and once more after it did.
      answer = async () => Promise.reject(new Error('stopped'))
      await runJob('settlePayments')
      expect((await claim(id))?.status).toBe('refunding')
      answer = undefined
      pass(0.1)
      await api.pool.query(
        `create or replace function stop_here() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
      )
      await api.pool.query(
        `create trigger stop_here before update of status on customs_order_payment for each row execute function stop_here()`,
      )
      await expect(runJob('settlePayments')).rejects.toThrow()
      bank.forEach(({ reference }) => asked.add(reference))
      await api.pool.query('drop function stop_here cascade')
      expect([asked.size, (await claim(id))?.status]).toEqual([1, 'refunding'])
      pass(1)
      await runJob('settlePayments')
      expect([bank.map(({ reference }) => asked.has(reference)), (await claim(id))?.status]).toEqual([
        [true],
        'settled',
      ])
      expect((await seen(id)).fees[0]).toMatchObject({ returning: '0', returned: '60.00' })
    }
  })

  it('that the bank refuses to pay back is finance’s, which asks again', async () => {
    const id = await checking()
    await agreed(id)
    answer = refused
    api.notified.length = 0
    await runJob('settlePayments')
    answer = undefined
    expect(api.notified.map(({ params }) => params['stage'])).toEqual(['money_stuck'])
    expect(await seen(id)).toMatchObject({ moneyStuck: true, status: 'doc_check', claimStatus: 'refunding' })
    const keeper = await api.person({ kind: 'operator', roles: ['op_finance'] })
    expect((await keeper.ok(customsOrderPage, { moneyStuck: true })).records.map(row => row.id)).toEqual([id])
    expect((await seen(id, keeper)).payments.at(-1)).toMatchObject({ status: 'failed', claimNo: 1 })
    // Meanwhile the order may end: only what is left of the line is passed on.
    await ended(id)
    await runJob('settlePayments')
    bank.length = 0
    await keeper.ok(customsOrderRetryPayment, await at(id))
    await runJob('settlePayments')
    expect([moved(), (await claim(id))?.status]).toEqual([[['refund', 6000, 0]], 'settled'])
    expect(await moneyOf(id)).toEqual([['released', '0', '60.00']])
  })

  it('is paid back past the platform, and confirmed, where the fees were paid so', async () => {
    const id = await settledBeside()
    const evidence = await paper(client)
    expect(await complain(id, { files: [evidence] })).toMatchObject({ success: true })
    expect(await claim(id)).toMatchObject({
      ...{ no: 1, status: 'pending_provider', reason: 'overcharged', agreed: null, closedAt: null },
      ...{ wanted: { amount: '100.00', currency: 'CNY' }, files: [evidence] },
    })
    expect(stages(broker)).toEqual(['claim_opened'])
    // One at a time, and nobody answers for the other side.
    expect((await complain(id)).code).toBe('MALL600403')
    expect((await client.call(customsOrderClaimAnswer, { ...(await at(id)), answer: 'agree' })).code).not.toBe('200')
    const offer = { ...(await at(id)), answer: 'offer' as const, money: { amount: '60', currency: 'CNY' } }
    expect((await broker.call(customsOrderClaimAnswer, offer)).data).toMatchObject({ fieldErrors: [{ path: 'text' }] })
    await broker.ok(customsOrderClaimAnswer, { ...offer, text: 'Half of it.' })
    expect(await claim(id)).toMatchObject({ status: 'offered', offered: { amount: '60.00', currency: 'CNY' } })
    await client.ok(customsOrderClaimAccept, await at(id))
    expect(await claim(id)).toMatchObject({ status: 'to_refund', agreed: { amount: '60.00' } })
    const proof = await paper(broker)
    await broker.ok(customsOrderClaimRefund, { ...(await at(id)), reference: 'TT-118', files: [proof] })
    expect(await claim(id)).toMatchObject({ status: 'refunded', reference: 'TT-118', files: [evidence, proof] })
    await client.ok(customsOrderClaimAccept, { ...(await at(id)), text: 'It came.' })
    const done = await claim(id)
    expect(done).toMatchObject({ status: 'settled', closedAt: expect.any(String) })
    expect(done?.words.map(({ side, action }) => [side, action])).toEqual([
      ['client', 'claim_open'],
      ['provider', 'offer'],
      ['client', 'claim_accept'],
      ['provider', 'claim_refund'],
      ['client', 'claim_accept'],
    ])
    // Both read all of the evidence; the order itself went on as it was, and can be complained about again.
    expect((await seen(id, broker)).claims).toEqual((await seen(id)).claims)
    expect(await statusOf(id)).toBe('accepted')
    expect((await complain(id, { wanted: undefined })).success).toBe(true)
    await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), answer: 'agree' })
    expect(await claim(id)).toMatchObject({ no: 2, status: 'settled', wanted: null, agreed: null })
  })

  it('goes to the desk when both sides are of two minds, which decides and is on record', async () => {
    const id = await paid()
    await complain(id)
    await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), answer: 'refuse', text: 'As quoted.' })
    expect((await broker.call(customsOrderClaimEscalate, { ...(await at(id)), text: 'Decide it' })).code).not.toBe(
      '200',
    )
    await client.ok(customsOrderClaimEscalate, { ...(await at(id)), text: 'Please decide.' })
    const listed = async (claim: 'open' | 'disputed', who: Caller) =>
      (await who.ok(customsOrderPage, { claim })).records.map(row => [row.id, row.claimStatus])
    expect(await listed('disputed', desk)).toEqual([[id, 'disputed']])
    expect(await listed('open', client)).toEqual([[id, 'disputed']])
    expect((await seen(id, desk)).actions).toEqual(['claim_decide'])
    const reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const decision = { ...(await at(id)), text: 'The second line was never agreed on.' }
    expect((await reader.call(customsOrderClaimDecide, decision)).code).toBe('MALL600403')
    expect((await seen(id, reader)).actions).toEqual([])
    const tooMuch = { ...decision, money: { amount: '213', currency: 'CNY' } }
    expect((await desk.call(customsOrderClaimDecide, tooMuch)).data).toMatchObject({
      fieldErrors: [{ path: 'money.amount', rule: 'above_max' }],
    })
    await desk.ok(customsOrderClaimDecide, { ...decision, money: { amount: '212', currency: 'CNY' } })
    expect(await claim(id)).toMatchObject({ status: 'refunding', agreed: { amount: '212.00' } })
    const { rows } = await api.pool.query(
      `select after, reason from audit_log where action = 'customsOrder:claim_decide' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ after: { claim: 'refunding', amount: '212.00', currency: 'CNY' }, reason: decision.text }])
    expect([stages(client).at(-1), stages(broker).at(-1)]).toEqual(['claim_moved', 'claim_moved'])
    expect(await listed('disputed', desk)).toEqual([])
    await runJob('settlePayments')
    expect([await claim(id), await moneyOf(id)]).toMatchObject([{ status: 'settled' }, [['refunded', '0', '212.00']]])
    // Without an amount there is nothing to pay back; what is owed past the platform comes back to the desk.
    const beside = await agreed(await settledBeside())
    await client.ok(customsOrderClaimEscalate, { ...(await at(beside)), text: 'It never came.' })
    await desk.ok(customsOrderClaimDecide, { ...(await at(beside)), text: 'It was paid after all.' })
    expect((await claim(beside))?.status).toBe('settled')
  })

  it.each([
    ['client', () => client],
    ['broker', () => broker],
  ] as const)('is decided by none of the people of its %s', async (_side, company) => {
    const id = await paid()
    await complain(id)
    await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), answer: 'refuse', text: 'As quoted.' })
    await client.ok(customsOrderClaimEscalate, { ...(await at(id)), text: 'Please decide.' })
    const both = await api.person({ kind: 'operator', roles: ['op_trade'] })
    stakes.set(both.actor.userId ?? '', [company().actor.companyId ?? ''])
    const rowFor = async (who: Caller) =>
      (await who.ok(customsOrderPage, { claim: 'disputed', pageSize: 100 })).records.find(row => row.id === id)
    expect(await rowFor(both)).toMatchObject({ ownStake: true, actions: [] })
    expect(await seen(id, both)).toMatchObject({ ownStake: true, actions: [] })
    expect(await rowFor(desk)).toMatchObject({ ownStake: false, actions: ['claim_decide'] })
    const decision = { ...(await at(id)), text: 'The second line was never agreed on.' }
    expect((await both.call(customsOrderClaimDecide, decision)).code).toBe('USER_SERVICE530307')
    expect(await claim(id)).toMatchObject({ status: 'disputed' })
    await desk.ok(customsOrderClaimDecide, decision)
  })

  it('keeps an order from being complete by itself, and its client is not reminded of that', async () => {
    const id = await confirmed()
    await setUp()
    const [formId = ''] = await formsOf(id)
    await push(formId)
    await receive(formId, 'R')
    await complain(id)
    api.notified.length = 0
    pass(6 * 24 + 1)
    await runJob('tellLateOrders')
    expect(api.notified.map(({ params }) => params?.['stage'])).not.toContain('due_soon')
    pass(2 * 24)
    await runJob('completeOrders')
    expect(await statusOf(id)).toBe('cleared')
    await client.ok(customsOrderClaimWithdraw, { ...(await at(id)), text: 'Explained.' })
    await runJob('completeOrders')
    expect(await statusOf(id)).toBe('completed')
  })

  it('that nobody answers in two days may go to the desk', async () => {
    const id = await paid()
    await complain(id)
    expect((await seen(id)).claimDueAt).not.toBeNull()
    pass(47)
    await runJob('tellLateOrders')
    expect((await claim(id))?.status).toBe('pending_provider')
    pass(1)
    await runJob('tellLateOrders')
    await runJob('tellLateOrders')
    const lapsed = await claim(id)
    expect(lapsed?.status).toBe('refused')
    expect(lapsed?.words.filter(({ action }) => action === 'claim_lapse')).toMatchObject([{ side: 'platform' }])
    expect((await seen(id)).actions).toContain('claim_escalate')
    await client.ok(customsOrderClaimWithdraw, await at(id))
    expect((await claim(id))?.status).toBe('withdrawn')
  })

  it('is about an order that a broker took on, of a service order’s about paid fees alone, and not for ever', async () => {
    expect((await complain(await submitted())).code).toBe('MALL600403')
    const cancelled = await paid()
    await broker.ok(customsOrderCancel, { ...(await at(cancelled)), reason: 'No people.' })
    // All that was paid goes back anyhow.
    expect((await complain(cancelled)).code).toBe('FT520400')
    expect((await complain(cancelled, { wanted: undefined })).success).toBe(true)
    await client.ok(customsOrderClaimWithdraw, await at(cancelled))
    pass(24 * 91)
    expect((await complain(cancelled, { wanted: undefined })).code).toBe('FT526012')

    const ofService = await submitted({}, { serviceOrderId: SERVICE_ORDER })
    await broker.ok(customsOrderAcceptOrder, { ...(await at(ofService)), fees: [QUOTE] })
    expect((await seen(ofService)).actions).not.toContain('claim_open')
    expect((await complain(ofService)).code).toBe('MALL600403')
  })

  it('asks for no more than was paid of the order’s fees, in their own currency, and is nobody else’s', async () => {
    const unpaid = await accepted()
    expect((await complain(unpaid)).data).toMatchObject({ fieldErrors: [{ path: 'wanted.amount', rule: 'above_max' }] })
    const id = await paid()
    for (const wanted of [
      { amount: '212.01', currency: 'CNY' },
      { amount: '1', currency: 'USD' },
    ])
      expect((await complain(id, { wanted })).data).toMatchObject({
        fieldErrors: [{ path: 'wanted.amount', rule: 'above_max' }],
      })
    expect((await complain(id, { files: [await paper(broker)] })).code).toBe('FT520400')
    const stranger = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const target = { ...(await at(id)), reason: 'other' as const, text: 'Not mine.' }
    expect((await stranger.call(customsOrderClaimOpen, target)).code).toBe('FT520404')
    expect((await stranger.call(customsOrderClaimOpen, { ...target, id: NOBODY })).code).toBe('FT520404')
    expect((await client.call(customsOrderClaimOpen, { ...target, version: target.version - 1 })).code).toBe('FT510006')
    expect((await seen(id)).claims).toEqual([])
  })
})
