import { expect, it } from 'vitest'
import {
  afterSalesCaseAct,
  afterSalesCaseCreate,
  afterSalesCaseDetail,
  afterSalesCasePage,
  serviceOrderConfirm,
  serviceOrderDecide,
  serviceOrderDecidePayment,
  serviceOrderDecideRefund,
  serviceOrderDeliverableReject,
  serviceOrderDetail,
  serviceOrderEscalatePayment,
  serviceOrderEscalateRefund,
  serviceOrderNextStatus,
  serviceOrderPage,
  serviceOrderPaymentAnswer,
  serviceOrderPaymentReport,
  serviceOrderReceiveCommission,
  serviceOrderReject,
  serviceOrderAcceptOrder,
} from '@tradeport/domain/service-order/contract'
import type { Caller } from '@tradeport/testing/harness'
import {
  HOUR,
  anOrderScene,
  api,
  at,
  customer,
  deliver,
  handedOver,
  joins,
  provider,
  submitted,
  takeDirectPay,
} from './order.test-scene'

anOrderScene()

const REFUSED = 'USER_SERVICE530307'
const reason = 'As the papers show.'
const ROLES = ['op_arbiter', 'op_finance'] as const
const sides = [
  ['customer', () => customer],
  ['provider', () => provider],
] as const

/** Two who decide: one of them is one of the people of that company. */
async function deciders(company: Caller): Promise<{ both: Caller; other: Caller }> {
  const both = await api.person({ kind: 'operator', roles: [...ROLES] })
  const other = await api.person({ kind: 'operator', roles: [...ROLES] })
  joins(both, company)
  return { both, other }
}

/** What somebody is offered, which the list and the page of the order agree on. */
async function offered(who: Caller, id: string) {
  const { actions, ownStake } = await who.ok(serviceOrderDetail, { id })
  const row = (await who.ok(serviceOrderPage, {})).records.find(each => each.id === id)
  expect(row).toMatchObject({ actions, ownStake })
  return { actions, ownStake }
}

async function reported(): Promise<string> {
  takeDirectPay()
  const id = await submitted()
  await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), paidOn: '2026-03-09', reference: 'TT-88121' })
  return id
}
async function received(): Promise<string> {
  const id = await reported()
  await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
  return id
}
const later = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
}

it.each(sides)('nobody decides about a payment of the own company, its %s', async (_side, company) => {
  const id = await reported()
  later(25)
  await customer.ok(serviceOrderEscalatePayment, { ...(await at(id)), reason: 'No answer.' })
  const { both, other } = await deciders(company())
  expect(await offered(both, id)).toEqual({ actions: [], ownStake: true })
  expect(await offered(other, id)).toEqual({ actions: ['decide_payment'], ownStake: false })
  const decision = { ...(await at(id)), outcome: 'received', reason } as const
  expect((await both.call(serviceOrderDecidePayment, decision)).code).toBe(REFUSED)
  await other.ok(serviceOrderDecidePayment, decision)
})

it.each(sides)('nor about a refund, where it is the %s', async (_side, company) => {
  const id = await received()
  await provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No hands.' })
  later(24 * 8)
  await customer.ok(serviceOrderEscalateRefund, { ...(await at(id)), reason: 'Nothing came in two weeks.' })
  const { both, other } = await deciders(company())
  expect(await offered(both, id)).toEqual({ actions: [], ownStake: true })
  const decision = { ...(await at(id)), outcome: 'owed', reason } as const
  expect((await both.call(serviceOrderDecideRefund, decision)).code).toBe(REFUSED)
  await other.ok(serviceOrderDecideRefund, decision)
})

it.each(sides)('nor shares what is disputed, where it is the %s', async (_side, company) => {
  const id = await handedOver()
  const refuse = async () =>
    customer.ok(serviceOrderDeliverableReject, { ...(await at(id)), nos: [1], reason: 'The number is wrong' })
  for (let time = 1; time <= 3; time += 1) {
    await refuse()
    await deliver(id)
    await provider.ok(serviceOrderNextStatus, await at(id))
  }
  await refuse()
  const { both, other } = await deciders(company())
  expect(await offered(both, id)).toEqual({ actions: [], ownStake: true })
  const decision = { ...(await at(id)), refund: '620.00', reason }
  expect((await both.call(serviceOrderDecide, decision)).code).toBe(REFUSED)
  await other.ok(serviceOrderDecide, decision)
})

it('nor says that the commission came which the own company owes', async () => {
  const id = await received()
  await provider.ok(serviceOrderAcceptOrder, await at(id))
  await provider.ok(serviceOrderNextStatus, await at(id))
  await deliver(id)
  await provider.ok(serviceOrderNextStatus, await at(id))
  await customer.ok(serviceOrderConfirm, await at(id))
  const { both, other } = await deciders(provider)
  expect(await offered(both, id)).toEqual({ actions: [], ownStake: true })
  const receipt = { ...(await at(id)), reference: 'COM-1', reason }
  expect((await both.call(serviceOrderReceiveCommission, receipt)).code).toBe(REFUSED)
  await other.ok(serviceOrderReceiveCommission, receipt)
})

it.each(sides)('nor about an after-sales case, where it is the %s', async (_side, company) => {
  const { id } = await customer.ok(afterSalesCaseCreate, {
    ...{ serviceOrderId: await handedOver(), type: 'refund_part', amount: '560.00', reasonCode: 'defective' },
    description: 'The declaration names the wrong goods.',
  })
  const step = async (who: Caller, rest: object) => {
    const { version } = await who.ok(afterSalesCaseDetail, { id })
    return who.raw(afterSalesCaseAct, { id, version, ...rest })
  }
  await step(provider, { action: 'reject', reason: 'The goods were named so in the contract.' })
  await step(customer, { action: 'escalate', reason: 'They were not.' })
  const { both, other } = await deciders(company())
  const seen = async (who: Caller) => {
    const { actions, ownStake } = await who.ok(afterSalesCaseDetail, { id })
    const [row] = (await who.ok(afterSalesCasePage, {})).records
    expect(row).toMatchObject({ id, actions, ownStake })
    return { actions, ownStake }
  }
  expect(await seen(both)).toEqual({ actions: ['reply'], ownStake: true })
  expect(await seen(other)).toEqual({ actions: ['decide', 'reply'], ownStake: false })
  const decision = { action: 'decide', remedy: 'refund', amount: '300', responsibility: 'provider', reason }
  expect((await step(both, decision)).code).toBe(REFUSED)
  expect((await step(other, decision)).code).toBe('200')
})

it('neither side is told of anybody’s company', async () => {
  const id = await submitted()
  expect(await offered(customer, id)).toMatchObject({ ownStake: false })
})
