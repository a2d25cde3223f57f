import { useState } from 'react'
import { login, type Identity } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction, useSession } from '@tradeport/web/react'
import { deviceId } from './device-id'
import { addressInput } from './sign-in-address'

const SECOND_FACTOR_NEEDED = 'USER_SERVICE530131'

/** Signing in with what was typed, and once more with the second factor where the account has one. */
export function useSignIn(identity: Identity) {
  const common = useT('common')
  const session = useSession()
  const [asksFactor, setAsksFactor] = useState(false)
  // What is wrong is said in the form, and that a second step follows is no failure at all.
  const action = useAction(login, {
    ignoreError: true,
    onSuccess: ({ token }) => session.signIn(token),
    onFailure: failure => failure.code === SECOND_FACTOR_NEEDED && setAsksFactor(true),
  })
  const { failure, fieldErrors } = action
  const isWrong = failure && failure.code !== SECOND_FACTOR_NEEDED && fieldErrors.length === 0
  return {
    asksFactor,
    back() {
      setAsksFactor(false)
      action.reset()
    },
    pending: action.pending,
    fieldErrors,
    problem: isWrong ? failureMessage(failure, common) : undefined,
    run(address: string, secret: { password: string } | { code: string }, secondFactor?: string) {
      const device = deviceId()
      void action.run({
        ...addressInput(address),
        ...secret,
        ...(secondFactor === undefined ? {} : { secondFactor }),
        ...(device === undefined ? {} : { deviceId: device }),
        identity,
      })
    },
  }
}
