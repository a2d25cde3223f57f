import type * as identityContract from '@tradeport/domain/identity/contract'
import type { GrantAction, GrantRow } from '@tradeport/domain/identity/contract'
import { grantMachine, grantTimeProblems, notHeld, servesAllOf } from '@tradeport/domain/identity/rules'
import { ROLES, regionById } from '@tradeport/kernel/config'
import { allowedActions, isPermissionKey } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import type { ActorContext, Handlers, Job } from '@tradeport/node/server-kit'
import { avatarsOf } from './avatar'
import { followRights } from './follow-rights'
import {
  grantCounts,
  grantForChange,
  grantsOverAt,
  hasOpenGrant,
  holdsAt,
  insertGrant,
  moveGrant,
  pageGrants,
  type GrantRecord,
} from './grant.repository'
import { heldBy, permissionsOfRoles } from './held'
import type { IdentityPorts } from './ports'
import { ownRoles } from './role.repository'

type GrantHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'grantPage'
  | 'grantStatusCount'
  | 'ownGrantPage'
  | 'grantOptions'
  | 'grantRequest'
  | 'grantApprove'
  | 'grantReject'
  | 'grantRevoke'
  | 'grantWithdraw'
>

const DECIDING = ['approve', 'reject', 'revoke'] as const
type Deciding = (typeof DECIDING)[number]

const EVENT = {
  approve: 'grant_approved',
  reject: 'grant_rejected',
  revoke: 'grant_revoked',
  end: 'grant_ended',
} as const

/** As the message centre and the audit log name it: a role of the platform's own by its name. */
const nameOf = (row: Pick<GrantRecord, 'held' | 'role_name'>): string => row.role_name ?? row.held

const wrongHeld = (rule: string) => new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'held', rule }] })

async function tellRequester(ctx: ActorContext, row: GrantRecord, action: keyof typeof EVENT): Promise<void> {
  await ctx.notify({
    kind: 'security_alert',
    to: { userId: row.user_id, identity: 'operator' },
    params: {
      event: EVENT[action],
      actor: ctx.actor.displayName,
      date: ctx.now().toISOString(),
      name: nameOf(row),
    },
    link: { frontEnd: 'userCenter', route: '/own-grants' },
  })
}

/** Who may decide about it in the regions of the person who asks. */
async function tellDeciders(ctx: ActorContext, id: string, name: string): Promise<void> {
  const regions = ctx.actor.regionIds.filter(regionId => regionById(regionId))
  for (const regionId of regions.length > 0 ? regions : [ctx.region.regionId])
    await ctx.inRegion(regionId).notify({
      kind: 'review_requested',
      to: { operatorsHolding: 'grant:approve', regionId },
      params: { no: '', name: `${ctx.actor.displayName}: ${name}`, subject: 'grant' },
      link: { frontEnd: 'userCenter', route: '/grants?f.status=pending' },
      dedupeKey: `grant:${id}`,
    })
}

async function auditGrant(
  ctx: ActorContext,
  action: string,
  row: { id: string; held: string; role_name: string | null; user_id: string },
  change: { before?: unknown; after?: unknown; reason?: string },
): Promise<void> {
  ctx.live({ to: { operators: true }, topic: 'grant', id: row.id })
  await ctx.audit({
    action: `grant:${action}`,
    entityType: 'grant',
    entityId: row.id,
    entityNo: nameOf(row),
    ...change,
  })
}

export function grantHandlers({ catalogue, accounts }: IdentityPorts): GrantHandlers {
  const avatars = avatarsOf(accounts.secretKey)
  function actionsFor(ctx: ActorContext, row: GrantRecord): GrantAction[] {
    if (row.user_id === ctx.actor.userId) return allowedActions(grantMachine, row.status, ['requester'])
    if (!servesAllOf(ctx.actor.regionIds, row.region_ids)) return []
    return allowedActions(grantMachine, row.status, ctx.actor.roles)
  }

  const dto = (ctx: ActorContext, row: GrantRecord): GrantRow => ({
    id: row.id,
    userId: row.user_id,
    displayName: row.display_name,
    avatarUrl: avatars.url(ctx, row.avatar_file_id),
    email: row.email,
    regionIds: row.region_ids,
    held: row.held,
    roleName: row.role_name,
    reason: row.reason,
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at),
    status: row.status,
    decidedBy: row.decided_by_name,
    decidedAt: isoOrNull(row.decided_at),
    decisionNote: row.decision_note,
    createdAt: iso(row.created_at),
    version: row.version,
    actions: actionsFor(ctx, row),
  })

  async function asSeen(ctx: ActorContext, { id, version }: { id: string; version: number }): Promise<GrantRecord> {
    const row = await grantForChange(ctx, id)
    if (!row) throw new AppError('USER_SERVICE530404')
    if (row.version !== version) throw new AppError('FT510006')
    return row
  }

  /**
   * @throws AppError `USER_SERVICE530301` unless the caller will hold what is asked for until it ends: a right lent to somebody is not
   * lent on for longer.
   */
  async function requireHeldUntil(ctx: ActorContext, row: GrantRecord): Promise<void> {
    const asked = await permissionsOfRoles(ctx, catalogue(), [row.held])
    const until = new Date(row.ends_at)
    const later = catalogue().held(ctx.actor.userId === null ? [] : await holdsAt(ctx, ctx.actor.userId, until))
    if (notHeld(heldBy(ctx, catalogue()), asked).length > 0 || notHeld(later, asked).length > 0)
      throw new AppError('USER_SERVICE530301')
  }

  async function decide(ctx: ActorContext, action: Deciding, input: { id: string; version: number; reason: string }) {
    const row = await asSeen(ctx, input)
    if (row.user_id === ctx.actor.userId) throw new AppError('USER_SERVICE530307')
    if (!servesAllOf(ctx.actor.regionIds, row.region_ids)) throw new AppError('USER_SERVICE530301')
    if (!allowedActions(grantMachine, row.status, ctx.actor.roles).includes(action)) throw new AppError('MALL600403')
    // To refuse or to end what one does not hold harms nobody.
    if (action === 'approve') await requireHeldUntil(ctx, row)
    const { to } = grantMachine.actions[action]
    const version = await moveGrant(ctx, row, to, { note: input.reason })
    await tellRequester(ctx, row, action)
    if (action !== 'reject') followRights(ctx, row.user_id)
    await auditGrant(ctx, action, row, {
      before: { status: row.status },
      after: { status: to, person: row.email, held: row.held, endsAt: iso(row.ends_at) },
      reason: input.reason,
    })
    return { id: row.id, version, status: to }
  }

  return {
    async grantPage(ctx, input) {
      const page = await pageGrants(ctx, input)
      return { ...page, records: page.records.map(row => dto(ctx, row)) }
    },

    grantStatusCount: ctx => grantCounts(ctx),

    async ownGrantPage(ctx, input) {
      const page = await pageGrants(ctx, { ...input, userId: ctx.actor.userId ?? undefined })
      return { ...page, records: page.records.map(row => dto(ctx, row)) }
    },

    async grantOptions(ctx) {
      const held = heldBy(ctx, catalogue())
      const adds = (keys: Iterable<string>) => notHeld(held, keys).length > 0
      const own = (await ownRoles(ctx)).filter(({ status }) => status === 'enabled')
      return {
        roles: [
          ...ROLES.operator.filter(code => adds(catalogue().held([code]))).map(code => ({ code, name: null })),
          ...own
            .filter(({ permissions }) => adds(catalogue().held(permissions)))
            .map(({ code, said }) => ({ code, name: said })),
        ],
        permissions: catalogue()
          .permissions.map(({ key }) => key)
          .filter(key => !held.has(key)),
      }
    },

    async grantRequest(ctx, input) {
      const { userId } = ctx.actor
      if (userId === null) throw new AppError('gateway.400019')
      const own = (await ownRoles(ctx)).find(({ code, status }) => code === input.held && status === 'enabled')
      const isKnown = isPermissionKey(input.held)
        ? catalogue().permissions.some(({ key }) => key === input.held)
        : own !== undefined || ROLES.operator.some(code => code === input.held)
      if (!isKnown) throw wrongHeld('invalid_value')
      const startsAt = input.startsAt ? new Date(input.startsAt) : ctx.now()
      const time = { startsAt: startsAt < ctx.now() ? ctx.now() : startsAt, endsAt: new Date(input.endsAt) }
      const problems = grantTimeProblems(time, ctx.now())
      if (problems.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors: problems })
      const asked = await permissionsOfRoles(ctx, catalogue(), [input.held])
      if (notHeld(heldBy(ctx, catalogue()), asked).length === 0) throw wrongHeld('taken')
      if (await hasOpenGrant(ctx, userId, input.held)) throw wrongHeld('duplicate')
      const id = await insertGrant(ctx, { userId, held: input.held, reason: input.reason, ...time })
      const row = { id, held: input.held, role_name: own?.name ?? null, user_id: userId }
      await tellDeciders(ctx, id, nameOf(row))
      await auditGrant(ctx, 'request', row, {
        after: { held: input.held, startsAt: iso(time.startsAt), endsAt: iso(time.endsAt) },
        reason: input.reason,
      })
      return { id }
    },

    grantApprove: (ctx, input) => decide(ctx, 'approve', input),
    grantReject: (ctx, input) => decide(ctx, 'reject', input),
    grantRevoke: (ctx, input) => decide(ctx, 'revoke', input),

    async grantWithdraw(ctx, input) {
      const row = await asSeen(ctx, input)
      if (row.user_id !== ctx.actor.userId) throw new AppError('USER_SERVICE530404')
      if (!allowedActions(grantMachine, row.status, ['requester']).includes('withdraw'))
        throw new AppError('MALL600403')
      const { to } = grantMachine.actions.withdraw
      const version = await moveGrant(ctx, row, to)
      followRights(ctx, row.user_id)
      await auditGrant(ctx, 'withdraw', row, { before: { status: row.status }, after: { status: to } })
      return { id: row.id, version, status: to }
    },
  }
}

const AT_ONCE = 200

/** Where somebody reads what they are told: at home, unless they do not serve that any more. */
const regionOf = ({ region_ids: served, home_region: home }: GrantRecord): string =>
  served.includes(home) ? home : (served[0] ?? home)

/** Writes down what time has ended; that it counts no more does not wait for this. */
export const grantTimer: Job = {
  name: 'identity.endGrants',
  everySeconds: 60,
  async run(system) {
    for (const row of await grantsOverAt(system, AT_ONCE)) {
      const ctx = system.inRegion(regionOf(row))
      await moveGrant(ctx, row, grantMachine.actions.end.to)
      await tellRequester(ctx, row, 'end')
      followRights(ctx, row.user_id)
      await auditGrant(ctx, 'end', row, { after: { status: 'ended', person: row.email } })
    }
  },
}
