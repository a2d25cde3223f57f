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
}

/** Stands among the roles of people whose company takes no new business, and takes away what begins some. */
export const NO_NEW_BUSINESS = 'no_new_business'

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
    const isBarred = action.begins === true && roles.includes(NO_NEW_BUSINESS)
    if (action.from.includes(status) && isHeld && !isBarred) names.push(name)
  }
  return names
}

/** Whether somebody could take the action if their company took new business. */
export function isBarred<Status extends string, Action extends string, Role extends string>(
  machine: Machine<Status, Action, Role>,
  status: Status,
  action: Action,
  roles: readonly string[],
): boolean {
  if (!roles.includes(NO_NEW_BUSINESS) || machine.actions[action].begins !== true) return false
  const others = roles.filter(role => role !== NO_NEW_BUSINESS)
  return allowedActions(machine, status, others).includes(action)
}
