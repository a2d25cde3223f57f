import { {{ENTITY}}_STATUSES, type {{Entity}}Action, type {{Entity}}Status } from '@tradeport/domain/{{domain}}/contract'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'

/** Who writes; other operators read. */
export const {{ENTITY}}_EDITORS = ['op_super', 'op_region_admin'] as const

export const {{entity}}Machine = defineMachine({
  name: '{{entity}}',
  statuses: {{ENTITY}}_STATUSES,
  initial: 'draft',
  final: ['active'],
  actions: {
    activate: { from: ['draft'], to: 'active', by: {{ENTITY}}_EDITORS },
  },
})

export const mayEdit{{Entity}} = (roles: readonly string[]) => {{ENTITY}}_EDITORS.some(role => roles.includes(role))

/** A draft can also be changed. */
export function {{entity}}Actions(status: {{Entity}}Status, roles: readonly string[]): {{Entity}}Action[] {
  const allowed = allowedActions({{entity}}Machine, status, roles)
  return status === 'draft' && mayEdit{{Entity}}(roles) ? ['update', ...allowed] : allowed
}
