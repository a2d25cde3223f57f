import type { CompanyData } from '@tradeport/domain/identity/contract'

/** Company data as it is typed: everything is text until it is sent. */
export interface CompanyForm {
  legalName: string
  displayName: string
  country: string
  regNo: string
  companyType: string
  foundedYear: string
  employees: string
  mainProducts: string
  province: string
  city: string
  address: string
  contactName: string
  contactPhone: string
  licenceIssuer: string
  licenceIssuedOn: string
  licenceValidUntil: string
  foundedOn: string
  exportLicenceNo: string
  customsRegNo: string
  vatNo: string
}

/** What a registration does not ask for and a change does. */
export const OFFICIAL_FIELDS = ['foundedOn', 'exportLicenceNo', 'customsRegNo', 'vatNo'] as const

export const EMPTY_COMPANY: CompanyForm = {
  legalName: '',
  displayName: '',
  country: 'CN',
  regNo: '',
  companyType: 'manufacturer',
  foundedYear: '',
  employees: '',
  mainProducts: '',
  province: '',
  city: '',
  address: '',
  contactName: '',
  contactPhone: '',
  licenceIssuer: '',
  licenceIssuedOn: '',
  licenceValidUntil: '',
  foundedOn: '',
  exportLicenceNo: '',
  customsRegNo: '',
  vatNo: '',
}

export function companyFrom(form: CompanyForm): CompanyData {
  return {
    legalName: form.legalName.trim(),
    displayName: form.displayName.trim(),
    country: form.country,
    regNo: form.regNo.trim(),
    companyType: form.companyType,
    // What is no number is not lost: it is refused at its field.
    ...(form.foundedYear.trim() === '' ? {} : { foundedYear: Number(form.foundedYear) }),
    ...(form.employees ? { employees: form.employees } : {}),
    mainProducts: form.mainProducts
      .split(/[,;，；、\n]/)
      .map(part => part.trim())
      .filter(Boolean),
    mainMarkets: [],
    province: form.province.trim(),
    city: form.city.trim(),
    address: form.address.trim(),
    contactName: form.contactName.trim(),
    contactPhone: form.contactPhone.replaceAll(/[\s()+-]/g, ''),
    ...(form.licenceIssuer.trim() ? { licenceIssuer: form.licenceIssuer.trim() } : {}),
    ...(form.licenceIssuedOn ? { licenceIssuedOn: form.licenceIssuedOn } : {}),
    ...(form.licenceValidUntil ? { licenceValidUntil: form.licenceValidUntil } : {}),
    ...Object.fromEntries(
      OFFICIAL_FIELDS.map(field => [field, form[field].trim()] as const).filter(([, said]) => said),
    ),
  }
}

export function formFrom(company: CompanyData): CompanyForm {
  return {
    ...company,
    foundedYear: company.foundedYear === undefined ? '' : String(company.foundedYear),
    employees: company.employees ?? '',
    mainProducts: company.mainProducts.join(', '),
    licenceIssuer: company.licenceIssuer ?? '',
    licenceIssuedOn: company.licenceIssuedOn ?? '',
    licenceValidUntil: company.licenceValidUntil ?? '',
    foundedOn: company.foundedOn ?? '',
    exportLicenceNo: company.exportLicenceNo ?? '',
    customsRegNo: company.customsRegNo ?? '',
    vatNo: company.vatNo ?? '',
  }
}

/** The form with what is known of a company, whatever was typed at these fields before. */
export const withKnown = (
  form: CompanyForm,
  known: Readonly<Record<string, string>>,
  fields: readonly string[],
): CompanyForm => ({ ...form, ...Object.fromEntries(fields.map(field => [field, known[field] ?? ''] as const)) })

/** What was kept of a form that is not finished. */
export function formFromDraft(draft: Readonly<Record<string, string>>, fallback: CompanyForm): CompanyForm {
  const text = (field: keyof CompanyForm) => draft[field] ?? fallback[field]
  return {
    legalName: text('legalName'),
    displayName: text('displayName'),
    country: text('country'),
    regNo: text('regNo'),
    companyType: text('companyType'),
    foundedYear: text('foundedYear'),
    employees: text('employees'),
    mainProducts: text('mainProducts'),
    province: text('province'),
    city: text('city'),
    address: text('address'),
    contactName: text('contactName'),
    contactPhone: text('contactPhone'),
    licenceIssuer: text('licenceIssuer'),
    licenceIssuedOn: text('licenceIssuedOn'),
    licenceValidUntil: text('licenceValidUntil'),
    foundedOn: text('foundedOn'),
    exportLicenceNo: text('exportLicenceNo'),
    customsRegNo: text('customsRegNo'),
    vatNo: text('vatNo'),
  }
}
