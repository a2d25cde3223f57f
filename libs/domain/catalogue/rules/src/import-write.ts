import type { LocaleCode } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import type { AttributeDefinition, ProductContent } from '@tradeport/domain/catalogue/contract'
import { columnLetter, escaped, writeCell, type CellValue } from './import-cells'
import { importColumns, type ImportColumn } from './import-columns'
import { importText } from './import-texts/import-texts'

/** What a product's own column shows; attributes and texts are found by their key. */
const OWN: Record<string, (content: ProductContent) => unknown> = {
  inner: content => content.packaging.inner,
  pcsPerCarton: content => content.packaging.pcsPerCarton,
  lengthCm: content => content.packaging.lengthCm,
  widthCm: content => content.packaging.widthCm,
  heightCm: content => content.packaging.heightCm,
  grossKg: content => content.packaging.grossKg,
  netKg: content => content.packaging.netKg,
  sampleAvailable: content => content.sample?.available,
  samplePrice: content => content.sample?.price,
  sampleCurrency: content => content.sample?.currency,
  sampleMaxQty: content => content.sample?.maxQty,
  sampleDays: content => content.sample?.days,
  sampleRefundable: content => content.sample?.refundableOnBulk,
  sampleShipFee: content => content.sample?.shipFeeBy,
  images: content =>
    content.media
      .filter(item => item.kind === 'image')
      .sort((a, b) => Number(b.isCover) - Number(a.isCover))
      .map(item => item.fileId),
  sizeCharts: content => content.media.filter(item => item.kind === 'size_chart').map(item => item.fileId),
}

/** What the n-th row of a product shows of its lists. */
const ENTRIES: Record<string, (content: ProductContent, index: number) => unknown> = {
  skuCode: (content, index) => content.skus[index]?.code,
  barcode: (content, index) => content.skus[index]?.barcode,
  stockQty: (content, index) => content.skus[index]?.stockQty,
  skuWeight: (content, index) => content.skus[index]?.weightG,
  skuEnabled: (content, index) => content.skus[index]?.enabled,
  skuImage: (content, index) => content.skus[index]?.imageFileId,
  priceTradeType: (content, index) => content.priceTiers[index]?.tradeType,
  priceCurrency: (content, index) => content.priceTiers[index]?.currency,
  priceIncoterm: (content, index) => content.priceTiers[index]?.incoterm,
  pricePort: (content, index) => content.priceTiers[index]?.port,
  priceMinQty: (content, index) => content.priceTiers[index]?.minQty,
  price: (content, index) => content.priceTiers[index]?.price,
  priceTo: (content, index) => content.priceTiers[index]?.priceTo,
  priceSku: (content, index) => content.priceTiers[index]?.skuCode,
  leadMinQty: (content, index) => content.leadTimes[index]?.minQty,
  leadDays: (content, index) => content.leadTimes[index]?.days,
  leadFrom: (content, index) => content.leadTimes[index]?.fromEvent,
  customKind: (content, index) => content.customisations[index]?.kind,
  customName: (content, index) => content.customisations[index]?.name[content.sourceLocale],
  customMoq: (content, index) => content.customisations[index]?.moq,
  customSurcharge: (content, index) => content.customisations[index]?.unitSurcharge,
  customSetupFee: (content, index) => content.customisations[index]?.setupFee,
  customCurrency: (content, index) => content.customisations[index]?.currency,
  customDays: (content, index) => content.customisations[index]?.extraDays,
  customArtwork: (content, index) => content.customisations[index]?.needsArtwork,
}

function valueOf(content: ProductContent, column: ImportColumn, index: number): unknown {
  const [field, code = ''] = column.key.split(/\.(.*)/s)
  if (column.scope !== 'product')
    return field === 'axes' ? content.skus[index]?.axes[code] : ENTRIES[column.key]?.(content, index)
  // The model number ties the rows of a product together, the rest stands in its first row.
  if (column.key === 'modelNo') return content.modelNo
  if (index > 0) return null
  if (field === 'attributes') return content.attributes[code]
  const own = OWN[column.key]
  if (own) return own(content)
  const value: unknown = new Map(Object.entries(content)).get(field ?? '')
  return code === '' ? value : new Map(Object.entries(value ?? {})).get(code)
}

function rowCount(content: ProductContent): number {
  return Math.max(
    1,
    content.skus.length,
    content.priceTiers.length,
    content.leadTimes.length,
    content.customisations.length,
  )
}

/** Rows of a product as `readSheet` takes them. */
export function writeRows(
  content: ProductContent,
  columns: readonly ImportColumn[],
  locale: LocaleCode,
): CellValue[][] {
  return Array.from({ length: rowCount(content) }, (_, index) =>
    columns.map(column => writeCell(valueOf(content, column, index), column, locale)),
  )
}

export interface SheetPlan {
  name: string
  headers: string[]
  columns: ImportColumn[]
}

/** Headers and columns of a category's sheet; a required column's header ends in an asterisk. */
export function sheetPlan(
  attributes: readonly AttributeDefinition[],
  locales: readonly LocaleCode[],
  locale: LocaleCode,
): SheetPlan {
  const columns = importColumns(
    attributes,
    LOCALE_CODES.filter(code => locales.includes(code)),
  )
  return {
    name: importText('sheetProducts', locale),
    columns,
    headers: columns.map(column => escaped(column.required ? `${column.header(locale)} *` : column.header(locale))),
  }
}

/** The sheet of allowed values: which column, the code, its name. */
export function dictionaryRows(plan: SheetPlan, locale: LocaleCode): CellValue[][] {
  const head = [importText('valueColumn', locale), importText('valueName', locale), importText('valueCode', locale)]
  const rows = plan.columns.flatMap((column, index) => {
    const where = `${columnLetter(index)} – ${column.header(locale)}`
    if (column.kind === 'bool') return (['yes', 'no'] as const).map(value => [where, importText(value, locale), value])
    return column.options.map(({ value, names }) => [where, names[locale] ?? names.en_US ?? value, value])
  })
  return [head, ...rows]
}
