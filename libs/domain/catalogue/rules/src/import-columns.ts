import { INCOTERM_CODES, LOCALES, TRADE_TYPES, UNIT_CODES, type LocaleCode } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import {
  CUSTOMISATION_KINDS,
  LEAD_FROM_EVENTS,
  MOQ_SCOPES,
  PRICE_MODES,
  SHIP_FEE_PAYERS,
  STOCK_MODES,
  type AttributeDefinition,
} from '@tradeport/domain/catalogue/contract'
import type { ImportTextKey } from './import-texts/import-text-keys'
import { importText } from './import-texts/import-texts'

/**
 * The import spreadsheet: one row per SKU; rows with the same model number are one product. What belongs to the whole product
 * stands in its first row. A row may carry one SKU, one price step, one step of lead time and one customisation: lists go down.
 */
export type ImportScope = 'product' | 'sku' | 'price' | 'lead' | 'custom'

export type CellKind =
  | 'text'
  | 'decimal'
  | 'integer'
  | 'bool'
  | 'option'
  | 'options'
  | 'picture'
  | 'pictures'
  | 'pairs'
  | 'range'
  | 'composition'
  | 'words'

export interface ImportColumn {
  /** Stable name, also taken as a header: `title.en_US`, `attributes.gauge`, `axes.colour`. */
  key: string
  scope: ImportScope
  kind: CellKind
  required: boolean
  /** Allowed codes with their names by language, for `option`, `options` and `composition`. */
  options: readonly { value: string; names: Partial<Record<LocaleCode, string>> }[]
  header(locale: LocaleCode): string
}

const optionOf = (value: ImportTextKey) => ({
  value,
  names: Object.fromEntries(LOCALE_CODES.map(locale => [locale, importText(value, locale)])),
})
const plainOption = (value: string) => ({ value, names: {} })
const localeOptions = () =>
  LOCALES.map(({ code, name, bcp47 }) => ({ value: code, names: { en_US: bcp47, [code]: name } }))

interface BaseColumn {
  key: ImportTextKey
  kind: CellKind
  scope?: ImportScope
  required?: boolean
  options?: ImportColumn['options']
}

/** In the order of the sheet; the columns of texts, attributes and axes are put in where their names stand. */
const BASE: readonly BaseColumn[] = [
  { key: 'modelNo', kind: 'text', required: true },
  { key: 'sourceLocale', kind: 'option', options: localeOptions() },
  { key: 'brand', kind: 'text' },
  { key: 'originCountry', kind: 'text' },
  { key: 'saleUnit', kind: 'option', options: UNIT_CODES.map(optionOf) },
  { key: 'tradeTypes', kind: 'options', options: TRADE_TYPES.map(optionOf) },
  { key: 'skuCode', kind: 'text', scope: 'sku' },
  { key: 'barcode', kind: 'text', scope: 'sku' },
  { key: 'stockQty', kind: 'integer', scope: 'sku' },
  { key: 'skuWeight', kind: 'integer', scope: 'sku' },
  { key: 'skuEnabled', kind: 'bool', scope: 'sku' },
  { key: 'skuImage', kind: 'picture', scope: 'sku' },
  { key: 'moq', kind: 'decimal' },
  { key: 'moqScope', kind: 'option', options: MOQ_SCOPES.map(optionOf) },
  { key: 'orderMultiple', kind: 'decimal' },
  { key: 'mixedBatch', kind: 'bool' },
  { key: 'priceMode', kind: 'option', options: PRICE_MODES.map(optionOf) },
  { key: 'incoterms', kind: 'options', options: INCOTERM_CODES.map(plainOption) },
  { key: 'priceTradeType', kind: 'option', scope: 'price', options: TRADE_TYPES.map(optionOf) },
  { key: 'priceCurrency', kind: 'text', scope: 'price' },
  { key: 'priceIncoterm', kind: 'option', scope: 'price', options: INCOTERM_CODES.map(plainOption) },
  { key: 'pricePort', kind: 'text', scope: 'price' },
  { key: 'priceMinQty', kind: 'decimal', scope: 'price' },
  { key: 'price', kind: 'decimal', scope: 'price' },
  { key: 'priceTo', kind: 'decimal', scope: 'price' },
  { key: 'priceSku', kind: 'text', scope: 'price' },
  { key: 'leadMinQty', kind: 'decimal', scope: 'lead' },
  { key: 'leadDays', kind: 'integer', scope: 'lead' },
  { key: 'leadFrom', kind: 'option', scope: 'lead', options: LEAD_FROM_EVENTS.map(optionOf) },
  { key: 'stockMode', kind: 'option', options: STOCK_MODES.map(optionOf) },
  { key: 'hsCode', kind: 'text' },
  { key: 'customsUnit', kind: 'option', options: UNIT_CODES.map(optionOf) },
  { key: 'customsElements', kind: 'pairs' },
  { key: 'inner', kind: 'text' },
  { key: 'pcsPerCarton', kind: 'integer' },
  { key: 'lengthCm', kind: 'decimal' },
  { key: 'widthCm', kind: 'decimal' },
  { key: 'heightCm', kind: 'decimal' },
  { key: 'grossKg', kind: 'decimal' },
  { key: 'netKg', kind: 'decimal' },
  { key: 'loadPort', kind: 'text' },
  { key: 'sampleAvailable', kind: 'bool' },
  { key: 'samplePrice', kind: 'decimal' },
  { key: 'sampleCurrency', kind: 'text' },
  { key: 'sampleMaxQty', kind: 'integer' },
  { key: 'sampleDays', kind: 'integer' },
  { key: 'sampleRefundable', kind: 'bool' },
  { key: 'sampleShipFee', kind: 'option', options: SHIP_FEE_PAYERS.map(optionOf) },
  { key: 'customisable', kind: 'bool' },
  { key: 'oem', kind: 'bool' },
  { key: 'odm', kind: 'bool' },
  { key: 'customKind', kind: 'option', scope: 'custom', options: CUSTOMISATION_KINDS.map(optionOf) },
  { key: 'customName', kind: 'text', scope: 'custom' },
  { key: 'customMoq', kind: 'decimal', scope: 'custom' },
  { key: 'customSurcharge', kind: 'decimal', scope: 'custom' },
  { key: 'customSetupFee', kind: 'decimal', scope: 'custom' },
  { key: 'customCurrency', kind: 'text', scope: 'custom' },
  { key: 'customDays', kind: 'integer', scope: 'custom' },
  { key: 'customArtwork', kind: 'bool', scope: 'custom' },
  { key: 'images', kind: 'pictures' },
  { key: 'sizeCharts', kind: 'pictures' },
]

const TEXT_FIELDS = ['title', 'summary', 'description', 'keywords'] as const
const KIND_OF_ATTRIBUTE: Record<AttributeDefinition['type'], CellKind> = {
  select: 'option',
  multi: 'options',
  number: 'decimal',
  range: 'range',
  bool: 'bool',
  text: 'text',
  composition: 'composition',
}

const baseColumn = ({ key, kind, scope = 'product', required = false, options = [] }: BaseColumn): ImportColumn => ({
  key,
  kind,
  scope,
  required,
  options,
  header: locale => importText(key, locale),
})

function textColumns(locales: readonly LocaleCode[]): ImportColumn[] {
  return TEXT_FIELDS.flatMap(field =>
    locales.map(textLocale => ({
      key: `${field}.${textLocale}`,
      kind: field === 'keywords' ? ('words' as const) : ('text' as const),
      scope: 'product' as const,
      required: false,
      options: [],
      header: (locale: LocaleCode) =>
        `${importText(field, locale)} [${LOCALES.find(({ code }) => code === textLocale)?.name ?? textLocale}]`,
    })),
  )
}

const optionsOf = (attribute: AttributeDefinition) =>
  attribute.options.map(({ value, label }) => ({ value, names: label }))

function attributeColumn(attribute: AttributeDefinition): ImportColumn {
  return {
    key: `attributes.${attribute.code}`,
    kind: KIND_OF_ATTRIBUTE[attribute.type],
    scope: 'product',
    required: attribute.required && !attribute.skuAxis,
    options: optionsOf(attribute),
    header(locale) {
      const name = attribute.name[locale] || attribute.name.en_US || attribute.code
      const header = attribute.unit ? `${name} (${attribute.unit})` : name
      // An attribute that is called like a column of every sheet says which one it is.
      return BASE.some(({ key }) => importText(key, locale) === header) ? `${header} [${attribute.code}]` : header
    },
  }
}

function axisColumn(attribute: AttributeDefinition): ImportColumn {
  return {
    key: `axes.${attribute.code}`,
    kind: 'option',
    scope: 'sku',
    required: false,
    options: optionsOf(attribute),
    header: locale =>
      importText('skuAxis', locale).replace('{name}', attribute.name[locale] || attribute.name.en_US || attribute.code),
  }
}

/** All columns for a category, with text columns for the languages. */
export function importColumns(
  attributes: readonly AttributeDefinition[],
  locales: readonly LocaleCode[],
): ImportColumn[] {
  const columns: ImportColumn[] = []
  for (const base of BASE) {
    if (base.key === 'skuCode') columns.push(...attributes.filter(attribute => attribute.skuAxis).map(axisColumn))
    columns.push(baseColumn(base))
    if (base.key === 'sourceLocale') columns.push(...textColumns(locales))
    if (base.key === 'tradeTypes')
      columns.push(...attributes.filter(attribute => !attribute.skuAxis).map(attributeColumn))
  }
  return columns
}

const normalised = (header: string) =>
  header.normalize('NFKC').toLowerCase().replace(/\*+$/, '').replace(/\s+/g, ' ').trim()

/** Headers in any language, and the columns' own names, to the column they mean. */
export function headerIndex(columns: readonly ImportColumn[]): (header: string) => ImportColumn | undefined {
  const known = new Map<string, ImportColumn>()
  for (const column of columns) {
    known.set(normalised(column.key), column)
    for (const locale of LOCALE_CODES) {
      const header = normalised(column.header(locale))
      if (!known.has(header)) known.set(header, column)
    }
  }
  return header => known.get(normalised(header))
}
