import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { code, eitherAddress, password, secondFactorCode } from './account-fields'
import { assertion } from './passkey.schemas'

const everybody = ['buyer', 'seller', 'provider', 'operator'] as const

/** Where codes to phones go; `simulated`: to the mailbox that the embedded start shows. */
export const SMS_MODES = ['none', 'simulated', 'real'] as const
export type SmsMode = (typeof SMS_MODES)[number]

export const signInOptions = defineEndpoint({
  name: 'identity.signInOptions',
  path: '/user/session/options',
  audiences: ['visitor'],
  input: z.object({}),
  output: z.object({ sms: z.enum(SMS_MODES) }),
})

export const ownSecurity = defineEndpoint({
  name: 'identity.ownSecurity',
  path: '/user/account/security',
  audiences: everybody,
  withoutCompany: true,
  reads: ['ownSecurity'],
  whileViewing: 'hidden',
  input: z.object({}),
  output: z.object({
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    sms: z.enum(SMS_MODES),
    /** Since when; null without one. */
    secondFactorSince: z.nullable(z.string()),
    recoveryCodesLeft: z.int(),
    /** That can be used. */
    passkeys: z.int(),
    /** An app or a passkey, also one that is blocked: recovery codes then stand in for it. */
    hasSecondFactor: z.boolean(),
    /** The deployment asks it of operators: it cannot be turned off. */
    isSecondFactorRequired: z.boolean(),
    /** When the account is emptied, if its person has asked for that. */
    deletionDueAt: z.nullable(z.string()),
  }),
})

export const proveIdentity = defineEndpoint({
  name: 'identity.proveIdentity',
  path: '/user/session/prove',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  audit: 'none',
  rateLimit: 20,
  /** A passkey, or the code where the account has a second factor, or the password where it has none. */
  input: z.object({
    password: z.optional(password()),
    secondFactor: z.optional(secondFactorCode()),
    passkey: z.optional(assertion()),
  }),
  output: z.object({}),
  errors: [
    'USER_SERVICE530102',
    'USER_SERVICE530103',
    'USER_SERVICE530131',
    'USER_SERVICE530132',
    'USER_SERVICE530137',
    'USER_SERVICE530138',
  ],
  summary: 'Shows once more who calls; endpoints with a step-up then take calls of this session for ten minutes.',
})

export const beginSecondFactor = defineEndpoint({
  name: 'identity.beginSecondFactor',
  path: '/user/secondFactor/begin',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  audit: 'none',
  stepUp: true,
  input: z.object({}),
  /** `uri` is what an authenticator app reads off a QR code. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['MALL600403', 'USER_SERVICE530130'],
})

export const confirmSecondFactor = defineEndpoint({
  name: 'identity.confirmSecondFactor',
  path: '/user/secondFactor/confirm',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  stepUp: true,
  rateLimit: 20,
  touches: ['ownSecurity', 'ownSession'],
  input: z.object({ code: code() }),
  /** Shown once. */
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['MALL600403', 'USER_SERVICE530130', 'USER_SERVICE530132'],
  summary: 'Puts the second factor in force and ends all other sessions, which were opened without it.',
})

export const renewRecoveryCodes = defineEndpoint({
  name: 'identity.renewRecoveryCodes',
  path: '/user/secondFactor/recoveryCodes',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  stepUp: true,
  touches: ['ownSecurity'],
  input: z.object({}),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['MALL600403', 'USER_SERVICE530130'],
})

export const disableSecondFactor = defineEndpoint({
  name: 'identity.disableSecondFactor',
  path: '/user/secondFactor/disable',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  replay: false,
  rateLimit: 20,
  touches: ['ownSecurity'],
  /** The password and a code together are the proof that other changes ask for separately. */
  input: z.object({ password: password(), secondFactor: secondFactorCode() }),
  output: z.object({}),
  errors: ['MALL600403', 'USER_SERVICE530102', 'USER_SERVICE530103', 'USER_SERVICE530132'],
})

export const sendContactCode = defineEndpoint({
  name: 'identity.sendContactCode',
  path: '/user/account/contact/code',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  audit: 'none',
  stepUp: true,
  rateLimit: 20,
  /** One of the two: the address that the account is to have. */
  input: z.object(eitherAddress()),
  output: z.object({ resendAfter: z.int(), expiresInMinutes: z.int() }),
  errors: ['USER_SERVICE530111', 'USER_SERVICE530130', 'USER_SERVICE530134'],
})

export const changeContact = defineEndpoint({
  name: 'identity.changeContact',
  path: '/user/account/contact/change',
  audiences: everybody,
  withoutCompany: true,
  writes: true,
  stepUp: true,
  rateLimit: 20,
  touches: ['ownSecurity', 'session'],
  input: z.object({ ...eitherAddress(), code: code() }),
  output: z.object({}),
  errors: ['USER_SERVICE530101', 'USER_SERVICE530110', 'USER_SERVICE530130', 'USER_SERVICE530133'],
  summary: 'The new address, once the code sent to it has come back; the old one is told.',
})

export const requestDeletion = defineEndpoint({
  name: 'identity.requestDeletion',
  path: '/user/account/delete',
  audiences: ['buyer', 'seller', 'provider'],
  withoutCompany: true,
  writes: true,
  stepUp: true,
  touches: ['ownSecurity', 'session'],
  input: z.object({}),
  output: z.object({ dueAt: z.string() }),
  errors: [
    'FT510006',
    'MALL600403',
    'USER_SERVICE530130',
    'USER_SERVICE530135',
    'USER_SERVICE530136',
    'USER_SERVICE530303',
  ],
  summary: 'Ends all sessions and empties the account after a grace period; signing in meanwhile takes it back.',
})
