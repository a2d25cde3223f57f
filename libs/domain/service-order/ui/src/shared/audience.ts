import { createContext, use } from 'react'
import type { NextActor } from '@tradeport/domain/service-order/contract'
import { usePlatform } from '@tradeport/web/react'

export type OrderAudience = NextActor

/** Set where the front-end does not tell who is signed in: customers and providers both come to the market. */
export const OwnAudience = createContext<OrderAudience | undefined>(undefined)

/** For whom a screen is drawn: the only place where it learns that. */
export function useAudience(): OrderAudience {
  const own = use(OwnAudience)
  const { role } = usePlatform()
  if (own) return own
  if (role === 'seller') return 'customer'
  return role === 'provider' ? 'provider' : 'platform'
}
