import {
  INVITATION_ACTIONS,
  INVITATION_STATUSES,
  MEMBER_ACTIONS,
  MEMBER_STATUSES,
} from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { invitationMachine, memberMachine } from './member.machine'
import { grantableRoles, invitationActions, mayManage, memberActions } from './member.policy'

const OWNERS = ['buyer_owner', 'seller_owner', 'provider_owner']
const OF_MEMBERS: Record<string, string[]> = {
  active: ['change_roles', 'suspend', 'remove'],
  suspended: ['resume', 'remove'],
}
const OF_INVITATIONS: Record<string, string[]> = { pending: ['resend', 'revoke'], expired: ['resend', 'revoke'] }

const memberExpected = (role: string, status: string): string[] => {
  if (![...OWNERS, 'shop_manager'].includes(role)) return []
  const shared = OF_MEMBERS[status] ?? []
  return OWNERS.includes(role) && status === 'active' ? [...shared, 'hand_over', 'reset_second_factor'] : shared
}

const invitationExpected = (role: string, status: string): string[] => {
  if (role === 'invitee') return status === 'pending' ? ['accept'] : []
  if (role === 'system') return status === 'pending' ? ['expire'] : []
  return [...OWNERS, 'shop_manager'].includes(role) ? (OF_INVITATIONS[status] ?? []) : []
}

describe('every state, action and role', () => {
  for (const role of [...ALL_ROLES, 'invitee']) {
    for (const status of MEMBER_STATUSES)
      test(`${role} with a member who is ${status}`, () => {
        const allowed = allowedActions(memberMachine, status, [role])
        const expected = memberExpected(role, status)
        for (const action of MEMBER_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
    for (const status of INVITATION_STATUSES)
      test(`${role} with an invitation that is ${status}`, () => {
        const allowed = allowedActions(invitationMachine, status, [role])
        const expected = invitationExpected(role, status)
        for (const action of INVITATION_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
  }
})

describe('nobody gives what they do not hold', () => {
  test.each([
    ['a buyer’s owner', 'buyer', ['buyer_owner'], ['buyer_purchaser'], true],
    ['a buyer’s owner, a role of sellers', 'buyer', ['buyer_owner'], ['sales'], false],
    ['a buyer’s owner, an operator', 'buyer', ['buyer_owner'], ['op_super'], false],
    ['a purchaser', 'buyer', ['buyer_purchaser'], ['buyer_viewer'], false],
    ['a shop manager, a role of the shop', 'seller', ['shop_manager'], ['sales', 'order_follow'], true],
    ['a shop manager, the finances', 'seller', ['shop_manager'], ['seller_finance'], false],
    ['a shop manager, ownership', 'seller', ['shop_manager'], ['sales', 'seller_owner'], false],
    ['a shop manager’s role at a buyer', 'buyer', ['shop_manager'], ['buyer_viewer'], false],
    ['an agent', 'provider', ['provider_agent'], ['provider_agent'], false],
  ] as const)('%s', (_case, party, actor, roles, expected) => {
    expect(mayManage(party, actor, roles)).toBe(expected)
  })

  test('only owners and shop managers have anything to give', () => {
    expect(grantableRoles('seller', ['sales'])).toEqual([])
    expect(grantableRoles('seller', ['shop_manager'])).toEqual([
      'shop_manager',
      'sales',
      'product_editor',
      'order_follow',
      'cs_seller',
    ])
  })

  test('a shop manager leaves the owner alone, and nobody acts on themselves', () => {
    const person = { status: 'active' as const, storeIds: [], isSelf: false, secondFactor: 'own' as const }
    const owner = { ...person, roles: ['seller_owner', 'shop_manager'] }
    const acting = (...roles: string[]) => ({ roles, storeIds: [] })
    expect(memberActions('seller', owner, acting('shop_manager'))).toEqual([])
    expect(memberActions('seller', { ...owner, isSelf: true }, acting('seller_owner'))).toEqual([])
    expect(memberActions('seller', { ...owner, roles: ['sales'] }, acting('seller_owner'))).toEqual([
      'change_roles',
      'suspend',
      'hand_over',
      'reset_second_factor',
      'remove',
    ])
  })

  test.each([
    ['without a second step', 'none', false],
    ['whose second step guards this company alone', 'own', true],
    ['who works for others too', 'elsewhere', false],
  ] as const)('the second step is taken off a colleague %s: %s, %s', (_case, secondFactor, expected) => {
    const colleague = { status: 'active' as const, roles: ['sales'], storeIds: [], isSelf: false, secondFactor }
    const owner = { roles: ['seller_owner'], storeIds: [] }
    expect(memberActions('seller', colleague, owner).includes('reset_second_factor')).toBe(expected)
    const managing = { roles: ['member:change_roles', 'member:reset_second_factor'], storeIds: [] }
    // Whoever manages people by a single right is no owner.
    expect(memberActions('seller', colleague, managing)).not.toContain('reset_second_factor')
    expect(memberActions('seller', { ...colleague, status: 'suspended' }, owner)).not.toContain('reset_second_factor')
  })

  test.each([
    ['of one shop, people of that shop', ['a'], ['a'], true],
    ['of one shop, people of another one', ['a'], ['b'], false],
    ['of one shop, people of this and another one', ['a'], ['a', 'b'], false],
    ['of one shop, people of every shop', ['a'], [], false],
    ['of two shops, people of one of them', ['a', 'b'], ['b'], true],
    ['of every shop, people of any of them', [], ['b'], true],
    ['of every shop, people of every shop', [], [], true],
  ])('a shop manager %s', (_case, own, theirs, expected) => {
    const manager = { roles: ['shop_manager'], storeIds: own }
    const person = { roles: ['sales'], storeIds: theirs }
    const member = { ...person, status: 'active' as const, isSelf: false, secondFactor: 'none' as const }
    expect(memberActions('seller', member, manager).length > 0).toBe(expected)
    expect(invitationActions('seller', { ...person, status: 'pending' }, manager).length > 0).toBe(expected)
    // Owners are limited to no shop.
    const owner = { roles: ['seller_owner'], storeIds: own }
    expect(invitationActions('seller', { ...person, status: 'pending' }, owner)).toEqual(['resend', 'revoke'])
  })
})
