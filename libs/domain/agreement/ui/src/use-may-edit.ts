import { TEMPLATE_EDITORS } from '@tradeport/domain/agreement/rules'
import { profile } from '@tradeport/domain/identity/contract'
import { useEndpoint } from '@tradeport/web/react'

/** What roles that operators make themselves may grant. */
const WRITES = /^agreementTemplate:(create|update)$/

/** Whether this operator writes templates; the others read them. */
export function useMayEdit(): boolean {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000 })
  return (data?.roles ?? []).some(role => TEMPLATE_EDITORS.some(editor => editor === role) || WRITES.test(role))
}
