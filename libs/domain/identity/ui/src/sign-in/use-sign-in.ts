import { useState } from 'react'
import {
  login,
  passkeyLogin,
  signInChallenge,
  type Assertion,
  type Identity,
} from '@tradeport/domain/identity/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction, useSession } from '@tradeport/web/react'
import type { Failure } from '@tradeport/web/request'
import { useShownPasskey } from '../passkey/use-shown-passkey'
import { deviceId } from './device-id'
import { addressInput } from './sign-in-address'
import { useEnter } from './use-enter'

const SECOND_FACTOR_NEEDED = 'USER_SERVICE530131'

/** What the account has, and whether the device may be trusted; either of the two, if the answer does not say. */
const factors = z.catch(z.object({ app: z.boolean(), passkey: z.boolean(), trust: z.boolean() }), {
  app: true,
  passkey: true,
  trust: false,
})
export type AskedFactors = z.output<typeof factors>

export type FirstFactor = { password: string } | { code: string }
export type SecondFactorInput = ({ secondFactor: string } | { passkey: Assertion }) & { trustDevice: boolean }

const ofDevice = () => {
  const device = deviceId()
  return device === undefined ? {} : { deviceId: device }
}

/** Signing in with what was typed, and once more with the second factor where the account has one; or with a passkey alone. */
export function useSignIn(identity: Identity) {
  const common = useT('common')
  const session = useSession()
  const [asked, setAsked] = useState<AskedFactors>()
  const entry = useEnter()
  const onSuccess = ({ token }: { token: string }) =>
    identity === 'operator' ? void entry.enter(token) : session.signIn(token)
  // What is wrong is said in the form, and that a second step follows is no failure at all.
  const action = useAction(login, {
    ignoreError: true,
    onSuccess,
    onFailure: ({ code, data }) => code === SECOND_FACTOR_NEEDED && setAsked(z.parse(factors, data)),
  })
  const alone = useAction(passkeyLogin, { ignoreError: true, onSuccess })
  const shown = useShownPasskey(signInChallenge)
  const { fieldErrors } = action
  const wrong = [action.failure, alone.failure].find(
    (failure): failure is Failure => failure !== undefined && failure.code !== SECOND_FACTOR_NEEDED,
  )
  const reset = () => {
    action.reset()
    alone.reset()
    shown.reset()
  }
  const run = (address: string, first: FirstFactor, second: SecondFactorInput | undefined = undefined) => {
    reset()
    return action.run({ ...addressInput(address), ...first, ...second, ...ofDevice(), identity })
  }
  return {
    entry,
    asked,
    back() {
      setAsked(undefined)
      reset()
    },
    pending: action.pending,
    passkeyPending: shown.pending || alone.pending,
    fieldErrors,
    problem: shown.problem ?? (wrong && fieldErrors.length === 0 ? failureMessage(wrong, common) : undefined),
    run,
    async runWithPasskey(address: string, first: FirstFactor, trustDevice: boolean) {
      reset()
      const passkey = await shown.ask()
      if (passkey) await run(address, first, { passkey, trustDevice })
    },
    async runPasskeyAlone() {
      reset()
      const passkey = await shown.ask()
      if (passkey) await alone.run({ passkey, ...ofDevice(), identity })
    },
  }
}
