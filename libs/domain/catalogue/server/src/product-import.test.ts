import { deflateRawSync } from 'node:zlib'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  KNITWEAR_ID,
  SWEATER_ID,
  ownProductDetail,
  ownProductPage,
  productExport,
  productImportApply,
  productImportDetail,
  productImportPreview,
  productImportTemplate,
  productSubmit,
} from '@tradeport/domain/catalogue/contract'
import type { CellValue } from '@tradeport/domain/catalogue/rules'
import { uploadFile } from '@tradeport/domain/files/contract'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'

let mall: TestMall
let seller: TestSeller
beforeAll(async () => {
  mall = await startMall()
})
afterAll(() => mall.close())

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function workbook(rows: CellValue[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows }] }))
}

const upload = (who: TestSeller, content: Buffer, name = 'products.xlsx', categoryId = SWEATER_ID) =>
  who.upload(productImportPreview, { categoryId }, { name, type: XLSX, content })

const HEADERS = [
  'Model number',
  'Title [English]',
  'Composition',
  'Gauge (gg)',
  'Variant: Colour',
  'Variant: Size',
  'Article number',
  'Minimum order quantity',
  'Kinds of trade',
  'Incoterms offered',
  'Price: currency',
  'Price: incoterm',
  'Price: from quantity',
  'Price',
  'Lead time: from quantity',
  'Lead time (days)',
]

/** `count` products of two rows each, plus one. */
function goodRows(count: number, mark = 'I'): CellValue[][] {
  const rows: CellValue[][] = [HEADERS]
  for (let index = 1; index <= count; index++) {
    const model = `${mark}-${index}`
    rows.push(
      [
        model,
        `Imported merino sweater ${index}`,
        '60 % Merino wool; 40 % Acrylic',
        '12 gg',
        'Red',
        'S',
        `${model}-rs`,
        100,
        'foreign trade',
        'FOB',
        'USD',
        'FOB',
        100,
        9.5,
        100,
        20,
      ],
      [model, null, null, null, 'Navy', 'M', `${model}-nm`, null, null, null, null, null, 500, 8.75, null, null],
    )
  }
  return rows
}

describe('product import', () => {
  beforeAll(async () => {
    seller = await mall.seller()
  })

  it('names three bad cells of 500 rows and imports nothing', async () => {
    const rows = goodRows(250, 'BAD')
    const [, , , third = [], , fifth = []] = rows
    const last = rows[500] ?? []
    third[3] = '11 gg'
    fifth[7] = 'a hundred'
    last[13] = 9.9
    const answer = await upload(seller, await workbook(rows))
    expect(answer.data).toMatchObject({ rowCount: 500, errorCount: 3, status: 'preview' })
    expect(
      answer.data.errors.map(({ row, column, header, value, rule }) => [row, column, header, value, rule]),
    ).toEqual([
      [4, 'D', 'Gauge (gg)', '11 gg', 'unknown_option'],
      [6, 'H', 'Minimum order quantity', 'a hundred', 'decimal'],
      [501, 'N', 'Price', '9.9', 'not_descending'],
    ])
    for (const error of answer.data.errors) expect(error.message).not.toBe('')
    expect((await seller.call(productImportApply, { importId: answer.data.importId })).code).toBe('MALL610206')
    expect(await seller.ok(ownProductPage, {})).toMatchObject({ total: 0 })
  })

  it('makes drafts of a good file once, though it is applied twice at the same time and uploaded again', async () => {
    const content = await workbook(goodRows(250))
    const preview = await upload(seller, content)
    expect(preview.data).toMatchObject({ errorCount: 0, productCount: 250, created: 250, updated: 0 })
    expect(preview.data.products).toHaveLength(100)
    const twin = await upload(seller, content)
    expect(twin.data.importId).not.toBe(preview.data.importId)
    const applied = await Promise.all([
      seller.call(productImportApply, { importId: preview.data.importId }),
      seller.call(productImportApply, { importId: preview.data.importId }),
      seller.call(productImportApply, { importId: twin.data.importId }),
    ])
    for (const answer of applied) expect(answer.data).toMatchObject({ status: 'applied', created: 250, updated: 0 })
    expect(new Set(applied.map(answer => answer.data.importId)).size).toBe(1)
    expect(await seller.ok(ownProductPage, {})).toMatchObject({ total: 250 })
    expect((await upload(seller, content)).data).toMatchObject({ status: 'applied', created: 250 })
    const detail = await seller.ok(productImportDetail, { importId: applied[0]?.data.importId ?? '' })
    expect(detail).toMatchObject({ status: 'applied', productCount: 250 })
    expect(mall.notified.filter(({ kind }) => kind === 'import_done')).toHaveLength(1)
  })

  it('reads ladders, variants and attributes into complete content', async () => {
    const [row] = (await seller.ok(ownProductPage, { keyword: 'I-7' })).records.filter(
      ({ modelNo }) => modelNo === 'I-7',
    )
    const { content, status } = await seller.ok(ownProductDetail, { id: row?.id ?? '' })
    expect(status).toBe('draft')
    expect(content).toMatchObject({
      title: { en_US: 'Imported merino sweater 7' },
      moq: '100',
      axes: ['colour', 'size'],
      attributes: {
        gauge: '12',
        composition: [
          { option: 'merino', percent: '60' },
          { option: 'acrylic', percent: '40' },
        ],
      },
      priceTiers: [
        { minQty: '100', price: '9.5', incoterm: 'FOB', tradeType: 'foreign' },
        { minQty: '500', price: '8.75', incoterm: 'FOB', tradeType: 'foreign' },
      ],
      leadTimes: [{ minQty: '100', days: 20 }],
    })
    expect(content.skus.map(sku => [sku.code, sku.axes])).toEqual([
      ['I-7-rs', { colour: 'red', size: 's' }],
      ['I-7-nm', { colour: 'navy', size: 'm' }],
    ])
  })

  it('updates a product with the same model number, and leaves alone what the sheet has no column for', async () => {
    const own = await mall.seller()
    const draft = await mall.draft(own, { modelNo: 'UP-1' })
    const rows: CellValue[][] = [
      ['Model number', 'Title [English]', 'Brand'],
      ['up-1', 'A title from the spreadsheet', 'Sheet'],
    ]
    const preview = await upload(own, await workbook(rows))
    expect(preview.data).toMatchObject({ errorCount: 0, updated: 1, created: 0 })
    await own.ok(productImportApply, { importId: preview.data.importId })
    const { content } = await own.ok(ownProductDetail, { id: draft.id })
    expect(content).toMatchObject({
      brand: 'Sheet',
      title: { en_US: 'A title from the spreadsheet', zh_CN: draft.content.title.zh_CN },
    })
    expect(content.media).toEqual(draft.content.media)
    expect(content.skus).toEqual(draft.content.skus)
  })

  it('waits beside the live version where the product is on sale, and refuses what is in review', async () => {
    const own = await mall.seller()
    const live = await mall.onSale(own, { modelNo: 'LIVE-1' })
    const waiting = await mall.draft(own, { modelNo: 'WAIT-1' })
    await own.ok(productSubmit, { id: waiting.id, version: waiting.version })
    const rows: CellValue[][] = [
      ['Model number', 'Brand'],
      ['LIVE-1', 'New brand'],
      ['WAIT-1', 'New brand'],
    ]
    const refused = await upload(own, await workbook(rows))
    expect(refused.data.errors).toMatchObject([{ row: 3, column: 'A', rule: 'not_editable' }])
    const preview = await upload(own, await workbook(rows.slice(0, 2)))
    await own.ok(productImportApply, { importId: preview.data.importId })
    expect(await own.ok(ownProductDetail, { id: live.id })).toMatchObject({
      status: 'on_sale',
      changeStatus: 'draft',
      content: { brand: 'New brand' },
      liveContent: { brand: 'Morning Mist' },
    })
  })

  it('does not apply over what was changed since the preview', async () => {
    const own = await mall.seller()
    await mall.draft(own, { modelNo: 'RACE-1' })
    const first = await upload(
      own,
      await workbook([
        ['Model number', 'Brand'],
        ['RACE-1', 'First'],
        ['RACE-2', 'First'],
      ]),
    )
    const second = await upload(
      own,
      await workbook([
        ['Model number', 'Brand'],
        ['RACE-1', 'Second'],
      ]),
    )
    await own.ok(productImportApply, { importId: second.data.importId })
    expect((await own.call(productImportApply, { importId: first.data.importId })).code).toBe('FT510006')
    expect(await own.ok(ownProductPage, {})).toMatchObject({ total: 1 })
  })

  it('forgets a preview after a day', async () => {
    const own = await mall.seller()
    const preview = await upload(own, await workbook(goodRows(1, 'OLD')))
    const then = mall.clock.now
    mall.clock.now = new Date(then.getTime() + 25 * 3_600_000)
    await mall.api.jobs.run('catalogue.expire-imports')
    expect((await own.call(productImportApply, { importId: preview.data.importId })).code).toBe('MALL610207')
    mall.clock.now = then
  })

  it('belongs to its store', async () => {
    const preview = await upload(seller, await workbook(goodRows(1, 'MINE')))
    const other = await mall.seller()
    expect((await other.call(productImportApply, { importId: preview.data.importId })).code).toBe('MALL600404')
    expect((await other.call(productImportDetail, { importId: preview.data.importId })).code).toBe('MALL600404')
    const sales = await mall.seller({ roles: ['sales'] })
    expect((await upload(sales, await workbook(goodRows(1)))).code).toBe('MALL600403')
  })
})

/** A zip with one entry that unpacks to `size` zeros. */
function bomb(size: number): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const data = deflateRawSync(Buffer.alloc(size))
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(size, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(size, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + data.length, 16)
  return Buffer.concat([local, name, data, central, name, end])
}

describe('files that are not a spreadsheet of products', () => {
  beforeAll(async () => {
    seller = await mall.seller()
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'MALL610202'],
    ['nothing', () => Buffer.alloc(0), 'MALL610202'],
    ['a truncated workbook', async () => (await workbook(goodRows(3))).subarray(0, 2000), 'MALL610202'],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 'a;b\n'), 'MALL610201'],
    ['a zip bomb', () => bomb(300 * 1024 * 1024), 'MALL610205'],
    ['6,000 rows', () => workbook(goodRows(3000)), 'MALL610203'],
    [
      'a workbook about something else',
      () =>
        workbook([
          ['Voltage', 'Amperage'],
          [220, 16],
        ]),
      'MALL610204',
    ],
  ])('%s', async (_, content, code) => {
    expect((await upload(seller, await content())).code).toBe(code)
    expect(await seller.ok(ownProductPage, {})).toMatchObject({ total: 0 })
  })

  it('a workbook of headers alone', async () => {
    expect((await upload(seller, await workbook([HEADERS]))).data.errors).toMatchObject([{ rule: 'no_rows' }])
  })

  it('a category that is not there, or takes no products', async () => {
    expect((await upload(seller, await workbook(goodRows(1)), 'a.xlsx', KNITWEAR_ID)).code).toBe('MALL600404')
  })
})

describe('pictures of an import', () => {
  let own: TestSeller
  beforeAll(async () => {
    own = await mall.seller()
  })

  async function picture(who: TestSeller, name: string, background: string): Promise<string> {
    const content = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
    const { data } = await who.upload(uploadFile, { kind: 'image' }, { name, type: 'image/png', content })
    return data.id
  }

  /** One product of two variants that names pictures. */
  function withPictures(model: string, pictures: string, variant: string): CellValue[][] {
    const [headers = [], first = [], second = []] = goodRows(1, model)
    return [
      [...headers, 'Pictures (file names)', 'Variant picture (file name)'],
      [...first, pictures, variant],
      [...second, null, null],
    ]
  }

  it('are those that were uploaded under the names in the cells, the latest of each', async () => {
    await picture(own, 'Front View.PNG', 'red')
    const front = await picture(own, 'front view.png', 'green')
    const back = await picture(own, 'Rückseite.png', 'blue')
    const sheet = await workbook(withPictures('PIC', 'Front view.png; rückseite', back))
    const preview = await upload(own, sheet)
    expect(preview.data).toMatchObject({ errorCount: 0, created: 1 })
    await own.ok(productImportApply, { importId: preview.data.importId })
    const [row] = (await own.ok(ownProductPage, { keyword: 'PIC-1' })).records
    const { content } = await own.ok(ownProductDetail, { id: row?.id ?? '' })
    expect(content.media).toMatchObject([
      { fileId: front, kind: 'image', isCover: true },
      { fileId: back, kind: 'image', isCover: false },
    ])
    expect(content.skus.map(sku => sku.imageFileId)).toEqual([back, null])
  })

  it('make another import of the same sheet once they show something else, and none when they show the same', async () => {
    await picture(own, 'swap.png', 'white')
    const sheet = await workbook(withPictures('SWAP', 'swap.png', ''))
    const { data } = await upload(own, sheet)
    await own.ok(productImportApply, { importId: data.importId })
    await picture(own, 'swap.png', 'white')
    expect((await upload(own, sheet)).data).toMatchObject({ status: 'applied', importId: data.importId })
    await picture(own, 'swap.png', 'black')
    expect((await upload(own, sheet)).data).toMatchObject({ status: 'preview', updated: 1 })
  })

  it.each([
    ['a name nobody uploaded', 'missing.png', '', 'unknown_picture'],
    ['a picture of another company', 'theirs.png', '', 'unknown_picture'],
    ['two pictures of one variant', '', 'swap.png; swap.png', 'one_picture'],
  ])('are named where they are wrong: %s', async (_, pictures, variant, rule) => {
    await picture(await mall.seller(), 'theirs.png', 'pink')
    const { data } = await upload(own, await workbook(withPictures('WRONG', pictures, variant)))
    expect(data.errors).toMatchObject([{ row: 2, rule }])
    expect(data.errors[0]?.message).not.toBe('')
  })
})

describe('template and export', () => {
  it('gives a template with headers in the seller’s language and a sheet of allowed values', async () => {
    const own = await mall.seller()
    const { mime, content } = await own.download(productImportTemplate, { categoryId: SWEATER_ID, format: 'xlsx' })
    expect(mime).toBe(XLSX)
    const { sheets } = await readXlsx(content)
    expect(sheets.map(sheet => sheet.name)).toEqual(['Products', 'Allowed values'])
    expect(sheets[0]?.rows[0]).toEqual(
      expect.arrayContaining(['Model number *', 'Title [English]', 'Composition *', 'Variant: Colour']),
    )
    expect(sheets[1]?.rows).toContainEqual([expect.stringContaining('Gauge'), '12 gg', '12'])
  })

  it.each(['xlsx', 'csv'] as const)('writes what the import reads back to the same: %s', async format => {
    const own = await mall.seller()
    const before = await mall.draft(own, { brand: '=HYPERLINK("evil")', modelNo: '+1' })
    const { content } = await own.download(productExport, { categoryId: SWEATER_ID, format })
    if (format === 'csv') expect(content.toString('utf8')).toContain(`'=HYPERLINK`)
    const preview = await upload(own, content, `products.${format}`)
    expect(preview.data).toMatchObject({ errorCount: 0, updated: 1 })
    await own.ok(productImportApply, { importId: preview.data.importId })
    expect((await own.ok(ownProductDetail, { id: before.id })).content).toEqual(before.content)
  })

  it('reads a CSV with semicolons in the encoding of a Chinese Excel', async () => {
    const own = await mall.seller()
    // 型号;标题 [简体中文] / GB-1;羊毛围巾加厚款保暖 in GB 18030.
    const bytes = 'd0cdbac53bb1eacce2205bbcf2cce5d6d0cec45d0a47422d313bd1f2c3abcea7bdedbcd3baf1bfeeb1a3c5af0a'
    const preview = await upload(own, Buffer.from(bytes, 'hex'), 'a.csv')
    expect(preview.data).toMatchObject({
      errorCount: 0,
      products: [{ modelNo: 'GB-1', title: expect.stringContaining('羊毛围巾') }],
    })
  })
})
