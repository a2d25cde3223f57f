import { usePlatform } from '@tradeport/web/react'

export type SourcingAudience = 'buyer' | 'seller' | 'operator'

/** Whose front-end this is: the only place where a screen learns for whom it is drawn. */
export function useAudience(): SourcingAudience {
  const { role } = usePlatform()
  return role === 'buyer' || role === 'seller' ? role : 'operator'
}
