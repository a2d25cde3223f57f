import { describe, expect, test } from 'vitest'
import { ADDRESS_KINDS_OF, addressProblems, keepsAddresses, requiredAddressFields } from './address.rules'

describe('what an address cannot do without', () => {
  test.each([
    ['at home all levels that the region asks for', 'CN', 4, ['level1', 'level2', 'level3', 'level4']],
    ['at home fewer where the region asks for fewer', 'CN', 2, ['level1', 'level2']],
    ['abroad the city and the postal code', 'DE', 4, ['level2', 'postcode']],
    ['abroad the city alone where there are no postal codes', 'AE', 4, ['level2']],
  ] as const)('%s', (_what, country, level, fields) => {
    expect(requiredAddressFields(country, level)).toEqual(fields)
    expect(addressProblems({ country }, level).map(({ path, rule }) => `${path} ${rule}`)).toEqual(
      fields.map(field => `${field} required`),
    )
  })
})

test.each([
  ['CN', '314500', true],
  ['CN', '31450', false],
  ['US', '90021', true],
  ['US', '90021-1234', true],
  ['US', '9002', false],
  ['GB', 'EC1A 1BB', true],
  ['GB', '12345', false],
  ['CA', 'K1A 0B1', true],
  ['JP', '100-0001', true],
  ['NL', '1012 AB', true],
  ['PL', '00001', false],
  ['DE', '1011', false],
  ['KE', 'any code', true],
])('in %s the postal code %s is right: %s', (country, postcode, isRight) => {
  const wrong = addressProblems({ country, level2: 'City', postcode }, 0).filter(
    ({ rule }) => rule === 'invalid_format',
  )
  expect(wrong.length === 0).toBe(isRight)
})

test.each([
  ['buyer', 'buyer_owner', true],
  ['buyer', 'buyer_purchaser', false],
  ['seller', 'seller_owner', true],
  ['seller', 'order_follow', true],
  ['seller', 'sales', false],
  ['provider', 'provider_owner', true],
  ['provider', 'provider_agent', false],
  ['buyer', 'seller_owner', false],
] as const)('of a %s company, %s keeps the address book: %s', (party, role, keeps) => {
  expect(keepsAddresses(party, [role])).toBe(keeps)
})

test('every side can be billed; goods come to buyers and are fetched at sellers', () => {
  expect(Object.values(ADDRESS_KINDS_OF).every(kinds => kinds.includes('bill_to'))).toBe(true)
  expect(ADDRESS_KINDS_OF.buyer).toContain('ship_to')
  expect(ADDRESS_KINDS_OF.seller).toContain('pick_up')
})
