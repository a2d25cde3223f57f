import { useParams } from 'react-router-dom'
import { backgroundJobDetail, type JobRun } from '@tradeport/domain/governance/contract'
import { DetailSection, EntityDetail, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { DataTable } from '@tradeport/web/ui'
import { FailureCell, LastRunCell, NextRunCell, PaceCell } from './job-cells'
import { jobEntity } from './job.entity'
import { useDuration, useJobPurpose } from './job-words'
import styles from './jobs.module.css'

const EVERY_MS = 5_000

/** `/jobs/:domain/:task?`: one job, and its runs that tell something. */
export default function JobDetailScreen() {
  const t = useT('governanceJobs')
  const purpose = useJobPurpose()
  const { domain, task } = useParams()
  const state = useEndpoint(
    backgroundJobDetail,
    { id: [domain, task].filter(Boolean).join('.') },
    { refetchEveryMs: EVERY_MS, keepPrevious: true },
  )
  return (
    <EntityDetail entity={jobEntity} audience="operator" state={state} backTo="/jobs" title={job => purpose(job.id)}>
      {job => (
        <>
          <DetailSection title={t('column.status')}>
            <Facts
              facts={[
                { key: 'id', label: t('column.name'), value: <code>{job.id}</code> },
                { key: 'every', label: t('column.every'), value: <PaceCell row={job} /> },
                { key: 'last', label: t('column.lastRun'), value: <LastRunCell row={job} /> },
                { key: 'next', label: t('column.nextRun'), value: <NextRunCell row={job} /> },
                { key: 'failure', label: t('column.failure'), value: job.failures > 0 && <FailureCell row={job} /> },
              ]}
            />
          </DetailSection>
          <DetailSection title={t('runs.title')}>
            {job.runs.length === 0 ? <p className={styles['soft']}>{t('runs.none')}</p> : <Runs runs={job.runs} />}
          </DetailSection>
        </>
      )}
    </EntityDetail>
  )
}

function Runs({ runs }: { runs: readonly JobRun[] }) {
  const t = useT('governanceJobs')
  const format = useFormat()
  const duration = useDuration()
  return (
    <DataTable
      label={t('runs.title')}
      rows={runs}
      columns={[
        {
          key: 'at',
          title: t('runs.at'),
          render: run => <span className="tp-tabular">{format.dateTime(run.startedAt)}</span>,
        },
        {
          key: 'duration',
          title: t('runs.duration'),
          render: run => <span className={styles['line']}>{duration(run.durationMs)}</span>,
        },
        {
          key: 'result',
          title: t('runs.result'),
          render: run => <span className={styles['failure']}>{run.error ?? t(`result.${run.result}`)}</span>,
        },
        { key: 'by', title: t('runs.by'), render: run => run.requestedBy ?? t('runs.clock') },
      ]}
    />
  )
}
