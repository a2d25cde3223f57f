/** Civil dates in a party's time zone. An offer is valid to the end of its last day where the buyer is. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The civil date `YYYY-MM-DD` that a clock in the zone shows at the instant. */
export function civilDateIn(zone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The last millisecond of a civil day in a zone. Searched rather than computed from an offset: some zones change their clocks at
 * midnight, so that a day there may start at one o'clock or twice.
 */
export function endOfDay(date: string, zone: string): Date {
  const noonUtc = Date.parse(`${date}T12:00:00Z`)
  // No zone is further from UTC than 14 hours: the day's end lies between these two.
  let before = noonUtc - 15 * HOUR_MS
  let after = noonUtc + 27 * HOUR_MS
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS
    if (civilDateIn(zone, new Date(middle)) <= date) before = middle
    else after = middle
  }
  return new Date(after - 1)
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
