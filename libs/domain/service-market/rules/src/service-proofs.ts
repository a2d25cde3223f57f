import { timerOf, type TimedRegion } from '@tradeport/kernel/config'
import type { ProofStatus, ServiceContent, ServiceQualification } from '@tradeport/domain/service-market/contract'

/** Days before the last day of a proof on which its provider is told, in this region: as of every other certificate. */
export const proofWarnings = (region: TimedRegion): readonly [first: number, last: number] => [
  timerOf(region, 'certificateFirstReminderDays'),
  timerOf(region, 'certificateLastReminderDays'),
]

const DAY_MS = 86_400_000

/** A civil day (`YYYY-MM-DD`) so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const isSame = (one: ServiceQualification, other: ServiceQualification) =>
  one.type === other.type &&
  one.no === other.no &&
  (one.validTo ?? null) === (other.validTo ?? null) &&
  (one.fileId ?? null) === (other.fileId ?? null)

/**
 * How each proof stands on that day, in their order.
 *
 * @param reviewed what was approved last; null where nothing was: nobody has looked at the proofs yet
 */
export function proofStatuses(
  { qualifications }: Pick<ServiceContent, 'qualifications'>,
  reviewed: Pick<ServiceContent, 'qualifications'> | null,
  { day, region }: { day: string; region: TimedRegion },
): ProofStatus[] {
  const soon = daysAfter(day, proofWarnings(region)[0])
  return qualifications.map(paper => {
    if (paper.validTo && paper.validTo < day) return 'expired'
    if (!reviewed?.qualifications.some(known => isSame(known, paper))) return 'unchecked'
    return paper.validTo && paper.validTo <= soon ? 'expiring' : 'valid'
  })
}

/** The first end of a proof; null where none ends. */
export function firstProofEnd({ qualifications }: Pick<ServiceContent, 'qualifications'>): string | null {
  return qualifications.flatMap(({ validTo }) => (validTo ? [validTo] : [])).sort()[0] ?? null
}

/** What a provider is told now about a proof that ends on that day; undefined when it was told, or there is time. */
export function dueProofWarning(
  validTo: string,
  told: { validTo: string; days: number } | null,
  { day, region }: { day: string; region: TimedRegion },
): number | undefined {
  const due = proofWarnings(region)
    .filter(days => validTo <= daysAfter(day, days))
    .at(-1)
  if (due === undefined || validTo < day) return undefined
  return told !== null && told.validTo === validTo && told.days <= due ? undefined : due
}
