import type { CompanyAction, CompanyStatus } from '@tradeport/domain/identity/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'

type Role =
  'op_reviewer' | 'op_region_admin' | 'op_super' | 'buyer_owner' | 'seller_owner' | 'provider_owner' | 'system'

const OWNERS: Role[] = ['buyer_owner', 'seller_owner', 'provider_owner']
const ADMINISTRATORS: Role[] = ['op_region_admin', 'op_super']

/** Whether a company may trade (marketplace.md 4.4, machine 2). */
export const companyMachine = defineMachine<CompanyStatus, CompanyAction, Role>({
  name: 'company',
  statuses: ['active', 'restricted', 'suspended', 'closed'],
  initial: 'active',
  final: ['closed'],
  actions: {
    // For its licence by a timer, for a risk by operators, and for the one beside the other.
    restrict: {
      from: ['active', 'restricted'],
      to: 'restricted',
      by: ['system', 'op_reviewer', ...ADMINISTRATORS],
    },
    // What was put upon a company its own people do not lift.
    lift_restriction: { from: ['restricted'], to: 'active', by: ['op_reviewer', ...ADMINISTRATORS], byOthers: true },
    suspend: { from: ['active', 'restricted'], to: 'suspended', by: ADMINISTRATORS },
    reinstate: { from: ['suspended'], to: 'active', by: ADMINISTRATORS, byOthers: true },
    close: { from: ['active', 'restricted', 'suspended'], to: 'closed', by: ['op_super', ...OWNERS, 'system'] },
  },
})
