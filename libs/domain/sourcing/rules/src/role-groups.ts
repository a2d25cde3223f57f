import type { BuyerRole } from '@tradeport/kernel/config'

/** Who may ask, counter and accept on the buyer's side (matrix 4.1; limits by amount come with purchase approval). */
export const BUYERS_WHO_ACT = ['buyer_owner', 'buyer_purchaser', 'buyer_approver'] as const satisfies BuyerRole[]

export { SELLERS_WHO_ACT, SELLERS_WHO_SPEAK } from '@tradeport/domain/sourcing/contract'
