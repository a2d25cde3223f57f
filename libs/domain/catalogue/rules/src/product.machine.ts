import { defineMachine } from '@tradeport/kernel/contract-kit'
import { PRODUCT_EDITORS, PRODUCT_MANAGERS, PRODUCT_REVIEWERS } from './role-groups'
import type { ProductStatus } from '@tradeport/domain/catalogue/contract'

/** Spec 4.4-6. `submit` from `off_sale` is the way back after 180 days. */
export const productMachine = defineMachine({
  name: 'product',
  statuses: ['draft', 'pending_review', 'rejected', 'on_sale', 'off_sale', 'banned'] satisfies ProductStatus[],
  initial: 'draft',
  final: [],
  actions: {
    submit: { from: ['draft', 'rejected', 'off_sale'], to: 'pending_review', by: PRODUCT_EDITORS, begins: true },
    withdraw: { from: ['pending_review'], to: 'draft', by: PRODUCT_EDITORS },
    approve: { from: ['pending_review'], to: 'on_sale', by: PRODUCT_REVIEWERS, byOthers: true },
    reject: { from: ['pending_review'], to: 'rejected', by: PRODUCT_REVIEWERS, byOthers: true },
    request_revision: { from: ['pending_review'], to: 'draft', by: PRODUCT_REVIEWERS, byOthers: true },
    take_down: { from: ['on_sale'], to: 'off_sale', by: PRODUCT_MANAGERS },
    relist: { from: ['off_sale'], to: 'on_sale', by: PRODUCT_MANAGERS, begins: true },
    /** Over what the company's membership covers, and covered again. */
    hide: { from: ['on_sale'], to: 'off_sale', by: ['system'] },
    show_again: { from: ['off_sale'], to: 'on_sale', by: ['system'] },
    force_off: { from: ['on_sale', 'off_sale'], to: 'banned', by: PRODUCT_REVIEWERS },
    lift_ban: { from: ['banned'], to: 'off_sale', by: ['op_super', 'op_region_admin'], byOthers: true },
  },
})
