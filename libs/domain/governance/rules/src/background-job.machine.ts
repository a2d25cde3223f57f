import { JOB_SWITCHES, type JobStatus, type JobSwitch } from '@tradeport/domain/governance/contract'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'

/** Jobs work for all regions at once. */
export const JOB_KEEPERS = ['op_super'] as const
export const JOB_READERS = ['op_super', 'op_region_admin', 'op_auditor'] as const

export const backgroundJobMachine = defineMachine({
  name: 'backgroundJob',
  statuses: JOB_SWITCHES,
  initial: 'active',
  final: [],
  actions: {
    run: { from: ['active'], to: 'active', by: JOB_KEEPERS },
    pause: { from: ['active'], to: 'paused', by: JOB_KEEPERS },
    resume: { from: ['paused'], to: 'active', by: JOB_KEEPERS },
  },
})

/** A run by hand switches nothing, so a paused job may have one too. */
export const jobActions = (status: JobSwitch, roles: readonly string[]): string[] => [
  ...(allowedActions(backgroundJobMachine, 'active', roles).includes('run') ? ['run'] : []),
  ...allowedActions(backgroundJobMachine, status, roles).filter(action => action !== 'run'),
]

/** A restart takes less than this; whoever is due for longer is forgotten. */
const LATE_AFTER_MS = 120_000

export interface JobFacts {
  readonly status: JobSwitch
  readonly failures: number
  readonly nextRunAt: Date
}

export function jobStatus({ status, failures, nextRunAt }: JobFacts, now: Date): JobStatus {
  if (status === 'paused') return 'paused'
  if (failures > 0) return 'failing'
  return now.getTime() - nextRunAt.getTime() > LATE_AFTER_MS ? 'late' : 'healthy'
}
