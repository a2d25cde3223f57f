import { LEVELS, OWN_STORE_ROLES, buyerLevel, buyerLevelOf, type Level } from '@tradeport/kernel/config'
import { NO_NEW_BUSINESS, OWN_STAKE } from '@tradeport/kernel/contract-kit'
import { rolesTowards, type Actor } from '@tradeport/node/server-kit'

/** What is known of somebody who wants something of a document. */
type Person = Pick<Actor, 'kind' | 'userId' | 'roles' | 'departmentIds' | 'rights'>

/** What a call adds to somebody's roles whatever it is about. */
const MARKS: readonly string[] = [NO_NEW_BUSINESS, OWN_STAKE, 'system']

const isOwnOnly = (role: string): boolean => OWN_STORE_ROLES.some(known => known === role)

function reaches(person: Person, level: Level | null | undefined, ownerId: string): boolean {
  if (!level || level === 'company' || ownerId === person.userId) return true
  return level === 'department' && (person.departmentIds ?? []).includes(ownerId)
}

const isReached = (person: Person, role: string, ownerId: string): boolean =>
  reaches(person, buyerLevelOf(role, person.departmentIds !== undefined), ownerId)

const width = (level: Level): number => LEVELS.indexOf(level)

/** How far single rights and given roles reach in what the call asks for; what has no level of its own shows no more than each of them. */
function askedLevel({ rights, departmentIds }: Person): Level | undefined {
  if (!rights) return undefined
  const { given, grants, asked, catalogue } = rights
  const levelsFor = (key: string): Level[] => {
    const byGiven = given.filter(role => catalogue.stepsOf(role).has(key))
    const byRole = byGiven.flatMap(role => buyerLevelOf(role, departmentIds !== undefined) ?? [])
    const granted = grants.get(key)
    return granted ? [...byRole, granted] : byRole
  }
  const widest = (levels: readonly Level[]) => levels.toSorted((a, b) => width(b) - width(a))[0] ?? 'own'
  const hasLevel = catalogue.permissions.some(({ key, levels }) => key === asked && levels.length > 0)
  if (asked !== undefined && hasLevel) return widest(levelsFor(asked))
  const reads = catalogue.permissions.filter(({ key, levels }) => levels.length > 0 && key.endsWith(':read'))
  const each = reads.filter(({ key }) => levelsFor(key).length > 0).map(({ key }) => widest(levelsFor(key)))
  const sorted = each.toSorted((a, b) => width(a) - width(b))
  return (asked === undefined ? sorted.at(-1) : sorted[0]) ?? 'own'
}

/**
 * Whose documents one of the buyer's people sees: those of everybody when undefined. Several roles reach as far as the widest of them.
 */
export function peopleSeenBy(person: Person): readonly string[] | undefined {
  const level = askedLevel(person) ?? buyerLevel(person.roles, person.departmentIds !== undefined)
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
  const { rights } = person
  if (rights) {
    const isTheirs = assignedTo === null || assignedTo === person.userId
    const isBuyers = person.kind === 'buyer'
    const given = rights.given.filter(role =>
      isBuyers ? isReached(person, role, buyerUserId) : isTheirs || !isOwnOnly(role),
    )
    const isFar = (level: Level | null) =>
      isBuyers ? reaches(person, level, buyerUserId) : isTheirs || level !== 'own'
    const kept = person.roles.filter(role => MARKS.includes(role))
    return [...rolesTowards(rights, { given, reaches: isFar }), ...kept]
  }
  if (person.kind === 'buyer') return person.roles.filter(role => isReached(person, role, buyerUserId))
  const isOthers = assignedTo !== null && assignedTo !== person.userId
  return person.kind === 'seller' && isOthers ? person.roles.filter(role => !isOwnOnly(role)) : person.roles
}
