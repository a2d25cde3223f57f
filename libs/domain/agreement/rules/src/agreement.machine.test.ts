import { describe, expect, test } from 'vitest'
import {
  AGREEMENT_STATUSES,
  AGREEMENT_TEMPLATE_STATUSES,
  type AgreementStatus,
  type AgreementTemplateStatus,
} from '@tradeport/domain/agreement/contract'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { agreementActions, agreementMachine, agreementTemplateMachine, agreementWait, templateActions } from './index'

const CUSTOMER = ['seller_owner']
const PROVIDER = ['provider_owner']

test.each([
  ['draft', false, CUSTOMER, ['update', 'accept']],
  ['draft', false, PROVIDER, []],
  ['part_signed', false, CUSTOMER, ['update']],
  ['part_signed', true, CUSTOMER, []],
  ['signed', true, CUSTOMER, []],
  ['revoked', false, CUSTOMER, []],
  ['draft', false, ['seller_finance'], []],
] as const)('in %s (sealed: %s) %j is offered %j', (status, sealed, roles, expected) => {
  expect(agreementActions(status, sealed, roles)).toEqual(expected)
})

test('what both accepted, and what was revoked, does not change', () => {
  for (const action of Object.values(agreementMachine.actions)) {
    expect(action.from).not.toContain('signed')
    expect(action.from).not.toContain('revoked')
  }
})

test.each([
  ['draft', ['update', 'publish']],
  ['in_force', ['withdraw']],
  ['replaced', []],
] as const)('a template in %s offers its editors %j', (status, expected) => {
  expect(templateActions(status, true, ['op_trade'])).toEqual(expected)
  expect(templateActions(status, false, ['op_auditor'])).toEqual([])
})

test('nothing leads out of force and back', () => {
  expect(agreementTemplateMachine.actions.publish.from).toEqual(['draft'])
})

const isCustomer = (role: RoleCode) => ['seller_owner', 'shop_manager', 'order_follow'].includes(role)
const isProvider = (role: RoleCode) => role === 'provider_owner' || role === 'provider_agent'
const isEditor = (role: RoleCode) => ['op_super', 'op_region_admin', 'op_trade'].includes(role)

describe('the machine of agreements', () => {
  const customer: Record<AgreementStatus, string[]> = {
    draft: ['update', 'accept'],
    part_signed: ['update', 'accept'],
    signed: [],
    revoked: [],
  }
  const provider: Record<AgreementStatus, string[]> = {
    draft: [],
    part_signed: ['sign'],
    signed: [],
    revoked: [],
  }
  // An order that comes to nothing revokes it.
  const system: Record<AgreementStatus, string[]> = {
    draft: ['revoke'],
    part_signed: ['revoke'],
    signed: [],
    revoked: [],
  }
  const wantedFor = (role: RoleCode, status: AgreementStatus) => {
    if (isCustomer(role)) return customer[status]
    if (isProvider(role)) return provider[status]
    return role === 'system' ? system[status] : []
  }
  for (const status of AGREEMENT_STATUSES)
    for (const role of ALL_ROLES)
      test(`${role} in ${status}`, () => {
        expect(allowedActions(agreementMachine, status, [role])).toEqual(wantedFor(role, status))
      })
})

describe('the machine of templates', () => {
  const editor: Record<AgreementTemplateStatus, string[]> = {
    draft: ['publish'],
    in_force: ['withdraw'],
    replaced: [],
  }
  for (const status of AGREEMENT_TEMPLATE_STATUSES)
    for (const role of ALL_ROLES)
      test(`${role} in ${status}`, () => {
        expect(allowedActions(agreementTemplateMachine, status, [role])).toEqual(isEditor(role) ? editor[status] : [])
      })
})

test.each([
  ['draft', false, 'acceptance'],
  ['part_signed', false, 'sending'],
  ['part_signed', true, 'signature'],
  ['signed', true, null],
  ['revoked', true, null],
] as const)('in %s (sealed: %s) it waits for %s', (status, sealed, waits) => {
  expect(agreementWait(status, sealed)).toBe(waits)
})
