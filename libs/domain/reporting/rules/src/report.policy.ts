import type { ReportKind } from '@tradeport/domain/reporting/contract'

const DAY_MS = 86_400_000

/** Groups of faults in one region, and as many of refusals; further kinds are not taken in until old ones have gone. */
export const MAX_GROUPS = 2_000
/** Places that a group names; the rest is only counted. */
export const MAX_PLACES = 10

/** Old tabs go on for a while after the repair; what is seen later than that has come back. */
export const REOPENS_AFTER_MS = DAY_MS

/** How long a group is kept after it was seen for the last time; refusals like what is resolved. */
export const KEPT_MS = { resolved: 30 * DAY_MS, open: 90 * DAY_MS, seenOnce: 7 * DAY_MS } as const

export interface SeenPlace {
  readonly place: string
  readonly count: number
}

/** Adds one more sighting; the places seen most often stay. */
export function withPlace(places: readonly SeenPlace[], seen: SeenPlace): SeenPlace[] {
  const known = places.find(({ place }) => place === seen.place)
  const next = known
    ? places.map(item => (item === known ? { ...item, count: item.count + seen.count } : item))
    : [...places, seen]
  return next.sort((a, b) => b.count - a.count || (a.place < b.place ? -1 : 1)).slice(0, MAX_PLACES)
}

/** Messages of the API may name people and goods, and say no more than their code; those of errors in the page are needed. */
export const keepsMessage = (kind: ReportKind): boolean => kind !== 'call'

/** Codes of the services, each of which says why it refuses; what the assistant could not do at all is among them. */
const SERVICE_CODE = /^(?:AI8|FILE7|FT5|MALL6|UPT|USER_SERVICE5|gateway\.|global|user)/
const FAULTS_OF_SERVICES: readonly string[] = ['AI800500']

/** Whether a call was refused for a reason, which is no fault: `SYS…` and what has no code are. */
export const isRefusal = (kind: ReportKind, code: string): boolean =>
  kind === 'call' && SERVICE_CODE.test(code) && !FAULTS_OF_SERVICES.includes(code)
