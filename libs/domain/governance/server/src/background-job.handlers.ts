import type * as governanceContract from '@tradeport/domain/governance/contract'
import { JOB_STATUSES, type JobAction, type JobRow, type JobSwitch } from '@tradeport/domain/governance/contract'
import { jobActions, jobStatus } from '@tradeport/domain/governance/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import { pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'

const DOCUMENT = 'backgroundJob'

interface JobRecord {
  name: string
  every_seconds: number
  status: JobSwitch
  version: number
  next_run_at: Date
  last_started_at: Date | null
  last_duration_ms: number | null
  last_result: 'ok' | 'failed' | null
  last_error: string | null
  failures: number
  failing_since: Date | null
  run_requested_at: Date | null
}

interface RunRecord {
  id: string
  started_at: Date
  duration_ms: number
  result: 'ok' | 'failed'
  error: string | null
  requested_by: string | null
}

const COLUMNS = `name, every_seconds, status, version, next_run_at, last_started_at, last_duration_ms, last_result, last_error,
  failures, failing_since, run_requested_at`

function rowDto(ctx: ActorContext, row: JobRecord): JobRow {
  const status = jobStatus({ status: row.status, failures: row.failures, nextRunAt: row.next_run_at }, ctx.now())
  return {
    id: row.name,
    everySeconds: row.every_seconds,
    lastStartedAt: isoOrNull(row.last_started_at),
    lastDurationMs: row.last_duration_ms,
    lastResult: row.last_result,
    lastError: row.last_error,
    failures: row.failures,
    failingSince: isoOrNull(row.failing_since),
    nextRunAt: row.status === 'paused' ? null : iso(row.next_run_at),
    requested: row.run_requested_at !== null,
    status,
    version: row.version,
    actions: jobActions(row.status, ctx.actor.roles),
  }
}

/** What asks for somebody stands first. */
const URGENCY: readonly JobRow['status'][] = ['failing', 'late', 'paused', 'healthy']

/** All of them, a few dozen: what the code of this version registered. */
async function jobs(
  ctx: ActorContext,
  { keyword = '', names = [] }: { keyword?: string | undefined; names?: readonly string[] | undefined },
): Promise<JobRow[]> {
  const rows = await ctx.query<JobRecord>('job_list', `select ${COLUMNS} from scheduled_job order by name`, [])
  return rows
    .filter(({ name }) => name.toLowerCase().includes(keyword.trim().toLowerCase()) || names.includes(name))
    .map(row => rowDto(ctx, row))
    .sort((a, b) => URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status))
}

/** @throws AppError `MALL600404` */
async function job(ctx: ActorContext, name: string, lock = ''): Promise<JobRecord> {
  const [row] = await ctx.query<JobRecord>(
    `job_one${lock}`,
    `select ${COLUMNS} from scheduled_job where name = $1${lock}`,
    [name],
  )
  if (!row) throw new AppError('MALL600404')
  return row
}

const SET: Readonly<Record<JobAction, string>> = {
  // Whoever runs it holds the row until the run is over; asking again meanwhile waits for that.
  run: 'run_requested_at = $3, run_requested_by = $4',
  pause: `status = 'paused'`,
  // What it missed is not made up for: it is due now.
  resume: `status = 'active', next_run_at = $3, failures = 0, failing_since = null`,
}

async function step(
  ctx: ActorContext,
  input: { id: string; version: number; reason: string },
  action: JobAction,
): Promise<{ id: string; status: JobRow['status']; version: number }> {
  const row = await job(ctx, input.id, ' for update')
  if (row.version !== input.version) throw new AppError('FT510006')
  if (!jobActions(row.status, ctx.actor.roles).includes(action)) throw new AppError('MALL600403')
  const values: unknown[] = [row.name, row.version, ctx.now().toISOString(), ctx.actor.displayName]
  const used = values.slice(0, action === 'run' ? 4 : action === 'resume' ? 3 : 2)
  const [next] = await ctx.query<JobRecord>(
    `job_${action}`,
    `update scheduled_job set ${SET[action]}, version = version + 1 where name = $1 and version = $2 returning ${COLUMNS}`,
    used,
  )
  if (!next) throw new AppError('FT510006')
  await ctx.audit({
    action: `${DOCUMENT}:${action}`,
    entityType: DOCUMENT,
    entityId: row.name,
    before: { status: row.status },
    after: { status: next.status },
    reason: input.reason,
  })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: row.name })
  const { id, status, version } = rowDto(ctx, next)
  return { id, status, version }
}

type JobEndpoints = {
  [
    K in keyof typeof governanceContract as K extends `backgroundJob${string}` ? K : never
  ]: (typeof governanceContract)[K]
}

export const backgroundJobHandlers: Handlers<JobEndpoints> = {
  async backgroundJobPage(ctx, input) {
    const found = (await jobs(ctx, input)).filter(row => !input.status || row.status === input.status)
    const from = (input.pageNum - 1) * input.pageSize
    return pageOf(input, found.slice(from, from + input.pageSize), found.length)
  },

  async backgroundJobStatusCount(ctx, input) {
    const all = await jobs(ctx, input)
    const count = (status: JobRow['status']) => all.filter(row => row.status === status).length
    return { all: all.length, ...Object.fromEntries(JOB_STATUSES.map(status => [status, count(status)])) }
  },

  async backgroundJobDetail(ctx, input) {
    const row = await job(ctx, input.id)
    const runs = await ctx.query<RunRecord>(
      'job_runs',
      `select id, started_at, duration_ms, result, error, requested_by from job_run
       where job = $1 order by started_at desc, id desc limit 50`,
      [row.name],
    )
    return {
      ...rowDto(ctx, row),
      runs: runs.map(run => ({
        id: run.id,
        startedAt: iso(run.started_at),
        durationMs: run.duration_ms,
        result: run.result,
        error: run.error,
        requestedBy: run.requested_by,
      })),
    }
  },

  backgroundJobRun: (ctx, input) => step(ctx, input, 'run'),

  backgroundJobPause: (ctx, input) => step(ctx, input, 'pause'),

  backgroundJobResume: (ctx, input) => step(ctx, input, 'resume'),
}
