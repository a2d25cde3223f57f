import { messageForm } from '@tradeport/domain/support/contract'
import { useRuntime } from '@tradeport/web/react'
import type { Failure, Result } from '@tradeport/web/request'
import { useCallback, useEffect, useRef } from 'react'

/** The form ran out, or has become a message with other words: a new one goes on with what was written. */
const RENEW = ['MALL640411', 'MALL600409']

export interface FormToken {
  current(): string | undefined
  forget(): void
  /** Runs a call with the form's token; with a new one when the server says that the old one is of no use any more. */
  run<T>(call: (token: string) => Promise<Result<T>>): Promise<{ ok: true; data: T } | { ok: false; failure: Failure }>
}

/** The server's note of when the form was opened. Asked for at once, because it also says how long the writing took. */
export function useFormToken(kept: string | undefined, onToken?: (token: string) => void): FormToken {
  const { layer } = useRuntime()
  const token = useRef(kept)
  const tell = useRef(onToken)
  useEffect(() => {
    tell.current = onToken
  })

  const open = useCallback(async () => {
    const previous = token.current
    const result = await layer.call(messageForm, previous === undefined ? {} : { previous }, { ignoreError: true })
    if (result.ok) {
      token.current = result.data.token
      tell.current?.(result.data.token)
    }
    return result
  }, [layer])

  useEffect(() => {
    // A kept form is not renewed before it is sent: it may have been sent already, and must not be sent twice.
    if (token.current === undefined) void open()
  }, [open])

  return {
    current: () => token.current,
    forget() {
      token.current = undefined
      void open()
    },
    async run(call) {
      if (token.current === undefined) {
        const opened = await open()
        if (!opened.ok) return opened
      }
      const first = await call(token.current ?? '')
      if (first.ok || !RENEW.includes(first.failure.code)) return first
      const renewed = await open()
      return renewed.ok ? call(renewed.data.token) : renewed
    },
  }
}
