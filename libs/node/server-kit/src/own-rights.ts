import type { Level } from '@tradeport/kernel/config'
import type { Endpoint, PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import type { Actor } from './context'

/** What somebody holds by roles of their company's own, besides the built-in ones they were given. */
export interface OwnRights {
  /** The built-in roles, which allow all that they do. */
  readonly given: readonly string[]
  /** By permission, how far: null where it is held or not. */
  readonly grants: ReadonlyMap<string, Level | null>
}

/** The same within a call, where it is known what the call takes. */
export interface AskedRights extends OwnRights {
  /** The permission that the call takes; undefined for what is everybody's own. */
  readonly asked: string | undefined
  /** Steps that are part of what was allowed, however far the rights to them reach. */
  readonly parts?: readonly string[]
  readonly catalogue: PermissionCatalogue
}

/** Whether it is held, by a built-in role or as a single right. */
export const holdsRight = ({ given, grants, catalogue }: AskedRights, key: string): boolean =>
  grants.has(key) || catalogue.held(given).has(key)

/** Who acts towards a document: the given roles that reach it, and how far single rights do. */
export interface Towards {
  readonly given: readonly string[]
  reaches(level: Level | null): boolean
}

/** What somebody holds towards a document, or in a call before one is known: the roles they were given, and every step that they have a right to. */
export function rolesTowards({ grants, catalogue, parts = [] }: AskedRights, { given, reaches }: Towards): string[] {
  const steps = [...grants].filter(([, level]) => reaches(level)).flatMap(([key]) => catalogue.stepsWith(key))
  return [...given, ...steps, ...parts]
}

const EVERYWHERE = () => true

/**
 * The caller with what they hold in the call.
 *
 * @returns undefined for whoever does not hold what it takes.
 */
export function actorWithin(actor: Actor, endpoint: Endpoint, catalogue: PermissionCatalogue): Actor | undefined {
  const { ownRights } = actor
  if (!ownRights) return actor
  const rights: AskedRights = { ...ownRights, asked: catalogue.keyOf(endpoint), catalogue }
  if (rights.asked !== undefined && !holdsRight(rights, rights.asked)) return undefined
  const { given } = rights
  const marks = actor.roles.filter(role => !given.includes(role))
  return { ...actor, rights, roles: [...rolesTowards(rights, { given, reaches: EVERYWHERE }), ...marks] }
}
