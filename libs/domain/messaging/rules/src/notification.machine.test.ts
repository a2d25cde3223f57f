import { describe, expect, it } from 'vitest'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { MAIL_STATUSES, mailMachine, nextMailAttempt, notificationMachine } from './index'

const isReader = (role: RoleCode) => role !== 'visitor' && role !== 'system'

describe('notification machine', () => {
  const expected: Record<string, (role: RoleCode) => string[]> = {
    unread: role => (isReader(role) ? ['read'] : role === 'system' ? ['archive'] : []),
    read: role => (isReader(role) ? ['unread'] : role === 'system' ? ['archive'] : []),
    archived: role => (role === 'system' ? ['purge'] : []),
    purged: () => [],
  }
  for (const status of notificationMachine.statuses) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        expect(allowedActions(notificationMachine, status, [role])).toEqual(expected[status]?.(role))
      })
    }
  }
})

describe('mail machine', () => {
  for (const status of MAIL_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        const wanted = status === 'pending' && role === 'system' ? ['send', 'postpone', 'give_up'] : []
        expect(allowedActions(mailMachine, status, [role])).toEqual(wanted)
      })
    }
  }

  it('waits twice as long after each failure, an hour at most, and gives up after the eighth', () => {
    const now = new Date('2026-01-01T00:00:00.000Z')
    const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(attempts => {
      const next = nextMailAttempt(attempts, now)
      return next && (next.getTime() - now.getTime()) / 1000
    })
    expect(delays).toEqual([10, 20, 40, 80, 160, 320, 640, null])
  })
})
