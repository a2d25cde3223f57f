import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  aCustomsOrder,
  customsOrderAcceptOrder,
  customsOrderCancel,
  customsOrderClaimAnswer,
  customsOrderClaimOpen,
  customsOrderDetail,
  customsOrderDraft,
  customsOrderNextStatus,
  customsOrderPay,
  customsOrderSubmit,
  customsOrderUploadDocument,
} from '@tradeport/domain/customs/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { giveBrokerRecord, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { builtProduct, type BuiltProduct } from './built-product.test-kit'
import { aDocument } from './hostile-texts.test-pen'
import { stoppedProgram, waitFor, type StoppedProgram } from './stopped-program.test-kit'

/** The built program with the simulated bank, killed at each step of a payment of an agency order. */
let api: TestApi
let client: Caller
let broker: Caller
let product: BuiltProduct
let stopped: StoppedProgram

beforeAll(async () => {
  api = await startTestApi()
  // The program has the real clock; what is made for it here must not be of the past.
  api.clock.now = new Date()
  client = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  await giveBrokerRecord(api, broker)
  stopped = await stoppedProgram(
    api,
    `create trigger halt_ask after insert on customs_order_payment for each row execute function halt_at('ask');
     create trigger halt_claim before update on customs_order_payment for each row
       when (new.attempts > old.attempts) execute function halt_at('claim');
     create trigger halt_bank after insert on funds_simulator_entry for each row execute function halt_at('bank');
     create trigger halt_answer before update on customs_order_payment for each row
       when (old.status = 'pending' and new.status <> 'pending') execute function halt_at('answer');
     create trigger halt_order before update on customs_order for each row
       when (old.fees::text like '%"processing"%' and new.fees::text not like '%"processing"%') execute function halt_at('order')`,
    () => product,
  )
  product = await builtProduct({ name: 'killed-payment', api })
}, 90_000)
afterEach(() => product?.kill())
afterAll(async () => {
  stopped?.release()
  await product?.remove()
  await api.close()
})

const seen = (id: string) => client.ok(customsOrderDetail, { id })
const at = async (id: string) => ({ id, version: (await seen(id)).version })
const moneyOf = async (id: string) => (await seen(id)).fees.map(({ money }) => money)

/** What the bank has carried out for the order, and how often. */
async function carriedOut(id: string): Promise<Record<string, number>> {
  const { rows } = await api.pool.query<{ kind: string; times: number }>(
    `select p.kind, count(t.id)::int as times from customs_order_payment p
     left join funds_simulator_tx t on t.reference = p.reference and t.posting_code <> 'P-01'
     where p.order_id = $1 group by p.kind`,
    [id],
  )
  return Object.fromEntries(rows.map(({ kind, times }) => [kind, times]))
}

/** Accepted, with a quote that is to be paid. */
async function quoted(): Promise<string> {
  const providerCompanyId = broker.actor.companyId ?? ''
  const { id } = await client.ok(customsOrderDraft, { content: aCustomsOrder(), providerCompanyId })
  for (const { no, required } of (await seen(id)).documents)
    if (required) {
      const files = [{ fileId: (await aDocument(client)).id, name: 'paper.pdf' }]
      await client.ok(customsOrderUploadDocument, { ...(await at(id)), no, files })
    }
  await client.ok(customsOrderSubmit, await at(id))
  const fees = [{ feeType: 'declaration' as const, qty: '1', unitPrice: '200', currency: 'CNY', taxRate: '6' }]
  await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees })
  return id
}
async function asked(): Promise<string> {
  const id = await quoted()
  await client.ok(customsOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  return id
}

/** Started; what was cut off leaves its job and its payments to the next one at once, and not after their time. */
async function begun(): Promise<void> {
  await api.pool.query(`update scheduled_job set next_run_at = now() where name = 'customs.settlePayments'`)
  await api.pool.query(`update customs_order_payment set next_attempt_at = now() where status = 'pending'`)
  await product.start()
}

/** The call over the network; undefined when the program died before it answered. */
async function pay(target: { id: string; version: number }, key: string): Promise<unknown> {
  const answer = await fetch(`${product.url}${customsOrderPay.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${client.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      locale: 'en_US',
      requestsource: '2',
    },
    body: JSON.stringify({ ...target, payMode: 'bank_transfer', source: DEFAULT_REGION.source }),
  }).catch(() => undefined)
  return answer?.json().catch(() => undefined)
}

test('killed while a client pays: nothing is asked of the bank, and pressed again it is paid once', async () => {
  const id = await quoted()
  const target = await at(id)
  const key = randomUUID()
  await begun()
  await stopped.killedAt('ask', async () => void pay(target, key))
  expect([await moneyOf(id), await carriedOut(id)]).toEqual([['due'], {}])
  await begun()
  expect(await pay(target, key)).toMatchObject({ success: true })
  // The same press once more is told what it was told before.
  expect(await pay(target, key)).toMatchObject({ success: true })
  await waitFor(() => moneyOf(id), ['held'])
  expect(await carriedOut(id)).toEqual({ hold: 1 })
}, 120_000)

test.each([
  ['claim', 0],
  ['bank', 0],
  ['answer', 1],
  ['order', 1],
] as const)(
  'killed at the %s of a payment, with the bank having done it %i times: resumed, and paid once',
  async (step, done) => {
    const id = await asked()
    await stopped.killedAt(step, begun)
    expect([await moneyOf(id), await carriedOut(id)]).toEqual([['processing'], { hold: done }])
    await begun()
    await waitFor(() => moneyOf(id), ['held'])
    expect([await carriedOut(id), (await seen(id)).payments]).toMatchObject([{ hold: 1 }, [{ status: 'done' }]])
  },
  120_000,
)

test.each(['refund', 'reclaim'] as const)(
  'killed after a %s of a complaint, before it is written down: given back once, and the complaint is settled',
  async kind => {
    const id = await asked()
    await begun()
    await waitFor(() => moneyOf(id), ['held'])
    if (kind === 'reclaim') {
      await broker.ok(customsOrderNextStatus, await at(id))
      await client.ok(customsOrderCancel, { ...(await at(id)), reason: 'The shipment is off.' })
      await waitFor(() => moneyOf(id), ['released'])
    }
    await product.kill()
    await client.ok(customsOrderClaimOpen, {
      ...(await at(id)),
      ...{ reason: 'overcharged', text: 'Twice the quote.', wanted: { amount: '60', currency: 'CNY' } },
    })
    await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), answer: 'agree' })
    await stopped.killedAt('answer', begun)
    expect((await seen(id)).claimStatus).toBe('refunding')
    expect(await carriedOut(id)).toMatchObject({ [kind]: 1 })
    await begun()
    await waitFor(async () => (await seen(id)).claimStatus, 'settled')
    expect(await carriedOut(id)).toMatchObject({ [kind]: 1 })
    expect((await seen(id)).fees).toMatchObject([{ returning: '0', returned: '60.00' }])
  },
  120_000,
)
