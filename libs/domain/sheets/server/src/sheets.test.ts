import { addressCreate, addressList } from '@tradeport/domain/identity/contract'
import { dictionaryPage } from '@tradeport/domain/reference/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import {
  importJobCancel,
  importJobConfirm,
  importJobDetail,
  importJobReport,
  templateDownload,
  uploadExcel,
  type ImportKind,
} from '@tradeport/domain/sheets/contract'
import { sheetRows, workbookFile, type SheetCell } from '@tradeport/node/spreadsheet'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let owner: Caller
let keeper: Caller
beforeAll(async () => {
  api = await startTestApi()
  owner = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  keeper = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

async function stored(who: Caller, rows: SheetCell[][]): Promise<string> {
  const content = await workbookFile([{ name: 'data', rows, width: () => 20 }])
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return (await who.upload(uploadFile, { kind: 'document' }, { name: 'filled in.xlsx', type, content })).data.id
}
const send = async (who: Caller, bizType: ImportKind, rows: SheetCell[][]) =>
  who.ok(uploadExcel, { bizType, fileId: await stored(who, rows) })

const HEADS = ['Kind [kind]', 'contactName', 'phone', 'country', 'City [level2]', 'detail', 'postcode']
const BERLIN = ['ship_to', 'Anna Weber', '493012345', 'DE', 'Berlin', 'Torstraße 1', '10119']
const HAMBURG = ['bill_to', 'Jo Miller', '494012345', 'DE', 'Hamburg', 'Kai 2', '20457']
const book = async (who = owner) => (await who.ok(addressList, {})).addresses

describe('addresses out of a spreadsheet', () => {
  it('are previewed, and stand in the book once that is confirmed, the first of each kind as its default', async () => {
    const job = await send(owner, 'address', [HEADS, BERLIN, HAMBURG])
    expect(job).toMatchObject({ status: 'preview', fileName: 'filled in.xlsx', rowCount: 2, added: 2, problemCount: 0 })
    expect(await book()).toEqual([])
    expect(await owner.ok(importJobConfirm, { id: job.id, version: job.version })).toMatchObject({
      ...{ status: 'confirmed', actions: [] },
    })
    expect((await book()).map(({ kind, level2, isDefault }) => [kind, level2, isDefault])).toEqual([
      ['bill_to', 'Hamburg', true],
      ['ship_to', 'Berlin', true],
    ])
    expect(await send(owner, 'address', [HEADS, BERLIN, HAMBURG])).toMatchObject({ added: 0, same: 2 })
    expect((await owner.raw(importJobConfirm, { id: job.id, version: 1 })).code).toBe('MALL610207')
  })

  it('name every wrong cell, and none of them is taken over', async () => {
    const before = (await book()).length
    const job = await send(owner, 'address', [
      HEADS,
      ['factory', 'Kim', '82', 'AE', 'Dubai', 'Gate 1', ''],
      ['ship_to', 'Kim', 'phone', 'DE', '', 'Gate 1', '1'],
      ['ship_to', 'Lee', '82', 'AE', 'Sharjah', 'Pier 9', ''],
      ['ship_to', 'Lee', '82', 'AE', 'Sharjah', 'Pier 9', ''],
    ])
    expect(job).toMatchObject({ status: 'failed', actions: ['cancel'] })
    expect(job.problems.map(({ row, column }) => `${column}${row}`)).toEqual(['A2', 'C3', 'F5'])
    expect((await owner.raw(importJobConfirm, { id: job.id, version: 0 })).code).toBe('MALL610206')
    expect(await book()).toHaveLength(before)
    const report = await owner.download(importJobReport, { id: job.id })
    expect((await sheetRows(report.content, 10))[2]?.[2]).toBe('phone')
    expect(await owner.ok(importJobCancel, { id: job.id, version: 0 })).toMatchObject({ status: 'cancelled' })
  })

  it('want their columns', async () => {
    const { problems } = await send(owner, 'address', [
      ['kind', 'phone'],
      ['ship_to', '1'],
    ])
    expect(problems.map(({ row, header }) => [row, header])).toEqual([
      [1, 'contactName'],
      [1, 'country'],
      [1, 'detail'],
    ])
  })

  it('are read again when they are confirmed: what the book has got meanwhile is not there twice', async () => {
    const other = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
    const job = await send(other, 'address', [HEADS, BERLIN])
    await other.ok(addressCreate, {
      ...{ kind: 'ship_to', contactName: 'Anna Weber', phone: '493012345', country: 'DE', level2: 'Berlin' },
      ...{ detail: 'Torstraße 1', postcode: '10119' },
    })
    await other.ok(importJobConfirm, { id: job.id, version: 0 })
    expect(await book(other)).toHaveLength(1)
  })

  it('are kept by those who keep the book, and nobody else', async () => {
    const reader = await api.person({
      ...{ kind: 'buyer', companyId: owner.actor.companyId ?? '', roles: ['buyer_viewer'] },
    })
    const fileId = await stored(reader, [HEADS, BERLIN])
    expect((await reader.raw(uploadExcel, { bizType: 'address', fileId })).code).toBe('MALL600403')
    expect((await keeper.raw(uploadExcel, { bizType: 'address', fileId })).code).toBe('gateway.400019')
    expect((await owner.raw(uploadExcel, { bizType: 'place', fileId })).code).toBe('gateway.400019')
    expect((await owner.raw(uploadExcel, { bizType: 'container', fileId })).data).toMatchObject({
      fieldErrors: [{ path: 'bizId', rule: 'required' }],
    })
    expect((await owner.raw(uploadExcel, { bizType: 'rate_sheet', fileId })).success).toBe(false)
  })
})

describe('places out of a spreadsheet', () => {
  const HEAD = ['code', 'name_en_US', 'name_zh_CN']
  const found = async (keyword: string) =>
    (await keeper.ok(dictionaryPage, { list: 'place', keyword })).records.map(({ value }) => value)

  it('come into the list once that is confirmed', async () => {
    const job = await send(keeper, 'place', [HEAD, ['DEZZQ', 'Port of the tests', '测试港']])
    expect(job).toMatchObject({ status: 'preview', added: 1, changed: 0 })
    expect(await found('DEZZQ')).toEqual([])
    await keeper.ok(importJobConfirm, { id: job.id, version: 0 })
    expect(await found('DEZZQ')).toEqual(['DEZZQ'])
    expect(await send(keeper, 'place', [HEAD, ['DEZZQ', 'Port of tests', '测试港']])).toMatchObject({ changed: 1 })
  })

  it('are refused where the list was changed since the preview', async () => {
    const [one, two] = [
      await send(keeper, 'place', [HEAD, ['DEZZR', 'One', '一']]),
      await send(keeper, 'place', [HEAD, ['DEZZS', 'Two', '二']]),
    ]
    await keeper.ok(importJobConfirm, { id: one.id, version: 0 })
    expect((await keeper.raw(importJobConfirm, { id: two.id, version: 0 })).code).toBe('FT510006')
    expect(await found('DEZZS')).toEqual([])
  })

  it('name wrong cells by their letters', async () => {
    const { problems, status } = await send(keeper, 'place', [
      [...HEAD, 'colour'],
      ['DEZZT', 'X', 'Y', 'red'],
    ])
    expect([status, problems.map(({ row, column }) => `${column}${row}`)]).toEqual(['failed', ['D1']])
  })

  it('are sent by those who keep the lists of all regions', async () => {
    const editor = await api.person({ kind: 'operator', roles: ['op_content'] })
    const fileId = await stored(editor, [HEAD, ['DEZZU', 'X', 'Y']])
    expect((await editor.raw(uploadExcel, { bizType: 'place', fileId })).code).toBe('MALL600403')
  })
})

describe('what somebody has sent', () => {
  it('is theirs alone: to a colleague, another company and operators it is none', async () => {
    const job = await send(owner, 'address', [HEADS, HAMBURG])
    const colleague = await api.person({
      ...{ kind: 'buyer', companyId: owner.actor.companyId ?? '', roles: ['buyer_owner'] },
    })
    for (const who of [colleague, await api.person({ kind: 'buyer', roles: ['buyer_owner'] }), keeper]) {
      const seen = { id: job.id, version: job.version }
      expect((await who.raw(importJobDetail, { id: job.id })).code).toBe('FT520404')
      expect((await who.raw(importJobConfirm, seen)).code).toBe('FT520404')
      expect((await who.raw(importJobCancel, seen)).code).toBe('FT520404')
      expect((await who.raw(importJobReport, { id: job.id })).code).toBe('FT520404')
    }
    expect((await owner.raw(importJobConfirm, { id: job.id, version: 7 })).code).toBe('FT510006')
    const foreign = await stored(colleague, [HEADS, BERLIN])
    const stranger = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
    expect((await stranger.raw(uploadExcel, { bizType: 'address', fileId: foreign })).data).toMatchObject({
      fieldErrors: [{ path: 'fileId', rule: 'unknown_file' }],
    })
  })

  it('waits a day to be confirmed', async () => {
    const job = await send(owner, 'address', [HEADS, ['bill_to', 'Late', '49', 'DE', 'Bonn', 'Weg 1', '53111']])
    const now = api.clock.now
    api.clock.now = new Date(now.getTime() + 24 * 3_600_000 + 1)
    expect((await owner.raw(importJobConfirm, { id: job.id, version: 0 })).code).toBe('MALL610207')
    await api.api.jobs.run('sheets.expireImports')
    expect(await owner.ok(importJobDetail, { id: job.id })).toMatchObject({ status: 'expired', actions: [] })
    api.clock.now = now
  })
})

describe('a template', () => {
  it.each(['address', 'place'] as const)(
    'of %s has heads that the import reads, in the reader’s language',
    async code => {
      const who = code === 'place' ? keeper : owner
      const heads = async (locale: 'de_DE' | 'zh_CN') =>
        (await sheetRows((await who.download(templateDownload, { code, locale })).content, 10))[0] ?? []
      expect(await heads('de_DE')).not.toEqual(await heads('zh_CN'))
      const { problems } = await send(who, code, [await heads('zh_CN')])
      expect(problems.map(({ message }) => message)).toHaveLength(1)
    },
  )

  it('is handed out to those whose sheet it is', async () => {
    expect((await owner.raw(templateDownload, { code: 'place' })).code).toBe('gateway.400019')
    expect((await keeper.raw(templateDownload, { code: 'address' })).code).toBe('gateway.400019')
  })
})
