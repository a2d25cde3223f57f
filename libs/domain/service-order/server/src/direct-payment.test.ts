import { describe, expect, it } from 'vitest'
import {
  afterSalesCaseAct,
  afterSalesCaseCreate,
  afterSalesCaseDetail,
  afterSalesCasePage,
  afterSalesCaseStatusCount,
  serviceOrderAcceptOrder,
  serviceOrderCancel,
  serviceOrderCancelNegotiate,
  serviceOrderCommissionReport,
  serviceOrderConfirm,
  serviceOrderCreate,
  serviceOrderDetail,
  serviceOrderNextStatus,
  serviceOrderPage,
  serviceOrderPay,
  serviceOrderPaymentAnswer,
  serviceOrderPaymentReport,
  serviceOrderQuote,
  serviceOrderReceiveCommission,
  serviceOrderRefundAnswer,
  serviceOrderDecidePayment,
  serviceOrderDecideRefund,
  serviceOrderEscalatePayment,
  serviceOrderEscalateRefund,
  serviceOrderRefundReport,
  serviceOrderReject,
  serviceOrderStatusCount,
  serviceOrderSubmit,
  type AfterSalesAction,
} from '@tradeport/domain/service-order/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import type { Caller } from '@tradeport/testing/harness'
import {
  HOUR,
  NEGOTIABLE,
  anOrderScene,
  api,
  at,
  balances,
  customer,
  deliver,
  fileOf,
  input,
  operator,
  provider,
  runJob,
  settle,
  statusOf,
  submitted,
  takeDirectPay,
} from './order.test-scene'

anOrderScene()

const proof = { paidOn: '2026-03-09', reference: 'TT-88121' }
const seen = (id: string, who: Caller = customer) => who.ok(serviceOrderDetail, { id })

async function reported(over: Partial<InputOf<typeof serviceOrderPaymentReport>> = {}) {
  takeDirectPay('Bank of Jiaxing, 6222 0000 1111')
  const id = await submitted()
  await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), ...proof, ...over })
  return id
}
async function received() {
  const id = await reported()
  await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
  return id
}
async function running() {
  const id = await received()
  await provider.ok(serviceOrderAcceptOrder, await at(id))
  return id
}
async function completed() {
  const id = await running()
  await provider.ok(serviceOrderNextStatus, await at(id))
  await deliver(id)
  await provider.ok(serviceOrderNextStatus, await at(id))
  await customer.ok(serviceOrderConfirm, await at(id))
  return id
}
const act = async (who: Caller, id: string, action: AfterSalesAction, rest: object = {}) => {
  const { version } = await who.ok(afterSalesCaseDetail, { id })
  return who.ok(afterSalesCaseAct, { id, version, action, ...rest })
}
const raised = async (serviceOrderId: string, amount?: string) =>
  (
    await customer.ok(afterSalesCaseCreate, {
      ...{ serviceOrderId, reasonCode: 'defective', description: 'The form was wrong.' },
      ...(amount === undefined ? { type: 'refund_full' } : { type: 'refund_part', amount }),
    })
  ).id
const finance = () => api.person({ kind: 'operator', roles: ['op_finance'] })
const asked = { dateFrom: '2026-03-01', dateTo: '2026-06-30' }
const stages = () => api.notified.map(({ to, params }) => [to, params?.['stage']])

describe('paid past the platform', () => {
  it('only where the service allows it', async () => {
    const id = await submitted()
    const refused = await customer.call(serviceOrderPaymentReport, { ...(await at(id)), ...proof })
    expect(refused.code).toBe('MALL600403')
    expect(await seen(id)).toMatchObject({ directPay: null, paymentReports: [] })
  })

  it('goes on once the provider has it; nothing of it passes through the bank, and the commission is owed', async () => {
    const files = await fileOf(customer)
    const id = await reported({ files })
    expect(await seen(id, provider)).toMatchObject({
      ...{ status: 'pending_payment', money: 'reported', payMode: 'offline', nextActor: 'provider' },
      directPay: { instructions: 'Bank of Jiaxing, 6222 0000 1111' },
      paymentReports: [{ ...proof, status: 'reported', files }],
      actions: ['confirm_receipt', 'deny_receipt'],
    })
    await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_accept', money: 'direct', paidAt: api.clock.now.toISOString(), payments: [] },
      paymentReports: [{ status: 'received', answeredAt: api.clock.now.toISOString() }],
    })
    await provider.ok(serviceOrderAcceptOrder, await at(id))
    await provider.ok(serviceOrderNextStatus, await at(id))
    await deliver(id)
    await provider.ok(serviceOrderNextStatus, await at(id))
    await customer.ok(serviceOrderConfirm, await at(id))
    await settle()
    expect(await seen(id, provider)).toMatchObject({
      ...{ status: 'completed', money: 'direct' },
      settlement: { refund: '0.00', providerAmount: '2014.00', commission: '106.00' },
      owedCommission: { amount: '106.00', open: '106.00', dueOn: '2026-04-09', isOverdue: false, received: [] },
    })
    expect(await seen(id)).toMatchObject({ owedCommission: null, commission: null })
    expect(await balances()).toEqual({})
    expect(stages().at(-1)).toEqual([
      { companyId: provider.actor.companyId, identity: 'provider', permission: 'serviceOrder:read' },
      'commission_owed',
    ])
  })

  it('what has not come is reported anew, or paid through the platform', async () => {
    const id = await reported()
    const unsaid = await provider.raw(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'missing' })
    expect(unsaid.data).toMatchObject({ fieldErrors: [{ path: 'reason', rule: 'required' }] })
    const reason = 'Nothing with that reference.'
    await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'missing', reason })
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_payment', money: 'none', payMode: null, nextActor: 'customer' },
      paymentReports: [{ status: 'missing', reason }],
    })
    expect(stages().at(-1)?.[1]).toBe('receipt_denied')
    await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), ...proof, reference: 'TT-2' })
    const barred = await customer.call(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    expect(barred.code).toBe('FT526007')
    await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'missing', reason })
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    await settle()
    expect(await seen(id)).toMatchObject({ status: 'pending_accept', money: 'held', payMode: 'bank_transfer' })
  })

  it('nobody has paid tomorrow, says it twice, or shows a file of somebody else', async () => {
    takeDirectPay()
    const id = await submitted()
    const tomorrow = await customer.raw(serviceOrderPaymentReport, {
      ...(await at(id)),
      ...proof,
      paidOn: '2026-03-11',
    })
    expect(tomorrow.data).toMatchObject({ fieldErrors: [{ path: 'paidOn', rule: 'in_future' }] })
    const files = await fileOf(provider)
    const foreign = await customer.raw(serviceOrderPaymentReport, { ...(await at(id)), ...proof, files })
    expect(foreign.data).toMatchObject({ fieldErrors: [{ path: 'files', rule: 'unknown_file' }] })
    await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), ...proof })
    const again = await customer.call(serviceOrderPaymentReport, { ...(await at(id)), ...proof })
    expect(again.code).toBe('MALL600403')
    const stranger = await api.person({ kind: 'provider' })
    const theirs = await stranger.call(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
    expect(theirs.code).toBe('FT520404')
  })

  it('is not cancelled by itself while the provider has to answer, who is told once that it is late', async () => {
    const id = await reported()
    api.clock.now = new Date(api.clock.now.getTime() + 49 * HOUR)
    await runJob('cancelUnpaid')
    expect(await statusOf(id)).toBe('pending_payment')
    for (let time = 0; time < 2; time += 1) await runJob('tellLate')
    expect(stages().filter(([, stage]) => stage === 'receipt_late')).toHaveLength(2)
    // Who has not paid gives it up; who has takes it to the platform instead.
    expect((await seen(id)).actions).toEqual(['escalate_payment', 'upload_material', 'cancel'])
    await customer.ok(serviceOrderCancel, { ...(await at(id)), reason: 'No shipment.' })
    expect(await seen(id)).toMatchObject({ status: 'cancelled', directRefund: null, settlement: null, nextActor: null })
  })
})

describe('what was paid past the platform and is not answered', () => {
  const late = async () => {
    const id = await reported()
    api.clock.now = new Date(api.clock.now.getTime() + 25 * HOUR)
    return id
  }
  const escalated = async () => {
    const id = await late()
    const claim = { reason: 'Paid a week ago, no answer.', files: await fileOf(customer) }
    await customer.ok(serviceOrderEscalatePayment, { ...(await at(id)), ...claim })
    return { id, claim }
  }
  const decide = async (id: string, outcome: 'received' | 'missing') =>
    operator.ok(serviceOrderDecidePayment, { ...(await at(id)), outcome, reason: 'As the bank statement shows.' })

  it('is taken to the platform once the answer is late, and not before', async () => {
    const early = await reported()
    const refused = await customer.call(serviceOrderEscalatePayment, { ...(await at(early)), reason: 'No answer.' })
    expect(refused.code).toBe('MALL600403')
    const { id, claim } = await escalated()
    const dueAt = new Date(api.clock.now.getTime() + 5 * 24 * HOUR).toISOString()
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_payment', money: 'reported', nextActor: 'platform', dueAt },
      paymentClaims: [{ ...claim, outcome: null, closedAt: null }],
      actions: ['upload_material', 'cancel'],
    })
    expect(
      stages()
        .map(([, stage]) => stage)
        .slice(-2),
    ).toEqual(['payment_escalated', undefined])
    expect((await seen(id, operator)).actions).toContain('decide_payment')
    expect((await seen(id, provider)).actions).toEqual(['confirm_receipt'])
    const denied = { ...(await at(id)), decision: 'missing', reason: 'Nothing came.' } as const
    expect((await provider.call(serviceOrderPaymentAnswer, denied)).code).toBe('MALL600403')
    expect((await seen(id)).paymentClaims).toMatchObject([{ closedAt: null }])
    const listed = await operator.ok(serviceOrderPage, { payback: 'review' })
    expect(listed.records.map(row => row.id)).toEqual([id])
  })

  it('came, as the platform decides: the order goes on, and the provider who leaves it owes it back', async () => {
    const { id } = await escalated()
    await decide(id, 'received')
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_accept', money: 'direct', nextActor: 'provider' },
      paymentReports: [{ status: 'received' }],
      paymentClaims: [{ outcome: 'received', outcomeReason: 'As the bank statement shows.' }],
    })
    api.clock.now = new Date(api.clock.now.getTime() + 25 * HOUR)
    await runJob('rejectUnaccepted')
    expect(await seen(id)).toMatchObject({ status: 'rejected', directRefund: { status: 'owed', amount: '2120.00' } })
  })

  it('did not come, as the platform decides: it is paid anew', async () => {
    const { id } = await escalated()
    await decide(id, 'missing')
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_payment', money: 'none', payMode: null, nextActor: 'customer' },
      paymentReports: [{ status: 'missing', reason: 'As the bank statement shows.' }],
      paymentClaims: [{ outcome: 'missing' }],
    })
    const again = await operator.call(serviceOrderDecidePayment, {
      ...(await at(id)),
      ...{ outcome: 'received', reason: 'Late' },
    })
    expect(again.code).toBe('MALL600403')
  })

  it('is settled where the provider answers before that, and where its customer gives it up', async () => {
    const { id } = await escalated()
    await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_accept', money: 'direct' },
      paymentClaims: [{ outcome: null, closedAt: api.clock.now.toISOString() }],
    })
    const { id: other } = await escalated()
    await customer.ok(serviceOrderCancel, { ...(await at(other)), reason: 'No shipment.' })
    expect(await seen(other)).toMatchObject({ status: 'cancelled', paymentClaims: [{ outcome: null }] })
    expect((await operator.ok(serviceOrderPage, { payback: 'review' })).records).toEqual([])
  })

  it('is decided without being asked for, where neither of both does anything about it', async () => {
    const id = await late()
    await runJob('tellLate')
    api.clock.now = new Date(api.clock.now.getTime() + 46 * HOUR)
    await runJob('tellLate')
    expect((await seen(id)).nextActor).toBe('provider')
    api.clock.now = new Date(api.clock.now.getTime() + 2 * HOUR)
    api.notified.length = 0
    for (let time = 0; time < 2; time += 1) await runJob('tellLate')
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_payment', money: 'reported', nextActor: 'platform' },
      paymentClaims: [{ reason: '', byName: null, outcome: null }],
    })
    expect(api.notified.map(({ to, params }) => [Object.keys(to)[0], params['stage']])).toEqual([
      ['companyId', 'payment_unanswered'],
      ['companyId', 'payment_unanswered'],
      ['operatorsHolding', undefined],
    ])
    await decide(id, 'missing')
    expect(await seen(id)).toMatchObject({ money: 'none', paymentClaims: [{ outcome: 'missing' }] })
  })

  it('nobody is passed over by a job that did not run: what is late is told before it is taken there', async () => {
    const id = await reported()
    api.clock.now = new Date(api.clock.now.getTime() + 100 * HOUR)
    await runJob('tellLate')
    const { no } = await seen(id)
    expect(api.notified.map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ no, stage: 'receipt_late', hours: '48' }),
    )
    // The hours that it names run from then on.
    for (const [hours, nextActor] of [
      [1, 'provider'],
      [46, 'provider'],
      [1, 'platform'],
    ] as const) {
      api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
      await runJob('tellLate')
      expect([hours, (await seen(id)).nextActor]).toEqual([hours, nextActor])
    }
  })

  it('is taken there at once where the provider has denied it before', async () => {
    const id = await reported()
    const missed = { decision: 'missing', reason: 'Nothing with that reference.' } as const
    await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), ...missed })
    await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), ...proof, reference: 'TT-2' })
    await customer.ok(serviceOrderEscalatePayment, { ...(await at(id)), reason: 'See the statement.' })
    expect((await seen(id)).nextActor).toBe('platform')
  })
})

describe('a payment past the platform that the provider denies', () => {
  const why = 'Nothing with that reference.'
  const deny = async (id: string) =>
    provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'missing', reason: why })
  const denied = async () => {
    const id = await reported()
    await deny(id)
    return id
  }
  const later = (hours: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
  }
  const escalated = async () => {
    const id = await denied()
    const claim = { reason: 'The slip shows it.', files: await fileOf(customer) }
    await customer.ok(serviceOrderEscalatePayment, { ...(await at(id)), ...claim })
    return id
  }
  const decide = async (id: string, outcome: 'received' | 'missing') =>
    operator.ok(serviceOrderDecidePayment, { ...(await at(id)), outcome, reason: 'As the slip shows.' })

  it('is the platform’s to decide: nothing lapses meanwhile, and why it was denied stays to be read', async () => {
    const id = await escalated()
    expect(await seen(id, operator)).toMatchObject({
      ...{ status: 'pending_payment', money: 'reported', payMode: 'offline', nextActor: 'platform' },
      paymentReports: [{ status: 'reported', reason: why, answeredAt: null }],
      paymentClaims: [{ reason: 'The slip shows it.', outcome: null }],
      actions: ['decide_payment'],
    })
    later(24 * 30)
    for (const job of ['cancelUnpaid', 'tellLate'] as const) await runJob(job)
    expect((await seen(id)).status).toBe('pending_payment')
    expect((await seen(id, provider)).actions).toEqual(['confirm_receipt'])
    await decide(id, 'received')
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_accept', money: 'direct' },
      paymentReports: [{ status: 'received' }],
      paymentClaims: [{ outcome: 'received' }],
    })
    // The provider that leaves the order then owes the money back.
    await provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No hands.' })
    expect((await seen(id)).directRefund).toMatchObject({ status: 'owed', amount: '2120.00' })
  })

  it('is taken there once: what the platform decided is paid, or the order ends', async () => {
    const id = await escalated()
    await decide(id, 'missing')
    expect((await seen(id)).actions).toEqual(['pay', 'report_payment', 'upload_material', 'cancel'])
    const again = await customer.call(serviceOrderEscalatePayment, { ...(await at(id)), reason: 'All the same.' })
    expect(again.code).toBe('MALL600403')
    later(49)
    api.notified.length = 0
    await runJob('cancelUnpaid')
    expect(await statusOf(id)).toBe('cancelled')
    expect(stages().map(([, stage]) => stage)).toEqual(['cancelled', 'cancelled'])
  })

  it('lapses after a time that both sides know of, and the reminder before it', async () => {
    const id = await denied()
    const dueAt = new Date(api.clock.now.getTime() + 72 * HOUR).toISOString()
    expect(await seen(id)).toMatchObject({ dueAt, actions: expect.arrayContaining(['escalate_payment']) })
    const told = api.notified.at(-1)?.params
    expect(told).toMatchObject({ stage: 'receipt_denied', hours: '72' })
    later(71)
    api.notified.length = 0
    await runJob('cancelUnpaid')
    await runJob('remindBeforeDue')
    expect(stages()).toMatchObject([[{ companyId: customer.actor.companyId }, 'due_soon']])
    expect(await statusOf(id)).toBe('pending_payment')
    later(2)
    await runJob('cancelUnpaid')
    expect(await statusOf(id)).toBe('cancelled')
    expect(stages().slice(1)).toMatchObject([
      [{ companyId: customer.actor.companyId }, 'payment_lapsed'],
      [{ companyId: provider.actor.companyId }, 'payment_lapsed'],
    ])
  })

  it('has come after all, as the provider says by itself; it does not deny it twice', async () => {
    const id = await denied()
    const twice = await provider.call(serviceOrderPaymentAnswer, {
      ...(await at(id)),
      ...{ decision: 'missing', reason: why },
    })
    expect(twice.code).toBe('MALL600403')
    expect((await seen(id, provider)).actions).toEqual(['confirm_receipt'])
    await provider.ok(serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
    expect(await seen(id)).toMatchObject({
      ...{ status: 'pending_accept', money: 'direct' },
      paymentReports: [{ status: 'received', reason: null }],
    })
  })

  it('is reported three times; then the order is paid through the platform, or the last denial decided about', async () => {
    const id = await denied()
    for (const reference of ['TT-2', 'TT-3']) {
      await customer.ok(serviceOrderPaymentReport, { ...(await at(id)), ...proof, reference })
      await deny(id)
    }
    // Who cannot report it again is not told that one can.
    const { no } = await seen(id)
    const told = api.notified.filter(({ params }) => params?.['no'] === no).map(({ params }) => params)
    expect(told.filter(params => params?.['stage']?.startsWith('receipt_denied'))).toMatchObject([
      { stage: 'receipt_denied', hours: '72' },
      { stage: 'receipt_denied', hours: '72' },
      { stage: 'receipt_denied_last', hours: '72' },
    ])
    expect((await seen(id)).actions).toEqual(['pay', 'escalate_payment', 'upload_material', 'cancel'])
    const more = await customer.call(serviceOrderPaymentReport, { ...(await at(id)), ...proof })
    expect(more.code).toBe('MALL600403')
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    expect((await seen(id)).actions).toEqual(['upload_material'])
    await settle()
    expect(await seen(id)).toMatchObject({ status: 'pending_accept', money: 'held' })
  })
})

describe('what goes back past the platform', () => {
  const ends: readonly (readonly [string, (id: string) => Promise<unknown>, string, string | null])[] = [
    [
      'rejected',
      async id => provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No hands.' }),
      '2120.00',
      null,
    ],
    [
      'not accepted in time',
      async () => {
        api.clock.now = new Date(api.clock.now.getTime() + 25 * HOUR)
        await runJob('rejectUnaccepted')
      },
      ...(['2120.00', null] as const),
    ],
    [
      'cancelled before it was accepted',
      async id => customer.ok(serviceOrderCancel, { ...(await at(id)), reason: 'No shipment.' }),
      ...(['2120.00', null] as const),
    ],
    [
      'ended by consent: vector AS-1 of the rest',
      async id => {
        await provider.ok(serviceOrderAcceptOrder, await at(id))
        const proposal = { decision: 'propose', refund: '620.00', reason: 'Half the work.' } as const
        await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...proposal })
        await provider.ok(serviceOrderCancelNegotiate, { ...(await at(id)), decision: 'agree' })
      },
      ...(['620.00', '75.00'] as const),
    ],
  ]
  it.each(ends)('an order that was %s', async (_name, end, amount, commission) => {
    const id = await received()
    await end(id)
    expect(await seen(id, provider)).toMatchObject({
      ...{ directRefund: { amount, status: 'owed', reports: [] }, nextActor: 'provider', actions: ['report_refund'] },
      owedCommission: commission === null ? null : { amount: commission },
    })
    await provider.ok(serviceOrderRefundReport, { ...(await at(id)), ...proof, paidOn: '2026-03-10' })
    expect((await seen(id)).actions).toEqual(['confirm_refund', 'deny_refund'])
    const reason = 'Not on our account.'
    await customer.ok(serviceOrderRefundAnswer, { ...(await at(id)), decision: 'missing', reason })
    expect(await seen(id)).toMatchObject({ directRefund: { status: 'owed', reports: [{ status: 'missing', reason }] } })
    await provider.ok(serviceOrderRefundReport, { ...(await at(id)), ...proof, reference: 'RF-2' })
    await customer.ok(serviceOrderRefundAnswer, { ...(await at(id)), decision: 'received' })
    expect(await seen(id)).toMatchObject({
      directRefund: { status: 'received', reports: [{ status: 'missing' }, { reference: 'RF-2', status: 'received' }] },
      ...{ nextActor: null, actions: [] },
    })
    await settle()
    expect(await balances()).toEqual({})
  })

  it('vector L-7 of a case: 560.00 from the provider, and 28.00 less commission', async () => {
    const id = await completed()
    const caseId = await raised(id, '560.00')
    await act(provider, caseId, 'agree')
    expect(await provider.ok(afterSalesCaseDetail, { id: caseId })).toMatchObject({
      ...{
        status: 'refunding',
        isDirect: true,
        nextActor: 'provider',
        directRefund: { amount: '560.00', status: 'owed' },
      },
      actions: ['reply', 'refund_paid'],
    })
    const nothing = await provider.raw(afterSalesCaseAct, {
      ...{
        id: caseId,
        version: (await provider.ok(afterSalesCaseDetail, { id: caseId })).version,
        action: 'refund_paid',
      },
    })
    expect(nothing.data).toMatchObject({ fieldErrors: [{ path: 'paidOn', rule: 'required' }] })
    await act(provider, caseId, 'refund_paid', proof)
    await act(customer, caseId, 'refund_missing', { reason: 'Nothing came.' })
    await act(provider, caseId, 'refund_paid', { ...proof, reference: 'RF-9' })
    await act(customer, caseId, 'refund_received')
    expect(await customer.ok(afterSalesCaseDetail, { id: caseId })).toMatchObject({
      ...{
        status: 'completed',
        directRefund: { status: 'received', reports: [{ status: 'missing' }, { status: 'received' }] },
      },
      order: { refunded: '560.00', refundable: '1560.00' },
    })
    expect(await seen(id, provider)).toMatchObject({
      settlement: { refund: '560.00', providerAmount: '1482.00', commission: '78.00' },
      owedCommission: { amount: '78.00', open: '78.00' },
    })
    await settle()
    expect(await balances()).toEqual({})
  })

  it('of everything ends a running order; what the customer does not answer in time has come', async () => {
    const id = await running()
    const caseId = await raised(id)
    await act(provider, caseId, 'agree')
    await act(provider, caseId, 'refund_paid', proof)
    api.clock.now = new Date(api.clock.now.getTime() + 73 * HOUR)
    await runJob('timeOutCases')
    expect((await customer.ok(afterSalesCaseDetail, { id: caseId })).status).toBe('completed')
    expect(await seen(id, provider)).toMatchObject({
      ...{ status: 'cancelled', settlement: { refund: '2120.00', commission: '0.00' }, owedCommission: null },
      directRefund: null,
    })
  })
})

describe('a refund past the platform that does not come', () => {
  const DAY = 24 * HOUR
  const later = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * DAY)
  }
  const owed = async () => {
    const id = await received()
    await provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No hands.' })
    api.notified.length = 0
    return id
  }
  const why = { reason: 'Nothing came in two weeks.' }
  const escalated = async () => {
    const id = await owed()
    later(8)
    await customer.ok(serviceOrderEscalateRefund, { ...(await at(id)), ...why })
    return id
  }
  const upheld = async () => {
    const id = await escalated()
    await operator.ok(serviceOrderDecideRefund, { ...(await at(id)), outcome: 'owed', reason: 'Nothing shown.' })
    return id
  }
  const toldTo = (party: Caller) =>
    api.notified
      .filter(({ to }) => 'companyId' in to && to.companyId === party.actor.companyId)
      .map(({ params }) => params?.['stage'])

  it('has a day; the provider is reminded once before it and on it, and the customer told', async () => {
    const id = await owed()
    const dueAt = new Date(api.clock.now.getTime() + 7 * DAY).toISOString()
    expect(await seen(id)).toMatchObject({ dueAt, directRefund: { dueAt, isOverdue: false, claims: [] } })
    await runJob('followRefunds')
    expect(toldTo(provider)).toEqual([])
    later(6)
    for (let time = 0; time < 2; time += 1) await runJob('followRefunds')
    expect(toldTo(provider)).toEqual(['refund_due_soon'])
    expect(toldTo(customer)).toEqual([])
    later(2)
    for (let time = 0; time < 2; time += 1) await runJob('followRefunds')
    expect(toldTo(provider)).toEqual(['refund_due_soon', 'refund_overdue'])
    expect(toldTo(customer)).toEqual(['refund_overdue'])
    expect(await seen(id)).toMatchObject({ directRefund: { isOverdue: true }, actions: ['escalate_refund'] })
    const listed = await operator.ok(serviceOrderPage, { payback: 'overdue' })
    expect(listed.records.map(row => row.id)).toEqual([id])
    expect((await operator.ok(serviceOrderPage, { payback: 'review' })).total).toBe(0)
  })

  it('counts as received where the customer does not answer a report, who can before that', async () => {
    const id = await owed()
    await provider.ok(serviceOrderRefundReport, { ...(await at(id)), ...proof })
    const dueAt = new Date(api.clock.now.getTime() + 72 * HOUR).toISOString()
    expect(await seen(id)).toMatchObject({ nextActor: 'customer', dueAt })
    later(4)
    await runJob('followRefunds')
    expect(await seen(id)).toMatchObject({
      directRefund: { status: 'received', isOverdue: false, reports: [{ status: 'received' }] },
      ...{ dueAt: null, nextActor: null },
    })
    expect(toldTo(customer)).toEqual(['refund_reported', 'refund_received'])
    expect(toldTo(provider)).toEqual(['refund_received'])
  })

  it('is not the platform’s before it is overdue or denied, and only the customer’s to take there', async () => {
    const id = await owed()
    const early = await customer.call(serviceOrderEscalateRefund, { ...(await at(id)), ...why })
    expect(early.code).toBe('MALL600403')
    await provider.ok(serviceOrderRefundReport, { ...(await at(id)), ...proof })
    await customer.ok(serviceOrderRefundAnswer, { ...(await at(id)), decision: 'missing', reason: 'Not there.' })
    expect((await seen(id)).actions).toEqual(['escalate_refund'])
    const stranger = await api.person({ kind: 'seller' })
    const theirs = await stranger.call(serviceOrderEscalateRefund, { ...(await at(id)), ...why })
    expect(theirs.code).toBe('FT520404')
    const files = await fileOf(provider)
    const foreign = await customer.raw(serviceOrderEscalateRefund, { ...(await at(id)), ...why, files })
    expect(foreign.data).toMatchObject({ fieldErrors: [{ path: 'files', rule: 'unknown_file' }] })
    await customer.ok(serviceOrderEscalateRefund, { ...(await at(id)), ...why, files: await fileOf(customer) })
    const dueAt = new Date(api.clock.now.getTime() + 5 * DAY).toISOString()
    expect(await seen(id, operator)).toMatchObject({
      ...{ nextActor: 'platform', dueAt, actions: ['decide_refund'] },
      directRefund: { status: 'in_review', claims: [{ ...why, files: [{ name: 'a.pdf' }], outcome: null }] },
    })
    expect(toldTo(provider).at(-1)).toBe('refund_escalated')
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'review_requested',
      to: { operatorsHolding: 'serviceOrder:decide_refund' },
    })
    expect((await operator.ok(serviceOrderPage, { payback: 'review' })).records.map(row => row.id)).toEqual([id])
    const finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
    const decision = { outcome: 'paid', reason: 'Shown.' } as const
    const barred = await finance.call(serviceOrderDecideRefund, { ...(await at(id)), ...decision })
    expect(barred.code).toBe('MALL600403')
  })

  it('is decided as paid by what the provider shows: nothing is open any more', async () => {
    const id = await escalated()
    await provider.ok(serviceOrderRefundReport, { ...(await at(id)), ...proof, files: await fileOf(provider) })
    expect(await seen(id, operator)).toMatchObject({
      directRefund: { status: 'in_review', reports: [{ ...proof, status: 'reported', files: [{ name: 'a.pdf' }] }] },
    })
    const reason = 'The slip names the account of the customer.'
    await operator.ok(serviceOrderDecideRefund, { ...(await at(id)), outcome: 'paid', reason })
    expect(await seen(id)).toMatchObject({
      directRefund: { status: 'received', claims: [{ outcome: 'paid', outcomeReason: reason }], upheldAt: null },
      ...{ nextActor: null, dueAt: null, actions: [] },
    })
    expect((await seen(id)).timeline.at(-1)).toMatchObject({ action: 'decide_refund', note: reason })
    expect(toldTo(customer).at(-1)).toBe('refund_decided_paid')
    expect(toldTo(provider).at(-1)).toBe('refund_decided_paid')
    const { rows } = await api.pool.query(
      `select reason, after from audit_log where action = 'serviceOrder:decide_refund' and entity_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([{ reason, after: { outcome: 'paid' } }])
    const [report] = (
      await (await finance()).ok(serviceOrderCommissionReport, { dateFrom: '2026-03-01', dateTo: '2026-06-30' })
    ).rows
    expect(report).toMatchObject({ refundedDirect: '2120.00' })
  })

  it('still owed, the provider takes on nothing new until its customer has the money', async () => {
    const waiting = await submitted()
    await customer.ok(serviceOrderPay, { ...(await at(waiting)), payMode: 'bank_transfer' })
    await settle()
    takeDirectPay()
    const unpaid = await submitted()
    const draft = await customer.ok(serviceOrderCreate, input())
    const id = await upheld()
    expect(await seen(id, provider)).toMatchObject({
      directRefund: { status: 'owed', upheldAt: api.clock.now.toISOString(), claims: [{ outcome: 'owed' }] },
      ...{ nextActor: 'provider', actions: ['report_refund'] },
    })
    expect((await seen(id)).actions).toEqual([])
    expect((await operator.ok(serviceOrderPage, { payback: 'upheld' })).records.map(row => row.id)).toEqual([id])

    const held = await seen(waiting, provider)
    expect(held).toMatchObject({ heldFor: { id }, actions: ['reject', 'request_material'] })
    expect(await seen(waiting)).toMatchObject({ heldFor: null })
    const { records } = await provider.ok(serviceOrderPage, { status: 'pending_accept' })
    expect(records.find(row => row.id === waiting)?.actions).toEqual(['reject', 'request_material'])
    const accepted = await provider.call(serviceOrderAcceptOrder, await at(waiting))
    expect(accepted.code).toBe('FT526018')
    const sent = await customer.call(serviceOrderSubmit, { id: draft.id, version: draft.version })
    expect(sent.code).toBe('FT526019')
    const reportedAnew = await customer.call(serviceOrderPaymentReport, { ...(await at(unpaid)), ...proof })
    expect(reportedAnew.code).toBe('FT526019')
    const paidAnew = await customer.call(serviceOrderPay, { ...(await at(unpaid)), payMode: 'bank_transfer' })
    expect(paidAnew.code).toBe('FT526019')

    await provider.ok(serviceOrderRefundReport, { ...(await at(id)), ...proof })
    await customer.ok(serviceOrderRefundAnswer, { ...(await at(id)), decision: 'received' })
    expect(await seen(waiting, provider)).toMatchObject({
      heldFor: null,
      actions: ['accept_order', 'reject', 'request_material'],
    })
    await provider.ok(serviceOrderAcceptOrder, await at(waiting))
    expect((await operator.ok(serviceOrderStatusCount, { payback: 'open' }))['all']).toBe(0)
  })

  it('money that comes while the platform looks at it ends that; a quote of a held provider is refused', async () => {
    const id = await escalated()
    await customer.ok(serviceOrderRefundAnswer, { ...(await at(id)), decision: 'received' })
    expect(await seen(id)).toMatchObject({
      directRefund: { status: 'received', claims: [{ outcome: null, closedAt: api.clock.now.toISOString() }] },
    })
    const asked = await submitted({ skuId: NEGOTIABLE })
    await upheld()
    const quote = { amount: '100.00', validTo: '2026-12-31' }
    const { code } = await provider.call(serviceOrderQuote, { ...(await at(asked)), ...quote })
    expect(code).toBe('FT526018')
  })
})

describe('a refund of a case past the platform that does not come', () => {
  const DAY = 24 * HOUR
  const later = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * DAY)
  }
  const seenCase = (id: string, who: Caller = customer) => who.ok(afterSalesCaseDetail, { id })
  const owed = async () => {
    const caseId = await raised(await running(), '100.00')
    await act(provider, caseId, 'agree')
    api.notified.length = 0
    return caseId
  }
  const reason = 'Nothing came in two weeks.'
  const escalated = async () => {
    const caseId = await owed()
    later(8)
    await act(customer, caseId, 'escalate_payback', { reason })
    return caseId
  }
  const upheld = async () => {
    const caseId = await escalated()
    await act(operator, caseId, 'decide_payback', { outcome: 'owed', reason: 'Nothing shown.' })
    return caseId
  }
  const toldTo = (party: Caller) =>
    api.notified
      .filter(({ to }) => 'companyId' in to && to.companyId === party.actor.companyId)
      .map(({ params }) => params?.['stage'])
  const refused = async (who: Caller, id: string, action: AfterSalesAction, rest: object = {}) => {
    const { version } = await who.ok(afterSalesCaseDetail, { id })
    return who.raw(afterSalesCaseAct, { id, version, action, ...rest })
  }

  it('has a day; the provider is reminded once before it and on it, and nothing comes by itself', async () => {
    const id = await owed()
    const dueAt = new Date(api.clock.now.getTime() + 7 * DAY).toISOString()
    expect(await seenCase(id)).toMatchObject({
      ...{ status: 'refunding', nextActor: 'provider', dueAt, actions: ['reply'] },
      directRefund: { status: 'owed', dueAt, isOverdue: false, claims: [], upheldAt: null },
    })
    later(6)
    for (let time = 0; time < 2; time += 1) await runJob('followRefunds')
    expect([toldTo(provider), toldTo(customer)]).toEqual([['refund_due_soon'], []])
    later(2)
    for (let time = 0; time < 2; time += 1) await runJob('followRefunds')
    await runJob('timeOutCases')
    await runJob('remindBeforeDue')
    expect(toldTo(provider)).toEqual(['refund_due_soon', 'refund_overdue'])
    expect(toldTo(customer)).toEqual(['refund_overdue'])
    expect(await seenCase(id)).toMatchObject({
      ...{ status: 'refunding', directRefund: { status: 'owed', isOverdue: true } },
      actions: ['reply', 'escalate_payback'],
    })
    const ids = async (payback: 'open' | 'overdue' | 'review' | 'upheld') =>
      (await operator.ok(afterSalesCasePage, { payback })).records.map(row => row.id)
    expect([await ids('open'), await ids('overdue'), await ids('review'), await ids('upheld')]).toEqual([
      ...[[id], [id], [], []],
    ])
  })

  it('is the platform’s once it is overdue or denied, and the demand itself is not decided anew', async () => {
    const id = await owed()
    expect((await refused(customer, id, 'escalate_payback', { reason })).code).toBe('MALL600403')
    await act(provider, id, 'refund_paid', proof)
    await act(customer, id, 'refund_missing', { reason: 'Not there.' })
    await act(customer, id, 'escalate_payback', { reason, files: await fileOf(customer) })
    const dueAt = new Date(api.clock.now.getTime() + 5 * DAY).toISOString()
    expect(await seenCase(id, operator)).toMatchObject({
      ...{ status: 'platform_review', nextActor: 'platform', dueAt, actions: ['reply', 'decide_payback'] },
      directRefund: { status: 'in_review', claims: [{ reason, files: [{ name: 'a.pdf' }], outcome: null }] },
    })
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'review_requested',
      to: { operatorsHolding: 'afterSalesCase:decide_refund' },
    })
    expect((await operator.ok(afterSalesCasePage, { payback: 'review' })).records.map(row => row.id)).toEqual([id])
    expect((await operator.ok(afterSalesCaseStatusCount, {}))['platform_review']).toBe(1)
    const unsaid = await refused(operator, id, 'decide_payback', { reason: 'Shown.' })
    expect(unsaid.data).toMatchObject({ fieldErrors: [{ path: 'outcome', rule: 'required' }] })
    const arbiter = await refused(operator, id, 'decide', { remedy: 'none', responsibility: 'seller', reason: 'No.' })
    expect(arbiter.code).toBe('MALL600403')
    const { code } = await refused(await finance(), id, 'decide_payback', { outcome: 'paid', reason: 'Shown.' })
    expect(code).toBe('MALL600403')
  })

  it('is decided as paid by what the provider shows: the case is settled, and its money counted', async () => {
    const id = await escalated()
    await act(provider, id, 'refund_paid', { ...proof, files: await fileOf(provider) })
    expect(await seenCase(id, operator)).toMatchObject({
      directRefund: { status: 'in_review', reports: [{ ...proof, status: 'reported' }] },
    })
    const why = 'The slip names the account of the customer.'
    await act(operator, id, 'decide_payback', { outcome: 'paid', reason: why })
    expect(await seenCase(id)).toMatchObject({
      ...{ status: 'completed', nextActor: null, dueAt: null, actions: [], order: { refunded: '100.00' } },
      directRefund: { status: 'received', reports: [{ status: 'received' }], claims: [{ outcome: 'paid' }] },
    })
    expect((await seenCase(id)).timeline.at(-1)).toMatchObject({ action: 'payback_paid', note: why })
    expect([toldTo(customer).at(-1), toldTo(provider).at(-1)]).toEqual(['refund_decided_paid', 'refund_decided_paid'])
    const { rows } = await api.pool.query(
      `select reason from audit_log where action = 'afterSalesCase:payback_paid' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ reason: why }])
    const report = await (await finance()).ok(serviceOrderCommissionReport, asked)
    expect(report.rows).toMatchObject([{ refundedDirect: '100.00' }])
  })

  it('still owed, the provider takes on nothing new until its customer has the money', async () => {
    const waiting = await submitted()
    await customer.ok(serviceOrderPay, { ...(await at(waiting)), payMode: 'bank_transfer' })
    await settle()
    const draft = await customer.ok(serviceOrderCreate, input())
    const id = await upheld()
    const { serviceOrderId, serviceOrderNo } = await seenCase(id)
    expect(await seenCase(id, provider)).toMatchObject({
      directRefund: { status: 'owed', upheldAt: api.clock.now.toISOString(), claims: [{ outcome: 'owed' }] },
      ...{ status: 'refunding', nextActor: 'provider', actions: ['reply', 'refund_paid'] },
    })
    expect((await seenCase(id)).actions).toEqual(['reply'])
    expect((await operator.ok(afterSalesCasePage, { payback: 'upheld' })).records.map(row => row.id)).toEqual([id])
    expect(await seen(waiting, provider)).toMatchObject({
      heldFor: { id: serviceOrderId, no: serviceOrderNo, caseId: id },
      actions: ['reject', 'request_material'],
    })
    const { records } = await provider.ok(serviceOrderPage, { status: 'pending_accept' })
    expect(records.find(row => row.id === waiting)?.actions).toEqual(['reject', 'request_material'])
    expect((await provider.call(serviceOrderAcceptOrder, await at(waiting))).code).toBe('FT526018')
    const sent = await customer.call(serviceOrderSubmit, { id: draft.id, version: draft.version })
    expect(sent.code).toBe('FT526019')

    await act(provider, id, 'refund_paid', proof)
    await act(customer, id, 'refund_received')
    expect(await seen(waiting, provider)).toMatchObject({
      heldFor: null,
      actions: ['accept_order', 'reject', 'request_material'],
    })
    expect((await operator.ok(afterSalesCaseStatusCount, { payback: 'open' }))['all']).toBe(0)
  })

  it('money that comes while the platform looks at it settles the case', async () => {
    const id = await escalated()
    await act(customer, id, 'refund_received')
    expect(await seenCase(id)).toMatchObject({
      ...{ status: 'completed', nextActor: null },
      directRefund: { status: 'received', claims: [{ outcome: null, closedAt: api.clock.now.toISOString() }] },
    })
  })
})

describe('the commission of what was paid past the platform', () => {
  it('is received by finance, with what shows it, and gives back what a case took of it', async () => {
    const id = await completed()
    const payer = await finance()
    const words = { reference: 'COM-1', reason: 'On our account.' }
    const barred = await operator.call(serviceOrderReceiveCommission, { ...(await at(id)), ...words })
    expect(barred.code).toBe('MALL600403')
    expect((await payer.ok(serviceOrderPage, { commissionOpen: true })).records.map(row => row.id)).toEqual([id])
    api.clock.now = new Date('2026-04-10T02:00:00.000Z')
    expect((await seen(id, provider)).owedCommission).toMatchObject({ isOverdue: true })
    api.clock.now = new Date('2026-04-05T02:00:00.000Z')
    await payer.ok(serviceOrderReceiveCommission, { ...(await at(id)), ...words, files: await fileOf(payer) })
    expect(await seen(id, provider)).toMatchObject({
      owedCommission: {
        open: '0.00',
        isOverdue: false,
        received: [{ amount: '106.00', ...words, files: [{ name: 'a.pdf' }] }],
      },
    })
    expect(stages().at(-1)?.[1]).toBe('commission_received')
    const { rows } = await api.pool.query(
      `select reason, after from audit_log where action = 'serviceOrder:receive_commission'`,
    )
    expect(rows).toMatchObject([{ reason: words.reason, after: { reference: 'COM-1' } }])
    expect((await payer.ok(serviceOrderPage, { commissionOpen: true })).records).toEqual([])
    const again = await payer.call(serviceOrderReceiveCommission, { ...(await at(id)), ...words })
    expect(again.code).toBe('MALL600403')
    // A case takes 28.00 of it back.
    const created = { serviceOrderId: id, type: 'refund_part', amount: '560.00', reasonCode: 'late' } as const
    const { id: caseId } = await customer.ok(afterSalesCaseCreate, { ...created, description: 'It came late.' })
    const step = async (who: Caller, action: AfterSalesAction, rest = {}) =>
      who.ok(afterSalesCaseAct, {
        id: caseId,
        version: (await who.ok(afterSalesCaseDetail, { id: caseId })).version,
        action,
        ...rest,
      })
    await step(provider, 'agree')
    await step(provider, 'refund_paid', proof)
    await step(customer, 'refund_received')
    expect((await seen(id, payer)).owedCommission).toMatchObject({ amount: '78.00', open: '-28.00' })
    api.clock.now = new Date('2026-04-06T02:00:00.000Z')
    await payer.ok(serviceOrderReceiveCommission, { ...(await at(id)), reference: 'BACK-1', reason: 'Given back.' })
    expect((await seen(id, payer)).owedCommission).toMatchObject({
      ...{ open: '0.00', received: [{ amount: '106.00' }, { amount: '-28.00', reference: 'BACK-1' }] },
    })
    const { rows: sums } = await payer.ok(serviceOrderCommissionReport, { ...asked, groupBy: 'provider' })
    expect(sums).toMatchObject([
      {
        ...{ orders: 1, currency: 'CNY', paid: '0.00', released: '0.00', commission: '0.00' },
        ...{ paidDirect: '2120.00', refundedDirect: '560.00', commissionOwed: '78.00', commissionReceived: '78.00' },
      },
    ])
  })
})
