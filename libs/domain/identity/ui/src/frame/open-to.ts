import type { NavEntry } from '@tradeport/web/react'
import type { MayDo } from './use-may-do'

/** Whether a person sees an entry: operators by what they hold, others by their roles. A menu never shows what would be refused. */
export function isOpenTo(entry: Pick<NavEntry, 'roles' | 'permission'>, roles: readonly string[], may: MayDo): boolean {
  if (entry.permission !== undefined && may.isOperator) return may.holds(entry.permission)
  return entry.roles === undefined || entry.roles.some(role => roles.includes(role))
}
