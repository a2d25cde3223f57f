import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  DECLARATION_STATUSES,
  aDeclaration,
  customsDelegationEnd,
  customsDelegationGrant,
  customsDelegations,
  declarationFormCancel,
  declarationFormCount,
  declarationFormCreate,
  declarationFormPage,
  declarationFormUpdate,
} from '@tradeport/domain/customs/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { giveBrokerRecord, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { foldDeclarationCounts } from './declaration-counts'
import { WORD_CAP } from './declaration-search'

/** More than a list counts out, so that the planner has something to choose from and every limit is met. */
const FORMS = 12_000

let api: TestApi
let seller: Caller
let stranger: Caller
let broker: Caller
let desk: Caller

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  stranger = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  await giveBrokerRecord(api, broker)
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
  await seller.ok(customsDelegationGrant, { brokerCompanyId: idOf(broker), validTo: '2027-12-31' })
  await api.pool.query(
    `insert into declaration_form (id, no, region_id, company_id, broker_company_id, channel, status, version, content, issues, totals,
       ie_flag, trade_name, contract_no, bill_no, trade_mode, container_nos, search_text, declare_date, created_at, updated_at)
     select gen_random_uuid(), 'VOL' || n, $1, $2, $3, 'online', case when n % 10 < 7 then 'cleared' else ($4::text[])[1 + n % $5] end,
       1, '{}', '[]', '{"itemCount": 1, "declared": []}', case when n % 3 = 0 then 'I' else 'E' end, 'Lanyun Knitting', 'LY-' || n,
       'BL' || n, case when n = 77 then '1210' else '0110' end, '{}', lower('vol' || n || ' ly-' || n || ' lanyun knitting hanse' || n % 40),
       case when n % 5 > 0 then date '2026-01-01' + n % 300 end, now() - n * interval '1 second', now() - n * interval '1 second'
     from generate_series(1, $6::int) n`,
    [DEFAULT_REGION.regionId, idOf(seller), idOf(broker), DECLARATION_STATUSES, DECLARATION_STATUSES.length, FORMS],
  )
  await api.pool.query('analyze declaration_form')
  await api.pool.query('analyze declaration_word')
})
afterAll(() => api.close())

function idOf({ actor }: Caller): string {
  if (actor.companyId === null) throw new Error('no company')
  return actor.companyId
}
const numbersOf = async (who: Caller, input: object) =>
  (await who.ok(declarationFormPage, input)).records.map(({ contractNo }) => contractNo)
async function countedFor(condition: string) {
  const { rows } = await api.pool.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from declaration_form where ${condition} group by status`,
  )
  const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
  return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
}

describe('counts that are kept', () => {
  test('are those of the forms, for a company, its broker and the region', async () => {
    const own = `company_id = '${idOf(seller)}'`
    expect(await seller.ok(declarationFormCount, {})).toEqual(await countedFor(own))
    expect(await broker.ok(declarationFormCount, {})).toEqual(await countedFor(own))
    expect(await desk.ok(declarationFormCount, {})).toEqual(await countedFor(`status <> 'draft'`))
    expect(await stranger.ok(declarationFormCount, {})).toEqual({ all: 0 })
    expect(await desk.ok(declarationFormCount, { companyId: idOf(seller) })).toEqual(
      await countedFor(`${own} and status <> 'draft'`),
    )
  })

  test('follow every step of a form, and stay what they are when they are summed up', async () => {
    const before = await seller.ok(declarationFormCount, {})
    const { id, version } = await seller.ok(declarationFormCreate, { content: aDeclaration() })
    const kept = await seller.ok(declarationFormUpdate, { id, version, content: aDeclaration() })
    expect(await seller.ok(declarationFormCount, {})).toMatchObject({
      all: (before['all'] ?? 0) + 1,
      draft: (before['draft'] ?? 0) + 1,
    })
    await seller.ok(declarationFormCancel, { id, version: kept.version, reason: 'not needed' })
    const after = await seller.ok(declarationFormCount, {})
    expect(after).toMatchObject({ draft: before['draft'], cancelled: (before['cancelled'] ?? 0) + 1 })
    const changes = async () =>
      (await api.pool.query<{ n: number }>('select count(*)::int as n from declaration_count')).rows[0]?.n ?? 0
    const often = await changes()
    await api.inside(ctx => foldDeclarationCounts(ctx.db, 1))
    expect(await changes()).toBeLessThan(often)
    expect(await seller.ok(declarationFormCount, {})).toEqual(after)
    expect(await desk.ok(declarationFormCount, {})).toEqual(await countedFor(`status <> 'draft'`))
  })

  test('of a broker end with its client’s delegation', async () => {
    const [given] = await seller.ok(customsDelegations, {})
    await seller.ok(customsDelegationEnd, { id: given?.id ?? '' })
    expect(await broker.ok(declarationFormCount, {})).toEqual({ all: 0 })
    expect(await broker.ok(declarationFormPage, { keyword: 'ly-120' })).toMatchObject({ total: 0, records: [] })
    await seller.ok(customsDelegationGrant, { brokerCompanyId: idOf(broker), validTo: '2027-12-31' })
    expect((await broker.ok(declarationFormCount, {}))['cleared']).toBe(
      (await seller.ok(declarationFormCount, {}))['cleared'],
    )
  })

  test('of a narrowed list stop where nobody counts further, and say so', async () => {
    expect(await seller.ok(declarationFormCount, { ieFlag: 'I' })).toMatchObject({ all: FORMS / 3 })
    const counts = await seller.ok(declarationFormCount, { channel: 'online' })
    expect(counts).toMatchObject({ all: 1_001, cap: 1_000, cleared: 1_001 })
    expect(counts['released']).toBeLessThan(1_000)
  })
})

describe('a keyword', () => {
  test('finds what begins like it, the newest first, and no one else’s', async () => {
    const [newest, ...others] = await numbersOf(seller, { keyword: ' LY-119 ' })
    expect(newest).toBe('LY-119')
    expect(others).toHaveLength(19)
    expect(await seller.ok(declarationFormPage, { keyword: 'ly-119' })).toMatchObject({
      total: 111,
      totalCapped: false,
    })
    expect(await seller.ok(declarationFormCount, { keyword: 'ly-119' })).toMatchObject({ all: 111 })
    for (const who of [broker, desk]) expect((await numbersOf(who, { keyword: 'ly-1190' }))[0]).toBe('LY-1190')
    expect(await numbersOf(stranger, { keyword: 'ly-119' })).toEqual([])
  })

  test('finds a part of a number after its stroke, and where nothing begins like it, anywhere', async () => {
    expect(await numbersOf(seller, { keyword: '11999' })).toEqual(['LY-11999'])
    expect(await numbersOf(seller, { keyword: 'ol11998' })).toEqual(['LY-11998'])
    expect(await numbersOf(seller, { keyword: 'y_11998' })).toEqual([])
  })

  test('of several words finds what has them all', async () => {
    expect(await numbersOf(seller, { keyword: 'lanyun ly-11999' })).toEqual(['LY-11999'])
    expect(await numbersOf(seller, { keyword: 'hanse1 ly-11999' })).toEqual([])
    expect(await numbersOf(seller, { keyword: 'ly-11999 no-such' })).toEqual([])
  })

  test('that is in thousands of forms is found along the list, and not counted out', async () => {
    const page = await seller.ok(declarationFormPage, { keyword: 'lanyun', pageNum: 3, pageSize: 20 })
    expect(page.records.map(({ contractNo }) => contractNo)).toEqual(
      Array.from({ length: 20 }, (_, index) => `LY-${index + 41}`),
    )
    expect(page).toMatchObject({ total: 61, totalCapped: true })
    expect(await seller.ok(declarationFormCount, { keyword: 'lanyun' })).toEqual({ all: WORD_CAP + 1, cap: WORD_CAP })
    expect(await numbersOf(seller, { keyword: 'lanyun', tradeMode: '1210' })).toEqual(['LY-77'])
  })

  test('follows what a form says', async () => {
    const contract = (contractNo: string) => aDeclaration({ head: { contractNo } })
    const { id, version } = await seller.ok(declarationFormCreate, { content: contract('QX-OLD/7') })
    expect(await numbersOf(seller, { keyword: 'qx-old' })).toEqual(['QX-OLD/7'])
    await seller.ok(declarationFormUpdate, { id, version, content: contract('QX-NEW/8') })
    expect(await numbersOf(seller, { keyword: 'qx-old' })).toEqual([])
    expect(await numbersOf(seller, { keyword: 'qx-new' })).toEqual(['QX-NEW/8'])
    expect(await numbersOf(seller, { contractNo: 'QX-NEW/8' })).toEqual(['QX-NEW/8'])
    expect(await numbersOf(desk, { keyword: 'qx-new' })).toEqual([])
  })
})

describe('the list', () => {
  test('knows its total without counting, and ends where nobody reads', async () => {
    const { rows } = await api.pool.query<{ n: number }>(
      `select count(*)::int as n from declaration_form where company_id = $1`,
      [idOf(seller)],
    )
    const last = Math.floor(TOTAL_CAP / 20)
    expect(await seller.ok(declarationFormPage, {})).toMatchObject({ total: TOTAL_CAP, totalCapped: true })
    expect(rows[0]?.n).toBeGreaterThan(TOTAL_CAP)
    expect((await seller.ok(declarationFormPage, { pageNum: last, pageSize: 20 })).records).toHaveLength(20)
    expect((await seller.ok(declarationFormPage, { pageNum: last + 1, pageSize: 20 })).records).toEqual([])
    expect(await seller.ok(declarationFormPage, { status: 'released' })).toMatchObject({
      total: (await seller.ok(declarationFormCount, {}))['released'],
    })
  })

  test('of what is refunded does not look through everything else', async () => {
    const importer = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    await api.pool.query(
      `insert into declaration_form select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'no', 'IMP' || f.no,
         'company_id', $2::text, 'status', 'cleared', 'ie_flag', case when f.no = 'VOL9000' then 'E' else 'I' end))).*
       from declaration_form f where f.company_id = $1 and f.no like 'VOL%'`,
      [idOf(seller), idOf(importer)],
    )
    await api.pool.query('analyze declaration_form')
    const { records } = await importer.ok(declarationFormPage, { refundEligible: true })
    expect(records.map(({ no }) => no)).toEqual(['IMPVOL9000'])
    const { rows } = await api.pool.query<Record<'QUERY PLAN', string>>(
      `explain select id from declaration_form where company_id = '${idOf(importer)}' and status = 'cleared' and ie_flag = 'E'
         and trade_mode <> all (array['1039', '3010']) order by updated_at desc, id desc limit 20`,
    )
    expect(rows.map(row => row['QUERY PLAN']).join(' ')).toContain('declaration_form_refund')
  }, 60_000)

  test('by the day of declaration has what was not declared at its end', async () => {
    const days = async (sort: 'declareDate' | '-declareDate') =>
      (await seller.ok(declarationFormPage, { sort })).records.map(({ declareDate }) => declareDate)
    expect(new Set(await days('-declareDate'))).toEqual(new Set(['2026-10-27']))
    expect((await days('declareDate'))[0]).toBe('2026-01-02')
  })
})
