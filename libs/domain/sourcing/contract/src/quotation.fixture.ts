import type { PaymentInstalment } from './commercial-terms.schema'
import type { QuotationContentInput, QuotationItemInput } from './quotation.schema'

/** 30 % at signing before production starts, 70 % before the goods leave. */
export function aPaymentPlan(): PaymentInstalment[] {
  return [
    { percent: '30', method: 'tt', dueEvent: 'on_sign', dueDays: 7, gate: 'start_production' },
    { percent: '70', method: 'tt', dueEvent: 'before_shipment', dueDays: 5, gate: 'ship' },
  ]
}

export function aQuotationItem(parts: Partial<QuotationItemInput> = {}): QuotationItemInput {
  return {
    kind: 'requested',
    name: 'Crew-neck pullover, 12 gauge, cotton and cashmere',
    qty: '1000',
    unit: 'piece',
    unitPrice: '9.95',
    moq: '300',
    leadDays: 35,
    originCountry: 'CN',
    ...parts,
  }
}

export function aQuotation(parts: Partial<QuotationContentInput> = {}): QuotationContentInput {
  return {
    currency: 'USD',
    incoterm: 'FOB',
    namedPlace: 'Ningbo',
    items: [aQuotationItem()],
    charges: [],
    taxPercent: '0',
    paymentPlan: aPaymentPlan(),
    leadDays: 35,
    leadFrom: 'deposit_received',
    validUntil: '2099-12-31',
    ...parts,
  }
}
