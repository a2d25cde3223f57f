import { BANK_ACCOUNT_ACTIONS, BANK_ACCOUNT_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { bankAccountMachine } from './bank-account.machine'

const owner = { draft: ['submit', 'withdraw'], pending_check: ['withdraw'], change_pending: ['withdraw'] }
const checker = {
  draft: ['block'],
  pending_check: ['approve', 'refuse', 'block'],
  change_pending: ['refuse', 'block'],
  verified: ['block'],
  replaced: ['block'],
  withdrawn: ['block'],
}
const EXPECTED: Record<string, Record<string, string[]>> = {
  buyer_owner: owner,
  seller_owner: owner,
  provider_owner: owner,
  op_finance: checker,
  op_region_admin: checker,
  op_super: checker,
  system: { pending_check: ['schedule'], change_pending: ['activate'], verified: ['replace'] },
}

describe('every state, action and role of a bank account', () => {
  for (const status of BANK_ACCOUNT_STATUSES)
    for (const role of ALL_ROLES)
      test(`${role} with one that is ${status}`, () => {
        const allowed = allowedActions(bankAccountMachine, status, [role])
        const expected = EXPECTED[role]?.[status] ?? []
        for (const action of BANK_ACCOUNT_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
})
