import type { OperatorRole, SellerRole } from '@tradeport/kernel/config'

/** Who orders and follows services for a company; who pays for them. */
export const CUSTOMERS = ['seller_owner', 'shop_manager', 'order_follow'] as const satisfies readonly SellerRole[]
export const PAYERS = ['seller_owner', 'seller_finance'] as const satisfies readonly SellerRole[]
/** Who sees to money that the bank did not move. */
export const PAYMENT_KEEPERS = ['op_super', 'op_region_admin', 'op_finance'] as const satisfies readonly OperatorRole[]
/** Who reads what the platform earns by services. */
export const COMMISSION_READERS = [...PAYMENT_KEEPERS, 'op_auditor'] as const satisfies readonly OperatorRole[]
export const DECIDERS = ['op_super', 'op_region_admin', 'op_trade'] as const satisfies readonly OperatorRole[]
