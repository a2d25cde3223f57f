import { defineEndpoint, id, pageInput, pageOutput, text, z } from '@tradeport/kernel/contract-kit'

/** How an account of a person who works for a company stands, as operators see it; a lock ends by itself. */
export const PERSON_STATUSES = ['active', 'locked', 'disabled', 'deletion_pending'] as const
export type PersonStatus = (typeof PERSON_STATUSES)[number]
export const PERSON_ACTIONS = ['disable', 'enable', 'unlock', 'reset_second_factor'] as const
export type PersonAction = (typeof PERSON_ACTIONS)[number]

/** How somebody who has lost device and recovery codes has shown who they are. */
export const PERSON_PROOFS = ['identity_document', 'call_back', 'owner_confirmed'] as const
export type PersonProof = (typeof PERSON_PROOFS)[number]

const person = z.object({
  id: id(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  status: z.enum(PERSON_STATUSES),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
  companies: z.array(z.object({ id: id(), legalName: z.string(), party: z.string(), status: z.string() })),
  /** What the caller may do with the account now. */
  actions: z.array(z.enum(PERSON_ACTIONS)),
})
export type PersonRow = z.output<typeof person>

export const personPage = defineEndpoint({
  name: 'identity.personPage',
  path: '/user/person/page',
  audiences: ['operator'],
  audit: 'read',
  reads: ['person'],
  input: pageInput({ status: z.optional(z.enum(PERSON_STATUSES)) }),
  output: pageOutput(person),
  summary: 'People of companies of the region, the newest first, by part of name or address or by the whole number.',
})

const change = {
  audiences: ['operator'],
  stepUp: true,
  writes: true,
  touches: ['person'],
  input: z.object({ id: id(), reason: text(500) }),
  output: z.object({ status: z.enum(PERSON_STATUSES) }),
  errors: [
    'FT510006',
    'MALL600403',
    'USER_SERVICE530130',
    'USER_SERVICE530301',
    'USER_SERVICE530303',
    'USER_SERVICE530306',
    'USER_SERVICE530404',
  ],
} as const

export const personDisable = defineEndpoint({
  ...change,
  name: 'identity.personDisable',
  path: '/user/person/disable',
  summary: 'Ends all sessions; the person is refused with UPT400002 until somebody enables the account again.',
})

export const personEnable = defineEndpoint({
  ...change,
  name: 'identity.personEnable',
  path: '/user/person/enable',
})

export const personUnlock = defineEndpoint({
  ...change,
  name: 'identity.personUnlock',
  path: '/user/person/unlock',
  summary: 'Lifts the lock that five wrong passwords set.',
})

export const personResetSecondFactor = defineEndpoint({
  ...change,
  name: 'identity.personResetSecondFactor',
  path: '/user/person/resetSecondFactor',
  input: z.object({ id: id(), proof: z.enum(PERSON_PROOFS), reason: text(500) }),
  summary:
    'For somebody who has lost the device and the recovery codes: takes the second step off the account and ends its sessions.',
})
