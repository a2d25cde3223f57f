/**
 * State machines are data: the server enforces them, every row carries the `actions` they allow, and tests walk
 * every state x action x role.
 */
export interface MachineAction<Status extends string, Role extends string> {
  readonly from: readonly Status[]
  readonly to: Status
  /** Roles that may take the action; `system` stands for timers and other documents. */
  readonly by: readonly Role[]
  /** New business, which a restricted company takes none of (marketplace.md 4.4, machine 2). */
  readonly begins?: true
  /** A decision about a company, which none of its own people take: one account may belong to a company and work for the platform. */
  readonly byOthers?: true
}

/** Stands among the roles of people whose company takes no new business, and takes away what begins some. */
export const NO_NEW_BUSINESS = 'no_new_business'

/** Stands among the roles of who is one of the people of the company that it is about, and takes away what others decide. */
export const OWN_STAKE = 'own_stake'

export type Bar = typeof NO_NEW_BUSINESS | typeof OWN_STAKE

/** What stands in the way of an action for somebody whose roles would allow it. */
function barOf(
  { begins, byOthers }: Pick<MachineAction<string, string>, 'begins' | 'byOthers'>,
  roles: readonly string[],
): Bar | undefined {
  if (byOthers && roles.includes(OWN_STAKE)) return OWN_STAKE
  return begins && roles.includes(NO_NEW_BUSINESS) ? NO_NEW_BUSINESS : undefined
}

/**
 * Whether somebody may do something: by one of the built-in roles that may, or by the right to just this, which stands among what they
 * hold as `<document>:<action>`.
 */
export function mayStep(by: readonly string[], held: readonly string[], step: string): boolean {
  return held.includes(step) || by.some(role => held.includes(role))
}

export interface Machine<Status extends string, Action extends string, Role extends string> {
  readonly name: string
  readonly statuses: readonly Status[]
  readonly initial: Status
  readonly final: readonly Status[]
  readonly actions: { readonly [A in Action]: MachineAction<Status, Role> }
}

/**
 * @throws Error when a status is unreachable, has no way on without being final, or is left though final:
 * a wrong table fails when it is loaded, not in production.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineMachine<const Status extends string, Action extends string, Role extends string>(
  machine: Machine<Status, Action, Role>,
): Machine<Status, Action, Role> {
  const actions = Object.values<MachineAction<Status, Role>>(machine.actions)
  const reached = new Set<Status>([machine.initial, ...actions.map(action => action.to)])
  const left = new Set<Status>(actions.flatMap(action => action.from))
  for (const status of machine.statuses) {
    if (!reached.has(status)) throw new Error(`${machine.name}: status ${status} cannot be reached`)
    const isFinal = machine.final.includes(status)
    if (!isFinal && !left.has(status)) throw new Error(`${machine.name}: status ${status} has no way on`)
    if (isFinal && left.has(status)) throw new Error(`${machine.name}: final status ${status} is left`)
  }
  return machine
}

/**
 * The actions that somebody holding `roles` may take in `status`, in the machine's order. What a role of one's own grants stands among
 * the roles as `<machine>:<action>`.
 */
export function allowedActions<Status extends string, Action extends string, Role extends string>(
  machine: Machine<Status, Action, Role>,
  status: Status,
  roles: readonly string[],
): Action[] {
  const names: Action[] = []
  for (const name in machine.actions) {
    const action = machine.actions[name]
    const isHeld = mayStep(action.by, roles, `${machine.name}:${name}`)
    if (action.from.includes(status) && isHeld && !barOf(action, roles)) names.push(name)
  }
  return names
}

/** @returns what alone keeps somebody from the action: that their company takes no new business, or that it is about their company. */
export function barredBy<Status extends string, Action extends string, Role extends string>(
  machine: Machine<Status, Action, Role>,
  status: Status,
  action: Action,
  roles: readonly string[],
): Bar | undefined {
  const bar = barOf(machine.actions[action], roles)
  const others = roles.filter(role => role !== NO_NEW_BUSINESS && role !== OWN_STAKE)
  return bar && allowedActions(machine, status, others).includes(action) ? bar : undefined
}
