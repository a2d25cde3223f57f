import { defineEndpoint, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'

export const COMPANY_AUDIT_STATUSES = ['ok', 'denied', 'failed'] as const

const row = z.object({
  id: z.string(),
  at: z.string(),
  /** `buyer`, `seller`, `provider`, `operator` or `system`; what platform staff are called stays inside. */
  actorKind: z.string(),
  actorName: z.string(),
  action: z.string(),
  entityType: z.string(),
  entityNo: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  status: z.enum(COMPANY_AUDIT_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
})
export type CompanyAuditRow = z.output<typeof row>

export const companyAuditPage = defineEndpoint({
  name: 'identity.companyAuditPage',
  path: '/user/company/auditPage',
  audiences: ['buyer', 'seller', 'provider'],
  reads: ['companyAudit', 'member'],
  input: pageInput({ status: z.optional(z.enum(COMPANY_AUDIT_STATUSES)) }),
  output: pageOutput(row),
  errors: ['MALL600403'],
  summary: 'Who changed what in the own company, newest first; for its owners.',
})
