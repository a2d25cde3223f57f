import { defineEndpoint, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
import {
  auditCountInput,
  auditExportInput,
  auditPageInput,
  auditRow,
  auditTypesInput,
  auditVerifyInput,
  auditVerifyOutput,
} from './audit.schema'

export const auditPage = defineEndpoint({
  name: 'governance.auditPage',
  path: '/platform/audit/page',
  audiences: ['operator'],
  input: auditPageInput,
  output: pageOutput(auditRow),
  errors: ['MALL600403'],
  reads: ['audit'],
  summary: 'Who changed what, newest first; for auditors, of one region or of all that they serve.',
})

export const auditStatusCount = defineEndpoint({
  name: 'governance.auditStatusCount',
  path: '/platform/audit/statusCount',
  audiences: ['operator'],
  input: auditCountInput,
  output: statusCountOutput(),
  errors: ['MALL600403'],
  reads: ['audit'],
})

export const auditDetail = defineEndpoint({
  name: 'governance.auditDetail',
  path: '/platform/audit/detail',
  audiences: ['operator'],
  input: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/, { error: 'invalid_format' })) }),
  output: auditRow,
  errors: ['MALL600403', 'MALL600404'],
  reads: ['audit'],
})

export const auditEntityTypes = defineEndpoint({
  name: 'governance.auditEntityTypes',
  path: '/platform/audit/entityTypes',
  audiences: ['operator'],
  input: auditTypesInput,
  output: z.object({ entityTypes: z.array(z.string()) }),
  errors: ['MALL600403'],
  reads: ['audit'],
  summary: 'The kinds of documents that the log speaks of.',
})

export const auditExport = defineEndpoint({
  name: 'governance.auditExport',
  path: '/platform/audit/export',
  audiences: ['operator'],
  input: auditExportInput,
  output: z.unknown(),
  errors: ['MALL600403'],
  kind: 'binary',
  audit: 'read',
  reads: ['audit'],
  summary: 'The rows that the filters leave, as a workbook; taking them away is itself recorded.',
})

export const auditVerify = defineEndpoint({
  name: 'governance.auditVerify',
  path: '/platform/audit/verify',
  audiences: ['operator'],
  input: auditVerifyInput,
  output: auditVerifyOutput,
  errors: ['MALL600403'],
  audit: 'read',
  reads: ['audit'],
  rateLimit: 6,
  summary: 'Walks the chain of one day, or the whole one, and names the first link that does not hold.',
})
