import type { NotificationRow } from '@tradeport/domain/messaging/contract'
import { useT } from '@tradeport/web/i18n'
import { Skeleton, SkeletonText } from '@tradeport/web/ui'
import { MessageRow } from './message-row'
import { useMessageText } from './message-text'
import styles from './message-centre.module.css'
import type { Marking } from './use-marking'
import { useNow } from './when'

export interface MessageListProps {
  rows: readonly NotificationRow[]
  selected: readonly string[]
  onSelect(ids: readonly string[]): void
  marking: Marking
}

export function MessageList({ rows, selected, onSelect, marking }: MessageListProps) {
  const t = useT('messaging')
  const say = useMessageText()
  const now = useNow()
  return (
    <ul className={styles['list']} aria-label={t('centre.list')}>
      {rows.map(row => (
        <MessageRow
          key={row.id}
          row={row}
          said={say(row)}
          now={now}
          selected={selected.includes(row.id)}
          onSelect={chosen => onSelect(chosen ? [...selected, row.id] : selected.filter(id => id !== row.id))}
          onOpen={() => row.unread && marking.open(row.id)}
          onRead={() => void marking.read([row.id])}
          onUnread={() => marking.unread(row.id)}
        />
      ))}
    </ul>
  )
}

/** Of the height that the list will have. */
export function MessageListSkeleton({ rows }: { rows: number }) {
  return (
    <ul className={styles['list']} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <li key={index} className={styles['row']}>
          <Skeleton width={20} height={20} />
          <span className={styles['area']} />
          <div className={styles['words']}>
            <Skeleton width="min(100%, 280px)" height="1.2em" />
            <SkeletonText lines={2} />
          </div>
        </li>
      ))}
    </ul>
  )
}
