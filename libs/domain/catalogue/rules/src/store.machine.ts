import { defineMachine } from '@tradeport/kernel/contract-kit'
import type { StoreStatus } from '@tradeport/domain/catalogue/contract'
import { PRODUCT_REVIEWERS } from './role-groups'

/**
 * Spec 4.4-5. The first store of a company begins as `preparing`, reviewed with its registration; further ones are applied for. The
 * system opens a store with its first approved product. A pause is no state: it is the dates of a closure (`closedFrom`, `closedTo`).
 */
export const storeMachine = defineMachine({
  name: 'store',
  statuses: ['applied', 'rejected', 'preparing', 'open', 'suspended', 'closed'] satisfies StoreStatus[],
  initial: 'applied',
  final: ['closed'],
  actions: {
    approve: { from: ['applied'], to: 'preparing', by: PRODUCT_REVIEWERS, byOthers: true },
    reject: { from: ['applied'], to: 'rejected', by: PRODUCT_REVIEWERS, byOthers: true },
    apply: { from: ['rejected'], to: 'applied', by: ['seller_owner'], begins: true },
    open: { from: ['preparing'], to: 'open', by: ['seller_owner', 'shop_manager', 'system'], begins: true },
    suspend: { from: ['preparing', 'open'], to: 'suspended', by: ['op_super', 'op_region_admin'] },
    reinstate: { from: ['suspended'], to: 'open', by: ['op_super', 'op_region_admin'], byOthers: true },
    close: {
      from: ['applied', 'rejected', 'preparing', 'open'],
      to: 'closed',
      by: ['seller_owner', 'op_super', 'op_region_admin'],
    },
  },
})
