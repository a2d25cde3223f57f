import type { AskedChange } from '@tradeport/domain/customs/rules'
import {
  AMENDMENT_KINDS,
  AMENDMENT_REASONS,
  type declarationFormRequestAmendment,
} from '@tradeport/domain/customs/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { known, textOf } from '@tradeport/web/entity'

type Asked = Omit<InputOf<typeof declarationFormRequestAmendment>, 'id' | 'version'>

/** Paths and their new values, as the form's rows hold them. An emptied field becomes nothing. */
export function changesOf(rows: unknown): AskedChange[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('path' in row) || typeof row.path !== 'string') return []
    return [{ path: row.path, after: 'after' in row && typeof row.after === 'string' ? row.after.trim() : '' }]
  })
}

/** What `AmendFields` hands over. */
export function askedOf(values: Record<string, unknown>): Asked {
  const kind = known(AMENDMENT_KINDS, textOf(values, 'kind')) ?? 'modify'
  return {
    kind,
    reason: known(AMENDMENT_REASONS, textOf(values, 'reason')) ?? 'system_error',
    explanation: textOf(values, 'explanation') ?? '',
    changes: kind === 'withdraw' ? [] : changesOf(values['changes']),
  }
}
