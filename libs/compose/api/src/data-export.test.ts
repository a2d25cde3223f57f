import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDeclaration, declarationFormCreate } from '@tradeport/domain/customs/contract'
import {
  EXPORT_LISTS,
  auditPage,
  companyExportCreate,
  dataExportCancel,
  dataExportCreate,
  dataExportDownload,
  dataExportOptions,
  dataExportPage,
  dataExportStatusCount,
  fullExportCreate,
  type ExportList,
} from '@tradeport/domain/governance/contract'
import { orderPage } from '@tradeport/domain/trading/contract'
import { ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { sheetRows } from '@tradeport/node/spreadsheet'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { permissionCatalogue } from './permissions'
import { exportSources } from './export-sources'
import { wireProduct } from './wire-product'

let api: TestApi
let keeper: Caller
let reviewer: Caller

beforeAll(async () => {
  api = await startTestApi()
  keeper = await api.person({ kind: 'operator', roles: ['op_super'] })
  reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  for (const name of ['Harbor Trading', '=HYPERLINK("http://evil")', 'Loom & Sons'])
    await api.person({ kind: 'buyer', companyName: name })
})
afterAll(() => api.close())
beforeEach(() => api.pool.query(`update data_export set status = 'cancelled' where status in ('waiting', 'running')`))

/** An order of a buyer from a seller: `$1` to `$6` are its id, number, region, buyer, seller and shop. */
const anOrder = `insert into trade_order (id, no, region_id, status, created_at, updated_at, trade_type, buyer_company_id, buyer_user_id,
    buyer_name, buyer_time_zone, seller_company_id, store_id, store_name, quotation_id, quotation_no, quotation_version_no, content_hash,
    inquiry_id, inquiry_no, thread_id, currency, subtotal_minor, charges_minor, tax_minor, total_minor, lead_days, lead_from,
    partial_shipment, transhipment, item_count, first_item_name, sign_by, search_text)
  values ($1, $2, $3, 'contracting', '2026-01-01', '2026-01-01', 'foreign', $4, gen_random_uuid(), 'Buyer', 'UTC', $5, $6,
    '{}', gen_random_uuid(), 'QT', 1, 'hash', gen_random_uuid(), 'IQ', gen_random_uuid(), 'USD', 0, 0, 0, 0, 1, 'deposit', false, false, 1,
    'Yarn', '2026-02-01', lower($2))`

const write = () => api.api.jobs.run('governance.writeExports')
const page = { pageNum: 1, pageSize: 20 } as const
const see = async (by: Caller, id: string) => (await by.ok(dataExportPage, page)).records.find(row => row.id === id)
const because = 'The tax office asked'

async function sheetOf(by: Caller, id: string) {
  const { content, status } = await by.download(dataExportDownload, { id })
  expect(status).toBe(200)
  return sheetRows(content, 10_000)
}

describe('an export', () => {
  it('is written in the background in the words of whoever asked, and fetched by nobody else', async () => {
    const asked = await keeper.ok(dataExportCreate, { list: 'companies', keyword: 'trading' }, { locale: 'de_DE' })
    expect(asked).toMatchObject({ status: 'waiting', rowsDone: 0, rowsTotal: null, actions: ['cancel'] })
    expect((await keeper.raw(dataExportDownload, { id: asked.id })).code).toBe('MALL600403')
    await write()
    expect(await see(keeper, asked.id)).toMatchObject({ status: 'ready', rowsDone: 1, rowsTotal: 1, actions: [] })
    const [head = [], line = []] = await sheetOf(keeper, asked.id)
    expect(head.slice(0, 3)).toEqual(['Nummer', 'Rechtlicher Name', 'Rollen im Markt'])
    expect(line.slice(1, 3)).toEqual(['Harbor Trading', 'Käufer'])
    expect(line.at(-2)).toBe('Aktiv')
    const colleague = await api.person({ kind: 'operator', roles: ['op_super'] })
    expect(await see(colleague, asked.id)).toBeUndefined()
    expect((await colleague.raw(dataExportDownload, { id: asked.id })).code).toBe('MALL600404')
    expect((await colleague.raw(dataExportCancel, { id: asked.id, version: 2 })).code).toBe('MALL600404')
    expect((await see(keeper, asked.id))?.downloads).toBe(1)
  })

  it('masks people unless it was asked for in full, with a proof, a right and a reason', async () => {
    const { id } = await keeper.ok(dataExportCreate, { list: 'people', format: 'csv', reason: because })
    const full = await keeper.ok(fullExportCreate, { list: 'people', format: 'csv', reason: because })
    await write()
    const mails = async (of: string) => (await sheetOf(keeper, of)).slice(1).map(row => String(row[1]))
    expect((await mails(id)).every(mail => /^.•••@/.test(mail))).toBe(true)
    expect((await mails(full.id)).some(mail => mail.includes('•'))).toBe(false)
    expect((await keeper.raw(fullExportCreate, { list: 'people' })).success).toBe(false)
    expect((await reviewer.raw(fullExportCreate, { list: 'people', reason: because })).code).toBe('gateway.400019')
    const unproved = await api.person({ kind: 'operator', roles: ['op_super'], proved: false })
    expect((await unproved.raw(fullExportCreate, { list: 'people', reason: because })).code).toBe('USER_SERVICE530130')
  })

  it('asks for a reason where the list tells what people did', async () => {
    const { data } = await keeper.raw(dataExportCreate, { list: 'signIns' })
    expect(data).toMatchObject({ fieldErrors: [{ path: 'reason', rule: 'required' }] })
  })

  it('disarms what a spreadsheet would compute', async () => {
    const { id } = await keeper.ok(dataExportCreate, { list: 'companies', format: 'csv', keyword: 'HYPERLINK' })
    await write()
    const { content } = await keeper.download(dataExportDownload, { id })
    expect(content.toString('utf8')).toContain(`"'=HYPERLINK(""http://evil"")"`)
  })

  it('leaves a trace of who took what and why, also when it is fetched', async () => {
    const { id } = await keeper.ok(dataExportCreate, { list: 'audit', reason: because })
    await write()
    await keeper.download(dataExportDownload, { id })
    const { records } = await keeper.ok(auditPage, { ...page, keyword: id })
    expect(records.map(({ action, reason }) => [action, reason])).toEqual([
      ['dataExport:download', because],
      ['dataExport:create', because],
    ])
  })

  it('holds the region it was asked for in, and no other', async () => {
    const other = ALL_REGIONS.find(region => region !== DEFAULT_REGION)
    if (!other) throw new Error('one region only')
    await api.person({ kind: 'buyer', companyName: 'Far Away Trading', region: other })
    const { id } = await keeper.ok(dataExportCreate, { list: 'companies' })
    await write()
    const names = (await sheetOf(keeper, id)).map(row => row[1])
    expect(names).toContain('Loom & Sons')
    expect(names).not.toContain('Far Away Trading')
    const abroad = (await keeper.ok(dataExportPage, page, { region: other })).records
    expect(abroad.map(row => row.id)).not.toContain(id)
  })

  it('is of what the caller may read', async () => {
    const lists = async (by: Caller) => (await by.ok(dataExportOptions, {})).lists.map(({ list }) => list)
    expect(await lists(keeper)).toEqual([...EXPORT_LISTS])
    expect(await lists(reviewer)).not.toContain('orders')
    expect((await reviewer.raw(dataExportCreate, { list: 'orders' })).code).toBe('MALL600403')
    const writer = await api.person({ kind: 'operator', roles: ['op_content'] })
    expect((await writer.raw(dataExportOptions, {})).code).toBe('gateway.400019')
    const buyer = await api.person({ kind: 'buyer' })
    expect((await buyer.raw(dataExportCreate, { list: 'companies' })).code).toBe('gateway.400019')
  })

  it('is not fetched by somebody who has lost the right since', async () => {
    const { id } = await keeper.ok(fullExportCreate, { list: 'companies', reason: because })
    await write()
    await api.pool.query(`update operator set roles = '{op_reviewer}', region_ids = $2 where user_id = $1`, [
      keeper.actor.userId,
      [DEFAULT_REGION.regionId],
    ])
    expect((await keeper.raw(dataExportDownload, { id })).code).toBe('MALL600403')
    await api.pool.query(`update operator set roles = '{op_super}', region_ids = '{}' where user_id = $1`, [
      keeper.actor.userId,
    ])
  })

  it('stops when it is cancelled, and its parts go', async () => {
    const { id, version } = await keeper.ok(dataExportCreate, { list: 'companies' })
    expect(await keeper.ok(dataExportCancel, { id, version })).toMatchObject({ status: 'cancelled' })
    await write()
    expect(await see(keeper, id)).toMatchObject({ status: 'cancelled', rowsDone: 0, actions: [] })
    expect((await keeper.raw(dataExportCancel, { id, version })).code).toBe('MALL600403')
  })

  it('waits three days to be fetched, then it is gone', async () => {
    const { id } = await keeper.ok(dataExportCreate, { list: 'companies' })
    await write()
    const key = `exports/${id}/0.jsonl.gz`
    const part = await api.api.parts.files.blobs.get(key)
    expect(gunzipSync(part ?? Buffer.alloc(0)).toString('utf8')).toContain('Loom & Sons')
    const now = api.clock.now
    api.clock.now = new Date(now.getTime() + 72 * 3_600_000)
    expect((await keeper.raw(dataExportDownload, { id })).code).toBe('MALL600403')
    await write()
    expect(await see(keeper, id)).toMatchObject({ status: 'expired' })
    expect(await api.api.parts.files.blobs.get(key)).toBeUndefined()
    api.clock.now = now
  })

  it('is one of three at a time', async () => {
    const ask = () => keeper.call(dataExportCreate, { list: 'companies' })
    const codes = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ code }) => code).sort()
    expect(codes).toEqual(['200', '200', '200', 'MALL640501'])
    expect((await keeper.ok(dataExportStatusCount, {}))['waiting']).toBe(3)
  })

  it('takes many rows part by part, each once, while others get their turn', async () => {
    const { id } = await keeper.ok(dataExportCreate, { list: 'audit', reason: because })
    await api.inside(ctx =>
      ctx.query(
        'many',
        `insert into audit_log (at, actor_kind, request_source, request_id, action, entity_type, entity_id, region_id)
         select $1, 'system', 1, 'r', 'many:row', 'many', n::text, $2 from generate_series(1, 4500) n`,
        [api.clock.now.toISOString(), ctx.region.regionId],
      ),
    )
    const small = await keeper.ok(dataExportCreate, { list: 'companies' })
    await write()
    const [large, other] = [await see(keeper, id), await see(keeper, small.id)]
    expect([large?.status, other?.status]).toEqual(['ready', 'ready'])
    const many = (await sheetOf(keeper, id)).filter(row => row[4] === 'many:row').map(row => row[6])
    expect(many).toHaveLength(4500)
    expect(new Set(many).size).toBe(4500)
  })

  it('is tried again after a fault, and given up after the third', async () => {
    const { id } = await keeper.ok(dataExportCreate, { list: 'companies' })
    await api.pool.query(`update data_export set time_zone = 'Nowhere/Land' where id = $1`, [id])
    await write()
    expect(await see(keeper, id)).toMatchObject({ status: 'failed', rowsDone: 0, actions: [] })
    const good = await keeper.ok(dataExportCreate, { list: 'companies' })
    await write()
    expect(await see(keeper, good.id)).toMatchObject({ status: 'ready' })
  })
})

describe('a list narrowed by its own filters', () => {
  it('is written as it was narrowed, and says so in the words of whoever asked', async () => {
    const filters = { party: 'seller' }
    const { narrowed } = await keeper.ok(dataExportOptions, { list: 'companies', filters }, { locale: 'de_DE' })
    expect(narrowed).toEqual([{ name: 'party', value: 'seller', label: 'Rollen im Markt', shown: 'Verkäufer' }])
    await api.person({ kind: 'seller', companyName: 'Spindle Works' })
    const asked = await keeper.ok(dataExportCreate, { list: 'companies', filters }, { locale: 'de_DE' })
    expect(asked.filters.more).toEqual(narrowed)
    await write()
    const names = (await sheetOf(keeper, asked.id)).map(row => row[1])
    expect(names).toContain('Spindle Works')
    expect(names).not.toContain('Harbor Trading')
    expect((await see(keeper, asked.id))?.filters.more).toEqual(narrowed)
  })

  it('is refused where the list has no such filter, or not this value: the file would hold more than the screen', async () => {
    for (const filters of [{ colour: 'red' }, { party: 'bank' }, { toString: 'x' }] as Record<string, string>[]) {
      const [name] = Object.keys(filters)
      expect(await keeper.raw(dataExportCreate, { list: 'companies', filters })).toMatchObject({
        code: 'MALL600400',
        data: { fieldErrors: [{ path: `filters.${name}`, rule: 'invalid_value' }] },
      })
      const { narrowed } = await keeper.ok(dataExportOptions, { list: 'companies', filters })
      expect(narrowed).toEqual([])
    }
  })
})

describe('the columns of a file', () => {
  it('are those that were chosen, in the order of the list', async () => {
    const { lists } = await keeper.ok(dataExportOptions, {})
    const keys = lists.find(({ list }) => list === 'companies')?.columns.map(({ key }) => key) ?? []
    const columns = [keys[3] ?? '', keys[1] ?? '']
    const { id } = await keeper.ok(dataExportCreate, { list: 'companies', keyword: 'harbor', columns })
    await write()
    const [head, line] = await sheetOf(keeper, id)
    expect([head, line?.[0], line?.length]).toEqual([['Legal name', 'Country or region'], 'Harbor Trading', 2])
    expect(await keeper.raw(dataExportCreate, { list: 'companies', columns: ['governance:column.at'] })).toMatchObject({
      data: { fieldErrors: [{ path: 'columns.0', rule: 'invalid_value' }] },
    })
    expect((await keeper.raw(dataExportCreate, { list: 'companies', columns: [] })).success).toBe(false)
  })
})

describe('a list of a company', () => {
  let buyer: Caller
  let seller: Caller
  let rival: Caller
  beforeAll(async () => {
    buyer = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
    seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    rival = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    await order('PO-ONE', seller)
    await order('PO-TWO', rival)
  })
  const order = (no: string, { actor }: Caller, shop = actor.storeId) =>
    api.pool.query(anOrder, [...[uuidv7(), no, DEFAULT_REGION.regionId, buyer.actor.companyId, actor.companyId], shop])
  const ordersOf = async (who: Caller, wish = {}) => {
    const { id } = await who.ok(companyExportCreate, { list: 'orders', ...wish })
    await write()
    return { id, numbers: (await sheetOf(who, id)).slice(1).map(row => row[0]) }
  }

  it('holds its own rows and never another company’s, whatever is looked for', async () => {
    expect((await ordersOf(seller)).numbers).toEqual(['PO-ONE'])
    expect((await ordersOf(rival)).numbers).toEqual(['PO-TWO'])
    expect((await ordersOf(buyer)).numbers).toEqual(['PO-ONE', 'PO-TWO'])
    expect((await ordersOf(seller, { keyword: 'po-two' })).numbers).toEqual([])
  })

  it('is fetched, seen and stopped by whoever asked alone: to a colleague, another company and operators it is none', async () => {
    const { id } = await ordersOf(seller)
    const waiting = await seller.ok(companyExportCreate, { list: 'orders' })
    const colleague = await api.person({
      kind: 'seller',
      companyId: seller.actor.companyId ?? '',
      roles: ['seller_owner'],
    })
    for (const who of [colleague, rival, buyer, keeper]) {
      expect((await who.raw(dataExportDownload, { id })).code).toBe('MALL600404')
      expect((await who.raw(dataExportCancel, { id: waiting.id, version: 0 })).code).toBe('MALL600404')
      expect(await see(who, id)).toBeUndefined()
    }
    expect(await see(seller, waiting.id)).toMatchObject({ status: 'waiting', actions: ['cancel'] })
    expect(await seller.ok(dataExportCancel, { id: waiting.id, version: 0 })).toMatchObject({ status: 'cancelled' })
  })

  it('is offered to those who read it, on their side', async () => {
    const lists = async (who: Caller) => (await who.ok(dataExportOptions, {})).lists.map(({ list }) => list)
    expect(await lists(buyer)).toEqual([
      ...['inquiries', 'orders', 'membershipOrders', 'membershipInvoices', 'threads', 'quotations'],
    ])
    expect(await lists(seller)).toEqual([
      ...[
        'orders',
        'serviceOrders',
        'afterSales',
        'customsOrders',
        'membershipOrders',
        'membershipInvoices',
        'threads',
      ],
      ...['quotations', 'agreements'],
      ...['serviceQuestions', 'declarations'],
    ])
    const provider = await api.person({ kind: 'provider' })
    expect(await lists(provider)).toEqual([
      ...['services', 'serviceOrders', 'afterSales', 'customsOrders', 'membershipOrders', 'membershipInvoices'],
      ...['agreements', 'serviceQuestions', 'declarations'],
    ])
    const finance = await api.person({
      kind: 'seller',
      companyId: seller.actor.companyId ?? '',
      roles: ['seller_finance'],
    })
    expect(await lists(finance)).not.toContain('threads')
    expect((await finance.raw(companyExportCreate, { list: 'threads' })).code).toBe('MALL600403')
    expect((await seller.raw(companyExportCreate, { list: 'companies' })).code).toBe('MALL600403')
    expect((await keeper.raw(companyExportCreate, { list: 'orders' })).code).toBe('gateway.400019')
  })

  it('of a seller is that of the shop they act for, like the list on screen', async () => {
    await order('PO-OTHER-SHOP', seller, uuidv7())
    expect((await ordersOf(seller)).numbers).toEqual(['PO-ONE'])
    expect((await seller.ok(orderPage, page)).records.map(({ no }) => no)).toEqual(['PO-ONE'])
  })

  it('of declarations names the trade orders whose goods they declare, to all but a broker', async () => {
    await order('PO-DECLARED', seller)
    const { records } = await seller.ok(orderPage, { ...page, keyword: 'PO-DECLARED' })
    await seller.ok(declarationFormCreate, { content: aDeclaration(), tradeOrderIds: [records[0]?.id ?? ''] })
    const columnOf = async (who: Caller) => {
      const { id } = await who.ok(companyExportCreate, { list: 'declarations' })
      await write()
      const [head = [], ...rows] = await sheetOf(who, id)
      const at = head.indexOf('Trade orders')
      return at < 0 ? undefined : rows.map(row => row[at])
    }
    expect(await columnOf(seller)).toEqual(['PO-DECLARED'])
    expect(await columnOf(await api.person({ kind: 'provider' }))).toBeUndefined()
  })

  it('is bought where the region sells it, counted once, and free to buyers, who cannot buy it', async () => {
    await api.pool.query(`insert into ability_offer (region_id, ability, sale) values ($1, 'data.export', 'package')`, [
      DEFAULT_REGION.regionId,
    ])
    expect((await seller.raw(companyExportCreate, { list: 'orders' })).code).toBe('FT511002')
    expect((await buyer.raw(companyExportCreate, { list: 'orders' })).code).toBe('200')
    await api.pool.query(
      `insert into ability_grant (id, region_id, company_id, ability, quota, valid_from, created_at)
       values ($1, $2, $3, 'data.export', 1, '2026-01-01', '2026-01-01')`,
      [uuidv7(), DEFAULT_REGION.regionId, seller.actor.companyId],
    )
    const { id } = await ordersOf(seller)
    await seller.download(dataExportDownload, { id })
    expect((await seller.raw(companyExportCreate, { list: 'orders' })).code).toBe('FT511003')
    await api.pool.query(`delete from ability_offer where ability = 'data.export'`)
  })
})

describe('every list', () => {
  const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
  const rights = new Set(permissionCatalogue(contracts).permissions.map(({ key }) => key))

  it.each([...EXPORT_LISTS])('%s has columns with heads of their own', list => {
    const labels = exportSources[list].columns.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it.each([...EXPORT_LISTS])('%s needs a right that there is', list => {
    expect(rights.has(exportSources[list].right)).toBe(true)
  })

  it.each([...EXPORT_LISTS])('%s can be written, all its words known', async (list: ExportList) => {
    const { lists } = await keeper.ok(dataExportOptions, {}, { locale: 'ja_JP' })
    const option = lists.find(each => each.list === list)
    const labels = [...(option?.columns ?? []), ...(option?.statuses ?? [])].map(({ label }) => label)
    expect(labels.filter(label => /^[a-z]+([A-Z_][a-z]+)*$/.test(label))).toEqual([])
    const [status] = option?.statuses ?? []
    const { id } = await keeper.ok(fullExportCreate, {
      ...{ list, reason: because, keyword: 'zz_nothing', from: '2020-01-01', to: '2030-01-01' },
      ...(status ? { status: status.value } : {}),
    })
    await write()
    expect(await see(keeper, id)).toMatchObject({ status: 'ready' })
  })
})
