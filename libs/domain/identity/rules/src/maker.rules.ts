import type { Party } from './member.policy'

/** Kinds of companies that let others make what they sell, or sell no goods at all. */
const OTHERS_MAKE: readonly string[] = ['trading', 'retailer', 'wholesaler', 'agent', 'service']

/** Who is asked for factory, machines and capacity: sellers of every kind that may have them, those of operators' own included. */
export const makesGoods = (party: Party, companyType: string | null): boolean =>
  party === 'seller' && !OTHERS_MAKE.includes(companyType ?? '')
