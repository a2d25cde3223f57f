import { crc32, inflateRawSync } from 'node:zlib'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  FIELD_GROUPS,
  aDeclarant,
  aDeclaration,
  aDeclarationItem,
  customsDelegationGrant,
  declarationContent,
  declarationEdoc,
  declarationFormConvert,
  declarationFormConvertBook,
  declarationFormConvertDiscard,
  declarationFormConvertReport,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormExport,
  declarationFormImportApply,
  declarationFormImportContainer,
  declarationFormImportItem,
  declarationFormImportReport,
  declarationFormImportVinInfo,
  declarationFormPage,
  declarationFormSheet,
  declarationFormSubmit,
  declarationItem,
  declarationListExportCancel,
  declarationListExportCreate,
  declarationListExportCurrent,
  declarationListExportDownload,
  type DeclarationContent,
  type DeclarationField,
} from '@tradeport/domain/customs/contract'
import { fileInfo, uploadFile } from '@tradeport/domain/files/contract'
import { FORM_KINDS, importJobConfirm, templateDownload, uploadExcel } from '@tradeport/domain/sheets/contract'
import { SHEET_LABELS, readXml, sheetEndOf, textAt } from '@tradeport/domain/customs/rules'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import {
  giveBrokerRecord,
  pdfPages,
  setTimers,
  startTestApi,
  type Caller,
  type TestApi,
} from '@tradeport/testing/harness'

let api: TestApi
let seller: Caller
let stranger: Caller
let desk: Caller

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  stranger = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
})
afterAll(() => api.close())

/** The files of an archive by their names, read off its directory as any other program does. */
function unzipped(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = inflateRawSync(archive.subarray(from, from + size))
    expect([content.length, crc32(content)]).toEqual([archive.readUInt32LE(at + 24), archive.readUInt32LE(at + 16)])
    files.set(name, content)
    at += 46 + nameLength
  }
  return files
}

type Cell = string | number | boolean | null
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const file = async (rows: Cell[][]) => ({
  name: 'sheet.xlsx',
  type: XLSX,
  content: Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet', rows }] })),
})
const csv = (text: string) => ({ name: 'sheet.csv', type: 'text/csv', content: Buffer.from(text) })
const draft = (content: DeclarationContent = aDeclaration()) => seller.ok(declarationFormCreate, { content })
const detail = (id: string, who = seller) => who.ok(declarationFormDetail, { id })
const cellsOf = (preview: { problems: readonly { row: number; column: string; key: string }[] }) =>
  preview.problems.map(({ row, column, key }) => `${column}${row} ${key}`)

/** The serial number with its check digit. */
const CONTAINERS = ['CSQU3054383', 'MSKU9070323', 'TGHU7599330']

const ITEM_HEADS = ['codeTs', 'gName', 'gModel', 'gQty', 'gUnit', 'declPrice', 'tradeCurr', 'firstQty', 'firstUnit']
const itemRow = (name: string, over: Record<string, Cell> = {}): Cell[] => {
  const item: Record<string, unknown> = {
    ...aDeclarationItem(),
    gName: name,
    gUnit: 11,
    firstUnit: 11,
    gQty: 3000,
    ...over,
  }
  return ITEM_HEADS.map(head => {
    const value = item[head]
    return typeof value === 'string' || typeof value === 'number' ? value : null
  })
}

describe('a form out of a workbook', () => {
  const upload = async (who: Caller, sheets: { name: string; rows: Cell[][] }[]) => {
    const content = Buffer.from(await writeXlsx({ sheets }))
    const { data } = await who.upload(uploadFile, { kind: 'document' }, { name: 'form.xlsx', type: XLSX, content })
    return data.id
  }
  const head = (over: Record<string, Cell> = {}): Cell[][] => [
    ['Field', 'Value'],
    ...Object.entries({ 'Contract [contractNo]': 'LY-XL', TrafMode: 2, 'Gross weight (kg)': '1,860.5', ...over }),
  ]
  const book = (over: Record<string, Cell> = {}, item: Record<string, Cell> = {}) => [
    { name: 'Head', rows: head(over) },
    { name: 'Goods', rows: [ITEM_HEADS, itemRow('knit', item)] },
    {
      name: 'Boxes',
      rows: [
        ['containerId', 'containerMd', 'goodsNo'],
        ['CSQU 305438 3', '22G1', '1'],
      ],
    },
    { name: 'Notes', rows: [['for us']] },
  ]

  test('says which cell each value comes from, how sure it is, and what is missing; a draft can be made of it', async () => {
    const fileId = await upload(seller, book())
    const read = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId })
    expect(read).toMatchObject({
      problems: [],
      unread: ['Notes'],
      form: {
        head: { contractNo: 'LY-XL', trafMode: '2', grossWt: '1860.5' },
        items: [{ gName: 'knit', gUnit: '011', declTotal: '46800.00' }],
        containers: [{ containerId: 'CSQU3054383', containerMd: '21', goodsNo: '1' }],
      },
    })
    expect(read.mappings).toEqual(
      expect.arrayContaining([
        { path: 'head.contractNo', from: 'Head!B2', confidence: 1 },
        { path: 'head.grossWt', from: 'Head!B4', confidence: 0.9 },
        { path: 'items.0.gName', from: 'Goods!B2', confidence: 1 },
        { path: 'items.0.declTotal', from: 'declPrice', confidence: 0.9 },
      ]),
    )
    expect(read.missing).toContain('head.customMaster')
    const made = await seller.ok(declarationFormCreate, { content: read.form })
    expect((await detail(made.id)).contractNo).toBe('LY-XL')
  })

  test('names every wrong cell by its sheet, and headings that are no field', async () => {
    const fileId = await upload(seller, book({ Colour: 'red', customMaster: '9999' }, { gQty: 'many' }))
    const { problems } = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId })
    expect(problems.map(({ sheet, row, column, key }) => `${sheet}!${column}${row} ${key}`)).toEqual(
      expect.arrayContaining(['Head!A5 unknown_column', 'Head!B6 not_in_list', 'Goods!D2 number_format']),
    )
  })

  test('the template and the export of a form are read', async () => {
    const template = await seller.download(templateDownload, { code: 'declaration', ieFlag: 'E' })
    const blank = await seller.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'a.xlsx', type: XLSX, content: template.content },
    )
    expect(await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId: blank.data.id })).toMatchObject({
      problems: [],
      unread: [],
      form: { items: [], containers: [] },
    })
    const { id } = await draft()
    const taken = await seller.download(declarationFormExport, { ids: [id], format: 'xlsx' })
    const again = await seller.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'b.xlsx', type: XLSX, content: taken.content },
    )
    const { form: read, problems } = await seller.ok(declarationFormConvert, {
      sourceType: 'excel',
      fileId: again.data.id,
    })
    const { content } = await detail(id)
    expect(problems).toEqual([])
    expect(read.head).toEqual(content.head)
    expect(read.items).toEqual(content.items)
    expect(read.containers).toEqual(content.containers)
  })

  const VEHICLES = ['LVSHCAMB1CE054249', 'LSVNV2182E2100001']
  const whole = (): DeclarationContent =>
    aDeclaration({
      items: [
        declarationItem.parse({ ...aDeclarationItem(), vins: [{ vinCode: VEHICLES[0], invoiceNum: '7' }] }),
        aDeclarationItem({ gName: 'second' }),
      ],
      licenceDocs: [{ docuCode: '4', certCode: '26-AB-100001' }],
      eDocs: [declarationEdoc.parse({ edocCode: '00000001', edocId: 'INV-1', edocFormatType: 'US' })],
    })
  const papers = (line: Cell, vin: Cell, licence: Cell) => [
    ...book(),
    {
      name: 'Cars',
      rows: [
        ['gNo', 'vinCode', 'invoiceNum', 'colour'],
        [1, VEHICLES[0] ?? '', 7, null],
        [line, vin, null, 'red'],
      ],
    },
    {
      name: 'Papers',
      rows: [
        ['docuCode', 'certCode'],
        [licence, '26-AB-100001'],
      ],
    },
  ]

  test('its vehicles, licences and papers are read as an export writes them', async () => {
    const { id } = await draft(whole())
    const taken = await seller.download(declarationFormExport, { ids: [id], format: 'xlsx' })
    const { data } = await seller.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'c.xlsx', type: XLSX, content: taken.content },
    )
    const read = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId: data.id })
    const { content } = await detail(id)
    expect(read.unread).toEqual([])
    expect(read.form.items.map(({ vins }) => vins)).toEqual(content.items.map(({ vins }) => vins))
    expect(read.form.licenceDocs).toEqual(content.licenceDocs)
    expect(read.form.eDocs).toEqual(content.eDocs)
  })

  /** Every field that is declared in this direction, each with a value of its own. */
  function everything(ieFlag: 'E' | 'I'): DeclarationContent {
    let count = 0
    const exact: Readonly<Record<string, string>> = {
      ...{ containerId: 'CSQU3054383', containerMd: '21', goodsNo: '1,2', lclFlag: '1', gNo: '2' },
    }
    const valueOf = (name: string, { kind, max }: DeclarationField): string => {
      count += 1
      if (kind === 'date') return new Date(Date.UTC(2026, 0, count)).toISOString().slice(0, 10)
      const given = exact[name] ?? (kind === 'text' ? `文字 ${count}`.slice(0, max) : undefined)
      return given ?? String(1000 + count).slice(0, max)
    }
    const row = (group: keyof typeof FIELD_GROUPS) =>
      Object.fromEntries(
        Object.entries<DeclarationField>(FIELD_GROUPS[group]).flatMap(([name, field]) =>
          (ieFlag === 'E' ? field.export : field.import) === 'none' ? [] : [[name, valueOf(name, field)]],
        ),
      )
    const line = () => ({ ...row('items'), limits: [row('limits'), row('limits')], vins: [row('vins'), row('vins')] })
    return declarationContent.parse({
      ieFlag,
      ...{ declType: 'record_list', businessMatters: ['self_reported_tax', 'guarantee_release'] },
      ...{ head: row('head'), freeText: row('freeText'), items: [line(), line()], containers: [row('containers')] },
      ...{ licenceDocs: [row('licenceDocs')], eDocs: [row('eDocs')], otherPacks: [row('otherPacks')] },
      ...{ requestCerts: [row('requestCerts'), row('requestCerts')], users: [row('users')] },
      ...{ copLimits: [row('copLimits')], supplements: [row('supplements')] },
    })
  }

  test.each(['E', 'I'] as const)('a form (%s) with every field of every group comes back as it was', async ieFlag => {
    const { id } = await draft(everything(ieFlag))
    const taken = await seller.download(declarationFormExport, { ids: [id], format: 'xlsx' })
    const { data } = await seller.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'd.xlsx', type: XLSX, content: taken.content },
    )
    const read = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId: data.id, ieFlag })
    expect(read.unread).toEqual([])
    expect(read.form).toEqual((await detail(id)).content)
    expect(read.mappings).toEqual(
      expect.arrayContaining([
        { path: 'declType', from: 'head!B2', confidence: 1 },
        expect.objectContaining({ path: 'businessMatters', confidence: 1 }),
        expect.objectContaining({ path: 'freeText.bonNo', confidence: 1 }),
      ]),
    )
  })

  test('the template has a place for every field', async () => {
    const template = await seller.download(templateDownload, { code: 'declaration', ieFlag: 'I' })
    const { sheets } = await readXlsx(template.content)
    const cells = sheets.flatMap(({ rows }) => rows.flat().map(cell => String(cell ?? '')))
    const named = new Set(cells.flatMap(cell => /\[([^[\]]+)\]$/.exec(cell)?.[1] ?? []))
    const fields = Object.values(FIELD_GROUPS).flatMap(group =>
      Object.entries<DeclarationField>(group).flatMap(([name, field]) => (field.import === 'none' ? [] : [name])),
    )
    expect([...fields, 'declType', 'businessMatters'].filter(name => !named.has(name))).toEqual([])
  })

  test('what kind of form it is and what goes with it is read by code or word, and named where it is neither', async () => {
    const ask = async (kind: string, matters: string) => {
      const rows = head({ 'Kind of declaration': kind, businessMatters: matters })
      const fileId = await upload(seller, [{ name: 'Head', rows }])
      return seller.ok(declarationFormConvert, { sourceType: 'excel', fileId })
    }
    const { form, problems } = await ask('Advance transit declaration', 'self_pay, Release against guarantee')
    expect(problems).toEqual([])
    expect(form).toMatchObject({ declType: 'transit_advance', businessMatters: ['self_pay', 'guarantee_release'] })
    const wrong = await ask('something', 'self_pay, more')
    expect(wrong.problems.map(({ column, row, key }) => `${column}${row} ${key}`)).toEqual([
      'B5 not_in_list',
      'B6 not_in_list',
    ])
    expect(wrong.form).toMatchObject({ declType: 'general', businessMatters: [] })
  })

  test('qualifications and supplements name their line, and follow it into its form', async () => {
    const lines = Array.from({ length: 52 }, (_, index) => itemRow(`Goods ${index + 1}`))
    const sheets = (line: Cell) => [
      { name: 'Head', rows: head() },
      { name: 'Goods', rows: [ITEM_HEADS, ...lines] },
      {
        name: 'Permits',
        rows: [
          ['gNo', 'licTypeCode', 'licenceNo'],
          [line, '411', 'Q-1'],
        ],
      },
      {
        name: 'More',
        rows: [
          ['gNo', 'supType', 'brandEn'],
          [1, 'A', 'FIRST'],
          [52, 'A', 'LANYUN'],
          [51, 'X', 'WRONG'],
        ],
      },
      {
        name: 'Packs',
        rows: [
          ['packType', 'packQty'],
          ['22', 3],
        ],
      },
      // The words of these headings mean something else here.
      {
        name: 'Phones',
        rows: [
          ['Contact', 'Phone'],
          ['Wang', '1'],
        ],
      },
    ]
    const fileId = await upload(seller, sheets(52))
    const second = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId, part: 2 })
    expect(second.form.items[1]?.limits).toMatchObject([{ licTypeCode: '411', licenceNo: 'Q-1' }])
    expect(second.form.supplements).toMatchObject([
      { gNo: '2', brandEn: 'LANYUN' },
      { gNo: '1', brandEn: 'WRONG' },
    ])
    expect(second).toMatchObject({ unread: ['Phones'], missing: expect.arrayContaining(['otherPacks']) })
    expect(second.form.otherPacks).toEqual([])
    const at = ({ sheet, column, row, key }: (typeof second.problems)[number]) => `${sheet}!${column}${row} ${key}`
    expect(second.problems.map(at).filter(cell => cell.startsWith('More'))).toEqual(['More!B4 code_format'])
    const wrong = await upload(seller, sheets(53))
    const { problems } = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId: wrong })
    expect(problems.map(at)).toContain('Permits!A2 container_unknown_item')
  })

  test('names every wrong cell of vehicles and licences', async () => {
    const problemsOf = async (sheets: Parameters<typeof upload>[1]) => {
      const fileId = await upload(seller, sheets)
      const { problems } = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId })
      return problems.map(({ sheet, row, column, key }) => `${sheet}!${column}${row} ${key}`)
    }
    expect(await problemsOf(papers(9, VEHICLES[1] ?? '', '~'))).toEqual(
      expect.arrayContaining(['Cars!D1 unknown_column', 'Cars!A3 container_unknown_item', 'Papers!A2 code_format']),
    )
    expect(await problemsOf(papers(1, VEHICLES[0] ?? '', '4'))).toContain('Cars!B3 vin_twice')
    expect(await problemsOf(papers(1, 'LVSHCAMB1CE05424Q', '4'))).toContain('Cars!B3 vin_format')
    expect(await problemsOf(papers(null, VEHICLES[1] ?? '', '4'))).toContain('Cars!A3 required')
  })

  describe('of more than fifty lines', () => {
    const large = (lines: number, over: (line: number) => Record<string, Cell> = () => ({}), mark = 'LY-LARGE') => [
      { name: 'Head', rows: head({ 'Contract [contractNo]': mark }) },
      {
        name: 'Goods',
        rows: [
          ITEM_HEADS,
          ...Array.from({ length: lines }, (_, index) => itemRow(`Goods ${index + 1}`, over(index + 1))),
        ],
      },
      {
        name: 'Boxes',
        rows: [
          ['containerId', 'containerMd', 'goodsNo'],
          [CONTAINERS[0] ?? '', '22G1', '1,51'],
          [CONTAINERS[1] ?? '', '22G1', '83'],
        ],
      },
      {
        name: 'Cars',
        rows: [
          ['gNo', 'vinCode'],
          [52, VEHICLES[0] ?? ''],
        ],
      },
    ]
    const formsWith = async (contractNo: string) => (await seller.ok(declarationFormPage, { contractNo })).total

    test('is several drafts, shown before they are made, each with its own containers and vehicles', async () => {
      const fileId = await upload(seller, large(83))
      const ask = (part: number) => seller.ok(declarationFormConvert, { sourceType: 'excel', fileId, part })
      expect(await ask(1)).toMatchObject({ parts: 2, lines: 83, problems: [] })
      expect(await formsWith('LY-LARGE')).toBe(0)
      const shown = (await ask(2)).form
      const { forms } = await seller.ok(declarationFormConvertBook, { fileId })
      expect(forms).toMatchObject([
        { part: 1, isNew: true },
        { part: 2, isNew: true },
      ])
      const [first, second] = await Promise.all(forms.map(async ({ id }) => (await detail(id)).content))
      expect(second).toEqual(shown)
      expect([first?.items.length, second?.items.length]).toEqual([50, 33])
      expect(second?.items[0]?.gName).toBe('Goods 51')
      expect(first?.containers).toMatchObject([{ containerId: CONTAINERS[0], goodsNo: '1' }])
      expect(second?.containers).toMatchObject([
        { containerId: CONTAINERS[0], goodsNo: '1' },
        { containerId: CONTAINERS[1], goodsNo: '33' },
      ])
      expect(second?.items[1]?.vins).toMatchObject([{ vinCode: VEHICLES[0] }])
      // Sent again, even as another upload, it is the same drafts.
      const again = await upload(seller, large(83))
      const repeated = await Promise.all(
        [again, again].map(file => seller.ok(declarationFormConvertBook, { fileId: file })),
      )
      for (const { forms: same } of repeated) expect(same).toEqual(forms.map(form => ({ ...form, isNew: false })))
      expect(await formsWith('LY-LARGE')).toBe(2)
    })

    test('with one wrong cell makes no draft at all, and the cell is named by its own row', async () => {
      const wrong = (line: number): Record<string, Cell> => (line === 70 ? { gQty: 'many' } : {})
      const fileId = await upload(seller, large(83, wrong, 'LY-WRONG'))
      const { problems } = await seller.ok(declarationFormConvert, { sourceType: 'excel', fileId })
      expect(problems.map(({ sheet, row, column, key }) => `${sheet}!${column}${row} ${key}`)).toContain(
        'Goods!D71 number_format',
      )
      expect(await seller.call(declarationFormConvertBook, { fileId })).toMatchObject({ code: 'MALL610206' })
      expect(await formsWith('LY-WRONG')).toBe(0)
    })

    test('leaves nothing behind where the last of its drafts fails', async () => {
      const fileId = await upload(seller, large(83, undefined, 'LY-MIDDLE'))
      await api.pool.query(
        `create function refuse_second() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
         create trigger refuse_second before insert on declaration_form for each row
           when (new.book_part = 2 and new.contract_no = 'LY-MIDDLE') execute function refuse_second()`,
      )
      expect((await seller.call(declarationFormConvertBook, { fileId })).success).toBe(false)
      await api.pool.query('drop trigger refuse_second on declaration_form')
      expect(await formsWith('LY-MIDDLE')).toBe(0)
      expect((await seller.ok(declarationFormConvertBook, { fileId })).forms).toHaveLength(2)
      expect(await formsWith('LY-MIDDLE')).toBe(2)
    })

    test('takes 5,000 lines, and comes back with a remark in every wrong cell of them', async () => {
      const wrong = (line: number): Record<string, Cell> => (line > 4_000 ? { gUnit: 'xx' } : {})
      const fileId = await upload(seller, large(5_000, wrong, 'LY-MOST'))
      const { parts, lines, problems, problemCount } = await seller.ok(declarationFormConvert, {
        sourceType: 'excel',
        fileId,
      })
      expect({ parts, lines }).toEqual({ parts: 100, lines: 5_000 })
      expect(problems).toHaveLength(500)
      expect(problemCount).toBeGreaterThanOrEqual(1_000)
      const report = await seller.download(declarationFormConvertReport, { fileId })
      const book = await readXlsx(new Uint8Array(report.content))
      expect(book.sheets.map(({ name }) => name)).toEqual(['Head', 'Goods', 'Boxes', 'Cars', 'problems'])
      const [, goods, , , list] = book.sheets
      const unit = ITEM_HEADS.indexOf('gUnit')
      const remarked = goods?.rows.flatMap((_, row) => (goods.cells?.get(`${row},${unit}`)?.comment ? [row] : []))
      expect(remarked).toEqual(Array.from({ length: 1_000 }, (_, index) => 4_001 + index))
      expect(goods?.rows[5_000]?.[unit]).toBe('xx')
      expect(list?.rows).toHaveLength(problemCount + 1)
      const reason = goods?.cells?.get(`5000,${unit}`)?.comment?.text
      expect(list?.rows).toContainEqual(['Goods!E5001', 'gUnit', 'xx', reason])
      const whole = await upload(seller, large(5_000, undefined, 'LY-ALL'))
      expect((await seller.ok(declarationFormConvertBook, { fileId: whole })).forms).toHaveLength(100)
      expect(await formsWith('LY-ALL')).toBe(100)
    })

    test('with remarks is read again as the workbook that it was, its list of problems as no part of it', async () => {
      const fileId = await upload(
        seller,
        large(60, line => (line === 7 ? { gQty: 'many' } : {}), 'LY-AGAIN'),
      )
      const ask = (file: string) => seller.ok(declarationFormConvert, { sourceType: 'excel', fileId: file })
      const { content } = await seller.download(declarationFormConvertReport, { fileId })
      const sheet = { name: 'declaration.xlsx', type: XLSX, content }
      const stored = await seller.upload(uploadFile, { kind: 'document' }, sheet)
      const { unread, ...again } = await ask(stored.data.id)
      expect(again).toEqual(await ask(fileId).then(({ unread: _, ...first }) => first))
      expect(unread).toEqual(['problems'])
    })

    test('is nobody else’s to make', async () => {
      const fileId = await upload(seller, large(60, undefined, 'LY-OWN'))
      expect(await stranger.raw(declarationFormConvertReport, { fileId })).toMatchObject({ code: 'FT520400' })
      expect(await stranger.call(declarationFormConvertBook, { fileId })).toMatchObject({ code: 'FT520400' })
      expect(await formsWith('LY-OWN')).toBe(0)
    })
  })

  test('that is not wanted any more is forgotten by whoever sent it, unless something refers to it', async () => {
    const fileId = await upload(seller, book())
    const kept = async (id: string) => (await seller.ok(fileInfo, { ids: [id] })).files.length
    expect(await stranger.call(declarationFormConvertDiscard, { fileId })).toMatchObject({ code: 'FT520400' })
    expect(await kept(fileId)).toBe(1)
    await seller.ok(declarationFormConvertDiscard, { fileId })
    expect(await kept(fileId)).toBe(0)
    expect(await seller.call(declarationFormConvertDiscard, { fileId })).toMatchObject({ code: 'FT520400' })
    const { id: formId } = await draft()
    const { data: paper } = await seller.upload(uploadFile, { kind: 'document' }, csv('gName,gQty\nA,1'))
    await seller.ok(uploadExcel, { bizType: 'item', bizId: formId, fileId: paper.id })
    await seller.ok(declarationFormConvertDiscard, { fileId: paper.id })
    expect(await kept(paper.id)).toBe(1)
  })

  test('a broker reads one for a client that lets it act, and for nobody else', async () => {
    const broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
    await giveBrokerRecord(api, broker)
    const [companyId, brokerCompanyId] = [seller.actor.companyId ?? '', broker.actor.companyId ?? '']
    const fileId = await upload(broker, book())
    const ask = (input: { companyId?: string }) =>
      broker.call(declarationFormConvert, { sourceType: 'excel', fileId, ...input })
    expect(await ask({})).toMatchObject({ code: 'FT520400' })
    expect(await ask({ companyId })).toMatchObject({ code: 'FT521004' })
    await seller.ok(customsDelegationGrant, { brokerCompanyId, validTo: '2099-12-31' })
    expect(await ask({ companyId })).toMatchObject({ success: true, data: { form: { head: { contractNo: 'LY-XL' } } } })
    expect(await ask({ companyId: stranger.actor.companyId ?? '' })).toMatchObject({ code: 'FT521004' })
  })

  test('a file of somebody else, none, and a workbook of something else are refused', async () => {
    const fileId = await upload(seller, book())
    const ask = (input: { fileId?: string }, who = seller) =>
      who.call(declarationFormConvert, { sourceType: 'excel', ...input })
    expect(await ask({ fileId }, stranger)).toMatchObject({ code: 'FT520400' })
    expect(await ask({})).toMatchObject({ code: 'FT520400' })
    const other = await upload(seller, [
      {
        name: 'x',
        rows: [
          ['a', 'b'],
          [1, 2],
        ],
      },
    ])
    expect(await ask({ fileId: other })).toMatchObject({ code: 'MALL610204' })
  })
})

describe('what is taken away', () => {
  test('a form is a workbook whose lines can be read in again', async () => {
    const { id, version } = await draft()
    const answer = await seller.download(declarationFormExport, { ids: [id], format: 'xlsx' })
    const book = await readXlsx(new Uint8Array(answer.content))
    expect(book.sheets.map(({ name }) => name)).toEqual(['head', 'items', 'containers', 'documents'])
    const rows = book.sheets[1]?.rows ?? []
    expect(String(rows[0]?.[4])).toMatch(/^\S.* \[gName\]$/)
    expect(rows[1]?.[4]).toBe('棉制针织套头衫')
    const again = await seller.upload(
      declarationFormImportApply,
      { formId: id, version: String(version), kind: 'item' },
      await file(rows.map(row => row.map(cell => (cell instanceof Date ? null : (cell as Cell))))),
    )
    expect(again.data).toMatchObject({ added: 0, changed: 0, same: 1, version })
  })

  test('the message is the import client’s, and holds no card number', async () => {
    const { id } = await draft()
    const { content, mime } = await seller.download(declarationFormExport, { ids: [id], format: 'xml' })
    expect(mime).toContain('xml')
    const root = readXml(content.toString('utf8'))
    expect(textAt(root, 'DecHead', 'ContrNo')).toBe('LY-2605-118')
    expect(content.toString('utf8')).not.toContain('8930000012345')
  })

  test('the sheet of customs is a PDF: marked while it is a draft, its head and page on every page', async () => {
    const goods = Array.from({ length: 50 }, (_, index) => aDeclarationItem({ gName: `棉制针织套头衫 ${index + 1}` }))
    const { id, no } = await draft(aDeclaration({ items: goods }))
    const { content, mime } = await seller.download(declarationFormExport, { ids: [id], format: 'pdf_draft' })
    expect(mime).toBe('application/pdf')
    const pages = pdfPages(content)
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('中华人民共和国海关出口货物报关单')
      expect(text).toContain(`单据编号：${no}`)
      expect(text).toContain(`页码/页数：${index + 1}/${pages.length}`)
      expect(text).toContain('草稿')
      expect(text).toContain('商品名称及规格型号')
    }
    expect(pages[0]).toContain('境内发货人')
    expect(pages.join('')).toContain('德国（DEU）')
    expect(pages.at(-1)).toContain('棉制针织套头衫 50')
    expect(pages.at(-1)).toContain('海关批注及签章')
  })

  test('the sheet ends as customs’ own: every promise, whoever declares, and what they declare it under', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const declarer = { declarerName: '张伟', declarerNo: '31040012', declarerPhone: '0574 8888 0000' }
    await owner.ok(declarationFormConfigSave, { ...aDeclarant(), ...declarer })
    const content = { ...aDeclaration({ head: { promiseItems: '01910' } }), businessMatters: ['self_pay' as const] }
    const { id } = await owner.ok(declarationFormCreate, { content })
    await api.pool.query(
      `update declaration_form set cus_ciq_no = 'E20260000000000001', pre_entry_id = '310420260000000017' where id = $1`,
      [id],
    )
    const sheet = await owner.ok(declarationFormSheet, { id })
    expect(sheet.declarer).toEqual({ name: '张伟', no: '31040012', phone: '0574 8888 0000' })
    expect(sheetEndOf(sheet).map(row => row.map(([label, value]) => `${SHEET_LABELS[label].E}：${value}`))).toEqual([
      [
        ...['特殊关系确认：否', '价格影响确认：是', '支付特许权使用费确认：不适用'],
        ...['公式定价确认：是', '暂定价格确认：否', '自报自缴：是'],
      ],
      [
        ...['报关人员：张伟', '报关人员证号：31040012', '电话：0574 8888 0000'],
        '兹申明对以上内容承担如实申报、依法纳税之法律责任：',
      ],
      [expect.stringContaining('申报单位：'), '申报单位（签章）：', '海关批注及签章：'],
    ])
    const file = await owner.download(declarationFormExport, { ids: [id], format: 'pdf_draft' })
    const [page = ''] = pdfPages(file.content)
    for (const text of ['预录入编号：310420260000000017', '不适用', '张伟', '31040012', '兹申明', '自报自缴'])
      expect(page).toContain(text)
    expect(page).not.toContain('E20260000000000001')
    // Another company's sheet names its own people, or nobody.
    const { id: ours } = await draft()
    expect((await seller.ok(declarationFormSheet, { id: ours })).declarer).toEqual({ name: '', no: '', phone: '' })
  })

  test('the sheet of paper has the names of its codes in Chinese, whoever asks', async () => {
    const { id } = await draft()
    const { names, content } = await seller.ok(declarationFormSheet, { id })
    expect(names['country']?.['DEU']).toBe('德国')
    expect(names['customs_transport_mode']?.[content.head.trafMode]).toMatch(/水/)
  })

  test('the list reads packages and weight from columns of its own', async () => {
    await draft(aDeclaration({ head: { contractNo: 'LIST-2', packNo: '7', grossWt: '12.5' } }))
    const page = await seller.ok(declarationFormPage, { contractNo: 'LIST-2', pageNum: 1, pageSize: 10 })
    expect(page.records).toMatchObject([{ packNo: '7', grossWt: '12.5' }])
  })

  test('several forms, or what a filter leaves, come in one archive; another company’s is none of them', async () => {
    const [first, second] = [
      await draft(aDeclaration({ head: { contractNo: 'BOTH' } })),
      await draft(aDeclaration({ head: { contractNo: 'BOTH' } })),
    ]
    const ids = [first.id, second.id, first.id]
    const { content } = await seller.download(declarationFormExport, { ids, format: 'xlsx' })
    const books = unzipped(content)
    expect([...books.keys()].sort()).toEqual([`${first.no}.xlsx`, `${second.no}.xlsx`])
    const book = await readXlsx(new Uint8Array(books.get(`${second.no}.xlsx`) ?? []))
    expect(book.sheets.map(({ name }) => name)).toContain('items')
    const filter = { contractNo: 'BOTH' }
    const found = await seller.download(declarationFormExport, { filter, format: 'xml' })
    expect([...unzipped(found.content).keys()].sort()).toEqual([`${first.no}.xml`, `${second.no}.xml`])
    expect(await stranger.raw(declarationFormExport, { filter })).toMatchObject({ code: 'FT521404' })
    const theirs = await stranger.ok(declarationFormCreate, { content: aDeclaration() })
    expect(await seller.raw(declarationFormExport, { ids: [first.id, theirs.id] })).toMatchObject({ code: 'FT521404' })
    expect(await seller.raw(declarationFormExport, {})).toMatchObject({
      data: { fieldErrors: [{ path: 'ids', rule: 'required' }] },
    })
  })

  test('another company’s form is as one that does not exist', async () => {
    const { id } = await draft()
    expect(await stranger.raw(declarationFormSheet, { id })).toMatchObject({ code: 'FT521404' })
    expect(await stranger.raw(declarationFormExport, { ids: [id] })).toMatchObject({ code: 'FT521404' })
    // A draft is still private to operators, too.
    expect(await desk.raw(declarationFormExport, { ids: [id] })).toMatchObject({ code: 'FT521404' })
  })
})

describe('the list as a workbook', () => {
  const write = () => api.api.jobs.run('customs.listExports')
  const current = async (by: Caller) => (await by.ok(declarationListExportCurrent, {})).current
  const rowsOf = async (by: Caller, id: string) => {
    const { content } = await by.download(declarationListExportDownload, { id })
    return (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
  }

  test('has the forms that its filters leave, in the words of whoever asked, and nothing that computes', async () => {
    await draft(aDeclaration({ head: { contractNo: 'LIST-1' } }))
    await draft(aDeclaration({ head: { contractNo: 'LIST-1', billNo: '=HYPERLINK("http://evil")' } }))
    const asked = await seller.ok(declarationListExportCreate, { contractNo: 'LIST-1' }, { locale: 'de_DE' })
    expect(asked).toMatchObject({ status: 'waiting', rowsDone: 0, rowsTotal: 2 })
    expect((await seller.raw(declarationListExportDownload, { id: asked.id })).code).toBe('MALL600403')
    await write()
    expect(await current(seller)).toMatchObject({ id: asked.id, status: 'ready', rowsDone: 2, downloads: 0 })
    const [head, evil, plain, ...rest] = await rowsOf(seller, asked.id)
    expect(rest).toEqual([])
    expect(head).toEqual(expect.arrayContaining(['Status', 'Rohgewicht (kg)', 'Letzte Änderung']))
    expect(evil).toContain(`'=HYPERLINK("http://evil")`)
    expect(plain).toEqual(expect.arrayContaining(['LIST-1', 'Entwurf', 46800, 'USD', 120, 1860.5]))
    expect(await current(seller)).toMatchObject({ downloads: 1 })
  })

  test('has the trade orders of each form, which are nothing to its broker', async () => {
    const { id } = await draft(aDeclaration({ head: { contractNo: 'LIST-OF-ORDERS' } }))
    const [one, two] = ['01990000-0000-7000-8000-0000000000f2', '01990000-0000-7000-8000-0000000000f1']
    const totals = {
      [two]: { currency: 'USD', amount: '1', no: 'OD2' },
      [one]: { currency: 'USD', amount: '1', no: 'OD1' },
    }
    await api.pool.query(`update declaration_form set trade_order_ids = $2, order_totals = $3 where id = $1`, [
      ...[id, [one, two]],
      totals,
    ])
    const asked = await seller.ok(declarationListExportCreate, { contractNo: 'LIST-OF-ORDERS' })
    await write()
    const [head = [], line = []] = await rowsOf(seller, asked.id)
    expect(line[head.indexOf('Trade orders')]).toBe('OD1, OD2')
    const broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
    const none = await broker.ok(declarationListExportCreate, {})
    await write()
    expect((await rowsOf(broker, none.id))[0]).not.toContain('Trade orders')
  })

  test('is written part by part, goes on where it was, and tells each form once', async () => {
    const many = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const { id } = await many.ok(declarationFormCreate, { content: aDeclaration() })
    await api.pool.query(
      `insert into declaration_form select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'no', 'MANY' || n))).*
       from declaration_form f, generate_series(1, 2999) n where f.id = $1`,
      [id],
    )
    const asked = await many.ok(declarationListExportCreate, {})
    expect(asked.rowsTotal).toBe(3000)
    expect((await many.raw(declarationListExportCreate, {})).code).toBe('MALL640501')
    // Its second part cannot be written the first two times: what stood before it stays.
    const { blobs } = api.api.parts.files
    const put = blobs.put.bind(blobs)
    let faults = 2
    const broken = vi.spyOn(blobs, 'put').mockImplementation(async (key, ...rest) => {
      if (key.endsWith('/1.jsonl.gz') && faults-- > 0) throw new Error('the disk is full')
      return put(key, ...rest)
    })
    await write()
    broken.mockRestore()
    expect(await current(many)).toMatchObject({ status: 'ready', rowsDone: 3000, rowsTotal: 3000 })
    const [, ...rows] = await rowsOf(many, asked.id)
    expect(new Set(rows.map(([no]) => no)).size).toBe(3000)
  })

  test('or an archive with a file of each form, in parts of its own', async () => {
    const many = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const { id, no } = await many.ok(declarationFormCreate, { content: aDeclaration({ head: { contractNo: 'ZIP' } }) })
    await api.pool.query(
      `insert into declaration_form select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'no', 'ZIP' || n))).*
       from declaration_form f, generate_series(1, 24) n where f.id = $1`,
      [id],
    )
    await many.ok(declarationFormCreate, { content: aDeclaration({ head: { contractNo: 'OTHER' } }) })
    const asked = await many.ok(declarationListExportCreate, { contractNo: 'ZIP', format: 'xml' })
    expect(asked).toMatchObject({ format: 'xml', rowsTotal: 25 })
    await write()
    expect(await current(many)).toMatchObject({ status: 'ready', rowsDone: 25 })
    const { content, mime } = await many.download(declarationListExportDownload, { id: asked.id })
    const files = unzipped(content)
    expect(mime).toBe('application/zip')
    expect(files.size).toBe(25)
    expect(textAt(readXml(files.get(`${no}.xml`)?.toString() ?? ''), 'DecHead', 'ContrNo')).toBe('ZIP')
  })

  test('is nobody else’s, stops when it is cancelled, and its parts go', async () => {
    const asked = await seller.ok(declarationListExportCreate, {})
    expect(await current(stranger)).toBeNull()
    for (const endpoint of [declarationListExportCancel, declarationListExportDownload])
      expect((await stranger.raw(endpoint, { id: asked.id })).code).toBe('MALL600404')
    expect(await seller.ok(declarationListExportCancel, { id: asked.id })).toMatchObject({ status: 'cancelled' })
    expect((await seller.raw(declarationListExportCancel, { id: asked.id })).code).toBe('MALL600403')
    await write()
    expect(await current(seller)).toMatchObject({ status: 'cancelled', rowsDone: 0 })
  })

  test('is kept as long as the region says', async () => {
    await setTimers(api, { agencyExportHours: 2 })
    await seller.ok(declarationListExportCreate, {})
    await write()
    const inTwoHours = new Date(api.clock.now.getTime() + 2 * 3_600_000).toISOString()
    expect(await current(seller)).toMatchObject({ status: 'ready', expiresAt: inTwoHours })
  })

  test('is not kept for ever', async () => {
    const asked = await seller.ok(declarationListExportCreate, {})
    await write()
    await api.pool.query(`update declaration_list_export set expires_at = '2000-01-01' where id = $1`, [asked.id])
    expect((await seller.raw(declarationListExportDownload, { id: asked.id })).code).toBe('MALL600403')
    await write()
    expect(await current(seller)).toMatchObject({ status: 'expired' })
    expect(await api.api.parts.files.blobs.get(`exports/declarations/${asked.id}/0.jsonl.gz`)).toBeFalsy()
  })
})

describe('goods out of a spreadsheet', () => {
  test('are lines of the form, in the order of the sheet; units have their zeros again', async () => {
    const { id, version } = await draft(aDeclaration({ items: [], containers: [] }))
    const sheet = await file([ITEM_HEADS, itemRow('A'), [null, null], itemRow('B')])
    const preview = await seller.upload(declarationFormImportItem, { formId: id }, sheet)
    expect(preview.data).toMatchObject({ rowCount: 2, added: 2, problemCount: 0 })
    expect((await detail(id)).content.items).toEqual([])
    const done = await seller.upload(
      declarationFormImportApply,
      { formId: id, version: String(version), kind: 'item' },
      sheet,
    )
    expect(done.data).toMatchObject({ added: 2, version: version + 1 })
    expect((await detail(id)).content.items).toMatchObject([
      { gName: 'A', gUnit: '011', declTotal: '46800.00', dutyMode: '1' },
      { gName: 'B' },
    ])
  })

  test('stand there once, however often the file is sent', async () => {
    const { id, version } = await draft(aDeclaration({ items: [], containers: [] }))
    const sheet = await file([ITEM_HEADS, itemRow('A'), itemRow('A'), itemRow('B')])
    const send = (seen: number) =>
      seller.upload(declarationFormImportApply, { formId: id, version: String(seen), kind: 'item' }, sheet)
    expect((await send(version)).data).toMatchObject({ added: 3 })
    expect((await send(version)).data).toMatchObject({ added: 0, same: 3, version: version + 1 })
    expect((await detail(id)).content.items).toHaveLength(3)
  })

  test('with one wrong cell are not imported at all, and the cell is named', async () => {
    const { id, version } = await draft(aDeclaration({ items: [], containers: [] }))
    const sheet = await file([
      [...ITEM_HEADS, 'colour'],
      [...itemRow('A'), 'red'],
      [...itemRow('B', { codeTs: '9999999999' }), null],
      [...itemRow('C', { gQty: -3 }), null],
      [...itemRow('D', { tradeCurr: 'XQQ' }), null],
      [...itemRow(''), null],
    ])
    const { data } = await seller.upload(declarationFormImportItem, { formId: id }, sheet)
    expect(cellsOf(data)).toEqual(
      expect.arrayContaining([
        'J1 unknown_column',
        'A3 hs_unknown',
        'D4 number_format',
        'G5 not_in_list',
        'B6 required',
      ]),
    )
    const refused = await seller.upload(
      declarationFormImportApply,
      { formId: id, version: String(version), kind: 'item' },
      sheet,
    )
    expect(refused.code).toBe('MALL610206')
    const report = await seller.upload(declarationFormImportReport, { formId: id, kind: 'item' }, sheet)
    const [sent, list] = (await readXlsx(new Uint8Array(Buffer.from(report.data.content, 'base64')))).sheets
    expect(sent?.rows[2]?.[0]).toBe('9999999999')
    expect(sent?.cells?.get('2,0')).toMatchObject({ comment: { text: expect.stringMatching(/\w{5}/) } })
    expect(sent?.cells?.get('1,0')?.comment).toBeUndefined()
    expect(list?.rows).toHaveLength(data.problemCount + 1)
    expect(list?.rows).toContainEqual([3, 'A', 'codeTs', '9999999999', sent?.cells?.get('2,0')?.comment?.text])
    expect(await detail(id)).toMatchObject({ version, content: { items: [] } })
  })

  test('beyond what a form takes are refused at the row that is one too many, of 5,000', async () => {
    const { id } = await draft(aDeclaration({ items: [], containers: [] }))
    const rows = Array.from({ length: 5_000 }, (_, index) => itemRow(`Goods ${index}`, { gUnit: 'xx' }))
    const { data } = await seller.upload(declarationFormImportItem, { formId: id }, await file([ITEM_HEADS, ...rows]))
    expect(data).toMatchObject({ rowCount: 5_000, problemCount: 5_001 })
    expect(data.problems).toHaveLength(500)
    expect(cellsOf(data)).toContain('A52 items_count')
    const more = await seller.upload(
      declarationFormImportItem,
      { formId: id },
      csv(`${ITEM_HEADS.join(',')}\n${'1,a\n'.repeat(5_001)}`),
    )
    expect(more.code).toBe('MALL610203')
  })

  test('of a file that is none of ours are refused as a whole', async () => {
    const { id } = await draft()
    expect((await seller.upload(declarationFormImportItem, { formId: id }, csv('colour,size\nred,4'))).code).toBe(
      'MALL610204',
    )
  })
})

describe('containers out of a spreadsheet', () => {
  const HEADS = ['Container [containerId]', 'ContainerMd', 'goodsNo', 'lclFlag', 'goodsContaWt']

  test('go to the container of that number, ISO types to the sizes of customs', async () => {
    const { id, version } = await draft()
    const sheet = await file([
      HEADS,
      ['msku 907032-3', '22G1', '1', '否', 4000],
      ['CSQU3054383', '40HC', '1', 'Y', null],
    ])
    const input = { formId: id, version: String(version), kind: 'container' }
    const { data } = await seller.upload(declarationFormImportApply, input, sheet)
    expect(data).toMatchObject({ added: 1, changed: 1, same: 0 })
    expect((await detail(id)).content.containers).toMatchObject([
      { containerId: 'CSQU3054383', containerMd: '11', lclFlag: '1', goodsContaWt: '4060.5' },
      { containerId: 'MSKU9070323', containerMd: '21', lclFlag: '0' },
    ])
  })

  test('with wrong check digits, unknown lines and numbers that are there twice are named', async () => {
    const { id } = await draft()
    const sheet = await file([
      HEADS,
      ['CSQU3054384', '21', '1', '0', 1],
      [CONTAINERS[1] ?? '', '21', '1,7', '0', 1],
      [CONTAINERS[1] ?? '', '21', '1', '0', 1],
    ])
    const { data } = await seller.upload(declarationFormImportContainer, { formId: id }, sheet)
    expect(cellsOf(data)).toEqual(['A2 container_no', 'C3 container_unknown_item', 'A4 container_twice'])
  })

  test('are read by the twenty thousand', async () => {
    const { id } = await draft()
    const lines = Array.from({ length: 20_000 }, (_, index) => `CSQU${String(index).padStart(7, '0')},21,1,0,1`)
    const { data } = await seller.upload(
      declarationFormImportContainer,
      { formId: id },
      csv(`containerId,containerMd,goodsNo,lclFlag,goodsContaWt\n${lines.join('\n')}`),
    )
    expect(data.rowCount).toBe(20_000)
    expect(data.problemCount).toBeGreaterThan(15_000)
    expect(data.problems).toHaveLength(500)
  })
})

describe('vehicles out of a spreadsheet', () => {
  const GOOD = '1M8GDM9AXKP042788'
  const WRONG = '1M8GDM9A1KP042788'

  test('stand in their line; check digits are looked at', async () => {
    const { id, version } = await draft(aDeclaration({ items: [aDeclarationItem(), aDeclarationItem()] }))
    const sheet = csv(`vinCode,MotorNo\n${GOOD.toLowerCase()},M-1`)
    const input = { formId: id, version: String(version), kind: 'vin', gNo: '2' }
    expect((await seller.upload(declarationFormImportApply, input, sheet)).data).toMatchObject({ added: 1 })
    expect((await detail(id)).content.items[1]?.vins).toMatchObject([{ vinCode: GOOD, motorNo: 'M-1' }])
    const bad = csv(`vinCode\n${WRONG}\nABC\n${GOOD}`)
    const other = await seller.upload(declarationFormImportVinInfo, { formId: id, gNo: '1' }, bad)
    expect(cellsOf(other.data)).toEqual(['A2 vin_check', 'A3 vin_format', 'A4 vin_twice'])
  })

  test('want a line that is there', async () => {
    const { id } = await draft()
    const sheet = csv(`vinCode\n${GOOD}`)
    expect((await seller.upload(declarationFormImportVinInfo, { formId: id, gNo: '2' }, sheet)).code).toBe('FT520400')
  })
})

describe('a sheet that was uploaded', () => {
  const stored = async (who: Caller, sheet: { name: string; type: string; content: Buffer }) =>
    (await who.upload(uploadFile, { kind: 'document' }, sheet)).data.id

  test('is read against a form as an import reads it', async () => {
    const { id: bizId } = await draft()
    const fileId = await stored(
      seller,
      await file([
        ['containerId', 'goodsNo'],
        [CONTAINERS[2] ?? '', 1],
        ['X', 1],
      ]),
    )
    const preview = await seller.ok(uploadExcel, { bizType: 'container', fileId, bizId })
    expect([preview.rowCount, preview.problems.map(({ row, column }) => `${column}${row}`)]).toEqual([2, ['A3']])
    expect((await detail(bizId)).version).toBe(0)
    expect((await seller.call(importJobConfirm, { id: preview.id, version: 0 })).code).toBe('MALL610206')
  })

  test('is taken over once it is confirmed, and not into a form that was changed meanwhile', async () => {
    const { id: bizId } = await draft()
    const sheet = await file([
      ['containerId', 'goodsNo'],
      [CONTAINERS[2] ?? '', 1],
    ])
    const [first, second] = [await stored(seller, sheet), await stored(seller, sheet)]
    const late = await seller.ok(uploadExcel, { bizType: 'container', fileId: second, bizId })
    const job = await seller.ok(uploadExcel, { bizType: 'container', fileId: first, bizId })
    expect(job).toMatchObject({ status: 'preview', added: 1, actions: ['confirm', 'cancel'] })
    expect(await seller.ok(importJobConfirm, { id: job.id, version: 0 })).toMatchObject({ status: 'confirmed' })
    const { version, content } = await detail(bizId)
    expect([version, content.containers.map(({ containerId }) => containerId).includes(CONTAINERS[2] ?? '')]).toEqual([
      1,
      true,
    ])
    expect((await seller.call(importJobConfirm, { id: late.id, version: 0 })).code).toBe('FT510006')
    expect((await seller.call(importJobConfirm, { id: job.id, version: 1 })).code).toBe('MALL610207')
  })

  test('is the caller’s own, as the form is', async () => {
    const { id: bizId } = await draft()
    const [own, foreign] = [
      await stored(seller, await file([['containerId']])),
      await stored(stranger, await file([['a']])),
    ]
    const taken = await seller.call(uploadExcel, { bizType: 'container', fileId: foreign, bizId })
    expect([taken.code, taken.data]).toMatchObject([
      'FT520400',
      { fieldErrors: [{ path: 'fileId', rule: 'unknown_file' }] },
    ])
    expect((await stranger.call(uploadExcel, { bizType: 'container', fileId: foreign, bizId })).code).toBe('FT521404')
    const lineless = await seller.call(uploadExcel, { bizType: 'vin', fileId: own, bizId })
    expect(lineless.data).toMatchObject({ fieldErrors: [{ path: 'gNo', rule: 'required' }] })
  })
})

describe('a sheet to fill in', () => {
  test.each([...FORM_KINDS, 'declaration' as const])('there is one by the code %s, in any language', async code => {
    const heads = async (locale: 'de_DE' | 'zh_CN') => {
      const { content } = await seller.download(templateDownload, { code, locale })
      const { sheets } = await readXlsx(new Uint8Array(content))
      return sheets.flatMap(({ rows }) => rows.flat()).join(' ')
    }
    expect(await heads('de_DE')).not.toBe(await heads('zh_CN'))
  })

  test('a code that is none is refused at its field, in the caller’s words', async () => {
    const answer = await api.api.app.inject({
      method: 'POST',
      url: `/api${templateDownload.path}?source=${DEFAULT_REGION.source}`,
      headers: { authorization: `Bearer ${seller.token ?? ''}`, locale: 'de_DE' },
      payload: { code: 'rate_sheet' },
    })
    expect(answer.json()).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'code', message: 'Dieser Wert ist hier nicht möglich.' }] },
    })
  })
})

describe('an import', () => {
  test('is nobody else’s, and only into what may still be written', async () => {
    const { id, version } = await draft()
    const sheet = csv(`containerId,goodsNo\n${CONTAINERS[2]},1`)
    expect((await stranger.upload(declarationFormImportContainer, { formId: id }, sheet)).code).toBe('FT521404')
    const report = await stranger.upload(declarationFormImportReport, { formId: id, kind: 'container' }, sheet)
    expect(report.code).toBe('FT521404')
    await seller.ok(declarationFormSubmit, { id, version })
    expect((await seller.upload(declarationFormImportContainer, { formId: id }, sheet)).code).toBe('MALL600403')
  })

  test('does not overwrite what somebody else saved meanwhile', async () => {
    const { id, version } = await draft()
    const sheet = csv(`containerId,goodsNo\n${CONTAINERS[1]},1`)
    const send = (seen: number, content = sheet) =>
      seller.upload(declarationFormImportApply, { formId: id, version: String(seen), kind: 'container' }, content)
    expect((await send(version)).success).toBe(true)
    expect((await send(version, csv(`containerId,containerMd\n${CONTAINERS[1]},11`))).code).toBe('FT510006')
  })

  test('begins with a template that the import understands', async () => {
    const { content } = await seller.download(templateDownload, { code: 'container', ieFlag: 'E' })
    const book = await readXlsx(new Uint8Array(content))
    expect(book.sheets.map(({ name }) => name)).toEqual(['container', 'columns'])
    const { id } = await draft()
    const heads = (book.sheets[0]?.rows[0] ?? []).map(String)
    const sheet = await file([heads, ['CSQU3054383', '21', '1', '0', 4060.5, 2200]])
    const { data } = await seller.upload(declarationFormImportContainer, { formId: id }, sheet)
    expect(data).toMatchObject({ same: 1, problemCount: 0 })
  })
})
