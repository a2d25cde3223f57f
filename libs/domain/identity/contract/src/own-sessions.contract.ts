import { defineEndpoint, id, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'
import { IDENTITIES } from './account-fields'

const everybody = ['buyer', 'seller', 'provider', 'operator'] as const

export const device = z.object({
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'program']),
})

export const ownSessions = defineEndpoint({
  name: 'identity.ownSessions',
  path: '/user/session/own',
  audiences: everybody,
  withoutCompany: true,
  reads: ['ownSession'],
  whileViewing: 'hidden',
  input: z.object({}),
  /** The newest first. */
  output: z.array(
    z.object({
      id: id(),
      isCurrent: z.boolean(),
      identity: z.enum(IDENTITIES),
      regionId: z.string(),
      device,
      /** Partly hidden. */
      ip: z.string(),
      createdAt: z.string(),
      /** Exact to about a minute. */
      lastSeenAt: z.string(),
    }),
  ),
})

export const endSession = defineEndpoint({
  name: 'identity.endSession',
  path: '/user/session/end',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  audit: 'none',
  touches: ['ownSession'],
  input: z.object({ id: id() }),
  output: z.object({}),
  errors: ['USER_SERVICE530404'],
})

export const endOtherSessions = defineEndpoint({
  name: 'identity.endOtherSessions',
  path: '/user/session/endOthers',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  audit: 'none',
  touches: ['ownSession'],
  input: z.object({}),
  output: z.object({ ended: z.int() }),
})

/** How long a browser leaves the second step out once its person trusts it. */
export const TRUST_DAYS = 30

export const ownTrustedDevices = defineEndpoint({
  name: 'identity.ownTrustedDevices',
  path: '/user/session/trusted',
  audiences: everybody,
  withoutCompany: true,
  reads: ['ownSession'],
  whileViewing: 'hidden',
  input: z.object({}),
  /** Those on which the second step is left out, the newest first. */
  output: z.array(
    z.object({
      id: id(),
      /** The calling browser. */
      isCurrent: z.boolean(),
      device,
      ip: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
})

export const endDeviceTrust = defineEndpoint({
  name: 'identity.endDeviceTrust',
  path: '/user/session/trusted/end',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  audit: 'none',
  touches: ['ownSession'],
  input: z.object({ id: id() }),
  output: z.object({}),
  errors: ['USER_SERVICE530404'],
  summary: 'The device asks for the second step again; sessions that are open on it stay.',
})

export const SIGN_IN_RESULTS = [
  'ok',
  'wrong_password',
  'wrong_code',
  'wrong_second_factor',
  'wrong_passkey',
  'locked',
  'disabled',
  'unknown',
  'too_many',
] as const
export type SignInResult = (typeof SIGN_IN_RESULTS)[number]

export const SIGN_IN_METHODS = [
  'password',
  'code',
  'second_factor',
  'recovery_code',
  'passkey',
  'trusted_device',
] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

export const ownSignIns = defineEndpoint({
  name: 'identity.ownSignIns',
  path: '/user/session/signIns',
  audiences: everybody,
  withoutCompany: true,
  reads: ['ownSession'],
  whileViewing: 'hidden',
  input: pageInput({}),
  /** Of the last 90 days, the newest first. */
  output: pageOutput(
    z.object({
      id: id(),
      at: z.string(),
      identity: z.enum(IDENTITIES),
      result: z.enum(SIGN_IN_RESULTS),
      method: z.enum(SIGN_IN_METHODS),
      device,
      ip: z.string(),
    }),
  ),
})
