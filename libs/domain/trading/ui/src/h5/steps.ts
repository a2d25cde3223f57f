import type { OrderDetail } from '@tradeport/domain/trading/contract'

/** What a buyer does with an order on the phone; everything else has its place in the buyer center. */
export type Step =
  | { readonly kind: 'sign' | 'propose' | 'reject' | 'deliver' | 'accept' }
  | { readonly kind: 'report'; readonly milestoneId: string }

/** What is done with the contract, the wanted one first. */
const ABOUT_TERMS = ['sign', 'propose', 'reject'] as const

export interface StepProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** The steps the server says this person may take now. */
export function stepsOf(order: OrderDetail): Step[] {
  return [
    ...ABOUT_TERMS.filter(kind => order.terms.actions.includes(kind)).map(kind => ({ kind })),
    ...order.milestones
      .filter(({ actions }) => actions.includes('report'))
      .map(({ id }) => ({ kind: 'report', milestoneId: id }) as const),
    ...(['deliver', 'accept'] as const).filter(kind => order.actions.includes(kind)).map(kind => ({ kind })),
  ]
}
