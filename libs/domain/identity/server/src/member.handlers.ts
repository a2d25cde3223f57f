import type * as identityContract from '@tradeport/domain/identity/contract'
import type { InvitationAction, MemberAction, OrderLimit } from '@tradeport/domain/identity/contract'
import {
  grantableRoles,
  invitationActions,
  isOwner,
  mayManage,
  memberActions,
  memberMachine,
  personContact,
  type Manager,
} from '@tradeport/domain/identity/rules'
import { OWNER_ROLES } from '@tradeport/kernel/config'
import { NO_NEW_BUSINESS } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, unlessTaken, uuidv7 } from '@tradeport/node/db'
import { pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { avatarsOf, type Avatars } from './avatar'
import { loadCompany } from './company-state'
import { showCompany } from './company-face'
import { addCompanyStore } from './company.repository'
import { handOnWorkOf } from './hand-on'
import { addressOf, keptAddress } from './address'
import { newLink, sendMemberInvitation } from './invitation-mail'
import {
  activeOwners,
  companiesOf,
  companyRolesOf,
  deleteRole,
  departmentsOf,
  endMemberSessions,
  holdersOf,
  insertCompanyRole,
  insertInvitation,
  invitationById,
  invitationStatus,
  invitationsOf,
  lockOwners,
  memberByAddress,
  memberById,
  memberStatus,
  membersOf,
  storesGivenTo,
  moveInvitation,
  moveSession,
  updateCompanyRole,
  updateMember,
  type CompanyRoleRecord,
  type InvitationRecord,
  type MemberChange,
  type MemberRecord,
  type Seat,
} from './member.repository'
import type { IdentityPorts } from './ports'
import { newToken, tokenHash } from './secrets'
import { requireRegionAddress } from './region-contact'

type MemberHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'memberPage'
  | 'memberRoles'
  | 'inviteMember'
  | 'invitationPage'
  | 'resendInvitation'
  | 'revokeInvitation'
  | 'changeMemberRoles'
  | 'suspendMember'
  | 'resumeMember'
  | 'removeMember'
  | 'handOverOwnership'
  | 'saveCompanyRole'
  | 'deleteCompanyRole'
  | 'ownCompanies'
  | 'switchCompany'
  | 'switchStore'
  | 'applyForStore'
>

/** @throws AppError `gateway.400019` for anybody who is no company's member. */
export function seatOf(ctx: ActorContext): Seat {
  const { kind, companyId, userId } = ctx.actor
  if (companyId === null || userId === null || (kind !== 'buyer' && kind !== 'seller' && kind !== 'provider'))
    throw new AppError('gateway.400019')
  return { companyId, userId, party: kind }
}

const roleNameTaken = () => new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'name', rule: 'taken' }] })

interface Given {
  roles: readonly string[]
  companyRoleIds: readonly string[]
}

/**
 * All that is held with what is given: roles of the company's side, and the company's own spelled out.
 *
 * @throws AppError `USER_SERVICE530404` for a role of another company.
 */
function spelledOut(own: readonly CompanyRoleRecord[], given: Given): string[] {
  const roles = new Set(given.roles)
  for (const id of given.companyRoleIds) {
    const role = own.find(each => each.id === id)
    if (!role) throw new AppError('USER_SERVICE530404')
    for (const each of role.roles) roles.add(each)
  }
  return [...roles]
}

/** @throws AppError `MALL600403` for a role that the caller does not hold; a field error when nothing is given at all. */
async function grantable(ctx: ActorContext, seat: Seat, given: Given): Promise<string[]> {
  if (grantableRoles(seat.party, ctx.actor.roles).length === 0) throw new AppError('MALL600403')
  const roles = spelledOut(await companyRolesOf(ctx, seat), given)
  if (roles.length === 0)
    throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'roles', rule: 'required' }] })
  if (!mayManage(seat.party, ctx.actor.roles, roles)) throw new AppError('MALL600403')
  return roles
}

/**
 * The shops that somebody is to work for; all of them when none is named.
 *
 * @throws AppError `USER_SERVICE530404` for a shop that the caller does not work for: nobody gives what they do not have.
 */
function grantableShops(ctx: ActorContext, wanted: readonly string[]): string[] {
  const own = ctx.actor.storeIds ?? []
  if (wanted.some(id => !own.includes(id))) throw new AppError('USER_SERVICE530404')
  const isLimited = !ctx.actor.roles.includes(OWNER_ROLES.seller)
  return wanted.length === 0 && isLimited ? [...own] : [...new Set(wanted)]
}

/** A department as the company writes it already, so that two spellings are not two departments. */
async function departmentFor(
  ctx: ActorContext,
  seat: Seat,
  wanted: string | null | undefined,
): Promise<string | null | undefined> {
  if (!wanted) return wanted
  const folded = wanted.toLowerCase()
  return (await departmentsOf(ctx, seat)).find(known => known.toLowerCase() === folded) ?? wanted
}

const givenTo = (member: MemberRecord): readonly string[] => member.given_roles ?? member.roles

type Limited = Pick<MemberRecord, 'order_limit' | 'order_limit_currency'>

const NO_LIMIT: Limited = { order_limit: null, order_limit_currency: null }

const limitOf = ({ order_limit: amount, order_limit_currency: currency }: Limited): OrderLimit | null =>
  amount === null || currency === null ? null : { amount, currency }

/**
 * What a member may order alone from now on: owners have no limit, and none but buyers order.
 *
 * @throws AppError `USER_SERVICE530400` for a limit where there is nothing to order.
 */
function limitFor(
  { party }: Seat,
  member: Limited,
  wanted: OrderLimit | null | undefined,
  roles: readonly string[],
): OrderLimit | null {
  if (wanted && party !== 'buyer')
    throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'orderLimit', rule: 'invalid_value' }] })
  if (isOwner(party, roles)) return null
  return wanted === undefined ? limitOf(member) : wanted
}

function memberDto(
  ctx: ActorContext,
  avatars: Avatars,
  seat: Seat,
  row: MemberRecord,
  { own, manager }: { own: readonly CompanyRoleRecord[]; manager: Manager },
) {
  const isSelf = row.id === seat.userId
  const status = memberStatus(row)
  return {
    id: row.id,
    displayName: row.display_name,
    avatarUrl: avatars.url(ctx, row.avatar_file_id),
    email: row.email,
    phone: row.phone,
    jobTitle: row.job_title,
    department: row.department,
    roles: [...givenTo(row)],
    companyRoleIds: row.company_role_ids,
    storeIds: row.store_ids,
    orderLimit: limitOf(row),
    companyRoles: own.filter(role => row.company_role_ids.includes(role.id)).map(role => role.name),
    isOwner: isOwner(seat.party, row.roles),
    isSelf,
    status,
    version: row.version,
    createdAt: iso(row.created_at),
    actions: memberActions(seat.party, { status, roles: row.roles, storeIds: row.store_ids, isSelf }, manager),
  }
}

function rolesInvited(row: InvitationRecord, own: readonly CompanyRoleRecord[]): string[] {
  const still = own.filter(role => row.company_role_ids.includes(role.id))
  return [...new Set([...row.roles, ...still.flatMap(role => role.roles)])]
}

function invitationDto(
  seat: Seat,
  row: InvitationRecord,
  { own, manager }: { own: readonly CompanyRoleRecord[]; manager: Manager },
) {
  const status = invitationStatus(row)
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    roles: row.roles,
    companyRoles: own.filter(role => row.company_role_ids.includes(role.id)).map(role => role.name),
    department: row.department,
    orderLimit: limitOf(row),
    invitedBy: row.invited_by_name,
    status,
    version: row.version,
    sentAt: iso(row.sent_at),
    expiresAt: iso(row.expires_at),
    actions: invitationActions(seat.party, { status, roles: rolesInvited(row, own), storeIds: row.store_ids }, manager),
  }
}

async function managerOf(ctx: ActorContext, seat: Seat): Promise<Manager> {
  return { roles: ctx.actor.roles, storeIds: await storesGivenTo(ctx, seat) }
}

const auditOf = (member: MemberRecord) => ({
  status: member.status,
  roles: member.roles,
  jobTitle: member.job_title,
  department: member.department,
  storeIds: member.store_ids,
  orderLimit: limitOf(member),
})

/** A member in the hands of the caller, checked against stale views, rights and the machine. */
async function taken(ctx: ActorContext, seat: Seat, input: { id: string; version: number }, action: MemberAction) {
  await lockOwners(ctx, seat)
  const member = await memberById(ctx, seat, input.id)
  if (!member) throw new AppError('USER_SERVICE530404')
  if (member.version !== input.version) throw new AppError('FT510006')
  const { roles, store_ids: storeIds } = member
  const state = { status: memberStatus(member), roles, storeIds, isSelf: member.id === seat.userId }
  if (!memberActions(seat.party, state, await managerOf(ctx, seat)).includes(action)) throw new AppError('MALL600403')
  return member
}

/** @throws AppError `USER_SERVICE530150` when nobody would own the company any more. */
async function requireOwnerLeft(
  ctx: ActorContext,
  seat: Seat,
  member: MemberRecord,
  next: MemberChange,
): Promise<void> {
  const stays = next.status === 'active' && isOwner(seat.party, next.roles)
  if (stays || !isOwner(seat.party, member.roles)) return
  const owners = await activeOwners(ctx, seat, OWNER_ROLES[seat.party])
  if (owners.every(id => id === member.id)) throw new AppError('USER_SERVICE530150')
}

async function change(
  ctx: ActorContext,
  seat: Seat,
  member: MemberRecord,
  request: { action: MemberAction; reason?: string; set?: Partial<MemberChange> },
): Promise<{ version: number }> {
  const roles = request.set?.roles ?? member.roles
  const next: MemberChange = {
    roles,
    givenRoles: givenTo(member),
    companyRoleIds: member.company_role_ids,
    isOwner: isOwner(seat.party, roles),
    jobTitle: member.job_title,
    department: member.department,
    storeIds: member.store_ids,
    orderLimit: limitFor(seat, member, undefined, roles),
    ...request.set,
    status: memberMachine.actions[request.action].to,
  }
  await requireOwnerLeft(ctx, seat, member, next)
  const version = await updateMember(ctx, seat, member, next)
  if (version === undefined) throw new AppError('FT510006')
  if (next.status !== 'active') await endMemberSessions(ctx, seat, member.id)
  await ctx.audit({
    action: `member:${request.action}`,
    entityType: 'member',
    entityId: member.id,
    entityNo: personContact(member),
    companyId: seat.companyId,
    before: auditOf(member),
    after: {
      status: next.status,
      roles: next.roles,
      jobTitle: next.jobTitle,
      department: next.department,
      storeIds: next.storeIds,
      orderLimit: next.orderLimit,
    },
    ...(request.reason ? { reason: request.reason } : {}),
  })
  ctx.live({ to: { companyId: seat.companyId }, topic: 'member', id: member.id })
  return { version }
}

type RightsEvent = 'role_changed' | 'access_suspended' | 'access_resumed' | 'access_ended'

/** Whoever has no way into the company any more reads of it at the own account. */
async function tellOfRights(
  ctx: ActorContext,
  seat: Seat,
  userId: string,
  event: RightsEvent = 'role_changed',
): Promise<void> {
  const frontEnd = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin' } as const
  await ctx.notify({
    kind: 'security_alert',
    to: { userId },
    params: {
      event,
      actor: ctx.actor.displayName,
      date: ctx.now().toISOString(),
      name: '',
      party: (await loadCompany(ctx, seat.companyId)).legalName,
    },
    link: { frontEnd: frontEnd[seat.party], route: event === 'role_changed' ? '/company/members' : '/account' },
  })
}

async function ownInvitation(
  ctx: ActorContext,
  seat: Seat,
  input: { id: string; version: number },
  action: InvitationAction,
) {
  const invitation = await invitationById(ctx, seat, input.id)
  if (!invitation) throw new AppError('USER_SERVICE530404')
  if (invitation.version !== input.version) throw new AppError('FT510006')
  const roles = rolesInvited(invitation, await companyRolesOf(ctx, seat))
  const state = { status: invitationStatus(invitation), roles, storeIds: invitation.store_ids }
  const allowed = invitationActions(seat.party, state, await managerOf(ctx, seat))
  if (!allowed.includes(action)) throw new AppError('MALL600403')
  return invitation
}

function auditInvitation(
  ctx: ActorContext,
  seat: Seat,
  action: string,
  invitation: {
    id: string
    email: string | null
    phone: string | null
    roles?: readonly string[]
    storeIds?: readonly string[]
    department?: string | null
    orderLimit?: OrderLimit | null
  },
) {
  ctx.live({ to: { companyId: seat.companyId }, topic: 'member', id: invitation.id })
  return ctx.audit({
    action: `invitation:${action}`,
    entityType: 'invitation',
    entityId: invitation.id,
    entityNo: personContact(invitation),
    companyId: seat.companyId,
    after: invitation.roles
      ? {
          ...(invitation.email === null ? { phone: invitation.phone } : { email: invitation.email }),
          roles: invitation.roles,
          storeIds: invitation.storeIds,
          department: invitation.department,
          orderLimit: invitation.orderLimit,
        }
      : { status: action },
  })
}

const holdsSame = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && before.every(role => after.includes(role))

/** Who holds a role of the company's own holds what it says from now on. */
async function spellOutAgain(
  ctx: ActorContext,
  seat: Seat,
  role: { id: string; reason: string },
  own: readonly CompanyRoleRecord[],
) {
  for (const member of await holdersOf(ctx, seat, role.id)) {
    const companyRoleIds = member.company_role_ids.filter(id => own.some(role => role.id === id))
    const roles = spelledOut(own, { roles: givenTo(member), companyRoleIds })
    if (roles.length === 0) throw new AppError('MALL600403')
    const next = { roles, companyRoleIds, givenRoles: givenTo(member), isOwner: isOwner(seat.party, roles) }
    const { job_title: jobTitle, department, store_ids: storeIds } = member
    const orderLimit = limitFor(seat, member, undefined, roles)
    const kept = { status: memberStatus(member), jobTitle, department, storeIds, orderLimit }
    await requireOwnerLeft(ctx, seat, member, { ...next, ...kept })
    await updateMember(ctx, seat, member, { ...next, ...kept })
    if (holdsSame(member.roles, roles)) continue
    await ctx.audit({
      action: 'member:change_roles',
      entityType: 'member',
      entityId: member.id,
      entityNo: personContact(member),
      companyId: seat.companyId,
      before: { roles: member.roles },
      after: { roles },
      reason: role.reason,
    })
    if (member.id !== seat.userId) await tellOfRights(ctx, seat, member.id)
  }
}

export function memberHandlers(ports: IdentityPorts): MemberHandlers {
  const avatars = avatarsOf(ports.accounts.secretKey)
  return {
    async memberPage(ctx, input) {
      const seat = seatOf(ctx)
      const { rows, count } = await membersOf(ctx, seat, input)
      const of = { own: await companyRolesOf(ctx, seat), manager: await managerOf(ctx, seat) }
      return pageOf(
        input,
        rows.map(row => memberDto(ctx, avatars, seat, row, of)),
        count,
      )
    },

    async memberRoles(ctx) {
      const seat = seatOf(ctx)
      const { roles } = ctx.actor
      return {
        grantable: grantableRoles(seat.party, roles).map(code => ({
          code,
          permissions: [...ports.permissionsOf(code)],
        })),
        companyRoles: (await companyRolesOf(ctx, seat)).map(role => ({
          ...role,
          grantable: mayManage(seat.party, roles, role.roles),
        })),
        departments: await departmentsOf(ctx, seat),
        mayEditRoles: isOwner(seat.party, roles),
      }
    },

    async inviteMember(ctx, input) {
      const seat = seatOf(ctx)
      const address = addressOf(ctx, input)
      requireRegionAddress(ctx, input)
      const roles = await grantable(ctx, seat, input)
      if (await memberByAddress(ctx, seat, address)) throw new AppError('USER_SERVICE530151')
      const link = newLink(ctx)
      const id = uuidv7()
      // Whoever works for some of the shops brings nobody into the others.
      const storeIds = isOwner(seat.party, roles) ? [] : grantableShops(ctx, input.storeIds ?? [])
      const department = (await departmentFor(ctx, seat, input.department)) ?? null
      const orderLimit = limitFor(seat, NO_LIMIT, input.orderLimit, roles)
      const given = { roles: input.roles, companyRoleIds: input.companyRoleIds, storeIds, department, orderLimit }
      const isNew = await insertInvitation(ctx, seat, {
        id,
        address,
        ...given,
        ...link,
        jobTitle: input.jobTitle ?? null,
      })
      if (!isNew) throw new AppError('USER_SERVICE530151')
      await sendMemberInvitation(ctx, ports, { ...seat, address, token: link.token })
      const to = {
        email: address.kind === 'email' ? address.value : null,
        phone: address.kind === 'phone' ? address.value : null,
      }
      await auditInvitation(ctx, seat, 'invite', { id, ...to, roles, storeIds, department, orderLimit })
      return { id, expiresAt: link.expiresAt.toISOString() }
    },

    async invitationPage(ctx, input) {
      const seat = seatOf(ctx)
      if (grantableRoles(seat.party, ctx.actor.roles).length === 0) throw new AppError('MALL600403')
      const { rows, count } = await invitationsOf(ctx, seat, input)
      const of = { own: await companyRolesOf(ctx, seat), manager: await managerOf(ctx, seat) }
      return pageOf(
        input,
        rows.map(row => invitationDto(seat, row, of)),
        count,
      )
    },

    async resendInvitation(ctx, input) {
      const seat = seatOf(ctx)
      const invitation = await ownInvitation(ctx, seat, input, 'resend')
      if (await memberByAddress(ctx, seat, keptAddress(invitation))) throw new AppError('USER_SERVICE530151')
      const link = newLink(ctx)
      const version = await moveInvitation(ctx, invitation, { status: 'pending', link })
      if (version === undefined) throw new AppError('FT510006')
      await sendMemberInvitation(ctx, ports, { ...seat, address: keptAddress(invitation), token: link.token })
      await auditInvitation(ctx, seat, 'resend', invitation)
      return { version }
    },

    async revokeInvitation(ctx, input) {
      const seat = seatOf(ctx)
      const invitation = await ownInvitation(ctx, seat, input, 'revoke')
      const version = await moveInvitation(ctx, invitation, { status: 'revoked' })
      if (version === undefined) throw new AppError('FT510006')
      await auditInvitation(ctx, seat, 'revoke', invitation)
      return { version }
    },

    async changeMemberRoles(ctx, input) {
      const seat = seatOf(ctx)
      const roles = await grantable(ctx, seat, input)
      const member = await taken(ctx, seat, input, 'change_roles')
      const department = await departmentFor(ctx, seat, input.department)
      const result = await change(ctx, seat, member, {
        action: 'change_roles',
        reason: input.reason,
        set: {
          roles,
          givenRoles: input.roles,
          companyRoleIds: input.companyRoleIds,
          isOwner: isOwner(seat.party, roles),
          orderLimit: limitFor(seat, member, input.orderLimit, roles),
          ...(department === undefined ? {} : { department }),
          storeIds: isOwner(seat.party, roles)
            ? []
            : input.storeIds
              ? grantableShops(ctx, input.storeIds)
              : member.store_ids,
        },
      })
      await tellOfRights(ctx, seat, member.id)
      return result
    },

    async suspendMember(ctx, input) {
      const seat = seatOf(ctx)
      const member = await taken(ctx, seat, input, 'suspend')
      const result = await change(ctx, seat, member, { action: 'suspend', reason: input.reason })
      await tellOfRights(ctx, seat, member.id, 'access_suspended')
      return result
    },

    async resumeMember(ctx, input) {
      const seat = seatOf(ctx)
      const member = await taken(ctx, seat, input, 'resume')
      const result = await change(ctx, seat, member, { action: 'resume', reason: input.reason })
      await tellOfRights(ctx, seat, member.id, 'access_resumed')
      return result
    },

    async removeMember(ctx, input) {
      const seat = seatOf(ctx)
      const leaving = await taken(ctx, seat, input, 'remove')
      // While they still belong to the company, so that they too are told.
      await handOnWorkOf(ctx, ports.accounts, { seat, leaving, successorId: input.successorId })
      const result = await change(ctx, seat, leaving, { action: 'remove', reason: input.reason })
      await tellOfRights(ctx, seat, leaving.id, 'access_ended')
      return result
    },

    async handOverOwnership(ctx, input) {
      const seat = seatOf(ctx)
      const ownerRole = OWNER_ROLES[seat.party]
      const member = await taken(ctx, seat, input, 'hand_over')
      const self = await memberById(ctx, seat, seat.userId)
      if (!self) throw new AppError('USER_SERVICE530404')
      const result = await change(ctx, seat, member, {
        action: 'hand_over',
        reason: input.reason,
        set: {
          roles: [...member.roles, ownerRole],
          givenRoles: [...givenTo(member), ownerRole],
          isOwner: true,
          storeIds: [],
        },
      })
      // Somebody who gives the company away stays able to look after what they were at.
      const fallback = { buyer: 'buyer_purchaser', seller: 'shop_manager', provider: 'provider_agent' }[seat.party]
      const without = (roles: readonly string[]) => [
        ...new Set([...roles.filter(role => role !== ownerRole), fallback]),
      ]
      // A role of the company's own that makes an owner would come back with its next change.
      const owning = (await companyRolesOf(ctx, seat))
        .filter(role => isOwner(seat.party, role.roles))
        .map(({ id }) => id)
      await change(ctx, seat, self, {
        action: 'hand_over',
        reason: input.reason,
        set: {
          roles: without(self.roles),
          givenRoles: without(givenTo(self)),
          companyRoleIds: self.company_role_ids.filter(id => !owning.includes(id)),
          isOwner: false,
        },
      })
      await tellOfRights(ctx, seat, member.id)
      return result
    },

    async saveCompanyRole(ctx, input) {
      const seat = seatOf(ctx)
      if (!isOwner(seat.party, ctx.actor.roles)) throw new AppError('MALL600403')
      if (!mayManage(seat.party, ctx.actor.roles, input.roles)) throw new AppError('MALL600403')
      const before = (await companyRolesOf(ctx, seat)).find(role => role.id === input.id)
      if (input.id !== undefined && !before) throw new AppError('USER_SERVICE530404')
      const id = before?.id ?? uuidv7()
      let version = 0
      if (before) {
        await lockOwners(ctx, seat)
        const next = await unlessTaken('company_role_name', roleNameTaken, () =>
          updateCompanyRole(ctx, seat, { ...input, id, version: input.version ?? -1 }),
        )
        if (next === undefined) throw new AppError('FT510006')
        version = next
        await spellOutAgain(ctx, seat, { id, reason: input.reason }, await companyRolesOf(ctx, seat))
      } else if (!(await insertCompanyRole(ctx, seat, { ...input, id }))) throw roleNameTaken()
      await ctx.audit({
        action: before ? 'companyRole:change' : 'companyRole:create',
        entityType: 'companyRole',
        entityId: id,
        entityNo: input.name,
        companyId: seat.companyId,
        before: before ? { name: before.name, roles: before.roles } : undefined,
        after: { name: input.name, roles: input.roles },
        reason: input.reason,
      })
      ctx.live({ to: { companyId: seat.companyId }, topic: 'member', id })
      return { id, version }
    },

    async deleteCompanyRole(ctx, input) {
      const seat = seatOf(ctx)
      if (!isOwner(seat.party, ctx.actor.roles)) throw new AppError('MALL600403')
      await lockOwners(ctx, seat)
      const own = await companyRolesOf(ctx, seat)
      const role = own.find(each => each.id === input.id)
      if (!role) throw new AppError('USER_SERVICE530404')
      if (role.version !== input.version) throw new AppError('FT510006')
      await spellOutAgain(
        ctx,
        seat,
        { id: role.id, reason: input.reason },
        own.filter(each => each.id !== role.id),
      )
      await deleteRole(ctx, seat, role.id)
      await ctx.audit({
        action: 'companyRole:delete',
        entityType: 'companyRole',
        entityId: role.id,
        entityNo: role.name,
        companyId: seat.companyId,
        before: { name: role.name, roles: role.roles },
        reason: input.reason,
      })
      return {}
    },

    async ownCompanies(ctx) {
      const seat = seatOf(ctx)
      const rows = await companiesOf(ctx, seat.userId, seat.party)
      return {
        companies: rows.map(row => ({
          id: row.id,
          no: row.no,
          legalName: row.legal_name,
          current: row.id === seat.companyId,
        })),
      }
    },

    async switchCompany(ctx, input) {
      const seat = seatOf(ctx)
      const companies = await companiesOf(ctx, seat.userId, seat.party)
      if (ctx.token === null || !companies.some(({ id }) => id === input.companyId))
        throw new AppError('USER_SERVICE530404')
      const token = newToken()
      const moved = await moveSession(ctx, {
        from: tokenHash(ctx.token),
        to: tokenHash(token),
        companyId: input.companyId,
        userId: seat.userId,
        party: seat.party,
      })
      if (!moved) throw new AppError('global400001')
      return { token }
    },

    async switchStore(ctx, input) {
      const seat = seatOf(ctx)
      if (ctx.token === null || !ctx.actor.storeIds?.includes(input.storeId)) throw new AppError('USER_SERVICE530404')
      const token = newToken()
      const moved = await moveSession(ctx, {
        from: tokenHash(ctx.token),
        to: tokenHash(token),
        ...seat,
        storeId: input.storeId,
      })
      if (!moved) throw new AppError('global400001')
      return { token }
    },

    async applyForStore(ctx, input) {
      const { companyId } = seatOf(ctx)
      if (!isOwner('seller', ctx.actor.roles)) throw new AppError('MALL600403')
      if (ctx.actor.roles.includes(NO_NEW_BUSINESS)) throw new AppError('USER_SERVICE530154')
      const company = await loadCompany(ctx, companyId)
      const storeId = await ports.stores.createStore(ctx, {
        companyId,
        name: { [ctx.locale]: input.name },
        legalName: company.legalName,
        country: company.country,
        companyType: company.companyType ?? '',
        foundedYear: company.foundedYear,
        province: company.province ?? '',
        city: company.city ?? '',
        mainProducts: company.mainProducts,
        verifyLevel: company.verifyLevel,
        intro: input.intro === undefined ? {} : { [ctx.locale]: input.intro },
        isApplied: true,
      })
      await addCompanyStore(ctx, companyId, storeId)
      await showCompany(ctx, ports.stores, companyId)
      await ctx.audit({
        action: 'store:apply',
        entityType: 'store',
        entityId: storeId,
        companyId,
        after: { name: input.name },
      })
      return { id: storeId }
    },
  }
}
