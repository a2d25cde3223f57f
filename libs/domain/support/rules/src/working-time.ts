import type { MessageType } from '@tradeport/domain/support/contract'

/** Monday to Friday, nine to six, in the region's zone. */
const FIRST_HOUR = 9
const LAST_HOUR = 18
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const DEFAULT_HOURS = 8
/** What cannot wait a day. */
const HOURS: Partial<Record<MessageType, number>> = {
  platform_issues: 4,
  technical_issues: 4,
  complaints_suggestions: 4,
}

export function answerHours(type: MessageType): number {
  return HOURS[type] ?? DEFAULT_HOURS
}

/** How far the zone's wall clock is ahead of UTC at that moment. */
function offsetMs(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const value = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0)
  const wall = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
  return wall - Math.floor(at / 1000) * 1000
}

/** When so many working hours will have passed. */
export function afterWorkingHours(from: Date, hours: number, timeZone: string): Date {
  // On the wall clock, as if it were UTC; turned back at the end, with the offset that holds then.
  let wall = from.getTime() + offsetMs(from.getTime(), timeZone)
  let left = hours * HOUR_MS
  for (;;) {
    const midnight = Math.floor(wall / DAY_MS) * DAY_MS
    const weekday = new Date(midnight).getUTCDay()
    const opens = Math.max(wall, midnight + FIRST_HOUR * HOUR_MS)
    const room = weekday === 0 || weekday === 6 ? 0 : midnight + LAST_HOUR * HOUR_MS - opens
    if (room >= left) {
      const end = opens + left
      return new Date(end - offsetMs(end - offsetMs(end, timeZone), timeZone))
    }
    left -= Math.max(0, room)
    wall = midnight + DAY_MS
  }
}
