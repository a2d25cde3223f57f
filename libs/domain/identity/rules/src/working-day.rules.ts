/** All regions of the product are Chinese markets, whose clocks know no summer time. */
const OFFICE_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

const isWeekend = (day: number) => day === 0 || day === 6

/**
 * One working day later by the office's calendar: the same time of the next weekday. What comes on a weekend counts from the beginning
 * of the Monday after it. Public holidays are not known here.
 */
export function oneWorkingDayAfter(at: Date): Date {
  let local = at.getTime() + OFFICE_OFFSET_MS
  const dayOf = () => new Date(local).getUTCDay()
  while (isWeekend(dayOf())) local = (Math.floor(local / DAY_MS) + 1) * DAY_MS
  local += DAY_MS
  while (isWeekend(dayOf())) local += DAY_MS
  return new Date(local - OFFICE_OFFSET_MS)
}
