import { describe, expect, it } from 'vitest'
import { NO_NEW_BUSINESS, OWN_STAKE, allowedActions, barredBy, defineMachine } from './machine'

const machine = defineMachine({
  name: 'deal',
  statuses: ['draft', 'open', 'over'],
  initial: 'draft',
  final: ['over'],
  actions: {
    send: { from: ['draft'], to: 'open', by: ['owner'], begins: true },
    finish: { from: ['open'], to: 'over', by: ['owner'] },
    drop: { from: ['draft', 'open'], to: 'over', by: ['owner', 'clerk'] },
    judge: { from: ['open'], to: 'over', by: ['clerk'], byOthers: true },
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
    expect(barredBy(machine, status, 'send', roles)).toBe(barred ? NO_NEW_BUSINESS : undefined)
  })
})

describe('what others decide', () => {
  it.each([
    ['open', ['clerk'], ['drop', 'judge'], undefined],
    ['open', ['clerk', OWN_STAKE], ['drop'], OWN_STAKE],
    ['open', ['deal:judge', OWN_STAKE], [], OWN_STAKE],
    ['draft', ['clerk', OWN_STAKE], ['drop'], undefined],
    ['open', ['owner', OWN_STAKE], ['finish', 'drop'], undefined],
    ['open', ['clerk', OWN_STAKE, NO_NEW_BUSINESS], ['drop'], OWN_STAKE],
  ] as const)('in %s for %j leaves %j', (status, roles, actions, bar) => {
    expect(allowedActions(machine, status, roles)).toEqual(actions)
    expect(barredBy(machine, status, 'judge', roles)).toBe(bar)
  })
})
