import { usePlatform } from '@tradeport/web/react'

export type DeclarationAudience = 'company' | 'broker' | 'platform'

/** Whose front-end this is: the only place where a screen learns for whom it is drawn. */
export function useAudience(): DeclarationAudience {
  const { role } = usePlatform()
  if (role === 'seller') return 'company'
  return role === 'provider' ? 'broker' : 'platform'
}
