import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import { anAcceptedItem, anAcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import { orderDetail, termsPropose, termsSign } from '@tradeport/domain/trading/contract'
import { orderPort, tradingServer } from '@tradeport/domain/trading/server'
import { tradingBuyer } from '@tradeport/domain/trading/ui'
import { uuidv7 } from '@tradeport/node/db'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

// The buyer's pages of an order over the real API and its database.
let api: TestApi
let buyer: Caller
let seller: Caller
let opened: OpenedScreen | undefined
let order: { id: string; no: string }

beforeAll(async () => {
  api = await startModuleApi([plug(tradingServer, undefined)])
  buyer = await api.person({ kind: 'buyer' })
  seller = await api.person({ kind: 'seller' })
  order = await aSignedOrder()
})
afterEach(() => opened?.close())
afterAll(() => api.close())

async function aSignedOrder() {
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
  const draft = (await seller.ok(orderDetail, { id })).terms
  await seller.ok(termsPropose, { id: draft.id, version: draft.version })
  for (const who of [seller, buyer]) {
    const { terms } = await who.ok(orderDetail, { id })
    await who.ok(termsSign, { id: terms.id, version: terms.version, contentHash: terms.contentHash })
  }
  return { id, no: (await buyer.ok(orderDetail, { id })).no }
}

const milestones = async () => (await buyer.ok(orderDetail, { id: order.id })).milestones.map(({ status }) => status)

const open = async (path: string) => {
  opened = await openScreen({ api, as: buyer, manifest: tradingBuyer, path })
}

describe('orders of a buyer', () => {
  test('are listed with their number and lead to their page', async () => {
    await open('/orders')
    const number = await screen.findByText(order.no)
    expect(number.closest('a')?.getAttribute('href')).toContain(order.id)
  })

  test('a payment is reported: a wrong value is refused at its field, the right one counts', async () => {
    await open(`/orders/${order.id}`)
    fireEvent.click((await screen.findAllByRole('button', { name: 'Report payment' }))[0] ?? document.body)
    const form = within(await screen.findByRole('dialog'))
    const amount = await form.findByLabelText(/^Amount sent/)
    const send = () => fireEvent.click(form.getByText('Report payment', { selector: 'button *' }))
    fireEvent.change(amount, { target: { value: '0' } })
    send()
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
    expect(await milestones()).toEqual(['due', 'planned'])
    fireEvent.change(amount, { target: { value: '2985' } })
    send()
    expect(await screen.findByText('Reported')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await milestones()).toEqual(['reported', 'planned'])
  })
})
