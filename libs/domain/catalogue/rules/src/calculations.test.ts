import { describe, expect, it } from 'vitest'
import {
  EMPTY_PACKAGING,
  aProductContent,
  knitwearAttributes,
  type PriceTier,
} from '@tradeport/domain/catalogue/contract'
import {
  checkQuantities,
  completeness,
  containerLoad,
  contentDifferences,
  leadTimeFor,
  priceLadders,
  priceSpans,
  priceTierFor,
  shipmentOf,
} from './index'

const content = aProductContent()

describe('packaging', () => {
  it('computes volume and container loads from the carton', () => {
    // 60 x 40 x 45 cm = 0.108 m³; 28 / 0.108 = 259 cartons, 58 / 0.108 = 537, 68 / 0.108 = 629; 40 pieces each.
    expect(containerLoad(content.packaging)).toEqual({
      cartonCbm: '0.1080',
      qty20gp: 10360,
      qty40gp: 21480,
      qty40hq: 25160,
    })
  })

  it('lets weight end the load before volume does', () => {
    // 21,700 kg / 100 kg = 217 cartons, though 259 would fit.
    expect(containerLoad({ ...content.packaging, grossKg: '100' }).qty20gp).toBe(217 * 40)
  })

  it('knows nothing while the carton is incomplete', () => {
    expect(containerLoad(EMPTY_PACKAGING)).toEqual({ cartonCbm: null, qty20gp: null, qty40gp: null, qty40hq: null })
  })

  it('rounds a volume up, never down', () => {
    const uneven = { ...content.packaging, lengthCm: '33.3', widthCm: '33.3', heightCm: '33.3' }
    expect(containerLoad(uneven).cartonCbm).toBe('0.0370')
  })

  it('counts the last, partly filled carton of an order', () => {
    expect(shipmentOf(content.packaging, '1001')).toEqual({ cartons: 26, cbm: '2.808', grossKg: '481' })
  })
})

describe('prices', () => {
  it('groups steps into ladders in the order of quantity', () => {
    const tiers = [...content.priceTiers].reverse()
    expect(priceLadders(tiers).map(ladder => [ladder.currency, ladder.tiers.map(tier => tier.minQty)])).toEqual([
      ['CNY', ['300']],
      ['USD', ['300', '1000', '3000']],
    ])
  })

  it('spans each currency, foreign trade first', () => {
    expect(priceSpans(content)).toEqual([
      { currency: 'USD', min: '10.4', max: '12.5' },
      { currency: 'CNY', min: '86', max: '86' },
    ])
    expect(priceSpans({ ...content, priceMode: 'negotiable' })).toEqual([])
  })

  it.each([
    ['299', undefined],
    ['300', '12.5'],
    ['999.999', '12.5'],
    ['1000', '11.2'],
    ['100000', '10.4'],
  ])('for %s pieces takes the step that is reached', (quantity, price) => {
    const question = { quantity, tradeType: 'foreign', currency: 'USD', incoterm: 'FOB' } as const
    expect(priceTierFor(content.priceTiers, question)?.price).toBe(price)
  })

  it('prefers the ladder of the SKU itself', () => {
    const general: PriceTier = {
      skuCode: null,
      tradeType: 'foreign',
      currency: 'USD',
      incoterm: 'FOB',
      port: '',
      minQty: '1',
      price: '9',
      priceTo: null,
    }
    const tiers = [general, { ...general, skuCode: 'XL', price: '10' }]
    const question = { quantity: '5', tradeType: 'foreign', currency: 'USD', incoterm: 'FOB' } as const
    expect(priceTierFor(tiers, { ...question, skuCode: 'XL' })?.price).toBe('10')
    expect(priceTierFor(tiers, { ...question, skuCode: 'S' })?.price).toBe('9')
  })

  it('finds the lead time of a quantity', () => {
    expect(leadTimeFor(content.leadTimes, '2999')?.days).toBe(25)
    expect(leadTimeFor(content.leadTimes, '3000')?.days).toBe(40)
  })
})

describe('order quantities', () => {
  const lines = [
    { axes: { colour: 'red', size: 's' }, quantity: '200' },
    { axes: { colour: 'red', size: 'm' }, quantity: '100' },
    { axes: { colour: 'navy', size: 's' }, quantity: '290' },
  ]

  it('counts the minimum per colour over all sizes', () => {
    expect(checkQuantities(content, lines)).toEqual([
      { rule: 'below_moq', group: 'navy', params: { moq: '300', quantity: '290' } },
    ])
  })

  it('counts a mixed batch as one', () => {
    expect(checkQuantities({ ...content, mixedBatch: true }, lines)).toEqual([])
  })

  it('counts each SKU for itself', () => {
    expect(checkQuantities({ ...content, moqScope: 'sku' }, lines).map(issue => issue.group)).toEqual([
      'colour=red|size=s',
      'colour=red|size=m',
      'colour=navy|size=s',
    ])
  })

  it('names quantities that are no multiple', () => {
    const [line] = lines
    expect(checkQuantities(content, line ? [{ ...line, quantity: '305' }] : [])).toEqual([
      { rule: 'multiple_of', group: 'colour=red|size=s', params: { of: '10', quantity: '305' } },
    ])
  })
})

describe('completeness', () => {
  it('is low for a bare draft and full for a product that answers everything', () => {
    const bare = aProductContent()
    expect(
      completeness(
        {
          ...bare,
          title: {},
          summary: {},
          description: {},
          keywords: {},
          attributes: {},
          axes: [],
          priceTiers: [],
          leadTimes: [],
          sample: null,
          packaging: EMPTY_PACKAGING,
        },
        knitwearAttributes(),
      ),
    ).toBeLessThan(10)
    const media = [1, 2, 3, 4].map(index => ({
      fileId: `01900000-0000-7000-8000-00000000f00${index}`,
      kind: 'image' as const,
      isCover: index === 1,
    }))
    expect(completeness({ ...bare, media, description: { en_US: 'x'.repeat(80) } }, knitwearAttributes())).toBe(100)
  })
})

describe('differences of two versions', () => {
  it('names languages, attributes and whole lists', () => {
    const after = aProductContent({
      title: { ...content.title, en_US: 'Merino wool crew neck jumper' },
      moq: '500',
      leadTimes: [{ minQty: '300', days: 30 }],
    })
    expect(contentDifferences(content, after).map(difference => difference.path)).toEqual([
      'title.en_US',
      'moq',
      'leadTimes',
    ])
  })

  it('sees none where only the order of keys differs', () => {
    const reordered = { ...content, attributes: Object.fromEntries(Object.entries(content.attributes).reverse()) }
    expect(contentDifferences(content, reordered)).toEqual([])
  })
})
