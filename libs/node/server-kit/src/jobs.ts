import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { SYSTEM, type ActorContext } from './context'
import { inTransaction, type CallFacts, type ContextParts } from './context-factory'
import type { Job } from './module'

const TICK_MS = 1_000

export interface JobRunner {
  start(): void
  stop(): Promise<void>
  /** Runs one job now, whatever its clock says. */
  run(name: string): Promise<void>
}

const systemFacts = (name: string): CallFacts => ({
  actor: SYSTEM,
  region: DEFAULT_REGION,
  locale: 'en_US',
  requestId: `job-${name}`,
  requestSource: 1,
  ip: '',
  token: null,
})

/** Runs `work` as the system itself, in one transaction. */
export function asSystem<T>(parts: ContextParts, name: string, work: (ctx: ActorContext) => Promise<T>): Promise<T> {
  return inTransaction(parts, systemFacts(name), work)
}

/**
 * Timers in PostgreSQL: a due job's row is taken with `for update skip locked`, so that of many instances one runs it, and a
 * crashed run is simply due again.
 */
export function createJobRunner(parts: ContextParts, jobs: readonly Job[]): JobRunner {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const runIfDue = (job: Job) =>
    asSystem(parts, job.name, async ctx => {
      const now = ctx.now()
      const due = await ctx.query<{ name: string }>(
        'job_take',
        'select name from scheduled_job where name = $1 and next_run_at <= $2 for update skip locked',
        [job.name, now.toISOString()],
      )
      if (due.length === 0) return
      await job.run(ctx)
      await ctx.query('job_next', 'update scheduled_job set next_run_at = $2 where name = $1', [
        job.name,
        new Date(now.getTime() + job.everySeconds * 1000).toISOString(),
      ])
    })

  const register = async () => {
    for (const job of jobs)
      await parts.pool.query('insert into scheduled_job (name, next_run_at) values ($1, $2) on conflict do nothing', [
        job.name,
        parts.clock().toISOString(),
      ])
  }

  const tick = async () => {
    const due = await parts.pool.query<{ name: string }>('select name from scheduled_job where next_run_at <= $1', [
      parts.clock().toISOString(),
    ])
    const names = new Set(due.rows.map(row => row.name))
    for (const job of jobs) {
      if (stopped || !names.has(job.name)) continue
      await runIfDue(job).catch((error: unknown) => parts.logger.error({ err: error, job: job.name }, 'job failed'))
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
      await asSystem(parts, name, ctx => job.run(ctx))
    },
  }
}
