import { SELLERS_WHO_SPEAK } from '@tradeport/domain/sourcing/contract'
import { useHasRole } from '@tradeport/web/react'
import { useAudience } from './audience'

/** Whether the reader may open the inquiry and the quotation that an order comes from: makers and finance of a seller may not. */
export function useNegotiates(): boolean {
  const isSeller = useAudience() === 'seller'
  const takesPart = useHasRole(SELLERS_WHO_SPEAK, 'thread:read')
  return takesPart || !isSeller
}
