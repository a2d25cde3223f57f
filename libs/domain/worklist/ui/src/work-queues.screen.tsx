import { WORK_QUEUE_LISTS, workQueues } from '@tradeport/domain/worklist/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { compareDue } from '@tradeport/kernel/values'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, SkeletonText, Tag } from '@tradeport/web/ui'
import styles from './work-queues.module.css'

/** What no domain tells live is looked at again after this time. */
const EVERY_MS = 60_000

type Queue = OutputOf<typeof workQueues>['queues'][number]

/** What is late first, then what is due soonest; the rest as it stood. */
const byUrgency = (a: Queue, b: Queue) => Number(b.late > 0) - Number(a.late > 0) || compareDue(a.dueAt, b.dueAt)

/** `/`: how much waits for this operator, and since when; each leads to its list. */
export default function WorkQueuesScreen() {
  const t = useT('worklist')
  const format = useFormat()
  useLive('worklist')
  const { data, error, refetch } = useEndpoint(workQueues, {}, { refetchEveryMs: EVERY_MS, staleMs: 0 })
  const queues = data?.queues ?? []
  const waiting = queues.filter(({ count }) => count > 0).sort(byUrgency)
  const idle = queues.filter(({ count }) => count === 0)
  return (
    <div className="tp-stack">
      <PageHeader title={t('title')} />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={6} />)}
      {data?.queues.length === 0 && <EmptyState title={t('nothing')} />}
      {waiting.length > 0 && (
        <ul className={styles['queues']}>
          {waiting.map(({ key, count, oldestAt, dueAt, late }) => (
            <li key={key}>
              <AppLink to={WORK_QUEUE_LISTS[key]} className={styles['queue'] ?? ''}>
                <span className={styles['count']}>{format.number(count)}</span>
                <span>{t(`queue.${key}`)}</span>
                {oldestAt && <span className="tp-soft">{t('since', { when: format.dateTime(oldestAt) })}</span>}
                {dueAt && late === 0 && <span className="tp-soft">{t('due', { when: format.dateTime(dueAt) })}</span>}
                {late > 0 && <Tag tone="danger">{t('late', { count: late })}</Tag>}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {idle.length > 0 && (
        <section aria-labelledby="idle-queues">
          <h2 id="idle-queues" className={styles['idleTitle']}>
            {t('nothing')}
          </h2>
          <ul className={styles['idle']}>
            {idle.map(({ key }) => (
              <li key={key}>
                <AppLink to={WORK_QUEUE_LISTS[key]}>{t(`queue.${key}`)}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
