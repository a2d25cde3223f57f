import { usePlatform } from '@tradeport/web/react'

export type TradingAudience = 'buyer' | 'seller' | 'operator'

/** Whose front-end this is: the only place where a screen learns for whom it is drawn. */
export function useAudience(): TradingAudience {
  const { role } = usePlatform()
  return role === 'buyer' || role === 'seller' ? role : 'operator'
}
