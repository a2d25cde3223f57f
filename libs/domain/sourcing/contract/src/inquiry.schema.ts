import {
  civilDate,
  countryCode,
  documentEvent,
  i18nText,
  id,
  optionalText,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { attachment, attachments } from './attachment.schema'
import {
  hsCode,
  incoterm,
  paymentMethod,
  quantity,
  specLine,
  specLines,
  tradeType,
  unitCode,
  unitPrice,
  offeredCurrency,
} from './commercial-terms.schema'
import { threadRow } from './thread.schema'

export const INQUIRY_STATUSES = [
  'draft',
  'open',
  'quoting_closed',
  'partly_awarded',
  'awarded',
  'expired',
  'cancelled',
] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** Where the buyer started from. */
export const INQUIRY_ORIGINS = ['form', 'product', 'list', 'store', 'image', 'excel', 'ai_chat', 'repeat'] as const
export const INQUIRY_CANCEL_REASONS = ['no_longer_needed', 'bought_elsewhere', 'wrong_request', 'other'] as const
export const INSPECTION_KINDS = ['factory', 'goods'] as const
/** `anonymous` hides the buyer's company from the sellers until an order stands. */
export const BUYER_VISIBILITIES = ['company', 'anonymous'] as const

export const MAX_INQUIRY_STORES = 20
export const MAX_INQUIRY_LINES = 100
export const MAX_QUANTITIES = 5
export const MAX_QUOTE_DAYS = 30
/** An inquiry may be extended twice, by up to 14 days each. */
export const MAX_EXTENSIONS = 2
export const MAX_EXTENSION_DAYS = 14

function ascends(values: readonly string[]): boolean {
  return values.every((value, index) => index === 0 || Number(value) > Number(values[index - 1]))
}

const lineShape = () => ({
  productId: z.optional(id()),
  skuId: z.optional(id()),
  /** Required for goods that are not a product of the mall. */
  name: optionalText(200),
  specs: specLines(),
  quantities: z
    .array(quantity())
    .check(z.minLength(1), z.maxLength(MAX_QUANTITIES), z.refine(ascends, { error: 'ascending' })),
  unit: unitCode(),
  targetPrice: z.optional(unitPrice()),
  targetCurrency: z.optional(offeredCurrency()),
  customisation: optionalText(1000),
  hsCode: z.optional(hsCode()),
  files: attachments(),
})

interface LineFacts {
  productId?: string | undefined
  skuId?: string | undefined
  name?: string | undefined
  targetPrice?: string | undefined
  targetCurrency?: string | undefined
}

const lineChecks = () =>
  [
    z.refine<LineFacts>(line => line.productId !== undefined || (line.name ?? '') !== '', {
      error: 'required',
      path: ['name'],
    }),
    z.refine<LineFacts>(line => line.skuId === undefined || line.productId !== undefined, {
      error: 'required',
      path: ['productId'],
    }),
    z.refine<LineFacts>(line => line.targetPrice === undefined || line.targetCurrency !== undefined, {
      error: 'required',
      path: ['targetCurrency'],
    }),
  ] as const

/** One wanted article: a product (and variant) of the mall, or anything described by its name. */
export const inquiryLineInput = () => z.object(lineShape()).check(...lineChecks())
export type InquiryLineInput = z.input<ReturnType<typeof inquiryLineInput>>
export type InquiryLineValues = z.output<ReturnType<typeof inquiryLineInput>>

/** A line of an amendment: with the id of the line it replaces, or without for a new one. */
export const inquiryLineAmendment = () => z.object({ ...lineShape(), id: z.optional(id()) }).check(...lineChecks())

const headerShape = () => ({
  requirement: optionalText(5000),
  /** The region's own first kind of trade when absent. */
  tradeType: z.optional(tradeType()),
  destCountry: z.optional(countryCode()),
  destPort: optionalText(100),
  incotermWish: z.optional(incoterm()),
  paymentWish: z._default(z.array(paymentMethod()).check(z.maxLength(5)), []),
  currencyWish: z.optional(offeredCurrency()),
  neededBy: z.optional(civilDate()),
  /** The region's own time when absent. */
  quoteDays: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_QUOTE_DAYS))),
  sampleWanted: z._default(z.boolean(), false),
  inspectionWanted: z._default(z.array(z.enum(INSPECTION_KINDS)).check(z.maxLength(2)), []),
  visibility: z._default(z.enum(BUYER_VISIBILITIES), 'company'),
  files: attachments(),
})

/** What a draft may hold: nothing is required yet. */
export const inquiryDraftHeader = () => z.object({ title: optionalText(120), ...headerShape() })

/** What a sent inquiry must say about the whole of it. */
export const inquiryHeader = () => z.object({ title: text(120, 4), ...headerShape() })
export type InquiryHeaderInput = z.input<ReturnType<typeof inquiryHeader>>
export type InquiryHeaderValues = z.output<ReturnType<typeof inquiryHeader>>

export const storeIds = () =>
  z.array(id()).check(
    z.minLength(1),
    z.maxLength(MAX_INQUIRY_STORES),
    z.refine((ids: readonly string[]) => new Set(ids).size === ids.length, { error: 'duplicate' }),
  )

/** The product as it was when the line was read (draft) or sent (inquiry). */
export const productSnapshot = () =>
  z.object({
    productId: z.string(),
    skuId: z.nullable(z.string()),
    no: z.string(),
    title: i18nText(300),
    /** Variant in words, e.g. colour and size. */
    skuLabel: z.nullable(i18nText(200)),
    imageFileId: z.nullable(z.string()),
    storeId: z.string(),
    storeName: i18nText(200),
    unit: z.string(),
    moq: z.nullable(z.string()),
    /** False where the product can no longer be inquired. */
    available: z.boolean(),
  })
export type ProductSnapshot = z.output<ReturnType<typeof productSnapshot>>

export const inquiryLine = () =>
  z.object({
    id: z.string(),
    lineNo: z.int(),
    productId: z.nullable(z.string()),
    skuId: z.nullable(z.string()),
    /** Null for goods that are not a product of the mall, and for a product that is gone. */
    product: z.nullable(productSnapshot()),
    name: z.nullable(z.string()),
    specs: z.array(specLine()),
    quantities: z.array(z.string()),
    unit: z.string(),
    targetPrice: z.nullable(z.string()),
    targetCurrency: z.nullable(z.string()),
    customisation: z.nullable(z.string()),
    hsCode: z.nullable(z.string()),
    files: z.array(attachment()),
  })
export type InquiryLine = z.output<ReturnType<typeof inquiryLine>>

/** The request itself, as its buyer and every invited seller read it. */
export const inquiryContent = () =>
  z.object({
    id: z.string(),
    no: z.nullable(z.string()),
    status: z.enum(INQUIRY_STATUSES),
    /** Counts the amendments; quotations name the revision they answer. */
    revision: z.int(),
    title: z.nullable(z.string()),
    requirement: z.nullable(z.string()),
    requirementLocale: z.nullable(z.string()),
    tradeType: tradeType(),
    destCountry: z.nullable(z.string()),
    destPort: z.nullable(z.string()),
    incotermWish: z.nullable(incoterm()),
    paymentWish: z.array(paymentMethod()),
    currencyWish: z.nullable(z.string()),
    neededBy: z.nullable(z.string()),
    quoteDays: z.int(),
    quoteDeadline: z.nullable(z.string()),
    sampleWanted: z.boolean(),
    inspectionWanted: z.array(z.enum(INSPECTION_KINDS)),
    visibility: z.enum(BUYER_VISIBILITIES),
    files: z.array(attachment()),
    items: z.array(inquiryLine()),
    /** 0..100: how much a seller needs to know is said. */
    completeness: z.int(),
  })

export type InquiryContent = z.output<ReturnType<typeof inquiryContent>>

export const inquiryRow = () =>
  z.object({
    id: z.string(),
    no: z.nullable(z.string()),
    title: z.nullable(z.string()),
    status: z.enum(INQUIRY_STATUSES),
    version: z.int(),
    actions: z.array(z.string()),
    tradeType: tradeType(),
    buyerName: z.nullable(z.string()),
    /** Who of the buyer asks; null for what was sent before that was kept. */
    buyerUserName: z.nullable(z.string()),
    itemCount: z.int(),
    firstItemName: z.nullable(z.string()),
    imageFileId: z.nullable(z.string()),
    storeCount: z.int(),
    quotationCount: z.int(),
    unread: z.int(),
    quoteDeadline: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
export type InquiryRow = z.output<ReturnType<typeof inquiryRow>>

/** The buyer's view of one inquiry with all its threads; also the operator's. */
export const inquiryDetailOutput = () =>
  z.extend(inquiryContent(), {
    version: z.int(),
    actions: z.array(z.string()),
    origin: z.enum(INQUIRY_ORIGINS),
    buyerName: z.nullable(z.string()),
    buyerUserName: z.nullable(z.string()),
    extensions: z.int(),
    closeReason: z.nullable(z.string()),
    createdAt: z.string(),
    submittedAt: z.nullable(z.string()),
    threads: z.array(threadRow()),
    timeline: z.array(documentEvent()),
  })
export type InquiryDetail = z.output<ReturnType<typeof inquiryDetailOutput>>

/** The draft a buyer collects lines in; `stores` are those whose products are in it. */
export const inquiryBasketOutput = () =>
  z.object({
    draft: z.nullable(
      z.extend(inquiryContent(), {
        version: z.int(),
        actions: z.array(z.string()),
        stores: z.array(z.object({ storeId: z.string(), storeName: i18nText(200) })),
      }),
    ),
  })
export type InquiryBasket = z.output<ReturnType<typeof inquiryBasketOutput>>
