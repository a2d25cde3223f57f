import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useT } from '@tradeport/web/i18n'
import { Button, SkeletonText } from '@tradeport/web/ui'
import type { ChatSession, ChatSnapshot } from './chat-session'
import { LogPart } from './log-part'
import { partsOf } from './parts'
import { useDrawnFrom } from './use-drawn-from'
import styles from './chat.module.css'

/** Within so many pixels of its end the log follows what is written. */
const NEAR_END = 80
/** Most browsers keep the eye in its place when what is above it grows; for Safari that is done here. */
const holdsItsPlace = () => typeof CSS === 'undefined' || CSS.supports('overflow-anchor', 'auto')

interface LogProps {
  readonly session: ChatSession
  readonly state: ChatSnapshot
  /** Shown while nothing has been said. */
  readonly children: ReactNode
}

/** What was said. It follows its end, unless somebody has scrolled up to read. */
export function Log({ session, state, children }: LogProps) {
  const t = useT('assistant')
  const log = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const top = useRef(0)
  /** While earlier messages are fetched: what is below the eye, which must not move. */
  const below = useRef<number | undefined>(undefined)
  /** From where the eye is to the end, as of the last scrolling. */
  const toEnd = useRef(0)
  const { messages } = state
  const parts = partsOf(messages)
  const from = useDrawnFrom(state.id, parts)
  const first = messages[0]?.id
  const last = messages.at(-1)
  // Its end brings sources, proposals and what can be done with it.
  const written = [last?.id, last?.status, last?.content.length, last?.reasoning?.length, last?.actions.length].join(
    ' ',
  )

  useLayoutEffect(() => {
    if (follows.current) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [written, messages.length])
  useLayoutEffect(() => {
    if (below.current !== undefined && log.current) log.current.scrollTop = log.current.scrollHeight - below.current
    below.current = undefined
  }, [first])
  useLayoutEffect(() => {
    if (!said.current || typeof ResizeObserver === 'undefined') return undefined
    // Messages turn out taller than guessed once they are laid out.
    const observer = new ResizeObserver(() => {
      if (follows.current) log.current?.scrollTo({ top: log.current.scrollHeight })
    })
    observer.observe(said.current)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (log.current && !holdsItsPlace())
      log.current.scrollTop = log.current.scrollHeight - (follows.current ? 0 : toEnd.current)
  }, [from])

  const showEarlier = () => {
    below.current = log.current ? log.current.scrollHeight - log.current.scrollTop : undefined
    void session.showEarlier()
  }
  return (
    <div
      ref={log}
      className={styles['log']}
      tabIndex={0}
      role="log"
      // Words come one by one: what is worth hearing is told beside it.
      aria-live="off"
      aria-label={t('log.label')}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        toEnd.current = scrollHeight - scrollTop
        // Only scrolling up leaves the end: it moves away by itself when something grows.
        const isAtEnd = toEnd.current - clientHeight < NEAR_END
        follows.current = isAtEnd || (follows.current && scrollTop >= top.current)
        top.current = scrollTop
      }}
    >
      {state.isLoading && <SkeletonText lines={6} />}
      {!state.isLoading && messages.length === 0 && children}
      {state.hasEarlier && (
        <Button size="small" variant="quiet" onClick={showEarlier}>
          {t('log.earlier')}
        </Button>
      )}
      <div ref={said}>
        {parts.map((part, place) => (
          <LogPart
            key={part.key}
            messages={part.messages}
            session={session}
            isDrawn={part.key >= from}
            isLast={place === parts.length - 1}
          />
        ))}
      </div>
    </div>
  )
}
