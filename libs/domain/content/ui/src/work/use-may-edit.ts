import { EDITORS } from '@tradeport/domain/content/rules'
import { profile } from '@tradeport/domain/identity/contract'
import { useEndpoint } from '@tradeport/web/react'

/** Whether this operator writes what the portal says; the others read. */
export function useMayEdit(): boolean {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000 })
  return EDITORS.some(role => data?.roles.includes(role))
}
