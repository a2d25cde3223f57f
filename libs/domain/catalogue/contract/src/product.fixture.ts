import { SWEATER_ID } from './category.fixture'
import { productContent, type ProductContent, type ProductContentInput } from './product-content.schema'

const SKUS = ['red', 'navy'].flatMap(colour =>
  ['s', 'm', 'l'].map(size => ({
    code: `MM-101-${colour}-${size}`,
    axes: { colour, size },
    stockQty: null,
    weightG: 420,
    enabled: true,
  })),
)

/** A product that may be submitted as it is, apart from the pictures: give it `media` with a file of its own. */
export function aProductInput(overrides: Partial<ProductContentInput> = {}): ProductContentInput {
  return {
    categoryId: SWEATER_ID,
    sourceLocale: 'en_US',
    tradeTypes: ['foreign', 'domestic'],
    title: {
      en_US: 'Merino wool crew neck sweater, 12 gauge, fully fashioned',
      zh_CN: '美利奴羊毛圆领毛衣 12针 全成型',
      th_TH: 'เสื้อสเวตเตอร์คอกลมขนแกะเมอริโน 12 เกจ',
    },
    summary: { en_US: 'Soft mid-weight sweater for autumn and winter.' },
    description: { en_US: '<p>Knitted in <strong>one piece</strong>, linked by hand.</p>' },
    keywords: { en_US: ['merino', 'crew neck'], zh_CN: ['羊毛衫', '圆领'] },
    brand: 'Morning Mist',
    modelNo: 'MM-101',
    originCountry: 'CN',
    saleUnit: 'piece',
    attributes: {
      composition: [
        { option: 'merino', percent: '70' },
        { option: 'acrylic', percent: '30' },
      ],
      yarn_count: '2/48 Nm',
      gauge: '12',
      weight: '420',
      wash_temperature: { min: '0', max: '30' },
      seamless: false,
      season: ['autumn', 'winter'],
    },
    moq: '300',
    moqScope: 'colour',
    orderMultiple: '10',
    priceTiers: [
      { tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo', minQty: '300', price: '12.5' },
      { tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo', minQty: '1000', price: '11.2' },
      { tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo', minQty: '3000', price: '10.4' },
      { tradeType: 'domestic', currency: 'CNY', minQty: '300', price: '86' },
    ],
    leadTimes: [
      { minQty: '300', days: 25 },
      { minQty: '3000', days: 40 },
    ],
    sample: { available: true, price: '30', currency: 'USD', maxQty: 2, days: 7, refundableOnBulk: true },
    customisable: true,
    oem: true,
    customisations: [
      {
        kind: 'label',
        name: { en_US: 'Woven neck label', zh_CN: '织唛' },
        moq: '500',
        unitSurcharge: '0.15',
        currency: 'USD',
        extraDays: 3,
        needsArtwork: true,
      },
    ],
    axes: ['colour', 'size'],
    skus: SKUS,
    hsCode: '611011',
    customsUnit: 'piece',
    packaging: {
      inner: 'One piece per polybag',
      pcsPerCarton: 40,
      lengthCm: '60',
      widthCm: '40',
      heightCm: '45',
      grossKg: '18.5',
      netKg: '16.8',
    },
    loadPort: 'Ningbo',
    incoterms: ['FOB', 'CIF'],
    ...overrides,
  }
}

/** The same after its schema: what rules and server work with. */
export function aProductContent(overrides: Partial<ProductContentInput> = {}): ProductContent {
  return productContent.parse(aProductInput(overrides))
}
