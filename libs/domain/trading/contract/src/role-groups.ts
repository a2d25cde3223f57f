import type { SellerRole } from '@tradeport/kernel/config'

/** Whom orders concern on the seller's side: whoever trades, makes, receives money or answers for the shop; editors of products do not read them. */
export const SELLERS_WHO_READ = [
  'seller_owner',
  'shop_manager',
  'sales',
  'order_follow',
  'seller_finance',
  'cs_seller',
] as const satisfies SellerRole[]
