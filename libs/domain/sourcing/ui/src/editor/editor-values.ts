import type {
  ChargeKind,
  DueEvent,
  LeadFrom,
  PaymentGate,
  PaymentMethod,
  QuotationContentInput,
  QuotationDetail,
  QuotationItemKind,
} from '@tradeport/domain/sourcing/contract'
import type { IncotermCode } from '@tradeport/kernel/config'
import { tidyDecimal } from '@tradeport/web/ui'

/** A version as it is typed: numbers are text, what is not said is undefined. */
export interface ItemValues {
  id?: string | undefined
  inquiryItemId?: string | undefined
  kind: QuotationItemKind
  productId?: string | undefined
  skuId?: string | undefined
  imageFileId?: string | null
  name: string
  specs: { name: string; value: string }[]
  qty?: string | undefined
  unit: string
  unitPrice?: string | undefined
  priceBreaks: { qty?: string | undefined; unitPrice?: string | undefined }[]
  moq?: string | undefined
  orderMultiple?: string | undefined
  leadDays?: string | undefined
  hsCode?: string | undefined
  originCountry?: string | undefined
  packing?: string | undefined
  note?: string | undefined
}

export interface ChargeValues {
  kind: ChargeKind
  label?: string | undefined
  amount?: string | undefined
  included?: boolean
}

export interface InstalmentValues {
  percent?: string | undefined
  method: PaymentMethod
  dueEvent: DueEvent
  dueDays?: string | undefined
  gate: PaymentGate
}

export interface EditorValues {
  currency: string
  incoterm?: IncotermCode | undefined
  namedPlace?: string | undefined
  items: ItemValues[]
  charges: ChargeValues[]
  taxPercent?: string | undefined
  paymentPlan: InstalmentValues[]
  leadDays?: string | undefined
  leadFrom: LeadFrom
  partialShipment: boolean
  transhipment: boolean
  packingNote?: string | undefined
  qualityTerms: { standard?: string | undefined; aql?: string | undefined; sealedSampleRef?: string | undefined }
  warrantyDays?: string | undefined
  note?: string | undefined
  validUntil?: string | undefined
}

const open = <T>(value: T | null): T | undefined => value ?? undefined
const textOfNumber = (value: number | null): string | undefined => (value === null ? undefined : String(value))

export function valuesOf(quotation: QuotationDetail): EditorValues {
  return {
    currency: quotation.currency,
    incoterm: open(quotation.incoterm),
    namedPlace: open(quotation.namedPlace),
    items: quotation.items.map(item => ({
      id: item.id,
      inquiryItemId: open(item.inquiryItemId),
      kind: item.kind,
      productId: open(item.productId),
      skuId: open(item.skuId),
      imageFileId: item.imageFileId,
      name: item.name,
      specs: item.specs,
      qty: item.qty,
      unit: item.unit,
      unitPrice: open(item.unitPrice),
      priceBreaks: item.priceBreaks,
      moq: open(item.moq),
      orderMultiple: open(item.orderMultiple),
      leadDays: textOfNumber(item.leadDays),
      hsCode: open(item.hsCode),
      originCountry: open(item.originCountry),
      packing: open(item.packing),
      note: open(item.note),
    })),
    charges: quotation.charges.map(charge => ({ ...charge, label: open(charge.label) })),
    taxPercent: quotation.taxPercent,
    paymentPlan: quotation.paymentPlan.map(part => ({ ...part, dueDays: String(part.dueDays) })),
    leadDays: textOfNumber(quotation.leadDays),
    leadFrom: quotation.leadFrom,
    partialShipment: quotation.partialShipment,
    transhipment: quotation.transhipment,
    packingNote: open(quotation.packingNote),
    qualityTerms: {
      standard: open(quotation.qualityTerms.standard),
      aql: open(quotation.qualityTerms.aql),
      sealedSampleRef: open(quotation.qualityTerms.sealedSampleRef),
    },
    warrantyDays: String(quotation.warrantyDays),
    note: open(quotation.note),
    validUntil: open(quotation.validUntilDate),
  }
}

/** A number that may be half typed: `12.` is 12. */
export function tidy(value: string | undefined): string | undefined {
  return tidyDecimal(value ?? '') || undefined
}

const wholeNumber = (value: string | undefined): number | undefined => {
  const text = tidy(value)
  return text === undefined ? undefined : Number(text)
}

/** What is sent to be saved. A missing amount stays empty, so that the check names it at its field. */
export function contentOf(values: EditorValues): QuotationContentInput {
  return {
    currency: values.currency,
    incoterm: values.incoterm,
    namedPlace: values.namedPlace,
    items: values.items.map(({ imageFileId: _picture, ...item }) => ({
      ...item,
      qty: tidy(item.qty) ?? '',
      unitPrice: tidy(item.unitPrice),
      priceBreaks: item.priceBreaks.flatMap(({ qty, unitPrice }) => {
        const [atQty, atPrice] = [tidy(qty), tidy(unitPrice)]
        return atQty && atPrice ? [{ qty: atQty, unitPrice: atPrice }] : []
      }),
      moq: tidy(item.moq),
      orderMultiple: tidy(item.orderMultiple),
      leadDays: wholeNumber(item.leadDays),
    })),
    charges: values.charges.map(charge => ({
      ...charge,
      amount: tidy(charge.amount) ?? '',
      included: charge.included ?? false,
    })),
    taxPercent: tidy(values.taxPercent) ?? '0',
    paymentPlan: values.paymentPlan.map(part => ({
      ...part,
      percent: tidy(part.percent) ?? '',
      dueDays: wholeNumber(part.dueDays) ?? 0,
    })),
    leadDays: wholeNumber(values.leadDays),
    leadFrom: values.leadFrom,
    partialShipment: values.partialShipment,
    transhipment: values.transhipment,
    packingNote: values.packingNote,
    qualityTerms: values.qualityTerms,
    warrantyDays: wholeNumber(values.warrantyDays) ?? 0,
    note: values.note,
    validUntil: values.validUntil,
  }
}
