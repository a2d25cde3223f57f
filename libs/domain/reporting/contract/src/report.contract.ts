import { defineEndpoint, defineStep, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
import { reportCountInput, reportGroupRow, reportPageInput, reportSendInput } from './report.schema'

/** Signed-in people and visitors alike, without a token: a report says nothing about who met the fault. */
export const reportSend = defineEndpoint({
  name: 'reporting.reportSend',
  path: '/platform/report/send',
  audiences: ['visitor'],
  input: reportSendInput,
  output: z.object({ accepted: z.int() }),
  errors: ['MALL600400'],
  writes: true,
  // A page that is being left sends with `sendBeacon`, which has no headers; one report counted twice hurts nobody.
  replay: false,
  touches: ['report'],
  rateLimit: 60,
})

export const reportPage = defineEndpoint({
  name: 'reporting.reportPage',
  path: '/platform/report/page',
  audiences: ['operator'],
  input: reportPageInput,
  output: pageOutput(reportGroupRow),
  reads: ['report'],
})

export const reportStatusCount = defineEndpoint({
  name: 'reporting.reportStatusCount',
  path: '/platform/report/statusCount',
  audiences: ['operator'],
  input: reportCountInput,
  output: statusCountOutput(),
  reads: ['report'],
})

const REPORT = {
  name: 'reporting.report',
  path: '/platform/report',
  touches: ['report'],
  errors: ['MALL600404'],
  changed: () => z.object({ id: z.string(), status: z.string(), version: z.int() }),
} as const

export const reportResolve = defineStep(REPORT, 'resolve', {
  audiences: ['operator'],
})

export const reportReopen = defineStep(REPORT, 'reopen', {
  audiences: ['operator'],
})
