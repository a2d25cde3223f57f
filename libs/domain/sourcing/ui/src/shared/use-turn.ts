import { BUYERS_WHO_ACT, SELLERS_WHO_ACT } from '@tradeport/domain/sourcing/rules'
import { useHoldsRole } from '@tradeport/web/react'
import type { Side } from './turn'

/**
 * Whose turn it is, as the reader sees it: theirs, that of colleagues who negotiate while they read along, or that of the other side.
 *
 * @param takesPart false in a negotiation that a colleague has taken over.
 */
export function useTurn(own: Side | null, takesPart = true): (turn: Side) => 'you' | 'colleague' | 'other' {
  const buys = useHoldsRole(BUYERS_WHO_ACT, 'quotation:accept')
  const sells = useHoldsRole(SELLERS_WHO_ACT, 'quotation:edit')
  const acts: Readonly<Record<Side, boolean>> = { buyer: buys, seller: sells }
  return turn => {
    if (turn !== own) return 'other'
    return takesPart && acts[turn] ? 'you' : 'colleague'
  }
}
