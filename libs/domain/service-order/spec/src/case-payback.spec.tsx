import { fireEvent, screen } from '@testing-library/react'
import {
  afterSalesCaseAct,
  afterSalesCaseCreate,
  afterSalesCaseDetail,
  serviceOrderAcceptOrder,
  serviceOrderPaymentAnswer,
  serviceOrderPaymentReport,
} from '@tradeport/domain/service-order/contract'
import {
  afterSalesAdmin,
  afterSalesProvider,
  afterSalesSeller,
  serviceOrderProvider,
} from '@tradeport/domain/service-order/ui'
import type { Caller } from '@tradeport/testing/harness'
import type { DomainManifest } from '@tradeport/web/react'
import { expect, test } from 'vitest'
import {
  anOrder,
  anOrderScreenScene,
  api,
  at,
  closePage,
  customer,
  form,
  openPage,
  press,
  provider,
} from './order.spec-scene'

// What a case gives back past the platform, as all three sides see it.
anOrderScreenScene({ directPay: true })

const DAY = 86_400_000
const today = () => api.clock.now.toISOString().slice(0, 10)
const open = (id: string, as: Caller, manifest: DomainManifest) => openPage(`/after-sales/${id}`, as, manifest)

async function aPaid(): Promise<string> {
  const { id } = await anOrder()
  await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), paidOn: today(), reference: 'TT-88121' })
  await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
  return id
}

/** A case about an order that was paid directly, agreed to: its provider owes 100.00. */
async function anOwing(): Promise<string> {
  const serviceOrderId = await aPaid()
  await provider.ok(serviceOrderAcceptOrder, await at(serviceOrderId))
  const { id } = await customer.ok(afterSalesCaseCreate, {
    ...{ serviceOrderId, type: 'refund_part', amount: '100.00', reasonCode: 'late', description: 'Far too late.' },
  })
  const { version } = await provider.ok(afterSalesCaseDetail, { id })
  await provider.ok(afterSalesCaseAct, { id, version, action: 'agree' })
  return id
}

test('whoever asked for another provider is led to others once the money is back', async () => {
  const serviceOrderId = await aPaid()
  await provider.ok(serviceOrderAcceptOrder, await at(serviceOrderId))
  const { id } = await customer.ok(afterSalesCaseCreate, {
    ...{ serviceOrderId, type: 'exchange_provider', reasonCode: 'unresponsive', description: 'Nobody answers.' },
  })
  const step = async (who: Caller, action: 'agree' | 'refund_paid' | 'refund_received', rest: object = {}) => {
    const { version } = await who.ok(afterSalesCaseDetail, { id })
    await who.ok(afterSalesCaseAct, { id, version, action, ...rest })
  }
  await step(provider, 'agree')
  await step(provider, 'refund_paid', { paidOn: today(), reference: 'RF-1' })
  await open(id, customer, afterSalesSeller)
  expect(await screen.findByText('Paid back, to be confirmed')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Find another provider' })).toBeNull()
  closePage()
  await step(customer, 'refund_received')
  await open(id, customer, afterSalesSeller)
  const others = await screen.findByRole('link', { name: 'Find another provider' })
  expect(others.getAttribute('href')).toMatch(
    new RegExp(`/category/[^/?]+\\?like=${serviceOrderId}&except=${provider.actor.companyId ?? ''}$`),
  )
  closePage()
  await open(id, provider, afterSalesProvider)
  expect(await screen.findAllByText('Settled')).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: 'Find another provider' })).toBeNull()
})

test('a refund of a case that does not come is taken to the platform, which decides; its provider reads what that means', async () => {
  const id = await anOwing()
  const waiting = await aPaid()
  await open(id, customer, afterSalesSeller)
  expect(await screen.findByText(/^To be paid back by /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take to the platform' })).toBeNull()
  closePage()
  api.clock.now = new Date(api.clock.now.getTime() + 8 * DAY)
  await open(id, customer, afterSalesSeller)
  expect(await screen.findByText('Overdue')).toBeTruthy()
  await press('Take to the platform')
  const asked = await form()
  fireEvent.change(await asked.findByLabelText('Why'), { target: { value: 'Nothing came in a week.' } })
  fireEvent.click(asked.getByText('Take to the platform', { selector: 'button *' }))
  expect(await screen.findByText('The platform decides')).toBeTruthy()
  closePage()

  const arbiter = await api.person({ kind: 'operator', roles: ['op_arbiter'] })
  await openPage('/after-sales?f.payback=review', arbiter, afterSalesAdmin)
  expect(await screen.findAllByRole('link', { name: /^AS/ })).toHaveLength(1)
  closePage()
  await open(id, arbiter, afterSalesAdmin)
  expect(await screen.findAllByText('Nothing came in a week.')).not.toHaveLength(0)
  await press('Decide on the refund')
  const decision = await form()
  fireEvent.click(await decision.findByLabelText(/^Still owed/))
  fireEvent.change(decision.getByLabelText('Why'), { target: { value: 'Nothing was shown.' } })
  fireEvent.click(decision.getByText('Decide on the refund', { selector: 'button *' }))
  expect(await screen.findAllByText('Decided: still owed')).not.toHaveLength(0)
  closePage()

  await open(id, provider, afterSalesProvider)
  expect(await screen.findByText(/^The platform decided that this is still owed/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Report the refund' })).toBeTruthy()
  closePage()
  await openPage(`/service-orders/${waiting}`, provider, serviceOrderProvider)
  expect((await screen.findByRole('link', { name: 'To the refund' })).getAttribute('href')).toContain(
    `/after-sales/${id}`,
  )
  expect(screen.queryByRole('button', { name: 'Accept the order' })).toBeNull()
})
