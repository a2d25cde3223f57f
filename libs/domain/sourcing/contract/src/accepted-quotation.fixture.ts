import type { AcceptedItem, AcceptedQuotation } from './accepted-quotation'
import { aPaymentPlan } from './quotation.fixture'

/** 1,000 pieces at 9.95 USD, FOB Ningbo, 30/70. */
export function anAcceptedQuotation(parts: Partial<AcceptedQuotation> = {}): AcceptedQuotation {
  return {
    quotationId: '0198d000-0000-7000-8000-000000000001',
    quotationNo: 'QT2608221000001',
    quotationVersionNo: 1,
    contentHash: 'hash-of-the-version',
    inquiryId: '0198d000-0000-7000-8000-000000000002',
    inquiryNo: 'IQ2608221000001',
    threadId: '0198d000-0000-7000-8000-000000000003',
    tradeType: 'foreign',
    buyerCompanyId: '0198d000-0000-7000-8000-000000000004',
    buyerUserId: '0198d000-0000-7000-8000-000000000005',
    buyerName: 'Nordlicht Handel GmbH',
    buyerTimeZone: 'Europe/Berlin',
    sellerCompanyId: '0198d000-0000-7000-8000-000000000006',
    storeId: '0198d000-0000-7000-8000-000000000007',
    storeName: { en_US: 'Puyuan Soft Knits' },
    currency: 'USD',
    incoterm: 'FOB',
    namedPlace: 'Ningbo',
    destCountry: 'DE',
    destPort: 'Hamburg',
    items: [anAcceptedItem()],
    charges: [],
    taxPercent: '0',
    subtotal: '9950.00',
    chargesTotal: '0.00',
    taxTotal: '0.00',
    total: '9950.00',
    paymentPlan: aPaymentPlan(),
    leadDays: 35,
    leadFrom: 'deposit_received',
    partialShipment: false,
    transhipment: false,
    packingNote: null,
    qualityTerms: { standard: null, aql: null, sealedSampleRef: null },
    warrantyDays: 0,
    note: null,
    ...parts,
  }
}

export function anAcceptedItem(parts: Partial<AcceptedItem> = {}): AcceptedItem {
  return {
    quotationItemId: '0198d000-0000-7000-8000-000000000011',
    lineNo: 1,
    kind: 'requested',
    productId: null,
    skuId: null,
    imageFileId: null,
    name: 'Crew-neck pullover, 12 gauge, cotton and cashmere',
    specs: [],
    qty: '1000',
    unit: 'piece',
    unitPrice: '9.95',
    amount: '9950.00',
    leadDays: 35,
    hsCode: null,
    originCountry: 'CN',
    packing: null,
    note: null,
    ...parts,
  }
}
