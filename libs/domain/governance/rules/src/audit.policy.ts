import { holds } from '@tradeport/kernel/contract-kit'

/** Operators who may read the audit log (roles and rights, `audit:read`). */
export const AUDIT_READERS: readonly string[] = ['op_super', 'op_auditor']

export function mayReadAudit(roles: readonly string[]): boolean {
  return holds(roles, AUDIT_READERS, ['audit'])
}

export interface AuditFieldChange {
  field: string
  before: string | null
  after: string | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const written = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** The two states of a row field by field; a state that is no object stands under an empty name. */
export function fieldChanges(before: unknown, after: unknown): AuditFieldChange[] {
  if (!isRecord(before) && !isRecord(after)) {
    const change = { field: '', before: written(before), after: written(after) }
    return change.before === null && change.after === null ? [] : [change]
  }
  const was = isRecord(before) ? before : {}
  const is = isRecord(after) ? after : {}
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map(field => ({
    field,
    before: written(was[field]),
    after: written(is[field]),
  }))
}
