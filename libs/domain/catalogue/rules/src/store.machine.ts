import { defineMachine } from '@tradeport/kernel/contract-kit'
import type { StoreStatus } from '@tradeport/domain/catalogue/contract'

/** Spec 4.4-5. The system opens a store with its first approved product. */
export const storeMachine = defineMachine({
  name: 'store',
  statuses: ['preparing', 'open', 'suspended', 'closed'] satisfies StoreStatus[],
  initial: 'preparing',
  final: ['closed'],
  actions: {
    open: { from: ['preparing'], to: 'open', by: ['seller_owner', 'shop_manager', 'system'], begins: true },
    suspend: { from: ['preparing', 'open'], to: 'suspended', by: ['op_super', 'op_region_admin'] },
    reinstate: { from: ['suspended'], to: 'open', by: ['op_super', 'op_region_admin'] },
    close: { from: ['preparing', 'open'], to: 'closed', by: ['seller_owner', 'op_super', 'op_region_admin'] },
  },
})
