import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  exchangeRateApprove,
  exchangeRateCreate,
  exchangeRateExport,
  exchangeRateHistory,
  exchangeRateImportApply,
  exchangeRateImportPreview,
  exchangeRatePage,
  exchangeRateReject,
  exchangeRateStatusCount,
  queryCurrencySymbol,
  queryExchangeRate,
} from '@tradeport/domain/reference/contract'
import { CURRENCIES } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let writer: Caller
let reviewer: Caller

beforeAll(async () => {
  api = await startTestApi()
  writer = await api.person({ kind: 'operator', roles: ['op_finance'] })
  reviewer = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const rate = { base: 'USD', quote: 'CNY', rate: '7.0431', rateSource: 'central_parity' as const, asOf: '2026-03-02' }
const approved = async (over: object) => {
  const made = await writer.ok(exchangeRateCreate, { ...rate, ...over })
  return reviewer.ok(exchangeRateApprove, { id: made.id, version: made.version })
}
const on = async (base: string, quote: string, date?: string, rateType?: 'MIDDLE' | 'CUSTOMS_MONTHLY') => {
  const asked = { pairs: [{ base, quote }], ...(date ? { date } : {}), ...(rateType ? { rateType } : {}) }
  const [answer] = await api.visitor.ok(queryExchangeRate, asked)
  return answer ?? null
}

describe('a rate', () => {
  it('holds after somebody else has approved it, from its day on', async () => {
    const made = await writer.ok(exchangeRateCreate, rate)
    expect(await on('USD', 'CNY')).toBeNull()
    const target = { id: made.id, version: made.version }
    expect(await writer.call(exchangeRateApprove, target)).toMatchObject({ code: 'FT520403' })
    await reviewer.ok(exchangeRateApprove, target)
    expect(await reviewer.call(exchangeRateApprove, target)).toMatchObject({ code: 'FT510006' })
    expect(await on('USD', 'CNY')).toMatchObject({ rate: '7.0431', asOf: '2026-03-02', path: 'direct' })
    expect(await on('USD', 'CNY', '2026-03-01')).toBeNull()
    await approved({ base: 'EUR', rate: '8.21', asOf: '2026-03-05' })
    expect(await on('EUR', 'USD')).toMatchObject({ rate: '1.16567989', asOf: '2026-03-02', path: 'cross' })
  })

  it('of customs is asked for by itself', async () => {
    await approved({ rate: '7.1', rateSource: 'customs_monthly', asOf: '2026-03-06' })
    expect((await on('USD', 'CNY'))?.rate).toBe('7.0431')
    expect((await on('USD', 'CNY', undefined, 'CUSTOMS_MONTHLY'))?.rate).toBe('7.1')
  })

  it('of customs is the middle rate of the third Wednesday of the month before, or of the next day of trade', async () => {
    const customs = (base: string, quote: string, at: string) => on(base, quote, at, 'CUSTOMS_MONTHLY')
    await approved({ base: 'SEK', rate: '0.66', asOf: '2026-01-20' })
    await approved({ base: 'SEK', rate: '0.67', asOf: '2026-01-22' })
    await approved({ base: 'SEK', rate: '0.68', asOf: '2026-02-02' })
    await approved({ base: 'NOK', rate: '0.7', rateSource: 'bank', asOf: '2026-01-21' })
    await approved({ base: 'NOK', rate: '0.71', asOf: '2026-01-21' })
    expect(await customs('SEK', 'CNY', '2026-02-15')).toMatchObject({ rate: '0.67', asOf: '2026-01-22' })
    expect(await customs('NOK', 'CNY', '2026-02-28')).toMatchObject({ rate: '0.71', asOf: '2026-01-21' })
    expect((await customs('CNY', 'SEK', '2026-02-01'))?.path).toBe('inverse')
    expect(await customs('SEK', 'NOK', '2026-02-01')).toMatchObject({ path: 'cross', rate: '0.94366197' })
    expect(await customs('SEK', 'CNY', '2026-03-01')).toBeNull()
    await approved({ base: 'SEK', rate: '0.9', rateSource: 'customs_monthly', asOf: '2026-02-01' })
    expect(await customs('SEK', 'CNY', '2026-02-15')).toMatchObject({ rate: '0.9', source: 'customs_monthly' })
  })

  it('is asked for with others, each as if alone', async () => {
    await approved({ base: 'CHF', rate: '8.8', asOf: '2026-03-03' })
    await approved({ base: 'CHF', rate: '8.9', rateSource: 'bank', asOf: '2026-03-05' })
    await approved({ base: 'DKK', rate: '1.1', rateSource: 'customs_monthly', asOf: '2026-03-01' })
    await approved({ base: 'CHF', rate: '8.5', asOf: '2026-02-18' })
    const pairs = [
      { base: 'CHF', quote: 'CNY' },
      { base: 'AUD', quote: 'CNY' },
      { base: 'CNY', quote: 'CHF' },
      { base: 'CHF', quote: 'CHF' },
      { base: 'DKK', quote: 'CNY' },
      { base: 'CHF', quote: 'CNY' },
    ]
    for (const [rateType, rates] of [
      ['REALTIME', ['8.9', undefined, '0.11235955', '1', undefined, '8.9']],
      ['MIDDLE', ['8.8', undefined, '0.11363636', '1', undefined, '8.8']],
      ['CUSTOMS_MONTHLY', ['8.5', undefined, '0.11764706', '1', '1.1', '8.5']],
    ] as const) {
      const answer = await api.visitor.ok(queryExchangeRate, { pairs, date: '2026-03-06', rateType })
      const known = pairs.flatMap((pair, index) => (rates[index] ? [{ ...pair, rate: rates[index] }] : []))
      expect(answer.map(({ base, quote, rate: found }) => ({ base, quote, rate: found }))).toEqual(known)
    }
    const crossed = [
      { base: 'CHF', quote: 'USD' },
      { base: 'USD', quote: 'CHF' },
      { base: 'EUR', quote: 'USD' },
      { base: 'CHF', quote: 'CHF' },
    ]
    const named = await api.visitor.ok(queryExchangeRate, { pairs: crossed, date: '2026-03-06' })
    expect(named.map(({ source }) => source)).toEqual([
      'bank+central_parity',
      'central_parity+bank',
      'central_parity',
      '',
    ])
  })

  it.each([
    [{ pairs: [] }, 'pairs'],
    [{ pairs: [{ base: 'USD', quote: 'usd' }] }, 'pairs.0.quote'],
    [{ pairs: Array.from({ length: 61 }, () => ({ base: 'USD', quote: 'CNY' })) }, 'pairs'],
    [{ pairs: [{ base: 'USD', quote: 'CNY' }], date: 'soon' }, 'date'],
  ])('asked for wrongly is refused at its field', async (input, path) => {
    expect((await api.visitor.raw(queryExchangeRate, input)).data).toMatchObject({ fieldErrors: [{ path }] })
  })

  it('that was rejected may be written again', async () => {
    const day = { asOf: '2026-03-04', rate: '70.4' }
    const made = await writer.ok(exchangeRateCreate, { ...rate, ...day })
    expect(await writer.call(exchangeRateCreate, { ...rate, ...day })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'asOf', rule: 'taken' }] },
    })
    const target = { id: made.id, version: made.version }
    expect((await reviewer.call(exchangeRateReject, { ...target, reason: ' ' })).success).toBe(false)
    await reviewer.ok(exchangeRateReject, { ...target, reason: 'The point is in the wrong place' })
    expect((await on('USD', 'CNY', '2026-03-04'))?.rate).toBe('7.0431')
    await writer.ok(exchangeRateCreate, { ...rate, ...day, rate: '7.04' })
  })

  it.each([
    [{ rate: '0' }, 'rate'],
    [{ rate: '7.123456789' }, 'rate'],
    [{ quote: 'USD' }, 'quote'],
    [{ quote: 'QQQ' }, 'quote'],
    [{ asOf: '2026-03-11' }, 'asOf'],
    [{ rateSource: 'rumour' }, 'rateSource'],
  ])('that is wrong is refused at its field: %j', async (over, path) => {
    const { data } = await writer.raw(exchangeRateCreate, { ...rate, ...over })
    expect(data).toMatchObject({ fieldErrors: [{ path }] })
  })
})

describe('who may', () => {
  it('readers read', async () => {
    const reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const { records } = await reader.ok(exchangeRatePage, { base: 'EUR' })
    expect(records.map(({ actions }) => actions)).toEqual([[]])
    expect((await reader.ok(exchangeRateHistory, { base: 'USD', quote: 'CNY' })).mayChange).toBe(false)
    expect((await reader.ok(exchangeRateStatusCount, {}))['rejected']).toBe(1)
    expect(await reader.call(exchangeRateCreate, rate)).toMatchObject({ success: false })
  })

  it.each(['op_content', 'op_cs'])('%s sees none', async role => {
    const person = await api.person({ kind: 'operator', roles: [role] })
    expect(await person.call(exchangeRatePage, {})).toMatchObject({ success: false })
  })
})

describe('a file', () => {
  const preview = async (text: string) =>
    writer.upload(exchangeRateImportPreview, {}, { name: 'r.csv', type: 'text/csv', content: Buffer.from(text) })

  it('brings rates that wait to be approved; what is there already is passed over', async () => {
    const answer = await preview(
      'base,quote,rate,source,as_of\nGBP,CNY,9.45,bank,2026-03-09\nUSD,CNY,7.0431,central_parity,2026-03-02\n',
    )
    expect(answer.data).toMatchObject({ rowCount: 2, addCount: 1, changeCount: 0, problems: [] })
    await writer.ok(exchangeRateImportApply, { importId: answer.data?.importId ?? '' })
    const { records } = await writer.ok(exchangeRatePage, { base: 'GBP' })
    expect(records).toMatchObject([{ rate: '9.45', status: 'pending' }])
  })

  it('with wrong cells names each of them', async () => {
    const answer = await preview(
      'base,quote,rate,source,as_of\nGBP,GBP,9,bank,2026-03-09\nGBP,CNY,-1,bank,2026-03-09\nGBP,CNY,9,rumour,tomorrow\n',
    )
    expect(answer.data?.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 quote',
      '3 rate',
      '4 source',
      '4 as_of',
    ])
    const { importId = '' } = answer.data ?? {}
    expect(await writer.call(exchangeRateImportApply, { importId })).toMatchObject({ code: 'MALL610206' })
  })

  it('comes out', async () => {
    expect((await writer.download(exchangeRateExport, {})).status).toBe(200)
  })
})

it('says of every currency how amounts in it are written', async () => {
  const symbols = await api.visitor.ok(queryCurrencySymbol, {})
  expect(symbols.map(({ code }) => code)).toEqual(CURRENCIES.map(({ code }) => code))
  expect(symbols.find(({ code }) => code === 'JPY')).toEqual({
    code: 'JPY',
    symbol: 'JP¥',
    exponent: 0,
    name: 'Japanese Yen',
  })
  expect(new Set(symbols.map(({ symbol }) => symbol)).size).toBe(symbols.length)
})
