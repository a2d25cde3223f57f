import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  serviceOrderAcceptOrder,
  serviceOrderConfirm,
  serviceOrderDetail,
  serviceOrderNextStatus,
  serviceOrderPaymentAnswer,
  serviceOrderPaymentReport,
  serviceOrderReject,
} from '@tradeport/domain/service-order/contract'
import { serviceOrderAdmin, serviceOrderProvider, serviceOrderSeller } from '@tradeport/domain/service-order/ui'
import type { Caller } from '@tradeport/testing/harness'
import { chooseFromMore } from '@tradeport/testing/screens'
import type { DomainManifest } from '@tradeport/web/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import * as scene from './order.spec-scene'
import {
  anOrderScreenScene,
  api,
  at,
  closePage,
  customer,
  form,
  openPage,
  press,
  provider,
  stakes,
} from './order.spec-scene'

// What is paid past the platform, as both sides and finance see it.
/** What the page gets instead of an order. */
const LOST = { code: 'SYS900001', msg: 'Lost on the way', success: false, data: null }
const INSTRUCTIONS = 'Bank of Jiaxing, 6222 0000 1111'
anOrderScreenScene({ directPay: true, directPayInstructions: INSTRUCTIONS })
let finance: Caller
beforeAll(async () => {
  finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
})

const today = () => api.clock.now.toISOString().slice(0, 10)
const anOrder = async () => (await scene.anOrder()).id
async function aReported(): Promise<string> {
  const id = await anOrder()
  await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), paidOn: today(), reference: 'TT-88121' })
  return id
}
async function aReceived(): Promise<string> {
  const id = await aReported()
  await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
  return id
}
async function aCompleted(): Promise<string> {
  const id = await aReceived()
  await provider.ok(serviceOrderAcceptOrder, await at(id))
  // Files are sent in tests of the API alone.
  await api.pool.query(`update service_order set deliverables = '[]' where id = $1`, [id])
  while ((await customer.ok(serviceOrderDetail, { id })).status === 'in_service')
    await provider.ok(serviceOrderNextStatus, await at(id))
  await customer.ok(serviceOrderConfirm, await at(id))
  return id
}
async function aRejected(): Promise<string> {
  const id = await aReceived()
  await provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No hands.' })
  return id
}
const open = (id: string, as: Caller, manifest: DomainManifest) => openPage(`/service-orders/${id}`, as, manifest)

test('the customer reads that nothing is held then, where to pay, and says that it paid', async () => {
  const id = await anOrder()
  await open(id, customer, serviceOrderSeller)
  expect(await screen.findByText(/The platform then holds no money for you/)).toBeTruthy()
  expect(screen.getByText(INSTRUCTIONS)).toBeTruthy()
  await press('Report a direct payment')
  const fields = await form()
  expect(await fields.findByText(/holds no money of this order/)).toBeTruthy()
  fireEvent.change(await fields.findByLabelText('Paid on'), { target: { value: today() } })
  fireEvent.change(fields.getByLabelText('Reference of the payment'), { target: { value: 'TT-1' } })
  fireEvent.click(fields.getByText('Report a direct payment', { selector: 'button *' }))
  await waitFor(async () =>
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({ money: 'reported', payMode: 'offline' }),
  )
  expect(await screen.findByText(/reference TT-1/)).toBeTruthy()
})

test('the provider says that it has not come, and why; the customer reads that', async () => {
  const id = await aReported()
  await open(id, provider, serviceOrderProvider)
  await press('Money not received')
  const fields = await form()
  fireEvent.change(await fields.findByLabelText('Why'), { target: { value: 'Nothing with that reference.' } })
  fireEvent.click(fields.getByText('Money not received', { selector: 'button *' }))
  await waitFor(async () => expect((await customer.ok(serviceOrderDetail, { id })).money).toBe('none'))
  closePage()
  await open(id, customer, serviceOrderSeller)
  expect(await screen.findAllByText('Nothing with that reference.')).not.toHaveLength(0)
  expect(await screen.findByRole('button', { name: 'Report a direct payment' })).toBeTruthy()
})

test('where the order does not come, what is done about it says so, and asks again', async () => {
  const { id, no } = await scene.anOrder()
  await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), paidOn: today(), reference: 'TT-88122' })
  let isBroken = true
  await openPage('/service-orders?view=board', provider, serviceOrderProvider, {
    hear: request => (isBroken && request.url.includes(serviceOrderDetail.path) ? Response.json(LOST) : undefined),
  })
  const card = (await screen.findByText(no)).closest('li')
  await chooseFromMore('Money not received', card ?? undefined)
  const fields = await form()
  const again = await fields.findByRole('button', { name: 'Try again' })
  isBroken = false
  fireEvent.click(again)
  expect(await fields.findByLabelText('Why')).toBeTruthy()
})

test('what the provider denies the customer takes to the platform; each of them reads what it can do, and what cancelling means', async () => {
  const id = await aReported()
  await open(id, customer, serviceOrderSeller)
  await press('Cancel the order')
  expect(await (await form()).findByText(/If you have paid, wait instead: the provider answers by /)).toBeTruthy()
  closePage()
  const reason = 'Nothing with that reference.'
  await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'missing', reason })
  await open(id, provider, serviceOrderProvider)
  expect(await screen.findByText(/Should it come after all, confirm it/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Money received' })).toBeTruthy()
  closePage()
  await open(id, customer, serviceOrderSeller)
  expect(await screen.findByText(/^The provider says that your payment has not come/)).toBeTruthy()
  await press('Take to the platform')
  const asked = await form()
  expect(await asked.findByText('The other side reads it.')).toBeTruthy()
  fireEvent.change(asked.getByLabelText('Why'), { target: { value: 'The slip shows it.' } })
  fireEvent.click(asked.getByText('Take to the platform', { selector: 'button *' }))
  expect(await screen.findByText('With the platform')).toBeTruthy()
  closePage()
  await open(id, customer, serviceOrderSeller)
  await press('Cancel the order')
  expect(await (await form()).findByText(/the platform no longer decides on your payment/)).toBeTruthy()
  closePage()
  await open(id, provider, serviceOrderProvider)
  await press('Money received')
  fireEvent.click((await form()).getByText('Money received', { selector: 'button *' }))
  expect(await screen.findByText('Settled before a decision')).toBeTruthy()
})

test('what is denied for the third time is not offered to be reported again, and who would pay instead is told what that means', async () => {
  const id = await aReported()
  const denied = { decision: 'missing', reason: 'Nothing with that reference.' } as const
  for (const reference of ['TT-2', 'TT-3']) {
    await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), ...denied })
    api.clock.now = new Date(api.clock.now.getTime() + 1000)
    await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), paidOn: today(), reference })
  }
  // Whoever denies it knows that this is the last word between the two of them.
  await open(id, provider, serviceOrderProvider)
  await press('Money not received')
  expect(await (await form()).findByText(/The payment cannot be reported again/)).toBeTruthy()
  closePage()
  await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), ...denied })
  await open(id, customer, serviceOrderSeller)
  expect(await screen.findByText(/Take that to the platform, or pay through the platform, by /)).toBeTruthy()
  expect(screen.getByText(/^The payment was reported 3 times/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report a direct payment' })).toBeNull()
  // What was paid past the platform is nobody's to decide once it is paid here.
  await press('Pay')
  expect(await (await form()).findByText(/^If you have paid the provider directly/)).toBeTruthy()
})

test('what the provider has received goes on to being accepted', async () => {
  const id = await aReported()
  await open(id, provider, serviceOrderProvider)
  await press('Money received')
  fireEvent.click((await form()).getByText('Money received', { selector: 'button *' }))
  expect(await screen.findByRole('button', { name: 'Accept the order' })).toBeTruthy()
  expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({ status: 'pending_accept', money: 'direct' })
})

test('what is owed back of a rejected order is reported by the provider and confirmed by the customer', async () => {
  const id = await aRejected()
  await open(id, provider, serviceOrderProvider)
  await press('Report the refund')
  const fields = await form()
  fireEvent.change(await fields.findByLabelText('Paid on'), { target: { value: today() } })
  fireEvent.change(fields.getByLabelText('Reference of the payment'), { target: { value: 'RF-1' } })
  fireEvent.click(fields.getByText('Report the refund', { selector: 'button *' }))
  expect(await screen.findByText('Paid back, to be confirmed')).toBeTruthy()
  closePage()
  await open(id, customer, serviceOrderSeller)
  await press('Refund received')
  fireEvent.click((await form()).getByText('Refund received', { selector: 'button *' }))
  expect(await screen.findByText('Paid back')).toBeTruthy()
})

test('the provider sees what it owes the platform, and finance records that it came', async () => {
  const id = await aCompleted()
  await open(id, provider, serviceOrderProvider)
  expect(await screen.findByText('Commission owed to the platform')).toBeTruthy()
  closePage()
  await open(id, finance, serviceOrderAdmin)
  await press('Record the commission')
  const fields = await form()
  fireEvent.change(await fields.findByLabelText('Reference of the payment'), { target: { value: 'COM-1' } })
  fireEvent.change(await fields.findByLabelText('Why'), { target: { value: 'On our account.' } })
  fireEvent.click(fields.getByText('Record the commission', { selector: 'button *' }))
  await waitFor(async () => {
    const { owedCommission } = await finance.ok(serviceOrderDetail, { id })
    expect(owedCommission).toMatchObject({ open: '0.00', received: [{ reference: 'COM-1' }] })
  })
  expect(await screen.findByText(/reference COM-1/)).toBeTruthy()
})

test('a payment that the provider never answers the customer takes to the platform, which lets the order go on', async () => {
  const id = await aReported()
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000)
  await open(id, customer, serviceOrderSeller)
  // Who would cancel instead is told what that means.
  await press('Cancel the order')
  expect(await (await form()).findByText(/^The order ends, and nobody owes anything/)).toBeTruthy()
  closePage()
  await open(id, customer, serviceOrderSeller)
  await press('Take to the platform')
  const asked = await form()
  fireEvent.change(await asked.findByLabelText('Why'), { target: { value: 'Paid, and no answer.' } })
  fireEvent.click(asked.getByText('Take to the platform', { selector: 'button *' }))
  expect(await screen.findByText('With the platform')).toBeTruthy()
  closePage()

  const arbiter = await api.person({ kind: 'operator', roles: ['op_arbiter'] })
  await open(id, arbiter, serviceOrderAdmin)
  expect(await screen.findAllByText('Paid, and no answer.')).not.toHaveLength(0)
  await press('Decide on the payment')
  const decision = await form()
  fireEvent.click(await decision.findByLabelText(/^Paid, as was shown/))
  fireEvent.change(decision.getByLabelText('Why'), { target: { value: 'The statement shows it.' } })
  fireEvent.click(decision.getByText('Decide on the payment', { selector: 'button *' }))
  expect(await screen.findByText('Decided: paid')).toBeTruthy()
  closePage()
  await open(id, provider, serviceOrderProvider)
  expect(await screen.findByRole('button', { name: 'Accept the order' })).toBeTruthy()
})

test('what does not come back in time the customer takes to the platform, which decides; the provider reads what that means', async () => {
  const id = await aRejected()
  const waiting = await aReceived()
  await open(id, customer, serviceOrderSeller)
  expect(await screen.findByText(/^To be paid back by /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take to the platform' })).toBeNull()
  closePage()
  api.clock.now = new Date(api.clock.now.getTime() + 8 * 86_400_000)
  await open(id, customer, serviceOrderSeller)
  expect(await screen.findByText('Overdue')).toBeTruthy()
  await press('Take to the platform')
  const asked = await form()
  fireEvent.change(await asked.findByLabelText('Why'), { target: { value: 'Nothing came in a week.' } })
  fireEvent.click(asked.getByText('Take to the platform', { selector: 'button *' }))
  expect(await screen.findByText('The platform decides')).toBeTruthy()
  closePage()

  const arbiter = await api.person({ kind: 'operator', roles: ['op_arbiter'] })
  await openPage('/service-orders?f.payback=review', arbiter, serviceOrderAdmin)
  expect(await screen.findAllByRole('link', { name: /^SO/ })).toHaveLength(1)
  closePage()
  await open(id, arbiter, serviceOrderAdmin)
  expect(await screen.findAllByText('Nothing came in a week.')).not.toHaveLength(0)
  await press('Decide on the refund')
  const decision = await form()
  fireEvent.click(await decision.findByLabelText(/^Still owed/))
  fireEvent.change(decision.getByLabelText('Why'), { target: { value: 'Nothing was shown.' } })
  fireEvent.click(decision.getByText('Decide on the refund', { selector: 'button *' }))
  expect(await screen.findByText('Decided: still owed')).toBeTruthy()
  closePage()

  await open(id, provider, serviceOrderProvider)
  expect(await screen.findByText(/^The platform decided that this is still owed/)).toBeTruthy()
  expect(screen.getAllByText('Nothing was shown.')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Report the refund' })).toBeTruthy()
  closePage()
  await open(waiting, provider, serviceOrderProvider)
  expect((await screen.findByRole('link', { name: 'To the refund' })).getAttribute('href')).toContain(id)
  expect(screen.queryByRole('button', { name: 'Accept the order' })).toBeNull()
})

test('an operator who is one of the people of a side reads that others decide', async () => {
  const own = 'Your own company: colleagues decide'
  // One that owes nobody anything back takes on something new.
  const usual = scene.offer
  onTestFinished(() => scene.offering(usual))
  const { companyId } = (await api.person({ kind: 'provider' })).actor
  scene.offering({ ...usual, providerCompanyId: companyId ?? '' })
  const id = await aReported()
  stakes.add(customer.actor.companyId ?? '')
  await open(id, finance, serviceOrderAdmin)
  expect(await screen.findByText(own)).toBeTruthy()
  closePage()
  await openPage('/service-orders', finance, serviceOrderAdmin)
  expect(await screen.findAllByText(own)).not.toHaveLength(0)
})
