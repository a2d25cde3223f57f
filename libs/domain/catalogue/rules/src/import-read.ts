import type { LocaleCode } from '@tradeport/kernel/config'
import type { AttributeDefinition } from '@tradeport/domain/catalogue/contract'
import {
  cellText,
  isFileId,
  pictureKey,
  pictureNames,
  readCell,
  type CellValue,
  type PicturesByName,
} from './import-cells'
import { headerIndex, importColumns, type ImportColumn } from './import-columns'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'

/** One cell that cannot stay; rows and columns count from 0, the header is row 0. */
export interface CellError {
  row: number
  column: number
  rule: string
  params: Record<string, string | number>
}

/** A product as the sheet says it: content not yet checked, and which cell each of its fields came from. */
export interface SheetProduct {
  row: number
  modelNo: string
  content: Record<string, unknown>
  /** Fields the sheet has a column for, so that an update leaves the others as they are. */
  cells: Map<string, { row: number; column: number }>
}

export interface SheetReading {
  products: SheetProduct[]
  errors: CellError[]
  /** Columns by their place, undefined where the header is unknown. */
  columns: (ImportColumn | undefined)[]
}

interface SheetColumn {
  index: number
  column: ImportColumn
}

/** Where the value of a product's own column stands in the content. */
const PRODUCT_PATHS: Record<string, string> = {
  ...Object.fromEntries(
    ['inner', 'pcsPerCarton', 'lengthCm', 'widthCm', 'heightCm', 'grossKg', 'netKg'].map(key => [
      key,
      `packaging.${key}`,
    ]),
  ),
  sampleAvailable: 'sample.available',
  samplePrice: 'sample.price',
  sampleCurrency: 'sample.currency',
  sampleMaxQty: 'sample.maxQty',
  sampleDays: 'sample.days',
  sampleRefundable: 'sample.refundableOnBulk',
  sampleShipFee: 'sample.shipFeeBy',
}

/** Where the values of a row's own columns stand in an entry of their list. */
const ENTRY_FIELDS: Record<string, string> = {
  skuCode: 'code',
  barcode: 'barcode',
  stockQty: 'stockQty',
  skuWeight: 'weightG',
  skuEnabled: 'enabled',
  skuImage: 'imageFileId',
  priceTradeType: 'tradeType',
  priceCurrency: 'currency',
  priceIncoterm: 'incoterm',
  pricePort: 'port',
  priceMinQty: 'minQty',
  price: 'price',
  priceTo: 'priceTo',
  priceSku: 'skuCode',
  leadMinQty: 'minQty',
  leadDays: 'days',
  leadFrom: 'fromEvent',
  customKind: 'kind',
  customName: 'name',
  customMoq: 'moq',
  customSurcharge: 'unitSurcharge',
  customSetupFee: 'setupFee',
  customCurrency: 'currency',
  customDays: 'extraDays',
  customArtwork: 'needsArtwork',
}

const LISTS = { sku: 'skus', price: 'priceTiers', lead: 'leadTimes', custom: 'customisations' } as const
type ListScope = keyof typeof LISTS
const LIST_SCOPES: readonly ListScope[] = ['sku', 'price', 'lead', 'custom']

/** What a new entry of a list is taken to be where its cells are empty. */
const ENTRY_KEY: Record<ListScope, readonly string[]> = {
  sku: [],
  price: ['minQty', 'price'],
  lead: ['minQty', 'days'],
  custom: ['kind'],
}

function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.')
  // Codes of attributes and languages hold no dots of their own in a path of two parts.
  const tail = rest.join('.')
  if (tail === '') target[head] = value
  else target[head] = { ...(target[head] instanceof Object ? target[head] : {}), [tail]: value }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

class SheetReader {
  readonly errors: CellError[] = []
  readonly products: SheetProduct[] = []
  readonly columns: (ImportColumn | undefined)[]
  private readonly rows: readonly (readonly CellValue[])[]
  private readonly locale: LocaleCode
  private readonly pictures: PicturesByName
  private readonly byKey = new Map<string, SheetColumn>()

  constructor(
    rows: readonly (readonly CellValue[])[],
    columns: readonly ImportColumn[],
    locale: LocaleCode,
    pictures: PicturesByName,
  ) {
    this.rows = rows
    this.locale = locale
    this.pictures = pictures
    const find = headerIndex(columns)
    this.columns = (rows[0] ?? []).map(header => find(cellText(header)))
    this.columns.forEach((column, index) => {
      const header = cellText(rows[0]?.[index] ?? null)
      if (!column) {
        if (header !== '') this.errors.push({ row: 0, column: index, rule: 'unknown_column', params: {} })
      } else if (this.byKey.has(column.key)) this.errors.push({ row: 0, column: index, rule: 'duplicate', params: {} })
      else this.byKey.set(column.key, { index, column })
    })
  }

  /** All pictures that cells call by a name, each once. */
  picturesNamed(): string[] {
    const names = new Map<string, string>()
    for (const { index, column } of this.byKey.values())
      if (column.kind === 'picture' || column.kind === 'pictures')
        for (const row of this.rows.slice(1))
          for (const name of pictureNames(cellText(row[index] ?? null)))
            if (!isFileId(name)) names.set(pictureKey(name), name)
    return [...names.keys()]
  }

  read(): SheetReading {
    const byModel = new Map<string, { product: SheetProduct; rows: number[] }>()
    const model = this.byKey.get('modelNo')
    for (let row = 1; row < this.rows.length; row++) {
      if (this.isBlank(row)) continue
      const modelNo = model ? cellText(this.rows[row]?.[model.index] ?? null) : ''
      if (modelNo === '') {
        this.errors.push({ row, column: model?.index ?? 0, rule: 'required', params: {} })
        continue
      }
      const known = byModel.get(modelNo.toLowerCase())
      if (known) known.rows.push(row)
      else byModel.set(modelNo.toLowerCase(), { product: { row, modelNo, content: {}, cells: new Map() }, rows: [row] })
    }
    for (const { product, rows } of byModel.values()) {
      this.readProduct(product, rows)
      this.products.push(product)
    }
    return { products: this.products, errors: this.errors, columns: this.columns }
  }

  private isBlank(row: number): boolean {
    return (this.rows[row] ?? []).every(cell => cellText(cell) === '')
  }

  /** The value of a cell; `undefined` where it is empty or wrong (and then said so). */
  private value(row: number, { index, column }: SheetColumn): unknown {
    const reading = readCell(this.rows[row]?.[index] ?? null, column, this.locale, this.pictures)
    if (reading === undefined) return undefined
    if ('value' in reading) return reading.value
    this.errors.push({ row, column: index, rule: reading.rule, params: reading.params })
    return undefined
  }

  private readProduct(product: SheetProduct, rows: readonly number[]): void {
    for (const sheet of this.byKey.values()) if (sheet.column.scope === 'product') this.readOwn(product, rows, sheet)
    for (const scope of LIST_SCOPES) this.readList(product, rows, scope)
    this.finish(product)
  }

  private readOwn(product: SheetProduct, rows: readonly number[], sheet: SheetColumn): void {
    const { column, index } = sheet
    const [first = product.row, ...others] = rows
    const said = cellText(this.rows[first]?.[index] ?? null)
    for (const row of others) {
      const again = cellText(this.rows[row]?.[index] ?? null)
      if (again !== '' && again !== said && column.key !== 'modelNo')
        this.errors.push({ row, column: index, rule: 'row_conflict', params: { row: first + 1 } })
    }
    const path = PRODUCT_PATHS[column.key] ?? column.key
    product.cells.set(path, { row: first, column: index })
    const value = this.value(first, sheet)
    if (value !== undefined) setPath(product.content, path, value)
    else if (column.required && said === '')
      this.errors.push({ row: first, column: index, rule: 'required', params: {} })
  }

  private readList(product: SheetProduct, rows: readonly number[], scope: ListScope): void {
    const own = [...this.byKey.values()].filter(({ column }) => column.scope === scope)
    if (own.length === 0) return
    const list: Record<string, unknown>[] = []
    for (const row of rows) {
      const entry: Record<string, unknown> = {}
      const path = `${LISTS[scope]}.${list.length}`
      for (const sheet of own) {
        const value = this.value(row, sheet)
        const field = sheet.column.key.startsWith('axes.')
          ? sheet.column.key
          : (ENTRY_FIELDS[sheet.column.key] ?? sheet.column.key)
        product.cells.set(`${path}.${field}`, { row, column: sheet.index })
        if (value !== undefined) setPath(entry, field, value)
      }
      if (Object.keys(entry).length === 0) {
        for (const key of [...product.cells.keys()]) if (key.startsWith(`${path}.`)) product.cells.delete(key)
        continue
      }
      for (const field of ENTRY_KEY[scope]) if (!(field in entry)) this.missing(row, own, field)
      list.push(entry)
    }
    product.content[LISTS[scope]] = list
  }

  /** A wrong cell has been named already; only an empty one is missing. */
  private missing(row: number, own: readonly SheetColumn[], field: string): void {
    const sheet = own.find(({ column }) => ENTRY_FIELDS[column.key] === field)
    if (sheet && cellText(this.rows[row]?.[sheet.index] ?? null) === '')
      this.errors.push({ row, column: sheet.index, rule: 'required', params: {} })
  }

  /** What the sheet says in its own way, as the content has it. */
  private finish(product: SheetProduct): void {
    const { content } = product
    content['modelNo'] = product.modelNo
    content['sourceLocale'] ??= this.sourceLocaleOf(content['title'])
    if ('skus' in content) {
      const used = new Set(recordsOf(content['skus']).flatMap(sku => Object.keys(sku['axes'] ?? {})))
      content['axes'] = [...this.byKey.values()]
        .map(({ column }) => column.key)
        .filter(key => key.startsWith('axes.') && used.has(key.slice(5)))
        .map(key => key.slice(5))
    }
    for (const option of recordsOf(content['customisations']))
      if ('name' in option) option['name'] = { [String(content['sourceLocale'])]: option['name'] }
    this.finishPrices(content)
    this.finishMedia(product)
  }

  /** A ladder's later rows need not repeat what its first one said. */
  private finishPrices(content: Record<string, unknown>): void {
    let before: Record<string, unknown> = {}
    for (const tier of recordsOf(content['priceTiers'])) {
      if (!('tradeType' in tier) && !('currency' in tier) && !('incoterm' in tier)) {
        for (const field of ['tradeType', 'currency', 'incoterm', 'port', 'skuCode'])
          if (before[field] !== undefined && !(field in tier)) tier[field] = before[field]
      }
      tier['tradeType'] ??= 'incoterm' in tier ? 'foreign' : 'domestic'
      before = tier
    }
  }

  private finishMedia({ content, cells }: SheetProduct): void {
    const { images, sizeCharts } = content
    delete content['images']
    delete content['sizeCharts']
    if (images === undefined && sizeCharts === undefined) return
    const idsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
    content['media'] = [
      ...idsOf(images).map((fileId, index) => ({ fileId, kind: 'image', isCover: index === 0 })),
      ...idsOf(sizeCharts).map(fileId => ({ fileId, kind: 'size_chart', isCover: false })),
    ]
    const cell = cells.get('images') ?? cells.get('sizeCharts')
    if (cell) cells.set('media', cell)
  }

  private sourceLocaleOf(title: unknown): string {
    const written = new Set(title instanceof Object ? Object.keys(title) : [])
    return written.has(this.locale) || written.size === 0
      ? this.locale
      : (LOCALE_CODES.find(code => written.has(code)) ?? this.locale)
  }
}

/** Reads a sheet whose first row are headers in any language. Every wrong cell is named; products with wrong cells are in the answer too. */
export function readSheet(
  rows: readonly (readonly CellValue[])[],
  attributes: readonly AttributeDefinition[],
  locale: LocaleCode,
  pictures: PicturesByName = new Map(),
): SheetReading {
  return new SheetReader(rows, importColumns(attributes, LOCALE_CODES), locale, pictures).read()
}

/** The names (`pictureKey`) by which a sheet calls its pictures: what has to be looked up before it is read. */
export function picturesOfSheet(
  rows: readonly (readonly CellValue[])[],
  attributes: readonly AttributeDefinition[],
): string[] {
  return new SheetReader(rows, importColumns(attributes, LOCALE_CODES), 'en_US', new Map()).picturesNamed()
}

/** The cell that a finding of the rules is about: its own, one inside it, or the one around it. */
export function cellOf(product: SheetProduct, path: string): { row: number; column: number } | undefined {
  const own = product.cells.get(path)
  if (own) return own
  for (const [known, cell] of product.cells) if (known.startsWith(`${path}.`)) return cell
  const parent = path.split('.').slice(0, -1).join('.')
  return parent === '' ? undefined : cellOf(product, parent)
}
