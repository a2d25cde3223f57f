import { ITEM_STATUSES, type ItemAction, type ItemStatus } from '@tradeport/domain/reference/contract'
import { allowedActions, defineMachine, holds } from '@tradeport/kernel/contract-kit'

export const DICTIONARY_EDITORS = ['op_super', 'op_region_admin', 'op_content'] as const

/** Who looks after some regions says what these call a code, and adds codes that are theirs alone. */
const ALL_REGION_EDITORS = ['op_super'] as const

export const dictionaryMachine = defineMachine({
  name: 'dictionary',
  statuses: ITEM_STATUSES,
  initial: 'enabled',
  final: [],
  actions: {
    enable: { from: ['disabled'], to: 'enabled', by: DICTIONARY_EDITORS },
    disable: { from: ['enabled'], to: 'disabled', by: DICTIONARY_EDITORS },
  },
})

export const mayChange = (roles: readonly string[]): boolean => holds(roles, DICTIONARY_EDITORS, ['dictionary'])

export const mayChangeAll = (roles: readonly string[]): boolean => holds(roles, ALL_REGION_EDITORS, [])

/** What differs in the region of the call is switched there, and the way it is there for all regions by who looks after all. */
export function itemActions(
  { status, statusForAll }: { status: ItemStatus; statusForAll: ItemStatus },
  roles: readonly string[],
): ItemAction[] {
  if (!mayChange(roles)) return []
  if (status !== statusForAll && mayChangeAll(roles)) return ['update', 'enable', 'disable']
  const moves = allowedActions(dictionaryMachine, status, roles)
  // A role of the platform's own holds the permission, not one of the roles that the machine names.
  const offered = moves.length > 0 ? moves : ([status === 'enabled' ? 'disable' : 'enable'] as const)
  return ['update', ...offered]
}
