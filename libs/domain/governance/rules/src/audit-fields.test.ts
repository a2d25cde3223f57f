import { expect, test } from 'vitest'
import { auditFieldOf } from './index'

test.each([
  ['status', 'status'],
  ['valid_until', 'validUntil'],
  ['files', 'fileIds'],
  ['endsAt', 'validUntil'],
  ['asOf', 'asOf'],
  ['somethingOfTomorrow', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the field %s is called %s', (name, field) => {
  expect(auditFieldOf(name)).toBe(field)
})
