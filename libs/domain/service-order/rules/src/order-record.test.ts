import { expect, it } from 'vitest'
import { completionRate, MIN_ENDED_ORDERS } from './order-record'

it.each([
  [0, 0, null],
  [4, MIN_ENDED_ORDERS - 1, null],
  [0, 5, '0'],
  [5, 5, '100'],
  [2, 3 + 3, '33.3'],
  [5, 6, '83.3'],
  [29, 30, '96.7'],
])('%s of %s orders brought to their end are %s percent', (completed, ended, rate) => {
  expect(completionRate(completed, ended)).toBe(rate)
})
