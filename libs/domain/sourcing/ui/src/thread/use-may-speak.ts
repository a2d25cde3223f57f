import { profile } from '@tradeport/domain/identity/contract'
import { SELLERS_WHO_SPEAK, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT, SELLERS_WHO_ACT, opensBySpeaking } from '@tradeport/domain/sourcing/rules'
import { OWN_STORE_ROLES } from '@tradeport/kernel/config'
import { useEndpoint } from '@tradeport/web/react'

/**
 * Whether the person takes part in the negotiation: who pays or looks on for the company reads what is said, a shop's customer service
 * speaks once sales have answered the inquiry, and sales leave to a colleague what that colleague has taken over.
 */
export function useMaySpeak({
  status,
  assignedTo,
  actions,
}: Pick<ThreadRow, 'status' | 'assignedTo' | 'actions'>): boolean {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000, quiet: true })
  const speakers: readonly string[] = [
    ...BUYERS_WHO_ACT,
    ...(opensBySpeaking(status) ? SELLERS_WHO_ACT : SELLERS_WHO_SPEAK),
  ]
  const isOthers = assignedTo !== null && assignedTo !== data?.user?.id
  // How far a single right reaches shows in what may be done.
  if (data?.ownRights) return data.ownRights.includes('thread:send') && (!isOthers || actions.length > 0)
  const roles = (data?.roles ?? []).filter(role => !(isOthers && OWN_STORE_ROLES.some(own => own === role)))
  return roles.some(role => speakers.includes(role))
}
