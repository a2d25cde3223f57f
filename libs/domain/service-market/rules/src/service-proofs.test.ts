import { describe, expect, it, test } from 'vitest'
import type { ServiceQualification } from '@tradeport/domain/service-market/contract'
import { dueProofWarning, firstProofEnd, proofStatuses } from './index'

const paper = (validTo: string | null, no = 'A1'): ServiceQualification => ({
  type: 'nvocc_record',
  no,
  validTo,
  fileId: '01990000-0000-7000-8000-0000000000f2',
})
const DAY = '2026-03-10'

describe('a proof', () => {
  it.each([
    [null, 'valid'],
    ['2026-04-10', 'valid'],
    ['2026-04-09', 'expiring'],
    ['2026-03-10', 'expiring'],
    ['2026-03-09', 'expired'],
  ] as const)('that ends on %s is %s on the tenth of March', (validTo, status) => {
    const content = { qualifications: [paper(validTo)] }
    expect(proofStatuses(content, content, { day: DAY, region: {} })).toEqual([status])
  })

  it('that nobody has looked at is unchecked, each by itself', () => {
    const reviewed = { qualifications: [paper('2027-01-01')] }
    const content = { qualifications: [paper('2027-01-01'), paper('2028-01-01'), paper('2026-01-01', 'B2')] }
    expect(proofStatuses(content, reviewed, { day: DAY, region: {} })).toEqual(['valid', 'unchecked', 'expired'])
    expect(proofStatuses(content, null, { day: DAY, region: {} })).toEqual(['unchecked', 'unchecked', 'expired'])
  })
})

it('of several proofs the first end counts', () => {
  expect(firstProofEnd({ qualifications: [paper('2027-01-01'), paper(null), paper('2026-05-01')] })).toBe('2026-05-01')
  expect(firstProofEnd({ qualifications: [paper(null)] })).toBeNull()
})

test('a region says itself how long before', () => {
  const region = { own: { timers: { certificateFirstReminderDays: 90, certificateLastReminderDays: 3 } } }
  const content = { qualifications: [paper('2026-06-08')] }
  expect(proofStatuses(content, content, { day: DAY, region })).toEqual(['expiring'])
  expect(proofStatuses(content, content, { day: '2026-03-09', region })).toEqual(['valid'])
  const due = (day: string) => dueProofWarning('2026-04-01', { validTo: '2026-04-01', days: 90 }, { day, region })
  expect([due('2026-03-25'), due('2026-03-29')]).toEqual([undefined, 3])
})

describe('a warning', () => {
  const told = (days: number, validTo = '2026-04-01') => ({ validTo, days })
  it.each([
    ['2026-03-01', null, undefined],
    ['2026-03-02', null, 30],
    ['2026-03-10', told(30), undefined],
    ['2026-03-24', told(30), undefined],
    ['2026-03-25', told(30), 7],
    ['2026-03-25', told(7), undefined],
    ['2026-03-30', null, 7],
    // Of another end: the proof was renewed meanwhile.
    ['2026-03-25', told(7, '2026-03-28'), 7],
    ['2026-04-01', told(30), 7],
    ['2026-04-02', null, undefined],
  ] as const)('on %s after %j is %s', (day, before, due) => {
    expect(dueProofWarning('2026-04-01', before, { day, region: {} })).toBe(due)
  })
})
