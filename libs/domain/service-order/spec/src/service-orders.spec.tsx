import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  afterSalesCaseAct,
  afterSalesCaseCreate,
  afterSalesCaseDetail,
  afterSalesCasePage,
  serviceOrderAcceptOrder,
  serviceOrderCancelNegotiate,
  serviceOrderDetail,
  serviceOrderPay,
  serviceOrderReject,
} from '@tradeport/domain/service-order/contract'
import {
  CaseTasks,
  ServiceOrderTasks,
  afterSalesProvider,
  afterSalesSeller,
  serviceOrderAdmin,
  serviceOrderProvider,
  serviceOrderSeller,
} from '@tradeport/domain/service-order/ui'
import { openedDialog } from '@tradeport/testing/screens'
import { defineManifest } from '@tradeport/web/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import {
  anOrder,
  anOrderScreenScene,
  api,
  at,
  closePage,
  customer,
  form,
  offer,
  offering,
  openPage,
  press,
  provider,
  whileRefused,
} from './order.spec-scene'

// The pages of both sides.
anOrderScreenScene()

async function aRunningOrder(): Promise<{ id: string; no: string }> {
  const order = await anOrder()
  await customer.ok(serviceOrderPay, { ...(await at(order.id)), payMode: 'bank_transfer' })
  await api.api.jobs.run('service-order.settlePayments')
  await provider.ok(serviceOrderAcceptOrder, await at(order.id))
  return order
}
const statusOf = async (id: string) => (await customer.ok(serviceOrderDetail, { id })).status

test.each([
  ['en_US', '2 × form'],
  ['zh_CN', '2 单'],
  ['ko_KR', '2 신고서'],
] as const)('how much is ordered reads in %s as %s', async (locale, shown) => {
  const { no } = await anOrder()
  await openPage('/service-orders', customer, serviceOrderSeller, { locale })
  const row = (await screen.findByText(no)).closest('tr')
  expect(row?.textContent).toContain(` · ${shown}`)
})

test('finance asks the bank again for several orders at once', async () => {
  const settle = () => api.api.jobs.run('service-order.settlePayments')
  const orders = [await anOrder(), await anOrder()]
  for (const { id } of orders) await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await settle()
  for (const { id } of orders)
    await provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No people this week.' })
  await whileRefused(settle)
  const keeper = await api.person({ kind: 'operator', roles: ['op_finance'] })
  const money = async () =>
    Promise.all(orders.map(async ({ id }) => (await keeper.ok(serviceOrderDetail, { id })).moneyStuck))
  expect(await money()).toEqual([true, true])
  await openPage('/service-orders?f.stuck=true', keeper, serviceOrderAdmin)
  for (const { no } of orders) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${no}` }))
  const bar = within(await screen.findByRole('region', { name: 'Selected: 2' }))
  fireEvent.click(bar.getByText('Ask the bank again', { selector: 'button *' }))
  fireEvent.click(await (await form()).findByText('Ask the bank again', { selector: 'button *' }))
  expect(await screen.findByText('Succeeded: 2. Failed: 0.')).toBeTruthy()
  await settle()
  expect(await money()).toEqual([false, false])
})

test('an operator narrows the orders to a company', async () => {
  const { no } = await anOrder()
  const operator = await api.person({ kind: 'operator', roles: ['op_trade'] })
  const side = `f.providerCompanyId=${provider.actor.companyId}`
  await openPage(`/service-orders?${side}`, operator, serviceOrderAdmin)
  expect(await screen.findByText(no)).toBeTruthy()
  const field = await screen.findByRole('combobox', { name: 'Provider' })
  const id = provider.actor.companyId
  await waitFor(() =>
    expect(
      within(field)
        .getAllByRole('option')
        .map(option => option.getAttribute('value')),
    ).toContain(id),
  )
  expect(field).toHaveProperty('value', id)
  closePage()
  await openPage(`/service-orders?${side}&f.customerCompanyId=${provider.actor.companyId}`, operator, serviceOrderAdmin)
  expect(await screen.findByRole('combobox', { name: 'Customer' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(no)).toBeNull())
})

test('the customer finds the order in the list and is told to pay it, and that no real money moves', async () => {
  const { id, no } = await anOrder()
  await openPage('/service-orders', customer, serviceOrderSeller)
  expect((await screen.findByText(no)).closest('a')?.getAttribute('href')).toContain(id)
  closePage()
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  fireEvent.click(await screen.findByRole('button', { name: 'Pay' }))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByText(/^Simulation: no real money/)).toBeTruthy()
  fireEvent.click(form.getByText('Pay', { selector: 'button *' }))
  expect(await screen.findByText('The payment is being processed. The order goes on by itself.')).toBeTruthy()
  await api.api.jobs.run('service-order.settlePayments')
  expect(await statusOf(id)).toBe('pending_accept')
})

test('a provider’s workbench shows its orders by stage, with the time left and the next step', async () => {
  const { id, no } = await anOrder()
  await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await api.api.jobs.run('service-order.settlePayments')
  await openPage('/service-orders?view=board', provider, serviceOrderProvider)
  const stage = within(await screen.findByRole('region', { name: 'To be accepted' }))
  const card = stage.getByRole('link', { name: no }).closest('li')
  if (card === null) throw new Error('no card')
  // The scene began long before the clock of the page.
  expect(within(card).getByText(/days ago · late since/)).toBeTruthy()
  expect(within(card).getByText(/You$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toContain('/calendar')
  fireEvent.click(within(card).getByRole('button', { name: 'Accept the order' }))
  fireEvent.click(within(await openedDialog()).getByText('Accept the order', { selector: 'button *' }))
  const running = within(await screen.findByRole('region', { name: 'In service' }))
  expect(await running.findByRole('link', { name: no })).toBeTruthy()
  closePage()
  // A customer has the list alone.
  await openPage('/service-orders?view=board', customer, serviceOrderSeller)
  expect(await screen.findByText(no)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Workbench' })).toBeNull()
})

test('the provider accepts what is paid, and sees what it earns', async () => {
  const { id } = await anOrder()
  const { version } = await customer.ok(serviceOrderDetail, { id })
  await customer.ok(serviceOrderPay, { id, version, payMode: 'bank_transfer' })
  await api.api.jobs.run('service-order.settlePayments')
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  expect(await screen.findByText('For the provider')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the order' }))
  const question = within(await openedDialog())
  fireEvent.click(question.getByText('Accept the order', { selector: 'button *' }))
  await waitFor(async () => expect(await statusOf(id)).toBe('in_service'))
  expect(await screen.findByRole('button', { name: 'Add a result' })).toBeTruthy()
})

test('papers are sent and looked over where they stand', async () => {
  const { id } = await aRunningOrder()
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  expect(await screen.findAllByRole('button', { name: 'Upload' })).not.toHaveLength(0)
  closePage()
  // Files are uploaded elsewhere: the paper stands as its customer sends it.
  await api.pool.query(
    `update service_order set materials = jsonb_set(materials, '{0,status}', '"uploaded"') where id = $1`,
    [id],
  )
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  fireEvent.click(await screen.findByRole('button', { name: 'Verify' }))
  await waitFor(async () =>
    expect((await provider.ok(serviceOrderDetail, { id })).materials[0]).toMatchObject({ status: 'verified' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull())
})

test('the provider asks for a paper more, its customer is told what is missing, and so is who hands over', async () => {
  const { id } = await aRunningOrder()
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  await press('Ask for a paper')
  const asked = await form()
  fireEvent.mouseDown(await asked.findByLabelText('Paper'))
  fireEvent.click(await screen.findByText('Sales contract', { selector: '.ant-select-item-option-content' }))
  fireEvent.change(asked.getByLabelText('Note'), { target: { value: 'Signed by both sides.' } })
  fireEvent.click(asked.getByText('Ask for a paper', { selector: 'button *' }))
  await waitFor(async () =>
    expect((await customer.ok(serviceOrderDetail, { id })).materials.at(-1)).toMatchObject({
      ...{ docType: 'contract', required: true, status: 'missing' },
    }),
  )
  await press('Finish the next step')
  expect(await (await form()).findByText(/^Not there yet: .*Sales contract\. Ask the customer/)).toBeTruthy()
  closePage()
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  expect(await screen.findByText(/^The provider still needs from you: .*Sales contract\.$/)).toBeTruthy()
  expect(await screen.findByText('Signed by both sides.', { selector: 'span' })).toBeTruthy()
})

test.each([
  ['customer', () => customer, serviceOrderSeller],
  ['provider', () => provider, serviceOrderProvider],
] as const)('the %s of an order of customs work begins a declaration from its page', async (_side, who, manifest) => {
  const generic = offer
  offering({ ...generic, flowCode: 'CUSTOMS' })
  const { id, no } = await aRunningOrder()
  offering(generic)
  await openPage(`/service-orders/${id}`, who(), manifest)
  const link = await screen.findByRole('link', { name: 'Declare to customs' })
  expect(link.getAttribute('href')).toContain(`/declarations/new?serviceOrder=${id}&no=${no}`)
})

test('the provider quotes with a discount, and is told where that leaves nothing', async () => {
  const sku = offer.content.skus[0]
  if (!sku) throw new Error('nothing to order')
  const fixed = offer
  offering({ ...fixed, content: { ...fixed.content, skus: [{ ...sku, priceMode: 'negotiable', price: null }] } })
  const { id } = await anOrder()
  offering(fixed)
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  const progress = (await screen.findByText('To be paid')).closest('ol')
  expect(progress?.querySelector('[aria-current="step"]')?.textContent).toBe('To be quoted')
  fireEvent.click(await screen.findByRole('button', { name: 'Send a quote' }))
  const form = within(await screen.findByRole('dialog'))
  const write = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  fireEvent.change(await form.findByLabelText('Price of the whole order'), { target: { value: '2120' } })
  write('Discount', '2120')
  write('Valid until', '2030-01-01')
  fireEvent.click(form.getByText('Send a quote', { selector: 'button *' }))
  expect(await form.findByText('Must be less than the price.')).toBeTruthy()
  write('Discount', '60')
  fireEvent.click(form.getByText('Send a quote', { selector: 'button *' }))
  await waitFor(async () =>
    expect((await customer.ok(serviceOrderDetail, { id })).quotes).toMatchObject([
      { amount: '2120.00', discount: '60.00', payable: '2060.00' },
    ]),
  )
  expect(await screen.findByText(/· Discount .*60\.00/)).toBeTruthy()
})

test('a running service is bargained about: other terms answer a proposal, and what is agreed to is named', async () => {
  const { id } = await aRunningOrder()
  const propose = { decision: 'propose', refund: '200', reason: 'The shipment was called off.' } as const
  await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...propose })
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  await press('Propose other terms')
  const terms = await form()
  const { refundable } = await customer.ok(serviceOrderDetail, { id })
  expect((await terms.findByText(/^Of /)).textContent).toContain(refundable)
  fireEvent.change(terms.getByLabelText('Back to the customer'), { target: { value: '100' } })
  fireEvent.change(terms.getByLabelText('Why'), { target: { value: 'Half of it is done.' } })
  fireEvent.click(terms.getByText('Propose other terms', { selector: 'button *' }))
  expect(await screen.findByText(/^You propose to end the service; .*100\.00/)).toBeTruthy()
  // The history says amounts as the rest of the page does.
  expect(await screen.findByText(/^\D+100\.00 · Half of it is done\.$/)).toBeTruthy()
  closePage()
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  await press('Agree to end it')
  const agreed = await form()
  expect(await agreed.findByText(/^The service ends\. .*100\.00 goes back to the customer/)).toBeTruthy()
  fireEvent.click(agreed.getByText('Agree to end it', { selector: 'button *' }))
  await waitFor(async () => expect(await statusOf(id)).toBe('cancelled'))
})

test('the provider reads when its money is released, and that it waits for a case as long as one is open', async () => {
  const { id } = await anOrder()
  await api.pool.query(
    `update service_order set status = 'completed', money = 'held', pay_mode = 'bank_transfer', settlement_days = 7,
       completed_at = '2026-02-20T02:00:00Z', release_due_at = '2026-02-27T02:00:00Z' where id = $1`,
    [id],
  )
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  expect(await screen.findByText('Released on')).toBeTruthy()
  closePage()
  await api.pool.query(`update service_order set open_case_id = gen_random_uuid() where id = $1`, [id])
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  expect(await screen.findByText(/^Once the after-sales case is over, not before /)).toBeTruthy()
  expect(screen.queryByText('Released on')).toBeNull()
})

test('whoever rates reads, and hears, what each star stands for', async () => {
  const { id } = await anOrder()
  await api.pool.query(`update service_order set status = 'completed', completed_at = now() where id = $1`, [id])
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  await press('Rate the service')
  const rating = await form()
  fireEvent.click(await rating.findByRole('radio', { name: /^3 of 5 stars/ }))
  fireEvent.click(rating.getByText('Rate the service', { selector: 'button *' }))
  await waitFor(async () => expect((await customer.ok(serviceOrderDetail, { id })).rating?.score).toBe(3))
})

test('an order that nobody accepted in time says so', async () => {
  const { id } = await anOrder()
  await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await api.api.jobs.run('service-order.settlePayments')
  await api.pool.query(`update service_order set due_at = '2020-01-01T00:00:00Z' where id = $1`, [id])
  await api.api.jobs.run('service-order.rejectUnaccepted')
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  expect(await screen.findByText(/^The provider did not accept it in time\./)).toBeTruthy()
})

test('who refuses that a service ends may say why, and the other side reads it', async () => {
  const { id } = await aRunningOrder()
  const propose = { decision: 'propose', refund: '200', reason: 'The shipment was called off.' } as const
  await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...propose })
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  await press('Go on instead')
  const refusal = await form()
  fireEvent.change(await refusal.findByLabelText('Note'), { target: { value: 'It is nearly done.' } })
  fireEvent.click(refusal.getByText('Go on instead', { selector: 'button *' }))
  await waitFor(async () => expect((await customer.ok(serviceOrderDetail, { id })).cancelProposal).toBeNull())
  closePage()
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  expect(await screen.findByText('It is nearly done.')).toBeTruthy()
})

test('a move that comes too late is called so at the head of the page', async () => {
  const { id } = await anOrder()
  for (const [dueAt, words] of [
    ['2099-01-01T00:00:00Z', /^Due /],
    ['2020-01-01T00:00:00Z', /^overdue since /],
  ] as const) {
    await api.pool.query('update service_order set due_at = $2 where id = $1', [id, dueAt])
    await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
    expect(await screen.findByText(words)).toBeTruthy()
    closePage()
  }
})

test('the customer raises a case on the page of the order', async () => {
  const { id } = await aRunningOrder()
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  fireEvent.click(await screen.findByRole('button', { name: 'Raise an after-sales case' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('Amount'), { target: { value: '60' } })
  fireEvent.mouseDown(form.getByLabelText('Reason'))
  fireEvent.click(await screen.findByText('Faulty', { selector: '.ant-select-item-option-content' }))
  fireEvent.change(form.getByLabelText('What happened'), { target: { value: 'The form names the wrong goods.' } })
  fireEvent.click(form.getByText('Raise an after-sales case', { selector: 'button *' }))
  const raised = async () => (await customer.ok(afterSalesCasePage, { serviceOrderId: id })).records[0]
  await waitFor(async () =>
    expect(await raised()).toMatchObject({ status: 'pending_provider', requestedAmount: '60.00' }),
  )
  closePage()
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  const link = await screen.findByRole('link', { name: 'Open the case' })
  expect(link.getAttribute('href')).toContain((await raised())?.id)
})

test('the provider reads the case, what happens without an answer, and agrees', async () => {
  const { id: serviceOrderId, no } = await aRunningOrder()
  const { id } = await customer.ok(afterSalesCaseCreate, {
    serviceOrderId,
    type: 'redo',
    reasonCode: 'defective',
    description: 'The form names the wrong goods.',
  })
  await openPage(`/after-sales/${id}`, provider, afterSalesProvider)
  expect(await screen.findByText('The form names the wrong goods.')).toBeTruthy()
  expect(screen.getByText(/^Without an answer of the provider within 48 hours/)).toBeTruthy()
  expect(screen.getByRole('link', { name: no }).getAttribute('href')).toContain(serviceOrderId)
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByText('You agree to the demand: you do the work again.')).toBeTruthy()
  fireEvent.change(form.getByLabelText('In words'), { target: { value: 'We do it again.' } })
  fireEvent.click(form.getByText('Agree', { selector: 'button *' }))
  await waitFor(async () =>
    expect(await customer.ok(afterSalesCaseDetail, { id })).toMatchObject({
      status: 'redoing',
      messages: [{ text: 'We do it again.' }],
    }),
  )
  expect(await screen.findByRole('button', { name: 'Work done again' })).toBeTruthy()
})

test('who agrees to a refund reads how much goes back', async () => {
  const { id: serviceOrderId } = await aRunningOrder()
  const { id } = await customer.ok(afterSalesCaseCreate, {
    ...{ serviceOrderId, type: 'refund_part', amount: '60', reasonCode: 'late' },
    description: 'It is late by a week.',
  })
  await openPage(`/after-sales/${id}`, provider, afterSalesProvider)
  await press('Agree')
  expect(await (await form()).findByText(/^You agree to the demand: \D+60\.00 goes back to the customer/)).toBeTruthy()
})

async function aCase(type: 'redo' | 'complaint'): Promise<{ id: string; no: string }> {
  const { id: serviceOrderId } = await aRunningOrder()
  return customer.ok(afterSalesCaseCreate, {
    ...{ serviceOrderId, type, reasonCode: 'defective', description: 'The form names the wrong goods.' },
  })
}
const choose = async (rows: readonly { no: string }[]) => {
  for (const { no } of rows) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${no}` }))
  return within(await screen.findByRole('region', { name: `Selected: ${rows.length}` }))
}
const redone = async (cases: readonly { id: string }[]) => {
  for (const { id } of cases) {
    const { version } = await provider.ok(afterSalesCaseDetail, { id })
    await provider.ok(afterSalesCaseAct, { id, version, action: 'redo_done' })
  }
}
const casesAre = (cases: readonly { id: string }[], status: string) =>
  waitFor(async () => {
    for (const { id } of cases) expect((await customer.ok(afterSalesCaseDetail, { id })).status).toBe(status)
  })

test('cases are answered, and settled, several at once with the same words', async () => {
  const cases = [await aCase('redo'), await aCase('redo')]
  await openPage('/after-sales', provider, afterSalesProvider)
  const bar = await choose(cases)
  // What is about one case, its amount or its reasons, is said on its own page.
  for (const name of ['Reject', 'Make another offer']) expect(bar.queryByText(name)).toBeNull()
  fireEvent.click(bar.getByText('Agree', { selector: 'button *' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('In words'), { target: { value: 'We do both again.' } })
  fireEvent.click(form.getByText('Agree', { selector: 'button *' }))
  await casesAre(cases, 'redoing')
  for (const { id } of cases)
    expect((await customer.ok(afterSalesCaseDetail, { id })).messages).toMatchObject([{ text: 'We do both again.' }])
  closePage()
  await openPage('/after-sales', customer, afterSalesSeller)
  // Nothing is settled among many before it was done.
  const confirm = (await choose(cases)).getByText('Confirm as settled', { selector: 'button *' })
  expect(confirm.closest('button')).toHaveProperty('disabled', true)
  closePage()
  await redone(cases)
  await openPage('/after-sales', customer, afterSalesSeller)
  fireEvent.click((await choose(cases)).getByText('Confirm as settled', { selector: 'button *' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Confirm as settled', { selector: 'button *' }))
  await casesAre(cases, 'completed')
})

test('settling a case comes first only once the work was handed in again; before that it is said that nothing was', async () => {
  const one = await aCase('redo')
  const { version } = await provider.ok(afterSalesCaseDetail, { id: one.id })
  await provider.ok(afterSalesCaseAct, { id: one.id, version, action: 'agree' })
  await openPage(`/after-sales/${one.id}`, customer, afterSalesSeller)
  const early = await screen.findByRole('button', { name: 'Confirm as settled' })
  expect(early.classList).not.toContain('primary')
  fireEvent.click(early)
  const asked = within(await screen.findByRole('dialog'))
  expect(await asked.findByText(/^The provider has not handed in anything yet/)).toBeTruthy()
  closePage()
  await redone([one])
  await openPage(`/after-sales/${one.id}`, customer, afterSalesSeller)
  const late = await screen.findByRole('button', { name: 'Confirm as settled' })
  expect(late.classList).toContain('primary')
  fireEvent.click(late)
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Confirm as settled', { selector: 'button *' }))
  await casesAre([one], 'completed')
})

test('the next step of several orders is reported at once', async () => {
  const orders = [await aRunningOrder(), await aRunningOrder()]
  const stepOf = async (id: string) =>
    (await provider.ok(serviceOrderDetail, { id })).process.filter(({ doneAt }) => doneAt).length
  const before = await stepOf(orders[0]?.id ?? '')
  await openPage('/service-orders', provider, serviceOrderProvider)
  fireEvent.click((await choose(orders)).getByText('Finish the next step', { selector: 'button *' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.click(await form.findByText('Finish the next step', { selector: 'button *' }))
  await waitFor(async () => {
    for (const { id } of orders) expect(await stepOf(id)).toBe(before + 1)
  })
})

/** What front-ends show of orders and cases where somebody starts the day. */
const startPage = defineManifest({
  name: 'home',
  namespace: 'serviceOrder',
  locales: serviceOrderSeller.locales,
  routes: [
    {
      path: '/',
      lazy: async () => ({
        default: () => (
          <Suspense fallback={null}>
            <ServiceOrderTasks />
            <CaseTasks />
          </Suspense>
        ),
      }),
      access: 'signedIn',
      namespaces: ['entity', 'serviceMarket', 'afterSales'],
      titleKey: 'order.title',
    },
  ],
  nav: [],
})

test('the start page tells each side what waits for it and by when, and nothing that waits for the other', async () => {
  const toPay = await anOrder()
  const running = await aRunningOrder()
  const claimed = await aRunningOrder()
  const { id } = await customer.ok(afterSalesCaseCreate, {
    serviceOrderId: claimed.id,
    ...{ type: 'complaint', reasonCode: 'late', description: 'It is late by a week.' },
  })
  const raised = await customer.ok(afterSalesCaseDetail, { id })
  await openPage('/', customer, startPage)
  const bill = await screen.findByRole('link', { name: `${toPay.no} · Lanyun Knitting` })
  expect(bill.getAttribute('href')).toContain(toPay.id)
  const { dueAt } = await customer.ok(serviceOrderDetail, { id: toPay.id })
  expect(dueAt).not.toBeNull()
  expect(bill.closest('li')?.textContent).toMatch(/\d/)
  expect(screen.queryByRole('link', { name: new RegExp(running.no) })).toBeNull()
  expect(await screen.findByText('No case waits for you.')).toBeTruthy()
  closePage()
  await openPage('/', provider, startPage)
  expect(await screen.findByRole('link', { name: `${running.no} · Lanyun Knitting` })).toBeTruthy()
  expect(await screen.findByRole('link', { name: `${raised.no} · Lanyun Knitting` })).toBeTruthy()
  expect(screen.queryByRole('link', { name: new RegExp(toPay.no) })).toBeNull()
})
