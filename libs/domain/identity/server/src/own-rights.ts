import { APPROVING, type OrderLimit, type Right } from '@tradeport/domain/identity/contract'
import type { Party } from '@tradeport/domain/identity/rules'
import { LEVELS, OWN_STORE_ROLES, buyerLevelOf, type Level } from '@tradeport/kernel/config'
import type { PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import { compareDecimal } from '@tradeport/kernel/values'
import type { Actor, ActorContext, AskedRights, OwnRights } from '@tradeport/node/server-kit'
import type { CompanyRoleRecord } from './member.repository'

/** As a member's row keeps them. */
export interface StoredRights {
  given: string[]
  grants: { key: string; level: Level | null }[]
  /** Up to which purchases of others are approved by single rights; absent: without a limit. */
  approveLimit?: OrderLimit
}

const grantsOf = ({ grants }: Pick<StoredRights, 'grants'>) => new Map(grants.map(({ key, level }) => [key, level]))

/** What a member's row says of who calls: built-in roles, and single rights where they have some. */
export function rolesAndRights(
  row: { roles: readonly string[]; own_rights: StoredRights | null },
  marks: readonly string[] = [],
): Pick<Actor, 'roles' | 'ownRights'> {
  const { own_rights: own } = row
  if (own === null) return { roles: [...row.roles, ...marks] }
  return { roles: [...own.given, ...marks], ownRights: { given: own.given, grants: grantsOf(own) } }
}

const width = (level: Level | null): number => (level === null ? LEVELS.length : LEVELS.indexOf(level))
const wider = (one: Level | null, other: Level | null) => (width(one) >= width(other) ? one : other)

/** The widest of each right of some roles of the company's own. */
function merged(roles: readonly CompanyRoleRecord[]): Map<string, Level | null> {
  const grants = new Map<string, Level | null>()
  for (const { permissions } of roles)
    for (const { key, level } of permissions) {
      const known = grants.get(key)
      grants.set(key, known === undefined ? level : wider(known, level))
    }
  return grants
}

export interface SpelledOut {
  /** The built-in ones. */
  roles: string[]
  ownRights: StoredRights | null
  roleLimit: OrderLimit | null
}

const ORDERING = 'quotation:accept'

const orderLimitOfRole = ({ order_limit: amount, order_limit_currency: currency }: CompanyRoleRecord) =>
  amount === null || currency === null ? undefined : { amount, currency }

/** Up to which purchases of others are approved by a role of the company's own; it is kept with the right. */
export const approveLimitOfRole = ({ permissions }: Pick<CompanyRoleRecord, 'permissions'>): OrderLimit | undefined =>
  permissions.find(({ key }) => key === APPROVING)?.limit

/** How far a right goes by roles of the company's own: no limit where one of them, or a built-in role, knows none. */
function limitOfRoles(
  right: string,
  roles: readonly CompanyRoleRecord[],
  given: readonly string[],
  catalogue: PermissionCatalogue,
  limitOf: (role: CompanyRoleRecord) => OrderLimit | undefined,
): OrderLimit | null {
  if (catalogue.held(given).has(right)) return null
  const holding = roles.filter(({ permissions }) => permissions.some(({ key }) => key === right))
  const limits = holding.flatMap(role => limitOf(role) ?? [])
  const [first] = limits
  if (!first || limits.length < holding.length) return null
  const comparable = limits.filter(({ currency }) => currency === first.currency)
  return comparable.reduce((most, each) => (compareDecimal(each.amount, most.amount) > 0 ? each : most))
}

/** All that is held with built-in roles and roles of the company's own. */
export function spellOut(
  catalogue: PermissionCatalogue,
  roles: readonly string[],
  own: readonly CompanyRoleRecord[],
): SpelledOut {
  const given = [...new Set([...roles, ...own.flatMap(role => role.roles)])]
  const grants = merged(own)
  if (grants.size === 0) return { roles: given, ownRights: null, roleLimit: null }
  const approveLimit = limitOfRoles(APPROVING, own, given, catalogue, approveLimitOfRole)
  return {
    roles: given,
    ownRights: {
      ...{ given, grants: [...grants].map(([key, level]) => ({ key, level })) },
      ...(approveLimit && { approveLimit }),
    },
    roleLimit: limitOfRoles(ORDERING, own, given, catalogue, orderLimitOfRole),
  }
}

export type Held = ReadonlyMap<string, Level | null>

/** How far a built-in role has a right that is given by levels. */
function levelByRole(party: Party, role: string, levels: readonly Level[], inDepartment: boolean): Level | null {
  const widest = levels.at(-1) ?? null
  if (party === 'buyer') return buyerLevelOf(role, inDepartment) ?? widest
  return OWN_STORE_ROLES.some(own => own === role) ? (levels[0] ?? null) : widest
}

/** What somebody holds, and how far. */
export function heldRights(
  catalogue: PermissionCatalogue,
  party: Party,
  { given, grants }: OwnRights,
  inDepartment: boolean,
): Held {
  const held = new Map(grants)
  for (const { key, levels } of catalogue.permissions)
    for (const role of given) {
      if (!catalogue.stepsOf(role).has(key)) continue
      const level = levels.length === 0 ? null : levelByRole(party, role, levels, inDepartment)
      const known = held.get(key)
      held.set(key, known === undefined ? level : wider(known, level))
    }
  return held
}

/** Whether nothing of it goes further than what somebody holds. */
export function coversRights(held: Held, asked: Held): boolean {
  return [...asked].every(([key, level]) => {
    const known = held.get(key)
    return known !== undefined && width(known) >= width(level)
  })
}

/** Whether a limit goes no further than another: none goes furthest, and what another currency is worth here is not known. */
const isWithin = (asked: OrderLimit | null, held: OrderLimit | null): boolean =>
  held === null ||
  (asked !== null && asked.currency === held.currency && compareDecimal(asked.amount, held.amount) <= 0)

/** How much somebody orders alone, and up to what they approve purchases of others; null: without a limit. */
export interface Amounts {
  order: OrderLimit | null
  approve: OrderLimit | null
}

/** Whether nobody orders more alone with rights, or approves more, than somebody else does. */
export const coversAmounts = (asked: Held, amounts: Amounts, held: Amounts): boolean =>
  (!asked.has(ORDERING) || isWithin(amounts.order, held.order)) &&
  (!asked.has(APPROVING) || isWithin(amounts.approve, held.approve))

/** What the caller holds. */
export function callersRights(ctx: ActorContext, catalogue: PermissionCatalogue, party: Party): Held {
  const { ownRights, roles, departmentIds } = ctx.actor
  const own = ownRights ?? { given: roles, grants: new Map<string, Level | null>() }
  return heldRights(catalogue, party, own, departmentIds !== undefined)
}

/** What somebody would hold with these, in a department or without one: as far as either goes. */
export function rightsOfGiven(catalogue: PermissionCatalogue, party: Party, given: SpelledOut): Held {
  const own = given.ownRights ?? { given: given.roles, grants: [] }
  const rights = { given: own.given, grants: grantsOf(own) }
  const alone = heldRights(catalogue, party, rights, false)
  return new Map(
    [...heldRights(catalogue, party, rights, true)].map(([key, level]) => [key, wider(level, alone.get(key) ?? level)]),
  )
}

/** Rights that a role may be given with: those of the catalogue, each with a level that it has. */
export function unknownRight(catalogue: PermissionCatalogue, rights: readonly Right[]): number {
  const known = new Map(catalogue.permissions.filter(({ isGivable }) => isGivable).map(each => [each.key, each]))
  const keys = rights.map(({ key }) => key)
  return rights.findIndex(({ key, level }, at) => {
    const permission = known.get(key)
    const isLevel = level === null ? permission?.levels.length === 0 : permission?.levels.includes(level)
    return !isLevel || keys.indexOf(key) !== at
  })
}

export const mayHaveLimit = (party: Party, rights: readonly Right[], limited = ORDERING): boolean =>
  party === 'buyer' && rights.some(({ key }) => key === limited)

export const LIMITED_KEY = ORDERING

export const holdsNothing = ({ roles, ownRights }: SpelledOut): boolean =>
  roles.length === 0 && (ownRights?.grants.length ?? 0) === 0

/** As the log keeps it: the built-in roles, and single rights by their names. */
export function auditedRights({ roles, ownRights }: Pick<SpelledOut, 'ownRights'> & { roles: readonly string[] }) {
  if (!ownRights) return { roles }
  const { given, grants, approveLimit } = ownRights
  return { roles: given, permissions: writtenOut(grants), ...(approveLimit && { approveLimit }) }
}

/** `order:read` or `order:cancel@own`. */
export const writtenOut = (rights: readonly { key: string; level: Level | null }[]): string[] =>
  rights.map(({ key, level }) => (level === null ? key : `${key}@${level}`)).sort()

/** Everything that somebody may do in a call, by built-in roles and single rights. */
export const allRights = ({ catalogue, given, grants }: AskedRights): string[] =>
  [...new Set([...catalogue.held(given), ...grants.keys()])].sort()

/** How far those rights reach that somebody has a level of. */
export function levelsOf({ kind, rights, departmentIds }: Actor): Record<string, Level> {
  if (!rights || (kind !== 'buyer' && kind !== 'seller' && kind !== 'provider')) return {}
  const held = heldRights(rights.catalogue, kind, rights, departmentIds !== undefined)
  return Object.fromEntries([...held].flatMap(([key, level]) => (level === null ? [] : [[key, level]])))
}
