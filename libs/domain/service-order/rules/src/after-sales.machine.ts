import { ROLES, timerOf, type RegionTimer, type TimedRegion } from '@tradeport/kernel/config'
import { allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import {
  AFTER_SALES_ACTIONS,
  AFTER_SALES_STATUSES,
  OPEN_CASE_STATUSES,
  type AfterSalesAction,
  type AfterSalesStatus,
  type AfterSalesType,
  type NextActor,
  type OrderRefundStatus,
  type Remedy,
} from '@tradeport/domain/service-order/contract'
import { remindBefore } from './order-time'
import { CUSTOMERS, DECIDERS, PAYERS, SPEAKERS } from './role-groups'

const PROVIDERS = ROLES.provider
const EITHER = [...CUSTOMERS, ...PROVIDERS, 'system'] as const

/** Trade-services section 15. What both sides agree on begins at once: `start_*` follow `agree` and `accept_offer` by themselves. */
export const afterSalesMachine = defineMachine({
  name: 'afterSalesCase',
  statuses: AFTER_SALES_STATUSES,
  initial: 'pending_provider',
  final: ['completed', 'closed', 'cancelled'],
  actions: {
    agree: { from: ['pending_provider', 'negotiating'], to: 'agreed', by: [...PROVIDERS, 'system'] },
    offer: { from: ['pending_provider', 'negotiating'], to: 'negotiating', by: PROVIDERS },
    reject: { from: ['pending_provider', 'negotiating'], to: 'rejected', by: PROVIDERS },
    accept_offer: { from: ['negotiating'], to: 'agreed', by: CUSTOMERS },
    decline_offer: { from: ['negotiating'], to: 'platform_review', by: CUSTOMERS },
    escalate: {
      from: ['negotiating', 'agreed', 'redoing', 'rejected'],
      to: 'platform_review',
      by: CUSTOMERS,
    },
    /** The provider leaves it to the platform at once. */
    hand_on: { from: ['pending_provider', 'negotiating'], to: 'platform_review', by: PROVIDERS },
    start_refund: { from: ['agreed'], to: 'refunding', by: EITHER },
    start_redo: { from: ['agreed'], to: 'redoing', by: EITHER },
    decide_refund: { from: ['platform_review'], to: 'refunding', by: DECIDERS, byOthers: true },
    decide_redo: { from: ['platform_review'], to: 'redoing', by: DECIDERS, byOthers: true },
    decide_close: { from: ['platform_review'], to: 'closed', by: DECIDERS, byOthers: true },
    /** The bank says that the money is back. */
    refund_done: { from: ['refunding'], to: 'completed', by: ['system'] },
    /** What was paid past the platform came back past it, as the customer says; or does not say in time. */
    refund_received: {
      from: ['refunding', 'platform_review'],
      to: 'completed',
      by: [...CUSTOMERS, ...PAYERS, 'system'],
    },
    /** What the provider was to give back itself is overdue or denied: the platform says whether it was. */
    escalate_payback: { from: ['refunding'], to: 'platform_review', by: [...CUSTOMERS, ...PAYERS] },
    payback_paid: { from: ['platform_review'], to: 'completed', by: DECIDERS, byOthers: true },
    payback_owed: { from: ['platform_review'], to: 'refunding', by: DECIDERS, byOthers: true },
    /** The bank says that it cannot be: somebody has to look. */
    refund_failed: { from: ['refunding'], to: 'platform_review', by: ['system'] },
    confirm: { from: ['agreed', 'redoing'], to: 'completed', by: [...CUSTOMERS, 'system'] },
    time_out: { from: ['negotiating', 'rejected'], to: 'closed', by: ['system'] },
    cancel: {
      from: ['pending_provider', 'negotiating', 'agreed', 'redoing', 'platform_review', 'rejected'],
      to: 'cancelled',
      by: CUSTOMERS,
    },
  },
})
export type AfterSalesStep = keyof typeof afterSalesMachine.actions

/** What is done to a case without moving it on: in which statuses, and by whom. */
export const BESIDE_CASE = {
  redo_done: { in: ['redoing'], by: PROVIDERS },
  /** Also while the platform looks at it: what shows it is shown there. */
  refund_paid: { in: ['refunding', 'platform_review'], by: PROVIDERS },
  refund_missing: { in: ['refunding'], by: [...CUSTOMERS, ...PAYERS] },
  reply: { in: OPEN_CASE_STATUSES, by: [...CUSTOMERS, ...SPEAKERS, ...PROVIDERS, ...DECIDERS] },
} as const satisfies Record<string, { in: readonly AfterSalesStatus[]; by: readonly string[] }>
export type AfterSalesBeside = keyof typeof BESIDE_CASE

/** What says whose turn it is. */
export interface CaseTurn {
  status: AfterSalesStatus
  /** The provider says that the work has been done again. */
  isRedone: boolean
  /** Where money stands that the provider gives back past the platform; null where the bank moves it, or none goes back. */
  directRefund: OrderRefundStatus | null
}

export interface CaseFacts extends CaseTurn {
  /** That is overdue or in dispute, so that the customer can take it to the platform. */
  isRefundDisputable: boolean
}

type Offer = AfterSalesStep | AfterSalesBeside

/** Steps that people are not offered, and those that they know by another name. */
const OFFERED_AS: Partial<Record<Offer, AfterSalesAction | null>> = {
  start_refund: null,
  start_redo: null,
  hand_on: 'escalate',
  decide_refund: 'decide',
  decide_redo: 'decide',
  decide_close: 'decide',
  payback_paid: 'decide_payback',
  payback_owed: 'decide_payback',
}

/** The platform looks at a refund only, not at the demand. */
const isAboutPayback = (facts: CaseFacts): boolean => facts.directRefund === 'in_review'

/** What the facts of the case add to status and role. */
const GUARDS: Partial<Record<Offer, (facts: CaseFacts) => boolean>> = {
  redo_done: facts => !facts.isRedone,
  decide_refund: facts => !isAboutPayback(facts),
  decide_redo: facts => !isAboutPayback(facts),
  decide_close: facts => !isAboutPayback(facts),
  cancel: facts => !isAboutPayback(facts),
  payback_paid: isAboutPayback,
  payback_owed: isAboutPayback,
  escalate_payback: facts => facts.isRefundDisputable,
  refund_paid: facts => facts.directRefund === 'owed' || isAboutPayback(facts),
  refund_received: facts => facts.directRefund === 'reported' || isAboutPayback(facts),
  refund_missing: facts => facts.directRefund === 'reported',
}

export function mayBeside(action: AfterSalesBeside, facts: CaseFacts, roles: readonly string[]): boolean {
  const rule: { in: readonly AfterSalesStatus[]; by: readonly string[] } = BESIDE_CASE[action]
  return (
    rule.in.includes(facts.status) &&
    mayStep(rule.by, roles, `${afterSalesMachine.name}:${action}`) &&
    (GUARDS[action]?.(facts) ?? true)
  )
}

/** What this person may do with the case now, as values of `action`. */
export function afterSalesActions(facts: CaseFacts, roles: readonly string[]): AfterSalesAction[] {
  const steps: Offer[] = allowedActions(afterSalesMachine, facts.status, roles)
  const beside = (['redo_done', 'refund_paid', 'refund_missing', 'reply'] as const).filter(action =>
    mayBeside(action, facts, roles),
  )
  const offered = new Set(
    [...steps.filter(step => GUARDS[step]?.(facts) ?? true), ...beside].map((action): string | null => {
      const known = OFFERED_AS[action]
      return known === undefined ? action : known
    }),
  )
  return AFTER_SALES_ACTIONS.filter(action => offered.has(action))
}

/** What each kind of case asks for. */
const ASKS: Readonly<Record<AfterSalesType, Remedy>> = {
  refund_full: 'refund',
  refund_part: 'refund',
  redo: 'redo',
  complaint: 'none',
  exchange_provider: 'refund',
}

/** A complaint that names an amount asks for that much back. */
export function remedyOf(type: AfterSalesType, hasAmount: boolean): Remedy {
  return type === 'complaint' && hasAmount ? 'refund' : ASKS[type]
}

/** Whether all that is left is asked back, so that nobody names an amount. */
export function asksForAll(type: AfterSalesType): boolean {
  return type === 'refund_full' || type === 'exchange_provider'
}

/** The step that follows by itself from what both agreed on; none where the customer still has to say that it is settled. */
export function stepAfterAgreement(remedy: Remedy): 'start_refund' | 'start_redo' | null {
  if (remedy === 'refund') return 'start_refund'
  return remedy === 'redo' ? 'start_redo' : null
}

export function decisionStep(remedy: Remedy): 'decide_refund' | 'decide_redo' | 'decide_close' {
  if (remedy === 'refund') return 'decide_refund'
  return remedy === 'redo' ? 'decide_redo' : 'decide_close'
}

/** Who has the next move: while the bank is asked nobody. */
export function caseActorOf({ status, isRedone, directRefund }: CaseTurn): NextActor | null {
  const actors: Readonly<Record<AfterSalesStatus, NextActor | null>> = {
    pending_provider: 'provider',
    negotiating: 'customer',
    agreed: 'customer',
    redoing: isRedone ? 'customer' : 'provider',
    refunding: directRefund === 'owed' ? 'provider' : directRefund === 'reported' ? 'customer' : null,
    platform_review: 'platform',
    completed: null,
    rejected: 'customer',
    closed: null,
    cancelled: null,
  }
  return actors[status]
}

const HOUR_MS = 60 * 60 * 1000
const SPANS = {
  provider: { timer: 'caseProviderHours', unit: HOUR_MS },
  customer: { timer: 'caseCustomerHours', unit: HOUR_MS },
  platform: { timer: 'caseDecideDays', unit: 24 * HOUR_MS },
} as const satisfies Record<NextActor, { timer: RegionTimer; unit: number }>

/** By when the next move is due, counted from now; null where nobody is hurried. Work that is done again has no time of its own. */
export function caseDueAfter(facts: CaseTurn, { now, region }: { now: Date; region: TimedRegion }): Date | null {
  const actor = caseActorOf(facts)
  if (actor === null || (facts.status === 'redoing' && !facts.isRedone)) return null
  // What the provider gives back itself has a day of its own, which does not begin anew.
  if (facts.directRefund === 'owed') return null
  const { timer, unit } = SPANS[actor]
  return new Date(now.getTime() + timerOf(region, timer) * unit)
}

/** How long before that moment a side that has the next move is reminded. */
export function caseRemindBefore(actor: Exclude<NextActor, 'platform'>, region: TimedRegion): number {
  const { timer, unit } = SPANS[actor]
  return remindBefore(timerOf(region, timer) * unit, region)
}

/** What happens by itself when that moment has passed; what the platform is late with waits for it. */
export const CASE_AFTER_DUE = {
  pending_provider: 'agree',
  negotiating: 'time_out',
  rejected: 'time_out',
  agreed: 'confirm',
  redoing: 'confirm',
  refunding: 'refund_received',
} as const satisfies Partial<Record<AfterSalesStatus, AfterSalesStep>>
