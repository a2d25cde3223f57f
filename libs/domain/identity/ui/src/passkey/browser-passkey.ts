import type { Assertion, Attestation, beginPasskey, signInChallenge } from '@tradeport/domain/identity/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'

/** `cancelled`: the person closed the browser's question, or nothing fitting was at hand; `exists`: this authenticator has one. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'impossible'
export type FromAuthenticator<T> =
  { readonly ok: true; readonly answer: T } | { readonly ok: false; readonly why: PasskeyProblem }

export const canUsePasskeys = () => 'PublicKeyCredential' in window

/** What browsers call it (WebAuthn, section 5). */
const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
}

async function asked<T>(ask: () => Promise<T>): Promise<FromAuthenticator<T>> {
  try {
    return { ok: true, answer: await ask() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { ok: false, why: PROBLEMS[name] ?? 'impossible' }
  }
}

export const showPasskey = (options: OutputOf<typeof signInChallenge>): Promise<FromAuthenticator<Assertion>> =>
  asked(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options })
  })

export const createPasskey = (options: OutputOf<typeof beginPasskey>): Promise<FromAuthenticator<Attestation>> =>
  asked(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON: options })
  })
