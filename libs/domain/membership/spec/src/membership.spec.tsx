import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { plug } from '@tradeport/compose/api'
import {
  anOfferingInput,
  membershipInvoicePage,
  membershipOrderConfirm,
  membershipOrderCreate,
  membershipOrderPage,
  membershipOrderReportPayment,
  membershipOverview,
  offeringCreate,
  offeringPage,
  offeringPutOnSale,
  type OfferingInput,
} from '@tradeport/domain/membership/contract'
import { membershipServer, type MembershipPorts } from '@tradeport/domain/membership/server'
import { membershipAdmin, membershipMember } from '@tradeport/domain/membership/ui'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { fieldBy, openScreen, press, rowOf, type, waitForWrong, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

// What companies read and order, and what operators write of it, over the real API.
const ports: MembershipPorts = {
  words: async () => ({}),
  organisation: {
    companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Lanyun Knitting'])),
    company: async () => undefined,
    stakesOf: async () => new Set(),
    mayBegin: () => sql`true`,
  },
  counts: {},
  overQuota: {},
}
let api: TestApi
let finance: Caller
let opened: OpenedScreen | undefined

async function onSale(over: Partial<OfferingInput>): Promise<void> {
  const { id, version } = await finance.ok(offeringCreate, anOfferingInput(over))
  await finance.ok(offeringPutOnSale, { id, version })
}

beforeAll(async () => {
  api = await startModuleApi([plug(membershipServer, ports)])
  finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
  await onSale({
    code: 'pro',
    level: 2,
    trialDays: 14,
    benefits: [{ en_US: 'An account manager of your own' }, { en_US: 'First choice of stands' }],
  })
  await onSale({
    ...{ kind: 'package', code: 'imports', level: 0, price: '99.00', period: 'days', days: 90 },
    ...{ name: { en_US: 'Imports' }, requiresPlanLevel: 2, stackable: false },
    abilities: [{ ability: 'product.import', quota: 5 }],
  })
})
afterEach(() => {
  opened?.close()
  vi.unstubAllGlobals()
})
afterAll(() => api.close())

const open = async (as: Caller, path = '/membership') => {
  opened = await openScreen({ api, as, manifest: as === finance ? membershipAdmin : membershipMember, path })
}
const aSeller = () => api.person({ kind: 'seller' })

test('a company reads what a plan brings, tries it at once, and why it cannot have the rest', async () => {
  const seller = await aSeller()
  await open(seller)
  expect(await screen.findByText('An account manager of your own')).toBeTruthy()
  expect(screen.getByText('Only with the plan “Professional” or a higher one')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Order: Imports' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try free for 14 days: Professional' }))
  press('Try free for 14 days', await screen.findByRole('dialog'))
  expect(await screen.findByText(/^Free trial until/)).toBeTruthy()
  expect((await seller.ok(membershipOverview, {})).subscription).toMatchObject({ trial: true, level: 2 })
  // With the plan the package can be had, and the plan is bought as if there were none.
  expect(await screen.findByRole('button', { name: 'Order: Imports' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Order: Professional' })).toBeTruthy()
  expect(screen.queryByText('Cancel at its end')).toBeNull()
})

test('on a phone each plan is a card that says all it brings, with its button', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const seller = await aSeller()
  await open(seller)
  const card = await screen.findByRole('article', { name: 'Professional' })
  const [term] = within(card).getAllByRole('term')
  expect(term?.textContent).toBe('Export of lists')
  expect(term?.nextElementSibling?.textContent).toBe('10')
  expect(within(card).getByText('An account manager of your own')).toBeTruthy()
  fireEvent.click(within(card).getByRole('button', { name: 'Order: Professional' }))
  expect(await screen.findByRole('dialog', { name: 'Order Professional' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Order: Professional' })).toHaveLength(1)
})

test('the order stays open, with what was typed, when the phone is turned', async () => {
  const listeners = new Map<(event: { matches: boolean }) => void, string>()
  let isPhone = true
  const matches = (query: string) => isPhone && query.startsWith('(max-width')
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: (_change: string, listener: () => void) => listeners.set(listener, query),
    removeEventListener: (_change: string, listener: () => void) => listeners.delete(listener),
  }))
  await open(await aSeller())
  const card = await screen.findByRole('article', { name: 'Professional' })
  fireEvent.click(within(card).getByRole('button', { name: 'Order: Professional' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order Professional' })
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Invoice' }))
  fireEvent.click(await screen.findByText('VAT general invoice', { selector: '.ant-select-item *' }))
  await waitFor(() => expect(fieldBy(/^Invoice title/, dialog)).toHaveProperty('value', 'Lanyun Knitting'))
  type(/^Tax number/, '91330483MA2B8X1Y2Z')
  isPhone = false
  act(() => [...listeners].forEach(([tell, query]) => tell({ matches: matches(query) })))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Professional' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Order Professional' })).toBe(dialog)
  expect(fieldBy(/^Tax number/, dialog)).toHaveProperty('value', '91330483MA2B8X1Y2Z')
})

test('an order says which invoice is needed; what is missing stands at its field', async () => {
  const seller = await aSeller()
  await open(seller)
  fireEvent.click(await screen.findByRole('button', { name: 'Order: Professional' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order Professional' })
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Invoice' }))
  fireEvent.click(await screen.findByText('VAT general invoice', { selector: '.ant-select-item *' }))
  await waitFor(() => expect(fieldBy(/^Invoice title/, dialog)).toHaveProperty('value', 'Lanyun Knitting'))
  type(/^Tax number/, '123')
  type(/^Send to/, 'books@lanyun.example')
  press('Order', dialog)
  await waitForWrong(/^Tax number/)
  type(/^Tax number/, '91330483MA2B8X1Y2Z')
  press('Order', dialog)
  await waitFor(async () =>
    expect((await seller.ok(membershipOrderPage, {})).records).toMatchObject([{ invoiceNeed: 'vat_normal' }]),
  )
  const [order] = (await seller.ok(membershipOrderPage, {})).records
  await open(seller, `/membership/orders/${order?.id ?? ''}`)
  expect(await screen.findByText('91330483MA2B8X1Y2Z')).toBeTruthy()
  expect(screen.getByText('VAT general invoice')).toBeTruthy()
})

test('a company has its plan renewed by itself, and turns that off again', async () => {
  const seller = await aSeller()
  const pro = (await seller.ok(membershipOverview, {})).offers.find(({ code }) => code === 'pro')
  const order = await seller.ok(membershipOrderCreate, { offeringId: pro?.id ?? '', termsId: pro?.terms.id ?? '' })
  const paid = { bankReference: 'TT-9', paidOn: '2026-03-09', evidence: [] }
  const reported = await seller.ok(membershipOrderReportPayment, { id: order.id, version: order.version, ...paid })
  const { id, version } = reported
  await finance.ok(membershipOrderConfirm, { id, version, reason: 'On the statement' })
  await open(seller)
  const toggle = await screen.findByRole('switch', { name: 'Renew by itself' })
  expect(toggle).toHaveProperty('ariaChecked', 'false')
  fireEvent.click(toggle)
  expect(await screen.findByText(/^The order for the next period is made on /)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Renew by itself' }))
  press('Turn off automatic renewal', await screen.findByRole('dialog'))
  expect(await screen.findByText('Off. You are reminded before the plan ends.')).toBeTruthy()
  expect((await seller.ok(membershipOverview, {})).subscription).toMatchObject({ autoRenew: false })
})

test('those who do not order are shown the trial and cannot begin it', async () => {
  const owner = await aSeller()
  const companyId = owner.actor.companyId ?? ''
  await open(await api.person({ kind: 'seller', companyId, roles: ['product_editor'] }))
  const button = await screen.findByRole('button', { name: 'Try free for 14 days: Professional' })
  expect(button).toHaveProperty('disabled', true)
})

test('an operator writes a plan with a trial and what it brings', async () => {
  await open(finance, '/membership/offerings/new')
  fireEvent.change(await waitFor(() => fieldBy(/^Name/)), { target: { value: 'Premium' } })
  fireEvent.change(fieldBy(/^Code/), { target: { value: 'premium' } })
  fireEvent.change(fieldBy(/^Level/), { target: { value: '5' } })
  fireEvent.change(fieldBy(/^Price/), { target: { value: '9000' } })
  fireEvent.change(fieldBy(/^Free trial/), { target: { value: '30' } })
  press('Add a benefit')
  press('Save')
  // An empty benefit is not sent.
  expect(await screen.findByText('This field is required.')).toBeTruthy()
  fireEvent.change(fieldBy(/^Benefit/), { target: { value: 'A desk at every fair' } })
  press('Save')
  await waitFor(async () =>
    expect((await finance.ok(offeringPage, { keyword: 'premium' })).records).toMatchObject([
      { terms: { trialDays: 30, benefits: [{ en_US: 'A desk at every fair' }] } },
    ]),
  )
})

test('and a package that is sold beside a plan and does not add up', async () => {
  await open(finance, '/membership/offerings/new')
  fireEvent.change(await waitFor(() => fieldBy(/^Kind/)), { target: { value: 'package' } })
  fireEvent.change(fieldBy(/^Needs a plan/), { target: { value: '40' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'A second one adds to the first' }))
  fireEvent.change(fieldBy(/^Name/), { target: { value: 'Exports' } })
  fireEvent.change(fieldBy(/^Code/), { target: { value: 'exports' } })
  fireEvent.change(fieldBy(/^Price/), { target: { value: '90' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Export of lists' }))
  press('Save')
  expect(await screen.findByText('No plan on sale reaches this level: nobody could buy it.')).toBeTruthy()
  fireEvent.change(fieldBy(/^Needs a plan/), { target: { value: '2' } })
  press('Save')
  await waitFor(async () =>
    expect((await finance.ok(offeringPage, { keyword: 'exports' })).records).toMatchObject([
      { terms: { requiresPlanLevel: 2, stackable: false } },
    ]),
  )
})

test('finance sees which invoices are waited for, and what is missing stands at its field', async () => {
  const seller = await aSeller()
  const { offers } = await seller.ok(membershipOverview, {})
  const pro = offers.find(({ code }) => code === 'pro')
  const order = await seller.ok(membershipOrderCreate, {
    ...{ offeringId: pro?.id ?? '', termsId: pro?.terms.id ?? '' },
    invoice: { need: 'commercial', title: 'Lanyun Knitting', address: '1 Yarn Road', email: 'books@lanyun.example' },
  })
  const { version } = await seller.ok(membershipOrderReportPayment, {
    ...{ id: order.id, version: order.version, bankReference: 'TT-1', paidOn: '2026-03-10', evidence: [] },
  })
  await finance.ok(membershipOrderConfirm, { id: order.id, version, reason: 'On the statement' })
  await open(finance, '/membership/invoices?status=wanted')
  await screen.findByText(order.no)
  press('Record as issued')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('books@lanyun.example')).toBeTruthy()
  fireEvent.click(within(dialog).getByText('Record as issued', { selector: 'button, button *' }))
  for (const label of [/^Number/, /^Reason/]) await waitForWrong(label)
  expect((await finance.ok(membershipInvoicePage, { status: 'wanted' })).total).toBe(1)

  opened?.close()
  await open(seller, `/membership/orders/${order.id}`)
  await screen.findByText('To be issued')
})

test('an order that renews a plan says so in the list', async () => {
  const seller = await aSeller()
  const { offers } = await seller.ok(membershipOverview, {})
  const pro = offers.find(({ code }) => code === 'pro')
  const input = { offeringId: pro?.id ?? '', termsId: pro?.terms.id ?? '' }
  const first = await seller.ok(membershipOrderCreate, input)
  const { version } = await seller.ok(membershipOrderReportPayment, {
    ...{ id: first.id, version: first.version, bankReference: 'TT-2', paidOn: '2026-03-10', evidence: [] },
  })
  await finance.ok(membershipOrderConfirm, { id: first.id, version, reason: 'On the statement' })
  const next = await seller.ok(membershipOrderCreate, input)
  await open(seller, '/membership/orders')
  expect(within(await rowOf(next.no)).getByText('Plan Professional · renewal')).toBeTruthy()
  expect(within(await rowOf(first.no)).getByText('Plan Professional')).toBeTruthy()
})

test('the package that a refusal named is the one that is marked', async () => {
  const seller = await aSeller()
  const { offers } = await seller.ok(membershipOverview, {})
  const pack = offers.find(({ kind }) => kind === 'package')
  await open(seller, `/membership?show=packages&package=${pack?.id}`)
  await waitFor(() => expect(document.getElementById(`membership-package-${pack?.id}`)?.dataset['wanted']).toBe('true'))
})
