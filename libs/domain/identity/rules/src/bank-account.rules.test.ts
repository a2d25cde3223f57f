import { expect, test } from 'vitest'
import { bankAccountProblems, isIban, normaliseAccountNo } from './bank-account.rules'

const problems = (accountNo: string, swift: string, country: string) =>
  bankAccountProblems({ accountNo: normaliseAccountNo(accountNo), swift: normaliseAccountNo(swift), country }).map(
    ({ path, rule }) => `${path} ${rule}`,
  )

test('an IBAN has the length of its country and the right check digits', () => {
  for (const [iban, country] of [
    ['DE89370400440532013000', 'DE'],
    ['GB29NWBK60161331926819', 'GB'],
    ['FR1420041010050500013M02606', 'FR'],
    ['AE070331234567890123456', 'AE'],
    ['NO9386011117947', 'NO'],
  ] as const)
    expect([iban, isIban(iban, country)]).toEqual([iban, true])
  // One digit wrong, two swapped, one too few, another country's, small letters.
  for (const [iban, country] of [
    ['DE89370400440532013001', 'DE'],
    ['DE98370400440532013000', 'DE'],
    ['DE8937040044053201300', 'DE'],
    ['DE89370400440532013000', 'FR'],
    ['de89370400440532013000', 'DE'],
  ] as const)
    expect([iban, isIban(iban, country)]).toEqual([iban, false])
})

test('each field says what is wrong with it', () => {
  expect(problems('DE89 3704 0044 0532 0130 00', 'cobadeff', 'DE')).toEqual([])
  expect(problems('DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'DE')).toEqual([])
  expect(problems('DE89 3704 0044 0532 0130 01', 'COBADE', 'DE')).toEqual(['swift bic', 'accountNo iban'])
  expect(problems('DE89370400440532013000', 'BKCHCNBJ', 'DE')).toEqual(['swift bic_country'])
})

test('where there are no IBANs the number is held to what all banks there share', () => {
  expect(problems('3972 5820 0041', 'BKCHCNBJ92H', 'CN')).toEqual([])
  expect(problems('12-34', 'BKCHCNBJ', 'CN')).toEqual(['accountNo account_no'])
  expect(problems('ABCDEF', 'BKCHCNBJ', 'CN')).toEqual(['accountNo account_no'])
  expect(problems('1234/5678', 'BKCHCNBJ', 'CN')).toEqual(['accountNo account_no'])
})
