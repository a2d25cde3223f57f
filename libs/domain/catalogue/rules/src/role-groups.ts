/** Who may edit products, and who may put them on and off sale. */
export const PRODUCT_EDITORS = ['seller_owner', 'shop_manager', 'product_editor'] as const
export const PRODUCT_MANAGERS = ['seller_owner', 'shop_manager'] as const
export const PRODUCT_REVIEWERS = ['op_super', 'op_region_admin', 'op_reviewer'] as const
