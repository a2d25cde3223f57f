import { expect, test } from 'vitest'
import { slaOf } from './sla'

const NOW = Date.parse('2026-11-24T08:00:00Z')
const hours = (count: number) => new Date(NOW + count * 3_600_000).toISOString()

test.each([
  ['submitted', -1, -1, 'acceptance'],
  ['submitted', 1, -1, null],
  ['accepted', -1, -1, 'overdue'],
  ['doc_pending', 23, -1, 'close'],
  ['declaring', 25, -1, null],
  ['declaring', 25, -49, 'stuck'],
  ['inspection', null, -49, 'stuck'],
  ['making', null, -47, null],
  ['cleared', -1, -49, null],
  ['completed', null, -500, null],
] as const)('an order that is %s, due in %s hours, touched %s hours ago: %s', (status, due, touched, group) => {
  expect(slaOf({ status, dueAt: due === null ? null : hours(due), updatedAt: hours(touched) }, NOW)).toBe(group)
})
