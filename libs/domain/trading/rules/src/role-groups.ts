export { SELLERS_WHO_READ } from '@tradeport/domain/trading/contract'
import type { BuyerRole, OperatorRole, SellerRole } from '@tradeport/kernel/config'

/** Rights of the matrix 4.1. */
export const BUYERS_WHO_SIGN = ['buyer_owner', 'buyer_approver'] as const satisfies BuyerRole[]
export const SELLERS_WHO_SIGN = ['seller_owner', 'shop_manager'] as const satisfies SellerRole[]
export const BUYERS_WHO_ORDER = ['buyer_owner', 'buyer_purchaser', 'buyer_approver'] as const satisfies BuyerRole[]
export const SELLERS_WHO_TRADE = ['seller_owner', 'shop_manager', 'sales'] as const satisfies SellerRole[]
export const SELLERS_WHO_MAKE = ['seller_owner', 'shop_manager', 'order_follow'] as const satisfies SellerRole[]
/** Who may take care of an order on the seller's side, and gives it to a colleague. */
export const SELLERS_WHO_HANDLE = [
  'seller_owner',
  'shop_manager',
  'sales',
  'order_follow',
] as const satisfies SellerRole[]
export const BUYERS_WHO_PAY = ['buyer_owner', 'buyer_finance'] as const satisfies BuyerRole[]
export const SELLERS_WHO_RECEIVE = ['seller_owner', 'seller_finance'] as const satisfies SellerRole[]
export const OPERATORS_WHO_HOLD = ['op_super', 'op_region_admin', 'op_trade'] as const satisfies OperatorRole[]
export const OPERATORS_WHO_MATCH = ['op_super', 'op_region_admin', 'op_finance'] as const satisfies OperatorRole[]
