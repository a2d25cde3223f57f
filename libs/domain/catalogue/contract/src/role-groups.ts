/** Who reads with whom a shop shares its prices; `SELLERS_WHO_RELATE` decide about it. */
export const RELATION_SELLERS = ['seller_owner', 'shop_manager', 'sales'] as const
export const SELLERS_WHO_RELATE = ['seller_owner', 'shop_manager'] as const
export const BUYERS_WHO_RELATE = ['buyer_owner', 'buyer_purchaser'] as const
