import type { SellerRole } from '@tradeport/kernel/config'

/** Who reads, answers, declines and quotes on the seller's side (matrix 4.1): editors, makers and finance take no part in negotiations. */
export const SELLERS_WHO_ACT = ['seller_owner', 'shop_manager', 'sales'] as const satisfies SellerRole[]

/** Who reads along and speaks on the seller's side: whoever acts, and customer service, which answers in a talk that sales has begun. */
export const SELLERS_WHO_SPEAK = [...SELLERS_WHO_ACT, 'cs_seller'] as const satisfies SellerRole[]
