import type { ShownAxis, ShownSku } from '@tradeport/domain/catalogue/contract'
import { expect, test } from 'vitest'
import { variantMatrix } from './variant-matrix'

const axis = (code: string, ...values: string[]): ShownAxis => ({
  code,
  name: code,
  options: values.map(value => ({ value, label: value.toUpperCase(), swatch: code === 'colour' ? '#fff' : null })),
})
const sku = (id: string, axes: Record<string, string>, enabled = true): ShownSku => ({
  id,
  code: id,
  axes,
  stockQty: null,
  weightG: null,
  imageFileId: null,
  enabled,
})

test('sizes stand across, colours down', () => {
  const matrix = variantMatrix(
    [axis('colour', 'red', 'blue'), axis('size', 's', 'm')],
    [
      sku('1', { colour: 'red', size: 's' }),
      sku('2', { colour: 'red', size: 'm' }),
      sku('3', { colour: 'blue', size: 'm' }),
    ],
  )
  expect(matrix.columns.map(column => column.label)).toEqual(['S', 'M'])
  expect(matrix.rows.map(row => [row.label, row.cells.map(cell => cell?.skuId ?? null)])).toEqual([
    ['RED', ['1', '2']],
    ['BLUE', [null, '3']],
  ])
})

test('a single axis is one column', () => {
  const matrix = variantMatrix([axis('colour', 'red')], [sku('1', { colour: 'red' })])
  expect(matrix.columns).toHaveLength(1)
  expect(matrix.rows[0]?.cells[0]?.skuId).toBe('1')
})

test('variants that are switched off cannot be ordered, rows without any are left out', () => {
  const matrix = variantMatrix(
    [axis('colour', 'red', 'blue'), axis('size', 's')],
    [sku('1', { colour: 'red', size: 's' }), sku('2', { colour: 'blue', size: 's' }, false)],
  )
  expect(matrix.rows.map(row => row.label)).toEqual(['RED'])
})
