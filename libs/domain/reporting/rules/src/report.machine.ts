import { REPORT_STATUSES, type ReportStatus } from '@tradeport/domain/reporting/contract'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'

/** Who looks after faults; other operators read. */
export const RESOLVERS = ['op_super', 'op_region_admin', 'op_cs'] as const

export const reportMachine = defineMachine({
  name: 'report',
  statuses: REPORT_STATUSES,
  initial: 'open',
  final: [],
  actions: {
    resolve: { from: ['open'], to: 'resolved', by: RESOLVERS },
    reopen: { from: ['resolved'], to: 'open', by: [...RESOLVERS, 'system'] },
  },
})

export const reportActions = (status: ReportStatus, roles: readonly string[]): string[] =>
  allowedActions(reportMachine, status, roles)
