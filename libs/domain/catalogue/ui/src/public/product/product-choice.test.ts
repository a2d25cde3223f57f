import { describe, expect, it } from 'vitest'
import type { PriceTier, ShownSku } from '@tradeport/domain/catalogue/contract'
import { priceTermsOf, tierAt, tiersFor } from '@tradeport/domain/catalogue/rules'
import { choose, chosenSku, isOffered, pictureOf } from './product-choice'

const tier = (overrides: Partial<PriceTier>): PriceTier => ({
  skuCode: null,
  tradeType: 'foreign',
  currency: 'USD',
  incoterm: 'FOB',
  port: 'Ningbo',
  minQty: '100',
  price: '10',
  priceTo: null,
  ...overrides,
})
const sku = (colour: string, size: string, overrides: Partial<ShownSku> = {}): ShownSku => ({
  id: `${colour}-${size}`,
  code: `${colour}-${size}`,
  axes: { colour, size },
  stockQty: null,
  weightG: null,
  imageFileId: null,
  enabled: true,
  ...overrides,
})
const axis = (code: string, values: string[]) => ({
  code,
  name: code,
  options: values.map(value => ({ value, label: value, swatch: null })),
})
const goods = {
  axes: [axis('colour', ['red', 'navy']), axis('size', ['s', 'm'])],
  skus: [
    sku('red', 's'),
    sku('red', 'm', { imageFileId: 'red.webp' }),
    sku('navy', 's', { enabled: false }),
    sku('navy', 'm'),
  ],
}

describe('price terms', () => {
  it('are each shown once, foreign trade first', () => {
    const terms = priceTermsOf([
      tier({ tradeType: 'domestic', currency: 'CNY', incoterm: null, port: '' }),
      tier({ minQty: '500' }),
      tier({}),
      tier({ incoterm: 'CIF', port: 'Hamburg' }),
      tier({ skuCode: 'red-s' }),
    ])
    expect(terms.map(({ incoterm, port, currency }) => [incoterm, port, currency])).toEqual([
      ['FOB', 'Ningbo', 'USD'],
      ['CIF', 'Hamburg', 'USD'],
      [null, '', 'CNY'],
    ])
  })

  it("a SKU's own ladder goes before the general one, which holds for the others", () => {
    const tiers = [tier({ minQty: '500', price: '9' }), tier({}), tier({ skuCode: 'red-s', price: '12' })]
    const [terms] = priceTermsOf(tiers)
    if (!terms) throw new Error('no terms')
    expect(tiersFor(tiers, terms, 'red-s').map(each => each.price)).toEqual(['12'])
    expect(tiersFor(tiers, terms, 'navy-m').map(each => each.price)).toEqual(['10', '9'])
    expect(tiersFor(tiers, terms, undefined).map(each => each.price)).toEqual(['10', '9'])
  })

  it.each([
    ['99', -1],
    ['100', 0],
    ['499.9', 0],
    ['500', 1],
    ['100000', 1],
  ])('%s pieces are on step %i', (quantity, index) => {
    expect(tierAt([{ minQty: '100' }, { minQty: '500' }], quantity)).toBe(index)
  })
})

describe('the choice of a SKU', () => {
  it('is made when every axis is', () => {
    expect(chosenSku(goods, { colour: 'red' })).toBeUndefined()
    expect(chosenSku(goods, { colour: 'red', size: 'm' })?.id).toBe('red-m')
  })

  it('is no question where there is but one', () => {
    expect(chosenSku({ axes: [], skus: [sku('red', 's')] }, {})?.id).toBe('red-s')
  })

  it('knows what can still be had', () => {
    expect(isOffered(goods, { colour: 'navy' }, 'size', 's')).toBe(false)
    expect(isOffered(goods, { colour: 'navy' }, 'size', 'm')).toBe(true)
    expect(isOffered(goods, {}, 'colour', 'navy')).toBe(true)
  })

  it('opens what cannot go with it, and is taken back by choosing it again', () => {
    expect(choose(goods, { colour: 'red', size: 's' }, 'colour', 'navy')).toEqual({ colour: 'navy' })
    expect(choose(goods, { colour: 'red', size: 'm' }, 'colour', 'navy')).toEqual({ colour: 'navy', size: 'm' })
    expect(choose(goods, { colour: 'red', size: 'm' }, 'colour', 'red')).toEqual({ size: 'm' })
  })

  it('shows the picture of the colour before the size is chosen', () => {
    expect(pictureOf(goods, { colour: 'red' })).toBe('red.webp')
    expect(pictureOf(goods, { colour: 'navy' })).toBeUndefined()
    expect(pictureOf(goods, {})).toBeUndefined()
  })
})
