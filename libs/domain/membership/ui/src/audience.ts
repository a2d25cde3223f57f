import { usePlatform } from '@tradeport/web/react'

export type MembershipAudience = 'company' | 'operator'

/** Operators look after all companies; in the other front-ends one looks after one's own. */
export function useAudience(): MembershipAudience {
  return usePlatform().key === 'admin' ? 'operator' : 'company'
}
