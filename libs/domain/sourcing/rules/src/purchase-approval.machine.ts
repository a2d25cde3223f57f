import { PURCHASE_APPROVAL_STATUSES, type PurchaseApprovalStatus } from '@tradeport/domain/sourcing/contract'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'
import { BUYERS_WHO_ACT, BUYERS_WHO_APPROVE } from './role-groups'

/** A purchase above what a purchaser orders alone, put before a colleague; it ends with the version of the quotation it is about. */
export const purchaseApprovalMachine = defineMachine({
  name: 'purchaseApproval',
  statuses: PURCHASE_APPROVAL_STATUSES,
  initial: 'pending',
  final: ['approved', 'declined', 'withdrawn'],
  actions: {
    approve: { from: ['pending'], to: 'approved', by: BUYERS_WHO_APPROVE, begins: true },
    decline: { from: ['pending'], to: 'declined', by: BUYERS_WHO_APPROVE },
    withdraw: { from: ['pending'], to: 'withdrawn', by: [...BUYERS_WHO_ACT, 'system'] },
  },
})

/**
 * What somebody may do with a request: take back their own, decide on that of a colleague, never the other way round (marketplace.md 4.1,
 * rule 3).
 *
 * @param may.decide false for whom their own limit does not reach it
 */
export function purchaseApprovalActions(
  status: PurchaseApprovalStatus,
  roles: readonly string[],
  may: { readonly isOwn: boolean; readonly decide: boolean },
): ('approve' | 'decline' | 'withdraw')[] {
  return allowedActions(purchaseApprovalMachine, status, roles).filter(action =>
    action === 'withdraw' ? may.isOwn : !may.isOwn && may.decide,
  )
}
