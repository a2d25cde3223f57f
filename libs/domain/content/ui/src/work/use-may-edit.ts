import { EDITORS } from '@tradeport/domain/content/rules'
import { profile } from '@tradeport/domain/identity/contract'
import { useEndpoint } from '@tradeport/web/react'

/** What roles that operators make themselves may grant. */
const WRITES = /^(newsArticle|relatedDocument|banner):(create|update)$/

/** Whether this operator writes what the portal says; the others read. */
export function useMayEdit(): boolean {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000 })
  return (data?.roles ?? []).some(role => EDITORS.some(editor => editor === role) || WRITES.test(role))
}
