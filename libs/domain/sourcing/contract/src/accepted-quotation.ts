import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import type { ChargeKind, LeadFrom, PaymentInstalment, SpecLine } from './commercial-terms.schema'
import type { QuotationItemKind } from './quotation.schema'

/** The accepted version exactly as it was sent: what an order is made of. */
export interface AcceptedQuotation {
  readonly quotationId: string
  readonly quotationNo: string
  readonly quotationVersionNo: number
  readonly contentHash: string
  readonly inquiryId: string
  readonly inquiryNo: string
  readonly threadId: string
  readonly tradeType: TradeType
  readonly buyerCompanyId: string
  /** Who asked, and who answers for the order on the buyer's side. */
  readonly buyerUserId: string
  readonly buyerUserName: string | null
  readonly buyerName: string
  readonly buyerTimeZone: string
  readonly sellerCompanyId: string
  readonly storeId: string
  readonly storeName: I18nText
  /** Who of the shop negotiated, and takes care of the order. */
  readonly assignedTo: string | null
  readonly assignedName: string | null
  readonly currency: string
  readonly incoterm: IncotermCode | null
  readonly namedPlace: string | null
  readonly destCountry: string | null
  readonly destPort: string | null
  readonly items: readonly AcceptedItem[]
  readonly charges: readonly AcceptedCharge[]
  readonly taxPercent: string
  readonly subtotal: string
  readonly chargesTotal: string
  readonly taxTotal: string
  readonly total: string
  readonly paymentPlan: readonly PaymentInstalment[]
  readonly leadDays: number
  readonly leadFrom: LeadFrom
  readonly partialShipment: boolean
  readonly transhipment: boolean
  readonly packingNote: string | null
  readonly qualityTerms: { standard: string | null; aql: string | null; sealedSampleRef: string | null }
  readonly warrantyDays: number
  readonly note: string | null
}

/** A line that is bought: what was asked for, or its replacement. */
export interface AcceptedItem {
  readonly quotationItemId: string
  readonly lineNo: number
  readonly kind: Extract<QuotationItemKind, 'requested' | 'replacement'>
  readonly productId: string | null
  readonly skuId: string | null
  readonly imageFileId: string | null
  readonly name: string
  readonly specs: readonly SpecLine[]
  readonly qty: string
  readonly unit: string
  readonly unitPrice: string
  readonly amount: string
  readonly leadDays: number | null
  readonly hsCode: string | null
  readonly originCountry: string | null
  readonly packing: string | null
  readonly note: string | null
}

export interface AcceptedCharge {
  readonly kind: ChargeKind
  readonly label: string | null
  readonly amount: string
  readonly included: boolean
}
