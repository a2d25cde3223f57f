import type { NextActor } from '@tradeport/domain/service-order/contract'
import { usePlatform } from '@tradeport/web/react'

export type OrderAudience = NextActor

/** Whose front-end this is: the only place where a screen learns for whom it is drawn. */
export function useAudience(): OrderAudience {
  const { role } = usePlatform()
  if (role === 'seller') return 'customer'
  return role === 'provider' ? 'provider' : 'platform'
}
