import type { SITE_CHECK_METHODS } from '@tradeport/domain/identity/contract'
import type { RuleProblem } from './company.rules'

export interface SiteCheckWords {
  method: (typeof SITE_CHECK_METHODS)[number]
  inspector?: string | undefined
  checkedOn: string
  validUntil: string
}

/** Somebody was there already, it still holds, and an inspection body has a name. */
export function siteCheckProblems(check: SiteCheckWords, today: string): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (check.method === 'third_party' && !check.inspector) problems.push({ path: 'inspector', rule: 'required' })
  if (check.checkedOn > today) problems.push({ path: 'checkedOn', rule: 'in_future' })
  if (check.validUntil < today) problems.push({ path: 'validUntil', rule: 'in_past' })
  else if (check.validUntil < check.checkedOn) problems.push({ path: 'validUntil', rule: 'ends_before_start' })
  return problems
}
