import { civilDate, decimal, documentEvent, i18nText, id, optionalText, text, z } from '@tradeport/kernel/contract-kit'
import {
  chargeKind,
  hsCode,
  incoterm,
  leadFrom,
  paymentInstalment,
  quantity,
  specLines,
  tradeType,
  unitCode,
  unitPrice,
  offeredCurrency,
} from './commercial-terms.schema'
import { purchaseApprovalRow } from './purchase-approval.contract'
import { quotedDelivery, quotedGoods, quotedMake, quotedSums } from './quoted.schema'

/** `internal_review` joins when price floors do; what the buyer approves inside its company is no matter of the seller. */
export const QUOTATION_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'countered',
  'accepted',
  'rejected',
  'superseded',
  'expired',
  'withdrawn',
] as const
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

export const QUOTATION_REJECT_REASONS = [
  'price',
  'lead_time',
  'payment_terms',
  'quality',
  'not_awarded',
  'other',
] as const
export const QUOTATION_WITHDRAW_REASONS = ['mistake', 'cost_changed', 'capacity', 'other'] as const

/**
 * `requested` answers the line as asked, `replacement` stands for it, `alternative` is offered beside it and is not part of the
 * totals or of an order, `not_available` says that the seller cannot supply it.
 */
export const QUOTATION_ITEM_KINDS = ['requested', 'replacement', 'alternative', 'not_available'] as const
export type QuotationItemKind = (typeof QUOTATION_ITEM_KINDS)[number]

export const MAX_QUOTATION_ITEMS = 200
export const MAX_QUOTATION_CHARGES = 20
export const MAX_INSTALMENTS = 10
export const MAX_PRICE_BREAKS = 5
export const MAX_VALID_DAYS = 180

const amount = () => decimal({ integer: 14, scale: 4 })
const leadDays = () => z.int().check(z.minimum(1), z.maximum(730))

export const quotationItemInput = () =>
  z.object({
    /** Kept over saves; absent for a new line. */
    id: z.optional(id()),
    inquiryItemId: z.optional(id()),
    kind: z._default(z.enum(QUOTATION_ITEM_KINDS), 'requested'),
    productId: z.optional(id()),
    skuId: z.optional(id()),
    name: text(300),
    specs: specLines(),
    qty: quantity(),
    unit: unitCode(),
    /** Absent for goods that are not available, and in a draft that is not finished. */
    unitPrice: z.optional(unitPrice()),
    /** Prices at other quantities, for information. */
    priceBreaks: z._default(
      z.array(z.object({ qty: quantity(), unitPrice: unitPrice() })).check(z.maxLength(MAX_PRICE_BREAKS)),
      [],
    ),
    moq: z.optional(quantity()),
    orderMultiple: z.optional(quantity()),
    leadDays: z.optional(leadDays()),
    hsCode: z.optional(hsCode()),
    originCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country' }))),
    packing: optionalText(500),
    note: optionalText(1000),
  })
export type QuotationItemInput = z.input<ReturnType<typeof quotationItemInput>>
export type QuotationItemValues = z.output<ReturnType<typeof quotationItemInput>>

export const quotationChargeInput = () =>
  z.object({
    kind: chargeKind(),
    label: optionalText(120),
    /** Always positive; a `discount` is taken off. */
    amount: amount(),
    /** Already inside the unit prices: shown, but not added. */
    included: z._default(z.boolean(), false),
  })
export type QuotationChargeValues = z.output<ReturnType<typeof quotationChargeInput>>

export const quotationTotals = () =>
  z.object({ subtotal: z.string(), chargesTotal: z.string(), taxTotal: z.string(), total: z.string() })
export type QuotationTotals = z.output<ReturnType<typeof quotationTotals>>

/** What the browser showed; the server computes its own and refuses a difference. */
const shownTotals = () =>
  z.object({
    subtotal: amount(),
    chargesTotal: z.string().check(z.regex(/^-?\d{1,14}(\.\d{1,4})?$/, { error: 'decimal' })),
    taxTotal: amount(),
    total: amount(),
  })

/** Everything a seller writes in a version. Completeness is asked when it is sent, not when it is saved. */
export const quotationContentInput = () =>
  z.object({
    currency: offeredCurrency(),
    incoterm: z.optional(incoterm()),
    namedPlace: optionalText(120),
    items: z.array(quotationItemInput()).check(z.minLength(1), z.maxLength(MAX_QUOTATION_ITEMS)),
    charges: z._default(z.array(quotationChargeInput()).check(z.maxLength(MAX_QUOTATION_CHARGES)), []),
    taxPercent: z._default(decimal({ integer: 2, scale: 2 }), '0'),
    paymentPlan: z.array(paymentInstalment()).check(z.maxLength(MAX_INSTALMENTS)),
    leadDays: z.optional(leadDays()),
    leadFrom: z._default(leadFrom(), 'deposit_received'),
    partialShipment: z._default(z.boolean(), false),
    transhipment: z._default(z.boolean(), false),
    packingNote: optionalText(2000),
    qualityTerms: z._default(
      z.object({
        standard: optionalText(300),
        aql: optionalText(60),
        sealedSampleRef: optionalText(120),
      }),
      {},
    ),
    warrantyDays: z._default(z.int().check(z.minimum(0), z.maximum(3650)), 0),
    note: optionalText(3000),
    /** The last civil day, in the buyer's time zone, on which the version can be accepted. */
    validUntil: z.optional(civilDate()),
  })
export type QuotationContentInput = z.input<ReturnType<typeof quotationContentInput>>
export type QuotationContentValues = z.output<ReturnType<typeof quotationContentInput>>

export const quotationSaveInput = () =>
  z.extend(quotationContentInput(), { id: id(), version: z.int(), totals: z.optional(shownTotals()) })
export const quotationSendInput = () => z.object({ id: id(), version: z.int(), totals: z.optional(shownTotals()) })

/** The buyer's structured wishes about a version; at least one wish or a message. */
export const quotationCounterInput = () =>
  z
    .object({
      id: id(),
      version: z.int(),
      message: optionalText(2000),
      items: z._default(
        z
          .array(
            z.object({
              quotationItemId: id(),
              price: z.optional(unitPrice()),
              qty: z.optional(quantity()),
              leadDays: z.optional(leadDays()),
            }),
          )
          .check(z.maxLength(MAX_QUOTATION_ITEMS)),
        [],
      ),
      incoterm: z.optional(incoterm()),
      namedPlace: optionalText(120),
      leadDays: z.optional(leadDays()),
      paymentWish: optionalText(500),
    })
    .check(
      z.refine(
        wish =>
          (wish.message ?? '') !== '' ||
          (wish.namedPlace ?? '') !== '' ||
          (wish.paymentWish ?? '') !== '' ||
          wish.incoterm !== undefined ||
          wish.leadDays !== undefined ||
          wish.items.some(item => item.price !== undefined || item.qty !== undefined || item.leadDays !== undefined),
        { error: 'counter_empty', path: ['message'] },
      ),
    )

export const counterWishes = () =>
  z.object({
    message: z.nullable(z.string()),
    items: z.array(
      z.object({
        quotationItemId: z.string(),
        price: z.nullable(z.string()),
        qty: z.nullable(z.string()),
        leadDays: z.nullable(z.int()),
      }),
    ),
    incoterm: z.nullable(incoterm()),
    namedPlace: z.nullable(z.string()),
    leadDays: z.nullable(z.int()),
    paymentWish: z.nullable(z.string()),
    byName: z.nullable(z.string()),
    at: z.string(),
  })
export type CounterWishes = z.output<ReturnType<typeof counterWishes>>

export const quotationItem = () =>
  z.object({
    id: z.string(),
    lineNo: z.int(),
    inquiryItemId: z.nullable(z.string()),
    kind: z.enum(QUOTATION_ITEM_KINDS),
    ...quotedGoods(),
    unitPrice: z.nullable(z.string()),
    /** Quantity x unit price in the currency's minor units; null where there is no price. */
    amount: z.nullable(z.string()),
    priceBreaks: z.array(z.object({ qty: z.string(), unitPrice: z.string() })),
    moq: z.nullable(z.string()),
    orderMultiple: z.nullable(z.string()),
    ...quotedMake(),
  })
export type QuotationItem = z.output<ReturnType<typeof quotationItem>>

export const quotationRow = () =>
  z.object({
    id: z.string(),
    no: z.string(),
    versionNo: z.int(),
    threadId: z.string(),
    inquiryId: z.string(),
    inquiryNo: z.nullable(z.string()),
    inquiryTitle: z.nullable(z.string()),
    storeId: z.string(),
    storeName: i18nText(200),
    buyerName: z.nullable(z.string()),
    status: z.enum(QUOTATION_STATUSES),
    version: z.int(),
    actions: z.array(z.string()),
    currency: z.string(),
    incoterm: z.nullable(incoterm()),
    namedPlace: z.nullable(z.string()),
    total: z.string(),
    itemCount: z.int(),
    firstItemName: z.nullable(z.string()),
    leadDays: z.nullable(z.int()),
    /** End of the last valid day in the buyer's time zone; null in a draft without one. */
    validUntil: z.nullable(z.string()),
    validUntilDate: z.nullable(z.string()),
    validUntilZone: z.string(),
    /** The inquiry was amended after this version. */
    basedOnOldRevision: z.boolean(),
    orderId: z.nullable(z.string()),
    sentAt: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
export type QuotationRow = z.output<ReturnType<typeof quotationRow>>

/** What a buyer's purchaser may order alone, where the quotation is above it, and the colleagues who may accept it. */
const overLimit = () =>
  z.object({
    limit: z.object({ amount: z.string(), currency: z.string() }),
    approvers: z.array(z.string()),
  })
export type OverLimit = z.output<ReturnType<typeof overLimit>>

export const quotationDetailOutput = () =>
  z.extend(quotationRow(), {
    tradeType: tradeType(),
    incotermYear: z.int(),
    items: z.array(quotationItem()),
    ...quotedSums(),
    paymentPlan: z.array(paymentInstalment()),
    ...quotedDelivery(),
    inquiryRevision: z.int(),
    /** SHA-256 of what was sent; accepting names it, so that nobody accepts what they did not see. */
    contentHash: z.nullable(z.string()),
    counter: z.nullable(counterWishes()),
    /** The counter this version answers. */
    answersCounter: z.nullable(counterWishes()),
    endReason: z.nullable(z.string()),
    endNote: z.nullable(z.string()),
    firstViewedAt: z.nullable(z.string()),
    destCountry: z.nullable(z.string()),
    destPort: z.nullable(z.string()),
    /** Null where the reader may accept it, or nobody could now. */
    overLimit: z.nullable(overLimit()),
    /** The latest request to approve it; for the buyer alone. */
    approval: z.nullable(purchaseApprovalRow()),
    versions: z.array(
      z.object({
        id: z.string(),
        versionNo: z.int(),
        status: z.enum(QUOTATION_STATUSES),
        total: z.string(),
        currency: z.string(),
        sentAt: z.nullable(z.string()),
      }),
    ),
    timeline: z.array(documentEvent()),
  })
export type QuotationDetail = z.output<ReturnType<typeof quotationDetailOutput>>
