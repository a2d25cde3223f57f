import { usePlatform } from '@tradeport/web/react'
import type { AgreementAudience } from './agreement.entity'

/** Whose front-end this is. */
export function useAudience(): AgreementAudience {
  const { role } = usePlatform()
  if (role === 'seller') return 'customer'
  return role === 'provider' ? 'provider' : 'platform'
}
