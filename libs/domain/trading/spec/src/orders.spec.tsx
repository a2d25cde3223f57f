import { randomBytes } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug, tradingPorts } from '@tradeport/compose/api'
import { anAcceptedItem, anAcceptedQuotation, type AcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import {
  orderDetail,
  orderPage,
  orderReady,
  orderShip,
  termsPropose,
  termsSign,
} from '@tradeport/domain/trading/contract'
import { orderPort, tradingServer } from '@tradeport/domain/trading/server'
import { tradingBuyer, tradingPhone, tradingSeller } from '@tradeport/domain/trading/ui'
import { uuidv7 } from '@tradeport/node/db'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { fieldBy, openScreen, press, type, type OpenedScreen } from '@tradeport/testing/screens'
import { OwnRightsContext, type DomainManifest } from '@tradeport/web/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

// The buyer's pages of an order over the real API and its database.
const secretKey = randomBytes(32)
let api: TestApi
let buyer: Caller
let seller: Caller
let opened: OpenedScreen | undefined
let order: { id: string; no: string }

beforeAll(async () => {
  api = await startModuleApi([plug(tradingServer, tradingPorts(secretKey))], { secretKey })
  buyer = await api.person({ kind: 'buyer' })
  seller = await api.person({ kind: 'seller' })
  order = await anOrder([seller, buyer])
})
afterEach(() => opened?.close())
afterAll(() => api.close())

/** Its contract is proposed, and signed by these. */
async function anOrder(signers: readonly Caller[], parts: Partial<AcceptedQuotation> = {}) {
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
  const { orderId: id } = await api.inside(ctx => orderPort.createFromQuotation(ctx, accepted), buyer.actor)
  const draft = (await seller.ok(orderDetail, { id })).terms
  await seller.ok(termsPropose, { id: draft.id, version: draft.version })
  for (const who of signers) {
    const { terms } = await who.ok(orderDetail, { id })
    await who.ok(termsSign, { id: terms.id, version: terms.version, contentHash: terms.contentHash })
  }
  return { id, no: (await buyer.ok(orderDetail, { id })).no }
}

const milestones = async (id = order.id) => (await buyer.ok(orderDetail, { id })).milestones.map(({ status }) => status)

const open = async (path: string, manifest: DomainManifest = tradingBuyer) => {
  opened = await openScreen({ api, as: buyer, manifest, path })
}

describe('orders of a buyer', () => {
  test('are listed with their number and lead to their page', async () => {
    await open('/orders')
    const number = await screen.findByText(order.no)
    expect(number.closest('a')?.getAttribute('href')).toContain(order.id)
  })

  test('are offered to be written to a file, but not to those whose own roles leave that out', async () => {
    await open('/orders')
    expect(await screen.findByRole('link', { name: 'Export' })).toBeTruthy()
    opened?.close()
    opened = await openScreen({
      ...{ api, as: buyer, manifest: tradingBuyer, path: '/orders' },
      frame: ({ children }) => <OwnRightsContext value={['order:read']}>{children}</OwnRightsContext>,
    })
    await screen.findByText(order.no)
    expect(screen.queryByRole('link', { name: 'Export' })).toBeNull()
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await milestones()).toEqual(['reported', 'planned'])
  })
})

describe('an order that is given to a colleague', () => {
  test('is looked for under mine, says whose it is, and is given away with a note', async () => {
    const mate = await api.person({
      ...{ kind: 'buyer', companyId: buyer.actor.companyId ?? '', roles: ['buyer_purchaser'], department: 'Knitwear' },
    })
    const { id, no } = await anOrder([], { buyerUserName: buyer.actor.displayName })
    await open('/orders?f.mine=yes')
    await screen.findByText(no)
    opened?.close()
    await open(`/orders/${id}`)
    await screen.findByText(`In charge: ${buyer.actor.displayName}`)
    fireEvent.click(await screen.findByText('Give to a colleague'))
    const dialog = await screen.findByRole('dialog')
    fireEvent.mouseDown(await waitFor(() => fieldBy(/^Colleague/, dialog)))
    expect(await screen.findByText('Knitwear')).toBeTruthy()
    fireEvent.click(
      await screen.findByText(new RegExp(`^${mate.actor.displayName} ·`), {
        selector: '.ant-select-item-option-content',
      }),
    )
    type(/^Note to the colleague/, 'Away until Monday')
    press('Give to a colleague', dialog)
    await screen.findByText(`In charge: ${mate.actor.displayName}`)
    expect((await mate.ok(orderPage, { mineOnly: true })).records).toMatchObject([{ id }])
    opened?.close()
    await open('/orders?f.mine=yes')
    await screen.findByText(order.no)
    expect(screen.queryByText(no)).toBeNull()
  })

  test('sales are told that a colleague’s is the colleague’s: they read it and are offered nothing', async () => {
    const { companyId, storeId } = seller.actor
    const shop = { kind: 'seller', companyId: companyId ?? '', storeId: storeId ?? '', roles: ['sales'] } as const
    const [anna, ben] = [
      await api.person({ ...shop, roles: ['sales'] }),
      await api.person({ ...shop, roles: ['sales'] }),
    ]
    const { id } = await anOrder([], { assignedTo: anna.actor.userId, assignedName: anna.actor.displayName })
    opened = await openScreen({ api, as: ben, manifest: tradingSeller, path: `/orders/${id}` })
    await screen.findByText(`In charge: ${anna.actor.displayName}`)
    expect(screen.queryByText('Give to a colleague')).toBeNull()
    expect(screen.getByText(/^Both sides sign the contract\./)).toBeTruthy()
    opened.close()
    opened = await openScreen({ api, as: anna, manifest: tradingSeller, path: `/orders/${id}` })
    await screen.findByText('Give to a colleague')
  })
})

describe('whose step it is', () => {
  const seen = async (as: Caller, id: string, next: string) => {
    opened = await openScreen({
      api,
      as,
      manifest: as.actor.kind === 'buyer' ? tradingBuyer : tradingSeller,
      path: `/orders/${id}`,
    })
    await screen.findByText(new RegExp(`^Next: ${next}`))
    opened.close()
    opened = undefined
  }

  test('is said to whoever can take it; to colleagues who of the company can; to the other side that it is the other', async () => {
    const { id } = await anOrder([seller, buyer])
    const { companyId } = buyer.actor
    const mate = (role: string) => api.person({ kind: 'buyer', companyId: companyId ?? '', roles: [role] })
    await seen(buyer, id, 'you')
    await seen(await mate('buyer_finance'), id, 'you')
    await seen(await mate('buyer_approver'), id, 'finance in your company')
    await seen(seller, id, 'the buyer')
    const half = await anOrder([seller])
    await seen(await mate('buyer_approver'), half.id, 'you')
    await seen(await mate('buyer_finance'), half.id, 'whoever signs contracts in your company')
  })

  test('is said on the phone in the same way: whose own it is, or who of the company can', async () => {
    const { id, no } = await anOrder([seller, buyer])
    const { companyId } = buyer.actor
    const mate = (role: string) => api.person({ kind: 'buyer', companyId: companyId ?? '', roles: [role] })
    const onPhone = async (as: Caller, path: string) => {
      opened?.close()
      opened = await openScreen({ api, as, manifest: tradingPhone, path })
    }
    const [finance, approver] = [await mate('buyer_finance'), await mate('buyer_approver')]
    await onPhone(finance, `/orders/${id}`)
    await screen.findByRole('heading', { name: 'Pay the instalment that is due.' })
    expect(screen.queryByText(/^Next:/)).toBeNull()
    await onPhone(approver, `/orders/${id}`)
    await screen.findByRole('heading', { name: 'The buyer pays the instalment that is due.' })
    await screen.findByText('Next: finance in your company')
    const half = await anOrder([seller])
    await onPhone(finance, `/orders/${half.id}`)
    await screen.findByText('Next: whoever signs contracts in your company')
    for (const [who, line] of [
      [finance, 'Pay the instalment that is due.'],
      [approver, 'Next: finance in your company'],
    ] as const) {
      await onPhone(who, '/orders')
      const card = (await screen.findByText(no)).closest('li')
      expect(card?.textContent).toContain(line)
    }
  })
})

describe('on the phone', () => {
  const sheet = async () => within(await screen.findByRole('dialog'))
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const target = async (id: string) => ({ id, version: (await seller.ok(orderDetail, { id })).version })
  const statusOf = async (id: string) => (await buyer.ok(orderDetail, { id })).status
  test('a contract is signed by whoever says to have read it', async () => {
    const { id } = await anOrder([seller])
    await open(`/orders/${id}`, tradingPhone)
    await press('Sign')
    const form = await sheet()
    fireEvent.click(form.getByRole('button', { name: 'Sign' }))
    const read = await form.findByRole('checkbox')
    await waitFor(() => expect(read.getAttribute('aria-invalid')).toBe('true'))
    expect(await statusOf(id)).toBe('contracting')
    fireEvent.click(read)
    fireEvent.click(form.getByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await statusOf(id)).toBe('signed')
    expect(await screen.findByRole('button', { name: 'Report payment' })).toBeTruthy()
  })

  test('the goods say what each costs and what it comes to', async () => {
    const { id } = await anOrder([])
    const { items, total } = await buyer.ok(orderDetail, { id })
    await open(`/orders/${id}`, tradingPhone)
    const goods = (await screen.findByText(`1. ${items[0]?.name ?? ''}`)).closest('section')
    const amounts = [items[0]?.unitPrice ?? '', items[0]?.amount ?? '', total].map(text => Number(text).toFixed(2))
    const said = (goods?.textContent ?? '').replaceAll(/[,.](?=\d{3})/g, '')
    for (const amount of amounts) expect(said).toContain(amount)
  })

  test('a contract is sent back with what should be different, and the next version is proposed', async () => {
    const { id } = await anOrder([seller])
    await open(`/orders/${id}`, tradingPhone)
    const terms = async () => (await buyer.ok(orderDetail, { id })).terms
    await press('Reject')
    const back = await sheet()
    const note = () => back.getByLabelText(/^What should be different/)
    fireEvent.click(back.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(note().getAttribute('aria-invalid')).toBe('true'))
    expect((await terms()).status).toBe('proposed')
    fireEvent.change(note(), { target: { value: 'Claims within 60 days.' } })
    fireEvent.click(back.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Claims within 60 days.')).toBeTruthy()
    expect((await terms()).status).toBe('rejected')

    await press('Propose the contract')
    const next = await sheet()
    const days = next.getByLabelText(/^Time for claims/)
    const propose = () => fireEvent.click(next.getByRole('button', { name: 'Propose the contract' }))
    fireEvent.change(days, { target: { value: '181' } })
    propose()
    await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'))
    expect((await terms()).status).toBe('rejected')
    fireEvent.change(days, { target: { value: '60' } })
    fireEvent.change(next.getByLabelText(/^Further clauses/), { target: { value: 'Cartons carry our mark.' } })
    propose()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const proposed = await terms()
    expect([proposed.versionNo, proposed.status]).toEqual([2, 'proposed'])
    expect(proposed.body).toMatchObject({ claimDays: 60, clauses: 'Cartons carry our mark.' })
    expect(await screen.findByRole('button', { name: 'Sign' })).toBeTruthy()
  })

  test('what was written about a contract is there again when the sheet is opened again', async () => {
    const { id } = await anOrder([])
    await open(`/orders/${id}`, tradingPhone)
    await press('Reject')
    fireEvent.change((await sheet()).getByLabelText(/^What should be different/), { target: { value: 'Sixty days.' } })
    opened?.close()
    await open(`/orders/${id}`, tradingPhone)
    await press('Reject')
    expect((await sheet()).getByDisplayValue('Sixty days.')).toBeTruthy()
  })

  test('a payment is reported: a wrong value is refused at its field, the right one counts', async () => {
    const { id } = await anOrder([seller, buyer])
    await open(`/orders/${id}`, tradingPhone)
    await press('Report payment')
    const form = await sheet()
    const amount = form.getByLabelText(/^Amount sent/)
    const send = () => fireEvent.click(form.getByRole('button', { name: 'Report payment' }))
    fireEvent.change(amount, { target: { value: '0' } })
    send()
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
    expect(await milestones(id)).toEqual(['due', 'planned'])
    fireEvent.change(amount, { target: { value: '2985' } })
    send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await milestones(id)).toEqual(['reported', 'planned'])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Report payment' })).toBeNull())
  })

  test('what was shipped is received, then accepted', async () => {
    const later = { percent: '100', method: 'oa', dueEvent: 'on_arrival', dueDays: 60, gate: 'none' } as const
    const { id } = await anOrder([seller, buyer], { paymentPlan: [later] })
    await seller.ok(orderReady, await target(id))
    await seller.ok(orderShip, { ...(await target(id)), mode: 'air' })
    await open(`/orders/${id}`, tradingPhone)
    for (const [name, status] of [
      ['Goods have arrived', 'delivered'],
      ['Accept the goods', 'accepted'],
    ] as const) {
      await press(name)
      const form = await sheet()
      fireEvent.change(form.getByLabelText('Note to the other side'), { target: { value: 'All boxes are here.' } })
      fireEvent.click(form.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await statusOf(id)).toBe(status)
    }
    const { timeline } = await buyer.ok(orderDetail, { id })
    expect(timeline.filter(({ note }) => note === 'All boxes are here.')).toHaveLength(2)
  })
})
