import {
  defineEndpoint,
  defineStep,
  id,
  LOCALE_CODES,
  optionalText,
  pageInput,
  pageOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'

export const OPERATOR_STATUSES = ['invited', 'active', 'suspended', 'left'] as const
export type OperatorStatus = (typeof OPERATOR_STATUSES)[number]
export const OPERATOR_ACTIONS = ['invite', 'join', 'disable', 'enable', 'leave'] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

const roleCode = () => z.string().check(z.minLength(1), z.maxLength(64))
const version = () => z.int().check(z.minimum(0))
const reason = () => text(500)
/** Besides the `id`, what every change of one says. */
const reasoned = { version: version(), reason: reason() }
/** What an operator is besides the name: empty regions mean all, and are for super operators only. */
const post = {
  employeeNo: optionalText(40),
  departmentId: z.optional(z.nullable(id())),
  roles: z.array(roleCode()).check(z.minLength(1), z.maxLength(20)),
  regionIds: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(50)),
  /** What they speak with people. Of an invitation that does not say: that of its mail; of a change: as they were. */
  languages: z.optional(z.array(z.enum(LOCALE_CODES)).check(z.maxLength(20))),
}
const REFUSALS = [
  'FT510006',
  'USER_SERVICE530301',
  'USER_SERVICE530303',
  'USER_SERVICE530306',
  'USER_SERVICE530404',
] as const

export const operatorPage = defineEndpoint({
  name: 'identity.operatorPage',
  path: '/user/operator/page',
  audiences: ['operator'],
  reads: ['operator'],
  input: pageInput({
    role: z.optional(roleCode()),
    status: z.optional(z.enum(OPERATOR_STATUSES)),
    departmentId: z.optional(id()),
  }),
  output: pageOutput(
    z.object({
      id: id(),
      displayName: z.string(),
      avatarUrl: z.nullable(z.string()),
      email: z.string(),
      employeeNo: z.nullable(z.string()),
      departmentId: z.nullable(id()),
      departmentName: z.nullable(z.string()),
      regionIds: z.array(z.string()),
      languages: z.array(z.enum(LOCALE_CODES)),
      roles: z.array(z.string()),
      /** Names of the roles that are not built in. */
      roleNames: z.record(z.string(), z.string()),
      status: z.enum(OPERATOR_STATUSES),
      isLocked: z.boolean(),
      lastLoginAt: z.nullable(z.string()),
      version: z.int(),
      /** What the caller may do with this person now. */
      actions: z.array(z.string()),
    }),
  ),
})

export const operatorInvite = defineEndpoint({
  name: 'identity.operatorInvite',
  path: '/user/operator/invite',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['operator'],
  input: z.object({
    email: z.string().check(z.trim(), z.maxLength(320), z.email({ error: 'email' })),
    displayName: text(64),
    locale: z.enum(LOCALE_CODES),
    reason: reason(),
    ...post,
  }),
  output: z.object({ id: id() }),
  errors: [...REFUSALS, 'USER_SERVICE530110', 'USER_SERVICE530130'],
  summary: 'Makes an account without a password and mails the link to set one, which is good for 72 hours.',
})

export const operatorInviteAgain = defineEndpoint({
  name: 'identity.operatorInviteAgain',
  path: '/user/operator/inviteAgain',
  audiences: ['operator'],
  stepUp: true,
  writes: true,
  touches: ['operator'],
  input: z.object({ id: id() }),
  output: z.object({}),
  errors: ['MALL600403', ...REFUSALS, 'USER_SERVICE530130'],
})

const OPERATOR = {
  name: 'identity.operator',
  path: '/user/operator',
  touches: ['operator'],
  errors: REFUSALS,
  changed: () => z.object({ version: z.int() }),
} as const

export const operatorUpdate = defineStep(OPERATOR, 'update', {
  audiences: ['operator'],
  stepUp: true,
  input: { ...reasoned, displayName: text(64), ...post },
  errors: ['USER_SERVICE530130'],
})

export const operatorDisable = defineStep(OPERATOR, 'disable', {
  audiences: ['operator'],
  stepUp: true,
  input: reasoned,
  errors: ['MALL600403', 'USER_SERVICE530130'],
  summary: 'Ends all sessions of the operator.',
})

export const operatorEnable = defineStep(OPERATOR, 'enable', {
  audiences: ['operator'],
  stepUp: true,
  input: reasoned,
  errors: ['MALL600403', 'USER_SERVICE530130'],
})

export const operatorLeave = defineStep(OPERATOR, 'leave', {
  audiences: ['operator'],
  stepUp: true,
  input: { ...reasoned, successorId: z.optional(id()) },
  errors: ['MALL600403', 'USER_SERVICE530130'],
  summary:
    'Ends all sessions and what was lent for a time. What they have taken goes to the successor where that one may work on it, else back to everybody.',
})

export const operatorUnlock = defineEndpoint({
  name: 'identity.operatorUnlock',
  path: '/user/operator/unlock',
  audiences: ['operator'],
  stepUp: true,
  writes: true,
  touches: ['operator'],
  input: z.object({ id: id(), reason: reason() }),
  output: z.object({}),
  errors: [...REFUSALS, 'USER_SERVICE530130'],
  summary: 'Lifts the lock that five wrong passwords set.',
})

export const operatorResetSecondFactor = defineEndpoint({
  name: 'identity.operatorResetSecondFactor',
  path: '/user/operator/resetSecondFactor',
  audiences: ['operator'],
  stepUp: true,
  writes: true,
  touches: ['operator'],
  input: z.object({ id: id(), reason: reason() }),
  output: z.object({}),
  errors: ['MALL600403', ...REFUSALS, 'USER_SERVICE530130'],
  summary: 'For somebody who has lost the device: takes the second step off the account and ends its sessions.',
})

const invitationToken = () => z.string().check(z.minLength(20), z.maxLength(100))

export const invitationDetail = defineEndpoint({
  name: 'identity.invitationDetail',
  path: '/user/invitation/detail',
  audiences: ['visitor'],
  rateLimit: 30,
  input: z.object({ token: invitationToken() }),
  output: z.object({ displayName: z.string(), email: z.string() }),
  errors: ['USER_SERVICE530308'],
})

export const invitationAccept = defineEndpoint({
  name: 'identity.invitationAccept',
  path: '/user/invitation/accept',
  audiences: ['visitor'],
  writes: true,
  rateLimit: 20,
  input: z.object({ token: invitationToken(), password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: z.object({}),
  errors: ['USER_SERVICE530308'],
})
