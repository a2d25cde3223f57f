import { describe, expect, it } from 'vitest'
import { z } from '@tradeport/kernel/contract-kit'
import { quotationContentInput, type InquiryLine } from '@tradeport/domain/sourcing/contract'
import { openingTerms, type ListedOffer, type TermsWanted } from './listed-offer'
import { firstDraft, type FirstDraftFacts } from './quotation-draft'

const STORE = '00000000-0000-7000-8000-000000000001'
const PRODUCT = '00000000-0000-7000-8000-000000000002'
const SCARF = '00000000-0000-7000-8000-000000000003'
const SKU = '00000000-0000-7000-8000-000000000004'

const sweater: ListedOffer = {
  productId: PRODUCT,
  skuId: null,
  unit: 'piece',
  ladders: [
    {
      currency: 'USD',
      incoterm: 'FOB',
      place: 'Ningbo',
      steps: [
        { minQty: '300', price: '12.5' },
        { minQty: '1000', price: '11.2' },
      ],
    },
    { currency: 'EUR', incoterm: 'CIF', place: 'Hamburg', steps: [{ minQty: '1000', price: '11.9' }] },
  ],
  leadTimes: [
    { minQty: '300', days: 25, from: 'deposit_received' },
    { minQty: '3000', days: 40, from: 'sample_approved' },
  ],
  moq: '300',
  orderMultiple: '10',
  hsCode: '6110110000',
  originCountry: 'CN',
  packing: 'Single polybag',
  loadPort: 'Shanghai',
}

const lineOf = (parts: Partial<InquiryLine> = {}): InquiryLine => ({
  id: '00000000-0000-7000-8000-000000000009',
  lineNo: 1,
  productId: PRODUCT,
  skuId: null,
  product: {
    productId: PRODUCT,
    skuId: null,
    no: 'P1',
    title: {},
    skuLabel: null,
    imageFileId: null,
    storeId: STORE,
    storeName: {},
    unit: 'piece',
    moq: null,
    available: true,
  },
  name: null,
  specs: [],
  quantities: ['600'],
  unit: 'piece',
  targetPrice: null,
  targetCurrency: null,
  customisation: null,
  hsCode: null,
  files: [],
  ...parts,
})

const WANTED: TermsWanted = { currency: 'USD', incoterm: 'FOB', destPort: 'Hamburg' }

const draft = (parts: Partial<FirstDraftFacts> = {}) =>
  firstDraft({
    currency: 'CNY',
    wanted: WANTED,
    lines: [lineOf()],
    storeId: STORE,
    offers: [sweater],
    nameOf: () => 'Sweater',
    today: '2026-03-10',
    validDays: 15,
    ...parts,
  })

describe('the terms a first version opens with', () => {
  it.each<[string, Partial<TermsWanted>, readonly [string | null, string | null, string | null]]>([
    ['the wish, at the place of the price list', {}, ['USD', 'FOB', 'Ningbo']],
    ['the first list where nothing is wished', { currency: null, incoterm: null }, ['USD', 'FOB', 'Ningbo']],
    ['the list in the currency that is wished', { currency: 'EUR', incoterm: null }, ['EUR', 'CIF', 'Hamburg']],
    [
      'a list to the buyer’s own port, however it is written',
      { currency: 'EUR', incoterm: 'CIF', destPort: ' hamburg' },
      ['EUR', 'CIF', 'Hamburg'],
    ],
    ['not the list to another port', { currency: 'EUR', incoterm: 'CIF', destPort: 'Oslo' }, ['EUR', 'CIF', 'Oslo']],
    ['the wish alone, from the port of loading', { currency: 'JPY' }, ['JPY', 'FOB', 'Shanghai']],
    ['no place where the term names another kind of place', { currency: 'JPY', incoterm: 'EXW' }, ['JPY', 'EXW', null]],
  ])('are %s', (_what, wish, [currency, incoterm, place]) => {
    expect(openingTerms([sweater], { ...WANTED, ...wish })).toEqual({ currency, incoterm, place })
  })
})

describe('a first version of listed goods', () => {
  it('says what the price list says', () => {
    const content = draft()
    expect(content).toMatchObject({
      currency: 'USD',
      incoterm: 'FOB',
      namedPlace: 'Ningbo',
      leadDays: 25,
      leadFrom: 'deposit_received',
    })
    expect(content.items).toEqual([
      expect.objectContaining({
        qty: '600',
        unitPrice: '12.5',
        priceBreaks: [],
        moq: '300',
        orderMultiple: '10',
        hsCode: '6110110000',
        originCountry: 'CN',
        packing: 'Single polybag',
      }),
    ])
    expect(z.safeParse(quotationContentInput(), content).success).toBe(true)
  })

  it('answers smaller quantities beside the largest, and the buyer’s own customs number', () => {
    const [item] = draft({ lines: [lineOf({ quantities: ['100', '300', '5000'], hsCode: '611020' })] }).items
    expect(item).toMatchObject({
      qty: '5000',
      unitPrice: '11.2',
      priceBreaks: [{ qty: '300', unitPrice: '12.5' }],
      hsCode: '611020',
    })
  })

  it('takes the time of the slowest of its lines', () => {
    const lines = [lineOf(), lineOf({ quantities: ['3000'] })]
    expect(draft({ lines })).toMatchObject({ leadDays: 40, leadFrom: 'sample_approved' })
  })

  it.each<[string, Partial<FirstDraftFacts>]>([
    ['below the first step', { lines: [lineOf({ quantities: ['299'] })] }],
    ['in another unit', { lines: [lineOf({ unit: 'dozen' })] }],
    ['in a currency without a list', { wanted: { ...WANTED, currency: 'JPY' } }],
    ['of a variant that has none', { lines: [lineOf({ skuId: SKU })] }],
    ['of another store’s product', { storeId: SCARF }],
    ['of a product that is listed no more', { offers: [{ ...sweater, productId: SCARF }] }],
  ])('leaves the price open %s', (_what, parts) => {
    const [item] = draft(parts).items
    expect(item?.unitPrice).toBeUndefined()
  })

  it('names no minimum that the quantity is below, and no steps it does not keep', () => {
    const [item] = draft({ lines: [lineOf({ quantities: ['295'] })] }).items
    expect([item?.moq, item?.orderMultiple]).toEqual([undefined, undefined])
  })
})
