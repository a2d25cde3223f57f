import { expect, it } from 'vitest'
import { responseTime } from './response-time'

it.each<[readonly number[], number | null]>([
  [[], null],
  [[5, 7], null],
  [[30, 10, 20], 20],
  [[10, 2000, 20], 20],
  [[40, 10, 30, 20], 25],
  [[1, 2, 3, 4], 3],
  [[0, 0, 0], 0],
])('after %j minutes the usual wait is %s', (minutes, usual) => {
  expect(responseTime(minutes)).toBe(usual)
})
