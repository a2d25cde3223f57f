import { describe, expect, it } from 'vitest'
import { LEAVE_MESSAGE_STATUSES, type LeaveMessageStatus } from '@tradeport/domain/support/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AGENTS, leaveMessageMachine, operatorActions, trackActions, trackStatus } from './index'

const agentRoles: readonly string[] = AGENTS

describe('leave message machine', () => {
  const allowed: Record<LeaveMessageStatus, { agent: string[]; visitor: string[]; system: string[] }> = {
    new: { agent: ['claim', 'assign', 'spam'], visitor: [], system: ['spam'] },
    assigned: {
      agent: ['claim', 'assign', 'reply', 'to_inquiry', 'invite', 'spam'],
      visitor: [],
      system: ['hand_back', 'spam'],
    },
    replied: { agent: ['reply', 'resolve', 'to_inquiry', 'invite'], visitor: ['answer'], system: ['resolve'] },
    resolved: { agent: [], visitor: ['reopen'], system: [] },
    spam: { agent: ['not_spam'], visitor: [], system: [] },
  }
  for (const status of LEAVE_MESSAGE_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        const side = agentRoles.includes(role) ? 'agent' : role === 'visitor' || role === 'system' ? role : null
        expect(allowedActions(leaveMessageMachine, status, [role])).toEqual(side ? allowed[status][side] : [])
      })
    }
  }
})

describe('what an operator is offered', () => {
  const agent = { userId: 'u1', roles: ['op_cs'] }

  it('does not offer to take over what is their own', () => {
    expect(operatorActions({ status: 'assigned', assignedTo: 'u1' }, agent)).toEqual([
      'assign',
      'reply',
      'to_inquiry',
      'invite',
      'spam',
      'note',
    ])
    expect(operatorActions({ status: 'assigned', assignedTo: 'u2' }, agent)).toContain('claim')
  })

  it('offers a note in every status, and nothing to readers', () => {
    for (const status of LEAVE_MESSAGE_STATUSES) {
      expect(operatorActions({ status, assignedTo: null }, agent)).toContain('note')
      expect(
        operatorActions({ status, assignedTo: null }, { userId: 'u3', roles: ['op_auditor', 'op_trade'] }),
      ).toEqual([])
    }
  })
})

describe('what the writer is offered', () => {
  const resolvedAt = new Date('2026-03-01T00:00:00Z')

  it('may add something until it is resolved, then reopen for 14 days', () => {
    for (const status of ['new', 'assigned', 'replied', 'spam'] as const)
      expect(trackActions({ status, resolvedAt: null }, { now: resolvedAt, region: {} })).toEqual(['answer'])
    const resolved = { status: 'resolved', resolvedAt } as const
    expect(trackActions(resolved, { now: new Date('2026-03-15T00:00:00Z'), region: {} })).toEqual(['reopen', 'rate'])
    expect(trackActions(resolved, { now: new Date('2026-03-15T00:00:01Z'), region: {} })).toEqual([])
  })

  it('never learns that the message was taken for spam', () => {
    expect(LEAVE_MESSAGE_STATUSES.map(trackStatus)).toEqual(['new', 'assigned', 'replied', 'resolved', 'new'])
  })
})
