import { EXPORT_STATUSES } from '@tradeport/domain/governance/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'

/** Who takes lists away; which ones is a matter of what they may read. */
export const EXPORTERS = ['op_super', 'op_region_admin', 'op_reviewer', 'op_trade', 'op_finance'] as const
/** Who takes addresses, numbers and names of people away too. */
export const FULL_EXPORTERS: readonly string[] = ['op_super', 'op_region_admin']

export const dataExportMachine = defineMachine({
  name: 'dataExport',
  statuses: EXPORT_STATUSES,
  initial: 'waiting',
  final: ['failed', 'cancelled', 'expired'],
  actions: {
    cancel: { from: ['waiting', 'running'], to: 'cancelled', by: [...EXPORTERS, 'asker'] },
    start: { from: ['waiting'], to: 'running', by: ['system'] },
    finish: { from: ['running'], to: 'ready', by: ['system'] },
    fail: { from: ['waiting', 'running'], to: 'failed', by: ['system'] },
    expire: { from: ['ready'], to: 'expired', by: ['system'] },
  },
})
