import type { Profile } from '@tradeport/domain/identity/contract'

/** `verify_level` of a company whose licence was compared (marketplace.md 4.2). */
const LICENCE_LEVEL = 2

/** Whether nobody has compared the company's data with papers yet. A restriction takes the badge away, and not that it was checked. */
export function isUnchecked(
  company: Pick<NonNullable<Profile['company']>, 'verifyLevel' | 'restrictedFor'> | null | undefined,
): boolean {
  return company != null && company.verifyLevel < LICENCE_LEVEL && company.restrictedFor.length === 0
}
