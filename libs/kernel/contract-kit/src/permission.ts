import type { Level } from '@tradeport/kernel/config'
import type { Audience, Endpoint } from './endpoint'

/** What a permission is derived from besides endpoints; every state machine is one of these. */
interface ActingMachine {
  readonly name: string
  readonly actions: Readonly<Record<string, { readonly by: readonly string[] }>>
}

/** Who reads a document, who changes it, and whom single actions of it are of where they are not of all who change it. */
export interface Holders {
  readonly read?: readonly string[]
  readonly change?: readonly string[]
  readonly acts?: Readonly<Record<string, readonly string[]>>
}

export interface PermissionRules {
  readonly endpoints: readonly Endpoint[]
  readonly machines: readonly ActingMachine[]
  /** Whose rights they are; operators' when absent. */
  readonly audience?: Exclude<Audience, 'visitor'>
  /** The built-in roles of that side. */
  readonly roles: readonly string[]
  /** The one that holds whatever nobody is declared for. */
  readonly head: string
  /** Who reads a document where not everybody does, and who changes it where no machine says it: undeclared, only the head does. */
  readonly holders: Readonly<Record<string, Holders>>
  /** Endpoints whose names do not say which permission they need. */
  readonly exceptions: Readonly<Record<string, string>>
  /** Endpoints with which people look after themselves: whoever is of that side may call them. */
  readonly own?: readonly string[]
  /** Steps of machines, and names of buttons, that go with another permission, or with any of several: nobody is given them alone. */
  readonly within?: Readonly<Record<string, string | readonly string[]>>
  /** Permissions that the head keeps: no role of a company's own has them. */
  readonly kept?: readonly string[]
  /** How far a permission may be given, narrowest first; none where it is given or not. */
  readonly levelsOf?: (key: string, holders: readonly string[]) => readonly Level[]
  /** Permissions whose grant needs a second person: `<document>:<action>`, or a document with all of its actions. */
  readonly sensitive: readonly string[]
}

export interface Permission {
  /** `<document>:<action>` */
  readonly key: string
  readonly document: string
  readonly action: string
  /** Built-in roles that hold it. */
  readonly roles: readonly string[]
  readonly sensitive: boolean
  /** Whether a role of a company's own may have it. */
  readonly isGivable: boolean
  /** How far it may be given, narrowest first. */
  readonly levels: readonly Level[]
}

export interface PermissionCatalogue {
  readonly permissions: readonly Permission[]
  /** Keys of writes whose holders neither a machine nor the list of holders names. */
  readonly undeclared: readonly string[]
  /** Documents whose readers the list of holders does not name: every operator reads them. */
  readonly openReads: readonly string[]
  /** What it takes to call an endpoint; undefined for what is everybody's own. */
  keyOf(endpoint: Endpoint): string | undefined
  /** Whether somebody with these roles, and keys of roles of their own among them, may call it. */
  admits(endpoint: Endpoint, roles: readonly string[]): boolean
  /** Everything that these roles and keys allow. */
  held(roles: readonly string[]): ReadonlySet<string>
  /** Every step that a built-in role takes, by the permissions it has. */
  stepsOf(role: string): ReadonlySet<string>
  /** Every step that goes with a permission, itself first. */
  stepsWith(key: string): readonly string[]
}

const READ = 'read'

/** Tells what a role of one's own grants from the code of a role. */
export const isPermissionKey = (role: string): boolean => role.includes(':')

/**
 * True for holders of one of the built-in roles, and for whoever holds anything on one of the documents by a role of their own: which
 * action that is has been checked before the call reached its handler.
 */
export function holds(roles: readonly string[], builtIn: readonly string[], documents: readonly string[]): boolean {
  return roles.some(
    role => builtIn.includes(role) || (isPermissionKey(role) && documents.some(name => role.startsWith(`${name}:`))),
  )
}

/** The same of whoever does something with the documents, and not only reads them. */
export const actsOn = (roles: readonly string[], builtIn: readonly string[], documents: readonly string[]): boolean =>
  holds(
    roles.filter(role => !role.endsWith(`:${READ}`)),
    builtIn,
    documents,
  )

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')

const beginsWith = (words: readonly string[], start: readonly string[]) =>
  start.every((word, index) => words[index] === word)

/** Words of names that say how a thing is done, not what. */
const MANNER = new Set(['admin', 'batch'])

/** Concerns an operator in office: not what visitors do too. */
const forOperators = ({ audiences }: Endpoint): boolean =>
  audiences.includes('operator') && !audiences.includes('visitor')

/** For each party, and for operators: its own to everybody, unless it is about a document that operators have rights on. */
const forEverybody = ({ audiences }: Endpoint): boolean => audiences.length === 4

/** What an operator does in office: not what visitors do too, nor what everybody does for themselves. */
export function isOfOffice(endpoint: Endpoint): boolean {
  return forOperators(endpoint) && !forEverybody(endpoint)
}

/** One list of what one side may do, read off endpoints and machines: the checks, the menus and the buttons ask the same. */
export function createPermissionCatalogue(rules: PermissionRules): PermissionCatalogue {
  const { audience = 'operator' } = rules
  const isTheirs = (role: string) => rules.roles.includes(role)
  const machineRoles = new Map<string, readonly string[]>()
  for (const machine of rules.machines)
    for (const [action, { by }] of Object.entries(machine.actions))
      if (by.some(isTheirs)) machineRoles.set(`${machine.name}:${action}`, by.filter(isTheirs))
  const isHeld = (name = '') =>
    rules.holders[name]?.read !== undefined ||
    rules.machines.some(
      machine => machine.name === name && Object.values(machine.actions).some(({ by }) => by.some(isTheirs)),
    )
  const isFor = ({ audiences }: Endpoint) => audiences.includes(audience) && !audiences.includes('visitor')
  const needsRight = (endpoint: Endpoint) =>
    isFor(endpoint) &&
    (audience !== 'operator' ||
      !forEverybody(endpoint) ||
      isHeld(endpoint.writes ? endpoint.touches[0] : endpoint.reads[0]))
  const documents = [
    ...new Set([
      ...rules.machines.map(machine => machine.name),
      ...rules.endpoints.filter(needsRight).flatMap(endpoint => [...endpoint.touches, ...endpoint.reads]),
    ]),
  ].sort((a, b) => b.length - a.length)

  function documentOf(endpoint: Endpoint, name: readonly string[], domain: readonly string[]): string {
    const machine = rules.machines.find(
      candidate => beginsWith(name, wordsOf(candidate.name)) && endpoint.touches.length > 0,
    )
    const named = endpoint.writes ? (machine?.name ?? endpoint.touches[0]) : endpoint.reads[0]
    if (named !== undefined) return named
    const full = [...domain, ...name]
    return (
      documents.find(known => beginsWith(name, wordsOf(known)) || beginsWith(full, wordsOf(known))) ?? domain.join('')
    )
  }

  function derive(endpoint: Endpoint): string | undefined {
    if (!needsRight(endpoint) || rules.own?.includes(endpoint.name)) return undefined
    const exception = rules.exceptions[endpoint.name]
    if (exception !== undefined) return exception
    const [domain = '', verbNoun = ''] = endpoint.name.split('.')
    const name = wordsOf(verbNoun)
    const document = documentOf(endpoint, name, wordsOf(domain))
    const noun = wordsOf(document)
    const rest = name.filter(word => !noun.includes(word) && !MANNER.has(word))
    if (!endpoint.writes) return `${document}:${rest.includes('export') ? 'export' : READ}`
    const action = rest.join('_') || 'change'
    if (machineRoles.has(`${document}:${action}`)) return `${document}:${action}`
    // A document may have more than one machine: `orderHold` is the order's.
    const other = rules.machines.find(
      ({ name: of }) => beginsWith(wordsOf(of), noun) && machineRoles.has(`${of}:${action}`),
    )
    return `${other?.name ?? document}:${action}`
  }

  const keys = new Map(rules.endpoints.map(endpoint => [endpoint.name, derive(endpoint)]))
  const changing = new Set(
    rules.endpoints.flatMap(endpoint => (endpoint.writes ? [keys.get(endpoint.name) ?? ''] : [])),
  )

  function holdersOf(key: string, document: string): readonly string[] {
    const byMachine = machineRoles.get(key)
    if (byMachine) return byMachine
    const { read, change, acts } = rules.holders[document] ?? {}
    const declared = acts?.[key.slice(document.length + 1)]
    if (declared) return declared
    if (!changing.has(key)) return read ?? rules.roles
    return change ?? [rules.head]
  }

  const { within = {} } = rules
  const wholesOf = (step: string) => [within[step] ?? []].flat()
  const listed = [...[...keys.values()].filter(key => key !== undefined), ...machineRoles.keys()]
  const permissions = [...new Set(listed.filter(key => within[key] === undefined))].sort().map((key): Permission => {
    const [document = '', action = ''] = key.split(':')
    const sensitive = rules.sensitive.includes(key) || (rules.sensitive.includes(document) && action !== READ)
    const roles = holdersOf(key, document)
    const isGivable = !(rules.kept?.includes(key) ?? false)
    return { key, document, action, roles, sensitive, isGivable, levels: rules.levelsOf?.(key, roles) ?? [] }
  })
  const byKey = new Map(permissions.map(permission => [permission.key, permission]))

  const steps = new Map(
    rules.roles.map(role => {
      const held = permissions.filter(({ roles }) => roles.includes(role)).map(({ key }) => key)
      const byMachine = [...machineRoles].filter(([, by]) => by.includes(role)).map(([key]) => key)
      const parts = Object.keys(within).filter(step => wholesOf(step).some(key => held.includes(key)))
      return [role, new Set([...held, ...byMachine, ...parts])] as const
    }),
  )
  // A step that a machine leaves to other sides is none of this one's, whatever it goes with there.
  const othersSteps = new Set(
    rules.machines.flatMap(({ name, actions }) => Object.keys(actions).map(act => `${name}:${act}`)),
  )
  const parts = Object.keys(within).filter(step => machineRoles.has(step) || !othersSteps.has(step))
  const together = new Map(
    permissions.map(({ key }) => [key, [key, ...parts.filter(step => wholesOf(step).includes(key))]] as const),
  )
  const nothing: ReadonlySet<string> = new Set()

  return {
    permissions,
    stepsOf: role => steps.get(role) ?? nothing,
    stepsWith: key => together.get(key) ?? [],
    undeclared: permissions
      .filter(({ key, document, action }) => {
        const { change, acts } = rules.holders[document] ?? {}
        return changing.has(key) && !machineRoles.has(key) && !change && !acts?.[action]
      })
      .map(({ key }) => key),
    openReads: [
      ...new Set(
        permissions
          .filter(
            ({ key, document }) =>
              !changing.has(key) && !machineRoles.has(key) && rules.holders[document]?.read === undefined,
          )
          .map(({ document }) => document),
      ),
    ],
    keyOf: endpoint => keys.get(endpoint.name),
    admits(endpoint, roles) {
      const key = keys.get(endpoint.name)
      if (key === undefined) return true
      return roles.includes(key) || (byKey.get(key)?.roles.some(role => roles.includes(role)) ?? false)
    },
    held(roles) {
      return new Set(
        permissions
          .filter(({ key, roles: holders }) => roles.includes(key) || holders.some(role => roles.includes(role)))
          .map(({ key }) => key),
      )
    },
  }
}
