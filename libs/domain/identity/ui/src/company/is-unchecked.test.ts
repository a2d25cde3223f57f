import { expect, test } from 'vitest'
import { isUnchecked } from './is-unchecked'

test.each([
  ['a buyer that has begun', { verifyLevel: 1, restrictedFor: [] }, true],
  ['one whose licence was compared', { verifyLevel: 2, restrictedFor: [] }, false],
  ['one that was visited', { verifyLevel: 3, restrictedFor: [] }, false],
  ['one whose licence has ended', { verifyLevel: 1, restrictedFor: ['licence'] }, false],
  ['one that is a risk', { verifyLevel: 1, restrictedFor: ['risk'] }, false],
  ['one that is not known yet', undefined, false],
  ['none', null, false],
] as const)('%s', (_who, company, unchecked) => {
  expect(isUnchecked(company && { ...company, restrictedFor: [...company.restrictedFor] })).toBe(unchecked)
})
