import { usePlatform } from '@tradeport/web/react'

export type CustomsOrderAudience = 'client' | 'provider' | 'platform'

/** Whose front-end this is: the only place where a screen learns for whom it is drawn. */
export function useAudience(): CustomsOrderAudience {
  const { role } = usePlatform()
  if (role === 'seller') return 'client'
  return role === 'provider' ? 'provider' : 'platform'
}
