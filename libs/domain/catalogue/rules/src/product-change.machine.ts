import { defineMachine } from '@tradeport/kernel/contract-kit'
import type { ChangeStatus } from '@tradeport/domain/catalogue/contract'
import { PRODUCT_EDITORS, PRODUCT_REVIEWERS } from './role-groups'

/** Spec 4.4-6b: new content for a product that has been on sale, one at a time. */
export const productChangeMachine = defineMachine({
  name: 'productChange',
  statuses: ['draft', 'pending_review', 'rejected', 'approved', 'cancelled'] satisfies ChangeStatus[],
  initial: 'draft',
  final: ['approved', 'cancelled'],
  actions: {
    submit: { from: ['draft', 'rejected'], to: 'pending_review', by: PRODUCT_EDITORS },
    withdraw: { from: ['pending_review'], to: 'draft', by: PRODUCT_EDITORS },
    approve: { from: ['pending_review'], to: 'approved', by: PRODUCT_REVIEWERS, byOthers: true },
    reject: { from: ['pending_review'], to: 'rejected', by: PRODUCT_REVIEWERS, byOthers: true },
    request_revision: { from: ['pending_review'], to: 'draft', by: PRODUCT_REVIEWERS, byOthers: true },
    discard: { from: ['draft', 'rejected'], to: 'cancelled', by: PRODUCT_EDITORS },
  },
})
