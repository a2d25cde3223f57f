import type { CompanyData } from '@tradeport/domain/identity/contract'
import type { FieldRule } from '@tradeport/kernel/errors'
import { isRegistrationNumber } from './registration-number.rules'

export interface RuleProblem {
  path: string
  rule: FieldRule
}

/** What the schema cannot say of company data: the number fits its country, and a company is not founded in the future. */
export function companyProblems(company: CompanyData, now: Date): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (!isRegistrationNumber(company.country, company.regNo))
    problems.push({ path: 'regNo', rule: company.country === 'CN' ? 'uscc' : 'reg_no' })
  if (company.foundedYear !== undefined && company.foundedYear > now.getUTCFullYear())
    problems.push({ path: 'foundedYear', rule: 'in_future' })
  return problems
}
