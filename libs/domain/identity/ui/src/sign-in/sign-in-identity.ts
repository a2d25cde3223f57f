import type { Identity } from '@tradeport/domain/identity/contract'
import type { PlatformRole } from '@tradeport/kernel/config'

/** Which hat a front-end's sign-in asks for. The service market signs service providers in. */
export function identityOf(role: PlatformRole): Identity {
  return role === 'visitor' ? 'buyer' : role
}
