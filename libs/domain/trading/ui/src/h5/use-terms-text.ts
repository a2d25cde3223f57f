import { useCallback, useState } from 'react'
import type { OrderTerms } from '@tradeport/domain/trading/contract'
import { forgetTyped, keepTyped, personMark, readTyped } from '@tradeport/web/offline'
import { useSession } from '@tradeport/web/react'

/** What somebody writes about a contract version: stays on the phone until it has been sent, whatever happens in between. */
export function useTermsText(
  terms: OrderTerms,
  about: 'clauses' | 'reject',
  start: string,
): [text: string, setText: (text: string) => void, forget: () => void] {
  const key = `terms:${personMark(useSession().token)}:${terms.id}:${about}`
  const [text, setText] = useState(() => {
    const kept = readTyped(key)
    return typeof kept === 'string' ? kept : start
  })
  const write = useCallback(
    (next: string) => {
      setText(next)
      keepTyped(key, next)
    },
    [key],
  )
  return [text, write, useCallback(() => forgetTyped(key), [key])]
}
