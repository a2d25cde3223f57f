import type { OrderStatus } from '@tradeport/domain/trading/contract'

/** The way of an order, in the order it is gone. */
export const STAGES = [
  'contracting',
  'signed',
  'in_production',
  'ready',
  'shipped',
  'delivered',
  'accepted',
  'completed',
] as const satisfies OrderStatus[]

/** Cleared goods are ready for those who look from afar. */
export const STAGE_OF: Readonly<Record<OrderStatus, (typeof STAGES)[number] | null>> = {
  contracting: 'contracting',
  signed: 'signed',
  in_production: 'in_production',
  ready: 'ready',
  ready_to_ship: 'ready',
  shipped: 'shipped',
  delivered: 'delivered',
  accepted: 'accepted',
  completed: 'completed',
  cancelled: null,
}
