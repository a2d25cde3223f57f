import { expect, test } from 'vitest'
import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { comparedRows } from './compared-rows'

/** A product of which only these parts are looked at. */
const aProduct = (brand: string, attributes: Record<string, string>): ProductDetail =>
  Object.assign(Object.create(null), {
    brand,
    attributes: Object.entries(attributes).map(([code, text]) => ({
      code,
      name: code,
      unit: code === 'gauge' ? 'GG' : null,
      text,
    })),
  } satisfies { brand: string; attributes: object[] })

const facts = [{ key: 'brand', label: 'Brand', of: ({ brand }: ProductDetail) => brand }]

test('rows are the facts, then the attributes of any of the products, marked where they differ', () => {
  const rows = comparedRows(
    [aProduct('A', { gauge: '7', fibre: 'wool' }), aProduct('A', { gauge: '12', season: 'winter' })],
    facts,
  )
  expect(rows.map(({ label, cells, isDifferent }) => [label, cells, isDifferent])).toEqual([
    ['Brand', [['A'], ['A']], false],
    ['gauge (GG)', [['7'], ['12']], true],
    ['fibre', [['wool'], []], true],
    ['season', [[], ['winter']], true],
  ])
})

test('a product that is still loading makes no difference', () => {
  expect(comparedRows([aProduct('A', {}), undefined], facts)).toEqual([
    { key: 'brand', label: 'Brand', cells: [['A'], []], isDifferent: false },
  ])
})
