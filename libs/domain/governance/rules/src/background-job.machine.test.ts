import { describe, expect, it } from 'vitest'
import { JOB_SWITCHES, type JobSwitch } from '@tradeport/domain/governance/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { jobActions, jobStatus } from './index'

describe('who may do what with a job', () => {
  const wanted: Record<JobSwitch, string[]> = { active: ['run', 'pause'], paused: ['run', 'resume'] }
  for (const status of JOB_SWITCHES)
    for (const role of ALL_ROLES)
      it(`${role} when ${status}`, () => {
        expect(jobActions(status, [role])).toEqual(role === 'op_super' ? wanted[status] : [])
      })
})

it('tells how a job is doing', () => {
  const now = new Date('2026-01-01T00:10:00Z')
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  expect(jobStatus({ status: 'active', failures: 0, nextRunAt: at(1) }, now)).toBe('healthy')
  expect(jobStatus({ status: 'active', failures: 0, nextRunAt: at(3) }, now)).toBe('late')
  expect(jobStatus({ status: 'active', failures: 1, nextRunAt: at(-1) }, now)).toBe('failing')
  expect(jobStatus({ status: 'paused', failures: 4, nextRunAt: at(90) }, now)).toBe('paused')
})
