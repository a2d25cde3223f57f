import { describe, expect, it } from 'vitest'
import { ITEM_STATUSES } from '@tradeport/domain/reference/contract'
import { ROLES } from '@tradeport/kernel/config'
import { hasCodeForm, hsParent, isHsCode } from './code-form.rules'
import { DICTIONARY_EDITORS, itemActions, mayChangeAll } from './dictionary.policy'
import { dayBefore, holdsAt, overlaps, succeed } from './validity.rules'

describe('an HS code', () => {
  it.each(['01', '6110', '611020', '61102000', '6110200090', '98', '9999'])('%s is one', code => {
    expect(isHsCode(code)).toBe(true)
  })
  it.each(['', '6', '611', '61102', '00', '77', '7701', '61.10', '61102000901', 'AB'])('%s is none', code => {
    expect(isHsCode(code)).toBe(false)
  })
  it.each([
    ['61', null],
    ['6110', '61'],
    ['611020', '6110'],
    ['61102000', '611020'],
    ['6110200090', '611020'],
  ])('%s belongs to %s', (code, parent) => {
    expect(hsParent(code)).toBe(parent)
  })
})

describe('a code', () => {
  it.each([
    ['country', 'CN', true],
    ['country', 'CHN', false],
    ['currency', 'CNY', true],
    ['unit', '035', true],
    ['unit', '35', false],
    ['place', 'CNSHA', true],
    ['place', 'CN1HA', false],
    ['iso_size_type', '22G1', true],
    ['supervision_mode', '0110', true],
    ['edoc_type', '10000004', true],
    ['customs_transport_mode', 'G', true],
    ['cancel_reason', 'too late', false],
  ])('of %s: %s → %s', (list, value, fits) => {
    expect(hasCodeForm(list, value)).toBe(fits)
  })
})

const period = (validFrom: string | null, validTo: string | null) => ({ validFrom, validTo })

describe('periods', () => {
  it('hold from their first to their last day', () => {
    const march = period('2026-03-01', '2026-03-31')
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(day => holdsAt(march, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(holdsAt(period(null, null), '1900-01-01')).toBe(true)
  })

  it('that share a day overlap', () => {
    expect(overlaps(period(null, '2026-03-01'), period('2026-03-01', null))).toBe(true)
    expect(overlaps(period(null, '2026-02-28'), period('2026-03-01', null))).toBe(false)
    expect(overlaps(period(null, null), period(null, null))).toBe(true)
  })

  it('end the day before the next begins', () => {
    const open = period('2026-01-01', null)
    expect(succeed(period('2026-03-01', null), [open])).toEqual({ fits: true, ended: open })
    expect(dayBefore('2026-03-01')).toBe('2026-02-28')
    expect(dayBefore('2024-03-01')).toBe('2024-02-29')
  })

  it.each([
    ['the same day again', period('2026-01-01', null), [period('2026-01-01', null)]],
    ['before an open one', period('2025-01-01', null), [period('2026-01-01', null)]],
    ['into a closed one', period('2026-02-01', null), [period('2026-01-01', '2026-03-01')]],
    ['without a beginning', period(null, null), [period('2026-01-01', null)]],
  ])('do not fit: %s', (_name, next, known) => {
    expect(succeed(next, known).fits).toBe(false)
  })

  it('fit into a gap', () => {
    const known = [period(null, '2025-12-31'), period('2026-03-01', null)]
    expect(succeed(period('2026-01-01', '2026-02-28'), known)).toEqual({ fits: true, ended: null })
  })
})

describe('who changes a dictionary', () => {
  const cases = ROLES.operator.flatMap(role => ITEM_STATUSES.map(status => ({ role, status })))
  it.each(cases)('$role, $status', ({ role, status }) => {
    const may = DICTIONARY_EDITORS.some(editor => editor === role)
    const expected = may ? ['update', status === 'enabled' ? 'disable' : 'enable'] : []
    expect(itemActions({ status, statusForAll: status }, [role])).toEqual(expected)
  })

  it.each(cases)('$role, $status in one region alone', ({ role, status }) => {
    const may = DICTIONARY_EDITORS.some(editor => editor === role)
    const own = may ? ['update', status === 'enabled' ? 'disable' : 'enable'] : []
    const statusForAll = status === 'enabled' ? 'disabled' : 'enabled'
    expect(itemActions({ status, statusForAll }, [role])).toEqual(
      role === 'op_super' ? ['update', 'enable', 'disable'] : own,
    )
  })

  it.each(ROLES.operator)('for all regions: %s', role => {
    expect(mayChangeAll([role])).toBe(role === 'op_super')
  })
})
