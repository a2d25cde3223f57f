import { SEAT_ABILITY, SHOP_ABILITY } from '@tradeport/domain/membership/contract'
import { ALL_ROLES, LEVELS } from '@tradeport/kernel/config'
import {
  currencyCode,
  decimal,
  defineEndpoint,
  defineStep,
  id,
  pageInput,
  pageOutput,
  stepTarget,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { eitherAddress, password, permissionKey } from './account-fields'
import { GIVEN_NAME_MAX, givenName, translatedNames } from './given-name'

export const MEMBER_STATUSES = ['active', 'suspended', 'removed'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

export const MEMBER_ACTIONS = [
  'change_roles',
  'suspend',
  'resume',
  'hand_over',
  'reset_second_factor',
  'remove',
] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

export const INVITATION_STATUSES = ['pending', 'accepted', 'revoked', 'expired'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

export const INVITATION_ACTIONS = ['accept', 'resend', 'revoke', 'expire'] as const
export type InvitationAction = (typeof INVITATION_ACTIONS)[number]

const MEMBERS = ['buyer', 'seller', 'provider'] as const
const EVERYBODY = ['visitor', ...MEMBERS] as const
const ERRORS = ['FT510006', 'MALL600403', 'USER_SERVICE530404'] as const

const timeZone = () => z.string().check(z.minLength(1), z.maxLength(64))
const role = () => z.enum(ALL_ROLES)
const given = {
  roles: z.array(role()).check(z.maxLength(10)),
  companyRoleIds: z._default(z.array(id()).check(z.maxLength(10)), []),
}

/** Shops that a seller's member is to work for; all of the giver's when none is named. */
const storeIds = () => z.optional(z.array(id()).check(z.maxLength(50)))

/**
 * The part of the company that a member works in, in the company's own words; null: none. Buyers' purchasers act on what their department
 * began, and without one on what they began themselves.
 */
const department = () => z.optional(z.nullable(text(80)))

/** How much one of a buyer's people may order by themselves; null: without a limit, which owners always are. */
const orderLimit = z.object({
  amount: decimal({ integer: 12, scale: 2, positive: true }),
  currency: currencyCode(),
})
export type OrderLimit = z.output<typeof orderLimit>

/** The right that a role of the company's own may give up to an amount of its own. */
export const APPROVING = 'purchaseApproval:approve'

const member = z.object({
  /** The person's. */
  id: id(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Only of who has no email: otherwise the number is nobody's business. */
  phone: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  department: z.nullable(z.string()),
  /** Given to the person; those of the company's own roles come with `companyRoleIds`. */
  roles: z.array(z.string()),
  companyRoleIds: z.array(id()),
  /** Shops that a seller's member works for; all of them when empty. */
  storeIds: z.array(id()),
  orderLimit: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  companyRoles: z.array(z.string()),
  isOwner: z.boolean(),
  isSelf: z.boolean(),
  /** Told to owners: the person has a second step that only operators take off, as it guards more than this company. */
  secondFactorElsewhere: z.boolean(),
  status: z.enum(MEMBER_STATUSES),
  version: z.int(),
  createdAt: z.string(),
  actions: z.array(z.string()),
})
export type MemberRow = z.output<typeof member>

export const memberPage = defineEndpoint({
  name: 'identity.memberPage',
  path: '/user/member/page',
  audiences: MEMBERS,
  reads: ['member'],
  input: pageInput({ status: z.optional(z.enum(MEMBER_STATUSES)), department: z.optional(text(80)) }),
  output: pageOutput(member),
})

/** One thing that somebody may do, and how far where that differs: no level where it is held or not. */
const right = z.object({ key: permissionKey(), level: z._default(z.nullable(z.enum(LEVELS)), null) })
export type Right = z.output<typeof right>

const companyRole = z.object({
  id: id(),
  /** In the reader's language. */
  name: z.string(),
  given: givenName(),
  /** Built-in roles that it has as a whole. */
  roles: z.array(z.string()),
  permissions: z.array(z.object({ key: z.string(), level: z.nullable(z.enum(LEVELS)) })),
  orderLimit: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  /** Up to which purchases of others are approved; null: without a limit. */
  approveLimit: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  version: z.int(),
})
export type CompanyRole = z.output<typeof companyRole>

export const memberRoles = defineEndpoint({
  name: 'identity.memberRoles',
  path: '/user/member/roles',
  audiences: MEMBERS,
  reads: ['member'],
  input: z.object({}),
  output: z.object({
    /** What the caller may give to others; empty for those who may not invite. */
    grantable: z.array(z.object({ code: z.string(), permissions: z.array(z.string()) })),
    companyRoles: z.array(z.extend(companyRole, { grantable: z.boolean() })),
    /** Departments that somebody works in, by name. */
    departments: z.array(z.string()),
    mayEditRoles: z.boolean(),
  }),
  summary: 'The roles of the company: those of its side of the market, and its own.',
})

export const companyRolePermissions = defineEndpoint({
  name: 'identity.companyRolePermissions',
  path: '/user/companyRole/permissions',
  audiences: MEMBERS,
  reads: ['member'],
  input: z.object({}),
  output: z.array(
    z.object({
      key: z.string(),
      document: z.string(),
      action: z.string(),
      /** Built-in roles that have it. */
      roles: z.array(z.string()),
      /** How far it may be given, narrowest first; none where it is given or not. */
      levels: z.array(z.enum(LEVELS)),
      /** Whether a role with it may say how much is ordered alone. */
      hasLimit: z.boolean(),
      /** Those of the levels that the caller may give; the only one there is where it has none. */
      isHeld: z.boolean(),
      heldLevels: z.array(z.enum(LEVELS)),
    }),
  ),
  errors: ['MALL600403'],
  summary: 'What a role of the company’s own may be made of, and which of it the caller may give.',
})

export const inviteMember = defineEndpoint({
  name: 'identity.inviteMember',
  path: '/user/member/invite',
  audiences: MEMBERS,
  stepUp: true,
  writes: true,
  rateLimit: 30,
  touches: ['member'],
  input: z.object({
    ...eitherAddress(),
    jobTitle: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    ...given,
    storeIds: storeIds(),
    department: department(),
    /** Of a buyer's people. Absent: without a limit. */
    orderLimit: z.optional(z.nullable(orderLimit)),
  }),
  output: z.object({ id: id(), expiresAt: z.string() }),
  ability: SEAT_ABILITY,
  errors: ['MALL600403', 'USER_SERVICE530151', 'USER_SERVICE530404', 'USER_SERVICE530130', 'USER_SERVICE530134'],
  summary:
    'Sends a link, by mail or to the phone, that lasts as long as the region says. Nobody gives a role that they do not hold.',
})

const invitation = z.object({
  id: id(),
  /** One of the two. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  roles: z.array(z.string()),
  companyRoles: z.array(z.string()),
  department: z.nullable(z.string()),
  orderLimit: z.nullable(orderLimit),
  invitedBy: z.string(),
  status: z.enum(INVITATION_STATUSES),
  version: z.int(),
  sentAt: z.string(),
  expiresAt: z.string(),
  actions: z.array(z.string()),
})
export type InvitationRow = z.output<typeof invitation>

export const invitationPage = defineEndpoint({
  name: 'identity.invitationPage',
  path: '/user/memberInvitation/page',
  audiences: MEMBERS,
  reads: ['member'],
  input: pageInput({ status: z.optional(z.enum(INVITATION_STATUSES)) }),
  output: pageOutput(invitation),
  errors: ['MALL600403'],
})

const changed = () => z.object({ version: z.int() })

const INVITATION = {
  name: 'identity.*Invitation',
  path: '/user/memberInvitation',
  touches: ['member'],
  errors: ERRORS,
  changed,
} as const

export const resendInvitation = defineStep(INVITATION, 'resend', {
  audiences: MEMBERS,
  ability: SEAT_ABILITY,
  stepUp: true,
  rateLimit: 30,
  errors: ['USER_SERVICE530130', 'USER_SERVICE530134', 'USER_SERVICE530151'],
  summary: 'A new link; the old one ends.',
})

export const revokeInvitation = defineStep(INVITATION, 'revoke', {
  audiences: MEMBERS,
})

const token = () => z.string().check(z.minLength(20), z.maxLength(80))

export const viewInvitation = defineEndpoint({
  name: 'identity.viewInvitation',
  path: '/user/memberInvitation/view',
  audiences: EVERYBODY,
  rateLimit: 60,
  input: z.object({ token: token() }),
  output: z.object({
    companyName: z.string(),
    invitedBy: z.string(),
    /** One of the two. */
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    party: z.enum(MEMBERS),
    roles: z.array(z.string()),
    companyRoles: z.array(z.string()),
    expiresAt: z.string(),
    /** The address has an account: its password is asked for, no second account is made. */
    hasAccount: z.boolean(),
    /** The caller is signed in as the person invited: one press is enough. */
    isSelf: z.boolean(),
  }),
  errors: ['USER_SERVICE530152'],
})

export const acceptInvitation = defineEndpoint({
  name: 'identity.acceptInvitation',
  path: '/user/memberInvitation/accept',
  audiences: EVERYBODY,
  writes: true,
  replay: false,
  rateLimit: 20,
  touches: ['member', 'session'],
  input: z.object({
    token: token(),
    password: z.optional(password()),
    displayName: z.optional(text(64)),
    locale: z.string().check(z.maxLength(10)),
    timeZone: timeZone(),
  }),
  output: z.object({ companyId: id() }),
  errors: ['USER_SERVICE530102', 'USER_SERVICE530103', 'USER_SERVICE530152'],
  summary: 'The link proves the address: a new person sets a password, an account that exists shows its own.',
})

const MEMBER = {
  name: 'identity.*Member',
  path: '/user/member',
  touches: ['member'],
  errors: ERRORS,
  changed,
} as const

export const changeMemberRoles = defineStep(MEMBER, 'changeRoles', {
  audiences: MEMBERS,
  stepUp: true,
  name: 'identity.changeMemberRoles',
  input: {
    ...given,
    storeIds: storeIds(),
    /** Absent: stays as it is. */
    department: department(),
    /** Of a buyer's people. Absent: stays as it is. */
    orderLimit: z.optional(z.nullable(orderLimit)),
    reason: text(300),
  },
  errors: ['USER_SERVICE530150', 'USER_SERVICE530130'],
  touches: ['session'],
})

export const suspendMember = defineStep(MEMBER, 'suspend', {
  audiences: MEMBERS,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530150'],
})

export const resumeMember = defineStep(MEMBER, 'resume', {
  audiences: MEMBERS,
  ability: SEAT_ABILITY,
  stepUp: true,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530130'],
})

export const resetMemberSecondFactor = defineStep(MEMBER, 'resetSecondFactor', {
  audiences: MEMBERS,
  name: 'identity.resetMemberSecondFactor',
  stepUp: true,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530130', 'USER_SERVICE530155'],
  summary:
    'For a colleague who has lost the device and the recovery codes: takes the second step off the account and ends its sessions. Refused of who works for another company or the platform.',
})

export const removeMember = defineStep(MEMBER, 'remove', {
  audiences: MEMBERS,
  input: {
    reason: text(300),
    /** Who takes over the member's open inquiries, negotiations and orders; an owner when absent. */
    successorId: z.optional(id()),
  },
  errors: ['USER_SERVICE530150'],
  touches: ['inquiry', 'thread', 'order'],
})

export const handOverOwnership = defineStep(MEMBER, 'handOver', {
  audiences: MEMBERS,
  name: 'identity.handOverOwnership',
  stepUp: true,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530130'],
  touches: ['session'],
  summary: 'The member becomes the owner; who hands over keeps the other roles.',
})

export const saveCompanyRole = defineEndpoint({
  name: 'identity.saveCompanyRole',
  path: '/user/companyRole/save',
  audiences: MEMBERS,
  stepUp: true,
  writes: true,
  touches: ['member', 'session'],
  input: z.object({
    id: z.optional(id()),
    version: z.optional(z.int()),
    name: text(GIVEN_NAME_MAX, 2),
    names: translatedNames(),
    roles: z._default(z.array(role()).check(z.maxLength(10)), []),
    permissions: z._default(z.array(right).check(z.maxLength(300)), []),
    /** Of a role with which goods are ordered. Absent: without a limit. */
    orderLimit: z.optional(z.nullable(orderLimit)),
    /** Of a role with which purchases are approved. Absent: without a limit. */
    approveLimit: z.optional(z.nullable(orderLimit)),
    reason: text(300),
  }),
  output: z.object({ id: id(), version: z.int() }),
  errors: [...ERRORS, 'USER_SERVICE530130'],
  summary: 'A role of the company’s own: roles of its side of the market, and single rights, under one name.',
})

export const deleteCompanyRole = defineEndpoint({
  name: 'identity.deleteCompanyRole',
  path: '/user/companyRole/delete',
  audiences: MEMBERS,
  stepUp: true,
  writes: true,
  touches: ['member', 'session'],
  input: z.object({ ...stepTarget(), reason: text(300) }),
  output: z.object({}),
  errors: [...ERRORS, 'USER_SERVICE530130'],
  summary: 'Refused while somebody would be left without any role.',
})

export const ownCompanies = defineEndpoint({
  name: 'identity.ownCompanies',
  path: '/user/company/ownList',
  audiences: MEMBERS,
  reads: ['member', 'session'],
  input: z.object({}),
  output: z.object({
    companies: z.array(z.object({ id: id(), no: z.string(), legalName: z.string(), current: z.boolean() })),
  }),
  summary: 'The companies that the caller works for on this side of the market.',
})

export const switchCompany = defineEndpoint({
  name: 'identity.switchCompany',
  path: '/user/session/switchCompany',
  audiences: MEMBERS,
  writes: true,
  replay: false,
  rateLimit: 60,
  touches: ['session'],
  input: z.object({ companyId: id() }),
  /** The session goes on under a new token: what other tabs know belongs to the company that was left. */
  output: z.object({ token: z.string() }),
  errors: ['USER_SERVICE530404'],
})

export const switchStore = defineEndpoint({
  name: 'identity.switchStore',
  path: '/user/session/switchStore',
  audiences: ['seller'],
  writes: true,
  replay: false,
  rateLimit: 60,
  touches: ['session'],
  input: z.object({ storeId: id() }),
  /** As with companies, the session goes on under a new token. */
  output: z.object({ token: z.string() }),
  errors: ['USER_SERVICE530404'],
  summary: 'Works for another shop of the company from now on.',
})

export const applyForStore = defineEndpoint({
  name: 'identity.applyForStore',
  path: '/user/store/apply',
  audiences: ['seller'],
  writes: true,
  touches: ['store', 'session'],
  input: z.object({ name: text(100, 2), intro: z.optional(text(2000)) }),
  output: z.object({ id: id() }),
  ability: SHOP_ABILITY,
  errors: ['MALL600403', 'USER_SERVICE530154', 'FT511002', 'FT511003', 'FT511004'],
  summary: 'Another shop for the seller’s company; operators look at it first.',
})
