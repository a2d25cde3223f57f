import { isUnifiedIdentifier } from 'util-helpers'
import type { CompanyData } from '@tradeport/domain/identity/contract'
import type { FieldRule } from '@tradeport/kernel/errors'

export interface RuleProblem {
  path: string
  rule: FieldRule
}

/**
 * What the schema cannot say of company data: Chinese registration numbers are unified social credit codes (GB 32100), whose
 * check character must fit, and a company is not founded in the future.
 */
export function companyProblems(company: CompanyData, now: Date): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (company.country === 'CN' && !isUnifiedIdentifier(company.regNo.toUpperCase()))
    problems.push({ path: 'regNo', rule: 'uscc' })
  if (company.foundedYear !== undefined && company.foundedYear > now.getUTCFullYear())
    problems.push({ path: 'foundedYear', rule: 'in_future' })
  return problems
}

/** Registration numbers are compared without case and separators. */
export function normaliseRegNo(regNo: string): string {
  return regNo.toUpperCase().replaceAll(/[\s.-]/g, '')
}
