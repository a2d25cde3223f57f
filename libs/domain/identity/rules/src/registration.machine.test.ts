import { REGISTRATION_ACTIONS, REGISTRATION_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { registrationMachine } from './registration.machine'

const REVIEWER = ['approve', 'endorse', 'reject', 'request_info']
const EXPECTED: Record<string, Record<string, string[]>> = {
  applicant: {
    draft: ['submit', 'withdraw'],
    submitted: ['withdraw'],
    need_more_info: ['resubmit', 'withdraw'],
    rejected: ['resubmit'],
    expired: ['resubmit'],
  },
  system: { need_more_info: ['expire'], draft: ['lapse'], rejected: ['lapse'], expired: ['lapse'] },
  op_reviewer: { submitted: ['claim', ...REVIEWER], in_review: ['claim', 'take_over', ...REVIEWER] },
  op_region_admin: { submitted: ['claim', ...REVIEWER], in_review: ['claim', 'take_over', ...REVIEWER] },
  op_super: { submitted: ['claim', ...REVIEWER], in_review: ['claim', 'take_over', ...REVIEWER] },
}

describe('every state, action and role of a registration', () => {
  for (const status of REGISTRATION_STATUSES)
    for (const role of ['applicant', ...ALL_ROLES])
      test(`${role} in ${status}`, () => {
        const allowed = allowedActions(registrationMachine, status, [role])
        const expected = EXPECTED[role]?.[status] ?? []
        for (const action of REGISTRATION_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
})
