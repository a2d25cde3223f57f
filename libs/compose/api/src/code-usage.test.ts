import { auditPage } from '@tradeport/domain/governance/contract'
import {
  dictList,
  dictionaryDisable,
  dictionaryImportApply,
  dictionaryImportPreview,
  dictionaryPage,
  dictionaryUpdate,
} from '@tradeport/domain/reference/contract'
import {
  anInquiryHeader,
  anInquiryLine,
  inquiryCancel,
  inquiryCreate,
  inquiryDetail,
} from '@tradeport/domain/sourcing/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  const found = await api.inside(ctx =>
    Promise.all(
      Object.entries(codeUsage).map(async ([document, counter]) => {
        const counts = await counter(ctx, list, [value])
        return [document, counts.get(value) ?? 0] as const
      }),
    ),
  )
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

async function itemOf(list: string, value: string) {
  const { records } = await admin.ok(dictionaryPage, { list, keyword: value, pageSize: 200 })
  const item = records.find(record => record.value === value)
  if (!item) throw new Error(`no ${value} in ${list}`)
  return item
}

async function disable(list: string, value: string) {
  const item = await itemOf(list, value)
  return admin.call(dictionaryDisable, { id: item.id, version: item.version, scope: 'all' })
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

describe('a code in use', () => {
  const offered = async (code: string) => {
    const { data } = await api.visitor.ok(dictList, { types: ['country'] })
    return data['country']?.some(entry => entry.code === code) ?? false
  }
  const read = async (text: string) => {
    const file = { name: 'countries.csv', type: 'text/csv', content: Buffer.from(text) }
    const answer = await admin.upload(dictionaryImportPreview, { list: 'country' }, file)
    if (!answer.success) throw new Error(answer.code)
    return answer.data
  }
  const sellGoodsOf = async (country: string) => {
    const goods = await goodsOnSale(api)
    await api.pool.query(
      `update product set content = content || jsonb_build_object('originCountry', $2::text) where id = $1`,
      [goods.productId, country],
    )
  }

  test('is not ended in the past in silence, but may end in the future', async () => {
    await sellGoodsOf('MM')
    const row = await itemOf('country', 'MM')
    const past = { ...row, scope: 'all' as const, validTo: '2020-01-01' }
    expect(await admin.call(dictionaryUpdate, past)).toMatchObject({ code: 'FT520409' })
    expect(await admin.call(dictionaryUpdate, { ...past, force: true })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'reason', rule: 'required' }] },
    })
    const later = await admin.ok(dictionaryUpdate, { ...past, validTo: '2099-12-31' })
    expect(await offered('MM')).toBe(true)
    await admin.ok(dictionaryUpdate, { ...past, version: later.version, force: true, reason: 'No longer served' })
    expect(await offered('MM')).toBe(false)
    const { records } = await admin.ok(auditPage, { keyword: 'country MM' })
    expect(records[0]).toMatchObject({ action: 'dictionary:update', reason: 'No longer served' })
  })

  test('is not ended for everybody because one region has switched it off', async () => {
    await sellGoodsOf('NP')
    const { id, version } = await itemOf('country', 'NP')
    const why = { force: true, reason: 'Not from here' }
    await admin.ok(dictionaryDisable, { id, version, scope: 'region', ...why })
    const past = { ...(await itemOf('country', 'NP')), scope: 'all' as const, validTo: '2020-01-01' }
    expect(await admin.call(dictionaryUpdate, past)).toMatchObject({ code: 'FT520409' })
  })

  test('is named by row when a file would take it away, and goes only with a reason', async () => {
    await sellGoodsOf('LA')
    const preview = await read('code,status,valid_to\nLA,,2020-01-01\nAQ,disabled,\n')
    expect(preview).toMatchObject({
      ...{ changeCount: 2, problemCount: 0, inUseCount: 1 },
      inUse: [{ row: 2, code: 'LA', count: 1 }],
    })
    const { importId } = preview
    expect(await admin.call(dictionaryImportApply, { importId })).toMatchObject({ code: 'FT520409' })
    expect(await admin.call(dictionaryImportApply, { importId, force: true })).toMatchObject({
      data: { fieldErrors: [{ path: 'reason', rule: 'required' }] },
    })
    expect(await offered('LA')).toBe(true)
    await admin.ok(dictionaryImportApply, { importId, force: true, reason: 'No longer served' })
    expect(await offered('LA')).toBe(false)
    // What stood before and stands now is found by the code, and the file by the list.
    const ofCode = await admin.ok(auditPage, { keyword: 'country LA' })
    expect(ofCode.records[0]).toMatchObject({
      ...{ action: 'dictionary:import', reason: 'No longer served' },
      changes: [{ field: 'validTo', before: null, after: '2020-01-01' }],
    })
    const ofUnused = await admin.ok(auditPage, { keyword: 'country AQ' })
    expect(ofUnused.records[0]?.changes).toEqual([{ field: 'status', before: 'enabled', after: 'disabled' }])
    const ofFile = await admin.ok(auditPage, { keyword: 'country' })
    const facts = ofFile.records.find(({ action }) => action === 'dictionary:import')?.changes ?? []
    expect(Object.fromEntries(facts.map(({ field, after }) => [field, after]))).toMatchObject({
      ...{ fileName: 'countries.csv', changed: '2', listed: '2' },
    })
  })

  test('may be followed by another period in the same file', async () => {
    await sellGoodsOf('KH')
    const preview = await read('code,name_en_US,valid_from,valid_to\nKH,,,2020-01-01\nKH,Cambodia,2020-01-02,\n')
    expect(preview).toMatchObject({ problemCount: 0, inUseCount: 0 })
    await admin.ok(dictionaryImportApply, { importId: preview.importId })
    expect(await offered('KH')).toBe(true)
  })
})

test.each(['country', 'currency', 'hs_code', 'company_type'])('many codes of %s cost no more than one', async list => {
  const codes = Array.from({ length: 500 }, (_, at) => `C${at}`)
  for (const counter of Object.values(codeUsage)) {
    const asked: string[] = []
    await api.inside(ctx =>
      counter({ ...ctx, query: (name, ...rest) => (asked.push(name), ctx.query(name, ...rest)) }, list, codes),
    )
    expect(asked.length).toBeLessThanOrEqual(1)
  }
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
