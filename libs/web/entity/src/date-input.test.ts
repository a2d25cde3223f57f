import { afterEach, expect, test, vi } from 'vitest'
import { ownToday } from './date-input'

afterEach(() => void vi.useRealTimers())

test.each([
  ['Asia/Shanghai', '2026-03-11'],
  ['Europe/Berlin', '2026-03-10'],
  ['America/Los_Angeles', '2026-03-10'],
])('today is the day of the reader’s own calendar: in %s it is %s', (timeZone, day) => {
  vi.useFakeTimers({ now: new Date('2026-03-10T20:30:00Z'), toFake: ['Date'] })
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone }
  })
  expect(ownToday()).toBe(day)
})
