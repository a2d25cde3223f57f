import type { InquiryHeaderInput, InquiryLineInput } from './inquiry.schema'

/** Builders for tests and demo data: set only what the case is about. */

export function anInquiryLine(parts: Partial<InquiryLineInput> = {}): InquiryLineInput {
  return {
    name: 'Crew-neck pullover, 12 gauge, cotton and cashmere',
    specs: [
      { name: 'Composition', value: '95 % cotton, 5 % cashmere' },
      { name: 'Yarn count', value: '2/48 Nm' },
    ],
    quantities: ['300', '1000'],
    unit: 'piece',
    targetPrice: '9.8000',
    targetCurrency: 'USD',
    ...parts,
  }
}

export function anInquiryHeader(parts: Partial<InquiryHeaderInput> = {}): InquiryHeaderInput {
  return {
    title: 'Autumn pullovers, two colours',
    requirement: 'Please quote per piece with carton packing, our care label sewn in, shipped in one lot.',
    tradeType: 'foreign',
    destCountry: 'DE',
    destPort: 'Hamburg',
    incotermWish: 'FOB',
    paymentWish: ['tt'],
    currencyWish: 'USD',
    quoteDays: 7,
    ...parts,
  }
}
