import { pageInput, z } from '@tradeport/kernel/contract-kit'

export const AUDIT_RESULTS = ['ok', 'denied', 'failed'] as const
export type AuditResult = (typeof AUDIT_RESULTS)[number]

export const AUDIT_SORTS = ['-at', 'at'] as const

/** A civil date, in the reader's time zone. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'invalid_format' }))

/** Of the region of the call, unless it is asked for `all` that the reader serves: what holds for every region stands in one of their logs. */
export const AUDIT_SCOPES = ['all'] as const

const filters = {
  scope: z.optional(z.enum(AUDIT_SCOPES)),
  /** Number or id of a document, name or id of a person, name or number of a company. */
  keyword: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(z.enum(AUDIT_RESULTS)),
  entityType: z.optional(z.string().check(z.maxLength(60))),
  actorUserId: z.optional(z.uuid()),
  companyId: z.optional(z.uuid()),
  from: z.optional(day),
  to: z.optional(day),
}

export const auditPageInput = pageInput(filters, AUDIT_SORTS)
const { status: _status, ...withoutStatus } = filters
export const auditCountInput = z.object(withoutStatus)
export const auditExportInput = z.object(filters)
export const auditTypesInput = z.object({ scope: filters.scope })

/** One field as it was and as it is; JSON where it is no plain text, null where it was not there. */
export const auditFieldChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

export const auditRow = z.object({
  id: z.string(),
  regionId: z.string(),
  at: z.string(),
  actorUserId: z.nullable(z.string()),
  /** `operator`, `seller`, … or `system`. */
  actorKind: z.string(),
  actorName: z.string(),
  action: z.string(),
  entityType: z.string(),
  entityId: z.string(),
  entityNo: z.nullable(z.string()),
  companyId: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  requestSource: z.int(),
  requestId: z.string(),
  ip: z.nullable(z.string()),
  /** What the program said of itself; not in rows of before this was kept. */
  userAgent: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The person as whom an operator was looking on. */
  onBehalfOf: z.nullable(z.string()),
  onBehalfOfName: z.nullable(z.string()),
  changes: z.array(auditFieldChange),
  /** The row has its link of the chain. */
  sealed: z.boolean(),
  status: z.enum(AUDIT_RESULTS),
  version: z.int(),
  actions: z.array(z.string()),
})
export type AuditRow = z.output<typeof auditRow>

export const auditVerifyInput = z.object({ day: z.optional(day) })

/** What is wrong with the first link that does not hold. */
export const CHAIN_FAULTS = ['changed', 'missing', 'order', 'unsealed'] as const

export const auditVerifyOutput = z.object({
  /** Links looked at. */
  checked: z.int(),
  /** Rows written so lately that they have no link yet. */
  waiting: z.int(),
  /** Of the last link, hexadecimal: kept elsewhere it shows that nothing was cut off the end. */
  lastHash: z.nullable(z.string()),
  fault: z.nullable(z.object({ kind: z.enum(CHAIN_FAULTS), seq: z.string(), day: z.nullable(z.string()) })),
})
export type AuditVerification = z.output<typeof auditVerifyOutput>
