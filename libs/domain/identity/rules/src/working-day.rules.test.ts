import { expect, test } from 'vitest'
import { workingDays } from '@tradeport/domain/reference/contract'
import { oneWorkingDayAfter } from './working-day.rules'

// 2026-03-09 is a Monday; Shanghai is eight hours ahead.
test.each([
  ['within the week', '2026-03-10T02:00:00Z', '2026-03-11T02:00:00.000Z'],
  ['from Friday to Monday', '2026-03-13T07:30:00Z', '2026-03-16T07:30:00.000Z'],
  ['from Saturday, which counts as Monday morning', '2026-03-14T05:00:00Z', '2026-03-16T16:00:00.000Z'],
  ['from Sunday', '2026-03-15T15:00:00Z', '2026-03-16T16:00:00.000Z'],
  ['late on Friday in Shanghai, which is Friday still', '2026-03-13T15:59:00Z', '2026-03-16T15:59:00.000Z'],
  ['late on Friday in Greenwich, which is Saturday in Shanghai', '2026-03-13T16:00:00Z', '2026-03-16T16:00:00.000Z'],
])('one working day: %s', (_name, from, to) => {
  expect(oneWorkingDayAfter(new Date(from)).toISOString()).toBe(to)
})

test('one working day: over a holiday, and into a weekend that is worked instead', () => {
  const days = new Map([
    ['2026-03-12', { kind: 'holiday' }],
    ['2026-03-13', { kind: 'holiday' }],
    ['2026-03-14', { kind: 'workday' }],
  ])
  const isWorking = workingDays(new Map([['public_holiday', days]]))
  const due = (from: string) => oneWorkingDayAfter(new Date(from), isWorking).toISOString()
  expect(due('2026-03-11T02:00:00Z')).toBe('2026-03-14T02:00:00.000Z')
  // What comes on the holiday counts from the morning of the Saturday.
  expect(due('2026-03-12T02:00:00Z')).toBe('2026-03-15T16:00:00.000Z')
})
