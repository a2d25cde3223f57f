/** Days on which a shop is closed, the first and the last among them. */
export interface Closure {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The closure that is under way or still ahead; null where none is announced or the last day has passed. */
export function closureAhead(from: string | null, to: string | null, today: string): Closure | null {
  return from !== null && to !== null && to >= today ? { from, to } : null
}

/** Days until goods are ready that are ordered today: those of the closure that fall into them are no days of work. */
export function leadThrough(days: number, closure: Closure | null, today: string): number {
  if (!closure) return days
  const begins = Math.max(dayNumber(closure.from), dayNumber(today))
  if (begins > dayNumber(today) + days) return days
  return days + dayNumber(closure.to) - begins + 1
}
