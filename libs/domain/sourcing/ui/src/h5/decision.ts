import type { QuotationDetail } from '@tradeport/domain/sourcing/contract'

/** What every decision about a version gets. */
export interface DecisionProps {
  readonly quotation: QuotationDetail
  readonly onClose: () => void
}
