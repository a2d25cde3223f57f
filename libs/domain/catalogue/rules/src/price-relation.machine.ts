import {
  BUYERS_WHO_RELATE,
  SELLERS_WHO_RELATE,
  type RelationSide,
  type RelationSource,
  type RelationStatus,
} from '@tradeport/domain/catalogue/contract'
import { allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'

const BOTH = [...BUYERS_WHO_RELATE, ...SELLERS_WHO_RELATE] as const

/** Marketplace.md 2.6: a buyer asks, a seller invites; who did not begin it answers. An order relates both at once. */
export const relationMachine = defineMachine({
  name: 'relation',
  statuses: ['pending', 'active', 'ended'] satisfies RelationStatus[],
  initial: 'pending',
  final: [],
  actions: {
    accept: { from: ['pending'], to: 'active', by: BOTH },
    refuse: { from: ['pending'], to: 'ended', by: BOTH },
    withdraw: { from: ['pending'], to: 'ended', by: BOTH },
    end: { from: ['active'], to: 'ended', by: BOTH },
    request: { from: ['ended'], to: 'pending', by: BUYERS_WHO_RELATE, begins: true },
    invite: { from: ['ended'], to: 'pending', by: SELLERS_WHO_RELATE, begins: true },
    /** With an order between the two. */
    trade: { from: ['pending', 'ended'], to: 'active', by: ['system'] },
  },
})
export type RelationAction = keyof typeof relationMachine.actions | 'tier'

const BEGUN_BY: Readonly<Record<RelationSource, RelationSide | null>> = {
  request: 'buyer',
  invite: 'seller',
  order: null,
}

/** What somebody of a side may do with it: nobody answers what their own side has asked, or takes back the other's. */
export function relationActions(
  { status, source }: { status: RelationStatus; source: RelationSource },
  { side, roles }: { side: RelationSide; roles: readonly string[] },
): RelationAction[] {
  const isOurs = BEGUN_BY[source] === side
  const actions: RelationAction[] = allowedActions(relationMachine, status, roles).filter(action => {
    if (action === 'trade') return false
    if (action === 'withdraw') return isOurs
    return action !== 'accept' && action !== 'refuse' ? true : !isOurs
  })
  const keepsTiers = side === 'seller' && mayStep(SELLERS_WHO_RELATE, roles, 'relation:tier')
  return keepsTiers && status !== 'ended' ? [...actions, 'tier'] : actions
}
