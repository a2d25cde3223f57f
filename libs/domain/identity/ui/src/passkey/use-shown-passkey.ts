import { useState } from 'react'
import type { Assertion, proofChallenge, signInChallenge } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction } from '@tradeport/web/react'
import { showPasskey } from './browser-passkey'

/** Asks the person for a passkey over a challenge of ours; what goes wrong is said where it was asked. */
export function useShownPasskey(challenge: typeof signInChallenge | typeof proofChallenge) {
  const t = useT('identity')
  const common = useT('common')
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { run } = useAction(challenge, { ignoreError: true })
  const show = async (): Promise<Assertion | undefined> => {
    const begun = await run({})
    if (!begun.ok) {
      setProblem(failureMessage(begun.failure, common))
      return undefined
    }
    const shown = await showPasskey(begun.data)
    if (shown.ok) return shown.answer
    setProblem(t(shown.why === 'cancelled' ? 'passkey.cancelled' : 'passkey.impossible'))
    return undefined
  }
  return {
    pending: isAsking,
    problem,
    reset: () => setProblem(undefined),
    async ask() {
      setProblem(undefined)
      setAsking(true)
      try {
        return await show()
      } finally {
        setAsking(false)
      }
    },
  }
}
