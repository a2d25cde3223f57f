import { IMPORT_JOB_STATUSES } from '@tradeport/domain/sheets/contract'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { expect, test } from 'vitest'
import { SENDER, importJobMachine } from './import-job.machine'

test.each([
  ['preview', SENDER, ['confirm', 'cancel']],
  ['failed', SENDER, ['cancel']],
  ['confirmed', SENDER, []],
  ['cancelled', SENDER, []],
  ['expired', SENDER, []],
  ['preview', 'system', ['fail', 'expire']],
  ['failed', 'system', ['expire']],
] as const)('of a file that is %s, %s does %j', (status, role, actions) => {
  expect(allowedActions(importJobMachine, status, [role])).toEqual(actions)
})

test('nobody else does anything with it', () => {
  for (const status of IMPORT_JOB_STATUSES)
    expect(allowedActions(importJobMachine, status, ['seller_owner', 'op_super'])).toEqual([])
})
