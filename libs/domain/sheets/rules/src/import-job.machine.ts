import { IMPORT_JOB_STATUSES } from '@tradeport/domain/sheets/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'

/** Whoever sent the file; what they may do with what it holds is a matter of its kind. */
export const SENDER = 'sender'

export const importJobMachine = defineMachine({
  name: 'importJob',
  statuses: IMPORT_JOB_STATUSES,
  initial: 'preview',
  final: ['confirmed', 'cancelled', 'expired'],
  actions: {
    confirm: { from: ['preview'], to: 'confirmed', by: [SENDER] },
    cancel: { from: ['preview', 'failed'], to: 'cancelled', by: [SENDER] },
    fail: { from: ['preview'], to: 'failed', by: ['system'] },
    expire: { from: ['preview', 'failed'], to: 'expired', by: ['system'] },
  },
})
