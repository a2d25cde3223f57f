import type { CompanyData } from '@tradeport/domain/identity/contract'
import { describe, expect, test } from 'vitest'
import { builtInChecklist, checklistProblems, registrationRequirements } from './registration-requirements.rules'
import { reviewActions, riskFlags } from './registration-review.policy'

const company: CompanyData = {
  legalName: 'Lanyun Knitting Co., Ltd.',
  displayName: 'Lanyun',
  country: 'CN',
  regNo: '91330483MA7LYKN050',
  companyType: 'manufacturer',
  mainProducts: ['sweater'],
  mainMarkets: [],
  province: 'Zhejiang',
  city: 'Tongxiang',
  address: '988 Fenghe Road',
  contactName: 'Wang Lan',
  contactPhone: '13800138000',
}
const plain = { party: 'seller', regionCountry: 'CN', sameNumber: false, likeness: 0.3, refusedNumber: null } as const
const NOW = new Date('2026-03-10T00:00:00Z')

describe('risk flags', () => {
  test.each([
    ['a plain case', {}, {}, []],
    ['the number of another registration', {}, { sameNumber: true }, ['same_number']],
    ['nearly the name of another company', {}, { likeness: 0.86 }, ['similar_name']],
    ['a company of this year', { foundedYear: 2026 }, {}, ['founded_this_year']],
    ['a seller from abroad', { country: 'VN' }, {}, ['foreign_seller']],
    ['a provider from abroad', { country: 'VN' }, { party: 'provider' as const }, []],
    ['another number after a refusal', {}, { refusedNumber: '1' }, ['identity_changed']],
  ])('%s', (_case, data, facts, expected) => {
    expect(riskFlags({ ...company, ...data }, { ...plain, ...facts }, NOW)).toEqual(expected)
  })
})

describe('who may say yes', () => {
  const reviewer = { userId: 'a', roles: ['op_reviewer'] }
  test.each([
    ['a plain case needs one person', { flagged: false, endorsedBy: null }, true, false],
    ['a flagged case is endorsed first', { flagged: true, endorsedBy: null }, false, true],
    ['the same person does not approve what they endorsed', { flagged: true, endorsedBy: 'a' }, false, false],
    ['another person does', { flagged: true, endorsedBy: 'b' }, true, false],
  ])('%s', (_case, state, approve, endorse) => {
    const actions = reviewActions({ status: 'in_review', reviewerId: null, ...state }, reviewer)
    expect([actions.includes('approve'), actions.includes('endorse')]).toEqual([approve, endorse])
  })
})

describe('who has it in hand', () => {
  const me = { userId: 'a', roles: ['op_reviewer'] }
  test.each([
    ['nobody', 'submitted', null, ['claim', 'request_info', 'approve', 'reject']],
    ['nobody any more', 'in_review', null, ['claim', 'request_info', 'approve', 'reject']],
    ['I', 'in_review', 'a', ['request_info', 'approve', 'reject']],
    ['a colleague, from whom it can be taken over', 'in_review', 'b', ['take_over']],
    ['nobody once it was sent again', 'submitted', 'b', ['claim', 'request_info', 'approve', 'reject']],
  ] as const)('%s', (_case, status, reviewerId, expected) => {
    expect(reviewActions({ status, flagged: false, endorsedBy: null, reviewerId }, me)).toEqual(expected)
  })
})

describe('papers asked for', () => {
  const keys = (party: 'seller' | 'provider' | 'buyer', region: string, data: Partial<CompanyData> = {}) =>
    registrationRequirements(builtInChecklist(party, region), { ...company, ...data }).map(({ key }) => key)

  test('a knitwear mill, a trader elsewhere, a provider and a European buyer', () => {
    expect(keys('seller', '0572')).toEqual(['business_licence', 'export_licence', 'factory_photos'])
    expect(keys('seller', '020', { companyType: 'trading' })).toEqual(['business_licence', 'export_licence'])
    expect(keys('provider', '0572')).toEqual(['business_licence', 'service_licence'])
    expect(keys('buyer', '0572', { country: 'DE' })).toEqual(['business_licence', 'vat_certificate'])
  })

  test('a checklist asks for the licence, names what it adds, and has each key once', () => {
    const [licence, ...rest] = builtInChecklist('seller', '0572')
    if (!licence) throw new Error('no licence')
    const own = { ...licence, key: 'fire_safety', name: {}, required: false }
    const problems = (items: Parameters<typeof checklistProblems>[0]) =>
      checklistProblems(items, ['business_licence', 'export_licence']).map(({ path, rule }) => `${path} ${rule}`)
    expect(problems([licence])).toEqual([])
    expect(problems([licence, own])).toEqual(['items.1.name required'])
    expect(problems([licence, { ...own, name: { zh_CN: '消防' } }, { ...own, name: { en_US: 'Fire' } }])).toEqual([
      'items.2.key duplicate',
    ])
    expect(problems(rest.slice(0, 1))).toEqual(['items required'])
    expect(problems([{ ...licence, active: false }])).toEqual(['items.0.required required'])
    expect(problems([{ ...licence, kind: 'attested' }])).toEqual(['items.0.kind invalid_value'])
  })

  test('what is switched off or meant for others is not asked', () => {
    const [licence] = builtInChecklist('buyer', '020')
    if (!licence) throw new Error('no licence')
    const items = [
      licence,
      { ...licence, key: 'off', active: false },
      { ...licence, key: 'abroad', countries: ['VN'] },
      { ...licence, key: 'brands', companyTypes: ['brand' as const] },
    ]
    expect(registrationRequirements(items, company).map(({ key }) => key)).toEqual(['business_licence'])
    expect(registrationRequirements(items, { country: 'VN', companyType: 'brand' }).map(({ key }) => key)).toEqual([
      'business_licence',
      'abroad',
      'brands',
    ])
  })
})
