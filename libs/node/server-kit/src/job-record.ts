import { uuidv7 } from '@tradeport/node/db'
import type { ContextParts } from './context-factory'
import type { Job } from './module'

/** Statements of a transaction, or of the pool. */
export interface Statements {
  query(name: string, text: string, values: readonly unknown[]): Promise<readonly object[]>
}

export interface TakenJob {
  failures: number
  run_requested_by: string | null
  run_requested_at: Date | null
}

export const poolStatements = ({ pool }: ContextParts): Statements => ({
  query: async (name, text, values) => (await pool.query<object>({ name, text, values: [...values] })).rows,
})

const KEPT_RUNS = 50
const FIRST_RETRY_SECONDS = 5
const LONGEST_ERROR = 500
const PERSONAL = /[^\s<>"']+@[^\s<>"']+|\+?\d{7,}/g

/** Why a run failed, without the addresses and numbers of people that databases and mail servers like to repeat. */
export function failureText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(PERSONAL, '•••').slice(0, LONGEST_ERROR)
}

/** When a job that failed for the `failures`th time in a row is tried again: soon at first, then at its own pace or every minute. */
export function retrySeconds(failures: number, everySeconds: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** (failures - 1), Math.max(everySeconds, 60))
}

export interface FinishedRun {
  startedAt: Date
  finishedAt: Date
  /** Null: it went well. */
  error: string | null
}

/** Keeps what became of a run, and when the next is due. */
export async function recordRun(statements: Statements, job: Job, taken: TakenJob, run: FinishedRun): Promise<void> {
  const { startedAt, finishedAt, error } = run
  const failures = error === null ? 0 : taken.failures + 1
  const wait = error === null ? job.everySeconds : retrySeconds(failures, job.everySeconds)
  const duration = finishedAt.getTime() - startedAt.getTime()
  await statements.query(
    'job_done',
    `update scheduled_job set next_run_at = $2, last_started_at = $3, last_duration_ms = $4, last_result = $5, last_error = $6,
       failures = $7, failing_since = case when $7 = 0 then null else coalesce(failing_since, $3) end,
       run_requested_by = case when run_requested_at > $3 then run_requested_by end,
       run_requested_at = case when run_requested_at > $3 then run_requested_at end
     where name = $1`,
    [
      job.name,
      new Date(finishedAt.getTime() + wait * 1000).toISOString(),
      startedAt.toISOString(),
      duration,
      error === null ? 'ok' : 'failed',
      error,
      failures,
    ],
  )
  if (error === null && taken.failures === 0 && taken.run_requested_at === null) return
  await statements.query(
    'job_run_keep',
    `insert into job_run (id, job, started_at, duration_ms, result, error, requested_by) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      uuidv7(),
      job.name,
      startedAt.toISOString(),
      duration,
      error === null ? 'ok' : 'failed',
      error,
      taken.run_requested_by,
    ],
  )
  await statements.query(
    'job_run_forget',
    `delete from job_run where job = $1 and id in
       (select id from job_run where job = $1 order by started_at desc, id desc offset ${KEPT_RUNS})`,
    [job.name],
  )
}
