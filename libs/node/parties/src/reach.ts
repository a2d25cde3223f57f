import { BUYER_LEVELS, OWN_STORE_ROLES, ROLES, type BuyerRole, type Level } from '@tradeport/kernel/config'
import type { Actor } from '@tradeport/node/server-kit'

/** What is known of somebody who wants something of a document. */
type Person = Pick<Actor, 'kind' | 'userId' | 'roles' | 'departmentIds'>

const isBuyerRole = (role: string): role is BuyerRole => ROLES.buyer.some(known => known === role)
const isOwnOnly = (role: string): boolean => OWN_STORE_ROLES.some(known => known === role)

function levelOf(person: Person, role: BuyerRole): Level {
  const { inDepartment, alone } = BUYER_LEVELS[role]
  return person.departmentIds === undefined ? alone : inDepartment
}

function isReached(person: Person, role: string, ownerId: string): boolean {
  if (!isBuyerRole(role)) return true
  const level = levelOf(person, role)
  if (level === 'company' || ownerId === person.userId) return true
  return level === 'department' && (person.departmentIds ?? []).includes(ownerId)
}

/**
 * Whose documents one of the buyer's people sees: those of everybody when undefined. Several roles reach as far as the widest of them.
 */
export function peopleSeenBy(person: Person): readonly string[] | undefined {
  const levels = person.roles.filter(isBuyerRole).map(role => levelOf(person, role))
  if (levels.includes('company')) return undefined
  const own = person.userId === null ? [] : [person.userId]
  return levels.includes('department') ? [...new Set([...own, ...(person.departmentIds ?? [])])] : own
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
