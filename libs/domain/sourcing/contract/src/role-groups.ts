import type { SellerRole } from '@tradeport/kernel/config'

/** Who reads, answers, declines and quotes on the seller's side (matrix 4.1): editors, makers and finance take no part in negotiations. */
export const SELLERS_WHO_ACT = ['seller_owner', 'shop_manager', 'sales'] as const satisfies SellerRole[]
