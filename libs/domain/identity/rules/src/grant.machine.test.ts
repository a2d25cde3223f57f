import { GRANT_ACTIONS, GRANT_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { grantMachine, grantTimeProblems } from './grant.machine'

const OF_ADMINISTRATORS: Record<string, string[]> = { pending: ['approve', 'reject'], active: ['revoke'] }

function expected(role: string, status: string): string[] {
  const isOpen = status === 'pending' || status === 'active'
  if (role === 'requester') return isOpen ? ['withdraw'] : []
  if (role === 'system') return isOpen ? ['end'] : []
  return ['op_super', 'op_region_admin'].includes(role) ? (OF_ADMINISTRATORS[status] ?? []) : []
}

describe('every state, action and role', () => {
  for (const role of [...ALL_ROLES, 'requester'])
    for (const status of GRANT_STATUSES)
      test(`${role} with a grant that is ${status}`, () => {
        const allowed = allowedActions(grantMachine, status, [role])
        for (const action of GRANT_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected(role, status).includes(action)])
      })

  test('a permission of a role of one’s own decides like a built-in role', () => {
    expect(allowedActions(grantMachine, 'pending', ['grant:approve'])).toEqual(['approve'])
  })
})

describe('the time', () => {
  const now = new Date('2026-03-01T08:00:00Z')
  const at = (text: string) => new Date(text)
  test.each([
    ['an hour', '2026-03-01T08:00:00Z', '2026-03-01T09:00:00Z', []],
    ['ninety days', '2026-03-01T08:00:00Z', '2026-05-30T08:00:00Z', []],
    ['more than ninety days', '2026-03-01T08:00:00Z', '2026-05-30T08:00:01Z', ['too_late']],
    ['ninety days that begin tomorrow', '2026-03-02T08:00:00Z', '2026-05-31T08:00:00Z', ['too_late']],
    ['over already', '2026-02-01T08:00:00Z', '2026-03-01T08:00:00Z', ['in_past']],
    ['an end before the start', '2026-03-03T08:00:00Z', '2026-03-02T08:00:00Z', ['ends_before_start']],
    ['no time at all', '2026-03-03T08:00:00Z', '2026-03-03T08:00:00Z', ['ends_before_start']],
  ])('%s', (_name, startsAt, endsAt, rules) => {
    const problems = grantTimeProblems({ startsAt: at(startsAt), endsAt: at(endsAt) }, now)
    expect(problems.map(({ rule }) => rule)).toEqual(rules)
  })
})
