import {
  INVOICE_STATUSES,
  OFFERING_STATUSES,
  ORDER_STATUSES,
  SUBSCRIPTION_STATUSES,
  type InvoiceAction,
  type InvoiceStatus,
  type MembershipOrderAction,
  type MembershipOrderStatus,
  type OfferingAction,
  type OfferingStatus,
  type SubscriptionAction,
  type SubscriptionStatus,
} from '@tradeport/domain/membership/contract'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'

/** Who decides what is sold for how much. */
export const PLAN_EDITORS = ['op_super', 'op_region_admin', 'op_finance'] as const
/** Who says that money has arrived, gives it back, or gives abilities without it. */
export const PAYMENT_CONFIRMERS = ['op_super', 'op_region_admin', 'op_finance'] as const
export const MEMBERSHIP_READERS = [...PLAN_EDITORS, 'op_auditor', 'op_cs'] as const
/** Who spends the company's money on it (marketplace.md 4.1, `plan:buy`). */
export const PLAN_BUYERS = ['buyer_owner', 'seller_owner', 'provider_owner'] as const

export const offeringMachine = defineMachine({
  name: 'offering',
  statuses: OFFERING_STATUSES,
  initial: 'draft',
  final: [],
  actions: {
    put_on_sale: { from: ['draft', 'off_sale'], to: 'on_sale', by: PLAN_EDITORS },
    take_off_sale: { from: ['on_sale'], to: 'off_sale', by: PLAN_EDITORS },
  },
})

export function offeringActions(status: OfferingStatus, roles: readonly string[]): OfferingAction[] {
  const mayEdit = PLAN_EDITORS.some(role => roles.includes(role))
  return [...(mayEdit ? (['update'] as const) : []), ...allowedActions(offeringMachine, status, roles)]
}

/** `settle`: nothing is left to pay, because an earlier plan was not used up. */
export const orderMachine = defineMachine({
  name: 'membershipOrder',
  statuses: ORDER_STATUSES,
  initial: 'pending_payment',
  final: ['cancelled', 'expired', 'refunded'],
  actions: {
    report_payment: { from: ['pending_payment'], to: 'payment_reported', by: PLAN_BUYERS },
    confirm: { from: ['payment_reported'], to: 'fulfilled', by: PAYMENT_CONFIRMERS, byOthers: true },
    reject: { from: ['payment_reported'], to: 'pending_payment', by: PAYMENT_CONFIRMERS, byOthers: true },
    cancel: { from: ['pending_payment'], to: 'cancelled', by: PLAN_BUYERS },
    expire: { from: ['pending_payment'], to: 'expired', by: ['system'] },
    settle: { from: ['pending_payment'], to: 'fulfilled', by: ['system', ...PLAN_BUYERS] },
    refund: { from: ['fulfilled'], to: 'refunded', by: PAYMENT_CONFIRMERS, byOthers: true },
  },
})

export interface OrderFacts {
  readonly status: MembershipOrderStatus
  readonly refundable: boolean
}

/** The actions that people choose; `settle` and `expire` happen by themselves. */
export function orderActions({ status, refundable }: OrderFacts, roles: readonly string[]): MembershipOrderAction[] {
  return allowedActions(orderMachine, status, roles).flatMap(action =>
    action === 'expire' || action === 'settle' || (action === 'refund' && !refundable) ? [] : [action],
  )
}

/** Papers that finance writes outside of the product, invoices and credit notes alike. */
export const invoiceMachine = defineMachine({
  name: 'membershipInvoice',
  statuses: INVOICE_STATUSES,
  initial: 'wanted',
  final: ['dropped'],
  actions: {
    issue: { from: ['wanted'], to: 'issued', by: PAYMENT_CONFIRMERS, byOthers: true },
    correct: { from: ['issued'], to: 'issued', by: PAYMENT_CONFIRMERS, byOthers: true },
    // With the refund of an order whose invoice nobody has written.
    drop: { from: ['wanted'], to: 'dropped', by: ['system'] },
  },
})

/** What people choose: `drop` comes with a refund. */
export function invoiceActions(status: InvoiceStatus, roles: readonly string[]): InvoiceAction[] {
  return allowedActions(invoiceMachine, status, roles).flatMap(action => (action === 'drop' ? [] : [action]))
}

/** Confirming an order moves the subscription it is about. */
const BY_ORDER = ['system', ...PLAN_BUYERS, ...PAYMENT_CONFIRMERS] as const

/** Machine 20 of the marketplace: after its end a plan can be renewed for seven more days. */
export const subscriptionMachine = defineMachine({
  name: 'subscription',
  statuses: SUBSCRIPTION_STATUSES,
  initial: 'active',
  final: ['expired', 'replaced', 'refunded'],
  actions: {
    cancel: { from: ['active'], to: 'ending', by: PLAN_BUYERS },
    resume: { from: ['ending'], to: 'active', by: PLAN_BUYERS },
    auto_renew: { from: ['active'], to: 'active', by: PLAN_BUYERS },
    // What is not sold any more cannot renew itself.
    stop_renewing: { from: ['active'], to: 'active', by: ['system'] },
    renew: { from: ['active', 'ending', 'grace'], to: 'active', by: BY_ORDER },
    replace: { from: ['active', 'ending', 'grace'], to: 'replaced', by: BY_ORDER },
    end: { from: ['active'], to: 'grace', by: ['system'] },
    // What was tried and not bought has no days of grace.
    lapse: { from: ['active', 'ending', 'grace'], to: 'expired', by: ['system'] },
    refund: { from: ['active', 'ending'], to: 'refunded', by: PAYMENT_CONFIRMERS },
  },
})

/** What is tried ends by itself: there is nothing not to renew. */
export function subscriptionActions(
  status: SubscriptionStatus,
  roles: readonly string[],
  trial = false,
): SubscriptionAction[] {
  if (trial) return []
  return allowedActions(subscriptionMachine, status, roles).flatMap(action =>
    action === 'cancel' || action === 'resume' || action === 'auto_renew' ? [action] : [],
  )
}
