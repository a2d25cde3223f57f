import type { CompanyAction, CompanyStatus, RestrictionCause } from '@tradeport/domain/identity/contract'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { companyMachine } from './company.machine'

/** What operators may do: they restrict for a risk and lift that; what an ended licence brought goes with the next one. */
export function companyActions(
  company: { status: CompanyStatus; restrictedFor: readonly RestrictionCause[] },
  roles: readonly string[],
): CompanyAction[] {
  const isRisk = company.restrictedFor.includes('risk')
  return allowedActions(companyMachine, company.status, roles).filter(action => {
    if (action === 'restrict') return !isRisk
    return action === 'lift_restriction' ? isRisk : true
  })
}
