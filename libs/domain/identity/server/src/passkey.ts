import { personContact } from '@tradeport/domain/identity/rules'
import type { Assertion, Attestation } from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { AccountRow } from './account.repository'
import { CHALLENGE_MINUTES, keepChallenge, takeChallenge, type ChallengeUse } from './passkey-challenge'
import {
  blockPasskey,
  knownTransports,
  notePasskeyUse,
  passkeyByCredential,
  passkeysOf,
  type NewPasskey,
  type PasskeyRow,
} from './passkey.repository'
import type { PasskeySite } from './passkey-site'
import { tellOwner } from './security-notice'
import { endAllTrust } from './trusted-device'

/** Comes with the first passkey: the libraries of certificates that it brings along take more than ten megabytes. */
const webauthn = () => import('@simplewebauthn/server')

export const MOST_PASSKEYS = 20

/** What the authenticator gives back as the owner of a passkey: the account's id and nothing about its person. */
const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

const isHandleOf = (userId: string, handle: string) => Buffer.from(handle, 'base64url').equals(handleOf(userId))

const listed = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(passkey => ({ id: passkey.credential_id, transports: knownTransports(passkey.transports) }))

/** The library says in its own words what is wrong with what a browser sent: nobody but an attacker sees any of it. */
async function checked<T extends { verified: boolean }>(ctx: ActorContext, run: () => Promise<T>): Promise<T> {
  const answer = await run().catch((error: unknown) => {
    ctx.log.info({ err: error, requestId: ctx.requestId }, 'a passkey was refused')
    return undefined
  })
  if (!answer?.verified) throw new AppError('USER_SERVICE530137')
  return answer
}

const WITH_PERSON = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const
const TIMEOUT = CHALLENGE_MINUTES * 60_000

export async function creationOptionsFor(ctx: ActorContext, { rpId }: PasskeySite, account: AccountRow) {
  const passkeys = await passkeysOf(ctx, account.id)
  if (passkeys.length >= MOST_PASSKEYS) throw new AppError('USER_SERVICE530139', { max: MOST_PASSKEYS })
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: ctx.region.region,
    rpID: rpId,
    userName: personContact(account),
    userDisplayName: account.display_name,
    userID: handleOf(account.id),
    timeout: TIMEOUT,
    attestationType: 'none',
    excludeCredentials: listed(passkeys),
    authenticatorSelection: WITH_PERSON,
  })
  await keepChallenge(ctx, options.challenge, { purpose: 'add', userId: account.id })
  return {
    challenge: options.challenge,
    rp: { id: rpId, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: TIMEOUT,
    excludeCredentials: listed(passkeys).map(asDescriptor),
    authenticatorSelection: WITH_PERSON,
    attestation: 'none' as const,
  }
}

const asDescriptor = <P extends object>(passkey: P) => ({ ...passkey, type: 'public-key' as const })

/** @throws AppError `USER_SERVICE530137` for another challenge, site or person than was asked, and for one without a check of the person. */
export async function createdPasskey(
  ctx: ActorContext,
  site: PasskeySite,
  userId: string,
  attestation: Attestation,
): Promise<Omit<NewPasskey, 'name'>> {
  const { transports = [], ...response } = attestation.response
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await checked(ctx, () =>
    verifyRegistrationResponse({
      response: { ...attestation, response, clientExtensionResults: {} },
      expectedChallenge: challenge => takeChallenge(ctx, challenge, { purpose: 'add', userId }),
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
    }),
  )
  if (!registrationInfo) throw new AppError('USER_SERVICE530137')
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    signCount: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  }
}

/** Passkeys are named only to the person whose they are. */
export async function requestOptionsFor(ctx: ActorContext, { rpId }: PasskeySite, use: ChallengeUse) {
  const passkeys = use.userId === null ? [] : await passkeysOf(ctx, use.userId)
  const allowed = listed(passkeys.filter(passkey => passkey.blocked_at === null))
  const { generateAuthenticationOptions } = await webauthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' })
  await keepChallenge(ctx, challenge, use)
  return {
    challenge,
    rpId,
    timeout: TIMEOUT,
    userVerification: 'required' as const,
    allowCredentials: allowed.map(asDescriptor),
  }
}

export interface Shown {
  readonly assertion: Assertion
  readonly use: ChallengeUse
  /** Whose passkey it has to be. */
  readonly owner: Pick<AccountRow, 'id'>
}

/**
 * Takes a passkey as shown.
 *
 * @throws AppError `USER_SERVICE530137` where it is not that person's, not for this site or not for a challenge that stands;
 * `530138` where a copy of it seems to be in use, which also blocks it.
 */
export async function takePasskey(
  ctx: ActorContext,
  site: PasskeySite,
  { assertion, use, owner }: Shown,
): Promise<void> {
  const passkey = await passkeyByCredential(ctx, assertion.id)
  const { userHandle } = assertion.response
  if (passkey?.user_id !== owner.id || (userHandle !== undefined && !isHandleOf(owner.id, userHandle)))
    throw new AppError('USER_SERVICE530137')
  const { userHandle: _checked, ...response } = assertion.response
  const { verifyAuthenticationResponse } = await webauthn()
  const { authenticationInfo } = await checked(ctx, () =>
    verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge => takeChallenge(ctx, challenge, use),
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
      // The count is compared where it is kept, so that of two calls at once one wins.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    }),
  )
  if (passkey.blocked_at !== null) throw new AppError('USER_SERVICE530138')
  if (await notePasskeyUse(ctx, passkey.id, authenticationInfo.newCounter)) return
  ctx.later(async standing => {
    if (!(await blockPasskey(standing, passkey.id))) return
    await endAllTrust(standing, owner.id)
    await tellOwner(standing, owner.id, 'passkey_blocked')
  })
  throw new AppError('USER_SERVICE530138')
}
