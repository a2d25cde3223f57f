import { OPERATOR_ACTIONS, OPERATOR_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { operatorMachine } from './operator.machine'
import { closesCycle, notHeld, servesAllOf } from './operator.policy'

const ADMINISTRATION: Record<string, string[]> = {
  invited: ['invite', 'disable'],
  active: ['disable', 'leave'],
  suspended: ['enable', 'leave'],
  left: ['enable'],
}
const EXPECTED: Record<string, Record<string, string[]>> = {
  op_super: ADMINISTRATION,
  op_region_admin: ADMINISTRATION,
  invitee: { invited: ['join'] },
}

describe('every state, action and role of an operator', () => {
  for (const status of OPERATOR_STATUSES)
    for (const role of ['invitee', ...ALL_ROLES])
      test(`${role} in ${status}`, () => {
        const allowed = allowedActions(operatorMachine, status, [role])
        const expected = EXPECTED[role]?.[status] ?? []
        for (const action of OPERATOR_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
})

describe('what one operator may give another', () => {
  test.each([
    [[], [], true],
    [[], ['1'], true],
    [['1'], ['1'], true],
    [['1'], ['2'], false],
    [['1', '2'], ['1', '2'], true],
    [['1'], [], false],
  ])('serving %j covers %j: %s', (serving, asked, expected) => {
    expect(servesAllOf(serving, asked)).toBe(expected)
  })

  test('only what they hold', () => {
    expect(notHeld(new Set(['a:x']), ['a:x', 'a:y'])).toEqual(['a:y'])
    expect(notHeld(new Set(['a:x']), [])).toEqual([])
  })
})

test('a department cannot hang below itself', () => {
  const tree = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
  ]
  expect(closesCycle(tree, 'a', 'c')).toBe(true)
  expect(closesCycle(tree, 'b', 'b')).toBe(true)
  expect(closesCycle(tree, 'c', 'a')).toBe(false)
  expect(closesCycle(tree, 'a', null)).toBe(false)
})
