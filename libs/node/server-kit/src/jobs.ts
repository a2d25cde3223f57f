import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { SYSTEM, type ActorContext } from './context'
import { inTransaction, type CallFacts, type ContextParts } from './context-factory'
import { failureText, poolStatements, recordRun, type TakenJob } from './job-record'
import type { Job, JobStep, SteppedJob, TransactionJob } from './module'

const TICK_MS = 1_000

export interface JobRunner {
  /** Gives every job its row. */
  register(): Promise<void>
  /** Runs what is due, once; the timer does it every second. */
  tick(): Promise<void>
  start(): void
  stop(): Promise<void>
  /** Runs one job now, whatever its clock says. */
  run(name: string): Promise<void>
}

const systemFacts = ({ regions }: ContextParts, name: string): CallFacts => ({
  actor: SYSTEM,
  region: regions.of(DEFAULT_REGION),
  locale: 'en_US',
  requestId: `job-${name}`,
  requestSource: 1,
  ip: '',
  token: null,
})

/** Runs `work` as the system itself, in one transaction. */
export function asSystem<T>(parts: ContextParts, name: string, work: (ctx: ActorContext) => Promise<T>): Promise<T> {
  return inTransaction(parts, systemFacts(parts, name), work)
}

/** How long a stepped job may go without a word before another instance takes it for crashed. */
const LEASE_SECONDS = 120

const IS_DUE = `(status = 'active' and next_run_at <= $1) or run_requested_at is not null`

/**
 * Timers in PostgreSQL: a due job's row is taken with `for update skip locked`, so that of many instances one runs it, and a
 * crashed run is simply due again.
 */
export function createJobRunner(parts: ContextParts, jobs: readonly Job[]): JobRunner {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const stepOf =
    (name: string): JobStep =>
    work =>
      asSystem(parts, name, work)

  async function take(ctx: ActorContext, job: Job): Promise<TakenJob | undefined> {
    const [row] = await ctx.query<TakenJob>(
      'job_take',
      `select failures, run_requested_at, run_requested_by from scheduled_job where (${IS_DUE}) and name = $2 for update skip locked`,
      [ctx.now().toISOString(), job.name],
    )
    return row
  }

  async function runTaken(job: TransactionJob): Promise<void> {
    const startedAt = parts.clock()
    let taken: TakenJob | undefined
    try {
      await asSystem(parts, job.name, async ctx => {
        taken = await take(ctx, job)
        if (!taken) return
        await job.run(ctx)
        await recordRun(ctx, job, taken, { startedAt, finishedAt: ctx.now(), error: null })
      })
    } catch (error) {
      await failed(job, taken, startedAt, error)
    }
  }

  async function runSteps(job: SteppedJob): Promise<void> {
    const startedAt = parts.clock()
    let taken: TakenJob | undefined
    try {
      taken = await asSystem(parts, job.name, async ctx => {
        const row = await take(ctx, job)
        if (row)
          await ctx.query(
            'job_lease',
            'update scheduled_job set next_run_at = $2, run_requested_at = null, run_requested_by = null where name = $1',
            [job.name, new Date(startedAt.getTime() + LEASE_SECONDS * 1000).toISOString()],
          )
        return row
      })
      if (!taken) return
      await job.steps(stepOf(job.name))
      await recordRun(poolStatements(parts), job, taken, { startedAt, finishedAt: parts.clock(), error: null })
    } catch (error) {
      await failed(job, taken, startedAt, error)
    }
  }

  /** With statements of its own: the transaction of the run is gone. */
  async function failed(job: Job, taken: TakenJob | undefined, startedAt: Date, error: unknown): Promise<void> {
    parts.logger.error({ err: error, job: job.name }, 'job failed')
    if (!taken) return
    await recordRun(poolStatements(parts), job, taken, {
      startedAt,
      finishedAt: parts.clock(),
      error: failureText(error),
    })
  }

  async function register(): Promise<void> {
    const names = jobs.map(job => job.name)
    await parts.pool.query(
      `insert into scheduled_job (name, every_seconds, next_run_at)
       select name, every_seconds, $3 from unnest($1::text[], $2::int[]) as job (name, every_seconds)
       on conflict (name) do update set every_seconds = excluded.every_seconds`,
      [names, jobs.map(job => job.everySeconds), parts.clock().toISOString()],
    )
    // What this version does not have any more; an older instance that still does would register it again.
    await parts.pool.query('delete from scheduled_job where name <> all ($1)', [names])
  }

  async function tick(): Promise<void> {
    const due = await parts.pool.query<{ name: string }>(`select name from scheduled_job where ${IS_DUE}`, [
      parts.clock().toISOString(),
    ])
    const names = new Set(due.rows.map(row => row.name))
    for (const job of jobs) {
      if (stopped || !names.has(job.name)) continue
      await ('steps' in job ? runSteps(job) : runTaken(job)).catch((error: unknown) =>
        parts.logger.error({ err: error, job: job.name }, 'what became of a job could not be kept'),
      )
    }
  }

  const schedule = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = tick()
        .catch((error: unknown) => parts.logger.error({ err: error }, 'jobs could not be looked up'))
        .finally(schedule)
    }, TICK_MS)
  }

  return {
    register,
    tick,
    start() {
      running = register()
        .catch((error: unknown) => parts.logger.error({ err: error }, 'jobs could not be registered'))
        .finally(schedule)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
    async run(name) {
      const job = jobs.find(candidate => candidate.name === name)
      if (!job) throw new Error(`there is no job ${name}`)
      await ('steps' in job ? job.steps(stepOf(name)) : asSystem(parts, name, ctx => job.run(ctx)))
    },
  }
}
