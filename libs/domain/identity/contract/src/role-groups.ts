/** Who of a company's people reads its accounts; owners change them. */
export const BANK_READERS = ['seller_owner', 'seller_finance', 'provider_owner'] as const
