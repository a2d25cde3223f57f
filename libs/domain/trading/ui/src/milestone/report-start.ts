import type { PaymentMilestone } from '@tradeport/domain/trading/contract'
import { isPositive, subtractDecimal } from '@tradeport/kernel/values'

/** What of the instalment is still open. */
export function openAmount({ amount, paidAmount }: PaymentMilestone): string {
  const open = subtractDecimal(amount, paidAmount)
  return isPositive(open) ? open : amount
}

/** The civil day where the reader is, as the wire writes it. */
export const today = () => new Date().toLocaleDateString('en-CA')
