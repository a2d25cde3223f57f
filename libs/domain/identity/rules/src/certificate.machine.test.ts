import { CERTIFICATE_ACTIONS, CERTIFICATE_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { certificateActions, certificateMachine } from './certificate.machine'

const owner = { pending: ['withdraw'], accepted: ['withdraw'] }
const reviewer = { pending: ['accept', 'reject'] }
const EXPECTED: Record<string, Record<string, string[]>> = {
  buyer_owner: owner,
  seller_owner: owner,
  provider_owner: owner,
  op_reviewer: reviewer,
  op_region_admin: reviewer,
  op_super: reviewer,
  system: { accepted: ['expire'] },
}

describe('every state, action and role of a certificate', () => {
  for (const status of CERTIFICATE_STATUSES)
    for (const role of ALL_ROLES)
      test(`${role} with one that is ${status}`, () => {
        const allowed = allowedActions(certificateMachine, status, [role])
        const expected = EXPECTED[role]?.[status] ?? []
        for (const action of CERTIFICATE_ACTIONS)
          expect([action, allowed.includes(action)]).toEqual([action, expected.includes(action)])
      })
})

test.each([
  ['business_licence', 'accepted', []],
  ['business_licence', 'pending', ['withdraw']],
  ['oeko_tex', 'accepted', ['withdraw']],
  ['site_check', 'accepted', ['withdraw']],
] as const)('an owner with a %s that is %s', (kind, status, expected) => {
  expect(certificateActions({ kind, status, validUntil: null }, ['seller_owner'], '2026-11-27')).toEqual(expected)
})

test.each([
  [null, ['accept', 'reject']],
  ['2026-11-27', ['accept', 'reject']],
  ['2026-11-26', ['reject']],
] as const)('a reviewer with one that is good until %s', (validUntil, expected) => {
  const certificate = { kind: 'oeko_tex', status: 'pending', validUntil } as const
  expect(certificateActions(certificate, ['op_reviewer'], '2026-11-27')).toEqual(expected)
})
