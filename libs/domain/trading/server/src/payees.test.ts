import { randomBytes } from 'node:crypto'
import { plug, tradingPorts } from '@tradeport/compose/api'
import { uploadFile } from '@tradeport/domain/files/contract'
import { bankAccountApprove, bankAccountBlock, bankAccountCreate } from '@tradeport/domain/identity/contract'
import { anAcceptedItem, anAcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import {
  orderCancel,
  orderDetail,
  orderFreeze,
  orderPayees,
  termsPropose,
  termsSign,
} from '@tradeport/domain/trading/contract'
import { uuidv7 } from '@tradeport/node/db'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPartnersOf, orderPort, tradingServer } from './index'

const secretKey = randomBytes(32)
const NOTHING = { accounts: [], upcoming: [], isBlocked: false }
const FIRST = '6222021001116245'
const SECOND = '6222021001119999'

let api: TestApi
let buyer: Caller
let seller: Caller
let finance: Caller

beforeAll(async () => {
  api = await startModuleApi([plug(tradingServer, tradingPorts(secretKey))], {
    secretKey,
    openPartners: openPartnersOf,
  })
  buyer = await api.person({ kind: 'buyer' })
  finance = await api.person({ kind: 'operator', roles: ['op_finance', 'op_trade'] })
})
beforeEach(async () => {
  seller = await api.person({ kind: 'seller', companyName: 'Lanyun Knitting Co., Ltd.' })
})
afterAll(() => api.close())

async function anOrder(isSigned = true): Promise<string> {
  const accepted = anAcceptedQuotation({
    quotationId: uuidv7(),
    inquiryId: uuidv7(),
    threadId: uuidv7(),
    buyerCompanyId: buyer.actor.companyId ?? '',
    buyerUserId: buyer.actor.userId ?? '',
    sellerCompanyId: seller.actor.companyId ?? '',
    storeId: seller.actor.storeId ?? '',
    items: [anAcceptedItem({ quotationItemId: uuidv7() })],
  })
  const { orderId: id } = await api.inside(ctx => orderPort.createFromQuotation(ctx, accepted), buyer.actor)
  if (!isSigned) return id
  const draft = (await seller.ok(orderDetail, { id })).terms
  await seller.ok(termsPropose, { id: draft.id, version: draft.version })
  for (const who of [seller, buyer]) {
    const { terms } = await who.ok(orderDetail, { id })
    await who.ok(termsSign, { id: terms.id, version: terms.version, contentHash: terms.contentHash })
  }
  return id
}

async function stateAccount(
  accountNo: string,
  currency = 'USD',
  purpose: 'collect' | 'refund' = 'collect',
): Promise<string> {
  const { data } = await seller.upload(
    uploadFile,
    { kind: 'document' },
    { name: 'bank.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') },
  )
  const { id } = await seller.ok(bankAccountCreate, {
    ...{ holderName: 'Lanyun Knitting Co., Ltd.', bankName: 'Bank of China', swift: 'BKCHCNBJ', country: 'CN' },
    ...{ currency, purpose, accountNo, fileIds: [data.id], reason: 'Our account' },
  })
  await finance.ok(bankAccountApprove, { id, version: 1, checkMethod: 'document', reason: 'As on the letter' })
  return id
}

test('the buyer sees the whole number of the checked account, the others its end', async () => {
  const id = await anOrder()
  expect(await buyer.ok(orderPayees, { id })).toEqual({ isPaid: true, ...NOTHING })
  // Where the seller is paid back is no place to pay to.
  await stateAccount(SECOND, 'USD', 'refund')
  expect(await buyer.ok(orderPayees, { id })).toEqual({ isPaid: true, ...NOTHING })
  await stateAccount(FIRST)
  expect(await buyer.ok(orderPayees, { id })).toMatchObject({
    accounts: [{ holderName: 'Lanyun Knitting Co., Ltd.', swift: 'BKCHCNBJ', currency: 'USD', accountNo: FIRST }],
  })
  for (const who of [seller, finance])
    expect((await who.ok(orderPayees, { id })).accounts).toMatchObject([{ accountNo: null, last4: '6245' }])
})

test('a change is announced on the order for 72 hours, in which the old account is paid to', async () => {
  const id = await anOrder()
  await stateAccount(FIRST)
  api.notified.length = 0
  await stateAccount(SECOND)
  const effectiveAt = new Date(api.clock.now.getTime() + 72 * 3_600_000)
  expect(await buyer.ok(orderPayees, { id })).toMatchObject({
    accounts: [{ accountNo: FIRST }],
    upcoming: [{ last4: '9999', currency: 'USD', effectiveAt: effectiveAt.toISOString() }],
  })
  expect(api.notified).toContainEqual(
    expect.objectContaining({
      kind: 'security_alert',
      to: { companyId: buyer.actor.companyId, identity: 'buyer' },
      params: expect.objectContaining({ event: 'payee_planned', party: 'Lanyun Knitting Co., Ltd.' }),
    }),
  )
  api.clock.now = effectiveAt
  await api.api.jobs.run('identity-bank-accounts')
  expect(await buyer.ok(orderPayees, { id })).toMatchObject({ accounts: [{ accountNo: SECOND }], upcoming: [] })
})

test('the account in the order’s currency is shown, another one only where there is none', async () => {
  const id = await anOrder()
  await stateAccount(FIRST, 'EUR')
  expect((await buyer.ok(orderPayees, { id })).accounts).toMatchObject([{ currency: 'EUR' }])
  await stateAccount(SECOND, 'USD')
  api.clock.now = new Date(api.clock.now.getTime() + 72 * 3_600_000)
  await api.api.jobs.run('identity-bank-accounts')
  expect((await buyer.ok(orderPayees, { id })).accounts).toMatchObject([{ currency: 'USD', accountNo: SECOND }])
})

test('a blocked account is not shown any more, and the order says so', async () => {
  const id = await anOrder()
  const account = await stateAccount(FIRST)
  await finance.ok(bankAccountBlock, { id: account, version: 2, reason: 'Reported as stolen' })
  expect(await buyer.ok(orderPayees, { id })).toEqual({ isPaid: true, accounts: [], upcoming: [], isBlocked: true })
})

test('nothing is shown while nothing is to be paid', async () => {
  await stateAccount(FIRST)
  const unsigned = await anOrder(false)
  expect(await buyer.ok(orderPayees, { id: unsigned })).toEqual({ isPaid: false, ...NOTHING })
  await buyer.ok(orderCancel, { id: unsigned, version: 0, reason: 'no_longer_needed' })
  expect(await buyer.ok(orderPayees, { id: unsigned })).toEqual({ isPaid: false, ...NOTHING })
  const held = await anOrder()
  const { version } = await buyer.ok(orderDetail, { id: held })
  await finance.ok(orderFreeze, { id: held, version, reason: 'A dispute' })
  expect(await buyer.ok(orderPayees, { id: held })).toEqual({ isPaid: false, ...NOTHING })
})

test('who has no part in the order is told that there is none', async () => {
  const id = await anOrder()
  const [otherBuyer, otherSeller] = await Promise.all([api.person({ kind: 'buyer' }), api.person({ kind: 'seller' })])
  for (const stranger of [otherBuyer, otherSeller])
    expect((await stranger.call(orderPayees, { id })).code).toBe('MALL600404')
  const editor = await api.person({
    kind: 'seller',
    companyId: seller.actor.companyId ?? '',
    roles: ['product_editor'],
  })
  expect((await editor.call(orderPayees, { id })).code).toBe('gateway.400019')
})
