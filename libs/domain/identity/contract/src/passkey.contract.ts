import { defineEndpoint, id, text, z } from '@tradeport/kernel/contract-kit'
import { IDENTITIES } from './account-fields'
import { assertion, attestation, creationOptions, requestOptions } from './passkey.schemas'

const everybody = ['buyer', 'seller', 'provider', 'operator'] as const
const name = () => text(64)

export const ownPasskeys = defineEndpoint({
  name: 'identity.ownPasskeys',
  path: '/user/passkey/own',
  audiences: everybody,
  withoutCompany: true,
  reads: ['ownSecurity'],
  input: z.object({}),
  /** The newest first. */
  output: z.array(
    z.object({
      id: id(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
      /** It also is on the person's other devices. */
      isSynced: z.boolean(),
      /** Since when it is refused, because a copy of it seems to be in use. */
      blockedAt: z.nullable(z.string()),
    }),
  ),
})

export const beginPasskey = defineEndpoint({
  name: 'identity.beginPasskey',
  path: '/user/passkey/begin',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  audit: 'none',
  stepUp: true,
  rateLimit: 20,
  input: z.object({}),
  /** What the browser makes the passkey with; the challenge is good for five minutes and once. */
  output: creationOptions,
  errors: ['USER_SERVICE530130', 'USER_SERVICE530139'],
})

export const addPasskey = defineEndpoint({
  name: 'identity.addPasskey',
  path: '/user/passkey/add',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  stepUp: true,
  rateLimit: 20,
  touches: ['ownSecurity', 'ownSession'],
  input: z.object({ name: name(), passkey: attestation() }),
  /** `recoveryCodes`: shown once, with the first second factor of an account; empty after that. */
  output: z.object({ id: id(), recoveryCodes: z.array(z.string()) }),
  errors: ['USER_SERVICE530130', 'USER_SERVICE530137', 'USER_SERVICE530139'],
  summary: 'The first second factor of an account ends all other sessions, which were opened without it.',
})

export const renamePasskey = defineEndpoint({
  name: 'identity.renamePasskey',
  path: '/user/passkey/rename',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  touches: ['ownSecurity'],
  input: z.object({ id: id(), name: name() }),
  output: z.object({}),
  errors: ['USER_SERVICE530404'],
})

export const removePasskey = defineEndpoint({
  name: 'identity.removePasskey',
  path: '/user/passkey/remove',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  stepUp: true,
  touches: ['ownSecurity'],
  input: z.object({ id: id() }),
  output: z.object({}),
  errors: ['MALL600403', 'USER_SERVICE530130', 'USER_SERVICE530404'],
  summary: 'The last second factor stays where the deployment asks for one.',
})

/** For signing in nobody is named: who it is, the passkey tells. */
export const signInChallenge = defineEndpoint({
  name: 'identity.signInChallenge',
  path: '/user/passkey/challenge',
  audiences: ['visitor'],
  writes: true,
  replay: false,
  rateLimit: 60,
  input: z.object({}),
  output: requestOptions,
})

export const proofChallenge = defineEndpoint({
  name: 'identity.proofChallenge',
  path: '/user/passkey/proofChallenge',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  audit: 'none',
  rateLimit: 60,
  input: z.object({}),
  /** Names the caller's own passkeys. */
  output: requestOptions,
})

export const passkeyLogin = defineEndpoint({
  name: 'identity.passkeyLogin',
  path: '/user/session/passkey',
  audiences: ['visitor'],
  writes: true,
  replay: false,
  rateLimit: 60,
  input: z.object({
    passkey: assertion(),
    deviceId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    identity: z.enum(IDENTITIES),
  }),
  output: z.object({ token: z.string(), expiresAt: z.string() }),
  errors: [
    'USER_SERVICE530103',
    'USER_SERVICE530104',
    'USER_SERVICE530121',
    'USER_SERVICE530137',
    'USER_SERVICE530138',
    'UPT400002',
  ],
  summary: 'Signs in with a passkey alone, which is both factors at once.',
})
