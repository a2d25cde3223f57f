import type { MessageFile, MessageTurn } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { DownloadIcon } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import styles from './conversation.module.css'

type Turn = Pick<MessageTurn, 'id' | 'side' | 'body' | 'files' | 'at'> & Partial<Pick<MessageTurn, 'internal'>>

export interface ConversationProps<T extends Turn> {
  turns: readonly T[]
  /** Whose page it is: what they said stands at the end of the line. */
  own: MessageTurn['side']
  authorOf(turn: T): string
  onFile(file: MessageFile): void
  /** Under what was said: how it was delivered. */
  noteOf?(turn: T): ReactNode
}

/** Who said what, oldest first. */
export function Conversation<T extends Turn>({ turns, own, authorOf, onFile, noteOf }: ConversationProps<T>) {
  const t = useT('support')
  const format = useFormat()
  return (
    <ol className={styles['turns']} aria-label={t('track.conversation')}>
      {turns.map(turn => (
        <li
          key={turn.id}
          className={styles['turn']}
          data-own={turn.side === own || undefined}
          data-internal={turn.internal || undefined}
        >
          <p className={styles['head']}>
            <strong>{authorOf(turn)}</strong>
            <time dateTime={turn.at}>{format.dateTime(turn.at)}</time>
          </p>
          <p className={styles['body']}>{turn.body}</p>
          {turn.files.length > 0 && (
            <ul role="list" className={styles['files']}>
              {turn.files.map(file => (
                <li key={file.id}>
                  <button
                    type="button"
                    className={styles['file']}
                    aria-label={t('files.open', { name: file.name })}
                    onClick={() => onFile(file)}
                  >
                    <DownloadIcon size={16} />
                    <span>{file.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {noteOf?.(turn)}
        </li>
      ))}
    </ol>
  )
}
