import { defineEndpoint, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
import {
  JOB_STATUSES,
  jobCountInput,
  jobDetailInput,
  jobPageInput,
  jobRow,
  jobRun,
  jobStepInput,
} from './background-job.schema'

export const backgroundJobPage = defineEndpoint({
  name: 'governance.backgroundJobPage',
  path: '/platform/job/page',
  audiences: ['operator'],
  input: jobPageInput,
  output: pageOutput(jobRow),
  reads: ['backgroundJob'],
  summary: 'Work that the platform does by the clock, and how it goes; what fails stands first.',
})

export const backgroundJobStatusCount = defineEndpoint({
  name: 'governance.backgroundJobStatusCount',
  path: '/platform/job/statusCount',
  audiences: ['operator'],
  input: jobCountInput,
  output: statusCountOutput(),
  reads: ['backgroundJob'],
})

export const backgroundJobDetail = defineEndpoint({
  name: 'governance.backgroundJobDetail',
  path: '/platform/job/detail',
  audiences: ['operator'],
  input: jobDetailInput,
  output: z.extend(jobRow, { runs: z.array(jobRun) }),
  errors: ['MALL600404'],
  reads: ['backgroundJob'],
  summary: 'A job with its last runs that failed, recovered or were asked for.',
})

const stepOutput = z.object({ id: z.string(), status: z.enum(JOB_STATUSES), version: z.int() })
const REFUSALS = ['MALL600403', 'MALL600404', 'FT510006'] as const

export const backgroundJobRun = defineEndpoint({
  name: 'governance.backgroundJobRun',
  path: '/platform/job/run',
  audiences: ['operator'],
  input: jobStepInput,
  output: stepOutput,
  errors: REFUSALS,
  writes: true,
  touches: ['backgroundJob'],
  summary: 'Asks for a run as soon as an instance is free, also of a job that is paused.',
})

export const backgroundJobPause = defineEndpoint({
  name: 'governance.backgroundJobPause',
  path: '/platform/job/pause',
  audiences: ['operator'],
  input: jobStepInput,
  output: stepOutput,
  errors: REFUSALS,
  writes: true,
  touches: ['backgroundJob'],
})

export const backgroundJobResume = defineEndpoint({
  name: 'governance.backgroundJobResume',
  path: '/platform/job/resume',
  audiences: ['operator'],
  input: jobStepInput,
  output: stepOutput,
  errors: REFUSALS,
  writes: true,
  touches: ['backgroundJob'],
})
