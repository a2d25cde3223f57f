import { expect, test } from 'vitest'
import { daysOf, isDay, stepped } from './civil-days'

test('a month is shown in whole weeks from Monday on', () => {
  const march = daysOf('month', '2026-03-11')
  expect([march[0], march.at(-1), march.length]).toEqual(['2026-02-23', '2026-04-05', 42])
  expect(daysOf('month', '2027-02-28')).toHaveLength(28)
})

test('a week begins on its Monday, an agenda on the day itself', () => {
  expect(daysOf('week', '2026-03-15')).toEqual(daysOf('week', '2026-03-09'))
  expect(daysOf('week', '2026-03-15')[0]).toBe('2026-03-09')
  expect([daysOf('agenda', '2026-03-15')[0], daysOf('agenda', '2026-03-15').length]).toEqual(['2026-03-15', 28])
})

test('steps go by months, weeks and agendas, over the ends of years', () => {
  expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01')
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01')
  expect(stepped('week', '2026-01-03', -1)).toBe('2025-12-27')
  expect(stepped('agenda', '2026-03-01', 1)).toBe('2026-03-29')
})

test('only days are days', () => {
  expect(['2026-03-11', '2026-13-01', '11.3.2026', null].map(isDay)).toEqual([true, false, false, false])
})
