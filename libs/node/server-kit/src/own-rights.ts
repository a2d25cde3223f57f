import type { Level } from '@tradeport/kernel/config'
import { withheld, type Endpoint, type PermissionCatalogue } from '@tradeport/kernel/contract-kit'
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
  /** A call that changes something, with one permission for all it does: whatever follows from that is allowed with it. */
  readonly isChange: boolean
  /** The built-in roles in whose place the single rights stand: handlers know those. */
  readonly carriers: readonly string[]
  readonly catalogue: PermissionCatalogue
}

/** Whether it is held, by a built-in role or as a single right. */
export const holdsRight = ({ given, grants, catalogue }: AskedRights, key: string): boolean =>
  grants.has(key) || catalogue.held(given).has(key)

const READ = ':read'

function carriersOf({ given, grants }: OwnRights, catalogue: PermissionCatalogue, keys: Iterable<string>): string[] {
  const held = catalogue.held(given)
  const carriers = new Set<string>()
  for (const key of keys) {
    const carrier = catalogue.carrierOf(key)
    if (grants.has(key) && carrier !== undefined && !held.has(key)) carriers.add(carrier)
  }
  return [...carriers].filter(role => !given.includes(role))
}

/** Roles of a company that stand for the rights of its own ones in lists of people, where no call is asked about. */
export const standInRoles = (rights: OwnRights, catalogue: PermissionCatalogue): string[] =>
  carriersOf(rights, catalogue, rights.grants.keys())

/** Who acts towards a document: the given roles that reach it, and how far single rights do. */
export interface Towards {
  readonly given: readonly string[]
  reaches(level: Level | null): boolean
}

/** What somebody's roles are towards a document, or in a call before one is known: the built-in names, less what is not held. */
export function rolesTowards(rights: AskedRights, towards: Towards): string[] {
  const { grants, catalogue, asked, isChange, carriers } = rights
  const byGiven = new Set(towards.given.flatMap(role => [...catalogue.stepsOf(role)]))
  const isGranted = (key: string) => grants.has(key) && towards.reaches(grants.get(key) ?? null)
  const isHeld = (step: string) => byGiven.has(step) || isGranted(catalogue.wholeOf(step))
  if (isChange) return asked !== undefined && isGranted(asked) ? [...towards.given, ...carriers] : [...towards.given]
  const acts = [...grants.keys()].some(key => !key.endsWith(READ) && isGranted(key))
  const readers = carriersOf(
    rights,
    catalogue,
    [...grants.keys()].filter(key => key.endsWith(READ)),
  )
  const standIns = acts ? carriers : carriers.filter(role => readers.includes(role))
  const missing = standIns.flatMap(role => [...catalogue.stepsOf(role)].filter(step => !isHeld(step)))
  // What the head alone has goes by its name.
  const single = [...grants.keys()].filter(key => catalogue.carrierOf(key) === undefined && isGranted(key))
  return [...new Set([...towards.given, ...standIns, ...single, ...missing.map(withheld)])]
}

const EVERYWHERE = () => true

/**
 * The caller with the roles that the call goes by.
 *
 * @returns undefined for whoever does not hold what it takes.
 */
export function actorWithin(actor: Actor, endpoint: Endpoint, catalogue: PermissionCatalogue): Actor | undefined {
  const { ownRights } = actor
  if (!ownRights) return actor
  const { given, grants } = ownRights
  const asked = catalogue.keyOf(endpoint)
  const isGiven = asked !== undefined && catalogue.held(given).has(asked)
  if (asked !== undefined && !isGiven && !grants.has(asked)) return undefined
  const isChange = endpoint.writes && asked !== undefined && !asked.endsWith(READ)
  const carriers = carriersOf(ownRights, catalogue, isChange ? [asked] : grants.keys())
  const isHeads = asked !== undefined && !isGiven && catalogue.carrierOf(asked) === undefined
  const rights: AskedRights = {
    ...{ given, grants, asked, isChange, catalogue },
    carriers: isHeads ? [...carriers, catalogue.head] : carriers,
  }
  const others = actor.roles.filter(role => !given.includes(role))
  const roles = [...rolesTowards(rights, { given, reaches: EVERYWHERE }), ...others]
  return { ...actor, rights, roles }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** An answer without the actions that would be refused: of what the call is about, by the names of its buttons. */
export function withoutWithheld(answer: unknown, { rights }: Actor, endpoint: Endpoint): unknown {
  if (!rights) return answer
  const { catalogue, asked } = rights
  const documents = new Set([asked?.split(':')[0] ?? '', ...endpoint.reads, ...endpoint.touches])
  const known = new Set(catalogue.permissions.map(({ key }) => key))
  const isOffered = (action: string) =>
    [...documents].every(document => {
      const key = catalogue.wholeOf(`${document}:${action}`)
      return !known.has(key) || holdsRight(rights, key)
    })
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === 'actions' && Array.isArray(each) && each.every(action => typeof action === 'string')
          ? each.filter(isOffered)
          : clean(each),
      ]),
    )
  }
  return clean(answer)
}
