import { documentEvent, i18nText, id, z } from '@tradeport/kernel/contract-kit'
import { categoryAttribute, categoryCrumb } from './category.schema'
import {
  attributeValue,
  containerLoad,
  leadTimeTier,
  packagingInput,
  priceTier,
  productContent,
  sampleOffer,
} from './product-content.schema'
import { storeCard } from './store.schema'
import {
  CUSTOMISATION_KINDS,
  DOCUMENT_KINDS,
  MEDIA_KINDS,
  MOQ_SCOPES,
  PRICE_MODES,
  PRICE_NEEDS,
  STOCK_MODES,
  incotermCode,
  tradeType,
  unitCode,
} from './vocabulary'

export const PRODUCT_STATUSES = ['draft', 'pending_review', 'rejected', 'on_sale', 'off_sale', 'banned'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** New content for a product that has been on sale already; the live version stays until it is approved. */
export const CHANGE_STATUSES = ['draft', 'pending_review', 'rejected', 'approved', 'cancelled'] as const
export type ChangeStatus = (typeof CHANGE_STATUSES)[number]
/** Those a product still carries with it. */
export const OPEN_CHANGE_STATUSES = ['draft', 'pending_review', 'rejected'] as const
export type OpenChangeStatus = (typeof OPEN_CHANGE_STATUSES)[number]

/** What a caller may do with a product, by the names of the endpoints. */
export const PRODUCT_ACTIONS = [
  'update',
  'submit',
  'withdraw',
  'take_down',
  'relist',
  'delete',
  'discard_change',
  'copy',
  'stock',
  'move',
  'approve',
  'reject',
  'request_revision',
  'force_off',
  'lift_ban',
] as const
export type ProductAction = (typeof PRODUCT_ACTIONS)[number]

/** A price span as lists show it. */
export const priceSpan = z.object({ min: z.string(), max: z.string(), currency: z.string() })
export type PriceSpan = z.output<typeof priceSpan>

/** One product in public lists. */
export const productCard = z.object({
  id: z.string(),
  title: z.string(),
  coverFileId: z.nullable(z.string()),
  /** In the wanted currency where the product is sold in it, else in its own; null when negotiable or hidden. */
  price: z.nullable(priceSpan),
  /** The store keeps its prices from the caller. */
  priceHidden: z.boolean(),
  /** What the caller lacks to see them. */
  priceNeed: z.nullable(z.enum(PRICE_NEEDS)),
  saleUnit: unitCode(),
  moq: z.string(),
  leadDays: z.nullable(z.int()),
  sampleAvailable: z.boolean(),
  customisable: z.boolean(),
  incoterms: z.array(z.string()),
  originCountry: z.nullable(z.string()),
  categoryId: z.string(),
  store: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    country: z.string(),
    verifyLevel: z.int(),
    years: z.nullable(z.int()),
    responseRate: z.nullable(z.int()),
  }),
})
export type ProductCard = z.output<typeof productCard>

/** An attribute with its value in words, ready to show. */
export const shownAttribute = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.nullable(z.string()),
  type: categoryAttribute.shape.type,
  value: attributeValue,
  /** Options in words; for a composition with the per cent: `60 % Merino wool`. */
  text: z.string(),
})
export type ShownAttribute = z.output<typeof shownAttribute>

export const shownSku = z.object({
  id: z.string(),
  code: z.string(),
  axes: z.record(z.string(), z.string()),
  stockQty: z.nullable(z.int()),
  weightG: z.nullable(z.int()),
  imageFileId: z.nullable(z.string()),
  enabled: z.boolean(),
})
export type ShownSku = z.output<typeof shownSku>

export const shownAxis = z.object({
  code: z.string(),
  name: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string(), swatch: z.nullable(z.string()) })),
})
export type ShownAxis = z.output<typeof shownAxis>

/** The public page of a product, in the caller's language with the original at hand. */
export const productDetailOutput = z.object({
  id: z.string(),
  no: z.string(),
  /** Language of the texts below. */
  locale: z.string(),
  sourceLocale: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Clean HTML. */
  description: z.string(),
  keywords: z.array(z.string()),
  /** The seller's own words; null where the texts above already are. */
  original: z.nullable(z.object({ title: z.string(), summary: z.string(), description: z.string() })),
  /** Languages the title is there in. */
  locales: z.array(z.string()),
  path: z.array(categoryCrumb),
  brand: z.string(),
  modelNo: z.string(),
  originCountry: z.nullable(z.string()),
  tradeTypes: z.array(tradeType()),
  saleUnit: unitCode(),
  attributes: z.array(shownAttribute),
  moq: z.string(),
  moqScope: z.enum(MOQ_SCOPES),
  orderMultiple: z.string(),
  mixedBatch: z.boolean(),
  priceMode: z.enum(PRICE_MODES),
  priceHidden: z.boolean(),
  priceNeed: z.nullable(z.enum(PRICE_NEEDS)),
  priceTiers: z.array(priceTier),
  leadTimes: z.array(leadTimeTier),
  sample: z.nullable(sampleOffer),
  customisable: z.boolean(),
  oem: z.boolean(),
  odm: z.boolean(),
  customisations: z.array(
    z.object({
      kind: z.enum(CUSTOMISATION_KINDS),
      name: z.string(),
      moq: z.nullable(z.string()),
      unitSurcharge: z.nullable(z.string()),
      setupFee: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      extraDays: z.int(),
      needsArtwork: z.boolean(),
    }),
  ),
  stockMode: z.enum(STOCK_MODES),
  axes: z.array(shownAxis),
  skus: z.array(shownSku),
  hsCode: z.string(),
  packaging: packagingInput,
  load: containerLoad,
  loadPort: z.string(),
  incoterms: z.array(incotermCode()),
  media: z.array(z.object({ fileId: z.string(), kind: z.enum(MEDIA_KINDS), isCover: z.boolean() })),
  documents: z.array(
    z.object({
      /** Read with `productDocumentFile`; null where the caller has to sign in first. */
      fileId: z.nullable(z.string()),
      kind: z.enum(DOCUMENT_KINDS),
      name: z.string(),
      validUntil: z.nullable(z.string()),
    }),
  ),
  store: z.extend(storeCard, {
    closedFrom: z.nullable(z.string()),
    closedTo: z.nullable(z.string()),
    /** False while the company may not take new business. */
    takesInquiries: z.boolean(),
  }),
  publishedAt: z.string(),
  updatedAt: z.string(),
})
export type ProductDetail = z.output<typeof productDetailOutput>

/** A product in the lists of its seller and of operators. */
export const productRow = z.object({
  id: z.string(),
  no: z.string(),
  title: i18nText(140),
  sourceLocale: z.string(),
  coverFileId: z.nullable(z.string()),
  categoryId: z.string(),
  categoryName: i18nText(80),
  modelNo: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  /** Of the open change to a product that has been on sale. */
  changeStatus: z.nullable(z.enum(OPEN_CHANGE_STATUSES)),
  version: z.int(),
  /** The caller, an operator, is one of the people of its company: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
  price: z.nullable(priceSpan),
  saleUnit: unitCode(),
  moq: z.nullable(z.string()),
  skuCount: z.int(),
  /** Sum over the enabled SKUs that keep stock. */
  stockQty: z.nullable(z.int()),
  /** How complete the content is, 0 to 100. */
  completeness: z.int(),
  store: z.object({ id: z.string(), name: i18nText(100) }),
  submittedAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** Since when it is hidden because the membership covers fewer products. */
  hiddenAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ProductRow = z.output<typeof productRow>

/** Why a reviewer sent a field back. `path` as in the content, e.g. `title.en_US` or `packaging`. */
export const reviewReason = z.object({
  path: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
})
export type ReviewReason = z.output<typeof reviewReason>

export const reviewOutcome = z.object({
  action: z.enum(['approve', 'reject', 'request_revision', 'force_off']),
  note: z.string(),
  reasons: z.array(reviewReason),
  at: z.string(),
})
export type ReviewOutcome = z.output<typeof reviewOutcome>

/** A rule of the product that does not hold; `path` leads to the field, `rule` and `params` to its text. */
export const productIssue = z.object({
  path: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A warning does not keep the product from being submitted. */
  severity: z.enum(['error', 'warning']),
})
export type ProductIssue = z.output<typeof productIssue>

/** The seller's editing view. */
export const ownProductDetailOutput = z.extend(productRow, {
  /** What the form edits: the open change where there is one, else the product's own content. */
  content: productContent,
  /** The version on sale, where it differs from `content`. */
  liveContent: z.nullable(productContent),
  skus: z.array(shownSku),
  load: containerLoad,
  issues: z.array(productIssue),
  review: z.nullable(reviewOutcome),
  timeline: z.array(documentEvent()),
})
export type OwnProductDetail = z.output<typeof ownProductDetailOutput>

/** A field that a change alters. Values as in the content; lists and texts as a whole. */
export const contentDifference = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })
export type ContentDifference = z.output<typeof contentDifference>

/** What makes a reviewer look twice. */
export const REVIEW_RISKS = ['first_product', 'brand', 'category', 'price_drop', 'image_reused'] as const
export type ReviewRisk = (typeof REVIEW_RISKS)[number]

export const adminProductDetailOutput = z.extend(ownProductDetailOutput, {
  storeCard: storeCard,
  attributes: z.array(shownAttribute),
  path: z.array(categoryCrumb),
  differences: z.array(contentDifference),
  risks: z.array(z.enum(REVIEW_RISKS)),
})
export type AdminProductDetail = z.output<typeof adminProductDetailOutput>

export const versionedId = z.object({ id: id(), version: z.int() })
