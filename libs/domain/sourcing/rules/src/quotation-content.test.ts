import { describe, expect, it } from 'vitest'
import { z } from '@tradeport/kernel/contract-kit'
import {
  aQuotation,
  aQuotationItem,
  quotationContentInput,
  type InquiryLine,
  type QuotationContentInput,
} from '@tradeport/domain/sourcing/contract'
import { canonicalQuotation, type QuotationStatement } from './quotation-canonical'
import { quotationProblems } from './quotation-check'
import { firstDraft, nextDraft, type EarlierVersion } from './quotation-draft'

const LINE = '0198d000-0000-7000-8000-0000000000a1'
const OTHER = '0198d000-0000-7000-8000-0000000000a2'
const ITEM = '0198d000-0000-7000-8000-0000000000b1'

describe('what keeps a draft from being sent', () => {
  const problems = (parts: Partial<QuotationContentInput>, tradeType: 'foreign' | 'domestic' = 'foreign') => {
    const content = z.parse(quotationContentInput(), { ...aQuotation({ validUntil: '2026-03-20' }), ...parts })
    const found = quotationProblems(content, { tradeType, inquiryItemIds: [LINE], today: '2026-03-10' })
    return found.map(problem => `${problem.path} ${problem.rule}`)
  }

  it('nothing when it is complete', () => {
    expect(problems({ items: [aQuotationItem({ inquiryItemId: LINE })] })).toEqual([])
  })

  it.each<[string, Partial<QuotationContentInput>]>([
    ['items.0.unitPrice required', { items: [aQuotationItem({ unitPrice: undefined })] }],
    ['items.0.qty not_whole', { items: [aQuotationItem({ qty: '10.5' })] }],
    ['items.0.inquiryItemId unknown_item', { items: [aQuotationItem({ inquiryItemId: OTHER })] }],
    [
      'items.1.inquiryItemId item_twice',
      {
        items: [aQuotationItem({ inquiryItemId: LINE }), aQuotationItem({ inquiryItemId: LINE, kind: 'replacement' })],
      },
    ],
    ['items required', { items: [aQuotationItem({ kind: 'not_available', unitPrice: undefined })] }],
    ['incoterm required', { incoterm: undefined }],
    ['namedPlace required', { namedPlace: undefined }],
    ['leadDays required', { leadDays: undefined }],
    ['validUntil required', { validUntil: undefined }],
    ['validUntil in_past', { validUntil: '2026-03-09' }],
    ['validUntil too_late', { validUntil: '2026-09-07' }],
    ['paymentPlan required', { paymentPlan: [] }],
    ['items too_big', { items: [aQuotationItem({ qty: '999999999999', unitPrice: '999999999999' })] }],
    ['charges too_small', { charges: [{ kind: 'discount', amount: '99999' }] }],
  ])('%s', (expected, parts) => {
    expect(problems(parts)).toEqual([expected])
  })

  it('takes an alternative beside the line it is for, half kilograms, today as the last day, and domestic trade without a term', () => {
    const items = [
      aQuotationItem({ inquiryItemId: LINE }),
      aQuotationItem({ inquiryItemId: LINE, kind: 'alternative' }),
    ]
    expect(problems({ items })).toEqual([])
    expect(problems({ items: [aQuotationItem({ qty: '10.5', unit: 'kilogram' })] })).toEqual([])
    expect(problems({ validUntil: '2026-03-10' })).toEqual([])
    expect(problems({ incoterm: undefined, namedPlace: undefined }, 'domestic')).toEqual([])
  })
})

describe('the next version', () => {
  const line: InquiryLine = {
    id: LINE,
    lineNo: 1,
    productId: null,
    skuId: null,
    product: null,
    name: 'Pullover',
    specs: [],
    quantities: ['300', '1000'],
    unit: 'piece',
    targetPrice: null,
    targetCurrency: null,
    customisation: null,
    hsCode: null,
    files: [],
  }

  it('opens from the inquiry at its largest quantity and without another seller’s product', () => {
    const product = {
      productId: ITEM,
      skuId: null,
      no: 'P1',
      title: { en_US: 'Knit' },
      skuLabel: null,
      imageFileId: null,
      storeId: OTHER,
      storeName: {},
      unit: 'piece',
      moq: null,
      available: true,
    }
    const facts = {
      currency: 'CNY',
      wanted: { currency: 'USD', incoterm: 'CIF', destPort: 'Hamburg' },
      offers: [],
      nameOf: () => 'Pullover',
      today: '2026-03-10',
      validDays: 15,
    } as const
    const lines = [{ ...line, productId: ITEM, product }]
    const draft = firstDraft({ ...facts, lines, storeId: LINE })
    expect(draft).toMatchObject({ currency: 'USD', incoterm: 'CIF', namedPlace: 'Hamburg', validUntil: '2026-03-25' })
    expect(draft.leadDays).toBeUndefined()
    expect(draft.items).toEqual([
      { inquiryItemId: LINE, kind: 'requested', name: 'Pullover', specs: [], qty: '1000', unit: 'piece' },
    ])
    expect(firstDraft({ ...facts, lines, storeId: OTHER }).items[0]).toMatchObject({ productId: ITEM })
    expect(z.safeParse(quotationContentInput(), draft).success).toBe(true)
  })

  it('carries the last version on with the buyer’s wishes filled in', () => {
    const last: EarlierVersion = {
      currency: 'USD',
      incoterm: 'FOB',
      namedPlace: 'Ningbo',
      items: [
        {
          id: ITEM,
          lineNo: 1,
          inquiryItemId: LINE,
          kind: 'requested',
          productId: null,
          skuId: null,
          imageFileId: null,
          name: 'Pullover',
          specs: [],
          qty: '1000',
          unit: 'piece',
          unitPrice: '9.95',
          amount: '9950.00',
          priceBreaks: [],
          moq: '300',
          orderMultiple: null,
          leadDays: 35,
          hsCode: null,
          originCountry: 'CN',
          packing: null,
          note: null,
        },
      ],
      charges: [{ kind: 'freight', label: null, amount: '100', included: false }],
      taxPercent: '0',
      paymentPlan: [],
      leadDays: 35,
      leadFrom: 'deposit_received',
      partialShipment: true,
      transhipment: false,
      packingNote: null,
      qualityTerms: { standard: null, aql: '2.5', sealedSampleRef: null },
      warrantyDays: 0,
      note: null,
      validUntilDate: '2026-03-12',
      counter: {
        message: 'Closer to 9.60, please',
        items: [{ quotationItemId: ITEM, price: '9.60', qty: '1200', leadDays: 30 }],
        incoterm: 'CIF',
        namedPlace: 'Hamburg',
        leadDays: 30,
        paymentWish: null,
        byName: 'Buyer',
        at: '2026-03-10T00:00:00.000Z',
      },
    }
    const draft = z.parse(quotationContentInput(), nextDraft(last, { today: '2026-03-10', validDays: 15 }))
    expect(draft).toMatchObject({
      incoterm: 'CIF',
      namedPlace: 'Hamburg',
      leadDays: 30,
      partialShipment: true,
      qualityTerms: { aql: '2.5' },
      validUntil: '2026-03-25',
    })
    expect(draft.items[0]).toMatchObject({ unitPrice: '9.60', qty: '1200', leadDays: 30, moq: '300' })
    expect(nextDraft({ ...last, counter: null }, { today: '2026-03-10', validDays: 15 }).items[0]).toMatchObject({
      unitPrice: '9.95',
      qty: '1000',
    })
  })
})

describe('the text under a version’s hash', () => {
  const said: QuotationStatement = {
    no: 'QT1',
    versionNo: 1,
    inquiryId: LINE,
    storeId: OTHER,
    buyerCompanyId: ITEM,
    tradeType: 'foreign',
    currency: 'USD',
    incoterm: 'FOB',
    incotermYear: 2020,
    namedPlace: 'Ningbo',
    items: [],
    charges: [],
    taxPercent: '0',
    subtotal: '0',
    chargesTotal: '0',
    taxTotal: '0',
    total: '0',
    paymentPlan: [{ percent: '100', method: 'tt', dueEvent: 'on_sign', dueDays: 0, gate: 'none' }],
    leadDays: 30,
    leadFrom: 'deposit_received',
    partialShipment: false,
    transhipment: false,
    packingNote: null,
    qualityTerms: { standard: null, aql: null, sealedSampleRef: null },
    warrantyDays: 0,
    note: null,
    validUntil: '2026-03-20T22:59:59.999Z',
  }

  it('does not depend on the order in which fields are kept', () => {
    const shuffled = {
      ...said,
      paymentPlan: [{ gate: 'none', dueDays: 0, dueEvent: 'on_sign', method: 'tt', percent: '100' }],
      qualityTerms: { sealedSampleRef: null, aql: null, standard: null },
    } as const
    expect(canonicalQuotation(shuffled)).toBe(canonicalQuotation(said))
  })

  it.each(['total', 'namedPlace', 'note', 'validUntil', 'taxPercent'] as const)('changes with %s', field => {
    expect(canonicalQuotation({ ...said, [field]: 'other' })).not.toBe(canonicalQuotation(said))
  })
})
