/** Who can have a membership: a company's side of the market. */
export const MEMBERSHIP_PARTIES = ['seller', 'buyer', 'provider'] as const
export type MembershipParty = (typeof MEMBERSHIP_PARTIES)[number]
