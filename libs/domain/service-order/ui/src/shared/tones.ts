import type {
  AfterSalesStatus,
  DeliverableStatus,
  MaterialStatus,
  OrderRefundStatus,
  PaymentOutcome,
  QuoteStatus,
  RefundOutcome,
  ReportStatus,
  ServiceOrderStatus,
} from '@tradeport/domain/service-order/contract'
import type { Tone } from '@tradeport/web/entity'

export const ORDER_TONES: Readonly<Record<ServiceOrderStatus, Tone>> = {
  draft: 'neutral',
  pending_quote: 'warning',
  pending_payment: 'warning',
  pending_accept: 'warning',
  in_service: 'info',
  pending_confirm: 'warning',
  disputed: 'danger',
  completed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
}

export const MATERIAL_TONES: Readonly<Record<MaterialStatus, Tone>> = {
  missing: 'neutral',
  uploaded: 'info',
  verified: 'success',
  refused: 'danger',
}

export const DELIVERABLE_TONES: Readonly<Record<DeliverableStatus, Tone>> = {
  missing: 'neutral',
  submitted: 'info',
  accepted: 'success',
  refused: 'danger',
}

export const QUOTE_TONES: Readonly<Record<QuoteStatus, Tone>> = {
  open: 'info',
  confirmed: 'success',
  superseded: 'neutral',
  expired: 'neutral',
}

export const REPORT_TONES: Readonly<Record<ReportStatus, Tone>> = {
  reported: 'info',
  received: 'success',
  missing: 'danger',
}

export const REFUND_TONES: Readonly<Record<OrderRefundStatus, Tone>> = {
  in_review: 'danger',
  owed: 'warning',
  reported: 'info',
  received: 'success',
}

/** Of what was taken to the platform: as long as it is open, what was decided, or settled before that. */
export const CLAIM_TONES: Readonly<Record<RefundOutcome | PaymentOutcome | 'open' | 'settled', Tone>> = {
  received: 'success',
  missing: 'danger',
  open: 'warning',
  paid: 'success',
  owed: 'danger',
  settled: 'neutral',
}

export const CASE_TONES: Readonly<Record<AfterSalesStatus, Tone>> = {
  pending_provider: 'warning',
  negotiating: 'warning',
  agreed: 'info',
  redoing: 'info',
  refunding: 'info',
  platform_review: 'danger',
  completed: 'success',
  rejected: 'danger',
  closed: 'neutral',
  cancelled: 'neutral',
}
