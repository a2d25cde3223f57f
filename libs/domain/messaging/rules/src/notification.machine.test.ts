import { describe, expect, it } from 'vitest'
import { MAIL_STATUSES, type MailStatus } from '@tradeport/domain/messaging/contract'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import {
  MAIL_KEEPERS,
  keepsParams,
  mailActions,
  maskedAddress,
  maskedFailure,
  nextMailAttempt,
  notificationMachine,
} from './index'

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
  const isKeeper = (role: RoleCode) => MAIL_KEEPERS.some(keeper => keeper === role)
  const system: Record<MailStatus, string[]> = {
    pending: ['claim'],
    sending: ['claim', 'deliver', 'postpone', 'give_up'],
    sent: [],
    dead: [],
    cancelled: [],
  }
  const keeper: Record<MailStatus, string[]> = {
    pending: ['send_again', 'cancel'],
    sending: [],
    sent: [],
    dead: ['send_again', 'cancel'],
    cancelled: ['send_again'],
  }
  for (const status of MAIL_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        const wanted = role === 'system' ? system[status] : isKeeper(role) ? keeper[status] : []
        expect(mailActions({ status, template: 'notification' }, [role])).toEqual(wanted)
      })
    }
    it(`a code in ${status} is ${keepsParams('verification_code', status) ? 'kept' : 'forgotten'} and never revived`, () => {
      expect(mailActions({ status, template: 'verification_code' }, ['op_super'])).toEqual(
        keeper[status].filter(action => action !== 'send_again' || status === 'pending'),
      )
      expect(keepsParams('verification_code', status)).toBe(status === 'pending' || status === 'sending')
      expect(keepsParams('notification', status)).toBe(status !== 'sent')
    })
  }

  it('shows addresses and what servers say of them without naming anybody', () => {
    expect(['anna.b@mail.example.com', '+8613800138000', 'ü@x.de'].map(maskedAddress)).toEqual([
      'a•••@mail.example.com',
      '+86•••00',
      'ü•••@x.de',
    ])
    expect(maskedFailure('550 <anna@example.com> unknown; call +8613800138000')).toBe('550 <•••> unknown; call •••')
  })

  it('waits twice as long after each failure, an hour at most, and gives up after the eighth', () => {
    const now = new Date('2026-01-01T00:00:00.000Z')
    const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(attempts => {
      const next = nextMailAttempt(attempts, now)
      return next && (next.getTime() - now.getTime()) / 1000
    })
    expect(delays).toEqual([10, 20, 40, 80, 160, 320, 640, null])
  })
})
