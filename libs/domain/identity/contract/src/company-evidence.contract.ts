import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { CHECK_METHODS } from './certificate.contract'

const evidence = z.object({
  id: id(),
  kind: z.string(),
  /** What operators call a kind that they have added. */
  kindName: z.nullable(z.string()),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  method: z.enum(CHECK_METHODS),
  checkedAt: z.string(),
  /** Signed-in people may open them. */
  fileIds: z.array(id()),
})
export type CompanyEvidence = z.output<typeof evidence>

export const companyEvidence = defineEndpoint({
  name: 'identity.companyEvidence',
  path: '/user/company/evidence',
  audiences: ['visitor'],
  reads: ['certificate', 'company'],
  /** One of the two. */
  input: z.object({ storeId: z.optional(id()), companyId: z.optional(id()) }),
  output: z.object({ verifyLevel: z.int(), contactVerified: z.boolean(), evidence: z.array(evidence) }),
  errors: ['USER_SERVICE530404'],
  summary: 'What stands behind a company’s badge now: what was checked, how, when, until when it holds.',
})

export const evidenceFile = defineEndpoint({
  name: 'identity.evidenceFile',
  method: 'GET',
  path: '/user/company/evidence/file/:id',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  kind: 'binary',
  rateLimit: 60,
  input: z.object({ id: id() }),
  output: z.unknown(),
  errors: ['FILE700404'],
  summary: 'A document behind a badge, as long as the badge stands.',
})
