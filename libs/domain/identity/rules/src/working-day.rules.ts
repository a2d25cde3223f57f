import { isWeekday, type IsWorkingDay } from '@tradeport/kernel/values'

/** All regions of the product are Chinese markets, whose clocks know no summer time. */
const OFFICE_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/**
 * One working day later by the office's calendar: the same time of the next working day. What comes on a day on which nobody works counts
 * from the beginning of the next one.
 */
export function oneWorkingDayAfter(at: Date, isWorking: IsWorkingDay = isWeekday): Date {
  let local = at.getTime() + OFFICE_OFFSET_MS
  const isOff = () => !isWorking(new Date(local).toISOString().slice(0, 10))
  while (isOff()) local = (Math.floor(local / DAY_MS) + 1) * DAY_MS
  local += DAY_MS
  while (isOff()) local += DAY_MS
  return new Date(local - OFFICE_OFFSET_MS)
}
