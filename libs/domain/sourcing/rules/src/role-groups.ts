import type { BuyerRole } from '@tradeport/kernel/config'

/** Who may ask, counter and accept on the buyer's side (matrix 4.1); above a purchaser's limit others approve. */
export const BUYERS_WHO_ACT = ['buyer_owner', 'buyer_purchaser', 'buyer_approver'] as const satisfies BuyerRole[]

/** Who approves what is above a purchaser's limit, as far as they reach it and have none themselves (matrix 4.1, `purchase:approve`). */
export const BUYERS_WHO_APPROVE = ['buyer_owner', 'buyer_approver'] as const satisfies BuyerRole[]

export { SELLERS_WHO_ACT, SELLERS_WHO_SPEAK } from '@tradeport/domain/sourcing/contract'
