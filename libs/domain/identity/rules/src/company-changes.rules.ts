import { COMPANY_FIELDS, type CompanySnapshot } from '@tradeport/domain/identity/contract'

type Value = CompanySnapshot[string] | undefined
type Snapshot = Readonly<Record<string, Value>>

export interface CompanyChange {
  readonly field: string
  readonly before: Value
  readonly after: Value
}

const wordsOf = (value: Value): string => String(value ?? '')

/** As a form asks for them; what it does not ask for stands at the end. */
const placeOf = (field: string): number => {
  const place = COMPANY_FIELDS.findIndex(known => known === field)
  return place === -1 ? COMPANY_FIELDS.length : place
}

/** Field by field what is another than before, also what is gone; all of it where nothing was there. */
export function companyChanges(before: Snapshot | null, after: Snapshot): CompanyChange[] {
  const was = before ?? {}
  return [...new Set([...Object.keys(after), ...Object.keys(was)])]
    .map(field => ({ field, before: was[field], after: after[field] }))
    .filter(change => wordsOf(change.before) !== wordsOf(change.after))
    .sort((a, b) => placeOf(a.field) - placeOf(b.field))
}
