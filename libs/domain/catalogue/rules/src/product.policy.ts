import { allowedActions, mayStep } from '@tradeport/kernel/contract-kit'
import type { OpenChangeStatus, ProductAction, ProductStatus } from '@tradeport/domain/catalogue/contract'
import { productChangeMachine } from './product-change.machine'
import { productMachine } from './product.machine'
import { PRODUCT_EDITORS, PRODUCT_MANAGERS } from './role-groups'

/** After this long off sale a product is reviewed again before it comes back. */
export const RELIST_DAYS = 180
const DAY_MS = 86_400_000

export interface ProductState {
  status: ProductStatus
  /** Of the open change; null where there is none. */
  changeStatus: OpenChangeStatus | null
  /** Has been on sale: its edits wait as a change, and it is never deleted. */
  published: boolean
  offSaleAt: Date | null
}

export function mayRelist(offSaleAt: Date | null, now: Date): boolean {
  return offSaleAt !== null && now.getTime() - offSaleAt.getTime() <= RELIST_DAYS * DAY_MS
}

/** Edits of these go to the open change instead of the product itself. */
export function editsAsChange(state: Pick<ProductState, 'status' | 'published'>): boolean {
  return state.published && (state.status === 'on_sale' || state.status === 'off_sale')
}

/** Which of the two machines an action of review moves: that of the change where one is open, else the product's. */
export function reviewsChange(state: ProductState): boolean {
  return editsAsChange(state) && state.changeStatus !== null
}

/** Whoever manages more than one shop takes products from one to another; what is in review or banned stays where it is looked at. */
function isMovable(state: ProductState, roles: readonly string[], shops: number): boolean {
  if (shops < 2 || !mayStep(PRODUCT_MANAGERS, roles, 'product:move')) return false
  return state.status !== 'pending_review' && state.status !== 'banned' && state.changeStatus !== 'pending_review'
}

/**
 * What somebody holding `roles` may do now, by the names of the endpoints.
 *
 * @param shops how many of the company's shops they work for.
 */
export function productActions(state: ProductState, roles: readonly string[], now: Date, shops = 1): ProductAction[] {
  const edits = (action: ProductAction) => mayStep(PRODUCT_EDITORS, roles, `product:${action}`)
  const actions = new Set<ProductAction>()
  const ofChange = reviewsChange(state)
  const asChange = editsAsChange(state)

  if (edits('update') && isEditable(state)) actions.add('update')
  for (const action of allowedActions(productMachine, state.status, roles)) {
    // These follow the membership by themselves.
    if (action === 'hide' || action === 'show_again') continue
    // With a change open, `submit` speaks of the change.
    if (action === 'submit' && asChange && (ofChange || mayRelist(state.offSaleAt, now))) continue
    if (action === 'relist' && !mayRelist(state.offSaleAt, now)) continue
    actions.add(action)
  }
  if (ofChange && state.changeStatus) {
    for (const action of allowedActions(productChangeMachine, state.changeStatus, roles))
      actions.add(action === 'discard' ? 'discard_change' : action)
  }
  if (edits('stock') && state.published && state.status !== 'banned') actions.add('stock')
  if (edits('delete') && !state.published && (state.status === 'draft' || state.status === 'rejected'))
    actions.add('delete')
  if (edits('copy')) actions.add('copy')
  if (isMovable(state, roles, shops)) actions.add('move')
  return [...actions]
}

function isEditable(state: ProductState): boolean {
  if (state.status === 'draft' || state.status === 'rejected') return true
  return editsAsChange(state) && state.changeStatus !== 'pending_review'
}
