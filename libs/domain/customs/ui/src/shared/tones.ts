import type { AmendmentStatus, DeclarationStatus } from '@tradeport/domain/customs/contract'
import type { Tone } from '@tradeport/web/entity'

export const DECLARATION_TONES: Readonly<Record<DeclarationStatus, Tone>> = {
  draft: 'neutral',
  pending_review: 'warning',
  review_rejected: 'danger',
  reviewed: 'info',
  pushing: 'info',
  push_failed: 'danger',
  sw_staged: 'info',
  declaring: 'info',
  declare_failed: 'danger',
  customs_accepted: 'info',
  manual_handling: 'warning',
  audited: 'info',
  tax_pending: 'warning',
  inspection: 'warning',
  returned: 'danger',
  released: 'success',
  cleared: 'success',
  deleted: 'neutral',
  cancelled: 'neutral',
}

export const AMENDMENT_TONES: Readonly<Record<AmendmentStatus, Tone>> = {
  open: 'warning',
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
}
