import { type RefObject, memo, startTransition, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@tradeport/domain/assistant/contract'
import type { ChatSession } from './chat-session'
import { MessageItem } from './message-item'
import styles from './chat.module.css'

/** So far beyond what is seen parts are drawn, so that nobody meets an empty one. */
const AHEAD = '1200px 0px'
/** Height of a message that was never drawn. */
const GUESSED_HEIGHT = 150

interface LogPartProps {
  readonly messages: readonly ChatMessage[]
  readonly session: ChatSession
  /** What scrolls. */
  readonly log: RefObject<HTMLElement | null>
  readonly isLast: boolean
}

/**
 * Some messages of the log, drawn while they are near what is seen: five hundred of them would make every key and every word of an
 * answer slow. The last ones, where the conversation goes on, always are.
 */
export const LogPart = memo(
  function LogPart({ messages, session, log, isLast }: LogPartProps) {
    const part = useRef<HTMLOListElement>(null)
    const height = useRef(messages.length * GUESSED_HEIGHT)
    const wanted = useRef(isLast)
    const [isNear, setNear] = useState(isLast)
    const isDrawn = isNear || isLast

    useEffect(() => {
      const { current } = part
      if (!current) return undefined
      let isWaiting = false
      const observer = new IntersectionObserver(
        entries => {
          const entry = entries.at(-1)
          // Whoever works in it keeps it.
          if (!entry || (!entry.isIntersecting && current.contains(document.activeElement))) return
          if (!entry.isIntersecting && entry.boundingClientRect.height > 0)
            height.current = entry.boundingClientRect.height
          wanted.current = entry.isIntersecting
          if (isWaiting) return
          isWaiting = true
          onePerFrame(() => {
            isWaiting = false
            // In slices: a key or a finger goes before.
            startTransition(() => setNear(wanted.current))
          })
        },
        { root: log.current, rootMargin: AHEAD },
      )
      observer.observe(current)
      return () => observer.disconnect()
    }, [log])

    if (!isDrawn) return <ol ref={part} className={styles['messages']} style={{ height: height.current }} aria-hidden />
    const newest = isLast ? messages.at(-1) : undefined
    return (
      <ol ref={part} className={styles['messages']}>
        {messages.map(message => (
          <MessageItem key={message.id} message={message} session={session} isLast={message === newest} />
        ))}
      </ol>
    )
  },
  // Parts are cut anew for every word; only those whose messages are others are drawn again.
  (one, other) =>
    one.isLast === other.isLast &&
    one.session === other.session &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, place) => message === other.messages[place]),
)

const waiting: (() => void)[] = []

/** Parts that come near in the same moment are drawn one after the other, each in a frame of its own. */
function onePerFrame(draw: () => void): void {
  waiting.push(draw)
  if (waiting.length === 1) requestAnimationFrame(drawNext)
}

function drawNext(): void {
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) requestAnimationFrame(drawNext)
}
