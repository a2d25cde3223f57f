import { expect, it } from 'vitest'
import { completionRate } from './order-record'

it.each([
  [0, 0, null],
  [4, 4, null],
  [0, 5, '0'],
  [5, 5, '100'],
  [2, 3 + 3, '33.3'],
  [5, 6, '83.3'],
  [29, 30, '96.7'],
])('%s of %s orders brought to their end are %s percent', (completed, ended, rate) => {
  expect(completionRate({}, completed, ended)).toBe(rate)
})

it.each([
  [1, '100'],
  [3, null],
])('a region may say from how many on: %s', (serviceRecordOrders, rate) => {
  expect(completionRate({ own: { timers: { serviceRecordOrders } } }, 2, 2)).toBe(rate)
})
