import { expect, test } from 'vitest'
import { closureAhead, leadThrough } from './closure.calc'

const TODAY = '2026-02-01'

test.each([
  ['no closure', 20, null, 20],
  ['one in the middle', 20, { from: '2026-02-10', to: '2026-02-16' }, 27],
  ['one that has begun: what is left of it', 20, { from: '2026-01-28', to: '2026-02-03' }, 23],
  ['one that begins after the goods are ready', 5, { from: '2026-02-10', to: '2026-02-16' }, 5],
  ['one that begins on the day on which they would be ready', 9, { from: '2026-02-10', to: '2026-02-10' }, 10],
])('lead days through %s', (_case, days, closure, expected) => {
  expect(leadThrough(days, closure, TODAY)).toBe(expected)
})

test('a closure is ahead until its last day has passed', () => {
  const ahead = (from: string | null, to: string | null) => closureAhead(from, to, TODAY) !== null
  expect([ahead('2026-02-10', '2026-02-16'), ahead('2026-01-20', TODAY), ahead('2026-01-20', '2026-01-31')]).toEqual([
    true,
    true,
    false,
  ])
  expect(ahead(null, null)).toBe(false)
})
