import { PERSON_STATUSES } from '@tradeport/domain/identity/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { describe, expect, test } from 'vitest'
import { personActions, personStatus } from './person.policy'

const OFFICE = {
  active: ['disable'],
  locked: ['disable', 'unlock'],
  disabled: ['enable'],
  deletion_pending: ['disable'],
}

describe('an account of somebody who works for a company', () => {
  for (const status of PERSON_STATUSES)
    test.each(ALL_ROLES)(`that is ${status}, for %s`, role => {
      const isAdministrator = role === 'op_super' || role === 'op_region_admin'
      expect(personActions(status, [role])).toEqual(isAdministrator ? OFFICE[status] : [])
    })

  test('is unlocked, disabled and enabled by roles of the platform’s own too', () => {
    expect(personActions('locked', ['person:unlock'])).toEqual(['unlock'])
    expect(personActions('active', ['person:disable'])).toEqual(['disable'])
    expect(personActions('disabled', ['person:disable'])).toEqual([])
  })

  test('with a second step has it taken off by the office, unless nobody may come in anyway', () => {
    const hasSecondFactor = true
    for (const right of ['op_region_admin', 'person:reset_second_factor'])
      expect(personActions('active', [right], { hasSecondFactor })).toContain('reset_second_factor')
    expect(personActions('active', ['op_cs'], { hasSecondFactor })).toEqual([])
    expect(personActions('disabled', ['op_region_admin'], { hasSecondFactor })).toEqual(['enable'])
  })

  test('is locked only while it is active', () => {
    expect(personStatus('active', true)).toBe('locked')
    expect(personStatus('disabled', true)).toBe('disabled')
  })
})
