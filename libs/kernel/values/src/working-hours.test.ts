import { describe, expect, it } from 'vitest'
import { afterWorkingHours, isWeekday } from './index'

const SHANGHAI = { timeZone: 'Asia/Shanghai', fromHour: 9, toHour: 18 }
const after = (from: string, hours: number, working = SHANGHAI) =>
  afterWorkingHours(new Date(from), hours, working).toISOString()

describe('working hours', () => {
  it.each([
    // Tuesday 10:00 in Shanghai.
    ['2026-03-10T02:00:00Z', 8, '2026-03-10T10:00:00.000Z'],
    ['2026-03-10T02:00:00Z', 4, '2026-03-10T06:00:00.000Z'],
    // Tuesday 15:00: three hours today, five tomorrow.
    ['2026-03-10T07:00:00Z', 8, '2026-03-11T06:00:00.000Z'],
    // Friday 20:00 and Sunday: from Monday at nine.
    ['2026-03-13T12:00:00Z', 8, '2026-03-16T09:00:00.000Z'],
    ['2026-03-15T04:00:00Z', 8, '2026-03-16T09:00:00.000Z'],
    // Before nine.
    ['2026-03-09T22:00:00Z', 8, '2026-03-10T09:00:00.000Z'],
    // A Wednesday at its end, in the evening, and past midnight in the zone.
    ['2026-03-11T09:00:00.000Z', 2, '2026-03-12T02:00:00.000Z'],
    ['2026-03-11T12:00:00.000Z', 2, '2026-03-12T03:00:00.000Z'],
    ['2026-03-11T16:30:00.000Z', 2, '2026-03-12T03:00:00.000Z'],
    // A Friday half an hour before the end.
    ['2026-03-13T09:30:00.000Z', 2, '2026-03-16T02:30:00.000Z'],
  ])('%s and %i hours', (from, hours, expected) => {
    expect(after(from, hours)).toBe(expected)
  })

  it('are those that somebody works', () => {
    // Tuesday 10:00: two hours today, four on Wednesday, two on Thursday.
    expect(after('2026-03-10T02:00:00Z', 8, { ...SHANGHAI, fromHour: 8, toHour: 12 })).toBe('2026-03-12T02:00:00.000Z')
  })

  it('keep the wall clock where summer time begins on the way', () => {
    // Friday 17:00 in Berlin (UTC+1); Monday is UTC+2.
    expect(after('2026-03-27T16:00:00Z', 8, { ...SHANGHAI, timeZone: 'Europe/Berlin' })).toBe(
      '2026-03-30T14:00:00.000Z',
    )
  })

  it('leave out the days on which nobody works, and count the weekends that are worked instead', () => {
    const isWorking = (day: string) =>
      day === '2026-03-14' || (isWeekday(day) && day !== '2026-03-12' && day !== '2026-03-13')
    // A Wednesday an hour before the end; the Saturday after it is worked.
    const due = afterWorkingHours(new Date('2026-03-11T09:00:00.000Z'), 2, SHANGHAI, isWorking)
    expect(due.toISOString()).toBe('2026-03-14T02:00:00.000Z')
  })

  it('come to an end where nobody ever works', () => {
    expect(() => afterWorkingHours(new Date('2026-03-11T09:00:00.000Z'), 2, SHANGHAI, () => false)).toThrow(RangeError)
  })
})
