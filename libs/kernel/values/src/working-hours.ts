const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** More days without work in a row are a mistake of whoever says which they are. */
const LONGEST_REST = 366

/** Whether people work on a civil day (`YYYY-MM-DD`). */
export type IsWorkingDay = (day: string) => boolean

export const isWeekday: IsWorkingDay = day => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** When somebody works: from the one full hour of the zone's day to the other. */
export interface WorkingHours {
  timeZone: string
  fromHour: number
  toHour: number
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
export function afterWorkingHours(
  from: Date,
  hours: number,
  { timeZone, fromHour, toHour }: WorkingHours,
  isWorking: IsWorkingDay = isWeekday,
): Date {
  // On the wall clock, as if it were UTC; turned back at the end, with the offset that holds then.
  let wall = from.getTime() + offsetMs(from.getTime(), timeZone)
  let left = hours * HOUR_MS
  for (let rest = 0; rest < LONGEST_REST;) {
    const midnight = Math.floor(wall / DAY_MS) * DAY_MS
    const opens = Math.max(wall, midnight + fromHour * HOUR_MS)
    const isOpen = isWorking(new Date(midnight).toISOString().slice(0, 10))
    const room = isOpen ? Math.max(0, midnight + toHour * HOUR_MS - opens) : 0
    if (room >= left) {
      const end = opens + left
      return new Date(end - offsetMs(end - offsetMs(end, timeZone), timeZone))
    }
    left -= room
    wall = midnight + DAY_MS
    rest = room > 0 ? 0 : rest + 1
  }
  throw new RangeError('nobody works any more')
}
