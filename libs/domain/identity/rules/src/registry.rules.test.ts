import { CHECK_STATES, type RegistryEntry } from '@tradeport/domain/identity/contract'
import { describe, expect, test } from 'vitest'
import { isSettled, registryDifferences, registryRetryMinutes } from './registry.rules'

const entry = (over: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...{ name: 'Harbour Trading GmbH', number: 'HRB 1', isActive: true, address: 'Hamburg', isSimulated: false },
  ...over,
})
const company = { legalName: 'HARBOUR TRADING GMBH' }

describe('what is another thing in the register', () => {
  test('case, spaces and full stops make no other name', () => {
    expect(registryDifferences(company, entry())).toEqual([])
  })
  test('another name, and a company that is no more', () => {
    expect(registryDifferences(company, entry({ name: 'Harbor GmbH', isActive: false }))).toEqual(['name', 'inactive'])
  })
  test('nobody has that number', () => {
    expect(registryDifferences(company, null)).toEqual(['not_found'])
  })
})

test('what passed or was waived is settled', () => {
  expect(CHECK_STATES.filter(isSettled)).toEqual(['passed', 'waived'])
  expect(isSettled(undefined)).toBe(false)
})

test('a register that does not answer is asked less and less often, and then not any more', () => {
  expect([1, 2, 3, 4, 5].map(registryRetryMinutes)).toEqual([1, 5, 30, 120, null])
})
