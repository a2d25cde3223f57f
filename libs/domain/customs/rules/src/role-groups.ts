import { ROLES, type OperatorRole, type ProviderRole, type SellerRole } from '@tradeport/kernel/config'

/** Who writes and sends forms. */
export const DECLARANTS = [
  'seller_owner',
  'shop_manager',
  'order_follow',
  ...ROLES.provider,
] as const satisfies readonly (SellerRole | ProviderRole)[]
/** Who may look over what a colleague wrote. */
export const CHECKERS = ['seller_owner', 'shop_manager', 'provider_owner'] as const satisfies readonly (
  SellerRole | ProviderRole
)[]
export const CUSTOMS_DESK = ['op_super', 'op_region_admin', 'op_trade'] as const satisfies readonly OperatorRole[]
export const DECLARATION_READERS = [
  ...CUSTOMS_DESK,
  'op_arbiter',
  'op_cs',
  'op_finance',
  'op_auditor',
] as const satisfies readonly OperatorRole[]
/** Who orders for a company and follows the order. */
export const CLIENTS = ['seller_owner', 'shop_manager', 'order_follow'] as const satisfies readonly SellerRole[]
/** Who pays for a company. */
export const FEE_PAYING = ['seller_owner', 'seller_finance'] as const satisfies readonly SellerRole[]
/** Who sees to money that the bank did not move. */
export const FEE_KEEPERS = ['op_super', 'op_region_admin', 'op_finance'] as const satisfies readonly OperatorRole[]
/** Who answers for what is declared, and lets a broker act for the company. */
export const LIABLE = ['seller_owner', 'shop_manager'] as const satisfies readonly SellerRole[]
