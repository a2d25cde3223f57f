import * as customs from '@tradeport/domain/customs/contract'
import * as market from '@tradeport/domain/service-market/contract'
import * as service from '@tradeport/domain/service-order/contract'
import { tradeDay } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { aDocument, aPicture, only } from './hostile-texts.test-pen'

let api: TestApi
let operator: Caller
let customer: Caller
let provider: Caller
/** Of a category that an operator made, whose orders a customs agency order does. */
let offered: market.MarketServiceDetail

beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator' })
  provider = await api.person({ kind: 'provider' })
  const category = { ...market.aServiceCategoryInput({ code: 'CUSTOMS_EXPRESS' }), flowCode: 'CUSTOMS' as const }
  await operator.ok(market.serviceCategoryCreate, category)
  // It asks what the market's own category of customs services asks.
  await api.pool.query(
    `update service_category set order_template = (select order_template from service_category where code = 'CUSTOMS') where code = $1`,
    [category.code],
  )
  const base = market.aServiceInput({ categoryCode: 'CUSTOMS_EXPRESS', coverFileId: await aPicture(provider) })
  const draft = await provider.ok(market.serviceDraft, { ...base, qualifications: [] })
  const { id, version } = await provider.ok(market.serviceSubmit, { id: draft.id, version: draft.version })
  await operator.ok(market.serviceApprovePass, { id, version })
  offered = await api.visitor.ok(market.marketDetail, { id })
})
afterAll(() => api.close())
beforeEach(async () => {
  customer = await api.person({ kind: 'seller' })
})

const settle = () => api.api.jobs.run('service-order.settlePayments')
const order = (id: string, who = customer) => who.ok(service.serviceOrderDetail, { id })
const at = async (id: string) => ({ id, version: (await order(id)).version })
const agency = (id: string, who = customer) => who.ok(customs.customsOrderDetail, { id })
const agencyAt = async (id: string) => ({ id, version: (await agency(id)).version })

async function paid() {
  const { id, version } = await customer.ok(service.serviceOrderCreate, {
    serviceId: offered.id,
    skuId: only(offered.skus).id,
    qty: '2',
    answers: { goods: 'Knitted pullovers', mode: 'sea', departure: 'Ningbo', destination: 'DE', goodsValue: '18600' },
    contact: { name: 'Lin Wei', phone: '+86 573 0000', email: '' },
  })
  await customer.ok(service.serviceOrderSubmit, { id, version })
  await customer.ok(service.serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await settle()
  return id
}
async function running() {
  const id = await paid()
  await provider.ok(service.serviceOrderAcceptOrder, await at(id))
  return { id, agencyId: (await order(id)).customsOrderId ?? '' }
}
/** The agency order of a running service, filled in and sent. */
async function sent() {
  const both = await running()
  await fillIn(both.agencyId)
  return both
}
async function fillIn(agencyId: string) {
  await customer.ok(customs.customsOrderUpdate, { ...(await agencyAt(agencyId)), content: customs.aCustomsOrder() })
  for (const { no, required } of (await agency(agencyId)).documents)
    if (required)
      await customer.ok(customs.customsOrderUploadDocument, {
        ...(await agencyAt(agencyId)),
        no,
        files: [{ fileId: (await aDocument(customer)).id, name: 'paper.pdf' }],
      })
  await customer.ok(customs.customsOrderSubmit, await agencyAt(agencyId))
}
/** Customs is done with it, as its receipts would say. */
const standing = (agencyId: string, status: customs.CustomsOrderStatus) =>
  api.pool.query('update customs_order set status = $2 where id = $1', [agencyId, status])
const accept = async (agencyId: string) =>
  provider.ok(customs.customsOrderAcceptOrder, { ...(await agencyAt(agencyId)), fees: [] })
const money = async (id: string) => {
  await settle()
  return (await order(id)).settlement?.refund
}

describe('the agency order of a service', () => {
  it('is begun when the provider accepts, with what the customer answered; the category’s flow decides, not its code', async () => {
    const { id, agencyId } = await running()
    expect(await order(id)).toMatchObject({
      flowCode: 'CUSTOMS',
      linkedWork: { flow: 'CUSTOMS', id: agencyId, status: 'draft', isReadable: true },
    })
    expect(await agency(agencyId)).toMatchObject({
      status: 'draft',
      serviceOrderId: id,
      content: {
        goodsSummary: 'Knitted pullovers',
        trafMode: '2',
        portOfLoading: 'Ningbo',
        overseasCountry: 'DEU',
        valueAmount: '18600',
        contactName: 'Lin Wei',
      },
    })
    // What was never sent is its customer's alone: the broker sees that it is there.
    expect((await order(id, provider)).linkedWork).toMatchObject({
      id: agencyId,
      isReadable: false,
      isDone: false,
      papers: [],
    })
    expect((await provider.call(customs.customsOrderDetail, { id: agencyId })).code).toBe('FT520404')
    // Until it is sent the customer has the next move of the service too.
    const turns = async () => {
      const { records } = await provider.ok(service.serviceOrderPage, {})
      const { columns } = await provider.ok(service.serviceOrderBoard, {})
      const listed = [...records, ...columns.flatMap(column => column.records)].filter(row => row.id === id)
      return [...new Set([(await order(id)).nextActor, ...listed.map(({ nextActor }) => nextActor)])]
    }
    expect(await turns()).toEqual(['customer'])
    await fillIn(agencyId)
    expect(await turns()).toEqual(['provider'])
    expect((await order(id, provider)).linkedWork).toMatchObject({ status: 'submitted', isReadable: true })
    expect((await order(id, operator)).linkedWork).toMatchObject({ status: 'submitted', isReadable: true })
  })

  it('written before the service is accepted takes the service on with it', async () => {
    const id = await paid()
    const { id: agencyId } = await customer.ok(customs.customsOrderDraft, {
      content: customs.aCustomsOrder(),
      serviceOrderId: id,
    })
    await fillIn(agencyId)
    await accept(agencyId)
    expect(await order(id)).toMatchObject({ status: 'in_service', customsOrderId: agencyId })
  })

  it('hands the service over and releases its money once its customer completes it', async () => {
    const { id, agencyId } = await sent()
    await accept(agencyId)
    await standing(agencyId, 'cleared')
    await customer.ok(customs.customsOrderComplete, await agencyAt(agencyId))
    // Its category keeps the money for a week more.
    expect(await money(id)).toBeUndefined()
    expect((await order(id)).money).toBe('held')
    const held = api.clock.now
    api.clock.now = new Date(held.getTime() + 7 * 86_400_000 + 1)
    const released = tradeDay(api.clock.now)
    const { entries } = await provider.ok(customs.customsCalendar, { from: released, to: released })
    expect(entries.filter(entry => entry.id === id)).toMatchObject([{ kind: 'payout', document: 'serviceOrder' }])
    await api.api.jobs.run('service-order.releaseKept')
    expect(await money(id)).toBe('0.00')
    api.clock.now = held
    expect(await order(id)).toMatchObject({
      status: 'completed',
      money: 'settled',
      // What came with the agency order nobody has to look for among the papers and results of the service.
      deliverables: [{ status: 'missing' }, { status: 'missing' }],
      linkedWork: {
        ...{ status: 'completed', isDone: true, results: [] },
        papers: ['contract', 'commercial_invoice', 'packing_list', 'product_list'],
      },
    })
    expect((await order(id)).timeline.map(({ action }) => action)).toContain('hand_over')
  })

  it('has fees beside it in an escrow of their own, which the same bank holds and passes on less the commission', async () => {
    const { agencyId } = await sent()
    const fee = { feeType: 'inspection', qty: '1', unitPrice: '100', currency: 'CNY', taxRate: '0' } as const
    await provider.ok(customs.customsOrderAcceptOrder, { ...(await agencyAt(agencyId)), fees: [fee] })
    expect((await provider.call(customs.customsOrderNextStatus, await agencyAt(agencyId))).code).toBe('FT521011')
    await customer.ok(customs.customsOrderPay, { ...(await agencyAt(agencyId)), payMode: 'bank_transfer' })
    const carryOut = () => api.api.jobs.run('customs.settlePayments')
    await carryOut()
    await provider.ok(customs.customsOrderNextStatus, await agencyAt(agencyId))
    await standing(agencyId, 'cleared')
    await customer.ok(customs.customsOrderComplete, await agencyAt(agencyId))
    await carryOut()
    expect(await agency(agencyId, provider)).toMatchObject({
      feeTotals: [{ owed: '100.00', released: '100.00', held: '0.00' }],
      simulatedFunds: true,
    })
    const { rows } = await api.pool.query(
      `select e.side, e.amount_minor::int as amount, split_part(a.code, ':', 1) as account
       from funds_simulator_tx t join funds_simulator_entry e on e.tx_id = t.id join funds_simulator_account a on a.id = e.account_id
       where t.reference like 'customs-order:' || $1 || ':release:%' order by account`,
      [agencyId],
    )
    const { rate } = only(
      (await api.pool.query(`select commission_rate::float as rate from service_category where code = 'CUSTOMS'`)).rows,
    )
    expect(rows).toEqual([
      { account: 'COMMISSION', side: 'C', amount: 100 * rate },
      { account: 'ESCROW', side: 'D', amount: 10_000 },
      { account: 'PROVIDER', side: 'C', amount: 10_000 - 100 * rate },
    ])
    const day = tradeDay(api.clock.now)
    const asked = { dateFrom: day, dateTo: day, groupBy: 'category' } as const
    const { rows: earned } = await operator.ok(service.serviceOrderCommissionReport, asked)
    expect(earned.filter(({ key }) => key === 'CUSTOMS')).toMatchObject([
      { orders: 1, paid: '100.00', refunded: '0.00', commission: rate.toFixed(2), released: (100 - rate).toFixed(2) },
    ])
  })

  it('whose fees were paid here is complained about for these, and for nothing before', async () => {
    const { agencyId } = await sent()
    const fee = { feeType: 'inspection', qty: '1', unitPrice: '100', currency: 'CNY', taxRate: '0' } as const
    await provider.ok(customs.customsOrderAcceptOrder, { ...(await agencyAt(agencyId)), fees: [fee] })
    const wanted = { amount: '40', currency: 'CNY' } as const
    const complain = async () =>
      customer.call(customs.customsOrderClaimOpen, {
        ...(await agencyAt(agencyId)),
        reason: 'overcharged',
        text: 'There was no inspection.',
        wanted,
      })
    expect((await complain()).code).toBe('MALL600403')
    expect((await agency(agencyId)).actions).not.toContain('claim_open')
    await customer.ok(customs.customsOrderPay, { ...(await agencyAt(agencyId)), payMode: 'bank_transfer' })
    await api.api.jobs.run('customs.settlePayments')
    expect((await complain()).success).toBe(true)
    await provider.ok(customs.customsOrderClaimAnswer, { ...(await agencyAt(agencyId)), answer: 'agree' })
    await api.api.jobs.run('customs.settlePayments')
    expect((await agency(agencyId)).feeTotals).toMatchObject([{ held: '60.00', refunded: '40.00' }])
  })

  it('hands it over and leaves the money where it is while a case is open', async () => {
    const { id, agencyId } = await sent()
    await accept(agencyId)
    await standing(agencyId, 'cleared')
    await customer.ok(service.afterSalesCaseCreate, {
      serviceOrderId: id,
      type: 'complaint',
      reasonCode: 'late',
      description: 'A week late.',
      files: [],
    })
    await customer.ok(customs.customsOrderComplete, await agencyAt(agencyId))
    expect(await order(id)).toMatchObject({ status: 'pending_confirm', money: 'held', dueAt: null })
  })

  it('is completed by itself after its time, and the service with it', async () => {
    const { id, agencyId } = await sent()
    await accept(agencyId)
    await standing(agencyId, 'cleared')
    await api.pool.query(`update customs_order set due_at = '2026-01-01' where id = $1`, [agencyId])
    await Promise.all([api.api.jobs.run('customs.completeOrders'), api.api.jobs.run('customs.completeOrders')])
    expect((await order(id)).status).toBe('completed')
    expect((await agency(agencyId)).status).toBe('completed')
  })

  it.each([
    [
      'rejects',
      async (id: string) => provider.ok(customs.customsOrderReject, { ...(await agencyAt(id)), reason: 'No hands.' }),
    ],
    [
      'gives up',
      async (id: string) => {
        await accept(id)
        await provider.ok(customs.customsOrderCancel, { ...(await agencyAt(id)), reason: 'No hands.' })
      },
    ],
  ])('that the broker %s gives the customer the money back', async (_name, act) => {
    const { id, agencyId } = await sent()
    await act(agencyId)
    expect(await money(id)).toBe('360.00')
    expect(await order(id)).toMatchObject({ status: 'cancelled', reason: 'No hands.', money: 'settled' })
  })

  it('that the customer cancels is written anew while the service goes on', async () => {
    const { id, agencyId } = await sent()
    await customer.ok(customs.customsOrderCancel, { ...(await agencyAt(agencyId)), reason: 'Another vessel.' })
    expect(await order(id)).toMatchObject({ status: 'in_service', customsOrderId: null, linkedWork: null })
    expect((await order(id)).timeline.at(-1)).toMatchObject({ action: 'work_cancelled', note: 'Another vessel.' })
    await customer.ok(customs.customsOrderDraft, { content: customs.aCustomsOrder(), serviceOrderId: id })
  })
})

describe('the end of the service', () => {
  const propose = async (id: string) =>
    customer.ok(service.serviceOrderCancelNegotiate, {
      ...(await at(id)),
      decision: 'propose',
      refund: '100',
      reason: 'Less goods.',
    })
  const agree = async (id: string) =>
    provider.call(service.serviceOrderCancelNegotiate, { ...(await at(id)), decision: 'agree' })

  it('ends the agency order that nobody has declared', async () => {
    const { id, agencyId } = await sent()
    await accept(agencyId)
    await propose(id)
    expect((await agree(id)).code).toBe('200')
    expect(await agency(agencyId)).toMatchObject({ status: 'cancelled', reason: 'Less goods.' })
  })

  it('is not agreed on once customs has the declaration', async () => {
    const { id, agencyId } = await sent()
    await accept(agencyId)
    await standing(agencyId, 'declaring')
    await propose(id)
    expect((await agree(id)).code).toBe('FT526017')
    expect((await order(id)).status).toBe('in_service')
    expect((await agency(agencyId)).status).toBe('declaring')
  })

  it.each([
    [
      'its customer cancels',
      async (id: string) => customer.ok(service.serviceOrderCancel, { ...(await at(id)), reason: 'No shipment.' }),
    ],
    [
      'its provider rejects',
      async (id: string) => provider.ok(service.serviceOrderReject, { ...(await at(id)), reason: 'No hands.' }),
    ],
    [
      'nobody accepts in time',
      async (id: string) => {
        await api.pool.query(`update service_order set due_at = '2026-01-01' where id = $1`, [id])
        await api.api.jobs.run('service-order.rejectUnaccepted')
      },
    ],
  ])('before it began takes the agency order with it: %s', async (_name, act) => {
    const id = await paid()
    const { id: agencyId } = await customer.ok(customs.customsOrderDraft, {
      content: customs.aCustomsOrder(),
      serviceOrderId: id,
    })
    await act(id)
    expect((await agency(agencyId)).status).toBe('cancelled')
  })

  it('by the customer’s word completes what customs has cleared', async () => {
    const { id, agencyId } = await sent()
    await accept(agencyId)
    await standing(agencyId, 'cleared')
    for (const { no } of (await order(id)).deliverables)
      await provider.ok(service.serviceOrderDeliverableSubmit, {
        ...(await at(id)),
        no,
        files: [{ fileId: (await aDocument(provider)).id, name: 'result.pdf' }],
      })
    while ((await order(id)).status === 'in_service') await provider.ok(service.serviceOrderNextStatus, await at(id))
    await customer.ok(service.serviceOrderConfirm, await at(id))
    expect((await agency(agencyId)).status).toBe('completed')
  })

  it('by a refund of everything takes the agency order with it', async () => {
    const { id, agencyId } = await sent()
    const created = await customer.ok(service.afterSalesCaseCreate, {
      serviceOrderId: id,
      type: 'refund_full',
      reasonCode: 'unresponsive',
      description: 'Nobody answers.',
      files: [],
    })
    const { version } = await provider.ok(service.afterSalesCaseDetail, { id: created.id })
    await provider.ok(service.afterSalesCaseAct, { id: created.id, version, action: 'agree' })
    await settle()
    expect((await order(id)).status).toBe('cancelled')
    expect((await agency(agencyId)).status).toBe('cancelled')
  })

  it('and the agency order’s, asked for at once, do not wait for each other', async () => {
    const { id, agencyId } = await sent()
    await accept(agencyId)
    await standing(agencyId, 'cleared')
    await propose(id)
    const [complete, agreed] = await Promise.all([
      agencyAt(agencyId).then(target => customer.call(customs.customsOrderComplete, target)),
      agree(id),
    ])
    expect(complete.code).toBe('200')
    expect(agreed.code).not.toBe('200')
    expect((await order(id)).status).toBe('completed')
  })
})

test('a provider finds the days of its service orders and cases in the one calendar, each once, and nobody else’s', async () => {
  const toAccept = await paid()
  const { id: begun } = await running()
  await customer.ok(service.afterSalesCaseCreate, {
    serviceOrderId: begun,
    type: 'complaint',
    reasonCode: 'late',
    description: 'A week late.',
    files: [],
  })
  const span = { from: tradeDay(api.clock.now), to: tradeDay(new Date(api.clock.now.getTime() + 40 * 86_400_000)) }
  const ofCustomer = async (who: typeof provider) => {
    const { legalName } = only(
      (await api.pool.query(`select legal_name as "legalName" from company where id = $1`, [customer.actor.companyId]))
        .rows,
    )
    const { entries } = await who.ok(customs.customsCalendar, span)
    return entries.filter(({ client }) => client === legalName)
  }
  const found = await ofCustomer(provider)
  expect(found.filter(({ id }) => id === toAccept)).toMatchObject([
    { kind: 'acceptance', document: 'serviceOrder', at: (await order(toAccept)).dueAt },
  ])
  expect(found.filter(({ kind }) => kind === 'case_reply')).toMatchObject([{ document: 'afterSalesCase' }])
  const another = await api.person({ kind: 'provider' })
  expect(await ofCustomer(another)).toEqual([])
})
