import { COMPANY_ACTIONS, COMPANY_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { companyMachine } from './company.machine'

/** Those of a suspended one cannot sign in. */
const owner = { active: ['close'], restricted: ['close'], suspended: ['close'] }
const EXPECTED: Record<string, Record<string, string[]>> = {
  buyer_owner: owner,
  seller_owner: owner,
  provider_owner: owner,
  op_reviewer: { active: ['restrict'], restricted: ['restrict', 'lift_restriction'] },
  op_region_admin: {
    active: ['restrict', 'suspend'],
    restricted: ['restrict', 'lift_restriction', 'suspend'],
    suspended: ['reinstate'],
  },
  op_super: {
    active: ['restrict', 'suspend', 'close'],
    restricted: ['restrict', 'lift_restriction', 'suspend', 'close'],
    suspended: ['reinstate', 'close'],
  },
  system: { active: ['restrict', 'close'], restricted: ['restrict', 'close'], suspended: ['close'] },
}

describe('every state, action and role of a company', () => {
  for (const status of COMPANY_STATUSES)
    for (const role of ALL_ROLES)
      test(`${role} with one that is ${status}`, () => {
        const allowed = allowedActions(companyMachine, status, [role])
        const expected = EXPECTED[role]?.[status] ?? []
        for (const action of COMPANY_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
})
