import { expect, test } from 'vitest'
import { marksOf } from './best-marks'

test.each([
  ['the least', [40, 35, 50], 'least', [false, true, false]],
  ['the most', [0, 90, 30], 'most', [false, true, false]],
  ['all that share the best value', [35, 35, 50], 'least', [true, true, false]],
  ['nothing where all are the same', [35, 35], 'least', [false, false]],
  ['nothing where only one is known', [35, null], 'least', [false, false]],
  ['past what is unknown', [null, 40, 35], 'least', [false, false, true]],
] as const)('marks %s', (_name, values, wanted, marks) => {
  expect(marksOf(values, wanted)).toEqual(marks)
})
