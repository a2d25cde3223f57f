import { allowedActions, mayStep } from '@tradeport/kernel/contract-kit'
import type { ThreadStatus } from '@tradeport/domain/sourcing/contract'
import { SELLERS_WHO_ACT } from './role-groups'
import { isOpenThread, threadMachine } from './thread.machine'

/** What somebody may do in a negotiation now; whoever acts in an open one may also give it to a colleague. */
export function threadActions(status: ThreadStatus, roles: readonly string[]): string[] {
  const actions: string[] = allowedActions(threadMachine, status, roles)
  const mayGive = isOpenThread(status) && mayStep(SELLERS_WHO_ACT, roles, `${threadMachine.name}:reassign`)
  return mayGive ? [...actions, 'reassign'] : actions
}
