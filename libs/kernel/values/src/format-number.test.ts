import { REGIONS } from '@tradeport/kernel/config'
import { expect, test } from 'vitest'
import { formatMoney, formatNumber, formatPercent, formatUnitPrice } from './format-number'

const demo = REGIONS.demo
const puyuan = REGIONS.puyuan

test.each([
  ['1234567.891', demo, {}, '1,234,567.891'],
  ['1234567.89', puyuan, {}, '1.234.567.89'],
  ['1234', REGIONS.chongqing, {}, '1,234'],
  ['1234', REGIONS.guangzhou, {}, '1.234'],
  ['999', demo, {}, '999'],
  ['-1234.50', demo, {}, '-1,234.5'],
  ['-1234.50', demo, { minDigits: 2 }, '-1,234.50'],
  ['0.005', demo, { maxDigits: 2 }, '0.01'],
  ['-0.001', demo, { maxDigits: 2 }, '0'],
  ['1.999', demo, { maxDigits: 2 }, '2'],
  [12345, demo, {}, '12,345'],
  [12345678901234567890n, demo, {}, '12,345,678,901,234,567,890'],
])('formatNumber(%s) is %s', (value, region, digits, expected) => {
  expect(formatNumber(value, { region, ...digits })).toBe(expected)
})

test('three decimals cannot be taken for a group where both separators are a point', () => {
  expect(formatNumber('1.234', { region: puyuan })).toBe('1.2340')
  expect(formatNumber('1234', { region: puyuan })).toBe('1.234')
  expect(formatNumber('1.234', { region: demo })).toBe('1.234')
})

test('a number with a fraction has to be a decimal string', () => {
  expect(() => formatNumber(0.1, { region: demo })).toThrow(RangeError)
  expect(() => formatNumber(2 ** 60, { region: demo })).toThrow(RangeError)
})

test.each([
  ['1234.5', 'CNY', 'zh_CN', demo, '¥1,234.50'],
  ['1234.5', 'CNY', 'zh_CN', puyuan, '¥1.234.50'],
  ['1234.5', 'CNY', 'de_DE', demo, '1,234.50\u00A0¥'],
  ['1234.5', 'USD', 'en_US', demo, '$1,234.50'],
  ['-1234.5', 'USD', 'en_US', demo, '-$1,234.50'],
  ['1234.5', 'JPY', 'ja_JP', demo, 'JP¥1,235'],
  ['1234.5', 'IDR', 'in_ID', demo, 'Rp\u00A01,234.50'],
  ['1234', 'VND', 'vi_VN', demo, '1,234\u00A0₫'],
  ['1.5', 'KWD', 'en_US', demo, 'KD\u00A01.500'],
  ['1.5', 'KWD', 'en_US', puyuan, 'KD\u00A01.5000'],
  ['0', 'EUR', 'fr_FR', demo, '0.00\u00A0€'],
  ['1000000', 'THB', 'th_TH', demo, '฿1,000,000.00'],
] as const)('formatMoney(%s, %s, %s) is %s', (amount, currency, locale, region, expected) => {
  expect(formatMoney(amount, currency, locale, region)).toBe(expected)
})

test.each([
  ['12.3456', 'USD', '$12.3456'],
  ['12', 'USD', '$12.00'],
  ['12.34567', 'USD', '$12.3457'],
  ['0.5', 'JPY', 'JP¥0.5'],
])('formatUnitPrice(%s, %s) is %s', (amount, currency, expected) => {
  expect(formatUnitPrice(amount, currency, 'en_US', demo)).toBe(expected)
})

test('percent signs stand as the language has them', () => {
  expect(formatPercent('12.345', 'en_US', demo)).toBe('12.35%')
  expect(formatPercent('12.5', 'de_DE', demo)).toBe('12.5\u00A0%')
})
