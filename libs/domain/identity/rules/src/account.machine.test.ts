import { ACCOUNT_ACTIONS, ACCOUNT_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { accountMachine } from './account.machine'

const ADMINISTRATOR: Record<string, string[]> = {
  active: ['disable'],
  deletion_pending: ['disable'],
  disabled: ['enable'],
}
const EXPECTED: Record<string, Record<string, string[]>> = {
  account_owner: { active: ['request_deletion'], deletion_pending: ['take_back'] },
  system: { deletion_pending: ['postpone', 'empty'] },
  op_super: ADMINISTRATOR,
  op_region_admin: ADMINISTRATOR,
}

describe('every state, action and role', () => {
  for (const role of new Set<string>([...ALL_ROLES, 'account_owner', 'system', 'visitor']))
    for (const status of ACCOUNT_STATUSES)
      test(`${role} with an account that is ${status}`, () => {
        const allowed = allowedActions(accountMachine, status, [role])
        const expected = EXPECTED[role]?.[status] ?? []
        for (const action of ACCOUNT_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
})

test('each action leads where it says', () => {
  const to = ACCOUNT_ACTIONS.map(action => [action, accountMachine.actions[action].to])
  expect(Object.fromEntries(to)).toEqual({
    request_deletion: 'deletion_pending',
    take_back: 'active',
    postpone: 'deletion_pending',
    empty: 'deleted',
    disable: 'disabled',
    enable: 'active',
  })
})
