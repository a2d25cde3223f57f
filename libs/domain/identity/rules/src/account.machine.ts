import { ACCOUNT_STATUSES, type AccountAction, type AccountStatus } from '@tradeport/domain/identity/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'
import type { OperatorRole } from '@tradeport/kernel/config'

const ADMINISTRATORS = ['op_super', 'op_region_admin'] as const satisfies readonly OperatorRole[]

/** A personal account: whoever wants to leave may take it back until it is emptied, and never after. */
export const accountMachine = defineMachine<AccountStatus, AccountAction, OperatorRole | 'account_owner' | 'system'>({
  name: 'account',
  statuses: ACCOUNT_STATUSES,
  initial: 'active',
  final: ['deleted'],
  actions: {
    request_deletion: { from: ['active'], to: 'deletion_pending', by: ['account_owner'] },
    take_back: { from: ['deletion_pending'], to: 'active', by: ['account_owner'] },
    postpone: { from: ['deletion_pending'], to: 'deletion_pending', by: ['system'] },
    empty: { from: ['deletion_pending'], to: 'deleted', by: ['system'] },
    disable: { from: ['active', 'deletion_pending'], to: 'disabled', by: ADMINISTRATORS },
    enable: { from: ['disabled'], to: 'active', by: ADMINISTRATORS },
  },
})
