import { useState } from 'react'
import { sendCode, type Identity } from '@tradeport/domain/identity/contract'
import { useAction } from '@tradeport/web/react'
import { addressInput } from './sign-in-address'
import { useCountdown } from './use-countdown'

/** Asking for a code by mail or to a phone, and the seconds until another may be asked for. */
export function useCode(purpose: 'register' | 'reset_password' | 'sign_in', identity: Identity) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [wait, setWait] = useCountdown()
  const action = useAction(sendCode, {
    onSuccess: ({ resendAfter }, input) => {
      setSentTo(input.email ?? input.phone ?? null)
      setWait(resendAfter)
    },
  })
  return {
    sentTo,
    wait,
    pending: action.pending,
    fieldErrors: action.fieldErrors,
    mend: action.mend,
    send: (address: string) => action.run({ ...addressInput(address), purpose, identity }),
  }
}
