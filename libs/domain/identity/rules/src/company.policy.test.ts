import { expect, test } from 'vitest'
import { companyActions } from './company.policy'

test.each([
  ['active', [], ['restrict', 'suspend']],
  ['restricted', ['licence'], ['restrict', 'suspend']],
  ['restricted', ['risk'], ['lift_restriction', 'suspend']],
  ['restricted', ['licence', 'risk'], ['lift_restriction', 'suspend']],
  ['suspended', ['risk'], ['reinstate']],
] as const)('%s for %j: a region administrator may %j', (status, restrictedFor, actions) => {
  expect(companyActions({ status, restrictedFor }, ['op_region_admin'])).toEqual(actions)
})

test('a reviewer restricts and lifts, and does not suspend', () => {
  expect(companyActions({ status: 'active', restrictedFor: [] }, ['op_reviewer'])).toEqual(['restrict'])
  expect(companyActions({ status: 'restricted', restrictedFor: ['risk'] }, ['op_reviewer'])).toEqual([
    'lift_restriction',
  ])
})
