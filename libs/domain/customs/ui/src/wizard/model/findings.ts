import type { CheckKey, DeclarationIssue } from '@tradeport/domain/customs/contract'
import { formPath } from '../../shared/form-path'

/** What is only not there yet: said when the whole form is looked at, not while it is being filled in. */
const MISSING: ReadonlySet<CheckKey> = new Set<CheckKey>([
  'required',
  'items_count',
  'b2b_document',
  'b2b_number',
  'market_registration',
  'freight_required',
  'insurance_required',
  'charge_currency',
  'licence_missing',
  'second_unit_missing',
  'item_without_container',
  'vin_count',
])
export const isMissing = ({ key }: Pick<DeclarationIssue, 'key'>): boolean => MISSING.has(key)

/** Texts by path, several of one place in one. */
export function textsByPath(
  issues: readonly DeclarationIssue[],
  textOf: (issue: DeclarationIssue) => string,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const issue of issues) {
    const path = formPath(issue.path)
    const known = texts.get(path)
    texts.set(path, known === undefined ? textOf(issue) : `${known} ${textOf(issue)}`)
  }
  return texts
}
