import { REGIONS } from '@tradeport/kernel/config'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number'
import { parseDecimalInput } from './parse-decimal'

const demo = REGIONS.demo
const puyuan = REGIONS.puyuan

test.each([
  ['1234.50', demo, '1234.5'],
  ['1,234.50', demo, '1234.5'],
  [' 1 234 ', demo, '1234'],
  ['１２３４．５', demo, '1234.5'],
  ['.5', demo, '0.5'],
  ['-.5', demo, '-0.5'],
  ['5.', demo, '5'],
  ['+7', demo, '7'],
  ['\u22127', demo, '-7'],
  ['12,50', demo, null],
  ['1,23,456', demo, null],
  ['1.234.567', demo, null],
  ['1e5', demo, null],
  ['', demo, null],
  ['-', demo, null],
  ['abc', demo, null],
  ['1.234', puyuan, '1.234'],
  ['1.234.567', puyuan, '1234567'],
  ['1.234.50', puyuan, '1234.5'],
  ['1.234.5678', puyuan, '1234.5678'],
  ['12.34.56', puyuan, null],
  ['1,234', puyuan, null],
])('%j is %j', (input, region, expected) => {
  expect(parseDecimalInput(input, region)).toBe(expected)
})

test.each(['0', '12.5', '1234567', '1234567.25', '-1234567.891'])('%s is read back as it was written', value => {
  expect(parseDecimalInput(formatNumber(value, { region: demo }), demo)).toBe(value)
  expect(parseDecimalInput(formatNumber(value, { region: puyuan }), puyuan)).toBe(value)
})
