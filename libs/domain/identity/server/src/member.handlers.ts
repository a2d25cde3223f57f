import { isDeepStrictEqual } from 'node:util'
import type * as identityContract from '@tradeport/domain/identity/contract'
import {
  APPROVING,
  type InvitationAction,
  type MemberAction,
  type OrderLimit,
  type Right,
} from '@tradeport/domain/identity/contract'
import {
  grantableRoles,
  invitationActions,
  isOwner,
  mayAsOwner,
  mayManage,
  memberActions,
  memberMachine,
  personContact,
  type Manager,
  type MembersSecondFactor,
} from '@tradeport/domain/identity/rules'
import { OWNER_ROLES } from '@tradeport/kernel/config'
import { NO_NEW_BUSINESS, type PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, unlessTaken, uuidv7 } from '@tradeport/node/db'
import { countedPage, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { givenNameOf, keptName, type GivenNameRow } from './given-name'
import { endSessions } from './account.repository'
import { avatarsOf, type Avatars } from './avatar'
import { loadCompany } from './company-state'
import { showCompany } from './company-face'
import { addCompanyStore } from './company.repository'
import { approveLimitOf, orderLimitOf } from './directory'
import { followRights } from './follow-rights'
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
  keptRights,
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
  type CompanyRoleContent,
  type CompanyRoleRecord,
  type InvitationRecord,
  type MemberChange,
  type MemberRecord,
  type Seat,
} from './member.repository'
import {
  approveLimitOfRole,
  auditedRights,
  callersRights,
  coversAmounts,
  coversRights,
  holdsNothing,
  mayHaveLimit,
  rightsOfGiven,
  spellOut,
  unknownRight,
  writtenOut,
  type Amounts,
  type SpelledOut,
} from './own-rights'
import type { IdentityPorts } from './ports'
import { newToken, tokenHash } from './secrets'
import { requireRegionAddress } from './region-contact'
import { removeSecondFactor } from './second-factor'
import { tellOwner } from './security-notice'

type MemberHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'memberPage'
  | 'memberRoles'
  | 'companyRolePermissions'
  | 'inviteMember'
  | 'invitationPage'
  | 'resendInvitation'
  | 'revokeInvitation'
  | 'changeMemberRoles'
  | 'suspendMember'
  | 'resumeMember'
  | 'removeMember'
  | 'resetMemberSecondFactor'
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

/** The seat of whoever may do what is the owner's. @throws AppError `MALL600403` for everybody else. */
export function ownersSeat(ctx: ActorContext, right: string): Seat {
  const seat = seatOf(ctx)
  if (!mayAsOwner(seat.party, ctx.actor.roles, right)) throw new AppError('MALL600403')
  return seat
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
function spelledOut(catalogue: PermissionCatalogue, own: readonly CompanyRoleRecord[], given: Given): SpelledOut {
  const wanted = given.companyRoleIds.map(id => own.find(each => each.id === id))
  const known = wanted.filter(role => role !== undefined)
  if (known.length < wanted.length) throw new AppError('USER_SERVICE530404')
  return spellOut(catalogue, given.roles, known)
}

/** Who gives: nobody orders more alone with it, or approves more, than they do themselves. */
interface Giving {
  seat: Seat
  catalogue: PermissionCatalogue
  amounts: Amounts
}

const NO_AMOUNTS: Amounts = { order: null, approve: null }

async function givingOf(ctx: ActorContext, seat: Seat, catalogue: PermissionCatalogue): Promise<Giving> {
  const amounts =
    seat.party === 'buyer' && !isOwner(seat.party, ctx.actor.roles)
      ? { order: await orderLimitOf(ctx), approve: await approveLimitOf(ctx) }
      : NO_AMOUNTS
  return { seat, catalogue, amounts }
}

/** What is given, with the limit of the person where they have one: it goes before that of their roles. */
interface GivenTo extends SpelledOut {
  orderLimit: OrderLimit | null
}

/** Whether the caller may give all of it, and take it: by roles, right by right, and by the amounts of these. */
function mayGive(ctx: ActorContext, { seat, catalogue, amounts }: Giving, given: GivenTo): boolean {
  const { roles } = ctx.actor
  if (!mayManage(seat.party, roles, given.roles)) return false
  if (isOwner(seat.party, roles)) return true
  const asked = rightsOfGiven(catalogue, seat.party, given)
  if (!coversRights(callersRights(ctx, catalogue, seat.party), asked)) return false
  const { orderLimit, roleLimit, ownRights } = given
  const wanted = { order: orderLimit ?? roleLimit, approve: orderLimit ?? ownRights?.approveLimit ?? null }
  return coversAmounts(asked, wanted, amounts)
}

/** @throws AppError `MALL600403` for who gives nothing; a field error when nothing is given at all. */
async function spelledOutFor(ctx: ActorContext, { seat, catalogue }: Giving, given: Given): Promise<SpelledOut> {
  if (grantableRoles(seat.party, ctx.actor.roles).length === 0) throw new AppError('MALL600403')
  const spelled = spelledOut(catalogue, await companyRolesOf(ctx, seat), given)
  if (holdsNothing(spelled))
    throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'roles', rule: 'required' }] })
  return spelled
}

/** @throws AppError `MALL600403` for what the caller does not hold. */
function requireGivable(ctx: ActorContext, giving: Giving, given: GivenTo): void {
  if (!mayGive(ctx, giving, given)) throw new AppError('MALL600403')
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

const roleLimitOf = ({ role_limit: amount, role_limit_currency: currency }: MemberRecord): OrderLimit | null =>
  amount === null || currency === null ? null : { amount, currency }

/** All that a member holds, as it was spelled out. */
const heldBy = (member: MemberRecord): GivenTo => ({
  roles: member.roles,
  ownRights: member.own_rights,
  roleLimit: roleLimitOf(member),
  orderLimit: limitOf(member),
})

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

interface Managing extends Giving {
  own: readonly CompanyRoleRecord[]
  manager: Manager
}

function memberDto(ctx: ActorContext, avatars: Avatars, row: MemberRecord, managing: Managing) {
  const { own, manager, seat } = managing
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
    companyRoles: own.filter(role => row.company_role_ids.includes(role.id)).map(role => role.said),
    isOwner: isOwner(seat.party, row.roles),
    isSelf,
    secondFactorElsewhere: isOwner(seat.party, manager.roles) && !isSelf && secondFactorOf(row) === 'elsewhere',
    status,
    version: row.version,
    createdAt: iso(row.created_at),
    actions: mayGive(ctx, managing, heldBy(row))
      ? memberActions(
          seat.party,
          { status, roles: row.roles, storeIds: row.store_ids, isSelf, secondFactor: secondFactorOf(row) },
          manager,
        )
      : [],
  }
}

/** What whoever is invited will hold; roles that are no more are left out. */
const invitedTo = (
  catalogue: PermissionCatalogue,
  row: InvitationRecord,
  own: readonly CompanyRoleRecord[],
): GivenTo => ({
  ...spellOut(
    catalogue,
    row.roles,
    own.filter(role => row.company_role_ids.includes(role.id)),
  ),
  orderLimit: limitOf(row),
})

function invitationDto(ctx: ActorContext, row: InvitationRecord, managing: Managing) {
  const { own, manager, seat } = managing
  const invited = invitedTo(managing.catalogue, row, own)
  const status = invitationStatus(row)
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    roles: row.roles,
    companyRoles: own.filter(role => row.company_role_ids.includes(role.id)).map(role => role.said),
    department: row.department,
    orderLimit: limitOf(row),
    invitedBy: row.invited_by_name,
    status,
    version: row.version,
    sentAt: iso(row.sent_at),
    expiresAt: iso(row.expires_at),
    actions: mayGive(ctx, managing, invited)
      ? invitationActions(seat.party, { status, roles: invited.roles, storeIds: row.store_ids }, manager)
      : [],
  }
}

async function managerOf(ctx: ActorContext, seat: Seat): Promise<Manager> {
  return { roles: ctx.actor.roles, storeIds: await storesGivenTo(ctx, seat) }
}

const auditOf = (member: MemberRecord) => ({
  status: member.status,
  ...auditedRights({ roles: member.roles, ownRights: member.own_rights }),
  jobTitle: member.job_title,
  department: member.department,
  storeIds: member.store_ids,
  orderLimit: limitOf(member),
})

const secondFactorOf = (member: MemberRecord): MembersSecondFactor =>
  member.has_second_factor ? (member.works_elsewhere ? 'elsewhere' : 'own') : 'none'

/** A member in the hands of the caller, checked against stale views, rights and the machine. */
async function taken(
  ctx: ActorContext,
  seat: Seat,
  catalogue: PermissionCatalogue,
  input: { id: string; version: number },
  action: MemberAction,
) {
  await lockOwners(ctx, seat)
  const member = await memberById(ctx, seat, input.id)
  if (!member) throw new AppError('USER_SERVICE530404')
  if (member.version !== input.version) throw new AppError('FT510006')
  const { roles, store_ids: storeIds } = member
  const isSelf = member.id === seat.userId
  const state = { status: memberStatus(member), roles, storeIds, isSelf, secondFactor: secondFactorOf(member) }
  const manager = await managerOf(ctx, seat)
  // Said by itself: the account could be reset, by others.
  if (
    action === 'reset_second_factor' &&
    isOwner(seat.party, manager.roles) &&
    !isSelf &&
    state.secondFactor === 'elsewhere'
  )
    throw new AppError('USER_SERVICE530155')
  const actions = memberActions(seat.party, state, manager)
  if (!actions.includes(action)) throw new AppError('MALL600403')
  requireGivable(ctx, await givingOf(ctx, seat, catalogue), heldBy(member))
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
    ownRights: member.own_rights,
    roleLimit: roleLimitOf(member),
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
      ...auditedRights(next),
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
  followRights(ctx, userId)
  const frontEnd = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin' } as const
  await ctx.notify({
    kind: 'security_alert',
    to: { userId, identity: seat.party, evenOutside: true },
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
  catalogue: PermissionCatalogue,
  input: { id: string; version: number },
  action: InvitationAction,
) {
  const invitation = await invitationById(ctx, seat, input.id)
  if (!invitation) throw new AppError('USER_SERVICE530404')
  if (invitation.version !== input.version) throw new AppError('FT510006')
  const invited = invitedTo(catalogue, invitation, await companyRolesOf(ctx, seat))
  const state = { status: invitationStatus(invitation), roles: invited.roles, storeIds: invitation.store_ids }
  const allowed = invitationActions(seat.party, state, await managerOf(ctx, seat))
  if (!allowed.includes(action)) throw new AppError('MALL600403')
  requireGivable(ctx, await givingOf(ctx, seat, catalogue), invited)
  return invitation
}

const contactOf = ({ id, email, phone }: InvitationRecord) => ({ id, email, phone })

function auditInvitation(
  ctx: ActorContext,
  seat: Seat,
  action: string,
  invitation: {
    id: string
    email: string | null
    phone: string | null
    rights?: SpelledOut
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
    after: invitation.rights
      ? {
          ...(invitation.email === null ? { phone: invitation.phone } : { email: invitation.email }),
          ...auditedRights(invitation.rights),
          storeIds: invitation.storeIds,
          department: invitation.department,
          orderLimit: invitation.orderLimit,
        }
      : { status: action },
  })
}

const holdsSame = (before: SpelledOut, after: SpelledOut) =>
  isDeepStrictEqual(auditedRights(before), auditedRights(after))

/** Who holds a role of the company's own holds what it says from now on. */
async function spellOutAgain(
  ctx: ActorContext,
  seat: Seat,
  catalogue: PermissionCatalogue,
  role: { id: string; reason: string },
  own: readonly CompanyRoleRecord[],
) {
  for (const member of await holdersOf(ctx, seat, role.id)) {
    const companyRoleIds = member.company_role_ids.filter(id => own.some(role => role.id === id))
    const spelled = spelledOut(catalogue, own, { roles: givenTo(member), companyRoleIds })
    if (holdsNothing(spelled)) throw new AppError('MALL600403')
    const { roles } = spelled
    const next = { ...spelled, companyRoleIds, givenRoles: givenTo(member), isOwner: isOwner(seat.party, roles) }
    const { job_title: jobTitle, department, store_ids: storeIds } = member
    const orderLimit = limitFor(seat, member, undefined, roles)
    const kept = { status: memberStatus(member), jobTitle, department, storeIds, orderLimit }
    await requireOwnerLeft(ctx, seat, member, { ...next, ...kept })
    await updateMember(ctx, seat, member, { ...next, ...kept })
    if (holdsSame(heldBy(member), spelled)) continue
    await ctx.audit({
      action: 'member:change_roles',
      entityType: 'member',
      entityId: member.id,
      entityNo: personContact(member),
      companyId: seat.companyId,
      before: auditedRights(heldBy(member)),
      after: auditedRights(spelled),
      reason: role.reason,
    })
    // Nobody need be told of what they do themselves, but their other pages.
    if (member.id === seat.userId) followRights(ctx, member.id)
    else await tellOfRights(ctx, seat, member.id)
  }
}

const NEW_ROLE = { id: '', said: '', version: 0 }

const companyRoleDto = ({ id, roles, permissions, version, ...role }: CompanyRoleRecord) => ({
  ...{ id, name: role.said, given: givenNameOf(role), roles, version },
  permissions: permissions.map(({ key, level }) => ({ key, level })),
  orderLimit: limitOf(role),
  approveLimit: approveLimitOfRole({ permissions }) ?? null,
})

const auditedRole = ({
  name,
  names,
  roles,
  permissions,
  orderLimit,
  approveLimit,
}: Omit<CompanyRoleContent, 'name_locale'>) => ({
  ...{ name, names, roles, orderLimit, approveLimit },
  permissions: writtenOut(permissions),
})

/** @throws AppError `USER_SERVICE530400` for a right that no role is made of, a role of nothing, and a limit on nothing. */
function roleContentFrom(
  seat: Seat,
  catalogue: PermissionCatalogue,
  input: Pick<CompanyRoleContent, 'roles' | 'permissions'> & {
    orderLimit?: OrderLimit | null | undefined
    approveLimit?: OrderLimit | null | undefined
  },
): Omit<CompanyRoleContent, keyof GivenNameRow> & { roles: string[]; permissions: Right[] } {
  const { orderLimit = null, approveLimit = null } = input
  const wrong = (path: string, rule: string) =>
    new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })
  if (input.roles.length + input.permissions.length === 0) throw wrong('permissions', 'required')
  const unknown = unknownRight(catalogue, input.permissions)
  if (unknown >= 0) throw wrong(`permissions.${unknown}`, 'invalid_value')
  if (orderLimit && !mayHaveLimit(seat.party, input.permissions)) throw wrong('orderLimit', 'invalid_value')
  if (approveLimit && !mayHaveLimit(seat.party, input.permissions, APPROVING))
    throw wrong('approveLimit', 'invalid_value')
  return { roles: [...input.roles], permissions: [...input.permissions], orderLimit, approveLimit }
}

export function memberHandlers(ports: IdentityPorts): MemberHandlers {
  const avatars = avatarsOf(ports.accounts.secretKey)
  const rights = ({ party }: Seat) => ports.partyRights(party)
  const managing = async (ctx: ActorContext, seat: Seat): Promise<Managing> => ({
    ...(await givingOf(ctx, seat, rights(seat))),
    own: await companyRolesOf(ctx, seat),
    manager: await managerOf(ctx, seat),
  })
  return {
    async memberPage(ctx, input) {
      const seat = seatOf(ctx)
      const { rows, from } = await membersOf(ctx, seat, input)
      const of = await managing(ctx, seat)
      const records = rows.map(row => memberDto(ctx, avatars, row, of))
      return countedPage(ctx.db, input, records, from)
    },

    async memberRoles(ctx) {
      const seat = seatOf(ctx)
      const catalogue = rights(seat)
      const mayInvite = callersRights(ctx, catalogue, seat.party).has('member:invite')
      const giving = await givingOf(ctx, seat, catalogue)
      const mayGiveAll = (given: SpelledOut) => mayInvite && mayGive(ctx, giving, { ...given, orderLimit: null })
      return {
        grantable: grantableRoles(seat.party, ctx.actor.roles)
          .filter(code => mayGiveAll(spellOut(catalogue, [code], [])))
          .map(code => ({ code, permissions: [...catalogue.held([code])] })),
        companyRoles: (await companyRolesOf(ctx, seat)).map(role => ({
          ...companyRoleDto(role),
          grantable: mayGiveAll(spellOut(catalogue, [], [role])),
        })),
        departments: await departmentsOf(ctx, seat),
        mayEditRoles: mayAsOwner(seat.party, ctx.actor.roles, 'companyRole:update'),
      }
    },

    companyRolePermissions: async ctx => {
      const seat = ownersSeat(ctx, 'companyRole:update')
      const held = callersRights(ctx, rights(seat), seat.party)
      return rights(seat)
        .permissions.filter(({ isGivable }) => isGivable)
        .map(({ key, document, action, roles, levels }) => ({
          ...{ key, document, action, roles: [...roles], levels: [...levels] },
          hasLimit: mayHaveLimit(seat.party, [{ key, level: null }]),
          isHeld: held.has(key),
          heldLevels: levels.filter(level => coversRights(held, new Map([[key, level]]))),
        }))
    },

    async inviteMember(ctx, input) {
      const seat = seatOf(ctx)
      const address = addressOf(ctx, input)
      requireRegionAddress(ctx, input)
      const giving = await givingOf(ctx, seat, rights(seat))
      const given = await spelledOutFor(ctx, giving, input)
      const { roles } = given
      const orderLimit = limitFor(seat, NO_LIMIT, input.orderLimit, roles)
      requireGivable(ctx, giving, { ...given, orderLimit })
      if (await memberByAddress(ctx, seat, address)) throw new AppError('USER_SERVICE530151')
      const link = newLink(ctx)
      const id = uuidv7()
      // Whoever works for some of the shops brings nobody into the others.
      const storeIds = isOwner(seat.party, roles) ? [] : grantableShops(ctx, input.storeIds ?? [])
      const department = (await departmentFor(ctx, seat, input.department)) ?? null
      const kept = { roles: input.roles, companyRoleIds: input.companyRoleIds, storeIds, department, orderLimit }
      const isNew = await insertInvitation(ctx, seat, {
        id,
        address,
        ...kept,
        ...link,
        jobTitle: input.jobTitle ?? null,
      })
      if (!isNew) throw new AppError('USER_SERVICE530151')
      await sendMemberInvitation(ctx, ports, { ...seat, address, token: link.token })
      const to = {
        email: address.kind === 'email' ? address.value : null,
        phone: address.kind === 'phone' ? address.value : null,
      }
      await auditInvitation(ctx, seat, 'invite', { id, ...to, rights: given, storeIds, department, orderLimit })
      return { id, expiresAt: link.expiresAt.toISOString() }
    },

    async invitationPage(ctx, input) {
      const seat = seatOf(ctx)
      if (grantableRoles(seat.party, ctx.actor.roles).length === 0) throw new AppError('MALL600403')
      const { rows, from } = await invitationsOf(ctx, seat, input)
      const of = await managing(ctx, seat)
      const records = rows.map(row => invitationDto(ctx, row, of))
      return countedPage(ctx.db, input, records, from)
    },

    async resendInvitation(ctx, input) {
      const seat = seatOf(ctx)
      const invitation = await ownInvitation(ctx, seat, rights(seat), input, 'resend')
      if (await memberByAddress(ctx, seat, keptAddress(invitation))) throw new AppError('USER_SERVICE530151')
      const link = newLink(ctx)
      const version = await moveInvitation(ctx, invitation, { status: 'pending', link })
      if (version === undefined) throw new AppError('FT510006')
      await sendMemberInvitation(ctx, ports, { ...seat, address: keptAddress(invitation), token: link.token })
      await auditInvitation(ctx, seat, 'resend', contactOf(invitation))
      return { version }
    },

    async revokeInvitation(ctx, input) {
      const seat = seatOf(ctx)
      const invitation = await ownInvitation(ctx, seat, rights(seat), input, 'revoke')
      const version = await moveInvitation(ctx, invitation, { status: 'revoked' })
      if (version === undefined) throw new AppError('FT510006')
      await auditInvitation(ctx, seat, 'revoke', contactOf(invitation))
      return { version }
    },

    async changeMemberRoles(ctx, input) {
      const seat = seatOf(ctx)
      const giving = await givingOf(ctx, seat, rights(seat))
      const spelled = await spelledOutFor(ctx, giving, input)
      const { roles } = spelled
      const member = await taken(ctx, seat, rights(seat), input, 'change_roles')
      const orderLimit = limitFor(seat, member, input.orderLimit, roles)
      requireGivable(ctx, giving, { ...spelled, orderLimit })
      const department = await departmentFor(ctx, seat, input.department)
      const result = await change(ctx, seat, member, {
        action: 'change_roles',
        reason: input.reason,
        set: {
          ...spelled,
          givenRoles: input.roles,
          companyRoleIds: input.companyRoleIds,
          isOwner: isOwner(seat.party, roles),
          orderLimit,
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
      const member = await taken(ctx, seat, rights(seat), input, 'suspend')
      const result = await change(ctx, seat, member, { action: 'suspend', reason: input.reason })
      await tellOfRights(ctx, seat, member.id, 'access_suspended')
      return result
    },

    async resumeMember(ctx, input) {
      const seat = seatOf(ctx)
      const member = await taken(ctx, seat, rights(seat), input, 'resume')
      const result = await change(ctx, seat, member, { action: 'resume', reason: input.reason })
      await tellOfRights(ctx, seat, member.id, 'access_resumed')
      return result
    },

    async resetMemberSecondFactor(ctx, input) {
      const seat = seatOf(ctx)
      const member = await taken(ctx, seat, rights(seat), input, 'reset_second_factor')
      await removeSecondFactor(ctx, member.id)
      await endSessions(ctx, member.id)
      const result = await change(ctx, seat, member, { action: 'reset_second_factor', reason: input.reason })
      await tellOwner(ctx, member.id, 'second_factor_reset')
      return result
    },

    async removeMember(ctx, input) {
      const seat = seatOf(ctx)
      const leaving = await taken(ctx, seat, rights(seat), input, 'remove')
      // While they still belong to the company, so that they too are told.
      await handOnWorkOf(ctx, ports.accounts, { seat, leaving, successorId: input.successorId })
      const result = await change(ctx, seat, leaving, { action: 'remove', reason: input.reason })
      await tellOfRights(ctx, seat, leaving.id, 'access_ended')
      return result
    },

    async handOverOwnership(ctx, input) {
      const seat = seatOf(ctx)
      const ownerRole = OWNER_ROLES[seat.party]
      const member = await taken(ctx, seat, rights(seat), input, 'hand_over')
      const self = await memberById(ctx, seat, seat.userId)
      if (!self) throw new AppError('USER_SERVICE530404')
      const own = await companyRolesOf(ctx, seat)
      const again = (roles: readonly string[], ids: readonly string[]) =>
        spellOut(
          rights(seat),
          roles,
          own.filter(({ id }) => ids.includes(id)),
        )
      const result = await change(ctx, seat, member, {
        action: 'hand_over',
        reason: input.reason,
        set: {
          ...again([...givenTo(member), ownerRole], member.company_role_ids),
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
      const owning = own.filter(role => isOwner(seat.party, role.roles)).map(({ id }) => id)
      const kept = self.company_role_ids.filter(id => !owning.includes(id))
      await change(ctx, seat, self, {
        action: 'hand_over',
        reason: input.reason,
        set: {
          ...again(without(givenTo(self)), kept),
          givenRoles: without(givenTo(self)),
          companyRoleIds: kept,
          isOwner: false,
        },
      })
      followRights(ctx, self.id)
      await tellOfRights(ctx, seat, member.id)
      return result
    },

    async saveCompanyRole(ctx, input) {
      const seat = ownersSeat(ctx, 'companyRole:update')
      const before = (await companyRolesOf(ctx, seat)).find(role => role.id === input.id)
      if (input.id !== undefined && !before) throw new AppError('USER_SERVICE530404')
      const content = { ...roleContentFrom(seat, rights(seat), input), ...keptName(ctx, input, before) }
      const { amount = null, currency = null } = content.orderLimit ?? {}
      const permissions = keptRights(content)
      const role = { ...content, ...NEW_ROLE, permissions, order_limit: amount, order_limit_currency: currency }
      const giving = await givingOf(ctx, seat, rights(seat))
      requireGivable(ctx, giving, { ...spellOut(rights(seat), [], [role]), orderLimit: null })
      const id = before?.id ?? uuidv7()
      let version = 0
      if (before) {
        await lockOwners(ctx, seat)
        const next = await unlessTaken('company_role_name', roleNameTaken, () =>
          updateCompanyRole(ctx, seat, { ...content, id, version: input.version ?? -1 }),
        )
        if (next === undefined) throw new AppError('FT510006')
        version = next
        await spellOutAgain(ctx, seat, rights(seat), { id, reason: input.reason }, await companyRolesOf(ctx, seat))
      } else if (!(await insertCompanyRole(ctx, seat, { ...content, id }))) throw roleNameTaken()
      await ctx.audit({
        action: before ? 'companyRole:change' : 'companyRole:create',
        entityType: 'companyRole',
        entityId: id,
        entityNo: input.name,
        companyId: seat.companyId,
        before: before ? auditedRole({ ...companyRoleDto(before), name: before.name, names: before.names }) : undefined,
        after: auditedRole(content),
        reason: input.reason,
      })
      ctx.live({ to: { companyId: seat.companyId }, topic: 'member', id })
      return { id, version }
    },

    async deleteCompanyRole(ctx, input) {
      const seat = ownersSeat(ctx, 'companyRole:update')
      await lockOwners(ctx, seat)
      const own = await companyRolesOf(ctx, seat)
      const role = own.find(each => each.id === input.id)
      if (!role) throw new AppError('USER_SERVICE530404')
      if (role.version !== input.version) throw new AppError('FT510006')
      await spellOutAgain(
        ctx,
        seat,
        rights(seat),
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
        before: auditedRole({ ...companyRoleDto(role), name: role.name, names: role.names }),
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
      const { companyId } = ownersSeat(ctx, 'store:apply')
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
