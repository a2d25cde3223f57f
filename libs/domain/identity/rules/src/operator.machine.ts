import { OPERATOR_STATUSES, type OperatorAction, type OperatorStatus } from '@tradeport/domain/identity/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'
import type { OperatorRole } from '@tradeport/kernel/config'

const ADMINISTRATORS = ['op_super', 'op_region_admin'] as const satisfies readonly OperatorRole[]

/** An operator from the invitation on; whoever holds less than the person in question is refused besides. */
export const operatorMachine = defineMachine<OperatorStatus, OperatorAction, OperatorRole | 'invitee'>({
  name: 'operator',
  statuses: OPERATOR_STATUSES,
  initial: 'invited',
  final: [],
  actions: {
    invite: { from: ['invited'], to: 'invited', by: ADMINISTRATORS },
    join: { from: ['invited'], to: 'active', by: ['invitee'] },
    disable: { from: ['invited', 'active'], to: 'suspended', by: ADMINISTRATORS },
    enable: { from: ['suspended', 'left'], to: 'active', by: ADMINISTRATORS },
    leave: { from: ['active', 'suspended'], to: 'left', by: ADMINISTRATORS },
  },
})
