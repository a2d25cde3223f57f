import { describe, expect, it } from 'vitest'
import { DAY_MS, chargeOf, dueReminder, periodEnd, purposeOf, quotaNotice, unusedValue, windowOf } from './index'

const at = (text: string) => new Date(`${text}T00:00:00.000Z`)

it.each([
  ['2026-03-10', 'month', null, '2026-04-10'],
  ['2026-01-31', 'month', null, '2026-02-28'],
  ['2028-02-29', 'year', null, '2029-02-28'],
  ['2026-12-15', 'month', null, '2027-01-15'],
  ['2026-03-10', 'days', 90, '2026-06-08'],
] as const)('a period from %s by %s (%s) ends on %s', (from, period, days, to) => {
  expect(periodEnd(at(from), { period, days })).toEqual(at(to))
})

describe('what is not used', () => {
  const period = { value: '3650.00', currency: 'CNY', from: at('2026-01-01'), to: at('2027-01-01') }
  it.each([
    ['2026-01-01', '3650.00'],
    ['2026-12-31', '10.00'],
    ['2027-01-01', '0.00'],
    ['2027-02-01', '0.00'],
  ])('on %s is worth %s', (now, value) => {
    expect(unusedValue([period], 'CNY', at(now))).toBe(value)
  })
  it('is rounded to the minor unit, each period by itself', () => {
    const third = { value: '100.00', currency: 'CNY', from: at('2026-01-01'), to: at('2026-01-04') }
    expect(unusedValue([third], 'CNY', at('2026-01-02'))).toBe('66.67')
    expect(unusedValue([{ ...third, value: '100', currency: 'JPY' }], 'JPY', at('2026-01-02'))).toBe('67')
  })
  it('counts a period that has been paid for in advance whole, and nothing in another currency', () => {
    const next = { ...period, from: at('2027-01-01'), to: at('2028-01-01') }
    expect(unusedValue([period, next], 'CNY', at('2026-12-31'))).toBe('3660.00')
    expect(unusedValue([period], 'USD', at('2026-01-01'))).toBe('0.00')
  })
})

it.each([
  ['8000.00', '3650.00', { credit: '3650.00', amount: '4350.00' }],
  ['3000.00', '3650.00', { credit: '3000.00', amount: '0.00' }],
  ['3000.00', '0.00', { credit: '0.00', amount: '3000.00' }],
])('of %s with %s unused: %j', (value, unused, charge) => {
  expect(chargeOf(value, unused, 'CNY')).toEqual(charge)
})

describe('ordering a plan', () => {
  const plan = { id: 'b', level: 2 }
  it.each([
    [null, 'new'],
    [{ offeringId: 'b', level: 2, status: 'active' }, 'renew'],
    [{ offeringId: 'b', level: 2, status: 'grace' }, 'renew'],
    [{ offeringId: 'a', level: 1, status: 'active' }, 'upgrade'],
    [{ offeringId: 'c', level: 3, status: 'active' }, null],
    [{ offeringId: 'c', level: 3, status: 'ending' }, null],
    [{ offeringId: 'c', level: 3, status: 'grace' }, 'new'],
  ] as const)('beside %j is %s', (current, purpose) => {
    expect(purposeOf(plan, current)).toBe(purpose)
  })
  it('what costs nothing is not ordered', () => {
    expect(purposeOf({ id: 'f', level: 0 }, null)).toBeNull()
  })
})

describe('reminders', () => {
  const end = at('2026-06-01')
  const before = (days: number) => new Date(end.getTime() - days * DAY_MS)
  it.each([
    [20, null, undefined],
    [14, null, 14],
    [10, 14, undefined],
    [3, 14, 3],
    [2, 3, undefined],
    [2, null, 3],
    [0, 14, undefined],
  ] as const)('%s days before, with %s sent: %s', (days, sent, due) => {
    expect(dueReminder(end, sent, { now: before(days), region: {} })).toBe(due)
  })
})

it.each([
  ['none', null],
  ['day', '2026-03-10'],
  ['month', '2026-03'],
  ['year', '2026'],
] as const)('a quota that is full again by %s is counted in %s, by the market’s clock', (reset, window) => {
  expect(windowOf(reset, new Date('2026-03-09T16:30:00.000Z'))).toBe(window)
})

it.each([
  [100, 11, undefined],
  [100, 10, 'quota_low'],
  [100, 9, undefined],
  [100, 0, 'quota_exhausted'],
  [3, 0, 'quota_exhausted'],
  [3, 1, undefined],
] as const)('of %s with %s left is told: %s', (limit, remaining, notice) => {
  expect(quotaNotice(limit, remaining)).toBe(notice)
})
