import type { InquiryStatus, QuotationStatus, ThreadStatus } from '@tradeport/domain/sourcing/contract'
import type { Tone } from '@tradeport/web/entity'

export const INQUIRY_TONES: Readonly<Record<InquiryStatus, Tone>> = {
  draft: 'neutral',
  open: 'info',
  quoting_closed: 'warning',
  partly_awarded: 'success',
  awarded: 'success',
  expired: 'warning',
  cancelled: 'neutral',
}

export const THREAD_TONES: Readonly<Record<ThreadStatus, Tone>> = {
  new: 'info',
  viewed: 'info',
  in_negotiation: 'info',
  waiting_buyer: 'warning',
  quoted: 'success',
  won: 'success',
  lost: 'neutral',
  declined: 'neutral',
  closed: 'neutral',
  unanswered: 'danger',
}

export const QUOTATION_TONES: Readonly<Record<QuotationStatus, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  viewed: 'info',
  countered: 'warning',
  accepted: 'success',
  rejected: 'danger',
  superseded: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
}
