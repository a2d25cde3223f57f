import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { aProductContent, knitwearAttributes, productContent } from '@tradeport/domain/catalogue/contract'
import {
  cellOf,
  columnLetter,
  dictionaryRows,
  headerIndex,
  readCell,
  readSheet,
  sheetPlan,
  writeCell,
  writeRows,
  type CellValue,
} from './index'

const attributes = knitwearAttributes()
const COVER = '01900000-0000-7000-8000-00000000f001'
const content = aProductContent({
  media: [{ fileId: COVER, isCover: true }],
  customsElements: [{ name: 'Fibre', value: 'wool' }],
})

function sheet(
  locale: LocaleCode,
  locales: readonly LocaleCode[] = ['en_US', 'zh_CN', 'th_TH'],
): { rows: CellValue[][]; headers: string[] } {
  const plan = sheetPlan(attributes, locales, locale)
  return { rows: [plan.headers, ...writeRows(content, plan.columns, locale)], headers: plan.headers }
}

const reread = (rows: CellValue[][], locale: LocaleCode) => {
  const { products, errors } = readSheet(rows, attributes, locale)
  return {
    errors,
    contents: products.map(product => productContent.parse({ categoryId: content.categoryId, ...product.content })),
  }
}

describe('import spreadsheet', () => {
  it.each(LOCALE_CODES)('reads back what it wrote, with headers and values in %s', locale => {
    const { errors, contents } = reread(sheet(locale).rows, locale)
    expect(errors).toEqual([])
    expect(contents).toEqual([
      {
        ...content,
        customisations: content.customisations.map(option => ({ ...option, name: { en_US: option.name.en_US } })),
      },
    ])
  })

  it('reads a sheet written in another language than the reader’s', () => {
    expect(reread(sheet('zh_CN').rows, 'de_DE').errors).toEqual([])
  })

  it('has no two columns with the same header in any language', () => {
    for (const locale of LOCALE_CODES) {
      const { headers } = sheetPlan(attributes, LOCALE_CODES, locale)
      expect(new Set(headers).size).toBe(headers.length)
    }
  })

  it('finds every column by its header in every language', () => {
    const plan = sheetPlan(attributes, LOCALE_CODES, 'en_US')
    const find = headerIndex(plan.columns)
    for (const locale of LOCALE_CODES)
      for (const column of plan.columns) expect(find(column.header(locale))?.key).toBe(column.key)
  })

  it('names each wrong cell and no other', () => {
    const { rows, headers } = sheet('en_US')
    const at = (name: string) => headers.findIndex(header => header.startsWith(name))
    const broken = rows.map(row => [...row])
    const [, first = [], second = []] = broken
    first[at('Gauge')] = '99'
    first[at('Minimum order')] = 'many'
    second[at('Price: from quantity')] = '1.000.000,5'
    const { errors } = readSheet(broken, attributes, 'en_US')
    expect(errors.map(({ row, column, rule }) => [row, headers[column], rule])).toEqual([
      [1, 'Gauge (gg) *', 'unknown_option'],
      [1, 'Minimum order quantity', 'decimal'],
      [2, 'Price: from quantity', 'decimal'],
    ])
  })

  it('names a header it does not know, and a value that contradicts the product’s first row', () => {
    const { rows, headers } = sheet('en_US')
    const [, , third = []] = rows
    third[headers.indexOf('Brand')] = 'Another'
    const withUnknown = rows.map((row, index) => [...row, index === 0 ? 'Voltage' : null])
    expect(readSheet(withUnknown, attributes, 'en_US').errors.map(({ row, rule }) => [row, rule])).toEqual([
      [0, 'unknown_column'],
      [2, 'row_conflict'],
    ])
  })

  it('asks for the model number of a row that has anything else', () => {
    const { errors } = readSheet(
      [
        ['Model number', 'Brand'],
        ['', 'Mist'],
        ['', ''],
      ],
      attributes,
      'en_US',
    )
    expect(errors).toEqual([{ row: 1, column: 0, rule: 'required', params: {} }])
  })

  it('lets the later steps of a ladder leave out what the first one said', () => {
    const rows = [
      ['Model number', 'Price: currency', 'Price: incoterm', 'Price: from quantity', 'Price'],
      ['M1', 'USD', 'FOB', 300, 12.5],
      ['M1', '', '', 1000, 11],
    ]
    expect(readSheet(rows, attributes, 'en_US').products[0]?.content['priceTiers']).toEqual([
      { currency: 'USD', incoterm: 'FOB', minQty: '300', price: '12.5', tradeType: 'foreign' },
      { currency: 'USD', incoterm: 'FOB', minQty: '1000', price: '11', tradeType: 'foreign' },
    ])
  })

  it('leads a finding of the rules to its cell', () => {
    const [product] = readSheet(sheet('en_US').rows, attributes, 'en_US').products
    if (!product) throw new Error('the sheet has a product')
    const { headers } = sheet('en_US')
    expect(headers[cellOf(product, 'priceTiers.1.minQty')?.column ?? -1]).toBe('Price: from quantity')
    expect(cellOf(product, 'priceTiers.1.minQty')?.row).toBe(2)
    expect(headers[cellOf(product, 'packaging.grossKg')?.column ?? -1]).toBe('Gross weight per carton (kg)')
    expect(headers[cellOf(product, 'skus.0')?.column ?? -1]).toBe('Variant: Colour')
  })

  it('says what is allowed where', () => {
    const rows = dictionaryRows(sheetPlan(attributes, ['en_US'], 'en_US'), 'en_US')
    expect(rows).toContainEqual([expect.stringMatching(/Composition$/), 'Merino wool', 'merino'])
  })
})

describe('cells', () => {
  const column = (key: string) => {
    const found = sheetPlan(attributes, ['en_US'], 'en_US').columns.find(candidate => candidate.key === key)
    if (!found) throw new Error(key)
    return found
  }
  it.each<[string, CellValue, unknown]>([
    ['moq', 300, '300'],
    ['moq', '1,234.5', '1234.5'],
    ['moq', '12,5', '12.5'],
    ['moq', 1e21, undefined],
    ['pcsPerCarton', 40, 40],
    ['pcsPerCarton', 4.5, undefined],
    ['oem', 'ja', true],
    ['oem', 'perhaps', undefined],
    ['oem', 'Yes', true],
    ['oem', false, false],
    ['incoterms', 'FOB; cif', ['FOB', 'CIF']],
    [
      'attributes.composition',
      '70% Merino wool, Acrylic 30',
      [
        { option: 'merino', percent: '70' },
        { option: 'acrylic', percent: '30' },
      ],
    ],
    ['attributes.composition', 'silk 100', undefined],
    ['attributes.wash_temperature', '0 – 30', { min: '0', max: '30' }],
    [
      'customsElements',
      'Fibre=wool; Use: clothing',
      [
        { name: 'Fibre', value: 'wool' },
        { name: 'Use', value: 'clothing' },
      ],
    ],
  ])('%s reads %s', (key, cell, expected) => {
    const reading = readCell(cell, column(key), 'en_US')
    expect(reading && 'value' in reading ? reading.value : undefined).toEqual(expected)
  })

  it.each(['=cmd|calc', '+1', '-1', '@sum', '\tx'])('never run %j, and read back to it', text => {
    const written = writeCell(text, column('brand'), 'en_US')
    expect(written).toBe(`'${text}`)
    expect(readCell(written, column('brand'), 'en_US')).toEqual({ value: text })
  })

  it('are named as a spreadsheet names them', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
