import { expect, test } from 'vitest'
import { columnIndex, columnLetter } from './column-letter'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (index, letters) => {
  expect([columnLetter(index), columnIndex(letters)]).toEqual([letters, index])
})
