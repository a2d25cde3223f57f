import { profile } from '@tradeport/domain/identity/contract'
import { BUYERS_WHO_ACT, SELLERS_WHO_ACT } from '@tradeport/domain/sourcing/rules'
import { useEndpoint } from '@tradeport/web/react'

const SPEAKERS: readonly string[] = [...BUYERS_WHO_ACT, ...SELLERS_WHO_ACT]

/** Whether the person takes part in negotiations: who pays or looks on for the company reads what is said. */
export function useMaySpeak(): boolean {
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000, quiet: true })
  return data?.roles.some(role => SPEAKERS.includes(role)) ?? false
}
