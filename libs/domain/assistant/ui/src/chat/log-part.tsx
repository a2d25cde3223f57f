import { memo } from 'react'
import type { ChatMessage } from '@tradeport/domain/assistant/contract'
import { classNames } from '@tradeport/web/ui'
import type { ChatSession } from './chat-session'
import { guessedRoom } from './guessed-height'
import { MessageItem } from './message-item'
import styles from './chat.module.css'

interface LogPartProps {
  readonly messages: readonly ChatMessage[]
  readonly session: ChatSession
  /** Until then it only takes its room. */
  readonly isDrawn: boolean
  readonly isLast: boolean
}

/** Some messages of the log: of a long one only the part that has changed is drawn again. */
export const LogPart = memo(
  function LogPart({ messages, session, isDrawn, isLast }: LogPartProps) {
    const room = guessedRoom(messages)
    if (!isDrawn) return <ol className={styles['messages']} style={{ height: room }} aria-hidden />
    const newest = isLast ? messages.at(-1) : undefined
    return (
      <ol
        className={classNames(styles['messages'], isLast && styles['newest'])}
        style={{ containIntrinsicBlockSize: `auto ${room}px` }}
      >
        {messages.map(message => (
          <MessageItem key={message.id} message={message} session={session} isLast={message === newest} />
        ))}
      </ol>
    )
  },
  // Parts are cut anew for every word; only those whose messages are others are drawn again.
  (one, other) =>
    one.isLast === other.isLast &&
    one.isDrawn === other.isDrawn &&
    one.session === other.session &&
    one.messages.length === other.messages.length &&
    one.messages.every((message, place) => message === other.messages[place]),
)
