import { useState } from 'react'
import { logout, ssoEnter } from '@tradeport/domain/identity/contract'
import { signInTarget } from '@tradeport/kernel/config'
import { useAction, useSession } from '@tradeport/web/react'

const MAY_NOT_ENTER = 'USER_SERVICE530312'

/**
 * Takes an operator who has just signed in to where they came from, if that is a registered address that their roles open. Any other
 * address leads to the start of the user center.
 */
export function useEnter() {
  const session = useSession()
  const [refused, setRefused] = useState<string>()
  const enter = useAction(ssoEnter, { ignoreError: true })
  const leave = useAction(logout, { ignoreError: true })
  return {
    /** The address that the person's roles do not open. */
    refused,
    async enter(token: string) {
      const target = signInTarget(new URLSearchParams(window.location.search).get('sourceUrl'), window.location)
      session.setToken(token)
      if (!target) return session.signIn(token, '/')
      const answer = await enter.run({ address: target.address })
      if (answer.ok) session.signIn(token, target.url)
      else if (answer.failure.code === MAY_NOT_ENTER) setRefused(target.address)
      else session.signIn(token, '/')
    },
    leaving: leave.pending,
    async leave() {
      await leave.run({})
      session.clear()
      setRefused(undefined)
    },
  }
}
