import type { ReviewReason } from '@tradeport/domain/catalogue/contract'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function readNote(values: Record<string, unknown>): string {
  return typeof values['note'] === 'string' ? values['note'].trim() : ''
}

/** What the form hands over; rows that say nothing are left out. */
export function readSentBack(values: Record<string, unknown>): { note: string; reasons: ReviewReason[] } {
  const rows: unknown[] = Array.isArray(values['reasons']) ? values['reasons'] : []
  const reasons = rows.flatMap(row => {
    if (!isRecord(row) || typeof row['path'] !== 'string' || typeof row['reason'] !== 'string') return []
    const reason = row['reason'].trim()
    return row['path'] === '' || reason === '' ? [] : [{ path: row['path'], reason }]
  })
  return { note: typeof values['note'] === 'string' ? values['note'].trim() : '', reasons }
}
