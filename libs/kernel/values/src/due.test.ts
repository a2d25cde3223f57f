import { expect, test } from 'vitest'
import { compareDue } from './due'

test('the sooner comes first, and what has no time last', () => {
  const times = [null, '2026-12-01', undefined, '2026-11-30T08:00:00.000Z', '2026-11-30T07:00:00.000Z']
  const sorted = times.sort(compareDue)
  expect(sorted.slice(0, 3)).toEqual(['2026-11-30T07:00:00.000Z', '2026-11-30T08:00:00.000Z', '2026-12-01'])
  expect([null, '2026-12-01'].sort(compareDue)).toEqual(['2026-12-01', null])
})
