import { useEffect, useState } from 'react'
import { sendCode, type Identity } from '@tradeport/domain/identity/contract'
import { useAction } from '@tradeport/web/react'

/** Asking for a code by mail, and the seconds until another may be asked for. */
export function useCode(purpose: 'register' | 'reset_password', identity: Identity) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [wait, setWait] = useState(0)
  const action = useAction(sendCode, {
    onSuccess: ({ resendAfter }, input) => {
      setSentTo(input.email)
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
    send: (email: string) => action.run({ email, purpose, identity }),
  }
}
