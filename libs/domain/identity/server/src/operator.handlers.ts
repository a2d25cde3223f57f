import type * as identityContract from '@tradeport/domain/identity/contract'
import { isSameSet, mayServeAll, operatorMachine, servesAllOf } from '@tradeport/domain/identity/rules'
import { ALL_REGIONS, ROLES, type LocaleCode } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull, unlessTaken } from '@tradeport/node/db'
import { isLocale, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { endSessions } from './account.repository'
import { personNames } from './directory'
import { followRights } from './follow-rights'
import { revokeGrantsOf } from './grant.repository'
import { heldBy, mayLookAfter, permissionsOfRoles, requireHeld } from './held'
import { sendInvitation, unusablePassword } from './invitation'
import {
  grantedTo,
  insertInvited,
  liftLock,
  numberIsTaken,
  operatorForChange,
  isHead,
  pageOperators,
  requireAnotherHead,
  unknownInPost,
  updatePost,
  updateStatus,
  type OperatorRow,
  type Post,
} from './operator.repository'
import { avatarsOf } from './avatar'
import { deskHeir, handOnDeskOf } from './operator-leaving'
import type { IdentityPorts } from './ports'
import { removeSecondFactor } from './second-factor'
import { tellOperator, tellOwner } from './security-notice'
import { requireRegionEmail } from './region-contact'

type OperatorHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'operatorPage'
  | 'operatorInvite'
  | 'operatorInviteAgain'
  | 'operatorUpdate'
  | 'operatorDisable'
  | 'operatorEnable'
  | 'operatorLeave'
  | 'operatorUnlock'
  | 'operatorResetSecondFactor'
>

const EVENTS = { disable: 'operator_suspended', enable: 'operator_resumed', leave: 'operator_ended' } as const

const wrongFields = (paths: readonly string[], rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: paths.map(path => ({ path, rule })) })

/** PostgreSQL's own name of what keeps employee numbers apart. */
const NUMBER_INDEX = 'operator_employee_no_key'
const numberTaken = () => wrongFields(['employeeNo'], 'duplicate')

interface GivenPost {
  employeeNo?: string | undefined
  departmentId?: string | null | undefined
  roles: string[]
  regionIds: string[]
  languages?: readonly LocaleCode[] | undefined
}

const postOf = (given: GivenPost, spoken: readonly string[]): Post => ({
  employeeNo: given.employeeNo === undefined || given.employeeNo === '' ? null : given.employeeNo,
  departmentId: given.departmentId ?? null,
  roles: [...new Set(given.roles)],
  regionIds: [...new Set(given.regionIds)],
  languages: [...new Set(given.languages ?? spoken)],
})

const stateOf = (row: OperatorRow) => ({
  displayName: row.display_name,
  employeeNo: row.employee_no,
  departmentId: row.department_id,
  roles: row.roles,
  regionIds: row.region_ids,
  languages: row.languages,
})

async function auditOperator(
  ctx: ActorContext,
  action: string,
  person: { id: string; email: string },
  change: { before?: unknown; after?: unknown; reason?: string },
): Promise<void> {
  ctx.live({ to: { operators: true }, topic: 'operator', id: person.id })
  await ctx.audit({
    action: `operator:${action}`,
    entityType: 'operator',
    entityId: person.id,
    entityNo: person.email,
    ...change,
  })
}

export function operatorHandlers({ accounts, catalogue, userCenterUrl }: IdentityPorts): OperatorHandlers {
  const avatars = avatarsOf(accounts.secretKey)
  /** The actions on a row: none on one who serves more regions or holds more than the caller. */
  function actionsFor(ctx: ActorContext, row: OperatorRow): string[] {
    const held = heldBy(ctx, catalogue())
    if (row.id === ctx.actor.userId || !mayLookAfter(ctx, catalogue(), row)) return []
    const steps = allowedActions(operatorMachine, row.status, ctx.actor.roles).filter(action =>
      held.has(`operator:${action}`),
    )
    return [
      ...(held.has('operator:update') ? ['update'] : []),
      ...steps,
      ...(row.is_locked && held.has('operator:unlock') ? ['unlock'] : []),
      ...(row.has_second_factor && held.has('operator:reset_second_factor') ? ['reset_second_factor'] : []),
    ]
  }

  /**
   * The operator whom a change is about.
   *
   * @throws AppError `USER_SERVICE530404` for one out of sight, `USER_SERVICE530306` for the caller, `USER_SERVICE530301` for one who
   * serves more regions or holds more than the caller.
   */
  async function target(ctx: ActorContext, id: string, version?: number): Promise<OperatorRow> {
    const row = await operatorForChange(ctx, id)
    if (!row) throw new AppError('USER_SERVICE530404')
    if (row.id === ctx.actor.userId) throw new AppError('USER_SERVICE530306')
    if (!mayLookAfter(ctx, catalogue(), row)) throw new AppError('USER_SERVICE530301')
    const all = await permissionsOfRoles(ctx, catalogue(), [...row.roles, ...(await grantedTo(ctx, id))])
    requireHeld(ctx, catalogue(), all)
    if (version !== undefined && row.version !== version) throw new AppError('FT510006')
    return row
  }

  async function requireGrantable(ctx: ActorContext, post: Post, except?: OperatorRow): Promise<void> {
    const known = ALL_REGIONS.map(region => region.regionId)
    if (post.regionIds.some(region => !known.includes(region))) throw wrongFields(['regionIds'], 'unknown_region')
    if (post.regionIds.length === 0 && !mayServeAll(post.roles)) throw wrongFields(['regionIds'], 'required')
    // A role that has been disabled meanwhile stays with whoever has it.
    const added = { ...post, roles: post.roles.filter(role => !except?.roles.includes(role)) }
    const unknown = await unknownInPost(ctx, ROLES.operator, added)
    if (unknown.length > 0) throw wrongFields(unknown, 'invalid_value')
    if (await numberIsTaken(ctx, post.employeeNo, except?.id)) throw numberTaken()
    if (!servesAllOf(ctx.actor.regionIds, post.regionIds)) throw new AppError('USER_SERVICE530301')
    requireHeld(ctx, catalogue(), await permissionsOfRoles(ctx, catalogue(), post.roles))
  }

  async function step(
    ctx: ActorContext,
    action: keyof typeof EVENTS,
    input: { id: string; version: number; reason: string },
  ): Promise<{ version: number }> {
    const row = await target(ctx, input.id, input.version)
    if (!allowedActions(operatorMachine, row.status, ctx.actor.roles).includes(action)) throw new AppError('MALL600403')
    const { to } = operatorMachine.actions[action]
    if (to !== 'active') await requireAnotherHead(ctx, row)
    const version = await updateStatus(ctx, row, to)
    if (to !== 'active') await endSessions(ctx, row.id)
    await tellOperator(ctx, row, EVENTS[action])
    await auditOperator(ctx, action, row, {
      before: { status: row.status },
      after: { status: to },
      reason: input.reason,
    })
    return { version }
  }

  return {
    async operatorPage(ctx, input) {
      const page = await pageOperators(ctx, input)
      const records = page.records.map(row => ({
        id: row.id,
        displayName: row.display_name,
        avatarUrl: avatars.url(ctx, row.avatar_file_id),
        email: row.email,
        employeeNo: row.employee_no,
        departmentId: row.department_id,
        departmentName: row.department_name,
        regionIds: row.region_ids,
        languages: row.languages.filter(isLocale),
        roles: row.roles,
        roleNames: row.role_names,
        status: row.status,
        isLocked: row.is_locked,
        lastLoginAt: isoOrNull(row.last_login_at),
        version: row.version,
        actions: actionsFor(ctx, row),
      }))
      return { ...page, records }
    },

    async operatorInvite(ctx, input) {
      const post = postOf(input, [input.locale])
      await requireGrantable(ctx, post)
      const { email, displayName, locale } = input
      requireRegionEmail(ctx, email)
      const person = { email, displayName, locale, passwordHash: await unusablePassword() }
      const id = await unlessTaken(NUMBER_INDEX, numberTaken, () => insertInvited(ctx, person, post))
      if (!id) throw new AppError('USER_SERVICE530110')
      await sendInvitation(ctx, { id, email, locale }, userCenterUrl)
      await auditOperator(ctx, 'invite', { id, email }, { after: { displayName, ...post }, reason: input.reason })
      return { id }
    },

    async operatorInviteAgain(ctx, input) {
      const row = await target(ctx, input.id)
      if (!allowedActions(operatorMachine, row.status, ctx.actor.roles).includes('invite'))
        throw new AppError('MALL600403')
      await sendInvitation(ctx, row, userCenterUrl)
      await auditOperator(ctx, 'invite', row, {})
      return {}
    },

    async operatorUpdate(ctx, input) {
      const row = await target(ctx, input.id, input.version)
      const post = postOf(input, row.languages)
      await requireGrantable(ctx, post, row)
      if (!isHead(post.roles, post.regionIds)) await requireAnotherHead(ctx, row)
      const version = await unlessTaken(NUMBER_INDEX, numberTaken, () => updatePost(ctx, row, input.displayName, post))
      if (!isSameSet(row.roles, post.roles) || !isSameSet(row.region_ids, post.regionIds)) {
        followRights(ctx, row.id)
        await tellOperator(ctx, { id: row.id, region_ids: post.regionIds }, 'role_changed')
      }
      await auditOperator(ctx, 'update', row, {
        before: stateOf(row),
        after: { displayName: input.displayName, ...post },
        reason: input.reason,
      })
      return { version }
    },

    operatorDisable: (ctx, input) => step(ctx, 'disable', input),
    operatorEnable: (ctx, input) => step(ctx, 'enable', input),

    async operatorLeave(ctx, input) {
      const heir = input.successorId === undefined ? null : await deskHeir(ctx, input.successorId)
      if (heir === undefined || heir?.userId === input.id) throw wrongFields(['successorId'], 'invalid_value')
      const left = await step(ctx, 'leave', input)
      await revokeGrantsOf(ctx, input.id, input.reason)
      const name = (await personNames(ctx, [input.id])).get(input.id) ?? ''
      await handOnDeskOf(ctx, accounts, { userId: input.id, name }, heir)
      return left
    },

    async operatorUnlock(ctx, input) {
      const row = await target(ctx, input.id)
      await liftLock(ctx, row.id)
      await tellOperator(ctx, row, 'account_unlocked')
      await auditOperator(ctx, 'unlock', row, { reason: input.reason })
      return {}
    },

    async operatorResetSecondFactor(ctx, input) {
      const row = await target(ctx, input.id)
      if (!row.has_second_factor) throw new AppError('MALL600403')
      await removeSecondFactor(ctx, row.id)
      await endSessions(ctx, row.id)
      await tellOwner(ctx, row.id, 'second_factor_reset')
      await auditOperator(ctx, 'reset_second_factor', row, { reason: input.reason })
      return {}
    },
  }
}
