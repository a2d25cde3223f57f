import { expect, test } from 'vitest'
import { CONTAINERS, CONTAINER_KINDS, cartonCbm, cartonsFor, containerFills, totalCbm } from './measures'

const carton = { lengthCm: '60', widthCm: '40', heightCm: '45' }
const uneven = { lengthCm: '33.3', widthCm: '33.3', heightCm: '33.3' }

test('the volume of a carton is rounded up, that of many from the exact one', () => {
  expect(cartonCbm(carton)).toBe('0.1080')
  expect(cartonCbm(uneven)).toBe('0.0370')
  expect(totalCbm(carton, '26')).toBe('2.808')
  expect(totalCbm(uneven, '1')).toBe('0.037')
  expect(totalCbm(uneven, '1000')).toBe('36.927')
})

test.each([
  ['1000', '40', '25'],
  ['1001', '40', '26'],
  ['1', '40', '1'],
  ['0', '40', '0'],
])('%s pieces in cartons of %s are %s', (quantity, perCarton, expected) => {
  expect(cartonsFor(quantity, perCarton)).toBe(expected)
})

test('an empty carton is refused', () => {
  expect(() => cartonsFor('10', '0')).toThrow(RangeError)
})

test.each([
  ['20gp', undefined, 259],
  ['40gp', undefined, 537],
  ['40hq', undefined, 629],
  ['20gp', '0', 259],
  ['20gp', '18.5', 259],
  ['20gp', '100', 217],
] as const)('a %s takes cartons of %s kg: %s', (kind, grossKg, cartons) => {
  expect(containerFills({ ...carton, grossKg })[kind]).toBe(cartons)
})

test('the larger a container, the more it takes', () => {
  const room = CONTAINER_KINDS.map(kind => CONTAINERS[kind].usableCbm)
  expect(room).toEqual([...room].sort((a, b) => a - b))
})
