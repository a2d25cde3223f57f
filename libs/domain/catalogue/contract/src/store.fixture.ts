import type { CompanySnapshot, StoreInput } from './store.schema'

export function aCompanySnapshot(overrides: Partial<CompanySnapshot> = {}): CompanySnapshot {
  return {
    legalName: 'Puyuan Morning Mist Knitting Co., Ltd.',
    companyType: 'manufacturer',
    country: 'CN',
    city: 'Tongxiang',
    foundedYear: 2009,
    employeesBand: '101-300',
    verifyLevel: 2,
    ...overrides,
  }
}

export function aStoreInput(overrides: Partial<StoreInput> = {}): StoreInput {
  return {
    version: 0,
    slug: 'morning-mist-knitting',
    sourceLocale: 'en_US',
    name: { en_US: 'Morning Mist Knitting', zh_CN: '晨雾针织' },
    intro: { en_US: 'Merino and cashmere knitwear, 3 to 16 gauge, from sample to container.' },
    languagesSpoken: ['en_US', 'zh_CN'],
    acceptTradeTypes: ['foreign', 'domestic'],
    acceptIncoterms: ['FOB', 'CIF'],
    acceptPayments: ['tt', 'lc_sight'],
    ...overrides,
  }
}
