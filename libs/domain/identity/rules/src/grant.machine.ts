import { GRANT_DAYS_MAX, GRANT_STATUSES, type GrantAction, type GrantStatus } from '@tradeport/domain/identity/contract'
import type { OperatorRole } from '@tradeport/kernel/config'
import { defineMachine } from '@tradeport/kernel/contract-kit'

const ADMINISTRATORS = ['op_super', 'op_region_admin'] as const satisfies readonly OperatorRole[]

/** A right for a time: who asked never decides, and time itself ends it. */
export const grantMachine = defineMachine<GrantStatus, GrantAction, OperatorRole | 'requester' | 'system'>({
  name: 'grant',
  statuses: GRANT_STATUSES,
  initial: 'pending',
  final: ['rejected', 'revoked', 'ended'],
  actions: {
    approve: { from: ['pending'], to: 'active', by: ADMINISTRATORS },
    reject: { from: ['pending'], to: 'rejected', by: ADMINISTRATORS },
    revoke: { from: ['active'], to: 'revoked', by: ADMINISTRATORS },
    withdraw: { from: ['pending', 'active'], to: 'revoked', by: ['requester'] },
    end: { from: ['pending', 'active'], to: 'ended', by: ['system'] },
  },
})

const DAY_MS = 86_400_000

export interface GrantTime {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** What is wrong with the time that somebody asks for. */
export function grantTimeProblems(
  { startsAt, endsAt }: GrantTime,
  now: Date,
): { path: string; rule: string; params?: Record<string, number> }[] {
  if (endsAt <= now) return [{ path: 'endsAt', rule: 'in_past' }]
  if (endsAt <= startsAt) return [{ path: 'endsAt', rule: 'ends_before_start' }]
  if (endsAt.getTime() - now.getTime() > GRANT_DAYS_MAX * DAY_MS)
    return [{ path: 'endsAt', rule: 'too_late', params: { max: GRANT_DAYS_MAX } }]
  return []
}
