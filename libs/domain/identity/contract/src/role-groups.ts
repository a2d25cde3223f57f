/** Who of a company's people reads its accounts; owners change them. */
export const BANK_READERS = [
  'buyer_owner',
  'buyer_finance',
  'seller_owner',
  'seller_finance',
  'provider_owner',
] as const
