import { useEffect, useState } from 'react'
import { sendCode, type Identity } from '@tradeport/domain/identity/contract'
import { useAction } from '@tradeport/web/react'
import { addressInput } from './sign-in-address'

/** Asking for a code by mail (or to a phone, for signing in), and the seconds until another may be asked for. */
export function useCode(purpose: 'register' | 'reset_password' | 'sign_in', identity: Identity) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [wait, setWait] = useState(0)
  const action = useAction(sendCode, {
    onSuccess: ({ resendAfter }, input) => {
      setSentTo(input.email ?? input.phone ?? null)
      setWait(resendAfter)
    },
  })
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  return {
    sentTo,
    wait,
    pending: action.pending,
    fieldErrors: action.fieldErrors,
    send: (address: string) =>
      action.run({ ...(purpose === 'sign_in' ? addressInput(address) : { email: address }), purpose, identity }),
  }
}
