import { aMill } from '@tradeport/domain/identity/contract'
import { expect, test } from 'vitest'
import { companyChanges } from './company-changes.rules'

test('what is another, what came and what is gone, and nothing else', () => {
  const before = aMill({ address: 'No. 1', mainProducts: ['sweaters'], employees: '51_200' })
  const { employees: _gone, ...rest } = before
  const after = { ...rest, address: 'No. 2', mainProducts: ['sweaters', 'scarves'], vatNo: 'DE136695976' }
  // As the form asks for them, whatever order the database keeps them in.
  expect(companyChanges(before, after).map(({ field }) => field)).toEqual([
    'employees',
    'mainProducts',
    'address',
    'vatNo',
  ])
  expect(companyChanges(before, { ...before })).toEqual([])
})

test('of the first round all of it', () => {
  const first = aMill()
  expect(companyChanges(null, first).find(({ field }) => field === 'legalName')).toEqual({
    field: 'legalName',
    before: undefined,
    after: first.legalName,
  })
})
