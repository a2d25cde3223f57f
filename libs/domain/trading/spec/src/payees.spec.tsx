import { randomBytes } from 'node:crypto'
import { screen } from '@testing-library/react'
import { plug, tradingPorts } from '@tradeport/compose/api'
import { bankAccountApprove, bankAccountCreate } from '@tradeport/domain/identity/contract'
import { anAcceptedItem, anAcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import { orderDetail, termsPropose, termsSign } from '@tradeport/domain/trading/contract'
import { orderPort, tradingServer } from '@tradeport/domain/trading/server'
import { tradingBuyer, tradingPhone, tradingSeller } from '@tradeport/domain/trading/ui'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const secretKey = randomBytes(32)
let api: TestApi
let buyer: Caller
let seller: Caller
let id: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startModuleApi([plug(tradingServer, tradingPorts(secretKey))], { secretKey })
  buyer = await api.person({ kind: 'buyer' })
  seller = await api.person({ kind: 'seller' })
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
  id = (await api.inside(ctx => orderPort.createFromQuotation(ctx, accepted), buyer.actor)).orderId
  const draft = (await seller.ok(orderDetail, { id })).terms
  await seller.ok(termsPropose, { id: draft.id, version: draft.version })
  for (const who of [seller, buyer]) {
    const { terms } = await who.ok(orderDetail, { id })
    await who.ok(termsSign, { id: terms.id, version: terms.version, contentHash: terms.contentHash })
  }
})
const close = () => {
  opened?.close()
  opened = undefined
}
afterEach(close)
afterAll(() => api.close())

async function stateAccount(accountNo: string) {
  const operator = await api.person({ kind: 'operator', roles: ['op_finance'] })
  const fileId = uuidv7()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_company_id, kind, visibility, file_name, mime, size, sha256, storage_key, created_at)
     values ($1, $2, $3, 'document', 'private', 'bank.pdf', 'application/pdf', 1, '', '', now())`,
    [fileId, DEFAULT_REGION.regionId, seller.actor.companyId],
  )
  const account = await seller.ok(bankAccountCreate, {
    ...{ holderName: 'Lanyun Knitting', bankName: 'Bank of China', swift: 'BKCHCNBJ', country: 'CN' },
    ...{ currency: 'USD', purpose: 'collect', accountNo, fileIds: [fileId], reason: 'Our account' },
  })
  await operator.ok(bankAccountApprove, { id: account.id, version: 1, checkMethod: 'document', reason: 'As on paper' })
}

const openAs = async (as: Caller, manifest: typeof tradingBuyer) => {
  opened = await openScreen({ api, as, manifest, path: `/orders/${id}` })
}

test('without a checked account the buyer is warned, and the seller is told what is missing', async () => {
  await openAs(buyer, tradingBuyer)
  expect(await screen.findByText(/The seller has no checked account yet/)).toBeTruthy()
  close()
  await openAs(seller, tradingSeller)
  expect(await screen.findByText(/the buyer does not see where to pay/)).toBeTruthy()
})

test('the buyer reads the whole number, and of a change before it holds', async () => {
  await stateAccount('6222021001116245')
  await openAs(buyer, tradingBuyer)
  expect(await screen.findByText('6222 0210 0111 6245')).toBeTruthy()
  expect(screen.getByText(/Pay to this account only/)).toBeTruthy()
  close()
  await stateAccount('6222021001119999')
  await openAs(buyer, tradingBuyer)
  expect(await screen.findByText(/it is Bank of China …9999 \(USD\)/)).toBeTruthy()
  expect(screen.getByText('6222 0210 0111 6245')).toBeTruthy()
  close()
  await openAs(seller, tradingSeller)
  expect(await screen.findByText('…6245')).toBeTruthy()
})

test('the phone shows it as well', async () => {
  opened = await openScreen({ api, as: buyer, manifest: tradingPhone, path: `/orders/${id}` })
  expect(await screen.findByText('6222 0210 0111 6245')).toBeTruthy()
})
