import { OWN_STORE_ROLES, buyerLevel, buyerLevelOf } from '@tradeport/kernel/config'
import type { Actor } from '@tradeport/node/server-kit'

/** What is known of somebody who wants something of a document. */
type Person = Pick<Actor, 'kind' | 'userId' | 'roles' | 'departmentIds'>

const isOwnOnly = (role: string): boolean => OWN_STORE_ROLES.some(known => known === role)

function isReached(person: Person, role: string, ownerId: string): boolean {
  const level = buyerLevelOf(role, person.departmentIds !== undefined)
  if (level === undefined || level === 'company' || ownerId === person.userId) return true
  return level === 'department' && (person.departmentIds ?? []).includes(ownerId)
}

/**
 * Whose documents one of the buyer's people sees: those of everybody when undefined. Several roles reach as far as the widest of them.
 */
export function peopleSeenBy(person: Person): readonly string[] | undefined {
  const level = buyerLevel(person.roles, person.departmentIds !== undefined)
  if (level === 'company') return undefined
  const own = person.userId === null ? [] : [person.userId]
  return level === 'department' ? [...new Set([...own, ...(person.departmentIds ?? [])])] : own
}

/**
 * The roles that somebody has towards a document: those that reach its buyer's person, and on the seller's side those that act on what is
 * theirs only where it is, or where it is nobody's yet.
 */
export function rolesToward(
  person: Person,
  { buyerUserId, assignedTo = null }: { buyerUserId: string; assignedTo?: string | null },
): readonly string[] {
  if (person.kind === 'buyer') return person.roles.filter(role => isReached(person, role, buyerUserId))
  const isOthers = assignedTo !== null && assignedTo !== person.userId
  return person.kind === 'seller' && isOthers ? person.roles.filter(role => !isOwnOnly(role)) : person.roles
}
