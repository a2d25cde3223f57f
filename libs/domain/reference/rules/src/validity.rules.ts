/** Days on which something holds, both included; without an end it is open there. */
export interface Validity {
  readonly validFrom: string | null
  readonly validTo: string | null
}

export const holdsAt = ({ validFrom, validTo }: Validity, day: string): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo)

export const isOrdered = ({ validFrom, validTo }: Validity): boolean =>
  validFrom === null || validTo === null || validFrom <= validTo

export const overlaps = (a: Validity, b: Validity): boolean =>
  (a.validFrom === null || b.validTo === null || a.validFrom <= b.validTo) &&
  (b.validFrom === null || a.validTo === null || b.validFrom <= a.validTo)

export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

export type Succession<P extends Validity> =
  { readonly fits: true; /** Ends the day before. */ readonly ended: P | null } | { readonly fits: false }

/** Whether a new period of a code goes with those it has: it may follow an open one, which then ends the day before. */
export function succeed<P extends Validity>(next: Validity, periods: readonly P[]): Succession<P> {
  const touched = periods.filter(period => overlaps(next, period))
  const [only] = touched
  if (!only) return { fits: true, ended: null }
  const follows =
    touched.length === 1 &&
    only.validTo === null &&
    next.validFrom !== null &&
    (only.validFrom === null || only.validFrom < next.validFrom)
  return follows ? { fits: true, ended: only } : { fits: false }
}

export interface Period extends Validity {
  readonly status: 'enabled' | 'disabled'
}

/** Whether a code that could be chosen on a day no longer can, by what becomes of its periods. */
export function isTakenAway(
  { before, after }: { readonly before: readonly Period[]; readonly after: readonly Period[] },
  day: string,
): boolean {
  const isOffered = (periods: readonly Period[]) =>
    periods.some(period => period.status === 'enabled' && holdsAt(period, day))
  return isOffered(before) && !isOffered(after)
}
