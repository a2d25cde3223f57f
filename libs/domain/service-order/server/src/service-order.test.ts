import { describe, expect, it } from 'vitest'
import {
  afterSalesCaseCreate,
  serviceOrderAcceptOrder,
  serviceOrderCancel,
  serviceOrderBoard,
  serviceOrderCancelNegotiate,
  serviceOrderCommissionExport,
  serviceOrderCommissionReport,
  serviceOrderConfirm,
  serviceOrderConfirmQuote,
  serviceOrderCreate,
  serviceOrderDecide,
  serviceOrderDeliverableReject,
  serviceOrderDetail,
  serviceOrderEvaluate,
  serviceOrderExport,
  serviceOrderForm,
  serviceOrderMaterialUpload,
  serviceOrderMaterialRequest,
  serviceOrderMaterialVerify,
  serviceOrderNextStatus,
  serviceOrderOperationLog,
  serviceOrderPage,
  serviceOrderPay,
  serviceOrderQuote,
  serviceOrderReject,
  serviceOrderRetryPayment,
  serviceOrderStatusCount,
  serviceOrderSubmit,
  serviceOrderUpdate,
} from '@tradeport/domain/service-order/contract'
import type { InputOf, LocaleCode } from '@tradeport/kernel/contract-kit'
import { readXlsx } from 'hucre/xlsx'
import { setTimers, type Caller } from '@tradeport/testing/harness'
import { openServiceOrdersOf, simulatedFunds } from './index'
import {
  FIXED,
  HOUR,
  NEGOTIABLE,
  SERVICE,
  SOLD,
  anOrderScene,
  api,
  at,
  balances,
  customer,
  deliver,
  fileOf,
  handedOver,
  input,
  instead,
  offer,
  operator,
  paid,
  provider,
  runJob,
  running,
  settle,
  statusOf,
  submitted,
  takeOffMarket,
  type Input,
} from './order.test-scene'

anOrderScene()

it('is paid and accepted within the hours of its region', async () => {
  await setTimers(api, { servicePayHours: 100, serviceAcceptHours: 30 })
  const made = api.clock.now.getTime()
  const created = await customer.ok(serviceOrderCreate, input())
  await customer.ok(serviceOrderSubmit, { id: created.id, version: created.version })
  const { id } = created
  const hours = async () => (Date.parse((await customer.ok(serviceOrderDetail, { id })).dueAt ?? '') - made) / HOUR
  expect(await hours()).toBe(100)
  await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await settle()
  expect(await hours()).toBe(30)
  expect(api.notified.at(-1)?.params).toMatchObject({ stage: 'pending_accept', hours: '30', days: '7' })
  await setTimers(api, {})
})

describe('from the order to the end', () => {
  it('is paid, accepted, worked on, handed over, confirmed and rated; everybody gets their part', async () => {
    const created = await customer.ok(serviceOrderCreate, input())
    expect(created).toMatchObject({ status: 'draft', no: expect.stringMatching(/^SO\d{6}0572\d{6}$/) })
    const sent = await customer.ok(serviceOrderSubmit, { id: created.id, version: created.version })
    expect(sent.status).toBe('pending_payment')
    expect(await customer.ok(serviceOrderDetail, { id: created.id })).toMatchObject({
      amount: '2120.00',
      payable: '2120.00',
      tax: '120.00',
      dueAt: '2026-03-12T02:00:00.000Z',
      nextActor: 'customer',
      commission: null,
      form: { version: 3, answers: { goods: 'Knitted sweaters' } },
    })
    const { id } = created
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'pending_payment',
      money: 'processing',
      nextActor: null,
      actions: ['upload_material'],
    })
    await settle()
    expect(await provider.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'pending_accept',
      money: 'held',
      dueAt: '2026-03-11T02:00:00.000Z',
      actions: ['accept_order', 'reject', 'request_material'],
      commission: { rate: '5', amount: '106.00', providerAmount: '2014.00' },
    })
    expect(await balances()).toEqual({ BANK: '212000', ESCROW: '212000' })

    await provider.ok(serviceOrderAcceptOrder, await at(id))
    await provider.ok(serviceOrderNextStatus, await at(id))
    const early = await provider.call(serviceOrderNextStatus, await at(id))
    expect(early.code).toBe('FT526008')
    await deliver(id)
    await provider.ok(serviceOrderNextStatus, await at(id))
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'pending_confirm',
      dueAt: '2026-03-17T02:00:00.000Z',
      actions: ['confirm', 'reject_deliverable', 'raise_case'],
    })

    await customer.ok(serviceOrderConfirm, await at(id))
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', PROVIDER: '201400', COMMISSION: '10600' })
    await customer.ok(serviceOrderEvaluate, { ...(await at(id)), score: 5, tags: ['punctual'], text: 'Quick.' })
    const end = await customer.ok(serviceOrderDetail, { id })
    expect(end).toMatchObject({ status: 'completed', money: 'settled', rating: { score: 5 }, actions: ['raise_case'] })
    expect(end.settlement).toEqual({ refund: '0.00', providerAmount: null, commission: null })
    const log = await provider.ok(serviceOrderOperationLog, { id })
    expect(log.map(entry => entry.action)).toEqual([
      'create',
      'submit',
      'pay',
      'hold',
      'accept_order',
      'finish_step',
      'submit_deliverable',
      'submit_deliverable',
      'hand_over',
      'confirm',
      'money_settled',
      'evaluate',
    ])
  })

  it('tells the other side what happened, and nobody of a draft', async () => {
    await customer.ok(serviceOrderCreate, input())
    expect(api.notified).toEqual([])
    await paid()
    expect(api.notified.map(({ to, params }) => [('identity' in to && to.identity) || '', params['stage']])).toEqual([
      ['provider', 'pending_payment'],
      ['seller', 'pending_accept'],
      ['provider', 'pending_accept'],
    ])
  })

  it('is quoted where the price is not fixed', async () => {
    const id = await submitted({ skuId: NEGOTIABLE })
    expect(await statusOf(id)).toBe('pending_quote')
    const early = await customer.call(serviceOrderConfirmQuote, await at(id))
    expect(early.code).toBe('FT526006')
    await provider.ok(serviceOrderQuote, { ...(await at(id)), amount: '2500', validTo: '2026-03-11' })
    await provider.ok(serviceOrderQuote, { ...(await at(id)), amount: '2060', validTo: '2026-03-12' })
    api.clock.now = new Date('2026-03-13T02:00:00.000Z')
    const late = await customer.call(serviceOrderConfirmQuote, await at(id))
    expect(late.code).toBe('FT526006')
    api.clock.now = new Date('2026-03-12T02:00:00.000Z')
    await customer.ok(serviceOrderConfirmQuote, await at(id))
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'pending_payment',
      payable: '2060.00',
      tax: '116.60',
      quotes: [{ status: 'superseded' }, { status: 'confirmed', amount: '2060.00' }],
    })
  })

  it('is late where it is not quoted in time, or its quote is not answered: both are told once', async () => {
    const id = await submitted({ skuId: NEGOTIABLE })
    const late = async () => {
      for (let time = 0; time < 2; time += 1) await runJob('tellLate')
      return api.notified.filter(({ params }) => params?.['stage'] === 'late').length
    }
    api.clock.now = new Date('2026-03-12T01:00:00.000Z')
    expect(await late()).toBe(0)
    api.clock.now = new Date('2026-03-12T03:00:00.000Z')
    expect(await late()).toBe(2)
    await provider.ok(serviceOrderQuote, { ...(await at(id)), amount: '2060', validTo: '2026-03-13' })
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      ...{ nextActor: 'customer', dueAt: '2026-03-13T16:00:00.000Z' },
    })
    expect(await late()).toBe(2)
    api.clock.now = new Date('2026-03-13T17:00:00.000Z')
    expect(await late()).toBe(4)
    expect((await provider.ok(serviceOrderPage, { late: true })).records.map(row => row.id)).toEqual([id])
  })

  it('takes a discount off the price: vector SO-1', async () => {
    const id = await submitted({ skuId: NEGOTIABLE })
    const quote = { amount: '2120.00', validTo: '2026-03-12' }
    for (const discount of ['2120', '2120.01']) {
      const { data } = await provider.raw(serviceOrderQuote, { ...(await at(id)), ...quote, discount })
      expect(data).toMatchObject({ fieldErrors: [{ path: 'discount', rule: 'below_amount' }] })
    }
    await provider.ok(serviceOrderQuote, { ...(await at(id)), ...quote, discount: '60' })
    await customer.ok(serviceOrderConfirmQuote, await at(id))
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      ...{ discount: '60.00', payable: '2060.00', tax: '116.60' },
      quotes: [{ amount: '2120.00', discount: '60.00', payable: '2060.00' }],
    })
    expect(await provider.ok(serviceOrderDetail, { id })).toMatchObject({
      commission: { rate: '5', amount: '103.00', providerAmount: '1957.00' },
    })
  })

  it('knows the papers: missing, uploaded, refused with a reason, verified', async () => {
    const id = await submitted()
    const files = await fileOf(customer)
    await customer.ok(serviceOrderMaterialUpload, { ...(await at(id)), no: 1, files })
    const foreign = await customer.call(serviceOrderMaterialUpload, {
      ...(await at(id)),
      no: 2,
      files: await fileOf(provider),
    })
    expect(foreign.code).toBe('FT520400')
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    await settle()
    const silent = await provider.call(serviceOrderMaterialVerify, { ...(await at(id)), no: 1, result: 'reject' })
    expect(silent.code).toBe('FT520400')
    await provider.ok(serviceOrderMaterialVerify, {
      ...(await at(id)),
      no: 1,
      result: 'reject',
      reason: 'Not readable',
    })
    await customer.ok(serviceOrderMaterialUpload, { ...(await at(id)), no: 1, files })
    await provider.ok(serviceOrderMaterialVerify, { ...(await at(id)), no: 1, result: 'pass' })
    const { materials } = await provider.ok(serviceOrderDetail, { id })
    expect(materials.map(material => material.status)).toEqual(['verified', 'missing', 'missing'])
  })

  it('takes papers that the provider asks for besides those of the service, each kind once as long as it is not there', async () => {
    const id = await submitted()
    const before = (await provider.ok(serviceOrderDetail, { id })).materials
    const early = await provider.call(serviceOrderMaterialRequest, { ...(await at(id)), docType: 'other' })
    expect(early.code).toBe('MALL600403')
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    await settle()
    api.notified.length = 0
    const ask = async (docType: 'other' | 'contract', note?: string) =>
      provider.ok(serviceOrderMaterialRequest, { ...(await at(id)), docType, ...(note ? { note } : {}) })
    await ask('contract', 'Signed by both sides')
    await ask('contract')
    const { materials, timeline } = await customer.ok(serviceOrderDetail, { id })
    const asked = materials.at(-1)
    expect(materials.length).toBe(before.length + 1)
    expect(asked).toMatchObject({ docType: 'contract', required: true, status: 'missing', files: [] })
    expect(Object.values(asked?.note ?? {})).toEqual(['Signed by both sides'])
    expect(timeline.filter(({ action }) => action === 'request_material')).toMatchObject([
      { note: 'Signed by both sides' },
      { note: null },
    ])
    expect(api.notified.map(({ to, params }) => [to, params['stage']])).toEqual(
      Array(2).fill([expect.objectContaining({ companyId: customer.actor.companyId }), 'material_requested']),
    )
    await customer.ok(serviceOrderMaterialUpload, {
      ...(await at(id)),
      no: asked?.no ?? 0,
      files: await fileOf(customer),
    })
    // What is there is asked for anew; several papers that have no name of their own are several.
    await ask('contract', 'With its annex')
    await ask('other', 'The certificate of origin')
    await ask('other', 'Its translation')
    expect((await provider.ok(serviceOrderDetail, { id })).materials.slice(-4)).toMatchObject([
      { docType: 'contract', status: 'uploaded' },
      { docType: 'contract', status: 'missing' },
      { docType: 'other', status: 'missing' },
      { docType: 'other', status: 'missing' },
    ])
    const own = await customer.call(serviceOrderMaterialRequest, { ...(await at(id)), docType: 'other' })
    expect(own.code).not.toBe('200')
  })

  it('goes back three times, then the platform decides', async () => {
    const id = await handedOver()
    for (let time = 1; time <= 3; time += 1) {
      await customer.ok(serviceOrderDeliverableReject, { ...(await at(id)), nos: [1], reason: 'The number is wrong' })
      expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
        status: 'in_service',
        rejectionsLeft: 3 - time,
      })
      await deliver(id)
      await provider.ok(serviceOrderNextStatus, await at(id))
    }
    await customer.ok(serviceOrderDeliverableReject, { ...(await at(id)), nos: [1], reason: 'Still wrong' })
    expect(await statusOf(id)).toBe('disputed')
    const tooMuch = await operator.call(serviceOrderDecide, {
      ...(await at(id)),
      refund: '2120.01',
      reason: 'All back',
    })
    expect(tooMuch.code).toBe('FT520400')
    await operator.ok(serviceOrderDecide, { ...(await at(id)), refund: '620.00', reason: 'Half of it is usable' })
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '62000', PROVIDER: '142500', COMMISSION: '7500' })
    expect(await provider.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'cancelled',
      money: 'settled',
      settlement: { refund: '620.00', providerAmount: '1425.00', commission: '75.00' },
    })
  })

  it('ends by consent: one side proposes, the other agrees', async () => {
    const id = await running()
    const propose = { decision: 'propose' as const, refund: '2120', reason: 'No longer needed' }
    await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...propose })
    const own = await customer.call(serviceOrderCancelNegotiate, { ...(await at(id)), decision: 'agree' })
    expect(own.code).toBe('MALL600403')
    const again = await customer.call(serviceOrderCancelNegotiate, { ...(await at(id)), ...propose })
    expect(again.code).toBe('MALL600403')
    const busy = { decision: 'refuse' as const, reason: 'The work is nearly done.' }
    await provider.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...busy })
    await provider.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...propose, refund: '1000' })
    await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), decision: 'agree' })
    await settle()
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '100000', PROVIDER: '106400', COMMISSION: '5600' })
    const { status, timeline, commission } = await provider.ok(serviceOrderDetail, { id })
    expect(status).toBe('cancelled')
    expect(commission).toMatchObject({ amount: '56.00', providerAmount: '1064.00' })
    expect(timeline.map(({ action, note }) => [action, note])).toEqual(
      expect.arrayContaining([
        ['propose_cancel', '2120.00 CNY · No longer needed'],
        ['refuse_cancel', busy.reason],
        ['propose_cancel', '1000.00 CNY · No longer needed'],
      ]),
    )
  })

  it('is bargained for: other terms take the place of what the other side proposed', async () => {
    const id = await running()
    const propose = { decision: 'propose' as const, refund: '2120', reason: 'No longer needed' }
    const half = { ...propose, refund: '1000', reason: 'Half of it is done' }
    await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...propose })
    expect((await provider.ok(serviceOrderDetail, { id })).actions).toContain('counter_cancel')
    await provider.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...half })
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      cancelProposal: { by: 'provider', refund: '1000.00', reason: half.reason },
      refundable: '2120.00',
    })
    const own = await provider.call(serviceOrderCancelNegotiate, { ...(await at(id)), decision: 'agree' })
    expect(own.code).toBe('MALL600403')
    await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), decision: 'agree' })
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'cancelled',
      settlement: { refund: '1000.00' },
    })
  })

  it('is handed over: nobody agrees afterwards to what was proposed before', async () => {
    const id = await running()
    const propose = { decision: 'propose' as const, refund: '2120', reason: 'No longer needed' }
    await customer.ok(serviceOrderCancelNegotiate, { ...(await at(id)), ...propose })
    await provider.ok(serviceOrderNextStatus, await at(id))
    await deliver(id)
    await provider.ok(serviceOrderNextStatus, await at(id))
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'pending_confirm',
      cancelProposal: null,
    })
    await customer.ok(serviceOrderDeliverableReject, { ...(await at(id)), nos: [1], reason: 'The number is wrong' })
    expect((await provider.ok(serviceOrderDetail, { id })).actions).not.toContain('agree_cancel')
  })
})

describe('money', () => {
  it('is said to be held by nobody in particular', async () => {
    const { timeline } = await customer.ok(serviceOrderDetail, { id: await paid() })
    const named = new Map(timeline.map(({ action, actorName }) => [action, actorName]))
    expect(named.get('hold')).toBeNull()
    expect(named.get('pay')).toBe(customer.actor.displayName)
  })

  it('comes back when the provider rejects, and pays the next order from the balance', async () => {
    const id = await paid()
    await provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No capacity' })
    await settle()
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({ status: 'rejected', money: 'settled' })
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '212000' })
    expect(await statusOf(await paid('balance'))).toBe('pending_accept')
    expect(await balances()).toEqual({ BANK: '212000', ESCROW: '212000' })
  })

  it('that is not there leaves the order to be paid otherwise', async () => {
    const id = await paid('balance')
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({
      status: 'pending_payment',
      money: 'none',
      payments: [{ status: 'failed', failure: 'insufficient_balance' }],
    })
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    await settle()
    expect(await statusOf(id)).toBe('pending_accept')
  })

  it('is paid once, though the product stops between the bank’s answer and its own note of it', async () => {
    const id = await submitted()
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    instead(async (step, instruction) => {
      await simulatedFunds.settle(step, instruction)
      throw new Error('killed')
    })
    await settle()
    expect(await statusOf(id)).toBe('pending_payment')
    await settle()
    expect(await statusOf(id)).toBe('pending_payment')
    api.clock.now = new Date(api.clock.now.getTime() + 3 * 60_000)
    await settle()
    expect(await statusOf(id)).toBe('pending_accept')
    expect(await balances()).toEqual({ BANK: '212000', ESCROW: '212000' })
  })

  it('is asked for once, however many jobs run', async () => {
    const id = await submitted()
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    const again = await customer.call(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    expect(again.code).toBe('FT526007')
    const stop = await customer.call(serviceOrderCancel, { ...(await at(id)), reason: 'Changed my mind' })
    expect(stop.code).toBe('FT526007')
    await Promise.all([settle(), settle(), settle()])
    expect(await statusOf(id)).toBe('pending_accept')
    expect(await balances()).toEqual({ BANK: '212000', ESCROW: '212000' })
  })

  it('is kept in books that balance and are never rewritten', async () => {
    await paid()
    await expect(api.pool.query('update funds_simulator_entry set amount_minor = 1')).rejects.toThrow()
    await expect(
      api.pool.query(`insert into funds_simulator_entry (tx_id, account_id, side, currency, amount_minor)
        select tx_id, account_id, 'D', currency, 1 from funds_simulator_entry limit 1`),
    ).rejects.toThrow('does not balance')
  })
})

describe('time', () => {
  it('cancels what is not paid in 48 hours, but not while the bank is asked', async () => {
    const [unpaid, paying] = [await submitted(), await submitted()]
    await customer.ok(serviceOrderPay, { ...(await at(paying)), payMode: 'bank_transfer' })
    api.clock.now = new Date(api.clock.now.getTime() + 48 * HOUR + 1)
    await runJob('cancelUnpaid')
    expect([await statusOf(unpaid), await statusOf(paying)]).toEqual(['cancelled', 'pending_payment'])
  })

  it('rejects and refunds what is not accepted in 24 hours', async () => {
    const id = await paid()
    api.clock.now = new Date(api.clock.now.getTime() + 24 * HOUR)
    await runJob('rejectUnaccepted')
    expect(await statusOf(id)).toBe('pending_accept')
    api.clock.now = new Date(api.clock.now.getTime() + 1)
    await runJob('rejectUnaccepted')
    await settle()
    expect(await statusOf(id)).toBe('rejected')
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '212000' })
  })

  it('confirms what was handed over after seven days', async () => {
    const id = await handedOver()
    api.clock.now = new Date(api.clock.now.getTime() + 7 * 24 * HOUR + 1)
    await runJob('confirmHandedOver')
    await settle()
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({ status: 'completed', money: 'settled' })
  })

  it('tells once that a service is late', async () => {
    await running()
    api.notified.length = 0
    api.clock.now = new Date(api.clock.now.getTime() + 3 * 24 * HOUR)
    await runJob('tellLate')
    await runJob('tellLate')
    expect(api.notified.map(({ params }) => params['stage'])).toEqual(['late', 'late'])
  })
})

describe('who may see and do what', () => {
  it('shows an order to its two companies and the region’s operators alone; to others it does not exist', async () => {
    const id = await submitted()
    const strangers = [await api.person({ kind: 'seller' }), await api.person({ kind: 'provider' })]
    for (const stranger of strangers) {
      expect((await stranger.call(serviceOrderDetail, { id })).code).toBe('FT520404')
      expect((await stranger.call(serviceOrderOperationLog, { id })).code).toBe('FT520404')
      expect((await stranger.ok(serviceOrderPage, {})).records).toEqual([])
    }
    const [seller, other] = strangers
    if (!seller || !other) throw new Error('two strangers')
    const version = (await at(id)).version
    const nobody = '01990000-0000-7000-8000-00000000dead'
    for (const missing of [id, nobody]) {
      expect((await seller.call(serviceOrderCancel, { id: missing, version, reason: 'Not mine' })).code).toBe(
        'FT520404',
      )
      expect((await other.call(serviceOrderReject, { id: missing, version, reason: 'Not mine' })).code).toBe('FT520404')
    }
    expect((await provider.ok(serviceOrderPage, {})).records.map(row => row.id)).toEqual([id])
    expect((await operator.ok(serviceOrderPage, {})).records.map(row => row.id)).toEqual([id])
    const reviewer = await api.person({ kind: 'operator', roles: ['op_content'] })
    expect((await reviewer.call(serviceOrderPage, {})).success).toBe(false)
  })

  it('keeps drafts with the customer', async () => {
    const { id } = await customer.ok(serviceOrderCreate, input())
    expect((await provider.call(serviceOrderDetail, { id })).code).toBe('FT520404')
    expect((await operator.ok(serviceOrderPage, {})).records).toEqual([])
    expect(await customer.ok(serviceOrderStatusCount, {})).toEqual({ all: 1, draft: 1 })
  })

  it('lets those pay who may, and order those who may', async () => {
    const id = await submitted()
    const colleague = (roles: string[]) =>
      api.person({ kind: 'seller', roles, companyId: customer.actor.companyId ?? '' })
    const follower = await colleague(['order_follow'])
    const treasurer = await colleague(['seller_finance'])
    expect((await follower.call(serviceOrderPay, { ...(await at(id)), payMode: 'balance' })).code).toBe('MALL600403')
    expect((await treasurer.call(serviceOrderCancel, { ...(await at(id)), reason: 'Too dear' })).code).toBe(
      'MALL600403',
    )
    expect((await treasurer.call(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })).code).toBe('200')
  })

  it('refuses what was changed meanwhile', async () => {
    const id = await submitted()
    const { version } = await at(id)
    await customer.ok(serviceOrderCancel, { id, version, reason: 'Changed my mind' })
    expect((await customer.call(serviceOrderCancel, { id, version, reason: 'Changed my mind' })).code).toBe('FT510006')
  })
})

describe('what can be ordered', () => {
  it.each<[string, Partial<Input>, string]>([
    ['nothing that is not on the market', { serviceId: '01990000-0000-7000-8000-00000000dead' }, 'FT526005'],
    ['no item that the service does not have', { skuId: '01990000-0000-7000-8000-00000000dead' }, 'FT526005'],
    ['no less than the least', { qty: '0.5' }, 'FT520400'],
    ['with answers of the right kind', { answers: { goods: ['a'] } }, 'FT520400'],
  ])('%s', async (_name, over, code) => {
    expect((await customer.call(serviceOrderCreate, input(over))).code).toBe(code)
  })

  it('a draft may leave questions open, an order not', async () => {
    const draft = await customer.ok(serviceOrderCreate, input({ answers: {} }))
    const answer = await customer.call(serviceOrderSubmit, { id: draft.id, version: draft.version })
    expect(answer.code).toBe('FT520400')
    expect(JSON.stringify(answer.data)).toContain('answers.goods')
  })

  it('papers of a draft are the provider’s to read as soon as it is sent, not before', async () => {
    const { id } = await customer.ok(serviceOrderCreate, input())
    const files = await fileOf(customer)
    await customer.ok(serviceOrderMaterialUpload, { ...(await at(id)), no: 1, files })
    const shared = async () =>
      (
        await api.pool.query<{ n: number }>(
          'select count(*)::int as n from file_grant where file_id = $1 and company_id = $2',
          [files[0]?.fileId, provider.actor.companyId],
        )
      ).rows[0]?.n
    expect(await shared()).toBe(0)
    await customer.ok(serviceOrderSubmit, await at(id))
    expect(await shared()).toBe(1)
  })

  it('a draft is written anew from the service as it is now, and keeps the papers that it still asks for', async () => {
    const draft = await customer.ok(serviceOrderCreate, input({ answers: {} }))
    const [paper] = (await customer.ok(serviceOrderDetail, { id: draft.id })).materials
    if (!paper) throw new Error('the service asks for papers')
    const files = await fileOf(customer)
    await customer.ok(serviceOrderMaterialUpload, { ...(await at(draft.id)), no: paper.no, files })
    const [sku] = offer?.content.skus ?? []
    if (sku) sku.price = '100.00'
    const { serviceId: _, ...wish } = input({ qty: '3', answers: { goods: 'Scarves' }, remark: 'By Friday.' })
    const seen = await at(draft.id)
    await customer.ok(serviceOrderUpdate, { ...seen, ...wish })
    expect(await customer.ok(serviceOrderDetail, { id: draft.id })).toMatchObject({
      no: draft.no,
      status: 'draft',
      skuId: FIXED,
      qty: '3',
      payable: '300.00',
      remark: 'By Friday.',
      form: { answers: { goods: 'Scarves' } },
      materials: expect.arrayContaining([expect.objectContaining({ no: paper.no, status: 'uploaded', files })]),
      actions: ['update', 'submit', 'upload_material', 'cancel'],
    })
    expect((await customer.call(serviceOrderUpdate, { ...seen, ...wish })).code).toBe('FT510006')
    const small = { ...(await at(draft.id)), ...wish, qty: '0.5' }
    expect((await customer.call(serviceOrderUpdate, small)).code).toBe('FT520400')
    expect((await customer.ok(serviceOrderOperationLog, { id: draft.id })).map(({ action }) => action)).toEqual([
      'create',
      'upload_material',
      'update',
    ])
  })

  it('only a draft of one’s own is written anew, and only while the service is offered', async () => {
    const { serviceId: _, ...wish } = input()
    const sent = await submitted()
    expect((await customer.call(serviceOrderUpdate, { ...(await at(sent)), ...wish })).code).toBe('MALL600403')
    const draft = await customer.ok(serviceOrderCreate, input())
    const stranger = await api.person({ kind: 'seller' })
    const target = { id: draft.id, version: draft.version }
    expect((await stranger.call(serviceOrderUpdate, { ...target, ...wish })).code).toBe('FT520404')
    takeOffMarket()
    expect((await customer.call(serviceOrderUpdate, { ...target, ...wish })).code).toBe('FT526005')
  })

  it('costs what it costs on the day it is ordered', async () => {
    const draft = await customer.ok(serviceOrderCreate, input())
    const [sku] = offer?.content.skus ?? []
    if (sku) sku.price = '100.00'
    await customer.ok(serviceOrderSubmit, { id: draft.id, version: draft.version })
    expect((await customer.ok(serviceOrderDetail, { id: draft.id })).payable).toBe('200.00')
    takeOffMarket()
    const again = await customer.call(serviceOrderCreate, input())
    expect(again.code).toBe('FT526005')
  })

  it('asks what the category asks', async () => {
    const form = await customer.ok(serviceOrderForm, { serviceId: SERVICE })
    expect(form.fields.map(field => field.key)).toEqual(['goods'])
  })
})

it('counts what is open of a company: drafts are not, money on its way is', async () => {
  const openOf = ({ actor }: Caller) => api.inside(ctx => openServiceOrdersOf(ctx, actor.companyId ?? ''))
  await customer.ok(serviceOrderCreate, input())
  expect([await openOf(customer), await openOf(provider)]).toEqual([0, 0])
  const id = await paid()
  expect([await openOf(customer), await openOf(provider)]).toEqual([1, 1])
  await provider.ok(serviceOrderReject, { ...(await at(id)), reason: 'No capacity' })
  expect(await openOf(customer)).toBe(1)
  await settle()
  expect([await openOf(customer), await openOf(provider)]).toEqual([0, 0])
})

describe('lists', () => {
  const nosOf = async (who: Caller, filter: InputOf<typeof serviceOrderPage>) =>
    (await who.ok(serviceOrderPage, filter)).records.map(({ no }) => no)
  const noOf = async (id: string) => (await customer.ok(serviceOrderDetail, { id })).no
  const pass = (hours: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
  }
  /** Two orders of one customer, half a day apart by the trade's calendar, and one of another one. */
  async function three() {
    const first = await noOf(await submitted())
    pass(15)
    const second = await noOf(await submitted({ skuId: NEGOTIABLE }))
    const own = customer
    const other = await api.person({ kind: 'seller' })
    const { id, version } = await other.ok(serviceOrderCreate, input())
    await other.ok(serviceOrderSubmit, { id, version })
    return { first, second, third: (await other.ok(serviceOrderDetail, { id })).no, own, other }
  }

  it('hold what the filters leave, and count the same', async () => {
    const { first, second, third, own, other } = await three()
    const ids = { customerCompanyId: other.actor.companyId ?? '', providerCompanyId: provider.actor.companyId ?? '' }
    const nobody = '01990000-0000-7000-8000-00000000dead'
    const of = (filter: InputOf<typeof serviceOrderPage>) => nosOf(provider, filter)
    expect(await of({})).toEqual([third, second, first])
    expect(await of({ keyword: first })).toEqual([first])
    expect(await of({ status: 'pending_quote' })).toEqual([second])
    expect(await of({ customerCompanyId: ids.customerCompanyId })).toEqual([third])
    expect(await nosOf(operator, { providerCompanyId: ids.providerCompanyId })).toHaveLength(3)
    expect(await nosOf(operator, { providerCompanyId: nobody })).toEqual([])
    expect(await of({ categoryCode: 'CUSTOMS' })).toHaveLength(3)
    expect(await of({ categoryCode: 'TRANSLATION' })).toEqual([])
    expect(await of({ serviceId: SERVICE })).toHaveLength(3)
    expect(await of({ serviceId: nobody })).toEqual([])
    // The tenth of March in Shanghai ends at 16:00 of UTC.
    expect(await of({ dateTo: '2026-03-10' })).toEqual([first])
    expect(await of({ dateFrom: '2026-03-11' })).toEqual([third, second])
    expect(await nosOf(own, { dateFrom: '2026-03-11' })).toEqual([second])
    expect(await provider.ok(serviceOrderStatusCount, { dateFrom: '2026-03-11' })).toEqual({
      all: 2,
      pending_payment: 1,
      pending_quote: 1,
    })
    pass(40)
    expect(await of({ late: true })).toEqual([first])
  })

  it('lead from the order of goods that a service was ordered for; a provider has no part in it', async () => {
    const { id, version } = await customer.ok(serviceOrderCreate, input({ tradeOrderId: SOLD }))
    await customer.ok(serviceOrderSubmit, { id, version })
    await submitted()
    expect(await nosOf(customer, { tradeOrderId: SOLD })).toEqual([await noOf(id)])
    expect((await customer.ok(serviceOrderDetail, { id })).tradeOrder).toEqual({ id: SOLD, no: 'OD26' })
    expect((await provider.ok(serviceOrderDetail, { id })).tradeOrder).toBeNull()
    const stranger = await api.person({ kind: 'seller' })
    expect((await stranger.call(serviceOrderCreate, input({ tradeOrderId: SOLD }))).code).toBe('FT520400')
  })

  it('are sorted by what is newest, what was touched last and what is due first', async () => {
    const { first, second, third } = await three()
    expect(await nosOf(operator, { sort: 'newest' })).toEqual([third, second, first])
    expect(await nosOf(operator, { sort: 'due' })).toEqual([first, second, third])
    pass(1)
    const { records } = await provider.ok(serviceOrderPage, { keyword: first })
    const [row] = records
    if (!row) throw new Error('an order')
    await customer.ok(serviceOrderMaterialUpload, {
      id: row.id,
      version: row.version,
      no: 1,
      files: await fileOf(customer),
    })
    expect(await nosOf(operator, { sort: 'updated' })).toEqual([first, third, second])
  })

  it('show what a case is open about in a tab of its own', async () => {
    const id = await running()
    await submitted()
    expect(await customer.ok(serviceOrderStatusCount, {})).not.toHaveProperty('after_sale')
    await customer.ok(afterSalesCaseCreate, {
      serviceOrderId: id,
      type: 'complaint',
      reasonCode: 'late',
      description: 'A week late.',
      files: [],
    })
    expect(await customer.ok(serviceOrderStatusCount, {})).toMatchObject({ all: 2, in_service: 1, after_sale: 1 })
    expect(await nosOf(customer, { afterSale: true })).toEqual([await noOf(id)])
  })

  it('stand on a provider’s workbench by their stage, the most urgent first, with their next steps', async () => {
    const { first, second, third } = await three()
    const running = await noOf(await paid())
    const board = async (size = 20, who = provider) => {
      const { columns } = await who.ok(serviceOrderBoard, { size })
      return columns.flatMap(({ key, count, records }) =>
        count > 0 ? [[key, count, records.map(({ no }) => no)]] : [],
      )
    }
    expect(await board()).toEqual([
      ['pending_quote', 1, [second]],
      ['pending_payment', 2, [first, third]],
      ['pending_accept', 1, [running]],
    ])
    expect((await board(1))[1]).toEqual(['pending_payment', 2, [first]])
    const { columns } = await provider.ok(serviceOrderBoard, {})
    expect(columns.find(({ key }) => key === 'pending_accept')?.records[0]?.actions).toContain('accept_order')
    expect(await board(20, await api.person({ kind: 'provider' }))).toEqual([])
    expect((await customer.call(serviceOrderBoard, {})).success).toBe(false)
  })

  it('are written to a sheet, with heads, under the same filters, and nobody else’s orders', async () => {
    const { first, second, own } = await three()
    const sheetOf = async (filter: InputOf<typeof serviceOrderExport>) => {
      const { content } = await own.download(serviceOrderExport, filter)
      return (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
    }
    const [head, ...rows] = await sheetOf({})
    expect(head?.[0]).toBe('Number')
    expect(head).toHaveLength(9)
    expect(rows.map(([no]) => no)).toEqual([second, first])
    expect(rows[1]).toEqual(expect.arrayContaining(['2120.00', 'CNY', 'pending_payment']))
    expect((await sheetOf({ status: 'pending_quote' })).slice(1).map(([no]) => no)).toEqual([second])
    expect((await sheetOf({ dateTo: '2026-03-10' })).slice(1).map(([no]) => no)).toEqual([first])
  })
})

describe('money that the bank does not move', () => {
  const refused = async () => ({ ok: false as const, failure: 'declined' as const })
  /** Confirmed, and the release refused. */
  async function stuckOrder() {
    const id = await handedOver()
    await customer.ok(serviceOrderConfirm, await at(id))
    api.notified.length = 0
    instead(refused)
    await settle()
    return id
  }
  const finance = () => api.person({ kind: 'operator', roles: ['op_finance'] })

  it('of the customer is told to the customer', async () => {
    const id = await submitted()
    await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
    api.notified.length = 0
    instead(refused)
    await settle()
    expect(await customer.ok(serviceOrderDetail, { id })).toMatchObject({ status: 'pending_payment', money: 'none' })
    expect(api.notified.map(({ to, params }) => ['identity' in to && to.identity, params['stage']])).toEqual([
      ['seller', 'payment_failed'],
    ])
  })

  it('of an ended order is told to finance, listed, and asked for again by them alone', async () => {
    const id = await stuckOrder()
    expect(api.notified.map(({ kind, to }) => [kind, to])).toEqual([
      ['review_requested', { operatorsHolding: 'serviceOrder:retry_payment', regionId: expect.any(String) }],
    ])
    const keeper = await finance()
    expect(await keeper.ok(serviceOrderDetail, { id })).toMatchObject({
      money: 'processing',
      moneyStuck: true,
      actions: ['retry_payment'],
    })
    expect((await keeper.ok(serviceOrderPage, { stuck: true })).records.map(row => row.id)).toEqual([id])
    expect((await operator.call(serviceOrderRetryPayment, await at(id))).code).toBe('MALL600403')
    await keeper.ok(serviceOrderRetryPayment, await at(id))
    await settle()
    expect(await keeper.ok(serviceOrderDetail, { id })).toMatchObject({
      money: 'settled',
      moneyStuck: false,
      actions: [],
    })
    expect(await balances()).toEqual({ BANK: '212000', PROVIDER: '201400', COMMISSION: '10600' })
    expect((await keeper.call(serviceOrderRetryPayment, await at(id))).code).toBe('MALL600403')
  })

  it('is not settled while one of its two parts is refused', async () => {
    const id = await running()
    await customer.ok(serviceOrderCancelNegotiate, {
      ...(await at(id)),
      decision: 'propose',
      refund: '1000',
      reason: 'Half of it is done.',
    })
    await provider.ok(serviceOrderCancelNegotiate, { ...(await at(id)), decision: 'agree' })
    instead(refused)
    await settle()
    const keeper = await finance()
    expect(await keeper.ok(serviceOrderDetail, { id })).toMatchObject({ money: 'processing', moneyStuck: true })
    await keeper.ok(serviceOrderRetryPayment, await at(id))
    await settle()
    expect(await keeper.ok(serviceOrderDetail, { id })).toMatchObject({ money: 'settled' })
    expect(await balances()).toEqual({ BANK: '212000', CUSTOMER: '100000', PROVIDER: '106400', COMMISSION: '5600' })
  })
})

describe('what the platform earns', () => {
  const YEAR = { dateFrom: '2026-01-01', dateTo: '2026-12-31' }

  it('is summed up by month, provider and category from what the bank moved', async () => {
    const done = await handedOver()
    await customer.ok(serviceOrderConfirm, await at(done))
    await settle()
    api.clock.now = new Date('2026-04-02T02:00:00.000Z')
    const back = await paid()
    await provider.ok(serviceOrderReject, { ...(await at(back)), reason: 'No hands.' })
    await settle()
    const march = { orders: 1, paid: '2120.00', refunded: '0.00', released: '2014.00', commission: '106.00' }
    const april = { orders: 1, paid: '2120.00', refunded: '2120.00', released: '0.00', commission: '0.00' }
    const nothingDirect = {
      ...{ paidDirect: '0.00', refundedDirect: '0.00', commissionOwed: '0.00', commissionReceived: '0.00' },
    }
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const rowsOf = async (input: InputOf<typeof serviceOrderCommissionReport>) =>
      (await auditor.ok(serviceOrderCommissionReport, input)).rows
    expect(await rowsOf(YEAR)).toEqual([
      { key: '2026-03', name: '', currency: 'CNY', ...march, ...nothingDirect },
      { key: '2026-04', name: '', currency: 'CNY', ...april, ...nothingDirect },
    ])
    expect(await rowsOf({ ...YEAR, dateTo: '2026-03-31' })).toHaveLength(1)
    const all = { orders: 2, paid: '4240.00', refunded: '2120.00', released: '2014.00', commission: '106.00' }
    expect(await rowsOf({ ...YEAR, groupBy: 'provider' })).toMatchObject([
      { key: provider.actor.companyId, name: expect.stringMatching(/^Company /), ...all },
    ])
    expect(await rowsOf({ ...YEAR, groupBy: 'category' })).toMatchObject([{ key: 'CUSTOMS', ...all }])
    const written = async (input: InputOf<typeof serviceOrderCommissionExport>, locale: LocaleCode = 'en_US') => {
      const { content } = await auditor.download(serviceOrderCommissionExport, input, { locale })
      const [, ...rows] = (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
      return rows.map(([key]) => key)
    }
    expect(await written(YEAR)).toEqual(['2026-03', '2026-04'])
    expect(await written({ ...YEAR, groupBy: 'category' })).toEqual(['Customs declaration (CUSTOMS)'])
    expect(await written({ ...YEAR, groupBy: 'category' }, 'zh_CN')).toEqual(['报关 (CUSTOMS)'])
  })

  it.each([
    ['longer than a year', { dateFrom: '2025-01-01', dateTo: '2026-12-31' }],
    ['that ends before it begins', { dateFrom: '2026-02-01', dateTo: '2026-01-01' }],
  ])('is not told of a time %s', async (_name, time) => {
    const head = await api.person({ kind: 'operator', roles: ['op_super'] })
    expect((await head.call(serviceOrderCommissionReport, time)).code).toBe('FT520400')
  })
})

it('is rated once, each word of praise once', async () => {
  const id = await handedOver()
  await customer.ok(serviceOrderConfirm, await at(id))
  const rating = { score: 4, tags: ['punctual', 'punctual', 'good_value'] as const, text: '' }
  await customer.ok(serviceOrderEvaluate, { ...(await at(id)), ...rating, tags: [...rating.tags] })
  expect((await customer.ok(serviceOrderDetail, { id })).rating).toMatchObject({ tags: ['punctual', 'good_value'] })
  const again = await customer.call(serviceOrderEvaluate, { ...(await at(id)), score: 1 })
  expect(again.code).toBe('MALL600403')
})
