import type { CompanyData } from '@tradeport/domain/identity/contract'
import type { FieldRule } from '@tradeport/kernel/errors'
import { isCustomsNumber, isRegistrationNumber, isTaxNumber, normaliseRegNo } from './registration-number.rules'

export interface RuleProblem {
  path: string
  rule: FieldRule
}

export interface LicenceWords {
  issuer?: string | null | undefined
  issuedOn?: string | null | undefined
  validUntil?: string | null | undefined
}

/** Whose licence it is and how long it holds: one that has ended proves nothing. */
export function licenceProblems(licence: LicenceWords, now: Date): RuleProblem[] {
  const today = now.toISOString().slice(0, 10)
  const { issuer, issuedOn, validUntil } = licence
  const problems: RuleProblem[] = []
  if (!issuer) problems.push({ path: 'issuer', rule: 'required' })
  if (!issuedOn) problems.push({ path: 'issuedOn', rule: 'required' })
  else if (issuedOn > today) problems.push({ path: 'issuedOn', rule: 'in_future' })
  if (validUntil && validUntil < today) problems.push({ path: 'validUntil', rule: 'in_past' })
  else if (validUntil && issuedOn && validUntil < issuedOn)
    problems.push({ path: 'validUntil', rule: 'ends_before_start' })
  return problems
}

const LICENCE_FIELDS: Readonly<Record<string, string>> = {
  issuer: 'licenceIssuer',
  issuedOn: 'licenceIssuedOn',
  validUntil: 'licenceValidUntil',
}

/** The licence as company data name it. */
export function licenceOf(
  company: Pick<CompanyData, 'licenceIssuer' | 'licenceIssuedOn' | 'licenceValidUntil'> | null,
): { issuer: string | null; issuedOn: string | null; validUntil: string | null } {
  return {
    issuer: company?.licenceIssuer ?? null,
    issuedOn: company?.licenceIssuedOn ?? null,
    validUntil: company?.licenceValidUntil ?? null,
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Numbers that authorities gave: in the form of their country, as far as that is known. */
function officialNumberProblems({ country, exportLicenceNo, customsRegNo, vatNo }: CompanyData): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (exportLicenceNo && !/^[0-9A-Z]{4,30}$/.test(normaliseRegNo(exportLicenceNo)))
    problems.push({ path: 'exportLicenceNo', rule: 'invalid_format' })
  if (customsRegNo && !isCustomsNumber(country, customsRegNo))
    problems.push({ path: 'customsRegNo', rule: country === 'CN' ? 'customs_no' : 'invalid_format' })
  if (vatNo && !isTaxNumber(country, vatNo)) problems.push({ path: 'vatNo', rule: 'vat_no' })
  return problems
}

/** What the schema cannot say of company data: the number fits its country, and a company is not founded in the future. */
export function companyProblems(company: CompanyData, now: Date): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (!isRegistrationNumber(company.country, company.regNo))
    problems.push({ path: 'regNo', rule: company.country === 'CN' ? 'uscc' : 'reg_no' })
  if (company.foundedYear !== undefined && company.foundedYear > now.getUTCFullYear())
    problems.push({ path: 'foundedYear', rule: 'in_future' })
  if (company.foundedOn && company.foundedOn > now.toISOString().slice(0, 10))
    problems.push({ path: 'foundedOn', rule: 'in_future' })
  else if (company.foundedOn && company.foundedYear !== undefined && yearOf(company.foundedOn) !== company.foundedYear)
    problems.push({ path: 'foundedOn', rule: 'other_year' })
  problems.push(...officialNumberProblems(company))
  for (const { path, rule } of licenceProblems(licenceOf(company), now))
    problems.push({ path: LICENCE_FIELDS[path] ?? path, rule })
  return problems
}
