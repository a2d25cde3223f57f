import { dictionaryDisable, dictionaryPage } from '@tradeport/domain/reference/contract'
import {
  anInquiryHeader,
  anInquiryLine,
  inquiryCancel,
  inquiryCreate,
  inquiryDetail,
} from '@tradeport/domain/sourcing/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeUsage } from './code-usage'
import { goodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let admin: Caller
beforeAll(async () => {
  api = await startTestApi()
  admin = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

/** Documents that name a code of a list, and how many of them. */
async function uses(list: string, value: string): Promise<Record<string, number>> {
  const found = await api.inside(async ctx => {
    const all = []
    for (const counter of codeUsage) all.push(...(await counter(ctx, list, value)))
    return all
  })
  return Object.fromEntries(found.filter(({ count }) => count > 0).map(({ document, count }) => [document, count]))
}

async function disable(list: string, value: string) {
  const { records } = await admin.ok(dictionaryPage, { list, keyword: value, pageSize: 200 })
  const item = records.find(record => record.value === value)
  return admin.call(dictionaryDisable, { id: item?.id ?? '', version: item?.version ?? 0, scope: 'all' })
}

test('a country that goods on sale and open inquiries name is not switched off in silence', async () => {
  const goods = await goodsOnSale(api)
  await api.pool.query(
    `update product set content = content || '{"originCountry": "VN", "hsCode": "6110309090"}' where id = $1`,
    [goods.productId],
  )
  const buyer = await api.person({ kind: 'buyer' })
  const header = { ...anInquiryHeader(), destCountry: 'VN' }
  const { id } = await buyer.ok(inquiryCreate, { ...header, items: [anInquiryLine()], storeIds: [goods.storeId] })
  expect(await uses('country', 'VN')).toEqual({ inquiry: 1, product: 1 })
  expect(await uses('hs_code', '6110309090')).toEqual({ product: 1 })
  expect(await disable('country', 'VN')).toMatchObject({ code: 'FT520409', msg: expect.stringContaining('2') })
  const { version } = await buyer.ok(inquiryDetail, { id })
  await buyer.ok(inquiryCancel, { id, version, reason: 'no_longer_needed' })
  expect(await uses('country', 'VN')).toEqual({ product: 1 })
})

test('codes of customs are found wherever a declaration or an agency order has them', async () => {
  const content = { head: { tradeMode: '0110', customMaster: '2900' }, items: [{ originCountry: 'CHN', wrap: '' }] }
  const { rows } = await api.pool.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns
     where table_name = 'declaration_form' and is_nullable = 'NO' and column_default is null`,
  )
  const values = rows.map(({ column_name: name, data_type: type }) => {
    if (name === 'content') return JSON.stringify(content)
    if (name === 'status') return 'declaring'
    if (name === 'channel') return 'online'
    if (name === 'ie_flag') return 'E'
    if (type === 'uuid') return crypto.randomUUID()
    if (type === 'jsonb') return '{}'
    if (type === 'integer') return 0
    if (type === 'ARRAY') return []
    if (type.startsWith('timestamp') || type === 'date') return new Date()
    return name
  })
  await api.pool.query(
    `insert into declaration_form (${rows.map(({ column_name: name }) => name).join(', ')})
     values (${rows.map((_row, at) => `$${at + 1}`).join(', ')})`,
    values,
  )
  expect(await uses('supervision_mode', '0110')).toEqual({ declarationForm: 1 })
  expect(await uses('customs_office', '2900')).toEqual({ declarationForm: 1 })
  expect(await uses('supervision_mode', '2900')).toEqual({})
  await api.pool.query(`update declaration_form set status = 'cleared'`)
  expect(await uses('supervision_mode', '0110')).toEqual({})
})
