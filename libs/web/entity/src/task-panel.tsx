import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { SkeletonText } from '@tradeport/web/ui'
import styles from './task-panel.module.css'

export interface Task {
  key: string
  href: string
  title: string
  note?: string | undefined
  /** By when, in words. */
  due?: string | undefined
  /** The time is nearly up. */
  urgent?: boolean
}

export interface TaskPanelProps {
  title: string
  /** Undefined while they are being asked for. */
  tasks: readonly Task[] | undefined
  /** All there are, where more than those shown. */
  total?: number
  allHref: string
  allLabel: string
  /** Said when nothing is to be done. */
  done: string
  failed?: boolean
}

/** What must be done now, of one kind; each line leads to where it is done. */
export function TaskPanel({ title, tasks, total, allHref, allLabel, done, failed = false }: TaskPanelProps) {
  const t = useT('entity')
  const count = total ?? tasks?.length ?? 0
  return (
    <section className={styles['panel']} aria-busy={tasks === undefined && !failed}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {count > 0 && <span className={styles['count']}>{count}</span>}
        {count > 0 && (
          <AppLink to={allHref} className={styles['all'] ?? ''}>
            {allLabel}
          </AppLink>
        )}
      </header>
      {tasks === undefined &&
        (failed ? <p className={styles['done']}>{t('list.failed.title')}</p> : <SkeletonText lines={3} />)}
      {tasks?.length === 0 && <p className={styles['done']}>{done}</p>}
      {tasks && tasks.length > 0 && (
        <ul className={styles['tasks']}>
          {tasks.map(task => (
            <li key={task.key} className={styles['task']}>
              <AppLink to={task.href} className={styles['link'] ?? ''}>
                {task.title}
              </AppLink>
              {task.due && (
                <span className={styles['due']} data-urgent={task.urgent ?? false}>
                  {task.due}
                </span>
              )}
              {task.note && <span className={styles['note']}>{task.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
