import type { CustomsOrderRow, CustomsOrderStatus } from '@tradeport/domain/customs/contract'
import { STUCK_MS, urgencyOf } from './due'

/** How an order hurts what was promised, the worst first. */
export const SLA_GROUPS = ['acceptance', 'overdue', 'close', 'stuck'] as const
export type SlaGroup = (typeof SLA_GROUPS)[number]

/** Statuses in which the shipment waits for somebody. */
const IN_WORK: readonly CustomsOrderStatus[] = [
  'accepted',
  'doc_check',
  'doc_pending',
  'making',
  'declaring',
  'inspection',
]

/** `acceptance`: taken on too late · `overdue`: its cut-off has passed · `close`: it will soon · `stuck`: nobody has touched it for days. */
export function slaOf(row: Pick<CustomsOrderRow, 'status' | 'dueAt' | 'updatedAt'>, now: number): SlaGroup | null {
  const urgency = row.dueAt === null ? 'calm' : urgencyOf(row.dueAt, now)
  if (row.status === 'submitted') return urgency === 'late' ? 'acceptance' : null
  if (!IN_WORK.includes(row.status)) return null
  if (urgency === 'late') return 'overdue'
  if (urgency === 'close') return 'close'
  return now - Date.parse(row.updatedAt) > STUCK_MS ? 'stuck' : null
}
