import { allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import { ORDER_STATUSES, type OrderStatus } from '@tradeport/domain/trading/contract'
import {
  BUYERS_WHO_ORDER,
  OPERATORS_WHO_HOLD,
  SELLERS_WHO_HANDLE,
  SELLERS_WHO_MAKE,
  SELLERS_WHO_SIGN,
  SELLERS_WHO_TRADE,
} from './role-groups'

const BEFORE_SHIPMENT = ['signed', 'in_production', 'ready', 'ready_to_ship'] as const satisfies OrderStatus[]

/**
 * The stages of a trade order. `conclude`, `start_production`, `clear_shipping` and `complete` follow signatures, payments and
 * time by themselves.
 */
export const orderMachine = defineMachine({
  name: 'order',
  statuses: ORDER_STATUSES,
  initial: 'contracting',
  final: ['completed', 'cancelled'],
  actions: {
    cancel: { from: ['contracting'], to: 'cancelled', by: [...BUYERS_WHO_ORDER, ...SELLERS_WHO_TRADE, 'system'] },
    conclude: { from: ['contracting'], to: 'signed', by: ['system'] },
    start_production: { from: ['signed'], to: 'in_production', by: ['system'] },
    cancel_unpaid: { from: ['signed'], to: 'cancelled', by: SELLERS_WHO_SIGN },
    update_production: { from: ['in_production'], to: 'in_production', by: SELLERS_WHO_MAKE },
    ready: { from: ['in_production'], to: 'ready', by: SELLERS_WHO_MAKE },
    clear_shipping: { from: ['ready'], to: 'ready_to_ship', by: ['system'] },
    ship: { from: ['ready_to_ship'], to: 'shipped', by: SELLERS_WHO_MAKE },
    ship_more: { from: ['shipped'], to: 'shipped', by: SELLERS_WHO_MAKE },
    deliver: { from: ['shipped'], to: 'delivered', by: [...BUYERS_WHO_ORDER, 'system'] },
    accept: { from: ['delivered'], to: 'accepted', by: [...BUYERS_WHO_ORDER, 'system'] },
    complete: { from: ['accepted'], to: 'completed', by: ['system'] },
    agree_cancel: { from: BEFORE_SHIPMENT, to: 'cancelled', by: [...BUYERS_WHO_ORDER, ...SELLERS_WHO_TRADE] },
  },
})

/**
 * Whether the platform holds an order; beside the stage, which it does not change. What stops one side serves the other: people of either
 * decide neither.
 */
export const orderHoldMachine = defineMachine({
  name: 'orderHold',
  statuses: ['free', 'frozen'],
  initial: 'free',
  final: [],
  actions: {
    freeze: { from: ['free'], to: 'frozen', by: OPERATORS_WHO_HOLD, byOthers: true },
    unfreeze: { from: ['frozen'], to: 'free', by: OPERATORS_WHO_HOLD, byOthers: true },
  },
})

/** Whether one side asked to cancel. */
export const cancelRequestMachine = defineMachine({
  name: 'cancelRequest',
  statuses: ['none', 'requested'],
  initial: 'none',
  final: [],
  actions: {
    request_cancel: { from: ['none'], to: 'requested', by: [...BUYERS_WHO_ORDER, ...SELLERS_WHO_TRADE] },
    refuse_cancel: { from: ['requested'], to: 'none', by: [...BUYERS_WHO_ORDER, ...SELLERS_WHO_TRADE] },
  },
})

export type OrderSide = 'buyer' | 'seller'

export interface OrderFacts {
  status: OrderStatus
  frozen: boolean
  cancelRequestedBy: OrderSide | null
  /** Money that arrived: an order with it ends only by a settlement. */
  hasReceivedMoney: boolean
  /** The deposit has been overdue for longer than the grace period. */
  depositLapsed: boolean
  /** Something is left to ship, and the contract allows parts. */
  mayShipMore: boolean
  /** Everything ordered has left. */
  fullyShipped: boolean
}

export interface OrderReader {
  roles: readonly string[]
  side: OrderSide | 'operator'
}

export function isBeforeShipment(status: OrderStatus): boolean {
  return BEFORE_SHIPMENT.some(stage => stage === status)
}

/** What a reader may do with an order now: the stage, the hold, an open request to cancel and the money together decide. */
export function orderActions(order: OrderFacts, reader: OrderReader): string[] {
  const { roles, side } = reader
  if (side === 'operator') {
    return order.status === 'completed' || order.status === 'cancelled'
      ? []
      : allowedActions(orderHoldMachine, order.frozen ? 'frozen' : 'free', roles)
  }
  if (order.frozen) return []
  const possible: Record<string, boolean> = {
    cancel: !order.hasReceivedMoney,
    cancel_unpaid: order.depositLapsed && !order.hasReceivedMoney,
    ship_more: order.mayShipMore,
    deliver: order.fullyShipped,
    agree_cancel: order.cancelRequestedBy !== null && order.cancelRequestedBy !== side && !order.hasReceivedMoney,
  }
  const actions: string[] = allowedActions(orderMachine, order.status, roles).filter(action => possible[action] ?? true)
  return [...actions, ...cancelRequestActions(order, reader), ...(mayGive(order.status, reader) ? ['reassign'] : [])]
}

/** Whoever acts on an order that has not ended may also give it to a colleague. */
function mayGive(status: OrderStatus, { roles, side }: OrderReader): boolean {
  if (status === 'completed' || status === 'cancelled') return false
  const acting: readonly string[] = side === 'buyer' ? BUYERS_WHO_ORDER : SELLERS_WHO_HANDLE
  return mayStep(acting, roles, `${orderMachine.name}:reassign`)
}

function cancelRequestActions(order: OrderFacts, reader: OrderReader): string[] {
  if (!isBeforeShipment(order.status)) return []
  const state = order.cancelRequestedBy === null ? 'none' : 'requested'
  return allowedActions(cancelRequestMachine, state, reader.roles).filter(action =>
    action === 'request_cancel' ? !order.hasReceivedMoney : order.cancelRequestedBy !== reader.side,
  )
}
