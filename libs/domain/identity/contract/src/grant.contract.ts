import {
  defineEndpoint,
  defineStep,
  id,
  instant,
  pageInput,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'

/** A role or a single permission for a time: asked for by who needs it, decided by a second person who holds it. */
export const GRANT_STATUSES = ['pending', 'active', 'rejected', 'revoked', 'ended'] as const
export type GrantStatus = (typeof GRANT_STATUSES)[number]
export const GRANT_ACTIONS = ['approve', 'reject', 'revoke', 'withdraw', 'end'] as const
export type GrantAction = (typeof GRANT_ACTIONS)[number]

/** The longest time anybody is lent a right; what is needed longer belongs into the roles of the record. */
export const GRANT_DAYS_MAX = 90

/** The code of a role, or a permission as `<document>:<action>`. */
const held = () => z.string().check(z.minLength(1), z.maxLength(100))

const row = z.object({
  id: id(),
  userId: id(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  email: z.string(),
  regionIds: z.array(z.string()),
  held: held(),
  /** The name of a role that is not built in. */
  roleName: z.nullable(z.string()),
  reason: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(GRANT_STATUSES),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decisionNote: z.nullable(z.string()),
  createdAt: z.string(),
  version: z.int(),
  /** What the caller may do with it now. */
  actions: z.array(z.string()),
})
export type GrantRow = z.output<typeof row>

export const grantPage = defineEndpoint({
  name: 'identity.grantPage',
  path: '/user/grant/page',
  audiences: ['operator'],
  reads: ['grant'],
  input: pageInput({ status: z.optional(z.enum(GRANT_STATUSES)), userId: z.optional(id()) }),
  output: pageOutput(row),
  summary: 'Who was lent what until when, newest first; of operators whose regions the caller serves too.',
})

export const grantStatusCount = defineEndpoint({
  name: 'identity.grantStatusCount',
  path: '/user/grant/statusCount',
  audiences: ['operator'],
  reads: ['grant'],
  input: z.object({}),
  output: statusCountOutput(),
})

export const ownGrantPage = defineEndpoint({
  name: 'identity.ownGrantPage',
  path: '/user/ownGrant/page',
  audiences: ['operator'],
  reads: ['grant'],
  input: pageInput({ status: z.optional(z.enum(GRANT_STATUSES)) }),
  output: pageOutput(row),
})

export const grantOptions = defineEndpoint({
  name: 'identity.grantOptions',
  path: '/user/ownGrant/options',
  audiences: ['operator'],
  reads: ['grant', 'role'],
  input: z.object({}),
  output: z.object({
    roles: z.array(z.object({ code: z.string(), name: z.nullable(z.string()) })),
    permissions: z.array(z.string()),
  }),
  summary: 'Roles and permissions beyond what the caller holds.',
})

export const grantRequest = defineEndpoint({
  name: 'identity.grantRequest',
  path: '/user/ownGrant/request',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['grant'],
  rateLimit: 20,
  input: z.object({
    held: held(),
    reason: text(500),
    /** From the decision on when left out. */
    startsAt: z.optional(z.nullable(instant())),
    endsAt: instant(),
  }),
  output: z.object({ id: id() }),
  errors: ['USER_SERVICE530130', 'USER_SERVICE530400'],
  summary: 'Asks for a role or a permission for at most 90 days; a second person decides.',
})

const document = {
  name: 'identity.grant',
  path: '/user/grant',
  touches: ['grant'],
  changed: () => steppedTo(GRANT_STATUSES),
} as const
const ERRORS = ['FT510006', 'MALL600403', 'USER_SERVICE530301', 'USER_SERVICE530307', 'USER_SERVICE530404'] as const

export const grantApprove = defineStep(document, 'approve', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(500) },
  errors: [...ERRORS, 'USER_SERVICE530130'],
  summary: 'By somebody else, who will hold it himself until it ends.',
})

export const grantReject = defineStep(document, 'reject', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(500) },
  errors: [...ERRORS, 'USER_SERVICE530130'],
})

export const grantRevoke = defineStep(document, 'revoke', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(500) },
  errors: [...ERRORS, 'USER_SERVICE530130'],
  summary: 'Ends it at once; the next call of the person is refused.',
})

export const grantWithdraw = defineStep({ ...document, path: '/user/ownGrant' }, 'withdraw', {
  audiences: ['operator'],
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
  summary: 'The one who asked does not need it any more, decided or not.',
})
