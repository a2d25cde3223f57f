import type { OperatorRole, SellerRole } from '@tradeport/kernel/config'

/** Who orders and follows services for a company; who pays for them. */
export const CUSTOMERS = ['seller_owner', 'shop_manager', 'order_follow'] as const satisfies readonly SellerRole[]
export const PAYERS = ['seller_owner', 'seller_finance'] as const satisfies readonly SellerRole[]
/** Who talks for a shop, and decides nothing. */
export const SPEAKERS = ['cs_seller'] as const satisfies readonly SellerRole[]
/** Who sees to money that the bank did not move. */
export const PAYMENT_KEEPERS = ['op_super', 'op_region_admin', 'op_finance'] as const satisfies readonly OperatorRole[]
/** Who reads what the platform earns by services. */
export const COMMISSION_READERS = [...PAYMENT_KEEPERS, 'op_auditor'] as const satisfies readonly OperatorRole[]
/** Who rules where both sides do not agree (matrix 4.1: after-sale, rule). */
export const DECIDERS = ['op_super', 'op_region_admin', 'op_arbiter'] as const satisfies readonly OperatorRole[]
