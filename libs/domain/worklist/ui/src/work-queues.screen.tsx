import { WORK_QUEUE_LISTS, workQueues } from '@tradeport/domain/worklist/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, SkeletonText, Tag } from '@tradeport/web/ui'
import styles from './work-queues.module.css'

/** What no domain tells live is looked at again after this time. */
const EVERY_MS = 60_000

/** `/`: how much waits for this operator, and since when; each leads to its list. */
export default function WorkQueuesScreen() {
  const t = useT('worklist')
  const format = useFormat()
  useLive('worklist')
  const { data, error, refetch } = useEndpoint(workQueues, {}, { refetchEveryMs: EVERY_MS, staleMs: 0 })
  return (
    <div className="tp-stack">
      <PageHeader title={t('title')} />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={6} />)}
      {data?.queues.length === 0 && <EmptyState title={t('nothing')} />}
      {data && data.queues.length > 0 && (
        <ul className={styles['queues']}>
          {data.queues.map(({ key, count, oldestAt, dueAt, late }) => (
            <li key={key}>
              <AppLink to={WORK_QUEUE_LISTS[key]} className={styles['queue'] ?? ''}>
                <span className={styles['count']}>{format.number(count)}</span>
                <span>{t(`queue.${key}`)}</span>
                <span className="tp-soft">
                  {oldestAt ? t('since', { when: format.dateTime(oldestAt) }) : t('nothing')}
                </span>
                {dueAt && late === 0 && <span className="tp-soft">{t('due', { when: format.dateTime(dueAt) })}</span>}
                {late > 0 && <Tag tone="danger">{t('late', { count: late })}</Tag>}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
