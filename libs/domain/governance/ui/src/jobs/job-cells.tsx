import type { JobRow } from '@tradeport/domain/governance/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import { useDuration, useJobPurpose } from './job-words'
import styles from './jobs.module.css'

interface CellProps {
  readonly row: JobRow
}

/** An address whose last part has a dot would be taken for a file. */
export const jobPath = (id: string) => `/jobs/${id.replace('.', '/')}`

export function NameCell({ row }: CellProps) {
  const purpose = useJobPurpose()
  return (
    <span className={styles['pair']}>
      <AppLink to={jobPath(row.id)}>{purpose(row.id)}</AppLink>
      <code className={styles['soft']}>{row.id}</code>
    </span>
  )
}

export function PaceCell({ row }: CellProps) {
  return <span className={styles['line']}>{useDuration()(row.everySeconds * 1000)}</span>
}

export function LastRunCell({ row }: CellProps) {
  const t = useT('governanceJobs')
  const format = useFormat()
  const duration = useDuration()
  if (row.lastStartedAt === null) return <span className={styles['soft']}>{t('never')}</span>
  return (
    <span className={styles['pair']}>
      <span className="tp-tabular">{format.dateTime(row.lastStartedAt)}</span>
      {row.lastDurationMs !== null && <span className={styles['soft']}>{duration(row.lastDurationMs)}</span>}
    </span>
  )
}

export function NextRunCell({ row }: CellProps) {
  const t = useT('governanceJobs')
  const format = useFormat()
  if (row.requested) return <span>{t('requested')}</span>
  return <span className="tp-tabular">{row.nextRunAt ? format.dateTime(row.nextRunAt) : '–'}</span>
}

export function FailureCell({ row }: CellProps) {
  const t = useT('governanceJobs')
  const format = useFormat()
  if (row.failures === 0) return null
  return (
    <span className={styles['pair']}>
      <span className={styles['failure']}>{row.lastError}</span>
      <span className={styles['soft']}>
        {t('failures', { count: row.failures, when: format.dateTime(row.failingSince) })}
      </span>
    </span>
  )
}
