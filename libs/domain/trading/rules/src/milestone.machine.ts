import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'
import { MILESTONE_STATUSES, type MilestoneStatus } from '@tradeport/domain/trading/contract'
import type { PaymentMethod } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_PAY, OPERATORS_WHO_MATCH, SELLERS_WHO_RECEIVE } from './role-groups'

const OPEN = ['due', 'overdue', 'partly_paid'] as const satisfies MilestoneStatus[]
const RECEIVERS = [...SELLERS_WHO_RECEIVE, ...OPERATORS_WHO_MATCH] as const

/** An instalment. `released` and `refunded` join with held funds and after-sale. */
export const milestoneMachine = defineMachine({
  name: 'milestone',
  statuses: MILESTONE_STATUSES,
  initial: 'planned',
  final: ['paid', 'waived'],
  actions: {
    fall_due: { from: ['planned'], to: 'due', by: ['system'] },
    report: { from: OPEN, to: 'reported', by: BUYERS_WHO_PAY },
    /** Of the platform's people by none of either side's; the seller itself knows what it has received. */
    confirm: { from: [...OPEN, 'reported', 'secured'], to: 'paid', by: RECEIVERS, byOthers: true },
    confirm_part: { from: [...OPEN, 'reported', 'secured'], to: 'partly_paid', by: ['system'] },
    refuse: { from: ['reported'], to: 'due', by: RECEIVERS, byOthers: true },
    secure: { from: ['due', 'overdue'], to: 'secured', by: SELLERS_WHO_RECEIVE },
    mark_overdue: { from: ['due'], to: 'overdue', by: ['system'] },
    waive: { from: ['planned', 'due', 'overdue', 'partly_paid', 'reported', 'secured'], to: 'waived', by: ['system'] },
  },
})

const CREDIT_METHODS: readonly PaymentMethod[] = ['lc_sight', 'lc_usance']

/** What was paid before a company was suspended: it is still confirmed, or found not to have come. */
const UNDER_WAY: readonly MilestoneStatus[] = ['reported', 'secured']

/**
 * What a reader may do with an instalment; only a letter of credit can be secured. While a side is suspended nothing new is paid.
 */
export function milestoneActions(
  milestone: { status: MilestoneStatus; method: PaymentMethod; orderHeld: boolean; paymentsHeld: boolean },
  roles: readonly string[],
): string[] {
  if (milestone.orderHeld || (milestone.paymentsHeld && !UNDER_WAY.includes(milestone.status))) return []
  return allowedActions(milestoneMachine, milestone.status, roles).filter(
    action => action !== 'secure' || CREDIT_METHODS.includes(milestone.method),
  )
}

const SATISFIED: readonly MilestoneStatus[] = ['paid', 'secured', 'waived']

/** Whether an instalment no longer holds back what waits for it. */
export function isSatisfied(status: MilestoneStatus): boolean {
  return SATISFIED.includes(status)
}
