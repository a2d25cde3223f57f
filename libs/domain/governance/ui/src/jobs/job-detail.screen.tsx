import { useParams } from 'react-router-dom'
import { backgroundJobDetail, type JobRun } from '@tradeport/domain/governance/contract'
import { DetailSection, EntityDetail, Facts, PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
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
    <PlainTable label={t('runs.title')}>
      <thead>
        <tr>
          <th scope="col">{t('runs.at')}</th>
          <th scope="col">{t('runs.duration')}</th>
          <th scope="col">{t('runs.result')}</th>
          <th scope="col">{t('runs.by')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(run => (
          <tr key={run.id}>
            <td className="tp-tabular">{format.dateTime(run.startedAt)}</td>
            <td className={styles['line']}>{duration(run.durationMs)}</td>
            <td>
              <span className={styles['failure']}>{run.error ?? t(`result.${run.result}`)}</span>
            </td>
            <td>{run.requestedBy ?? t('runs.clock')}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
