import type { MilestoneStatus, OrderStatus, TermsStatus } from '@tradeport/domain/trading/contract'
import type { Tone } from '@tradeport/web/entity'

export const ORDER_TONES: Readonly<Record<OrderStatus, Tone>> = {
  contracting: 'warning',
  signed: 'info',
  in_production: 'info',
  ready: 'info',
  ready_to_ship: 'info',
  shipped: 'info',
  delivered: 'warning',
  accepted: 'success',
  completed: 'success',
  cancelled: 'neutral',
}

export const MILESTONE_TONES: Readonly<Record<MilestoneStatus, Tone>> = {
  planned: 'neutral',
  due: 'warning',
  overdue: 'danger',
  reported: 'info',
  secured: 'success',
  partly_paid: 'warning',
  paid: 'success',
  waived: 'neutral',
}

export const TERMS_TONES: Readonly<Record<TermsStatus, Tone>> = {
  draft: 'neutral',
  proposed: 'warning',
  signed: 'success',
  rejected: 'danger',
  superseded: 'neutral',
}
