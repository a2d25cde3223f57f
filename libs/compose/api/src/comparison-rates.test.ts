import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productApprove, productPage, productSubmit } from '@tradeport/domain/catalogue/contract'
import { exchangeRateApprove, exchangeRateCreate } from '@tradeport/domain/reference/contract'
import {
  anInquiryHeader,
  anInquiryLine,
  aQuotation,
  compareQuotations,
  inquiryCreate,
  inquiryDetail,
  quotationSave,
  quotationSend,
  quotationStart,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { aDraft, goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let goods: GoodsOnSale
let writer: Caller
let reviewer: Caller
const ids: Record<string, string> = {}

beforeAll(async () => {
  api = await startTestApi()
  writer = await api.person({ kind: 'operator', roles: ['op_finance'] })
  reviewer = await api.person({ kind: 'operator', roles: ['op_super', 'op_reviewer'] })
  goods = await goodsOnSale(api)
  await onSale('dollars', 'USD', '12')
  await onSale('euros', 'EUR', '10')
  await onSale('naira', 'NGN', '9000')
})
afterAll(() => api.close())

async function onSale(name: string, currency: string, price: string): Promise<void> {
  const priceTiers = [
    { tradeType: 'foreign' as const, currency, incoterm: 'FOB' as const, port: 'Ningbo', minQty: '300', price },
  ]
  const code = `${name}-1`
  const draft = await aDraft(api, goods.seller, {
    title: { en_US: `Priced in ${name}` },
    tradeTypes: ['foreign'],
    modelNo: name,
    priceTiers,
    skus: [{ code, axes: { colour: 'navy', size: 'm' } }],
  })
  const { id, version } = await goods.seller.ok(productSubmit, draft)
  await reviewer.ok(productApprove, { id, version })
  ids[id] = name
}

async function approved(base: string, quote: string, rate: string, asOf = '2026-03-01'): Promise<void> {
  const made = await writer.ok(exchangeRateCreate, { base, quote, rate, asOf, rateSource: 'manual' })
  await reviewer.ok(exchangeRateApprove, { id: made.id, version: made.version })
}

const found = async (input: Parameters<typeof api.visitor.ok<typeof productPage>>[1]) => {
  const { records } = await api.visitor.ok(productPage, { ...input, storeId: goods.storeId })
  return records.flatMap(({ id }) => ids[id] ?? [])
}

describe('prices in different currencies', () => {
  it('are put in order at the rate that is approved', async () => {
    expect(await found({ sort: 'price_asc' })).toEqual(['euros', 'dollars', 'naira'])
    const made = await writer.ok(exchangeRateCreate, {
      ...{ base: 'EUR', quote: 'USD', rate: '1.5', asOf: '2026-03-01', rateSource: 'manual' },
    })
    await api.api.jobs.run('catalogue.reprice-listings')
    expect(await found({ sort: 'price_asc' })).toEqual(['euros', 'dollars', 'naira'])
    await reviewer.ok(exchangeRateApprove, { id: made.id, version: made.version })
    await api.api.jobs.run('catalogue.reprice-listings')
    expect(await found({ sort: 'price_asc' })).toEqual(['dollars', 'euros', 'naira'])
  })

  it('are found within limits at that rate, in any currency that has one', async () => {
    expect(await found({ priceMin: '14.99', priceMax: '15.01' })).toEqual(['euros'])
    expect(await found({ currency: 'EUR', priceMin: '10', priceMax: '10' })).toEqual(['euros'])
    expect(await found({ currency: 'EUR', priceMin: '8', priceMax: '8' })).toEqual(['dollars'])
  })

  it('are not compared in a currency without a rate, and that is said', async () => {
    const limits = { currency: 'NGN', priceMin: '1', priceMax: '99999' }
    const asked = await api.visitor.call(productPage, limits)
    expect(asked).toMatchObject({ success: false, code: 'MALL610107' })
    expect(asked.msg).toContain('NGN')
    // Nobody has quoted the dollar against the yuan: its rate of before leads on.
    await approved('NGN', 'CNY', '0.01')
    await api.api.jobs.run('catalogue.reprice-listings')
    // 12 / 0.1429 / 0.01 and 15 / 0.1429 / 0.01 naira; 9,000 is the least.
    expect(await found({ ...limits, sort: 'price_asc' })).toEqual(['dollars', 'naira', 'euros'])
    expect(await found({ sort: 'price_desc' })).toEqual(['euros', 'naira', 'dollars'])
  })

  it('follow a rate that was approved before anybody was told', async () => {
    await api.pool.query(`update exchange_rate set rate = 1.1 where base = 'EUR'`)
    await api.api.jobs.run('reference.handOnRates')
    await api.api.jobs.run('catalogue.reprice-listings')
    expect(await found({ sort: 'price_asc' })).toEqual(['euros', 'dollars', 'naira'])
  })

  it('keep waiting for the job where a rate changes while it runs', async () => {
    const taken = () =>
      api.pool.query<{ n: number }>('select count(*)::int as n from reference_rate where listed <> usd')
    await approved('EUR', 'USD', '1.3', '2026-03-02')
    expect((await taken()).rows).toEqual([{ n: 1 }])
    await api.api.jobs.run('catalogue.reprice-listings')
    expect((await taken()).rows).toEqual([{ n: 0 }])
  })
})

describe('quotations side by side', () => {
  it('are reckoned at the approved rate; without one the first of the product holds, else it is said', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    const header = { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [goods.storeId] }
    const { id: inquiryId } = await buyer.ok(inquiryCreate, header)
    const [thread] = (await goods.seller.ok(threadPage, { inquiryId })).records
    const [line] = (await buyer.ok(inquiryDetail, { id: inquiryId })).items
    const draft = await goods.seller.ok(quotationStart, { threadId: thread?.id ?? '' })
    const content = aQuotation({ currency: 'GBP', validUntil: '2026-03-31' })
    const items = content.items.map(item => ({ ...item, inquiryItemId: line?.id }))
    const { id, version } = await goods.seller.ok(quotationSave, { ...content, items, ...draft })
    await goods.seller.ok(quotationSend, { id, version })

    const column = async (currency: string) =>
      (await buyer.ok(compareQuotations, { inquiryId, currency })).columns.map(({ rate, rateAt, missing }) => ({
        ...{ rate, rateAt, missing },
      }))
    const [at, missing] = ['2026-01-02T00:00:00.000Z', []]
    expect(await column('USD')).toEqual([{ rate: '1.345', rateAt: at, missing }])
    await approved('GBP', 'USD', '1.4')
    expect(await column('USD')).toEqual([{ rate: '1.4', rateAt: '2026-03-01T00:00:00.000Z', missing }])
    expect(await column('KES')).toEqual([{ rate: null, rateAt: null, missing: ['rate'] }])
  })
})
