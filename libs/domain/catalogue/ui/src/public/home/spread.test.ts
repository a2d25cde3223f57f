import { describe, expect, it } from 'vitest'
import type { ProductCard } from '@tradeport/domain/catalogue/contract'
import { spread } from './spread'

const card = (id: string, store: string, categoryId: string): ProductCard => ({
  id,
  title: id,
  coverFileId: null,
  price: null,
  priceHidden: false,
  priceNeed: null,
  saleUnit: 'piece',
  moq: '1',
  leadDays: null,
  sampleAvailable: false,
  customisable: false,
  incoterms: [],
  originCountry: null,
  categoryId,
  store: { id: store, slug: store, name: store, country: 'CN', verifyLevel: 1, years: null, responseRate: null },
})

describe('featured goods', () => {
  it('take turns by store, then by kind of goods', () => {
    const products = [
      card('a1', 'a', 'scarves'),
      card('a2', 'a', 'scarves'),
      card('a3', 'a', 'hats'),
      card('b1', 'b', 'scarves'),
      card('b2', 'b', 'hats'),
    ]
    expect(spread(products, 4).map(({ id }) => id)).toEqual(['a1', 'b2', 'a2', 'b1'])
  })

  it('are all there are where there are few', () => {
    expect(spread([card('a1', 'a', 'x'), card('a2', 'a', 'x')], 10)).toHaveLength(2)
    expect(spread([], 10)).toEqual([])
  })
})
