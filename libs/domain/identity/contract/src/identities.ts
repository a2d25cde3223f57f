export const IDENTITIES = ['buyer', 'seller', 'provider', 'operator'] as const
export type Identity = (typeof IDENTITIES)[number]
