import {
  JOB_STATUSES,
  backgroundJobPage,
  backgroundJobPause,
  backgroundJobResume,
  backgroundJobRun,
  backgroundJobStatusCount,
  type JobAction,
  type JobRow,
  type JobStatus,
} from '@tradeport/domain/governance/contract'
import {
  EntityStatus,
  ReasonForm,
  defineEntity,
  entityAction,
  known,
  textOf,
  type ActionFormProps,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { FailureCell, LastRunCell, NameCell, NextRunCell, PaceCell, jobPath } from './job-cells'
import { JOB_NAMES } from './job-names'
import { useJobPurpose } from './job-words'

const TONES: Record<JobStatus, Tone> = { healthy: 'success', failing: 'danger', late: 'warning', paused: 'neutral' }
const COLUMNS = ['name', 'status', 'every', 'lastRun', 'nextRun', 'failure'] as const
/** Jobs run by themselves: what is on screen is looked at again after this time. */
const EVERY_MS = 15_000

const reasonForm = (action: JobAction) =>
  function JobReasonForm(props: ActionFormProps<JobRow>) {
    const t = useT('governanceJobs')
    return (
      <ReasonForm
        {...props}
        intro={t(`intro.${action}`)}
        noteLabel={t('reason')}
        noteRequired
        submit={t(`action.${action}`)}
        danger={action === 'pause'}
      />
    )
  }

const decision = ({ id, version }: JobRow, values: Record<string, unknown>) => ({
  ...{ id, version },
  reason: textOf(values, 'note') ?? '',
})

/** Sought by the words that stand on the page as well as by the name. */
function useFilters({ keyword }: ListQuery) {
  const purpose = useJobPurpose()
  if (!keyword) return {}
  const words = keyword.trim().toLowerCase()
  return { keyword, names: JOB_NAMES.filter(name => purpose(name).toLowerCase().includes(words)) }
}

export const jobEntity = defineEntity<JobRow, JobStatus, (typeof COLUMNS)[number], never, JobAction, 'operator'>({
  name: 'backgroundJob',
  statuses: JOB_STATUSES,
  tones: TONES,
  nameOf: row => row.id,
  hrefOf: row => jobPath(row.id),
  columns: {
    name: { render: row => <NameCell row={row} /> },
    status: { render: row => <EntityStatus entity={jobEntity} status={row.status} /> },
    every: { render: row => <PaceCell row={row} /> },
    lastRun: { render: row => <LastRunCell row={row} /> },
    nextRun: { render: row => <NextRunCell row={row} /> },
    failure: { render: row => <FailureCell row={row} /> },
  },
  filters: {},
  actions: {
    run: entityAction<JobRow, typeof backgroundJobRun>({
      endpoint: backgroundJobRun,
      input: decision,
      Form: reasonForm('run'),
    }),
    pause: entityAction<JobRow, typeof backgroundJobPause>({
      endpoint: backgroundJobPause,
      input: decision,
      emphasis: 'danger',
      Form: reasonForm('pause'),
    }),
    resume: entityAction<JobRow, typeof backgroundJobResume>({
      endpoint: backgroundJobResume,
      input: decision,
      emphasis: 'primary',
      Form: reasonForm('resume'),
    }),
  },
  audiences: { operator: { columns: COLUMNS } },
  usePage: query =>
    useEndpoint(
      backgroundJobPage,
      {
        ...useFilters(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(JOB_STATUSES, query.status),
      },
      { keepPrevious: true, refetchEveryMs: EVERY_MS },
    ),
  useCounts: query => useEndpoint(backgroundJobStatusCount, useFilters(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('governanceJobs')
    return {
      title: t('title'),
      emptyHint: t('empty'),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`intro.${action}`),
      done: action => t(`done.${action}`),
    }
  },
})
