import { describe, expect, it } from 'vitest'
import { NO_NEW_BUSINESS, allowedActions, defineMachine, isBarred } from './machine'

const machine = defineMachine({
  name: 'deal',
  statuses: ['draft', 'open', 'over'],
  initial: 'draft',
  final: ['over'],
  actions: {
    send: { from: ['draft'], to: 'open', by: ['owner'], begins: true },
    finish: { from: ['open'], to: 'over', by: ['owner'] },
    drop: { from: ['draft', 'open'], to: 'over', by: ['owner', 'clerk'] },
  },
})

describe('what begins new business', () => {
  it.each([
    ['draft', ['owner'], ['send', 'drop'], false],
    ['draft', ['owner', NO_NEW_BUSINESS], ['drop'], true],
    ['draft', ['clerk', NO_NEW_BUSINESS], ['drop'], false],
    ['draft', ['deal:send', NO_NEW_BUSINESS], [], true],
    ['open', ['owner', NO_NEW_BUSINESS], ['finish', 'drop'], false],
    ['over', ['owner', NO_NEW_BUSINESS], [], false],
  ] as const)('in %s for %j leaves %j', (status, roles, actions, barred) => {
    expect(allowedActions(machine, status, roles)).toEqual(actions)
    expect(isBarred(machine, status, 'send', roles)).toBe(barred)
  })
})
