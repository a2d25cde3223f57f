import type { CheckState, CompanyData, RegistryDifference, RegistryEntry } from '@tradeport/domain/identity/contract'
import { isSamePartyName } from '@tradeport/kernel/values'

/** What is another thing in the register than what the company says of itself. */
export function registryDifferences(
  company: Pick<CompanyData, 'legalName'>,
  entry: RegistryEntry | null,
): RegistryDifference[] {
  if (entry === null) return ['not_found']
  const differences: RegistryDifference[] = []
  if (!isSamePartyName(entry.name, company.legalName)) differences.push('name')
  if (!entry.isActive) differences.push('inactive')
  return differences
}

/** Whether a requirement that the platform looks after keeps nobody from approving any more. */
export const isSettled = (state: CheckState | undefined): boolean => state === 'passed' || state === 'waived'

/** How long after so many vain attempts a register is asked again; null: not any more. */
export function registryRetryMinutes(attempts: number): number | null {
  return [1, 5, 30, 120][attempts - 1] ?? null
}
