import type { OrderDetail, OrderRow, OrderStatus, TermsStatus } from '@tradeport/domain/trading/contract'

export type Side = 'buyer' | 'seller'

export interface NextStep {
  /** Null: both sides. */
  side: Side | null
  task: 'propose' | 'sign' | 'pay' | 'confirm' | 'produce' | 'ship' | 'receive' | 'accept'
  due: string | null
}

/** The list does not know how far the contract is. */
type Signing = Pick<OrderDetail['terms'], 'status' | 'buyerSigned' | 'sellerSigned'>

type Facts = Pick<OrderRow, 'status' | 'frozen' | 'nextPayment' | 'shipBy' | 'signBy'> &
  Partial<Pick<OrderDetail, 'autoAcceptAt'>> & { terms?: Signing }

/** Nobody can sign such a version of the contract; either side may bring one that can be. */
const UNPROPOSED: readonly TermsStatus[] = ['draft', 'rejected']

/** A stage that waits for money: the buyer pays, and when that is reported the seller looks whether it arrived. */
function payment({ nextPayment }: Facts): NextStep | null {
  if (!nextPayment) return null
  return nextPayment.status === 'reported'
    ? { side: 'seller', task: 'confirm', due: null }
    : { side: 'buyer', task: 'pay', due: nextPayment.dueAt }
}

/** Who has not signed yet; both while nobody has, or where the row does not say. */
function unsigned(terms: Signing | undefined): Side | null {
  if (terms?.buyerSigned) return 'seller'
  return terms?.sellerSigned ? 'buyer' : null
}

const STEPS: Readonly<Record<OrderStatus, (order: Facts) => NextStep | null>> = {
  contracting: ({ signBy, terms }) => ({
    side: unsigned(terms),
    task: terms && UNPROPOSED.includes(terms.status) ? 'propose' : 'sign',
    due: signBy,
  }),
  signed: payment,
  in_production: ({ shipBy }) => ({ side: 'seller', task: 'produce', due: shipBy }),
  ready: payment,
  ready_to_ship: ({ shipBy }) => ({ side: 'seller', task: 'ship', due: shipBy }),
  shipped: () => ({ side: 'buyer', task: 'receive', due: null }),
  delivered: ({ autoAcceptAt }) => ({ side: 'buyer', task: 'accept', due: autoAcceptAt ?? null }),
  accepted: payment,
  completed: () => null,
  cancelled: () => null,
}

/** What must happen next in an order, and who does it. While the platform holds it, nobody can do anything. */
export function nextStep(order: Facts): NextStep | null {
  return order.frozen ? null : STEPS[order.status](order)
}

/** Whether an order is none of the tasks of somebody who acts on their own alone: a colleague takes care of it. */
export function isLeftToColleague({ assignedTo, actions }: Pick<OrderRow, 'assignedTo' | 'actions'>): boolean {
  return assignedTo !== null && !actions.includes('reassign')
}
