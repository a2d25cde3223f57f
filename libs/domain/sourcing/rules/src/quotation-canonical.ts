import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import type {
  ChargeKind,
  LeadFrom,
  PaymentInstalment,
  QuotationItemKind,
  SpecLine,
} from '@tradeport/domain/sourcing/contract'

/** Everything a version says, without what happens to it later. */
export interface QuotationStatement {
  no: string
  versionNo: number
  inquiryId: string
  storeId: string
  buyerCompanyId: string
  tradeType: TradeType
  currency: string
  incoterm: IncotermCode | null
  incotermYear: number
  namedPlace: string | null
  items: readonly {
    id: string
    lineNo: number
    inquiryItemId: string | null
    kind: QuotationItemKind
    productId: string | null
    skuId: string | null
    name: string
    specs: readonly SpecLine[]
    qty: string
    unit: string
    unitPrice: string | null
    amount: string | null
    priceBreaks: readonly { qty: string; unitPrice: string }[]
    moq: string | null
    orderMultiple: string | null
    leadDays: number | null
    hsCode: string | null
    originCountry: string | null
    packing: string | null
    note: string | null
  }[]
  charges: readonly { kind: ChargeKind; label: string | null; amount: string; included: boolean }[]
  taxPercent: string
  subtotal: string
  chargesTotal: string
  taxTotal: string
  total: string
  paymentPlan: readonly PaymentInstalment[]
  leadDays: number | null
  leadFrom: LeadFrom
  partialShipment: boolean
  transhipment: boolean
  packingNote: string | null
  qualityTerms: { standard: string | null; aql: string | null; sealedSampleRef: string | null }
  warrantyDays: number
  note: string | null
  validUntil: string
}

/**
 * The statement as one text that is the same whenever it says the same: fixed order of fields, whatever order a database or a
 * browser keeps them in. Its hash identifies the version.
 */
export function canonicalQuotation(said: QuotationStatement): string {
  return JSON.stringify([
    'tradeport quotation 1',
    [said.no, said.versionNo, said.inquiryId, said.storeId, said.buyerCompanyId],
    [said.tradeType, said.currency, said.incoterm, said.incotermYear, said.namedPlace],
    said.items.map(item => [
      [item.id, item.lineNo, item.inquiryItemId, item.kind, item.productId, item.skuId],
      [item.name, item.specs.map(spec => [spec.name, spec.value])],
      [item.qty, item.unit, item.unitPrice, item.amount],
      item.priceBreaks.map(step => [step.qty, step.unitPrice]),
      [item.moq, item.orderMultiple, item.leadDays, item.hsCode, item.originCountry, item.packing, item.note],
    ]),
    said.charges.map(charge => [charge.kind, charge.label, charge.amount, charge.included]),
    [said.taxPercent, said.subtotal, said.chargesTotal, said.taxTotal, said.total],
    said.paymentPlan.map(part => [part.percent, part.method, part.dueEvent, part.dueDays, part.gate]),
    [said.leadDays, said.leadFrom, said.partialShipment, said.transhipment, said.packingNote],
    [said.qualityTerms.standard, said.qualityTerms.aql, said.qualityTerms.sealedSampleRef],
    [said.warrantyDays, said.note, said.validUntil],
  ])
}
