import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  EXPORT_LISTS,
  auditPage,
  dataExportCancel,
  dataExportCreate,
  dataExportDownload,
  dataExportOptions,
  dataExportPage,
  dataExportStatusCount,
  fullExportCreate,
  type ExportList,
} from '@tradeport/domain/governance/contract'
import { ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
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
    await api.pool.query(`update operator set roles = '{op_reviewer}' where user_id = $1`, [keeper.actor.userId])
    expect((await keeper.raw(dataExportDownload, { id })).code).toBe('MALL600403')
    await api.pool.query(`update operator set roles = '{op_super}' where user_id = $1`, [keeper.actor.userId])
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

describe('every list', () => {
  const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
  const rights = new Set(permissionCatalogue(contracts).permissions.map(({ key }) => key))

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
