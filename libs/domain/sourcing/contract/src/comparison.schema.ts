import { i18nText, id, z } from '@tradeport/kernel/contract-kit'
import { chargeKind, incoterm, paymentInstalment, offeredCurrency } from './commercial-terms.schema'
import { QUOTATION_ITEM_KINDS, QUOTATION_STATUSES } from './quotation.schema'

/** What a quotation leaves open, compared with what the buyer needs to compare. */
export const MISSING_ASSUMPTIONS = [
  'rate',
  'incoterm',
  'export_clearance',
  'main_freight',
  'insurance',
  'destination_delivery',
  'import_duties',
  'item_missing',
  'item_not_available',
  'moq',
  'lead_time',
  'old_revision',
] as const
export const missingAssumption = () => z.enum(MISSING_ASSUMPTIONS)
export type MissingAssumption = (typeof MISSING_ASSUMPTIONS)[number]

export const comparisonInput = () =>
  z.object({
    inquiryId: id(),
    /** Currency to compare in; the inquiry's wish, else the region's. */
    currency: z.optional(offeredCurrency()),
    /** Delivery term to compare at; the inquiry's wish, else the furthest one offered. */
    incoterm: z.optional(incoterm()),
  })

export const comparisonColumn = () =>
  z.object({
    threadId: z.string(),
    storeId: z.string(),
    storeName: i18nText(200),
    quotationId: z.string(),
    quotationNo: z.string(),
    versionNo: z.int(),
    status: z.enum(QUOTATION_STATUSES),
    version: z.int(),
    contentHash: z.nullable(z.string()),
    actions: z.array(z.string()),
    currency: z.string(),
    /** One unit of the quotation's currency in the comparison's; null when unknown. */
    rate: z.nullable(z.string()),
    rateAt: z.nullable(z.string()),
    incoterm: z.nullable(incoterm()),
    namedPlace: z.nullable(z.string()),
    total: z.string(),
    /** Total in the comparison's currency. */
    totalNormalised: z.nullable(z.string()),
    charges: z.array(z.object({ kind: chargeKind(), amount: z.string(), included: z.boolean() })),
    leadDays: z.nullable(z.int()),
    paymentPlan: z.array(paymentInstalment()),
    partialShipment: z.boolean(),
    warrantyDays: z.int(),
    validUntil: z.string(),
    missing: z.array(missingAssumption()),
    /** Lowest total among those that leave nothing open. */
    best: z.boolean(),
  })
export type ComparisonColumn = z.output<ReturnType<typeof comparisonColumn>>

export const comparisonCell = () =>
  z.object({
    quotationId: z.string(),
    kind: z.nullable(z.enum(QUOTATION_ITEM_KINDS)),
    name: z.nullable(z.string()),
    qty: z.nullable(z.string()),
    unit: z.nullable(z.string()),
    unitPrice: z.nullable(z.string()),
    /** In the comparison's currency, four decimals. */
    unitPriceNormalised: z.nullable(z.string()),
    /** With this line's share of the charges that come on top. */
    unitPriceAllIn: z.nullable(z.string()),
    moq: z.nullable(z.string()),
    leadDays: z.nullable(z.int()),
    missing: z.array(missingAssumption()),
    /** Lowest all-in unit price of the row for the same unit. */
    best: z.boolean(),
  })
export type ComparisonCell = z.output<ReturnType<typeof comparisonCell>>

export const comparisonOutput = () =>
  z.object({
    inquiryId: z.string(),
    inquiryNo: z.nullable(z.string()),
    currency: z.string(),
    incoterm: z.nullable(incoterm()),
    columns: z.array(comparisonColumn()),
    rows: z.array(
      z.object({
        inquiryItemId: z.string(),
        lineNo: z.int(),
        name: z.string(),
        unit: z.string(),
        quantities: z.array(z.string()),
        targetPrice: z.nullable(z.string()),
        targetCurrency: z.nullable(z.string()),
        /** One per column, in the columns' order. */
        cells: z.array(comparisonCell()),
      }),
    ),
  })
export type QuotationComparison = z.output<ReturnType<typeof comparisonOutput>>
