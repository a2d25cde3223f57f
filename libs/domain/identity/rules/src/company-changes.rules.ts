import type { CompanySnapshot } from '@tradeport/domain/identity/contract'

type Value = CompanySnapshot[string] | undefined
type Snapshot = Readonly<Record<string, Value>>

export interface CompanyChange {
  readonly field: string
  readonly before: Value
  readonly after: Value
}

const wordsOf = (value: Value): string => String(value ?? '')

/** Field by field what is another than before, also what is gone; all of it where nothing was there. */
export function companyChanges(before: Snapshot | null, after: Snapshot): CompanyChange[] {
  const was = before ?? {}
  return [...new Set([...Object.keys(after), ...Object.keys(was)])].flatMap(field => {
    const change = { field, before: was[field], after: after[field] }
    return wordsOf(change.before) === wordsOf(change.after) ? [] : [change]
  })
}
