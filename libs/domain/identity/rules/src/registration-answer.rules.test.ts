import type { CompanyData } from '@tradeport/domain/identity/contract'
import { expect, test } from 'vitest'
import { answeredCompany, changedUnasked, isAnotherCompany, isKept, openedBy } from './registration-answer.rules'

const before: CompanyData = {
  legalName: 'Lanyun',
  displayName: 'Lanyun',
  country: 'CN',
  regNo: '91330483MA7LYKN052',
  companyType: 'manufacturer',
  mainProducts: ['sweater'],
  mainMarkets: [],
  province: 'Zhejiang',
  city: 'Tongxiang',
  address: 'No. 988',
  contactName: 'Wang Lan',
  contactPhone: '13800138000',
}

test('what nobody asked about stays; what was empty may be filled in', () => {
  const after: CompanyData = {
    ...before,
    legalName: 'Another',
    address: 'No. 989',
    mainProducts: ['sweater', 'cardigan'],
    mainMarkets: ['DE'],
    licenceIssuer: 'Market Supervision Administration',
  }
  expect(changedUnasked([{ field: 'address' }], before, after)).toEqual(['legalName', 'mainProducts'])
  expect(
    changedUnasked([{ field: 'legalName' }, { field: 'mainProducts' }, { field: 'address' }], before, after),
  ).toEqual([])
  expect(changedUnasked([], { ...before, licenceIssuer: 'Theirs' }, before)).toEqual(['licenceIssuer'])
})

test('another country opens its number, another licence its days', () => {
  expect([...openedBy([{ field: 'country' }])]).toEqual(['country', 'regNo'])
  expect(openedBy([{ field: 'documents.business_licence' }]).has('licenceValidUntil')).toBe(true)
  expect(isKept([{ field: 'country' }], before, 'regNo')).toBe(false)
  expect(isKept([{ field: 'country' }], before, 'legalName')).toBe(true)
  expect(isKept([], before, 'licenceIssuer')).toBe(false)
})

test('what a form has read and written again does not count as changed', () => {
  const typed: CompanyData = { ...before, mainProducts: ['sweater '], address: 'No. 989', mainMarkets: [] }
  const sent = { ...before, mainMarkets: ['DE'], licenceFileId: '01a2150a-b75f-75b9-94b2-a65aeacca581' }
  expect(answeredCompany([{ field: 'address' }], sent, typed)).toEqual({ ...sent, address: 'No. 989' })
})

test('another number, name or place is another company; the same number written otherwise is not', () => {
  for (const change of [
    { regNo: '91330483MA7LYKN060' },
    { legalName: 'Else' },
    { address: 'No. 1' },
    { city: 'Jiaxing' },
  ])
    expect([change, isAnotherCompany(before, { ...before, ...change })]).toEqual([change, true])
  const same = { regNo: ' 9133 0483-MA7LYKN052', contactName: 'Li Mei', mainProducts: ['cardigan'] }
  expect(isAnotherCompany(before, { ...before, ...same })).toBe(false)
})
