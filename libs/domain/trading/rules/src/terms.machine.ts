import { allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import { TERMS_STATUSES, type TermsStatus } from '@tradeport/domain/trading/contract'
import type { OrderSide } from './order.machine'
import { BUYERS_WHO_ORDER, BUYERS_WHO_SIGN, SELLERS_WHO_SIGN, SELLERS_WHO_TRADE } from './role-groups'

/** A contract version. One signature leaves it `proposed`; the second makes it `signed` (`conclude`). */
export const termsMachine = defineMachine({
  name: 'orderTerms',
  statuses: TERMS_STATUSES,
  initial: 'draft',
  final: ['signed', 'superseded'],
  actions: {
    propose: { from: ['draft'], to: 'proposed', by: [...BUYERS_WHO_ORDER, ...SELLERS_WHO_TRADE] },
    sign: { from: ['proposed'], to: 'proposed', by: [...BUYERS_WHO_SIGN, ...SELLERS_WHO_SIGN] },
    reject: { from: ['proposed'], to: 'rejected', by: [...BUYERS_WHO_SIGN, ...SELLERS_WHO_SIGN] },
    conclude: { from: ['proposed'], to: 'signed', by: ['system'] },
    /** A rejected version gives way to the next one. */
    supersede: { from: ['rejected', 'proposed', 'draft'], to: 'superseded', by: ['system'] },
  },
})

export interface TermsFacts {
  status: TermsStatus
  proposedBy: OrderSide | null
  signedBy: readonly OrderSide[]
  /** Only an order that is still being contracted, and is not held, has something to sign. */
  orderOpen: boolean
}

/** What a reader may do with a contract version: nobody signs twice for one side, and nobody rejects what their side proposed. */
export function termsActions(
  terms: TermsFacts,
  reader: { roles: readonly string[]; side: OrderSide | 'operator' },
): string[] {
  if (!terms.orderOpen || reader.side === 'operator') return []
  const { side, roles } = reader
  const actions: string[] = allowedActions(termsMachine, terms.status, roles).filter(action => {
    if (action === 'sign') return !terms.signedBy.includes(side)
    if (action === 'reject') return terms.proposedBy !== side && !terms.signedBy.includes(side)
    return true
  })
  // After a rejection either side may bring the next version.
  const mayPropose = mayStep(termsMachine.actions.propose.by, roles, `${termsMachine.name}:propose`)
  if (terms.status === 'rejected' && mayPropose) actions.push('propose')
  return actions
}
