import { describe, expect, it } from 'vitest'
import { EXPORT_STATUSES, type ExportStatus } from '@tradeport/domain/governance/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { EXPORTERS, dataExportMachine, masked } from './index'

const exporters: readonly string[] = EXPORTERS

describe('who may do what with an export', () => {
  const system: Record<ExportStatus, string[]> = {
    waiting: ['start', 'fail'],
    running: ['finish', 'fail'],
    ready: ['expire'],
    failed: [],
    cancelled: [],
    expired: [],
  }
  const open: readonly ExportStatus[] = ['waiting', 'running']
  for (const status of EXPORT_STATUSES) {
    for (const role of ALL_ROLES.filter(each => each !== 'system'))
      it(`${role} when ${status}`, () => {
        const wanted = exporters.includes(role) && open.includes(status) ? ['cancel'] : []
        expect(allowedActions(dataExportMachine, status, [role])).toEqual(wanted)
      })
    it(`the clock when ${status}`, () => {
      expect(allowedActions(dataExportMachine, status, ['system'])).toEqual(system[status])
    })
  }
})

it.each([
  ['email', 'anna@example.com', 'a•••@example.com'],
  ['email', 'nobody', '•••'],
  ['phone', '+86 138 0013 8000', '•••8000'],
  ['phone', '12345678', '•••'],
  ['name', '王小明', '王•••'],
  ['name', '𠮷田', '𠮷•••'],
  ['hidden', '203.0.113.7', '•••'],
  ['email', '', ''],
] as const)('masks %s %s as %s', (masking, value, shown) => {
  expect(masked(value, masking)).toBe(shown)
})
