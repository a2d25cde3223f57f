import { NO_NEW_BUSINESS, OWN_STAKE, allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import { ROLES, timerOf, type TimedRegion } from '@tradeport/kernel/config'
import {
  SERVICE_ORDER_ACTIONS,
  SERVICE_ORDER_STATUSES,
  type OrderRefundStatus,
  type ServiceOrderAction,
  type ServiceOrderStatus,
} from '@tradeport/domain/service-order/contract'
import { CUSTOMERS, DECIDERS, PAYERS, PAYMENT_KEEPERS, SPEAKERS } from './role-groups'

const PROVIDERS = ROLES.provider

/** Trade-services section 14: what moves an order on. What happens beside its status is in `BESIDE`. */
export const serviceOrderMachine = defineMachine({
  name: 'serviceOrder',
  statuses: SERVICE_ORDER_STATUSES,
  initial: 'draft',
  final: ['completed', 'rejected', 'cancelled'],
  actions: {
    submit: { from: ['draft'], to: 'pending_payment', by: CUSTOMERS, begins: true },
    submit_for_quote: { from: ['draft'], to: 'pending_quote', by: CUSTOMERS, begins: true },
    confirm_quote: { from: ['pending_quote'], to: 'pending_payment', by: CUSTOMERS, begins: true },
    /** The bank says that it holds the money. */
    hold: { from: ['pending_payment'], to: 'pending_accept', by: ['system'] },
    /** The provider says that what was paid past the platform has come, also after it has denied that; by the system where the platform decided that. */
    confirm_receipt: { from: ['pending_payment'], to: 'pending_accept', by: [...PROVIDERS, 'system'] },
    accept_order: { from: ['pending_accept'], to: 'in_service', by: PROVIDERS, begins: true },
    reject: { from: ['pending_quote', 'pending_accept'], to: 'rejected', by: [...PROVIDERS, 'system'] },
    /** By the system where the document that does the work is complete. */
    hand_over: { from: ['in_service'], to: 'pending_confirm', by: [...PROVIDERS, 'system'] },
    confirm: { from: ['pending_confirm'], to: 'completed', by: [...CUSTOMERS, 'system'] },
    reject_deliverable: { from: ['pending_confirm'], to: 'in_service', by: CUSTOMERS },
    dispute: { from: ['pending_confirm'], to: 'disputed', by: CUSTOMERS },
    agree_cancel: { from: ['in_service'], to: 'cancelled', by: [...CUSTOMERS, ...PROVIDERS] },
    /** The provider leaves the work it has begun: everything goes back. */
    give_up: { from: ['in_service'], to: 'cancelled', by: ['system'] },
    cancel: {
      from: ['draft', 'pending_quote', 'pending_payment', 'pending_accept'],
      to: 'cancelled',
      by: [...CUSTOMERS, 'system'],
    },
    decide: { from: ['disputed'], to: 'cancelled', by: DECIDERS, byOthers: true },
    /** An after-sales case gave everything back before the service was over. */
    refund_all: { from: ['in_service', 'pending_confirm'], to: 'cancelled', by: ['system'] },
  },
})
export type ServiceOrderStep = keyof typeof serviceOrderMachine.actions

/** `begins` and `byOthers` as the steps of a machine have them. */
interface SideRule {
  in: readonly ServiceOrderStatus[]
  by: readonly string[]
  begins: boolean
  byOthers?: true
}

/** What is done to an order without moving it on: in which statuses, and by whom. */
export const BESIDE = {
  update: { in: ['draft'], by: CUSTOMERS, begins: true },
  quote: { in: ['pending_quote'], by: PROVIDERS, begins: true },
  pay: { in: ['pending_payment'], by: PAYERS, begins: true },
  report_payment: { in: ['pending_payment'], by: PAYERS, begins: true },
  deny_receipt: { in: ['pending_payment'], by: PROVIDERS, begins: false },
  /** By the system where nobody answers. */
  escalate_payment: { in: ['pending_payment'], by: [...CUSTOMERS, ...PAYERS, 'system'], begins: false },
  decide_payment: { in: ['pending_payment'], by: DECIDERS, begins: false, byOthers: true },
  upload_material: {
    in: ['draft', 'pending_quote', 'pending_payment', 'pending_accept', 'in_service'],
    by: CUSTOMERS,
    begins: false,
  },
  verify_material: { in: ['pending_quote', 'pending_accept', 'in_service'], by: PROVIDERS, begins: false },
  request_material: { in: ['pending_quote', 'pending_accept', 'in_service'], by: PROVIDERS, begins: false },
  finish_step: { in: ['in_service'], by: PROVIDERS, begins: false },
  submit_deliverable: { in: ['in_service'], by: PROVIDERS, begins: false },
  propose_cancel: { in: ['in_service'], by: [...CUSTOMERS, ...PROVIDERS], begins: false },
  refuse_cancel: { in: ['in_service'], by: [...CUSTOMERS, ...PROVIDERS], begins: false },
  evaluate: { in: ['completed'], by: CUSTOMERS, begins: false },
  raise_case: { in: ['in_service', 'pending_confirm', 'completed'], by: CUSTOMERS, begins: false },
  /** Decides nothing: the bank is asked again for what was decided. */
  retry_payment: { in: ['completed', 'rejected', 'cancelled'], by: PAYMENT_KEEPERS, begins: false },
  report_refund: { in: ['rejected', 'cancelled'], by: PROVIDERS, begins: false },
  /** By the system where the customer does not answer. */
  confirm_refund: { in: ['rejected', 'cancelled'], by: [...CUSTOMERS, ...PAYERS, 'system'], begins: false },
  deny_refund: { in: ['rejected', 'cancelled'], by: [...CUSTOMERS, ...PAYERS], begins: false },
  escalate_refund: { in: ['rejected', 'cancelled'], by: [...CUSTOMERS, ...PAYERS], begins: false },
  decide_refund: { in: ['rejected', 'cancelled'], by: DECIDERS, begins: false, byOthers: true },
  receive_commission: { in: ['completed', 'cancelled'], by: PAYMENT_KEEPERS, begins: false, byOthers: true },
} as const satisfies Record<string, SideRule>
export type ServiceOrderBeside = keyof typeof BESIDE

/** Who writes to the other side: whoever orders, pays, talks for the shop or works. */
const WRITERS: readonly string[] = [...CUSTOMERS, ...PAYERS, ...SPEAKERS, ...PROVIDERS]
const TALKED_ABOUT: readonly ServiceOrderStatus[] = SERVICE_ORDER_STATUSES.filter(status => status !== 'draft')

/** A draft has no other side yet; everything else is talked about, also after its end. */
export function mayWriteMessage(status: ServiceOrderStatus, roles: readonly string[]): boolean {
  return TALKED_ABOUT.includes(status) && mayStep(WRITERS, roles, 'serviceOrder:message_send')
}

export type Party = 'customer' | 'provider'

export interface OrderFacts {
  status: ServiceOrderStatus
  /** There is a quote that is open and has not run out. */
  hasOpenQuote: boolean
  /** The bank has been asked for money and has not answered yet. */
  isPaying: boolean
  /** Who asked to end the running service; null when nobody does. */
  cancelProposedBy: Party | null
  /** Some paper has been uploaded and not looked at. */
  hasUnverified: boolean
  /** Every step but the last is done, or there are none. */
  isLastStep: boolean
  /** Every result is there. */
  isDelivered: boolean
  isRated: boolean
  /** An after-sales case is open: the money stays where it is. */
  hasOpenCase: boolean
  /** There is money that an after-sales case could give back, and it is not too late for one. */
  isClaimable: boolean
  /** The bank refused to give the money to whom it belongs by now. */
  isStuck: boolean
  /** The provider takes payments past the platform. */
  takesDirectPay: boolean
  /** The customer says that it paid so, and the provider has not answered. */
  isReported: boolean
  /** The provider, or the platform, says that it has not come, and nothing else was said or paid since. */
  isDenied: boolean
  /** The provider is late with its answer, or denies it. */
  isPaymentDisputable: boolean
  /** The platform is to decide whether it came. */
  isPaymentDisputed: boolean
  /** Where money stands that the provider gives back past the platform; null where there is none. */
  directRefund: OrderRefundStatus | null
  /** It is overdue or in dispute, so that the customer can take it to the platform. */
  isRefundDisputable: boolean
  /** Commission of an order that was paid past the platform is open. */
  owesCommission: boolean
}

type Offer = ServiceOrderBeside | ServiceOrderStep

const OFFERED_AS: Partial<Record<Offer, ServiceOrderAction>> = {
  submit_for_quote: 'submit',
  finish_step: 'next_status',
  hand_over: 'next_status',
  dispute: 'reject_deliverable',
}

/** A proposal is known by another name where it answers one of the other side. */
function offeredAs(action: Offer, facts: OrderFacts): ServiceOrderAction | Offer {
  if (action === 'propose_cancel' && facts.cancelProposedBy !== null) return 'counter_cancel'
  return OFFERED_AS[action] ?? action
}

/** What the facts of the order add to status and role. */
const GUARDS: Partial<Record<Offer, (facts: OrderFacts, party: Party | null) => boolean>> = {
  confirm_quote: facts => facts.hasOpenQuote,
  pay: facts => !facts.isPaying && !facts.isReported,
  report_payment: facts => facts.takesDirectPay && !facts.isPaying && !facts.isReported,
  confirm_receipt: facts => facts.isReported || facts.isDenied,
  // Once the platform looks at it the provider can only say that it came.
  deny_receipt: facts => facts.isReported && !facts.isPaymentDisputed,
  escalate_payment: facts => facts.isPaymentDisputable,
  decide_payment: facts => facts.isPaymentDisputed,
  cancel: facts => !facts.isPaying,
  verify_material: facts => facts.hasUnverified,
  finish_step: facts => !facts.isLastStep,
  hand_over: facts => facts.isLastStep && facts.isDelivered,
  propose_cancel: (facts, party) =>
    (facts.cancelProposedBy === null || facts.cancelProposedBy !== party) && !facts.hasOpenCase,
  agree_cancel: (facts, party) =>
    facts.cancelProposedBy !== null && facts.cancelProposedBy !== party && !facts.hasOpenCase,
  refuse_cancel: facts => facts.cancelProposedBy !== null,
  evaluate: facts => !facts.isRated,
  confirm: facts => !facts.hasOpenCase,
  reject_deliverable: facts => !facts.hasOpenCase,
  dispute: facts => !facts.hasOpenCase,
  raise_case: facts => !facts.hasOpenCase && facts.isClaimable,
  retry_payment: facts => facts.isStuck,
  report_refund: facts => facts.directRefund === 'owed' || facts.directRefund === 'in_review',
  confirm_refund: facts => facts.directRefund === 'reported' || facts.directRefund === 'in_review',
  deny_refund: facts => facts.directRefund === 'reported',
  escalate_refund: facts => facts.isRefundDisputable,
  decide_refund: facts => facts.directRefund === 'in_review',
  receive_commission: facts => facts.owesCommission,
}

export function maySideStep(action: ServiceOrderBeside, status: ServiceOrderStatus, roles: readonly string[]): boolean {
  const rule: SideRule = BESIDE[action]
  const barred = (rule.begins && roles.includes(NO_NEW_BUSINESS)) || (rule.byOthers && roles.includes(OWN_STAKE))
  const isHeld = mayStep(rule.by, roles, `${serviceOrderMachine.name}:${action}`)
  return rule.in.includes(status) && isHeld && !barred
}

/** What this person may do with the order now, by the names of endpoints. */
export function serviceOrderActions(
  facts: OrderFacts,
  reader: { roles: readonly string[]; party: Party | null },
): ServiceOrderAction[] {
  const { roles, party } = reader
  const steps: Offer[] = allowedActions(serviceOrderMachine, facts.status, roles)
  const beside = namesOf(BESIDE).filter(action => maySideStep(action, facts.status, roles))
  const offered = new Set(
    [...steps, ...beside]
      .filter(action => GUARDS[action]?.(facts, party) ?? true)
      .map((action): string => offeredAs(action, facts)),
  )
  return SERVICE_ORDER_ACTIONS.filter(action => offered.has(action))
}

function namesOf<T extends object>(table: T): Extract<keyof T, string>[] {
  const names: Extract<keyof T, string>[] = []
  for (const name in table) names.push(name)
  return names
}

/** How often the result of an order can still be sent back. */
export const rejectionsLeft = (rejections: number, region: TimedRegion): number =>
  Math.max(0, timerOf(region, 'serviceRejections') - rejections)

/** Sent back once more than is allowed, the platform decides. */
export function rejectionStep(rejections: number, region: TimedRegion): 'reject_deliverable' | 'dispute' {
  return rejectionsLeft(rejections, region) > 0 ? 'reject_deliverable' : 'dispute'
}
