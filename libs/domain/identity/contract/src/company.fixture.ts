import type { CompanyData } from './account.contract'

/** A wholesaler abroad, as a registration or a change of a company names it. */
export const aCompany = (over: Partial<CompanyData> = {}): CompanyData => ({
  legalName: 'Harbour Trading GmbH',
  displayName: 'Harbour Trading',
  country: 'DE',
  regNo: 'DE136695976',
  companyType: 'wholesaler',
  mainProducts: ['sweaters'],
  mainMarkets: [],
  province: 'Hamburg',
  city: 'Hamburg',
  address: 'Am Sandtorkai 1',
  contactName: 'Jo Miller',
  contactPhone: '4940123456',
  licenceIssuer: 'Handelsregister Hamburg',
  licenceIssuedOn: '2019-03-12',
  ...over,
})

/** A mill of the product's own country. */
export const aMill = (over: Partial<CompanyData> = {}): CompanyData =>
  aCompany({
    legalName: 'Tongxiang Testing Mill Co., Ltd.',
    displayName: 'Testing Mill',
    country: 'CN',
    regNo: '91330483MA7LYKN050',
    companyType: 'manufacturer',
    province: 'Zhejiang',
    city: 'Tongxiang',
    address: '1 Mill Road',
    contactPhone: '13800138000',
    licenceIssuer: 'Market Supervision of Tongxiang',
    licenceIssuedOn: '2011-05-18',
    ...over,
  })
