import { expect, test } from 'vitest'
import {
  addMoney,
  allocateMoney,
  compareMoney,
  convertMoney,
  exponentOf,
  fromMinor,
  mulMoney,
  percentOf,
  roundMoney,
  subtractMoney,
  sumMoney,
  toMinor,
} from './money'
import { sumDecimal } from './decimal'

test.each([
  ['2.345', '100', 'USD', '234.50'],
  ['1.005', '1', 'USD', '1.01'],
  ['0.0049', '1', 'USD', '0.00'],
  ['3.3333', '3', 'CNY', '10.00'],
  ['1250.5', '1', 'JPY', '1251'],
  ['0.0625', '2', 'KWD', '0.125'],
  ['15000.125', '1', 'IDR', '15000.13'],
  ['-1.005', '1', 'USD', '-1.01'],
  ['99999999999.9999', '99999999', 'USD', '9999999899999990000.00'],
])('mulMoney(%s, %s, %s) is %s', (price, quantity, currency, expected) => {
  expect(mulMoney(price, quantity, currency)).toBe(expected)
})

test('sums are exact and rounded once', () => {
  expect(addMoney('0.1', '0.2', 'USD')).toBe('0.30')
  expect(subtractMoney('1', '0.01', 'USD')).toBe('0.99')
  expect(sumMoney(['0.004', '0.004', '0.004'], 'USD')).toBe('0.01')
  expect(sumMoney([], 'JPY')).toBe('0')
  expect(roundMoney('7', 'BHD')).toBe('7.000')
})

test.each([
  ['1000.00', '30', 'USD', '300.00'],
  ['0.05', '50', 'USD', '0.03'],
  ['101', '33.3', 'JPY', '34'],
  ['100', '0', 'USD', '0.00'],
])('percentOf(%s, %s, %s) is %s', (amount, percent, currency, expected) => {
  expect(percentOf(amount, percent, currency)).toBe(expected)
})

test.each([
  ['100.00', ['30', '70'], 'USD', ['30.00', '70.00']],
  ['100.01', ['33.33', '33.33', '33.34'], 'USD', ['33.33', '33.33', '33.35']],
  ['0.01', ['50', '50'], 'USD', ['0.01', '0.00']],
  ['1000', ['33.3', '33.3', '33.4'], 'JPY', ['333', '333', '334']],
  ['-10.00', ['30', '70'], 'USD', ['-3.00', '-7.00']],
  ['7.77', ['100'], 'USD', ['7.77']],
])('allocateMoney(%s, %j, %s) is %j', (total, percents, currency, expected) => {
  const parts = allocateMoney(total, percents, currency)
  expect(parts).toEqual(expected)
  expect(roundMoney(sumDecimal(parts), currency)).toBe(roundMoney(total, currency))
})

test('percentages that do not add up to 100 are refused', () => {
  expect(() => allocateMoney('100', ['30', '60'], 'USD')).toThrow(RangeError)
  expect(() => allocateMoney('100', [], 'USD')).toThrow(RangeError)
})

test('the exponent comes from ISO 4217, and an unknown currency is refused', () => {
  expect([exponentOf('IDR'), exponentOf('VND'), exponentOf('OMR'), exponentOf('CNY')]).toEqual([2, 0, 3, 2])
  expect(() => mulMoney('1', '1', 'XXX')).toThrow(RangeError)
})

test('minor units go there and back, and never lose a digit', () => {
  expect(toMinor('12.50', 'USD')).toBe(1250n)
  expect(toMinor('1250', 'JPY')).toBe(1250n)
  expect(fromMinor(1250n, 'KWD')).toBe('1.250')
  expect(fromMinor(-5n, 'USD')).toBe('-0.05')
  expect(() => toMinor('12.505', 'USD')).toThrow(RangeError)
  expect(() => toMinor('1.5', 'JPY')).toThrow(RangeError)
})

test('conversion rounds in the target currency', () => {
  expect(convertMoney('100', '7.1234', 'CNY')).toBe('712.34')
  expect(convertMoney('9.99', '149.5', 'JPY')).toBe('1494')
})

test('different currencies cannot be compared', () => {
  expect(compareMoney({ amount: '1.0', currency: 'USD' }, { amount: '1', currency: 'USD' })).toBe(0)
  expect(() => compareMoney({ amount: '1', currency: 'USD' }, { amount: '1', currency: 'CNY' })).toThrow(RangeError)
})
