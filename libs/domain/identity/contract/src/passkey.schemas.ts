import { z } from '@tradeport/kernel/contract-kit'

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/))

/** Ways to reach an authenticator. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number]
const transports = z.array(z.enum(PASSKEY_TRANSPORTS))

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as it is used. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** `PublicKeyCredentialRequestOptionsJSON`: without a list, the authenticator offers what it has for the site. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})

const answer = <R extends z.ZodMiniType>(response: R) =>
  z.object({ id: base64url(1500), rawId: base64url(1500), type: z.literal('public-key'), response })

/** `RegistrationResponseJSON`: what the authenticator made. */
export const attestation = () =>
  answer(
    z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      /** Of ways to reach it that are not known here, nothing is kept. */
      transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16))),
    }),
  )

/** `AuthenticationResponseJSON`: the authenticator's signature over a challenge. */
export const assertion = () =>
  answer(
    z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(8000),
      userHandle: z.optional(base64url(128)),
    }),
  )
export type Assertion = z.output<ReturnType<typeof assertion>>
export type Attestation = z.output<ReturnType<typeof attestation>>
