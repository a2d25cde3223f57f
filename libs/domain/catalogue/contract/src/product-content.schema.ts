import { TRADE_TYPES } from '@tradeport/kernel/config'
import { LOCALE_CODES, countryCode, currencyCode, i18nText, id, z } from '@tradeport/kernel/contract-kit'
import {
  CUSTOMISATION_KINDS,
  DOCUMENT_KINDS,
  DOCUMENT_VISIBILITIES,
  LEAD_FROM_EVENTS,
  MEDIA_KINDS,
  MOQ_SCOPES,
  PRICE_MODES,
  SHIP_FEE_PAYERS,
  STOCK_MODES,
  centimetres,
  code,
  incotermCode,
  kilograms,
  line,
  list,
  open,
  quantity,
  tradeType,
  unitCode,
  unitPrice,
} from './vocabulary'

/**
 * What a product says about itself. A draft may leave nearly everything open: this schema checks form and size only.
 * What a product must say before it is reviewed are the rules (`checkProduct` in rules), the same in browser and server.
 */

export const MAX_SKUS = 300
export const MAX_AXES = 3
export const MAX_IMAGES = 15
export const MAX_PRICE_TIERS = 120
export const MAX_KEYWORDS = 10
export const TITLE_MIN = 10
export const TITLE_MAX = 140
export const SUMMARY_MAX = 500
export const DESCRIPTION_MAX = 20_000

/** One share of a composition; the percents of an attribute sum to 100. */
export const compositionPart = z.object({
  option: code(),
  percent: z.string().check(z.trim(), z.regex(/^\d{1,3}(\.\d)?$/, { error: 'decimal' })),
})
export type CompositionPart = z.output<typeof compositionPart>

const figure = () => z.string().check(z.trim(), z.regex(/^-?\d{1,9}(\.\d{1,3})?$/, { error: 'decimal' }))

/**
 * By the attribute's type: `select` option code · `multi` option codes · `number` decimal · `range` min and max ·
 * `bool` · `text` · `composition` parts.
 */
export const attributeValue = z.union([
  z.string().check(z.trim(), z.maxLength(200)),
  z.boolean(),
  z.array(code()).check(z.maxLength(30)),
  z.object({ min: figure(), max: figure() }),
  z.array(compositionPart).check(z.maxLength(12)),
])
export type AttributeValue = z.output<typeof attributeValue>

export const attributeValues = z.record(code(), attributeValue)
export type AttributeValues = z.output<typeof attributeValues>

/** A variant: one option per axis. It is the same SKU as long as its options are the same. */
export const skuInput = z.object({
  /** Seller's article number, unique in the store. */
  code: line(64),
  /** Attribute code → option code, for each axis of the product. */
  axes: z._default(z.record(code(), code()), {}),
  barcode: line(32),
  /** Pieces in stock; null for made to order. */
  stockQty: open(z.int().check(z.minimum(0), z.maximum(999_999_999))),
  weightG: open(z.int().check(z.minimum(1), z.maximum(9_999_999))),
  imageFileId: open(id()),
  enabled: z._default(z.boolean(), true),
})
export type SkuInput = z.input<typeof skuInput>
export type SkuValues = z.output<typeof skuInput>

/** One step of a price ladder; steps with the same key (SKU, trade type, currency, incoterm, port) form one ladder. */
export const priceTier = z.object({
  /** Null: for every SKU. */
  skuCode: open(z.string().check(z.trim(), z.maxLength(64))),
  tradeType: tradeType(),
  currency: currencyCode(),
  /** Required for foreign trade. */
  incoterm: open(incotermCode()),
  /** Named port or place of the incoterm. */
  port: line(80),
  minQty: quantity(),
  price: unitPrice(),
  /** Upper end, only in price mode `range`. */
  priceTo: open(unitPrice()),
})
export type PriceTier = z.output<typeof priceTier>

export const leadTimeTier = z.object({
  minQty: quantity(),
  days: z.int().check(z.minimum(1), z.maximum(365)),
  fromEvent: z._default(z.enum(LEAD_FROM_EVENTS), 'deposit_received'),
})
export type LeadTimeTier = z.output<typeof leadTimeTier>

export const sampleOffer = z.object({
  available: z.boolean(),
  price: open(z.string().check(z.trim(), z.regex(/^\d{1,10}(\.\d{1,4})?$/, { error: 'decimal' }))),
  currency: open(currencyCode()),
  maxQty: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
  days: z._default(z.int().check(z.minimum(1), z.maximum(90)), 7),
  refundableOnBulk: z._default(z.boolean(), false),
  shipFeeBy: z._default(z.enum(SHIP_FEE_PAYERS), 'buyer'),
})
export type SampleOffer = z.output<typeof sampleOffer>

export const customisationOption = z.object({
  kind: z.enum(CUSTOMISATION_KINDS),
  name: i18nText(80),
  moq: open(quantity()),
  unitSurcharge: open(unitPrice()),
  setupFee: open(unitPrice()),
  /** Of surcharge and fee. */
  currency: open(currencyCode()),
  extraDays: z._default(z.int().check(z.minimum(0), z.maximum(180)), 0),
  needsArtwork: z._default(z.boolean(), false),
})
export type CustomisationOption = z.output<typeof customisationOption>

/** One carton as it is shipped; volume and container loads are computed from it. */
export const packagingInput = z.object({
  inner: line(200),
  pcsPerCarton: open(z.int().check(z.minimum(1), z.maximum(100_000))),
  lengthCm: open(centimetres()),
  widthCm: open(centimetres()),
  heightCm: open(centimetres()),
  grossKg: open(kilograms()),
  netKg: open(kilograms()),
})
export type PackagingValues = z.output<typeof packagingInput>

export const productMedia = z.object({
  fileId: id(),
  kind: z._default(z.enum(MEDIA_KINDS), 'image'),
  isCover: z._default(z.boolean(), false),
})
export type ProductMedia = z.output<typeof productMedia>

export const productDocument = z.object({
  fileId: id(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  validUntil: open(z.iso.date()),
  visibility: z._default(z.enum(DOCUMENT_VISIBILITIES), 'public'),
})
export type ProductDocument = z.output<typeof productDocument>

export const EMPTY_PACKAGING: PackagingValues = {
  inner: '',
  pcsPerCarton: null,
  lengthCm: null,
  widthCm: null,
  heightCm: null,
  grossKg: null,
  netKg: null,
}

export const productContent = z.object({
  categoryId: id(),
  /** The language the seller writes in; the others are translations. */
  sourceLocale: z.enum(LOCALE_CODES),
  tradeTypes: list(tradeType(), TRADE_TYPES.length),
  title: z._default(i18nText(TITLE_MAX), {}),
  summary: z._default(i18nText(SUMMARY_MAX), {}),
  /** Rich text; the server keeps a strict list of tags and drops the rest. */
  description: z._default(i18nText(DESCRIPTION_MAX), {}),
  keywords: z._default(
    z.partialRecord(
      z.enum(LOCALE_CODES),
      z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(MAX_KEYWORDS)),
    ),
    {},
  ),
  brand: line(60),
  modelNo: line(60),
  originCountry: open(countryCode()),
  saleUnit: z._default(unitCode(), 'piece'),
  attributes: z._default(attributeValues, {}),
  moq: open(quantity()),
  moqScope: z._default(z.enum(MOQ_SCOPES), 'spu'),
  /** Orders come in multiples of this. */
  orderMultiple: z._default(quantity(), '1'),
  mixedBatch: z._default(z.boolean(), false),
  priceMode: z._default(z.enum(PRICE_MODES), 'ladder'),
  priceTiers: list(priceTier, MAX_PRICE_TIERS),
  leadTimes: list(leadTimeTier, 10),
  sample: open(sampleOffer),
  customisable: z._default(z.boolean(), false),
  oem: z._default(z.boolean(), false),
  odm: z._default(z.boolean(), false),
  customisations: list(customisationOption, 20),
  stockMode: z._default(z.enum(STOCK_MODES), 'made_to_order'),
  /** Codes of the attributes that span the SKU matrix, in order. */
  axes: list(code(), MAX_AXES),
  skus: list(skuInput, MAX_SKUS),
  hsCode: line(10),
  customsUnit: open(unitCode()),
  /** Declaration elements of the customs code, as the seller fills them in. */
  customsElements: list(
    z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)), value: line(200) }),
    20,
  ),
  packaging: z._default(packagingInput, EMPTY_PACKAGING),
  loadPort: line(80),
  incoterms: list(incotermCode(), 11),
  media: list(productMedia, MAX_IMAGES + 5),
  documents: list(productDocument, 20),
})
export type ProductContentInput = z.input<typeof productContent>
export type ProductContent = z.output<typeof productContent>

/** Volume of a carton and pieces per container, as decimal string and whole pieces; null while the carton is incomplete. */
export const containerLoad = z.object({
  cartonCbm: z.nullable(z.string()),
  qty20gp: z.nullable(z.int()),
  qty40gp: z.nullable(z.int()),
  qty40hq: z.nullable(z.int()),
})
export type ContainerLoad = z.output<typeof containerLoad>
