import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStore } from '@tradeport/domain/catalogue/server'
import {
  aQuotation,
  aQuotationItem,
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  inquiryDetail,
  quotationAccept,
  quotationDetail,
  quotationSave,
  quotationSend,
  quotationStart,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { z, type Envelope, type InputOf } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { builtProduct, type BuiltProduct } from './built-product.test-kit'

// The built program on a database of its own, killed while it works: what stands afterwards is in the database alone.
const ROUNDS = 8
let api: TestApi
let buyer: Caller
let seller: Caller
let product: BuiltProduct

beforeAll(async () => {
  api = await startTestApi()
  // The program has the real clock; what is made for it here must not be of the past.
  api.clock.now = new Date()
  buyer = await api.person({ kind: 'buyer' })
  seller = await api.person({ kind: 'seller' })
  const companyId = seller.actor.companyId ?? ''
  const storeId = await api.inside(ctx =>
    createStore(ctx, {
      companyId,
      name: { en_US: 'Evening Loom' },
      legalName: 'Evening Loom Knitting Co., Ltd.',
      companyType: null,
      country: 'CN',
      city: null,
      foundedYear: null,
    }),
  )
  await api.pool.query(`update store set status = 'open' where id = $1`, [storeId])
  await api.pool.query(`update company set store_id = $2 where id = $1`, [companyId, storeId])
  product = await builtProduct({ name: 'killed', api })
}, 90_000)

afterAll(async () => {
  await product?.remove()
  await api.close()
})

type Acceptance = InputOf<typeof quotationAccept>

/** A quotation the buyer can accept, of an inquiry of its own. */
async function aQuotationToAccept(): Promise<Acceptance> {
  const storeIds = [String((await api.pool.query(`select id from store`)).rows[0]?.id)]
  const inquiry = await buyer.ok(inquiryCreate, { ...anInquiryHeader(), items: [anInquiryLine()], storeIds })
  const { items } = await buyer.ok(inquiryDetail, { id: inquiry.id })
  const { records } = await seller.ok(threadPage, { inquiryId: inquiry.id })
  const draft = await seller.ok(quotationStart, { threadId: records[0]?.id ?? '' })
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const content = aQuotation({ items: [aQuotationItem({ inquiryItemId: items[0]?.id })], validUntil })
  const saved = await seller.ok(quotationSave, { ...content, id: draft.id, version: draft.version })
  await seller.ok(quotationSend, { id: draft.id, version: saved.version })
  const { id, version, contentHash } = await buyer.ok(quotationDetail, { id: draft.id })
  return { id, version, contentHash: contentHash ?? '', awardAll: true }
}

const accepted = z.object({ orderId: z.string() })

/** The call over the network; undefined when the program died before it answered. */
async function accept(input: Acceptance, key: string): Promise<Envelope | undefined> {
  const answer = await fetch(`${product.url}${quotationAccept.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      locale: 'en_US',
      requestsource: '2',
    },
    body: JSON.stringify({ ...input, source: DEFAULT_REGION.source }),
  }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Seen at one moment: the quotation's state and the orders made of it, with their instalments. */
async function standing(quotationId: string) {
  const { rows } = await api.pool.query<{ status: string; orders: number; instalments: number }>(
    `select q.status,
       (select count(*)::int from trade_order o where o.quotation_id = q.id) as orders,
       (select count(*)::int from payment_milestone m join trade_order o on o.id = m.order_id where o.quotation_id = q.id) as instalments
     from quotation q where q.id = $1`,
    [quotationId],
  )
  return rows[0]
}

test('a quotation is accepted with one order or not at all, whenever the program is killed; asked again it stands once', async () => {
  const quotations = await Promise.all(Array.from({ length: ROUNDS + 1 }, aQuotationToAccept))
  const [measured, ...inputs] = quotations
  if (!measured) throw new Error('no quotation')
  await product.start()
  const since = performance.now()
  expect(await accept(measured, randomUUID())).toMatchObject({ success: true })
  const usual = performance.now() - since

  const seen = new Set<string>()
  for (const [round, input] of inputs.entries()) {
    const key = randomUUID()
    const call = accept(input, key)
    // From before the call arrives to after its answer, at a random moment of each part.
    const delay = (usual * 1.2 * (round + Math.random())) / ROUNDS
    await new Promise(resolve => setTimeout(resolve, delay))
    await product.kill()
    await call
    await product.settled()
    const after = await standing(input.id)
    expect([
      { status: 'accepted', orders: 1, instalments: 2 },
      { status: 'sent', orders: 0, instalments: 0 },
    ]).toContainEqual(after)
    seen.add(after?.status ?? '')

    await product.start()
    const again = await accept(input, key)
    expect(again).toMatchObject({ success: true })
    const { orderId } = z.parse(accepted, again?.data)
    const once = await accept(input, key)
    expect(z.parse(accepted, once?.data).orderId).toBe(orderId)
    expect(await standing(input.id)).toEqual({ status: 'accepted', orders: 1, instalments: 2 })
  }
  expect(seen).toContain('sent')
}, 180_000)
