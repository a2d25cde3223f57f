import { screen } from '@testing-library/react'
import {
  aServiceCategoryInput,
  aServiceInput,
  queryServiceCategoryMap,
  serviceApprovePass,
  serviceCategoryUpdate,
  serviceDraft,
  serviceSubmit,
} from '@tradeport/domain/service-market/contract'
import { anAcceptedItem, anAcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import { orderPort } from '@tradeport/domain/trading/server'
import { tradingBuyer, tradingSeller } from '@tradeport/domain/trading/ui'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// What the service market has for the shipment of an order, on the order's page.
let api: TestApi
let buyer: Caller
let seller: Caller
let opened: OpenedScreen | undefined
let orderId: string

beforeAll(async () => {
  api = await startTestApi()
  buyer = await api.person({ kind: 'buyer' })
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const provider = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  const operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  // Proofs of qualification are checked elsewhere: here the category asks for none.
  const { id: categoryId } = (await operator.ok(queryServiceCategoryMap, {}))['LOGISTICS'] ?? { id: '' }
  const { name } = (await operator.ok(queryServiceCategoryMap, {}))['LOGISTICS'] ?? { name: {} }
  const category = { ...aServiceCategoryInput({ code: 'LOGISTICS', name }), flowCode: 'TMS' as const }
  await operator.ok(serviceCategoryUpdate, { id: categoryId, version: 0, category })
  const content = { ...aServiceInput(), categoryCode: 'LOGISTICS', coverFileId: null, qualifications: [] }
  const { id, version } = await provider.ok(serviceDraft, { ...content, title: { en_US: 'Sea freight to Europe' } })
  // Pictures are checked elsewhere: any stands for the one that submitting asks for.
  await api.pool.query(`update service set content = content || jsonb_build_object('coverFileId', id::text)`)
  const sent = await provider.ok(serviceSubmit, { id, version })
  await operator.ok(serviceApprovePass, { id, version: sent.version })
  const accepted = anAcceptedQuotation({
    quotationId: uuidv7(),
    inquiryId: uuidv7(),
    threadId: uuidv7(),
    buyerCompanyId: buyer.actor.companyId ?? '',
    buyerUserId: buyer.actor.userId ?? '',
    sellerCompanyId: seller.actor.companyId ?? '',
    storeId: seller.actor.storeId ?? '',
    incoterm: 'CIF',
    namedPlace: 'Hamburg',
    // Nobody wrote down where the goods come from: they leave from where their seller is.
    items: [anAcceptedItem({ quotationItemId: uuidv7(), originCountry: null })],
  })
  ;({ orderId } = await api.inside(ctx => orderPort.createFromQuotation(ctx, accepted), buyer.actor))
})
afterEach(() => opened?.close())
afterAll(() => api.close())

test('a seller is told what fits the shipment and why, and is led to it', async () => {
  opened = await openScreen({ api, as: seller, manifest: tradingSeller, path: `/orders/${orderId}` })
  expect(await screen.findByRole('heading', { name: 'Recommended for this shipment' })).toBeTruthy()
  expect(screen.getByText('Because the order is CIF Hamburg: you arrange and pay the carriage.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Sea freight to Europe' })
  expect(link.getAttribute('href')).toMatch(/^https?:\/\/service\..*\/service\/[0-9a-f-]+\?shipment=[0-9a-f-]+$/)
  expect(screen.getByText(/Works in China/)).toBeTruthy()
})

test('a buyer is not', async () => {
  opened = await openScreen({ api, as: buyer, manifest: tradingBuyer, path: `/orders/${orderId}` })
  expect((await screen.findAllByText(/CIF Hamburg/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Recommended for this shipment')).toBeNull()
})
