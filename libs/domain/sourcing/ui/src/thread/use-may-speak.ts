import { profile } from '@tradeport/domain/identity/contract'
import { SELLERS_WHO_SPEAK, type ThreadStatus } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT, SELLERS_WHO_ACT, opensBySpeaking } from '@tradeport/domain/sourcing/rules'
import { useEndpoint } from '@tradeport/web/react'

/**
 * Whether the person takes part in the negotiation: who pays or looks on for the company reads what is said, and a shop's customer
 * service speaks once sales have answered the inquiry.
 */
export function useMaySpeak(status: ThreadStatus): boolean {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000, quiet: true })
  const speakers: readonly string[] = [
    ...BUYERS_WHO_ACT,
    ...(opensBySpeaking(status) ? SELLERS_WHO_ACT : SELLERS_WHO_SPEAK),
  ]
  return data?.roles.some(role => speakers.includes(role)) ?? false
}
