import { useEffect, useState, useSyncExternalStore } from 'react'
import { conversationClaim, type ChatEntry } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { useNotify, useRuntime, useSession } from '@tradeport/web/react'
import { ChatSession, type ChatFault, type ChatSnapshot } from './chat-session'
import { forgetVisitorKey, keptVisitorKey, visitorKey } from './visitor-key'

export interface Chat {
  readonly session: ChatSession
  readonly state: ChatSnapshot
  readonly visitorKey: string | undefined
  /** The desk is closed: a message can be left instead. */
  readonly isDeskClosed: boolean
}

/** The conversation of this page. Somebody who has signed in since takes along what they asked before. */
export function useChat(entry: ChatEntry): Chat {
  const t = useT('assistant')
  const notify = useNotify()
  const { layer } = useRuntime()
  const { isSignedIn } = useSession()
  const [isDeskClosed, setDeskClosed] = useState(false)
  const key = isSignedIn ? undefined : visitorKey()

  const onFault = (fault: ChatFault, failureMessage: string) => {
    const texts: Record<ChatFault, string> = {
      ask: t('error.ask'),
      continue: t('error.continue'),
      clear: t('clear.failed'),
      stream: t('error.stream'),
      tokens: t('error.tokens'),
      length: t('error.length'),
      closed: '',
      other: failureMessage || t('error.ask'),
    }
    if (fault === 'closed') setDeskClosed(true)
    else notify.error(texts[fault])
  }
  const [session] = useState(
    () =>
      new ChatSession({
        layer,
        visitorKey: key,
        entry,
        onFault: (fault, { message }) => onFault(fault, message),
        onCancelled: () => notify.info(t('cancel.done')),
      }),
  )
  const state = useSyncExternalStore(session.subscribe, session.snapshot)

  useEffect(() => () => session.leave(), [session])
  useEffect(() => {
    const kept = keptVisitorKey()
    if (!isSignedIn || kept === undefined) return
    void layer
      .call(conversationClaim, { visitorKey: kept }, { ignoreError: true, idempotencyKey: crypto.randomUUID() })
      .then(result => {
        if (result.ok) forgetVisitorKey()
      })
  }, [isSignedIn, layer])

  return { session, state, visitorKey: key, isDeskClosed }
}
