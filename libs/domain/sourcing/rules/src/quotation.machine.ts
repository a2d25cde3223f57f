import { NO_NEW_BUSINESS, allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import { QUOTATION_STATUSES, type QuotationStatus } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT, SELLERS_WHO_ACT } from './role-groups'

/** Versions that the buyer may still act upon. */
export const LIVE_QUOTATION_STATUSES = ['sent', 'viewed', 'countered'] as const satisfies QuotationStatus[]

/** One version of a quotation. `internal_review` will sit beside `draft`. */
export const quotationMachine = defineMachine({
  name: 'quotation',
  statuses: QUOTATION_STATUSES,
  initial: 'draft',
  final: ['accepted', 'rejected', 'superseded', 'expired', 'withdrawn'],
  actions: {
    edit: { from: ['draft'], to: 'draft', by: SELLERS_WHO_ACT },
    send: { from: ['draft'], to: 'sent', by: SELLERS_WHO_ACT, begins: true },
    view: { from: ['sent'], to: 'viewed', by: BUYERS_WHO_ACT },
    accept: { from: ['sent', 'viewed'], to: 'accepted', by: BUYERS_WHO_ACT, begins: true },
    counter: { from: ['sent', 'viewed'], to: 'countered', by: BUYERS_WHO_ACT },
    reject: { from: LIVE_QUOTATION_STATUSES, to: 'rejected', by: [...BUYERS_WHO_ACT, 'system'] },
    withdraw: { from: LIVE_QUOTATION_STATUSES, to: 'withdrawn', by: [...SELLERS_WHO_ACT, 'system'] },
    supersede: { from: LIVE_QUOTATION_STATUSES, to: 'superseded', by: ['system'] },
    expire: { from: LIVE_QUOTATION_STATUSES, to: 'expired', by: ['system'] },
  },
})

export function isLiveQuotation(status: string): boolean {
  return LIVE_QUOTATION_STATUSES.some(live => live === status)
}

/** What needs an offer that has not run out. */
const NEEDS_VALIDITY: readonly string[] = ['accept', 'counter']

/**
 * What somebody may do with a version now. Between the end of its validity and the run of the timer an offer is already dead:
 * neither accepting nor countering is offered.
 */
export function quotationActions(
  version: { status: QuotationStatus; validUntil: Date | null; threadOpen: boolean },
  roles: readonly string[],
  now: Date,
): string[] {
  const { status, validUntil, threadOpen } = version
  const expired = validUntil !== null && validUntil.getTime() < now.getTime()
  const actions: string[] = allowedActions(quotationMachine, status, roles).filter(
    action => (threadOpen || action !== 'send') && (!expired || !NEEDS_VALIDITY.includes(action)),
  )
  if (actions.includes('edit')) actions.push('discard')
  const mayAsk = mayStep(BUYERS_WHO_ACT, roles, `${quotationMachine.name}:ask_requote`)
  const gone = status === 'expired' || status === 'withdrawn' || (isLiveQuotation(status) && expired)
  const takesBusiness = !roles.includes(NO_NEW_BUSINESS)
  if (mayAsk && takesBusiness && gone && threadOpen) actions.push('ask_requote')
  return actions
}
