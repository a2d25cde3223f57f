import type { FieldRule } from '@tradeport/kernel/errors'

/** A rule that does not hold: where, which, and what its text needs. Shown at the field by the browser and answered by the server. */
export interface RuleProblem {
  path: string
  rule: FieldRule
  params?: Record<string, string | number>
}
