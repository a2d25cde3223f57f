import type { OrderDetail } from '@tradeport/domain/trading/contract'

/** What a buyer does with an order on the phone; everything else has its place in the buyer center. */
export type Step =
  { readonly kind: 'sign' | 'deliver' | 'accept' } | { readonly kind: 'report'; readonly milestoneId: string }

export interface StepProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** The steps the server says this person may take now. */
export function stepsOf(order: OrderDetail): Step[] {
  return [
    ...(order.terms.actions.includes('sign') ? [{ kind: 'sign' } as const] : []),
    ...order.milestones
      .filter(({ actions }) => actions.includes('report'))
      .map(({ id }) => ({ kind: 'report', milestoneId: id }) as const),
    ...(['deliver', 'accept'] as const).filter(kind => order.actions.includes(kind)).map(kind => ({ kind })),
  ]
}
