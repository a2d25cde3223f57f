import { isWeekday, type IsWorkingDay } from '@tradeport/kernel/values'

const DAY_MS = 86_400_000
/** All regions of the product are Chinese markets, whose clocks know no summer time. */
const OFFICE_OFFSET_MS = 8 * 3_600_000
/** Longer than any row of days on which nobody works. */
const DAYS_KNOWN = 30

/** What a day of the list `public_holiday` is: nobody works, or everybody does although it is a weekend. */
export const DAY_KINDS = ['holiday', 'workday'] as const

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The days after a moment, to be asked for in the list of public holidays: from the day before on, which it still is in zones west of the office. */
export const daysAfter = (from: Date): { list: 'public_holiday'; code: string }[] =>
  Array.from({ length: DAYS_KNOWN + 1 }, (_none, days) => ({
    list: 'public_holiday' as const,
    code: dayOf(from.getTime() + OFFICE_OFFSET_MS + (days - 1) * DAY_MS),
  }))

/** Monday to Friday, as far as the list says nothing else of a day. */
export function workingDays(
  inForce: ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>,
): IsWorkingDay {
  const known = inForce.get('public_holiday')
  return day => {
    const listed = known?.get(day)
    return listed ? listed['kind'] === 'workday' : isWeekday(day)
  }
}
