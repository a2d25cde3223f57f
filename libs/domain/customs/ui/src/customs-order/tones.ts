import type {
  FeeMoney,
  ClaimStatus,
  CustomsOrderDocument,
  CustomsOrderFee,
  CustomsOrderStatus,
} from '@tradeport/domain/customs/contract'
import type { Tone } from '@tradeport/web/entity'

export const CUSTOMS_ORDER_TONES: Readonly<Record<CustomsOrderStatus, Tone>> = {
  draft: 'neutral',
  submitted: 'warning',
  accepted: 'info',
  doc_check: 'info',
  doc_pending: 'warning',
  making: 'info',
  declaring: 'info',
  inspection: 'warning',
  released: 'success',
  cleared: 'success',
  completed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
}

export const DOCUMENT_TONES: Readonly<Record<CustomsOrderDocument['status'], Tone>> = {
  missing: 'neutral',
  uploaded: 'info',
  verified: 'success',
  rejected: 'danger',
}

export const FEE_TONES: Readonly<Record<CustomsOrderFee['status'], Tone>> = {
  fixed: 'success',
  proposed: 'warning',
  confirmed: 'success',
  refused: 'danger',
  lapsed: 'neutral',
}

export const FEE_MONEY_TONES: Readonly<Record<FeeMoney, Tone>> = {
  none: 'neutral',
  due: 'warning',
  processing: 'info',
  held: 'info',
  settling: 'info',
  released: 'success',
  refunded: 'neutral',
}

export const CLAIM_TONES: Readonly<Record<ClaimStatus, Tone>> = {
  pending_provider: 'warning',
  offered: 'warning',
  refused: 'danger',
  refunding: 'info',
  to_refund: 'info',
  refunded: 'info',
  disputed: 'danger',
  settled: 'success',
  withdrawn: 'neutral',
}
