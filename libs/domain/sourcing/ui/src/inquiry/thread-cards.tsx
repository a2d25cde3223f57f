import { sourcingRoutes, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import { EntityStatus } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'
import { StoreClosure } from '../shared/store-closure'
import { THREAD_TURN, dueOf, type Side } from '../shared/turn'
import { useTurn } from '../shared/use-turn'
import { threadEntity } from '../thread/thread.entity'
import styles from './inquiry.module.css'

/** The negotiations of one inquiry side by side: who has quoted, who waits for whom, what is unread. */
export function ThreadCards({ threads, side }: { threads: readonly ThreadRow[]; side: Side | null }) {
  return (
    <ul className={styles['threads']}>
      {threads.map(thread => (
        <li key={thread.id} className={styles['thread']} data-unread={thread.unread > 0}>
          <Card thread={thread} side={side} />
        </li>
      ))}
    </ul>
  )
}

function Card({ thread, side }: { thread: ThreadRow; side: Side | null }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const turn = THREAD_TURN[thread.status]
  const turnOf = useTurn(side)
  const due = dueOf(thread)
  const { latestQuotation, lastMessage } = thread
  return (
    <>
      <div className={styles['threadHead']}>
        <h3 className={styles['threadName']}>
          <AppLink to={sourcingRoutes.thread(thread.id)}>{text(thread.storeName)}</AppLink>
        </h3>
        {thread.unread > 0 && <span className={styles['unread']}>{t('unread', { count: thread.unread })}</span>}
      </div>
      <div>
        <EntityStatus entity={threadEntity} status={thread.status} />
      </div>
      {latestQuotation && (
        <div className={styles['quoted']}>
          <span className={styles['amount']}>{format.money(latestQuotation.total, latestQuotation.currency)}</span>
          <span className={styles['quiet']}>{t('quotation.versionOf', { version: latestQuotation.versionNo })}</span>
        </div>
      )}
      {side === 'buyer' && <StoreClosure storeId={thread.storeId} />}
      {lastMessage && <p className={styles['excerpt']}>{lastMessage.excerpt}</p>}
      {turn && (
        <div className={styles['next']}>
          {t(`task.${turn.task}.${turnOf(turn.side)}`)}
          {due && <div className={styles['quiet']}>{t('due.at', { when: format.dateTime(due) })}</div>}
        </div>
      )}
    </>
  )
}
