import { expect, test } from 'vitest'
import { agreementActions, agreementMachine, agreementTemplateMachine, templateActions } from './index'

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
