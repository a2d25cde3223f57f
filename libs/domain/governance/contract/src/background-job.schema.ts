import { pageInput, text, z } from '@tradeport/kernel/contract-kit'

/** What is set by operators. */
export const JOB_SWITCHES = ['active', 'paused'] as const
export type JobSwitch = (typeof JOB_SWITCHES)[number]

/** How a job is doing: `late` is due for long, and no instance has taken it. */
export const JOB_STATUSES = ['healthy', 'failing', 'late', 'paused'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export const JOB_ACTIONS = ['run', 'pause', 'resume'] as const
export type JobAction = (typeof JOB_ACTIONS)[number]

export const JOB_RESULTS = ['ok', 'failed'] as const

/** Failures in a row before somebody has to look. */
export const FAILS_TOO_OFTEN = 3

const jobName = () => z.string().check(z.minLength(1), z.maxLength(80))

const sought = {
  /** Part of the name. */
  keyword: z.optional(z.string().check(z.maxLength(80))),
  /** Found besides: whose words on the page hold the keyword, in the reader's language. */
  names: z.optional(z.array(jobName()).check(z.maxLength(200))),
}
export const jobPageInput = pageInput({ status: z.optional(z.enum(JOB_STATUSES)), ...sought })
export const jobCountInput = z.object(sought)
export const jobDetailInput = z.object({ id: jobName() })
export const jobStepInput = z.object({ id: jobName(), version: z.int().check(z.minimum(0)), reason: text(500) })

export const jobRow = z.object({
  /** Its name. */
  id: z.string(),
  everySeconds: z.int(),
  lastStartedAt: z.nullable(z.string()),
  lastDurationMs: z.nullable(z.int()),
  lastResult: z.nullable(z.enum(JOB_RESULTS)),
  lastError: z.nullable(z.string()),
  /** In a row. */
  failures: z.int(),
  failingSince: z.nullable(z.string()),
  /** Null while it is paused. */
  nextRunAt: z.nullable(z.string()),
  /** Somebody asked for it, and it has not begun yet. */
  requested: z.boolean(),
  status: z.enum(JOB_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
})
export type JobRow = z.output<typeof jobRow>

export const jobRun = z.object({
  id: z.string(),
  startedAt: z.string(),
  durationMs: z.int(),
  result: z.enum(JOB_RESULTS),
  error: z.nullable(z.string()),
  /** Null: by its clock. */
  requestedBy: z.nullable(z.string()),
})
export type JobRun = z.output<typeof jobRun>
