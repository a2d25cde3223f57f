import type { BuyerRole, SellerRole } from '@tradeport/kernel/config'

/** Who may ask, counter and accept on the buyer's side (matrix 4.1; limits by amount come with purchase approval). */
export const BUYERS_WHO_ACT = ['buyer_owner', 'buyer_purchaser', 'buyer_approver'] as const satisfies BuyerRole[]

/** Who may answer, decline and quote on the seller's side. */
export const SELLERS_WHO_ACT = ['seller_owner', 'shop_manager', 'sales'] as const satisfies SellerRole[]
