import type { AccountStatus, PersonAction, PersonStatus } from '@tradeport/domain/identity/contract'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { accountMachine } from './account.machine'

/** A lock is no state of an account: it ends by itself. */
export const personStatus = (status: Exclude<AccountStatus, 'deleted'>, isLocked: boolean): PersonStatus =>
  status === 'active' && isLocked ? 'locked' : status

/**
 * What operators with these roles may do with somebody's account. Who holds the right by a role of the platform's own has been let in
 * before.
 */
export function personActions(
  status: PersonStatus,
  roles: readonly string[],
  { hasSecondFactor = false }: { hasSecondFactor?: boolean } = {},
): PersonAction[] {
  const account: AccountStatus = status === 'locked' ? 'active' : status
  const steps = (['disable', 'enable'] as const).filter(
    action =>
      allowedActions(accountMachine, account, roles).includes(action) ||
      (roles.includes(`person:${action}`) && accountMachine.actions[action].from.includes(account)),
  )
  const isOffice = allowedActions(accountMachine, 'active', roles).includes('disable')
  const unlocks = roles.includes('person:unlock') || isOffice
  const resets = roles.includes('person:reset_second_factor') || isOffice
  return [
    ...steps,
    ...(status === 'locked' && unlocks ? (['unlock'] as const) : []),
    // Of an account that nobody may enter there is nothing to open.
    ...(hasSecondFactor && status !== 'disabled' && resets ? (['reset_second_factor'] as const) : []),
  ]
}
