import {
  civilDate,
  defineEndpoint,
  defineStep,
  id,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { listedCode } from './account-fields'

export const CERTIFICATE_STATUSES = ['pending', 'accepted', 'rejected', 'expired', 'withdrawn'] as const
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number]

export const CERTIFICATE_ACTIONS = ['accept', 'reject', 'withdraw', 'expire'] as const
export type CertificateAction = (typeof CERTIFICATE_ACTIONS)[number]

/** Kinds that the product names itself; operators add others to the list `certificate_kind`. */
export const CERTIFICATE_KINDS = [
  'business_licence',
  'export_licence',
  'iso9001',
  'iso14001',
  'bsci',
  'oeko_tex',
  'gots',
  'grs',
  'site_check',
  'other',
] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** How evidence was compared (marketplace.md 4.2, company_certificate). */
export const CHECK_METHODS = ['self', 'document', 'registry', 'site', 'third_party'] as const
export type CheckMethod = (typeof CHECK_METHODS)[number]

/** Who went there: somebody of the platform, or an inspection body for it. */
export const SITE_CHECK_METHODS = ['site', 'third_party'] as const

const MEMBERS = ['buyer', 'seller', 'provider'] as const

const row = z.object({
  id: id(),
  no: z.string(),
  kind: z.string(),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  companyId: id(),
  companyName: z.string(),
  files: z.array(z.object({ fileId: id(), name: z.string() })),
  rejectReason: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  checkMethod: z.string(),
  /** Who compared it: the person for operators, who are colleagues; null for the company. */
  checkedByName: z.nullable(z.string()),
  status: z.enum(CERTIFICATE_STATUSES),
  version: z.int(),
  createdAt: z.string(),
  /** The caller is one of its people: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
})
export type CertificateRow = z.output<typeof row>

export const certificatePage = defineEndpoint({
  name: 'identity.certificatePage',
  path: '/user/certificate/page',
  audiences: [...MEMBERS, 'operator'],
  audit: 'read',
  reads: ['certificate'],
  input: pageInput({ status: z.optional(z.enum(CERTIFICATE_STATUSES)) }),
  output: pageOutput(row),
  summary: 'The own company’s; for operators those of the region.',
})

export const certificateStatusCount = defineEndpoint({
  name: 'identity.certificateStatusCount',
  path: '/user/certificate/statusCount',
  audiences: [...MEMBERS, 'operator'],
  reads: ['certificate'],
  input: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  output: statusCountOutput(),
})

export const createCertificate = defineEndpoint({
  name: 'identity.createCertificate',
  path: '/user/certificate/create',
  audiences: MEMBERS,
  writes: true,
  touches: ['certificate'],
  input: z.object({
    /** Of the list `certificate_kind`. */
    kind: listedCode(),
    number: text(60),
    issuer: text(120),
    issuedOn: civilDate(),
    validUntil: z.nullable(civilDate()),
    fileIds: z.array(id()).check(z.minLength(1), z.maxLength(5)),
  }),
  output: z.object({ id: id(), no: z.string() }),
  errors: ['MALL600403'],
  summary: 'Evidence with its dates; it counts once a reviewer has compared it.',
})

const CERTIFICATE = {
  name: 'identity.*Certificate',
  path: '/user/certificate',
  touches: ['certificate'],
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
  changed: () => z.object({ status: z.enum(CERTIFICATE_STATUSES), version: z.int() }),
} as const

export const withdrawCertificate = defineStep(CERTIFICATE, 'withdraw', {
  audiences: MEMBERS,
})

export const acceptCertificate = defineStep(CERTIFICATE, 'accept', {
  audiences: ['operator'],
  errors: ['USER_SERVICE530307'],
  touches: ['company'],
})

export const rejectCertificate = defineStep(CERTIFICATE, 'reject', {
  audiences: ['operator'],
  errors: ['USER_SERVICE530307'],
  input: { reason: text(300) },
})

export const recordSiteCheck = defineEndpoint({
  name: 'identity.recordSiteCheck',
  path: '/user/certificate/recordSiteCheck',
  audiences: ['operator'],
  writes: true,
  touches: ['certificate', 'company', 'store', 'product'],
  input: z.object({
    companyId: id(),
    method: z.enum(SITE_CHECK_METHODS),
    /** The inspection body, where it was one. */
    inspector: optionalText(120),
    checkedOn: civilDate(),
    validUntil: civilDate(),
    reportNo: optionalText(60),
    fileIds: z.array(id()).check(z.minLength(1), z.maxLength(10)),
    /** What of the company's own words was seen there. */
    confirms: z._default(z.array(z.enum(['companyType', 'production'])).check(z.maxLength(2)), []),
  }),
  output: z.object({ id: id(), no: z.string() }),
  errors: ['MALL600403', 'USER_SERVICE530307', 'USER_SERVICE530404'],
  summary: 'That somebody was there, with the report: the company has level 3 until it ends. An earlier one gives way.',
})
