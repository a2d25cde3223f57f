import { expect, test } from 'vitest'
import { auditFieldOf } from './index'

test.each([
  ['status', 'status'],
  ['valid_until', 'validUntil'],
  ['files', 'fileIds'],
  ['endsAt', 'validUntil'],
  ['asOf', 'asOf'],
  ['member', 'member'],
  ['restrictedFor', 'restrictedFor'],
  ['somethingOfTomorrow', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the field %s is called %s', (name, field) => {
  expect(auditFieldOf(name)).toBe(field)
})
